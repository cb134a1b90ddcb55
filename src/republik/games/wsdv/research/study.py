"""The balance study: what the editions changed and how much each card is worth (docs/games/wsdv/study.md)."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cache
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from republik.games.wsdv.players.beam import plan as look_through
from republik.games.wsdv.players.calibration import correction
from republik.games.wsdv.players.evaluators import learned
from republik.games.wsdv.rules.components import Card, Edition, load_components
from republik.games.wsdv.rules.position import Position, new_position
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.sequence import Action
from republik.games.wsdv.rules.steps import EAST, USES
from republik.table.contract import Event, Outcome
from republik.table.dice import Dice
from republik.table.plugin.research import AnyResearch
from republik.table.plugin.study import Data, Study, Totals, Variant

from .recording import WsdvRecording
from .study_page import BEST, FIGURES, WsdvStudyPage

OLDEST: Final = "1.0"
NEWEST: Final = "2.1"
SHARE: Final = 0.5
"""The share of card choices, picked at random, that are evaluated: more would add little and take longer."""
USE_NAMES: Final = ("unrest", "build", "living", "event")
COMPACT: Final = (",", ":")
WALL: Final = "forecast_flight_wall"
WHOLE: Final = 1_000_000
"""Chances are summed as integers, in millionths, so that the sums do not depend on their order."""
LEAD: Final = 0.55
"""A side leads from this chance on; between its lead and the other's nobody takes it."""
AHEAD: Final = 0.75
"""A game is turned if its loser once had this chance."""
RARE: Final = 100
"""Openings in fewer than one of so many games are not listed."""
STEPS: Final[Mapping[str, tuple[str, ...]]] = {
    "1.0 + set-up": ("supplier_unrest", "socialists"),
    "1.0 + suppliers": ("supplier_unrest",),
    "1.0 + socialists": ("socialists",),
    "1.0 + price": ("special_price",),
    "1.0 + discard": ("must_discard_third",),
    "1.0 + arrows": ("yellow_surplus",),
    "1.0 + rundown": ("rundown_fallback",),
    "1.0 + external": ("external_factory_first",),
}
"""The changes since the first edition, each on its own."""
BETWEEN: Final = "2.0"


@cache
def editions() -> dict[str, Edition]:
    return load_components().editions


@cache
def switches() -> tuple[str, ...]:
    """Returns the switches that differ between the first and the newest edition."""
    old, new = editions()[OLDEST], editions()[NEWEST]
    names = [one.name for one in fields(Edition) if one.name not in ("id", "names", "note")]
    return tuple(name for name in names if getattr(old, name) != getattr(new, name))


@cache
def mixed_editions() -> tuple[Edition, ...]:
    """Returns all editions and, after the first, each change on its own."""
    first, newest = editions()[OLDEST], editions()[NEWEST]
    steps = (
        replace(first, id=name, **{switch: getattr(newest, switch) for switch in own}) for name, own in STEPS.items()
    )
    return (first, *steps, editions()[BETWEEN], newest)


@cache
def _rules(variant: int) -> Rules:
    return Rules(load_components(), mixed_editions()[variant])


@cache
def cards() -> dict[str, Card]:
    return {card.id: card for card in load_components().cards}


class PlayValue(NamedTuple):
    """A play and its value: the winning chance after it, minus the average of the other plays."""

    card: str
    use: str
    worth: float

    @property
    def rank(self) -> tuple[float, int]:
        return self.worth, USE_NAMES.index(self.use)


def worth_of_plays(position: Position, seat: int, dice: Dice) -> list[PlayValue]:
    """Returns the value of each card and use: the chance after it, minus the average of the other cards' best plays.

    Every play is searched to its end at the same depth, with a beam of one and no reply.
    """
    judge = learned(position.rules)
    correct = correction(judge, position.decade).apply
    plays = [
        (*divmod(line.first - position.rules.actions.play, USES), correct(line.chance(), seat))
        for line in look_through(judge, position, seat, 1, 0, dice)
    ]
    best: dict[int, float] = {}
    for card, _, chance in plays:
        best[card] = max(chance, best.get(card, 0.0))
    if len(best) < 2:
        return []
    every = sum(best.values())
    names = position.rules.cards
    return [
        PlayValue(names[card], USE_NAMES[use], chance - (every - best[card]) / (len(best) - 1))
        for card, use, chance in plays
    ]


def _east_chance(position: Position, seat: int, rng: Random) -> float:
    """Returns East's chance as the deciding side sees it."""
    judge = learned(position.rules)
    return correction(judge, position.decade).apply(judge.chance(position.view(seat).sample(rng)), EAST)


