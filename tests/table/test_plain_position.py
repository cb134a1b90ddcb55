"""Positions of plain data, and their views."""

import json
from dataclasses import dataclass, field
from random import Random

import pytest
from tests.table.points import DEAL, MOVES, PLAY, Points, PointsGame, load

from republik.messages.i18n import LANGUAGES
from republik.messages.render import renderer
from republik.table.contract import CHANCE, SPECTATOR, BadPosition, Event, IllegalMove, Outcome
from republik.table.fuzz import Plan, fuzz
from republik.table.moves import Moves
from republik.table.plain_position import HiddenView, PlainPosition


def dealt(players: int = 2) -> Points:
    position = Points(players)
    while position.to_act() == CHANCE:
        position.play(position.moves()[0])
    return position


@pytest.mark.parametrize("count", ["2", "5"])
def test_a_game_made_of_these_parts_keeps_its_promises(count: str) -> None:
    report = fuzz(load, Plan(games=15, costly_every=2, options={"count": count}))
    assert report.failures == []
    assert report.games == 15


def test_a_view_that_hides_nothing_is_caught() -> None:
    class Open(Points):
        def hide(self, seat: int) -> None:
            """Forgets to hide."""

    class OpenGame(PointsGame):
        def new(self, options: dict[str, str]) -> Points:  # type: ignore[override]
            return Open(2)

        def from_text(self, text: str) -> Points:
            return Open.from_text(text)

    failures = fuzz(OpenGame, Plan(games=3, costly_every=2)).failures
    assert failures
    assert "view-leaks" in failures[0].reason


def test_copies_are_equal_and_independent() -> None:
    position = dealt()
    twin = position.copy()
    assert twin == position
    assert hash(twin) == hash(position)
    twin.hands[0].pop()
    assert twin != position
    assert position != "a text"


def test_positions_of_different_games_differ() -> None:
    @dataclass
    class Other(Points):
        pass

    assert Other() != Points()
    assert hash(Other()) == hash(Other())  # @dataclass alone would have made it unhashable


def test_the_text_reads_back() -> None:
    position = dealt()
    position.play(position.moves()[0])
    assert Points.from_text(position.to_text()) == position
    assert json.loads(position.to_text())["players"] == 2
    assert Points.from_text("{}") == Points()


BAD = {
    "not JSON": ("{", "unreadable"),
    "no object": ("[]", "no-object"),
    "an unknown field": ('{"cards": 3}', "fields"),
    "a text for a number": ('{"players": "2"}', "field-type"),
    "a flag for a number": ('{"players": true}', "field-type"),
    "a number for a list": ('{"hands": 3}', "field-type"),
    "texts in a list": ('{"hands": [["a"], []]}', "field-type"),
    "a set with doubles": ('{"out": [3, 3]}', "field-type"),
    "a card twice": ('{"hands": [[1], [1]]}', "impossible"),
    "a seat too many": ('{"players": 2, "hands": [[], [], []]}', "impossible"),
    "nothing to play": ('{"players": 2, "hands": [[], []], "out": [4]}', "impossible"),
}


@pytest.mark.parametrize("case", BAD)
def test_other_texts_are_refused(case: str) -> None:
    text, key = BAD[case]
    with pytest.raises(BadPosition) as refused:
        Points.from_text(text)
    assert refused.value.key == key
    for language in LANGUAGES:
        assert "position-" not in renderer(load(), language).text(refused.value.phrase())


@dataclass
class Nested:
    name: str
    count: int | None = None


@dataclass
class Rich(PlainPosition):
    """Every kind of field."""

    actions = Moves()
    needed: int
    pair: tuple[str, int] = ("a", 1)
    row: tuple[int, ...] = (1, 2, 3)
    parts: list[Nested] = field(default_factory=lambda: [Nested("x"), Nested("y", 2)])
    by_name: dict[str, int] = field(default_factory=lambda: {"b": 1, "a": 2})
    by_number: dict[int, list[int]] = field(default_factory=lambda: {2: [1], 1: []})
    flag: bool = False

    def to_act(self) -> int | None:
        return None

    def moves(self) -> list[int]:
        return []

    def outcome(self) -> Outcome | None:
        return Outcome(None, "over", "")


