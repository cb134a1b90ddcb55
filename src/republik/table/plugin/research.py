"""Interface for research: options, features, memory, data-set columns and players for measurement.

Every part has a default, so that every adapter in `republik.lab` works with a game that defines none of them.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Generic, Literal, NamedTuple, Protocol, Self, runtime_checkable

from republik.table.contract import SPECTATOR, Event, Outcome, Position
from republik.table.game import Game, Option, PlayerSpec, PositionT, ViewT
from republik.table.learning.learner import Learner
from republik.table.native import Flags, Ints
from republik.table.player import Player
from republik.table.plugin.study import Study
from republik.table.views import plain_data

Row = dict[str, Any]
"""A row of a data set: values by column."""


class Column(NamedTuple):
    """A column of a data set with its pyarrow type; if it may be empty, the description says when."""

    name: str
    type: str
    meaning: str


class TableSpec(NamedTuple):
    """A table of a data set."""

    row: str
    """What one row represents."""
    columns: Sequence[Column]


@runtime_checkable
class Oracle(Player, Protocol):
    """A player for measurement only: it sees the whole position."""

    oracle: Literal[True]

    def choose_knowing(self, position: Position, seat: int, rng: Random) -> int: ...


class Batch(Protocol):
    """Games played in parallel. After construction and after every `step`, the rows describe the next decisions.

    A game that ends restarts within the same step.
    """

    width: int
    """Number of features per row."""
    actions: int
    """Number of actions per row."""
    seats: Ints
    """The seat to act, per game."""
    features: Ints
    """What that seat knows, row by row."""
    masks: Flags
    """Mask of legal actions, row by row."""
    winners: Ints
    """Winner of the game that the last step ended; -1: still in progress, -2: ended without a winner."""

    def step(self, actions: list[int]) -> None:
        """Plays one action in every game; raises IllegalMove, without playing any, if one of them is not legal."""
        ...

    def random_actions(self) -> list[int]:
        """Returns a uniformly random legal action for every game."""
        ...


class Memory(Generic[PositionT]):
    """What the seats observed during a game: who moved and, from the events, what each seat may know about it.

    A game in which most moves are public can override this with something faster.
    """

    def __init__(self, past: Iterable[Any] = ()) -> None:
        self.past: list[Any] = list(past)

    def data(self) -> tuple[Any, ...]:
        """Returns plain data that the constructor accepts."""
        return (self.past[:],)

    def play(self, position: PositionT, move: int) -> None:
        """Plays the move and remembers it."""
        events: list[Event] = []
        actor = position.to_act()
        position.play(move, events.append)
        self.past.append((actor, move, [_entry(event) for event in events]))

    def story(self, position: PositionT, seat: int) -> str:  # noqa: ARG002
        """Returns what a seat observed."""
        return " ".join(self._entry_text(entry, seat) for entry in self.past)

    def _entry_text(self, entry: Any, seat: int) -> str:
        actor, move, events = entry
        own = str(move) if actor == seat else ""
        texts = [f"{event.key}{_json(event.args)}" for event in _visible(events, seat)]
        return f"{actor}:{own}[{' '.join(texts)}]"

    def only(self, position: PositionT, seat: int) -> Self:  # noqa: ARG002
        """Returns a copy without what the seat did not observe."""
        past = []
        for actor, move, events in self.past:
            past.append((actor, move if actor == seat else -1, [_entry(event) for event in _visible(events, seat)]))
        return type(self)(past)


def _entry(event: Event) -> tuple[Any, ...]:
    return event.key, event.args, event.private, event.seen_by


def _visible(entries: Iterable[Any], seat: int) -> list[Event]:
    return [Event(*entry).for_seat(seat) for entry in entries]


def _json(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), default=str)


class Recording(Generic[PositionT]):
    """Collects the rows of a data set while a game is played."""

    def __init__(self, number: int) -> None:
        self.number = number

    def hear(self, event: Event, position: PositionT, ply: int) -> None:
        """Receives an event that happened after `ply` decisions."""

    def when(self, position: PositionT) -> Row:  # noqa: ARG002
        """Returns the game's progress: the `when_columns` of a decision."""
        return {}

    def figures(self, position: PositionT) -> Row:  # noqa: ARG002
        """Returns what is public before a decision: the `figure_columns`."""
        return {}

    def result(self, position: PositionT) -> Row:  # noqa: ARG002
        """Returns additional values of the game's row: `end_columns` and `result_columns`."""
        return {}

    def tables(self) -> dict[str, list[Row]]:
        """Returns the rows of the additional tables, once the game is over."""
        return {}