# -- what is counted ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cell:
    """The value of a card in one use: sums over games of how often it was examined and of its value. Decisions within a
    game are correlated; the squares and products of the per-game sums measure by how much."""

    games: int = 0
    count: int = 0
    total: int = 0
    best: int = 0
    top: int = 0
    counts_squared: int = 0
    totals_squared: int = 0
    product: int = 0

    @classmethod
    def of_game(cls, count: int, total: int, best: int, top: int) -> "Cell":
        return cls(1, count, total, best, top, count * count, total * total, count * total)

    @property
    def mean(self) -> float:
        """In percentage points."""
        return 100 * self.total / (WHOLE * self.count)

    @property
    def error(self) -> float | None:
        """The standard error of the mean, from the variance between games; None for a single game."""
        if self.games < 2:
            return None
        ratio = self.total / self.count
        scatter = self.totals_squared - 2 * ratio * self.product + ratio * ratio * self.counts_squared
        clustered = max(scatter, 0.0) * self.games / (self.games - 1)
        return 100 * sqrt(clustered) / (WHOLE * self.count)


CELL: Final = [one.name for one in fields(Cell)]


@dataclass
class GameTotals(Totals):
    """What is counted besides winners and decisions."""

    endings: Counter[tuple[int, int | None, str]] = field(default_factory=Counter)
    """By decade, winner and kind."""
    ends: Counter[int] = field(default_factory=Counter)
    """By decade."""
    sums: Counter[tuple[int, str]] = field(default_factory=Counter)
    """The figures of decade ends, by decade and column; and how many rows had one."""
    rows: Counter[tuple[int, str]] = field(default_factory=Counter)
    choices: Counter[int] = field(default_factory=Counter)
    """By seat: how many choices of a card were evaluated."""
    cells: Counter[tuple[int, str, str, str]] = field(default_factory=Counter)
    """By seat, card, use and field of a `Cell`."""
    openings: Counter[tuple[int, str, str, bool]] = field(default_factory=Counter)
    """By seat, card and use of its first play, and whether it won."""
    leads: Counter[int] = field(default_factory=Counter)
    """Games by how often the lead changed."""
    turned: int = 0

    def cell(self, seat: int, card: str, use: str) -> Cell:
        return Cell(*(self.cells[seat, card, use, name] for name in CELL))


def lead_changes(chances: Sequence[float]) -> int:
    """Returns how often the lead passed from one side to the other."""
    changes = 0
    leader: bool | None = None
    for chance in chances:
        if chance >= LEAD or chance <= 1.0 - LEAD:
            changes += leader is not None and leader != (chance >= LEAD)
            leader = chance >= LEAD
    return changes


class StudiedGame:
    """Counts the decade ends, the leads, the first plays and, if asked to, the values of cards in a game."""

    def __init__(self, number: int, values: bool) -> None:
        self.recording = WsdvRecording(number)
        self.values = values
        self.totals = GameTotals()
        self.sums: defaultdict[tuple[int, str, str], Counter[str]] = defaultdict(Counter)
        self.chances: list[float] = []
        self.first_plays: dict[int, tuple[str, str]] = {}

    def hear(self, event: Event, position: Position, ply: int) -> None:
        self.recording.hear(event, position, ply)

    def before(self, position: Position, seat: int, random: Callable[[str], Random]) -> None:
        if not isinstance(position.step(), Action):
            return
        if self.values and (rng := random("worth")).random() < SHARE:
            self._value(seat, worth_of_plays(position.view(seat).sample(rng), seat, Dice(rng.getrandbits(32))))
        self.chances.append(_east_chance(position, seat, random("lead")))

    def _value(self, seat: int, plays: list[PlayValue]) -> None:
        if not plays:
            return
        self.totals.choices[seat] += 1
        best: dict[str, PlayValue] = {}
        for play in plays:
            best[play.card] = max(best.get(play.card, play), play, key=lambda one: one.rank)
        top = max(play.rank for play in best.values())
        for play in plays:
            self._count(seat, play, play.use, best[play.card] == play, top)
        for play in best.values():
            self._count(seat, play, BEST, True, top)

    def _count(self, seat: int, play: PlayValue, use: str, best: bool, top: tuple[float, int]) -> None:
        amounts = {"count": 1, "total": round(WHOLE * play.worth), "best": best, "top": best and play.rank == top}
        self.sums[seat, play.card, use].update(amounts)

    def chosen(self, position: Position, seat: int, move: int) -> None:
        if seat not in self.first_plays and isinstance(position.step(), Action):
            card, use = divmod(move - position.rules.actions.play, USES)
            self.first_plays[seat] = position.rules.cards[card], USE_NAMES[use]

    def finish(self, position: Position, outcome: Outcome) -> None:
        totals, winner = self.totals, outcome.winner
        for row in self.recording.tables()["decade_ends"]:
            totals.ends[row["decade"]] += 1
            for name in (WALL, *FIGURES):
                if row.get(name) is not None:
                    totals.sums[row["decade"], name] += int(row[name])
                    totals.rows[row["decade"], name] += 1
        totals.endings[position.decade, winner, outcome.termination] += 1
        for key, sums in self.sums.items():
            totals.cells.update({(*key, name): amount for name, amount in asdict(Cell.of_game(**sums)).items()})
        for seat, (card, use) in self.first_plays.items():
            totals.openings[seat, card, use, winner == seat] += 1
        if self.chances:
            totals.leads[lead_changes(self.chances)] += 1
            totals.turned += min(self.chances) <= 1.0 - AHEAD if winner == EAST else max(self.chances) >= AHEAD


