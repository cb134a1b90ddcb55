"""The course of a game and its turning points, on planted games in which the reason is known."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from tests.front_page.endings import random_record

from republik import games
from republik.front_page.story import turn_text, turning_point
from republik.games.weimar.analysis import WeimarAnalysis
from republik.games.weimar.game import Weimar
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.scene import scene
from republik.messages.render import renderer
from republik.table.contract import CHANCE
from republik.table.game import Options
from republik.table.phrases import Phrase
from republik.table.records import CHANCE_NAME, Decision, Record
from republik.table.turning import MIN_SWING, MOST_POINTS, Course, TurningPoint, enumeration, whole_percent

GAMES = ("wsdv", "weimar")


@cache
def course(game: str) -> Course:
    return Course(random_record(game), games.game(game))


@pytest.mark.parametrize("game", GAMES)
def test_no_turning_point_is_small_and_they_come_in_order(game: str) -> None:
    turns = course(game).turning_points(100)
    assert turns
    assert all(abs(turn.swing) >= MIN_SWING for turn in turns)
    assert [turn.ply for turn in turns] == sorted(turn.ply for turn in turns)


@pytest.mark.parametrize("game", GAMES)
def test_a_shorter_list_has_the_largest(game: str) -> None:
    every, few = course(game).turning_points(100), course(game).turning_points(3)
    largest = sorted((abs(turn.swing) for turn in every), reverse=True)[:3]
    assert sorted((abs(turn.swing) for turn in few), reverse=True) == largest
    assert len(course(game).turning_points()) <= MOST_POINTS


@pytest.mark.parametrize("game", GAMES)
def test_a_play_is_judged_by_where_the_next_begins(game: str) -> None:
    stages = course(game).stages
    after = {one.ply: other.chances for one, other in pairwise(stages)}
    for turn in course(game).turning_points():
        curve = [seats for seats in course(game).curves if course(game).game.seats[seats[0]] == turn.seats[0]]
        number = course(game).curves.index(curve[0])
        assert turn.after == (after[turn.ply][number] if turn.ply in after else course(game).last[number])


def test_chances_of_four_are_shares_of_one_game_at_most() -> None:
    for stage in course("weimar").stages:
        assert all(0.0 < chance < 1.0 for chance in stage.chances)
        assert sum(stage.chances) < 1.001


def test_percent() -> None:
    assert [whole_percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_an_enumeration_has_as_many_clauses_as_there_are() -> None:
    clauses = [Phrase("change-wall"), Phrase("change-wall"), Phrase("change-wall")]
    words = renderer(games.game("wsdv"), "en")
    assert words.text(enumeration(clauses[:1])) == "the Wall goes up."
    assert words.text(enumeration(clauses)) == "the Wall goes up; the Wall goes up; the Wall goes up."


# -- planted games ------------------------------------------------------------------------------------------


class Planted(Weimar):
    """Weimar, begun at a position of one's own."""

    def __init__(self, begin: Callable[[], Position]) -> None:
        self.begin = begin

    def new(self, options: Options) -> Position:
        return self.begin()


def before_a_coup() -> Position:
    """The DNVP has a Regime in Berlin and in München: a third ends the game. Its units stand in Königsberg."""
    return scene(
        "main",
        to_act="DNVP",
        hands={"DNVP": ["A22"], "SPD": ["S08"]},
        markers={"regime": "Berlin München"},
        bases={"DNVP": "Königsberg"},
        units={"stahlhelm": {"Königsberg": 1}, "freikorps1": {"Königsberg": 1}},
        government=("SPD", "Zentrum"),
        chancellor="SPD",
    )


def coup(dice: int) -> Record:
    """A coup in Königsberg whose dice all show the same number."""
    position, decisions = before_a_coup(), list[Decision]()
    wanted = iter(("A22 for actions", "city Königsberg", "coup"))
    while position.to_act() is not None and len(decisions) < 30:
        texts = {position.move_text(move): move for move in position.moves()}
        seat = position.to_act()
        assert seat is not None
        if seat == CHANCE:
            text = next((one for one in texts if set(one.split()[1:]) == {str(dice)}), None)
            text = text or Random(1).choice(sorted(texts))
        else:
            asked = next(wanted, None)
            text = asked if asked in texts else next((one for one in ("no", "done") if one in texts), min(texts))
        decisions.append(Decision(CHANCE_NAME if seat == CHANCE else Weimar.seats[seat], text))
        position.play(texts[text])
        if asked_over(position):
            break
    return Record({"game": "weimar"}, decisions)


def asked_over(position: Position) -> bool:
    """Returns whether the next card is to be chosen."""
    return position.to_act() is not None and any(" for " in position.move_text(move) for move in position.moves()[:1])


def turn_of(record: Record) -> list[TurningPoint]:
    return Course(record, Planted(before_a_coup)).turning_points()


def test_a_lucky_coup_is_told_as_dice_with_the_end_of_the_game() -> None:
    [turn] = turn_of(coup(6))
    assert (turn.cause, turn.seat, turn.seats, turn.after) == ("dice", "dnvp", ("dnvp",), 1.0)
    text = turn_text(turn, renderer(games.game("weimar"), "en"))
    assert text.startswith(
        "The dice decided: a regime replaces the Republic; Regime in Königsberg. Winning chance, DNVP: "
    )
    assert turning_point(turn, renderer(games.game("weimar"), "de")).text.startswith("Die Würfel entschieden: ")


def test_a_coup_that_was_to_be_expected_to_fail_is_no_turning_point() -> None:
    assert turn_of(coup(1)) == []


def test_the_second_regime_warns_of_the_third() -> None:
    before, after = (scene("main", markers={"regime": cities}) for cities in ("Berlin", "Berlin München"))
    changes = WeimarAnalysis().changes(before, after)
    words = renderer(games.game("weimar"), "en")
    told = {words.text(change.phrase): change.worth for change in changes}
    assert told["a third Regime would end the game"][3] > 0 > told["a third Regime would end the game"][0]
    assert "Regime in München" in told


def test_the_republic_loses_its_last_police() -> None:
    before = scene("main", units={"police": {"Köln": 1}})
    after = scene("main")
    words = renderer(games.game("weimar"), "en")
    [told] = WeimarAnalysis().changes(before, after)
    assert words.text(told.phrase) == "the Republic loses its last Police in Köln"
    assert told.worth[0] < 0 < told.worth[2]
