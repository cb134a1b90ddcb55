"""A first game and the lesson begin calmly: the first decision is to choose a card, and nothing threatens yet."""

import pytest

from republik.games.wsdv.game import GAME
from republik.games.wsdv.rules.position import View
from republik.players import registry
from republik.players.asking import decision_rng
from republik.table.budget import Budget
from republik.table.chance import Seed
from republik.table.player import Player
from republik.table.session import Session, new_session

WEST, EAST = 0, 1
STEADY = ("newcomer", "citizen", "delegate", "minister")
FEW = Budget(20)
"""The strongest level thinks by the clock; a few iterations give the same move on every machine."""


def opened(seed: str, edition: str, seat: int, opponent: Player) -> Session:
    """Returns the game at the first decision of a seat."""
    session = new_session(GAME, {"edition": edition}, {}, Seed.from_text(seed))
    while (acting := session.position.to_act()) not in (seat, None):
        assert acting is not None
        rng = decision_rng(session.commitment or "", acting, len(session.decisions))
        session.play(opponent.choose(session.position.view(acting), rng))
    return session


def assert_calm(session: Session, seat: int) -> None:
    view = session.position.view(seat)
    assert isinstance(view, View)
    assert GAME.phrases.prompt(view).key == "prompt-action"
    assert set(GAME.presenter.view(view, ()).protests.values()) == {0}
    assert [section for section in GAME.phrases.forecast(view) if section.danger] == []


def test_there_are_enough_openings_and_each_is_listed_once() -> None:
    assert len(set(GAME.calm_openings)) == len(GAME.calm_openings) >= 20


@pytest.mark.parametrize("edition", GAME.options[0].values)
@pytest.mark.parametrize("seed", GAME.calm_openings)
def test_a_first_game_begins_calmly(seed: str, edition: str) -> None:
    assert_calm(opened(seed, edition, WEST, registry.player("newcomer", GAME.name)), WEST)
    for level in STEADY:
        assert_calm(opened(seed, edition, EAST, registry.player(level, GAME.name)), EAST)


@pytest.mark.parametrize("seed", GAME.calm_openings)
def test_it_begins_calmly_against_the_strongest_level_too(seed: str) -> None:
    assert_calm(opened(seed, GAME.options[0].default, EAST, GAME.players["chancellor"].make(FEW)), EAST)


def test_the_lesson_begins_calmly() -> None:
    lesson = GAME.lessons["first-decade"]
    opponent = registry.player(lesson.seats["west"], GAME.name)
    assert_calm(opened(lesson.seed, lesson.options["edition"], EAST, opponent), EAST)
