#!/usr/bin/env python3
"""A complete player for Republik: any legal move, but it prefers to build. Needs only Python.

republik play --west person --east "bot:python3 examples/bots/random_bot.py"
"""

import json
import sys
from random import Random


def say(message: dict) -> None:
    """Sends one message, which is one line. Flush it, or the table keeps waiting."""
    print(json.dumps(message), flush=True)


def choose(moves: list, rng: Random) -> int:
    """A move is {"id": 142, "text": "build Kiel"}; the table expects the id."""
    building = [move for move in moves if "build" in move["text"]]
    liked = building if building and rng.random() < 0.5 else moves
    return rng.choice(liked)["id"]


def main() -> None:
    view = {}
    for line in sys.stdin:  # until the table closes the connection
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": "Builder"})
        elif message["type"] == "new_game":
            # Standard error is free for your own notes, up to 1 MiB per game.
            print(f"I play {message['seat']}", file=sys.stderr)
        elif message["type"] == "view":
            view = message  # the board, your cards, and what happened; a better bot would use it
        elif message["type"] == "decide":
            # The seed makes your random choices repeatable: the same game, the same choices.
            move = choose(message["moves"], Random(message["seed"]))
            say({"type": "move", "decision": message["decision"], "move": move})
        elif message["type"] == "game_over":
            print(f"decade {view.get('decade')}: {message['winner']} wins", file=sys.stderr)
        elif message["type"] == "quit":
            return


if __name__ == "__main__":
    main()
