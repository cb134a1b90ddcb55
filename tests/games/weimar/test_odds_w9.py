"""The odds of moves that roll dice: exact, and those of the engine itself."""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.games.helpers import play
from tests.games.weimar.helpers import KPD, SPD
from tests.games.weimar.playing import SCENARIOS, positions

from republik.games.weimar.game import GAME
from republik.games.weimar.presenter import WeimarPresenter
from republik.games.weimar.rules import odds as odds_of_moves
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.actions import ActionPoints, FewerDice, Oppose
from republik.games.weimar.rules.bases import DemoBase
from republik.games.weimar.rules.bots import DecideDie
from republik.games.weimar.rules.odds import Odds, highest, odds_by_move, odds_of
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.reactions import React
from republik.games.weimar.rules.scene import city_index, scene
from republik.games.weimar.rules.strength import Dissolve
from republik.messages.i18n import LANGUAGES
from republik.messages.render import renderer
from republik.table.contract import CHANCE, SPECTATOR, Event
from republik.table.phrases import Phrase


def best_of(thrown: tuple[int, ...]) -> int:
    """W9, in the plainest form: the highest die, and 1 for every further 6."""
    return max(thrown) + max(thrown.count(6) - 1, 0)


@pytest.mark.parametrize("dice", range(1, 8))
def test_the_chances_of_a_pool_are_those_of_all_throws(dice: int) -> None:
    counts = Counter(best_of(thrown) for thrown in product(range(1, 7), repeat=dice))
    assert highest(dice) == {result: Fraction(count, 6**dice) for result, count in counts.items()}
    assert sum(highest(dice).values()) == 1


def test_the_chances_of_a_city_are_those_of_two_dice() -> None:
    counts = Counter(map(sum, product(range(1, 7), repeat=2)))
    assert odds_of_moves.city_sums() == {total: Fraction(count, 36) for total, count in counts.items()}


# -- against the engine ----------------------------------------------------------------------------------

Totals = dict[int | None, Fraction]
"""The chance of each total; None: no die was left."""
TOLD_BY = {"reaction": "reaction", "negotiation": "roll", "crisis": "crisis", "city": "city_rolled"}


def told_by(kind: str) -> str:
    """Returns the event that tells the result of such a roll."""
    return TOLD_BY.get(kind, "result")


def played_out(position: Position, move: int, until: str) -> list[tuple[Fraction, Event, Position]]:
    """Plays a move and all dice that follow until an event; everybody else keeps out of it."""
    results: list[tuple[Fraction, Event, Position]] = []
    ahead: list[tuple[Fraction, Position, int]] = [(Fraction(1), position, move)]
    while ahead:
        merged: dict[Position, Fraction] = defaultdict(Fraction)
        for weight, before, chosen in ahead:
            happened: list[Event] = []
            after = before.copy()
            after.play(chosen, happened.append)
            told = next((event for event in happened if event.key == until or no_dice(event)), None)
            if told is not None:
                results.append((weight, told, after))
            else:
                merged[after] += weight
        ahead = [
            (weight / len(moves), after, one)
            for after, weight in merged.items()
            for moves in [next_moves(after)]
            for one in moves
        ]
    return results


def no_dice(event: Event) -> bool:
    return event.key == "dice" and event.args["count"] == 0


def next_moves(position: Position) -> list[int]:
    """Returns every throw, and otherwise a single move: that of keeping out of it."""
    moves = position.moves()
    if position.to_act() == CHANCE and not isinstance(position.step(), DecideDie):
        actions = position.rules.actions
        if actions.start_of[moves[0]] in (actions.roll, actions.roll_two):
            return moves
    actions = position.rules.actions
    keeping_out = [move for move in moves if move in (actions.no, actions.done)]
    return keeping_out[:1] or moves[:1]


def totals(position: Position, move: int, until: str) -> Totals:
    chances: Totals = defaultdict(Fraction)
    for weight, told, _ in played_out(position, move, until):
        chances[None if no_dice(told) else told.args.get("result", 0)] += weight
    return chances


def check_totals(position: Position, move: int, odds: Odds) -> None:
    chances = totals(position, move, told_by(odds.kind))
    assert sum(chances.values()) == 1
    if odds.dice == 0:
        assert chances == {None: 1}
        return
    for result in odds.results:
        most = max(total for total in chances if total is not None) if result.most is None else result.most
        assert result.chance == sum(chances.get(total, Fraction(0)) for total in range(result.least, most + 1))
    assert sum(result.chance for result in odds.results) == 1


def check_success(position: Position, move: int, odds: Odds) -> None:
    """Checks that the board changes, or is to be changed, exactly where a result is called a success."""
    board = lying(position)
    for _, told, after in played_out(position, move, "result"):
        total = told.args["result"]
        result = next(one for one in odds.results if one.least <= total and (one.most is None or total <= one.most))
        if after.outcome() or not isinstance(after.step(), (ActionPoints, DemoBase, Dissolve)):
            continue  # the card is over, and others have gone on
        changed = lying(after) != board or not isinstance(after.step(), ActionPoints)
        assert changed == (result.succeeds and result.what != odds_of_moves.NOTHING)


