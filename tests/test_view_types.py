"""The page's types of a game's data: written from the classes of its presenter."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, NotRequired, TypedDict

import pytest
from tests.table.toy import ToyPresenter

from republik import games
from republik.table.contract import Position, View
from republik.table.game import Presenter
from republik.table.phrases import Phrase
from republik.table.views import frozen

WEB = Path(__file__).parents[1] / "web"


@frozen
class Card:
    """A card."""

    id: str | None
    """Null face down."""
    colour: Literal["red", "black"]
    said: Phrase


class Step(TypedDict):
    decide: str
    left: NotRequired[float]


@frozen
class Shown:
    """What lies on the table."""

    cards: list[Card | None]
    by_seat: Mapping[str, tuple[int, bool]]
    step: Step


class TypedPresenter(Presenter[Position, View, Shown]):
    def open(self, position: Position, seats: Sequence[str]) -> Shown:
        raise NotImplementedError


WRITTEN = """
/** A card. */
export type Card = {
  /** Null face down. */
  id: string | null;
  colour: "red" | "black";
  said: Phrase;
};

export type Step = {
  decide: string;
  left?: number;
};

/** What lies on the table. */
export type Shown = {
  cards: (Card | null)[];
  by_seat: Record<string, [number, boolean]>;
  step: Step;
};

export type View = Shown;
"""


@pytest.fixture(autouse=True)
def _web(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(WEB))


def test_classes_become_types_with_their_comments() -> None:
    from view_types import view_types

    assert view_types(TypedPresenter()).endswith(WRITTEN)


def test_a_presenter_of_plain_mappings_has_no_types() -> None:
    from view_types import view_types

    assert view_types(ToyPresenter()) == ""


def test_every_game_of_ours_has_types() -> None:
    from view_types import METHODS, view_types

    for name in games.built_in():
        written = view_types(games.game(name).presenter)
        assert all(f"export type {root} =" in written for root in METHODS)
