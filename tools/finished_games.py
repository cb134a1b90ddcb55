"""Plays games to the end and adds them to tests/data/games, with the figures that every later version must reach.

    python tools/finished_games.py wsdv --option edition=2.1 --players random citizen --games 5 --seed "first"

Each game is a record and, beside it, the position after every fiftieth decision and after the last. A file that exists
is left alone: it says what an earlier version played.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from republik import games
from republik.players import registry
from republik.players.asking import ask
from republik.table.chance import Seed
from republik.table.contract import Position
from republik.table.records import Record, replay, write_record
from republik.table.session import new_session

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "data" / "games"
EVERY = 50
"""Decisions from one position to the next that is written down whole."""


def play(game: str, options: dict[str, str], names: Sequence[str], seed: str) -> Record:
    """Plays one game between computer players; it is determined by its seed."""
    plug_in = games.game(game)
    seats = {seat: names[number % len(names)] for number, seat in enumerate(plug_in.seats)}
    players = [registry.players(game)[name].make(None) for name in seats.values()]
    session = new_session(plug_in, options, seats, Seed(sha256(seed.encode()).digest()))
    while (seat := session.position.to_act()) is not None:
        session.play(ask(players[seat], session, seat))
    return session.record(reveal=True)


def figures(record: Record) -> Iterator[dict[str, object]]:
    """Yields the position after every fiftieth decision, and after the last with a hash of all positions."""
    every = sha256()
    position: Position | None = None
    for step in replay(record):
        position = step.position
        every.update(position.to_text().encode())
        if step.ply % EVERY == 0:
            yield {"after": step.ply, "position": json.loads(position.to_text())}
    assert position is not None, "a finished game has decisions"
    last = {"after": len(record.decisions), "position": json.loads(position.to_text())}
    yield {**last, "every position": every.hexdigest()}


def write(name: str, record: Record) -> None:
    """Writes a record and its figures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(figure, separators=(",", ":")) for figure in figures(record)]
    (FOLDER / f"{name}.txt").write_text(write_record(record), encoding="utf-8", newline="\n")
    (FOLDER / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(games.names()))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--players", nargs="+", default=["random"], help="seat by seat, repeated as needed")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", default="games")
    arguments = parser.parse_args()
    options = dict(option.split("=", 1) for option in arguments.option)
    for number in range(1, arguments.games + 1):
        name = "-".join([arguments.game, *options.values(), arguments.seed.replace(" ", "_"), str(number)])
        if (FOLDER / f"{name}.txt").exists():
            print(f"{name}: there already")
            continue
        record = play(arguments.game, options, arguments.players, name)
        write(name, record)
        print(f"{name}: {len(record.decisions)} decisions, {record.header['result']}")


if __name__ == "__main__":
    main()