def lying(position: Position) -> list[Any]:
    return [list(part) for part in (position.bases, position.markers, position.units, position.box)]


def check_city(position: Position, move: int) -> None:
    chances: dict[int, Fraction] = defaultdict(Fraction)
    for weight, told, _ in played_out(position, move, "city_rolled"):
        chances[told.args["city"]] += weight
    sums = odds_of_moves.city_sums()
    assert chances == {position.rules.city_of_sum[total]: chance for total, chance in sums.items()}


def check_change(position: Position, move: int, odds: Odds) -> None:
    """Checks the chance of the announced action, with and without the answer."""
    assert odds.meant is not None
    actions = position.rules.actions
    keep_out = next(one for one in position.moves() if one in (actions.no, actions.done))
    for answer, expected in ((keep_out, odds.meant.before), (move, odds.meant.after)):
        needed = {"demonstration": 4, "counter": 5}.get(odds.meant.kind, 6)
        chances = totals(position, answer, "result")
        assert expected == sum(chance for total, chance in chances.items() if total is not None and total >= needed)


def check(position: Position, move: int, odds: Odds) -> None:
    if isinstance(position.step(), (Oppose, FewerDice)):
        check_change(position, move, odds)
    elif odds.kind == "city":
        check_city(position, move)
    else:
        check_totals(position, move, odds)
        if isinstance(position.step(), React):
            check_change(position, move, odds)
        elif isinstance(position.step(), ActionPoints) and odds.dice:
            check_success(position, move, odds)


ENOUGH = 12
"""Positions of a kind that are played out, in each scenario."""


def bots_interfere(position: Position, move: int) -> bool:
    """Returns whether a bot of the solo scenario, which decides by itself, reacts against the move."""
    happened: list[Event] = []
    position.copy().play(move, happened.append)
    return any(event.key in ("joined", "thrown", "politician") for event in happened) or (
        position.rules.solo and any(event.key in ("reserve", "reaction") for event in happened)
    )


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_odds_are_those_of_the_engine(scenario: str) -> None:
    checked: Counter[tuple[str, str]] = Counter()
    for seed in range(25):
        for position in positions(scenario, seed, 0.5):
            seat = position.to_act()
            assert seat is not None
            for move, odds in odds_by_move(position.view(seat).shown).items():
                assert odds == odds_of(position, move)  # no hidden card changes them
                kind = (type(position.step()).__name__, odds.kind)
                if checked[kind] >= ENOUGH or bots_interfere(position, move):
                    continue
                check(position, move, odds)
                checked[kind] += 1
    assert checked[("ActionPoints", "demonstration")] == ENOUGH
    assert len(checked) >= 6


# -- single actions --------------------------------------------------------------------------------------


def acting(party: str, city: str = "Berlin", **what: object) -> Position:
    """A party with the actions of a card worth 3 points in a city; nobody else can react."""
    cards = {party: ["A22"], ("KPD" if party != "KPD" else "SPD"): ["A25"]}
    position = scene("main", to_act=party, hands=cards, **what)  # type: ignore[arg-type]
    play(position, "A22 for actions", f"city {city}")
    return position


def odds_at(position: Position, move: str) -> Odds:
    odds = odds_of(position, position.parse_move(move))
    assert odds is not None
    check(position, position.parse_move(move), odds)
    return odds


def test_a_demonstration_tells_bases_and_what_a_high_total_brings() -> None:
    odds = odds_at(acting("SPD", units={"reichsbanner": {"Berlin": 1}}, markers={"unrest": "Berlin"}), "demonstration")
    ranges = [(result.least, result.most, result.succeeds) for result in odds.results]
    assert (odds.dice, odds.bonus, odds.needed) == (2, 0, 4)
    assert ranges == [(1, 3, False), (4, 5, True), (6, 6, True), (7, None, True)]
    assert odds.chance == Fraction(3, 4)
    assert odds.results[-1].chance == Fraction(1, 36)


def test_a_bought_point_is_the_bonus_of_the_kpd() -> None:
    position = acting("KPD")
    play(position, "better result")
    assert (odds_at(position, "demonstration").bonus, odds_at(position, "demonstration").chance) == (1, Fraction(2, 3))


def test_poverty_helps_a_coup() -> None:
    position = acting(
        "KPD",
        reserve=(0, 0, 1, 0),
        units={"spartakus": {"Berlin": 3}, "police": {"Berlin": 1}},
        markers={"poverty": "Berlin"},
    )
    play(position, "spend reserve")
    odds = odds_at(position, "coup")
    assert (odds.dice, odds.bonus, odds.needed, odds.chance) == (2, 1, 6, Fraction(5, 9))


