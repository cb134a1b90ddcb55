"""The booklet's bots in a four-player game: they follow their tables, see nothing hidden, and play only parties that
have tables."""

from random import Random

import pytest
from tests.games.weimar.helpers import pending, units
from tests.games.weimar.playing import FOUR

from republik.games.weimar.game import GAME
from republik.games.weimar.players.booklet_bot import BookletPlayer, with_bot_tables
from republik.games.weimar.rules import bots
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.actions import ActionPoints
from republik.games.weimar.rules.notation import city_name
from republik.games.weimar.rules.plays import Play
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.rolls import Roll
from republik.games.weimar.rules.rounds import Agenda
from republik.games.weimar.rules.scene import scene
from republik.games.weimar.rules.steps import Step
from republik.lab.arena import ArenaError, Plan
from republik.players import registry

BOTS = (fx.KPD, fx.DNVP)


def asked(scenario: str, seed: int, often: float = 1.0) -> list[tuple[Position, int]]:
    """Yields decisions of KPD and DNVP in a game where they play by the tables and the others at random."""
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
        ("vulkan", 5, fx.KPD, {"KA3", "KA4"}),  # this scenario has no KA1: by the table of round 2
        ("vulkan", 6, fx.DNVP, {"DA1"}),
    ],
)
def test_the_agenda_is_that_of_the_table(scenario: str, round_: int, party: int, agendas: set[str]) -> None:
    games = (asked(scenario, seed) for seed in range(30))
    at = next(
        position
        for game in games
        for position, seat in game
        if isinstance(position.step(), Agenda) and (position.round, seat) == (round_, party)
    )
    assert {chosen(at, party, seed).removeprefix("agenda ") for seed in range(12)} == agendas


def decisions(kind: type[Step]) -> list[tuple[Position, int]]:
    found = [at for seed in range(20) for at in asked("bruderkrieg", seed) if isinstance(at[0].step(), kind)]
    assert len(found) > 20
    return found


def test_any_card_of_the_hand_may_be_next() -> None:
    position, seat = next(at for at in decisions(Play) if len(at[0].hands[at[1]]) > 3)
    cards = {chosen(position, seat, seed).split()[0] for seed in range(80)}
    assert cards == {position.rules.cards[card] for card in position.hands[seat]}


def test_party_cards_are_played_for_what_the_table_says() -> None:
    space, uses = GAME.new({}).rules.actions, set()
    for position, seat in decisions(Play):
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


# -- 1.4.7: the action, as in the solo scenario ------------------------------------------------------


def acted(position: Position, seat: int) -> Position:
    """Plays the bot's actions with a card, up to the dice or the end of the card."""
    while position.to_act() == seat and isinstance(position.step(), ActionPoints):
        position.play(BookletPlayer().choose(position.view(seat), Random(1)))
    return position


def with_card(party: str, card: str, **what: object) -> Position:
    position = scene("bruderkrieg", to_act=party, hands={party: [card], "SPD": ["S05"]}, **what)  # type: ignore[arg-type]
    position.play(position.parse_move(f"{card} for actions"))
    seat = position.to_act()
    assert seat is not None
    return acted(position, seat)


def struck(position: Position) -> tuple[int, str, int]:
    """Returns what the dice are rolled for, where, and how many."""
    assert isinstance(position.step(), Roll)
    return position.act[st.ACT_KIND], city_name(position.act[st.ACT_CITY]), pending(position, Roll).dice


def test_action_example_1() -> None:
    """Six points: three for the coup, one stored, two to take control."""
    force = {"freikorps2": {"Köln": 1}, "soldiers": {"Köln": 1}, "reichswehr2": {"Köln": 1}}
    position = with_card("DNVP", "D11", reserve=(0, 0, 0, 2), markers={"uprising": "Köln"}, units=force)
    assert struck(position) == (st.COUP, "Köln", 3)
    assert units(position, "black2", "Köln") == 1
    assert position.reserve[fx.DNVP] == 1


def test_action_example_2() -> None:
    """Five points: three for the coup, one stored, one unit from the supply."""
    force = {"freikorps1": {"Essen": 1}, "soldiers": {"Essen": 1}, "freikorps2": {"Stuttgart": 1}}
    position = with_card("DNVP", "D11", reserve=(0, 0, 0, 1), markers={"councils": "Essen"}, units=force)
    assert struck(position) == (st.COUP, "Stuttgart", 3)
    assert units(position, "freikorps1", "Stuttgart") == 1
    assert position.reserve[fx.DNVP] == 1


def test_action_example_3() -> None:
    """Five points and no promising coup: one is stored, the others only prepare."""
    where = {"markers": {"councils": "München"}, "units": {"police": {"Berlin": 1}}}
    position = with_card("KPD", "K23", reserve=(0, 0, 1, 0), **where)
    assert isinstance(position.step(), Play)
    assert position.reserve[fx.KPD] == 1
    assert units(position, "soldiers", "Hamburg") + units(position, "workers", "Hamburg") == 4


def test_the_action_is_that_of_the_solo_bot() -> None:
    """The bot takes the same units, reserve points and action as the solo scenario's bot in the same position."""
    seen = set()
    for position, seat in decisions(ActionPoints):
        step = pending(position, ActionPoints)
        if step.city >= 0 or step.done or step.points != position.rules.big[position.card]:
            continue  # not at the start of the card
        if seat == fx.DNVP and step.points <= position.reserve[seat] == 2:
            continue  # the last point of a preparation looks the same as that of a demonstration
        solo = position.copy()
        solo.rules = with_bot_tables(position.rules)
        solo.drop()
        before = solo.depth
        bots.act(solo, seat, step.points)
        strikes = solo.depth > before
        four = acted(position.copy(), seat)
        assert four.units == solo.units
        assert four.reserve[seat] >= solo.reserve[seat], "what it does not need it keeps"
        if strikes:
            assert four.reserve == solo.reserve
            assert four.act[: st.ACT_LOST] == solo.act[: st.ACT_LOST]
            assert four.act[st.ACT_BONUS] == solo.act[st.ACT_BONUS]
        seen.add((seat, strikes, solo.act[st.ACT_KIND] if strikes else -1))
    assert seen == {
        (party, strikes, kind)
        for party in BOTS
        for strikes, kind in ((False, -1), (True, st.COUP), (True, st.DEMONSTRATION))
    }


def test_it_has_no_table_for_every_seat() -> None:
    assert registry.players("weimar")["booklet"].seats == ("kpd", "dnvp")
    assert "booklet" in registry.names("weimar")
    assert "booklet" not in registry.names("wsdv")
    with pytest.raises(ArenaError, match="error-arena-every-seat"):
        Plan(("booklet", "random"), 1, "x", "weimar", {"scenario": "main"})


def test_the_rules_of_the_game_stay_as_they_are() -> None:
    """The tables are used only for choosing a move."""
    (position, seat), *_ = asked("main", 2)
    before = position.rules
    BookletPlayer().choose(position.view(seat), Random(1))
    assert position.rules is before
    assert not before.solo
    assert with_bot_tables(before).solo
