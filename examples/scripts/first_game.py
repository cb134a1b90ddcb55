"""A first game from Python: two computer players play, and the log is printed in plain English.

python examples/scripts/first_game.py [SEED]
"""

import sys
from random import Random

from republik import games
from republik.messages.render import renderer
from republik.players.registry import player
from republik.table.contract import CHANCE, Event


def main(seed: int = 1) -> None:
    game = games.game("wsdv")
    position = game.new({"edition": "2.1"})
    players = [player("citizen", game.name), player("delegate", game.name)]
    words = renderer(game, "en")
    rng = Random(seed)
    while (seat := position.to_act()) is not None:
        if seat == CHANCE:
            move = rng.choice(position.moves())
        else:
            move = players[seat].choose(position.view(seat), rng)  # a player sees a view, never the position
        happened: list[Event] = []
        position.play(move, happened.append)
        for line in game.phrases.log_lines(happened, position.view(CHANCE)):
            if line.chapter:
                print()
            print(words.text(line.phrase))
    outcome = position.outcome()
    assert outcome is not None
    winner = "nobody" if outcome.winner is None else game.seats[outcome.winner]
    print(f"\nWinner: {winner} ({outcome.termination}, rule {outcome.rule})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
