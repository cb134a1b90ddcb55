"""Games of Weimar as rows of a data set."""

from typing import Any, cast

from republik.lab.arena import GameTable, Plan
from republik.lab.dataset_columns import PARTIES, WEIMAR_TABLES
from republik.table.contract import Outcome
from republik.weimar import opinion
from republik.weimar.position import Position
from republik.weimar.steps import MARKER_NAMES, STEP_NAMES

Row = dict[str, Any]


def figures(position: Position) -> Row:
    """What the board shows to everybody before a decision."""
    row: Row = {}
    for seat, party in enumerate(PARTIES):
        row[f"{party}_vp"] = position.vp[seat]
        row[f"{party}_seats"] = position.seats[seat]
        row[f"{party}_bases"] = position.base_count(seat)
        row[f"{party}_reserve"] = position.reserve[seat]
        row[f"{party}_hand"] = len(position.hands[seat])
        row[f"{party}_topics"] = opinion.halves(position, seat)
    row |= {name: position.marker_total(marker) for marker, name in enumerate(MARKER_NAMES)}
    return row | {
        "box": position.box_total(),
        "economy": position.economy,
        "government": position.government,
        "nsdap": position.nsdap_total(),
    }


class WeimarRecorder(GameTable):
    """A game of the arena whose decisions are kept as rows."""

    def __init__(self, plan: Plan, game: int) -> None:
        super().__init__(plan, game, plan.seatings(0)[0])
        self.game = game
        self.rows: dict[str, list[Row]] = {name: [] for name in WEIMAR_TABLES}

    @property
    def board(self) -> Position:
        return cast("Position", self.position)

    def _chosen(self, seat: int) -> int:
        move = super()._chosen(seat)
        board = self.board
        told = {
            "game": self.game,
            "ply": self.decisions,
            "round": board.round,
            "seat": seat,
            "step": STEP_NAMES[board.step()[0]],
            "move": move,
            "move_text": board.move_text(move),
            "legal_moves": len(board.legal),
        }
        self.rows["decisions"].append(told | figures(board))
        return move

    def finish(self, outcome: Outcome) -> dict[str, list[Row]]:
        """All rows of the game, with its result."""
        told: Row = {"game": self.game, "scenario": self.plan.options["scenario"], "seed": self.plan.seed}
        told |= {"round": self.board.round, "decisions": self.decisions}
        for seat, party in enumerate(PARTIES):
            told[f"{party}_player"] = self.plan.players[self.seats[seat]]
            told[f"{party}_vp"] = self.board.vp[seat]
        self.rows["games"].append(told)
        for rows in self.rows.values():
            for row in rows:
                row |= {"winner": outcome.winner, "termination": outcome.termination}
        return self.rows


CARD = """\
# Games of Weimar, {first} (SPD, Zentrum) against {second} (KPD, DNVP)

{games} games of *Weimar*, scenario {scenario}, played by computer players: every decision, every game.

| file | rows | one row is |
| --- | ---: | --- |
| `decisions.parquet` | {rows_decisions} | a decision of a player, with the board before it |
| `games.parquet` | {rows_games} | a game |

## How it was made

```console
$ {command}
```

Republik {version}, pyarrow {pyarrow}. SPD and Zentrum: `{first}`; KPD and DNVP: `{second}`; seed: `{seed}`. The same
command of the same version plays the same games, on any machine and with any number of workers, as long as the players
themselves do not look at the clock. Game k is the first game of pair k of `republik arena` with these players and this
seed.

## Columns

{columns}
## Known limits

* The games are as good as their players. They show how these two play, not how the game is best played.
* Much of Weimar is reconstructed: values and cards that no source tells are our own, and may change between versions.
* A decision with one legal answer is played by the engine and has no row; neither has chance.
* The figures are public knowledge, but `move` and `move_text` tell everything, agendas chosen in secret included.
* `winner` and `termination` lie in the future of their row: results to learn from, not something a player knew.
* Rows of a game belong together. To test what was learnt, keep whole games apart, not rows.

## Licence

Apache-2.0, as the program that wrote it. No text of a card and no art is in it.
"""