# -- the study ----------------------------------------------------------------------------------------


class WsdvStudy(Study[GameTotals]):
    """The first edition, the newest one, and the steps between them; plays are valued in the newest."""

    player = "delegate"
    seat = EAST
    totals = GameTotals

    def __init__(self, research: AnyResearch) -> None:
        self.research = research
        self.seats = research.game.seats
        self.variants = [
            Variant(edition.id, {name: getattr(edition, name) for name in switches()}) for edition in mixed_editions()
        ]

    def new(self, variant: int) -> Position:
        return new_position(_rules(variant))

    def watch(self, variant: int, number: int) -> StudiedGame:
        return StudiedGame(number, values=variant == len(self.variants) - 1)

    def figures(self, totals: GameTotals) -> Data:
        return {
            "lead": _lead(totals),
            "endings": self._endings(totals),
            "decade_ends": [_decade_end(decade, totals) for decade in sorted(totals.ends)],
        }

    def _endings(self, totals: GameTotals) -> list[Data]:
        ordered = sorted(totals.endings.items(), key=lambda item: (item[0][0], -item[1], item[0][2]))
        return [
            {
                "decade": decade,
                "winner": None if winner is None else self.seats[winner],
                "termination": termination,
                "points": count,
                "share": round(count / totals.endings.total(), 6),
            }
            for (decade, winner, termination), count in ordered
        ]

    def findings(self, totals: GameTotals) -> Data:
        seats = list(enumerate(self.seats))
        return {
            "choices": {name: totals.choices[seat] for seat, name in seats},
            "openings": {name: _openings(seat, totals) for seat, name in seats},
            "cards": {name: _cards(seat, totals) for seat, name in seats},
        }

    def json(self, data: Data) -> str:
        """Returns JSON with one line per card: compact, and easy to compare between runs."""
        sides = []
        for side, values in data["cards"].items():
            lines = [f"   {json.dumps(card)}: {json.dumps(uses, separators=COMPACT)}" for card, uses in values.items()]
            sides.append(f'  "{side}": {{\n' + ",\n".join(lines) + "\n  }")
        rest = json.dumps({key: value for key, value in data.items() if key != "cards"}, ensure_ascii=False, indent=1)
        return f'{rest[:-2]},\n "cards": {{\n' + ",\n".join(sides) + "\n }\n}\n"

    def page(self, data: Data, interval: Callable[[float, float], tuple[float, float]]) -> WsdvStudyPage:
        return WsdvStudyPage(data, self.research, cards(), interval)


def _lead(totals: GameTotals) -> Data:
    """Returns how often the lead changed, by games; and in how many games the loser had once been clearly ahead."""
    games = totals.leads.total()
    changes = sum(changes * count for changes, count in totals.leads.items())
    return {
        "changes": round(changes / games, 3) if games else None,
        "games": {str(changes): totals.leads[changes] for changes in sorted(totals.leads)},
        "turned": totals.turned,
    }


def _decade_end(decade: int, totals: GameTotals) -> Data:
    """Returns averages over the ends of a decade; None if there are none."""
    count = totals.ends[decade]
    means = {
        name: round(totals.sums[decade, name] / rows, 3) if (rows := totals.rows[decade, name]) else None
        for name in FIGURES
    }
    return {"decade": decade, "count": count, "wall": round(totals.sums[decade, WALL] / count, 4), **means}


def _openings(seat: int, totals: GameTotals) -> list[list[Any]]:
    """Returns a side's first plays: card, use, games and victories, the most frequent first."""
    games: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for (who, card, use, victory), count in totals.openings.items():
        if who == seat:
            games[card, use] += count
            won[card, use] += count * victory
    least = max(1, len(totals.winners) // RARE)
    ordered = sorted(games.items(), key=lambda item: (-item[1], item[0]))
    return [[card, use, count, won[card, use]] for (card, use), count in ordered if count >= least]


def _cards(seat: int, totals: GameTotals) -> dict[str, dict[str, list[float | int | None]]]:
    """Returns for each card and use: value, standard error, number of observations; how often it was the card's best
    use, and the best of all."""
    values: dict[str, dict[str, list[float | int | None]]] = defaultdict(dict)
    for card in cards():
        for use in (*USE_NAMES, BEST):
            if (cell := totals.cell(seat, card, use)).games:
                error = None if cell.error is None else round(cell.error, 3)
                values[card][use] = [round(cell.mean, 3), error, cell.count, cell.best, cell.top]
    return dict(values)
