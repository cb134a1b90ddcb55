"""How a game is described to researchers: options, features, memory, data-set columns, players for measurement.

Every part has a default, so that a game which describes nothing can be opened through all adapters of `republik.lab`.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, Self, runtime_checkable

from .balance import Balance
from .contract import STRANGER, Event, Outcome, Position, View
from .game import Game, Option, PlayerSpec
from .native import Flags, Ints
from .player import Player

Row = dict[str, Any]
"""A row of a data set: values by column."""


class Column(NamedTuple):
    """A column of a data set, its type as pyarrow names it; where it may be empty, the meaning says when."""

    name: str
    type: str
    meaning: str


class TableSpec(NamedTuple):
    """A table of a data set."""

    row: str
    """What one row is."""
    columns: Sequence[Column]


@runtime_checkable
class Oracle(Player, Protocol):
    """A player for measurement only: it decides from the truth."""

    oracle: Literal[True]

    def choose_knowing(self, position: Position, seat: int, rng: Random) -> int: ...


class Batch(Protocol):
    """Games side by side; after the constructor and after every `step` the rows tell of the decisions that come next.

    A game that ends begins anew within the same step.
    """

    width: int
    """How many features a row has."""
    actions: int
    """How many actions a row has."""
    seats: Ints
    """Who decides."""
    features: Ints
    """What that seat knows, row after row."""
    masks: Flags
    """Which actions are legal, row after row."""
    winners: Ints
    """Who won the game that the last step ended; -1: it goes on, -2: it ended and nobody won."""

    def step(self, actions: list[int]) -> None:
        """Plays one action in every game; IllegalMove, and nothing is played, if one of them is not legal."""
        ...

    def random_actions(self) -> list[int]:
        """A legal action for every game, each as likely as the others."""
        ...


class Memory:
    """What the seats saw happen in a game: who moved and, by the game's events, what each seat may know of it.

    A game whose moves are public but for a few can remember in a quicker way of its own.
    """

    def __init__(self, past: Iterable[Any] = ()) -> None:
        self.past: list[Any] = list(past)

    def data(self) -> tuple[Any, ...]:
        """Plain data; the constructor takes it back."""
        return (self.past[:],)

    def play(self, position: Position, move: int) -> None:
        """Plays the move and remembers it."""
        events: list[Event] = []
        actor = position.to_act()
        position.play(move, events.append)
        self.past.append((actor, move, [(one.key, one.args, one.private, one.seen_by) for one in events]))

    def story(self, position: Position, seat: int) -> str:  # noqa: ARG002
        """What a seat saw happen."""
        return " ".join(self._said(entry, seat) for entry in self.past)

    def _said(self, entry: Any, seat: int) -> str:
        actor, move, events = entry
        seen = [Event(*event).for_seat(seat) for event in events]
        own = str(move) if actor == seat else ""
        told = [f"{event.key}{_json(event.args)}" for event in seen]
        return f"{actor}:{own}[{' '.join(told)}]"

    def only(self, position: Position, seat: int) -> Self:  # noqa: ARG002
        """The same without what the seat did not see."""
        past = []
        for actor, move, events in self.past:
            seen = [Event(*event).for_seat(seat) for event in events]
            kept = [(event.key, event.args, event.private, event.seen_by) for event in seen]
            past.append((actor, move if actor == seat else -1, kept))
        return type(self)(past)


def _json(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), default=str)


class Recording:
    """One game as rows of a data set, made while it is played."""

    def __init__(self, number: int) -> None:
        self.number = number

    def hear(self, event: Event, position: Position, ply: int) -> None:
        """Something happened, after so many decisions."""

    def when(self, position: Position) -> Row:  # noqa: ARG002
        """How far the game has come: `when_columns` of a decision."""
        return {}

    def figures(self, position: Position) -> Row:  # noqa: ARG002
        """What the board shows to everybody before a decision: `figure_columns`."""
        return {}

    def result(self, position: Position) -> Row:  # noqa: ARG002
        """What the row of the game has besides: `end_columns` and `result_columns`."""
        return {}

    def tables(self) -> dict[str, list[Row]]:
        """The rows of the game's further tables, when it is over."""
        return {}