class Research(Generic[PositionT, ViewT]):
    """The research interface of a game."""

    zero_sum: bool = False
    """Whether rewards sum to zero: 1 for the winner and -1 shared by the others, instead of 1 and 0."""
    longest_game: int = 10_000
    """Upper bound on the number of decisions in a game, chance included."""
    private_features: tuple[str, ...] = ()
    """Name prefixes of the features that a spectator cannot see."""
    memory: type[Memory[Any]] = Memory
    recording: type[Recording[Any]] = Recording
    when_columns: Sequence[Column] = ()
    figure_columns: Sequence[Column] = ()
    end_columns: Sequence[Column] = ()
    """Columns of a game's row that say how far it went, placed before the number of decisions."""
    result_columns: Sequence[Column] = ()
    """Additional columns of a game's row."""
    more_tables: Mapping[str, TableSpec] = {}
    """Additional tables of a data set, besides decisions and games."""
    notes: tuple[str, ...] = ()
    """Notes for users of a data set, one sentence each."""
    solo_sides: tuple[str, str] = ("players", "rules")
    """Names of the people's side and the rules' side in results, for games in which the rules play some seats."""
    colours: Mapping[str, tuple[str, str]] = {}
    """Colours by seat or side, for light and dark backgrounds."""
    anchor: str = ""
    """The player whose rating is fixed when it takes part."""
    players: Mapping[str, PlayerSpec] = {}
    """Players for experiments only, not offered at tables."""
    oracles: Mapping[str, PlayerSpec] = {}
    """Players that see everything (`Oracle`), available only in the arena."""
    learner: Callable[[], Learner] | None = None
    """What training needs of the game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- names --------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The title of the game."""
        return self.game.name.replace("-", " ").title()

    @property
    def slug(self) -> str:
        """The game's name in environment ids: lower case, words joined by underscores."""
        return self.game.name.replace("-", "_")

    @property
    def seat_titles(self) -> tuple[str, ...]:
        """The names of the seats in data cards."""
        return tuple(seat.title() for seat in self.game.seats)

    # -- the game -----------------------------------------------------------------------------------

    @property
    def options(self) -> tuple[Option, ...]:
        """Returns the options of games in which no seat is played by the rules."""
        options = []
        usual = {option.name: option.default for option in self.game.options}
        for option in self.game.options:
            values = tuple(
                value for value in option.values if not self.game.automatic_seats(usual | {option.name: value})
            )
            default = option.default if option.default in values else values[0]
            options.append(Option(option.name, values, default))
        return tuple(options)

    def rewards(self, outcome: Outcome | None) -> list[float]:
        """Returns the reward of each seat; zero while the game is in progress or if nobody won. Scores do not count."""
        seats = range(len(self.game.seats))
        winner = None if outcome is None else outcome.winner
        if winner is None:
            return [0.0 for _ in seats]
        lost = -1.0 / max(1, len(seats) - 1) if self.zero_sum else 0.0
        return [1.0 if seat == winner else lost for seat in seats]

    def scores(self, outcome: Outcome | None) -> list[float]:
        """Returns the points of each seat, for research on points instead of victory; for a game that counts none, the
        rewards."""
        if outcome is None or not outcome.scores:
            return self.rewards(outcome)
        return [float(points) for points in outcome.scores]

    def period(self, position: PositionT) -> int:  # noqa: ARG002
        """Returns the game's progress in its largest unit, which the message `research-period` names."""
        return 0

    def step(self, position: PositionT) -> str:
        """Returns the kind of the pending decision."""
        seat = position.to_act()
        prompt = self.game.phrases.prompt(position.view(SPECTATOR if seat is None else seat))
        return prompt.key.removeprefix("prompt-")

    def chance_outcomes(self, position: PositionT) -> int:
        """Returns the maximum number of outcomes of a chance decision."""
        return position.action_count()

    def longest_chance(self, position: PositionT) -> int:  # noqa: ARG002
        """Returns the maximum number of chance decisions in a game."""
        return self.longest_game

    def idle_action(self, position: PositionT) -> int:  # noqa: ARG002
        """Returns the action for waiting agents, in environments in which every agent must submit one."""
        return 0

    # -- what a seat knows --------------------------------------------------------------------------

    def feature_names(self, position: PositionT) -> list[str]:
        """Returns the names of the entries of `encode`, in order, for games that begin like this position."""
        return ["seat", "my_turn", *_numbers(self.plain(_view(position, SPECTATOR)))]

    def encode(self, view: ViewT, names: Sequence[str]) -> list[int]:
        """Encodes what the view's seat knows as one number per name.

        By default these are the numbers in the presenter's output, by name, and the lengths of its lists.
        """
        numbers = {"seat": view.seat, "my_turn": int(view.to_act() == view.seat), **_numbers(self.plain(view))}
        return [numbers.get(name, 0) for name in names]

    def plain(self, view: ViewT) -> dict[str, Any]:
        """Returns what the view's seat knows as plain data."""
        return dict(plain_data(self.game.presenter.view(view, ())))

    def private(self, position: PositionT, seat: int) -> dict[str, Any]:
        """Returns what a seat knows and a spectator does not, as plain data."""
        mine, public = self.plain(_view(position, seat)), self.plain(_view(position, SPECTATOR))
        return {name: value for name, value in mine.items() if public.get(name) != value}

    def picture(self, view: ViewT) -> str:
        """Returns the board in a few lines of text, as far as the view's seat knows it."""
        return "\n".join(f"{name}: {_json(value)}" for name, value in self.plain(view).items())

    def history(
        self,
        position: PositionT,  # noqa: ARG002
        sampled: PositionT,  # noqa: ARG002
        seat: int,  # noqa: ARG002
        moves: Sequence[int],  # noqa: ARG002
    ) -> list[int] | None:
        """Returns moves that would have led to a sampled position, for a seat that cannot tell it from the real one.

        None if the game does not support it: a resampled state then has no history.
        """
        return None

    # -- the balance of the game --------------------------------------------------------------------

    def study(self) -> Study[Any] | None:
        """Returns the game's own study of its balance, if it has one."""
        return None

    # -- many games at once -------------------------------------------------------------------------

    def batch(self, position: PositionT, games: int, seed: int) -> Batch | None:  # noqa: ARG002
        """Returns a batch of games like this position, stepped by the engine; None: the lab steps them one by one."""
        return None


def _view(position: Position, seat: int) -> Any:
    """Returns a view of the class that the game declares."""
    return position.view(seat)


def _numbers(data: Mapping[str, Any], prefix: str = "") -> dict[str, int]:
    """Returns the numbers in plain data by their path ("tricks ann"); a list is represented by its length."""
    numbers: dict[str, int] = {}
    for name, value in data.items():
        if isinstance(value, int):
            numbers[prefix + name] = int(value)
        elif isinstance(value, Mapping):
            numbers |= _numbers(value, f"{prefix}{name} ")
        elif isinstance(value, list | tuple):
            numbers[f"{prefix}{name} count"] = len(value)
    return numbers


AnyResearch = Research[Any, Any]