def test_every_kind_of_field_is_copied_written_and_read() -> None:
    position = Rich(4)
    assert Rich.from_text(position.to_text()) == position == position.copy()
    assert hash(Rich(4, by_number={1: [], 2: [1]})) == hash(position)
    twin = position.copy()
    twin.parts[0].count = 5
    twin.by_number[2].append(3)
    assert position == Rich(4)


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"needed": 1, "pair": ["a"]}',
        '{"needed": 1, "row": [1, null]}',
        '{"needed": 1, "parts": [{"name": "x"}]}',
        '{"needed": 1, "parts": [{"name": "x", "count": "2"}]}',
        '{"needed": 1, "by_number": {"1": []}}',
        '{"needed": 1, "by_name": 3}',
    ],
)
def test_fields_of_another_kind_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        Rich.from_text(text)


def test_a_position_after_the_end_has_no_moves() -> None:
    refusal = Rich(1).why_not(0)
    assert refusal is not None
    assert refusal.key == "no-such-move"


def test_what_is_not_plain_data_is_no_field() -> None:
    position = Rich(Random(1))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="not plain data"):
        position.copy()
    with pytest.raises(TypeError, match="not plain data"):
        position.to_text()


def test_a_refused_move_changes_nothing_and_has_a_reason() -> None:
    position = dealt()
    before = position.copy()
    for move, key in ((DEAL(1), "not-now"), (PLAY(20), "not-now"), (MOVES.count, "no-such-move")):
        with pytest.raises(IllegalMove) as refused:
            position.play(move)
        assert refused.value.key == key
        assert position == before
    refusal = position.why_not(PLAY(20))
    assert refusal is not None
    for language in LANGUAGES:
        assert "play 20" in renderer(load(), language).text(refusal.phrase())


def test_moves_are_played_and_reported() -> None:
    position, events = Points(), list[Event]()
    position.play(position.parse_move("deal 7"), events.append)
    assert position.hands == [[7], []]
    assert [event.key for event in events] == ["dealt"]
    assert position.move_text(DEAL(7)) == "deal 7"
    assert position.action_count() == MOVES.count


def test_a_view_has_what_its_seat_knows() -> None:
    position = dealt()
    own, other, watching = (position.view(seat) for seat in (0, 1, SPECTATOR))
    assert own.shown.hands == [[1, 2, 3], [0, 0, 0]]
    assert list(own.moves()) == list(position.moves())
    assert list(other.moves()) == list(watching.moves()) == []
    assert own.to_act() == other.to_act() == 0
    assert own.outcome() is None
    assert own.move_text(PLAY(2)) == "play 2"
    assert position.hands[1] == [4, 5, 6]


def test_views_are_equal_if_the_seat_cannot_tell_them_apart() -> None:
    position = dealt()
    other = position.copy()
    other.hands[1] = [7, 8, 9]
    assert position.view(0) == other.view(0)
    assert hash(position.view(0)) == hash(other.view(0))
    assert position.view(1) != other.view(1)
    assert position.view(0) != position.view(SPECTATOR)
    assert position.view(0) != "a text"
    assert "HiddenView(Points(" in repr(position.view(0))


def test_a_sample_differs_only_in_what_is_hidden() -> None:
    position = dealt()
    view: HiddenView[Points] = position.view(0)
    samples = [view.sample(Random(seed)) for seed in range(20)]
    assert all(sample.view(0) == view for sample in samples)
    assert len({tuple(sample.hands[1]) for sample in samples}) > 5
    assert view == position.view(0)  # drawing changed nothing


def test_a_position_is_printed_one_field_a_line() -> None:
    lines = str(dealt()).splitlines()
    assert lines[0] == "players: 2"
    assert any(line.startswith("hands: [[") for line in lines)
