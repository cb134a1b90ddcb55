"""Games of Weimar as rows of a data set."""

from republik.games.weimar.rules import opinion
from republik.games.weimar.rules.flow import STEP_NAMES
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.steps import MARKER_NAMES
from republik.lab.arena import Plan
from republik.lab.dataset_columns import PARTIES, WEIMAR_TABLES
from republik.lab.dataset_rows import Recorder, Row


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


class WeimarRecorder(Recorder[Position]):
    """A game of Weimar whose decisions are kept as rows."""

    step_names = STEP_NAMES

    def __init__(self, plan: Plan, game: int) -> None:
        super().__init__(plan, game, WEIMAR_TABLES)

    def when(self) -> Row:
        return {"round": self.board.round}

    def figures(self) -> Row:
        return figures(self.board)

    def result(self) -> Row:
        told: Row = {"scenario": self.plan.options["scenario"], **self.when()}
        for seat, party in enumerate(PARTIES):
            told[f"{party}_player"] = self.plan.players[self.seats[seat]]
            told[f"{party}_vp"] = self.board.vp[seat]
        return told


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
