"""The booklet's bots in the seats of a table of four: by the tables, honest, and only where there are tables."""

from random import Random

import pytest

from republik.lab.arena import ArenaError, Plan
from republik.players import registry
from republik.players.weimar_booklet import BookletPlayer, tabled
from republik.weimar import bot_tables as bt
from republik.weimar import effects as fx
from republik.weimar import steps as st
from republik.weimar.game import GAME
from republik.weimar.position import Position

from .test_weimar_players import FOUR

BOTS = (fx.KPD, fx.DNVP)


def asked(scenario: str, seed: int, often: float = 1.0) -> list[tuple[Position, int]]:
    """Decisions of KPD and DNVP in a game that they play by the tables and the others at random."""
    rng = Random(seed)
    position = GAME.new({"scenario": scenario})
    found = []
    while (seat := position.to_act()) is not None:
        if seat in BOTS and rng.random() < often:
            found.append((position.copy(), seat))
        by_table = seat in BOTS
        position.play(BookletPlayer().choose(position.view(seat), rng) if by_table else rng.choice(position.moves()))
    assert position.outcome() is not None
    return found


def chosen(position: Position, seat: int, seed: int = 1) -> str:
    return position.move_text(BookletPlayer().choose(position.view(seat), Random(seed)))


@pytest.mark.parametrize("scenario", FOUR)
def test_choices_are_legal_repeatable_and_depend_on_nothing_hidden(scenario: str) -> None:
    for position, seat in asked(scenario, 3, 0.3):
        view = position.view(seat)
        move = BookletPlayer().choose(view, Random(4))
        assert move in position.moves()
        for deal in range(2):
            assert BookletPlayer().choose(view.sample(Random(deal)).view(seat), Random(4)) == move


@pytest.mark.parametrize(
    ("scenario", "round_", "party", "agendas"),
    [
        ("bruderkrieg", 1, fx.KPD, {"KA1"}),
        ("bruderkrieg", 1, fx.DNVP, {"DA3", "DA4"}),
        ("bruderkrieg", 2, fx.KPD, {"KA3", "KA4"}),
        ("bruderkrieg", 2, fx.DNVP, {"DA1"}),
        ("vulkan", 5, fx.KPD, {"KA2"}),  # that scenario has no KA1: the first there is
        ("vulkan", 6, fx.DNVP, {"DA1"}),
    ],
)
def test_the_agenda_is_that_of_the_table(scenario: str, round_: int, party: int, agendas: set[str]) -> None:
    games = (asked(scenario, seed) for seed in range(30))
    at = next(
        position
        for game in games
        for position, seat in game
        if (position.step()[0], position.round, seat) == (st.AGENDA, round_, party)
    )
    assert {chosen(at, party, seed).removeprefix("agenda ") for seed in range(12)} == agendas


def decisions(kind: int) -> list[tuple[Position, int]]:
    found = [at for seed in range(20) for at in asked("bruderkrieg", seed) if at[0].step()[0] == kind]
    assert len(found) > 20
    return found


def test_any_card_of_the_hand_may_be_next() -> None:
    position, seat = next(at for at in decisions(st.PLAY) if len(at[0].hands[at[1]]) > 3)
    cards = {chosen(position, seat, seed).split()[0] for seed in range(80)}
    assert cards == {position.rules.cards[card] for card in position.hands[seat]}


def test_party_cards_are_played_for_what_the_table_says() -> None:
    space, uses = GAME.new({}).rules.space, set()
    for position, seat in decisions(st.PLAY):
        rules = position.rules
        move = BookletPlayer().choose(position.view(seat), Random(1)) - space.play
        card, use = divmod(move, st.USES)
        uses.add(use)
        if rules.deck[card] == st.REPUBLIC:
            assert use == st.EVENT
        elif rules.small[card] >= rules.bot_rules.debate_from:
            assert use in (st.EVENT, st.DEBATE)
        elif rules.big[card] - rules.small[card] >= rules.bot_rules.action_by:
            assert use in (st.EVENT, st.ACTIONS)
    assert uses == {st.EVENT, st.DEBATE, st.ACTIONS}


def test_actions_go_where_the_table_says() -> None:
    """Few points: a demonstration in the city of the table; enough: the city of its coup."""
    seen = set()
    for position, seat in decisions(st.ACTIONS_STEP):
        step = position.step()
        space = position.rules.space
        if step[3] >= 0 or space.spend in position.moves():
            continue
        known = position.copy()
        known.rules = tabled(position.rules)
        strikes = step[2] >= bt.table(known, seat).coup_from and not known.governs(seat)
        city = BookletPlayer().choose(position.view(seat), Random(1)) - space.city
        left = step[2] - known.rules.cost_coup[seat]
        wanted = {
            bt.coup_city(known, seat, points)[0] if strikes else bt.demonstration_city(known, seat, [*range(st.CITIES)])
            for points in (0, left)
        }
        assert city in wanted
        seen.add((seat, strikes))
    assert seen == {(party, strikes) for party in BOTS for strikes in (False, True)}


def test_reserve_points_are_spent_first_and_a_promising_coup_is_struck() -> None:
    spent = struck = 0
    for position, seat in decisions(st.ACTIONS_STEP):
        rules, step = position.rules, position.step()
        move = BookletPlayer().choose(position.view(seat), Random(1))
        if step[3] < 0 and rules.space.spend in position.moves():
            assert move == rules.space.spend
            spent += 1
        known = position.copy()
        known.rules = tabled(rules)
        if step[3] >= 0 and not step[4] and rules.space.coup in position.moves():
            promising = bt.coup_dice(known, seat, step[3], 0) >= rules.bot_rules.promising_dice
            assert promising == (move in (rules.space.coup, rules.space.better))
            struck += promising
    assert spent
    assert struck


def test_it_has_no_table_for_every_seat() -> None:
    assert registry.ONLY_IN_SEATS["booklet"] == ("kpd", "dnvp")
    assert "booklet" in registry.names("weimar")
    assert "booklet" not in registry.names("wsdv")
    with pytest.raises(ArenaError, match="error-arena-every-seat"):
        Plan(("booklet", "random"), 1, "x", "weimar", {"scenario": "main"})


def test_the_rules_of_the_game_stay_as_they_are() -> None:
    """Those with the tables are for thinking only."""
    (position, seat), *_ = asked("main", 2)
    before = position.rules
    BookletPlayer().choose(position.view(seat), Random(1))
    assert position.rules is before
    assert not before.solo
    assert tabled(before).solo