def test_a_counter_coup_succeeds_from_five() -> None:
    position = acting("SPD", units={"police": {"Berlin": 2}}, markers={"uprising": "Berlin"})
    odds = odds_at(position, "counter-coup uprising")
    assert (odds.dice, odds.needed, odds.chance) == (2, 5, 1 - Fraction(4, 6) ** 2)


def test_a_fight_against_the_kpd_has_a_bonus() -> None:
    odds = odds_at(acting("SPD", units={"police": {"Berlin": 1}, "workers": {"Berlin": 1}}), "fight KPD")
    assert (odds.dice, odds.bonus, odds.needed, odds.chance) == (1, 1, 6, Fraction(1, 3))


def test_stresemann_repeats_a_failure_of_his_party() -> None:
    position = acting("SPD", stresemann=True)
    odds = odds_at(position, "demonstration")
    assert odds.again == (position.minor[st.DVP] == SPD)
    position.minor[st.DVP] = SPD
    repeated = odds_of(position, position.parse_move("demonstration"))
    assert repeated is not None
    assert (repeated.again, repeated.chance, odds.chance_again) == (True, Fraction(1, 2), Fraction(3, 4))


def test_a_reaction_tells_what_it_leaves_of_the_action() -> None:
    position = scene(
        "main",
        to_act="DNVP",
        hands={"DNVP": ["A22", "A25"]},
        units={"freikorps2": {"Berlin": 1}},
        bases={"KPD": "Berlin"},
        reserve=(0, 0, 1, 0),
    )
    play(position, "A22 for actions", "city Berlin", "demonstration")
    odds = odds_at(position, "yes")
    assert odds.meant is not None
    assert (odds.kind, odds.dice, odds.needed, odds.chance) == ("reaction", 1, 5, Fraction(1, 3))
    assert odds.meant.before == Fraction(7, 8)
    assert odds.meant.after == Fraction(4, 6) * Fraction(7, 8) + Fraction(1, 6) * Fraction(3, 4) + Fraction(1, 6) / 2


def test_a_full_city_loses_bases_of_others() -> None:
    position = acting("SPD", "Rostock", bases={"KPD": "Rostock Rostock"})
    assert position.rules.slots[city_index("Rostock")] == 2
    odds = odds_at(position, "demonstration")
    assert odds.results[1].what == Phrase("odds-removes", {"count": 1})
    one_free = acting("SPD", "Rostock", bases={"KPD": "Rostock"})
    assert [part.key for part in phrases_in(odds_at(one_free, "demonstration").results[2].what)] == [
        "odds-places",
        "odds-removes",
    ]


def phrases_in(what: Phrase) -> list[Phrase]:
    if what.key != "odds-and":
        return [what]
    first, following = what.args["first"], what.args["next"]
    assert isinstance(first, Phrase)
    assert isinstance(following, Phrase)
    return [first, *phrases_in(following)]


# -- where they are told -----------------------------------------------------------------------------------


def test_programs_and_the_page_get_the_odds() -> None:
    position = acting("SPD", units={"reichsbanner": {"Berlin": 1}})
    known = WeimarPresenter().view(position.view(SPD), ())
    prospect = known.prospects["demonstration"]
    assert prospect.odds is not None
    assert (prospect.cost, prospect.odds.dice, prospect.odds.needed, prospect.odds.exact) == (1, 2, 4, (3, 4))
    assert [result.exact for result in prospect.odds.results][-1] == (11, 36)
    units = known.prospects["mobilise police from supply"]
    assert (units.cost, units.strength, units.odds) == (1, (1, 2), None)
    assert "done" not in known.prospects
    for seat in (KPD, SPECTATOR):
        assert not WeimarPresenter().view(position.view(seat), ()).prospects


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_moves_tells_them(language: str) -> None:
    position = acting("SPD", units={"reichsbanner": {"Berlin": 1}}, markers={"unrest": "Berlin"})
    note = GAME.phrases.note(position.view(SPD), position.parse_move("demonstration"))
    assert note is not None
    told = renderer(GAME, language).text(note)
    for part in ("2", "4–5", "6:", "7+", "44", "28", "3"):
        assert part in told, told


@pytest.mark.parametrize("scenario", ["abyss", "bruderkrieg"])
def test_a_move_in_progress_has_no_odds_yet(scenario: str) -> None:
    rng = Random(3)
    position = GAME.new({"scenario": scenario})
    presenter = WeimarPresenter()
    told: Counter[bool] = Counter()

    def look(_: Event) -> None:
        for seat in (SPD, SPECTATOR):
            told[bool(presenter.view(position.view(seat), ()).prospects)] += 1

    for _ in range(300):
        if position.outcome() is not None:
            break
        position.play(rng.choice(position.moves()), look)
    assert told[False] > 300, told