class Research:
    """A game as researchers meet it."""

    zero_sum: bool = False
    """Whether one wins what the others lose: 1 for the winner, -1 shared by the others; otherwise 1 and 0."""
    longest_game: int = 10_000
    """More decisions than any game has, those of chance included."""
    private_features: tuple[str, ...] = ()
    """How the names of features begin that tell what a stranger does not see."""
    memory: type[Memory] = Memory
    recording: type[Recording] = Recording
    when_columns: Sequence[Column] = ()
    figure_columns: Sequence[Column] = ()
    end_columns: Sequence[Column] = ()
    """Columns of a game's row that tell how far it came, before the number of its decisions."""
    result_columns: Sequence[Column] = ()
    """Further columns of a game's row."""
    more_tables: Mapping[str, TableSpec] = {}
    """Tables of a data set beside decisions and games."""
    notes: tuple[str, ...] = ()
    """What a reader of a data set has to know besides, a sentence each."""
    solo_sides: tuple[str, str] = ("players", "rules")
    """Where the rules play some seats: what the people's side and the rules' side are called in results."""
    colours: Mapping[str, tuple[str, str]] = {}
    """By seat or side: its colour on light and on dark paper."""
    anchor: str = ""
    """The player whose rating is fixed, where it takes part."""
    players: Mapping[str, PlayerSpec] = {}
    """Players for experiments only, which are not offered at a table."""
    oracles: Mapping[str, PlayerSpec] = {}
    """Players that see everything (`Oracle`): the arena alone may have them."""
    balance: Callable[[], Balance] | None = None
    """What a study of the game's balance looks into."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- names --------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.game.name.replace("-", " ").title()

    @property
    def slug(self) -> str:
        """The game in the names of environments: lower case, words joined by underscores."""
        return self.game.name.replace("-", "_")

    @property
    def seat_titles(self) -> tuple[str, ...]:
        """The seats as data cards call them."""
        return tuple(seat.title() for seat in self.game.seats)

    # -- the game -----------------------------------------------------------------------------------

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of games in which every seat is somebody's."""
        found = []
        usual = {option.name: option.default for option in self.game.options}
        for option in self.game.options:
            values = tuple(
                value for value in option.values if not self.game.automatic_seats(usual | {option.name: value})
            )
            default = option.default if option.default in values else values[0]
            found.append(Option(option.name, values, default))
        return tuple(found)

    def rewards(self, outcome: Outcome | None) -> list[float]:
        """What a game was worth to each seat; nothing while it goes on or where nobody won."""
        seats = range(len(self.game.seats))
        winner = None if outcome is None else outcome.winner
        if winner is None:
            return [0.0 for _ in seats]
        lost = -1.0 / max(1, len(seats) - 1) if self.zero_sum else 0.0
        return [1.0 if seat == winner else lost for seat in seats]

    def period(self, position: Position) -> int:  # noqa: ARG002
        """How far the game has come, in its largest steps. The message `research-period` says what they are."""
        return 0

    def step(self, position: Position) -> str:
        """The kind of decision that is to be taken."""
        seat = position.to_act()
        prompt = self.game.phrases.prompt(position.view(STRANGER if seat is None else seat))
        return prompt.key.removeprefix("prompt-")

    def chance_outcomes(self, position: Position) -> int:
        """How many outcomes chance has at most."""
        return position.action_count()

    def longest_chance(self, position: Position) -> int:  # noqa: ARG002
        """How often chance decides in a game at most."""
        return self.longest_game

    def idle_action(self, position: Position) -> int:  # noqa: ARG002
        """What an agent that waits may hand in where every agent has to hand in something."""
        return 0

    # -- what a seat knows --------------------------------------------------------------------------

    def feature_names(self, position: Position) -> list[str]:
        """The name of every entry of `encode`, in order, for games that begin like this position."""
        return ["seat", "my_turn", *_numbers(self.plain(position.view(STRANGER)))]

    def encode(self, view: View, names: Sequence[str]) -> list[int]:
        """What the view's seat knows as numbers, one for each of the names.

        Unless a game says otherwise: the numbers that its presenter tells by name, and how long its lists are.
        """
        known = {"seat": view.seat, "my_turn": int(view.to_act() == view.seat), **_numbers(self.plain(view))}
        return [known.get(name, 0) for name in names]

    def plain(self, view: View) -> dict[str, Any]:
        """What the view's seat knows, as plain data."""
        return self.game.presenter.view(view, ())

    def private(self, position: Position, seat: int) -> dict[str, Any]:
        """What a seat knows and a stranger does not, as plain data."""
        known, public = self.plain(position.view(seat)), self.plain(position.view(STRANGER))
        return {name: value for name, value in known.items() if public.get(name) != value}

    def picture(self, view: View) -> str:
        """The board in a few lines of text, as far as the view's seat knows it."""
        return "\n".join(f"{name}: {_json(value)}" for name, value in self.plain(view).items())

    def history(
        self,
        position: Position,  # noqa: ARG002
        sampled: Position,  # noqa: ARG002
        seat: int,  # noqa: ARG002
        moves: Sequence[int],  # noqa: ARG002
    ) -> list[int] | None:
        """The moves that would have led to a sampled position, for a seat that cannot tell it from the true one.

        None where the game does not say: a state drawn anew then has no history.
        """
        return None

    # -- many games at once -------------------------------------------------------------------------

    def batch(self, position: Position, games: int, seed: int) -> Batch | None:  # noqa: ARG002
        """Games that begin like this position, stepped by the engine; None: the lab steps them one by one."""
        return None


def _numbers(told: Mapping[str, Any], prefix: str = "") -> dict[str, int]:
    """The numbers among plain data by the way to them ("tricks ann"); a list by its length."""
    found: dict[str, int] = {}
    for name, value in told.items():
        if isinstance(value, int):
            found[prefix + name] = int(value)
        elif isinstance(value, Mapping):
            found |= _numbers(value, f"{prefix}{name} ")
        elif isinstance(value, list | tuple):
            found[f"{prefix}{name} count"] = len(value)
    return found
