"""Checks that nothing a seat may not know reaches it, for any game.

Private events say what is hidden. Where a move reports something that a seat is not told, or chance decides, the checks
also play another move that tells the seat the same. The samples of a view say what is hidden, too: a sample is a second
game from its start. From then on there are two games that the seat must not be able to tell apart. They go on with the
same moves, and everything the seat gets is compared: its view, the moves offered, refusals, events, texts and samples.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from republik.table.contract import CHANCE, SPECTATOR, Event, Position, Refusal, View
from republik.table.game import PAGE, Game, Options

TRIES: Final = 4
"""Number of other moves that are tried to find one that the seat cannot tell from the move played."""
REFUSALS: Final = 4
"""Number of moves whose refusals are compared at a time."""
DEEPEST: Final = 30
"""Nested objects of a view that are compared."""


class Leak(Refusal, AssertionError):
    """Something that a seat may not know changes what it gets."""

    family = "fuzz-broken-"


class Secrecy:
    """Plays a second game for each seat, which differs from the true one only in what the seat may not know."""

    def __init__(self, game: Game, rng: Random, thorough_every: int, options: Options | None = None) -> None:
        self.game = game
        self.seats = range(len(game.seats_for(options or {})))
        self.alone = bool(game.automatic_seats(options or {}))
        self.rng = rng
        self.thorough_every = thorough_every
        self.twins: dict[int, Position] = {}
        self.compared = 0

    def played(self, before: Position, move: int, after: Position, events: Sequence[Event]) -> None:
        """Checks a move that has been played: `before` and `after` are the true positions."""
        for seat in (*self.seats, SPECTATOR):
            step = _Step(self.game, seat, before, move, after, events, self.alone)
            twin = self.twins.pop(seat, None)
            following = self._follow(step, twin) if twin is not None else None
            if following is None and seat != before.to_act():
                following = self._diverge(step)
            if following is None and self.rng.randrange(self.thorough_every) == 0:
                following = after.view(seat).sample(self.rng)
            if following is not None and after.to_act() is not None and following != after:
                self.twins[seat] = following
                self._compare(step, following)

    def _follow(self, step: "_Step", twin: Position) -> Position | None:
        """Plays the same move in the second game, or another one that the seat cannot tell from it."""
        if twin.to_act() != step.before.to_act():
            return None
        if twin.why_not(step.move) is None:
            return step.other(twin, step.move)
        return None if step.seat == twin.to_act() else self._any_like(step, twin, TRIES)

    def _diverge(self, step: "_Step") -> Position | None:
        """Begins a second game with another move. Where nothing is private, the seat may still be told more than its
        view shows, so such moves are tried sometimes."""
        if step.hides(step.events) or step.by_chance():
            return self._any_like(step, step.before, TRIES)
        return self._any_like(step, step.before, 1) if self.rng.randrange(self.thorough_every) == 0 else None

    def _any_like(self, step: "_Step", start: Position, tries: int) -> Position | None:
        others = [move for move in start.moves() if move != step.move]
        for move in self.rng.sample(others, min(tries, len(others))):
            twin = step.other(start, move)
            if twin is not None:
                return twin
        return None

    def _compare(self, step: "_Step", twin: Position) -> None:
        self.compared += 1
        step.compare_views(twin)
        if self.rng.randrange(self.thorough_every) == 0:
            step.compare_texts(twin)
            step.compare_samples(twin, self.rng.getrandbits(32))
            if step.after.to_act() == step.seat:
                step.compare_refusals(twin, self.rng)


@dataclass
class _Step:
    """A move played in the true game, as one seat gets it."""

    game: Game
    seat: int
    before: Position
    move: int
    after: Position
    events: Sequence[Event]
    alone: bool

    def other(self, start: Position, move: int) -> Position | None:
        """Plays a move in another game that the seat cannot tell from the true one; returns the position after it, or
        None if the seat now can, because it was told something different."""
        twin = start.copy()
        events: list[Event] = []
        twin.play(move, events.append)
        if twin.to_act() is None or self.after.to_act() is None:  # an ending may reveal everything
            return None
        mine, theirs = _events_for(self.events, self.seat), _events_for(events, self.seat)
        view, other, where = self.after.view(self.seat), twin.view(self.seat), self._where()
        if mine == theirs and view == other:
            return twin
        secret = move == self.move or self.by_chance() or (self.hides(self.events) and self.hides(events))
        if mine == theirs and secret and not self._may_part(twin, events):
            raise Leak("view-leaks", where)
        alike = move == self.move or [event.key for event in mine] == [event.key for event in theirs]
        if view == other and twin != self.after and alike and not self._let_in(events):
            raise Leak("event-leaks", where)
        return None

    def hides(self, events: Sequence[Event]) -> bool:
        """Returns whether something is reported that the seat is not told."""
        marker = self.game.hidden_decides
        return any(event.private and event.key != marker and self.seat not in event.seen_by for event in events)

    def by_chance(self) -> bool:
        return self.before.to_act() == CHANCE

    def _may_part(self, twin: Position, events: Sequence[Event]) -> bool:
        """Returns whether hidden cards decided what follows: something else is asked, and the game says so, or one
        person plays alone, to whom it tells nothing."""
        marker = self.game.hidden_decides
        announced = bool(marker) and any(event.key == marker for event in (*self.events, *events))
        return (announced or self.alone) and self._question(twin) != self._question(self.after)

    def _question(self, position: Position) -> tuple[int | None, object]:
        seat = position.to_act()
        if seat is None or seat == CHANCE:
            return seat, list(position.moves())
        return seat, self.game.phrases.prompt(position.view(seat))

    def _let_in(self, events: Sequence[Event]) -> bool:
        """Returns whether the seat has been told something private."""
        return any(event.private and self.seat in event.seen_by for event in (*self.events, *events))

    def _where(self) -> dict[str, str]:
        name = "spectator" if self.seat == SPECTATOR else self.game.seats[self.seat]
        return {"seat": name, "move": self.before.move_text(self.move)}

    # -- what the seat gets --------------------------------------------------------------------------

    def compare_views(self, twin: Position) -> None:
        view, other, where = self.after.view(self.seat), twin.view(self.seat), self._where()
        if view.to_act() != other.to_act() or list(view.moves()) != list(other.moves()):
            raise Leak("moves-leak", where)
        if self.after.to_act() == self.seat and list(self.after.moves()) != list(twin.moves()):
            raise Leak("moves-leak", where)
        if _hash(view) != _hash(other):
            raise Leak("hash-leaks", where)
        if not _same(view, other, set(), 0):
            raise Leak("view-holds-hidden", where)

    def compare_texts(self, twin: Position) -> None:
        """Compares what people and programs read: phrases, plain data and the text of every move."""
        view, other, where = self.after.view(self.seat), twin.view(self.seat), self._where()
        if list(self._texts(view)) != list(self._texts(other)):
            raise Leak("text-leaks", where)

    def _texts(self, view: View) -> Iterator[Any]:
        phrases, presenter = self.game.phrases, self.game.presenter
        events = _events_for(self.events, self.seat)
        yield [view.move_text(move) for move in view.moves()]
        yield phrases.state(view)
        yield phrases.forecast(view)
        yield phrases.log_lines(events, view)
        yield presenter.view(view, (PAGE,))
        yield presenter.forecast(view)
        yield [presenter.event(event, view) for event in events]
        if view.to_act() == self.seat:
            yield phrases.prompt(view)
            yield phrases.choices(view)
            yield [phrases.note(view, move) for move in view.moves()]

    def compare_samples(self, twin: Position, seed: int) -> None:
        """With the same dice, equal views deal the same positions."""
        sample, other = (position.view(self.seat).sample(Random(seed)) for position in (self.after, twin))
        where = self._where()
        if sample != other:
            raise Leak("sample-leaks", where)

    def compare_refusals(self, twin: Position, rng: Random) -> None:
        where = self._where()
        for move in (rng.randrange(self.after.action_count()) for _ in range(REFUSALS)):
            if str(self.after.why_not(move)) != str(twin.why_not(move)):
                raise Leak("refusal-leaks", where)


def _events_for(events: Sequence[Event], seat: int) -> list[Event]:
    return [event.for_seat(seat) for event in events]


def _hash(view: View) -> int | None:
    try:
        return hash(view)
    except TypeError:
        return None


def _same(one: Any, other: Any, pairs: set[tuple[int, int]], depth: int) -> bool:
    """Compares everything that two objects hold, also what their own comparison leaves out."""
    if one is other or depth > DEEPEST or (id(one), id(other)) in pairs:
        return True
    pairs.add((id(one), id(other)))
    if type(one) is not type(other):
        return False
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(_same(a, b, pairs, depth + 1) for a, b in zip(one, other, strict=True))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_same(one[key], other[key], pairs, depth + 1) for key in one)
    names = list(_attributes(one))
    if not names and hasattr(one, "__getitem__") and not isinstance(one, (str, bytes)):  # an array of the engine
        return _same(list(one), list(other), pairs, depth)
    if not names:
        return isinstance(one, type) or callable(one) or bool(one == other)
    return all(_same(getattr(one, name, None), getattr(other, name, None), pairs, depth + 1) for name in names)


def _attributes(thing: Any) -> Iterator[str]:
    yield from getattr(thing, "__dict__", {})
    for kind in type(thing).__mro__:
        for name in (*getattr(kind, "__slots__", ()), *kind.__dict__.get("__mypyc_attrs__", ())):
            if name not in ("__dict__", "__weakref__"):
                yield name
