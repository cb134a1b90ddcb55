"""Finds out whether more time changes what the search with the network chooses, and what that is worth.

For each position, a tree searches on and on with one set of dice, and its choice is noted at 1, 3, 10, 30 and 100 times
the short budget; a second short search with other dice shows how much of a difference is noise. The longest search
judges all choices: the regret of a choice is by how much its winning chance there is below that of the best play. Lines
are appended to the file as they are found, and positions already in it are skipped, so that a run can be interrupted.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from republik.games.wsdv import new_game
from republik.games.wsdv.players.evaluators import SHIPPED, learned
from republik.games.wsdv.players.greedy import GreedyPlayer
from republik.games.wsdv.players.tree import Tree
from republik.games.wsdv.rules.position import Dealer, View
from republik.games.wsdv.rules.sequence import Action
from republik.table.dice import Dice

FACTORS = (1, 3, 10, 30, 100)
LONGEST_GAME = 300  # decisions, about
OTHER_DICE = 1 << 20


class Finding(NamedTuple):
    """The choices in one position, by factor, and what the longest search thinks of them."""

    seed: int
    decade: int
    chance: float
    agreement: bool
    regrets: dict[str, float]


def card_choice(seed: int) -> View | None:
    """Returns the view of a side that chooses a card, somewhere in a game of two greedy players; None if the game ends
    before that."""
    rng = Random(seed)
    player = GreedyPlayer(lapses=0.05, judge=learned)
    position = new_game(edition="2.1")
    left = rng.randrange(LONGEST_GAME)
    while (seat := position.to_act()) is not None:
        left -= 1
        if left < 0 and isinstance(position.pending, Action) and len(position.legal) > 1:
            return position.view(seat)
        moves = position.moves()
        position.play(rng.choice(moves) if seat < 0 else player.choose(position.view(seat), rng))
    return None


def find(seed: int, view: View, short: int) -> Finding:
    judge = SHIPPED.evaluation()
    tree = Tree(Dealer(view.shown), Dice(seed), judge=judge)
    other = Tree(Dealer(view.shown), Dice(seed + OTHER_DICE), judge=judge)
    other.run(short)
    choices = {"other dice": other.best().move}
    for factor in FACTORS:
        tree.run(short * factor - tree.root.visits)
        choices[str(factor)] = tree.best().move
    chances = {node.move: tree.root.chance_of(node, view.seat) for node in tree.ranked()}
    best = chances[tree.best().move]
    regrets = {name: round(best - chances[move], 4) for name, move in choices.items()}
    return Finding(seed, view.shown.decade, round(best, 4), choices["other dice"] == choices["1"], regrets)


def found(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def new_findings(done: set[int], count: int, short: int) -> Iterator[Finding]:
    """Yields findings in the positions that are missing."""
    seed = 0
    while len(done) < count:
        if seed not in done:
            view = card_choice(seed)
            if view is not None:
                done.add(seed)
                yield find(seed, view, short)
        seed += 1


def show(lines: list[dict[str, Any]]) -> None:
    count = len(lines)
    print(f"{count} positions")
    print(f"{'search':<12}{'regret, points of chance':>26}{'regret of 2 or more':>22}{'another choice':>17}")
    for name in ("other dice", *map(str, FACTORS)):
        regrets = [100 * line["regrets"][name] for line in lines]
        large = sum(regret >= 2 for regret in regrets) / count
        different = sum(regret != 0 for regret in regrets) / count
        print(f"{name:<12}{sum(regrets) / count:>26.2f}{large:>22.0%}{different:>17.0%}")
    print(f"short searches with other dice agree in {sum(line['agreement'] for line in lines) / count:.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--short", type=int, default=60, help="iterations of the short search (60, the statesman's)")
    parser.add_argument("--file", type=Path, default=Path("build/thinking.jsonl"))
    options = parser.parse_args()
    lines = found(options.file)
    options.file.parent.mkdir(exist_ok=True)
    for finding in new_findings({line["seed"] for line in lines}, options.positions, options.short):
        lines.append(finding._asdict())
        with options.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(lines[-1]) + "\n")
    show(lines)


if __name__ == "__main__":
    main()
