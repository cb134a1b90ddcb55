"""The solo chapter: one test per row of the bots' tables, its examples, and the restricted Zentrum."""

from pathlib import Path

import pytest
from tests.games.helpers import move_texts, play
from tests.games.weimar.helpers import (
    CITY_NAMES,
    DNVP,
    KPD,
    SPD,
    ZENTRUM,
    bases,
    cities_with,
    field,
    in_box,
    pending,
    run,
    step_name,
    units,
)

from republik.games.weimar import Position
from republik.games.weimar.game import GAME
from republik.games.weimar.players import booklet_bot
from republik.games.weimar.rules import bot_choices, bots, effects
from republik.games.weimar.rules import bot_tables as bt
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.actions import FewerDice, begin
from republik.games.weimar.rules.bases import RemoveBase
from republik.games.weimar.rules.bots import BotDraw, BotUse, DecideDie
from republik.games.weimar.rules.cards import Discard
from republik.games.weimar.rules.components import BASE_RULES, DEMONSTRATION_RULES, UNIT_RULES
from republik.games.weimar.rules.decision import Decision
from republik.games.weimar.rules.flow import DECISIONS, decision
from republik.games.weimar.rules.foreign import Flag, Foreign
from republik.games.weimar.rules.notation import city_name
from republik.games.weimar.rules.opinion import TopicIn, TopicStep
from republik.games.weimar.rules.plays import CancelEvent, Play
from republik.games.weimar.rules.politics import Coalition
from republik.games.weimar.rules.rolls import Roll, RollAgain
from republik.games.weimar.rules.rounds import Agenda, ChooseFirst, Reveal, StartRound
from republik.games.weimar.rules.rules import rules_for
from republik.games.weimar.rules.scene import city_index, scene, slot_index
from republik.games.weimar.rules.society import SocietyOut
from republik.games.weimar.rules.threats import PutMarker, TakeMarker
from republik.games.weimar.rules.topics import Agree, TopicOption, Yellow

ALL = list(range(st.CITIES))


def base_city(position: Position, party: int) -> str:
    free = [city for city in ALL if position.has_slot(city)]
    return city_name(bt.base_city(position, party, free))


def unit_city(position: Position, party: int) -> str:
    return city_name(bt.unit_city(position, party, ALL))


def act(position: Position, party: int, value: int) -> Position:
    """Lets the bot act with a card's value; stops when dice or the player decide."""
    position.player = party
    bots.act(position, party, value)
    run(position)
    return position


def struck(position: Position) -> tuple[int, str]:
    return position.act[st.ACT_KIND], city_name(position.act[st.ACT_CITY])


def test_every_condition_that_a_table_of_cities_may_name_is_known() -> None:
    assert set(bt.CONDITIONS) == {*BASE_RULES, *UNIT_RULES, *DEMONSTRATION_RULES}


# -- 1.4.2: enemies ----------------------------------------------------------------------------


@pytest.mark.parametrize(("party", "order"), [("kpd", ("Zentrum", "SPD", "DNVP")), ("dnvp", ("SPD", "KPD", "Zentrum"))])
def test_enemies(party: str, order: tuple[str, ...]) -> None:
    names = ("SPD", "Zentrum", "KPD", "DNVP")
    bot = rules_for("abyss").components.bots[party]
    assert tuple(names[enemy] for enemy in bot.enemies) == order


def removes(position: Position, party: int) -> str:
    position.push(RemoveBase(party, parties=15 - (1 << party), left=1))
    legal = [position.parse_move(f"remove {name} base Berlin") for name in ("SPD", "Zentrum", "KPD", "DNVP")]
    legal = [move for move in legal if position.bases[move - position.rules.actions.remove_base]]
    return position.move_text(bot_choices.choose(position, decision(position), legal))


@pytest.mark.parametrize(
    ("party", "there", "hit"),
    [
        (KPD, "Zentrum SPD DNVP", "Zentrum"),
        (KPD, "SPD DNVP", "SPD"),
        (KPD, "DNVP", "DNVP"),
        (DNVP, "Zentrum SPD KPD", "SPD"),
        (DNVP, "Zentrum KPD", "KPD"),
        (DNVP, "Zentrum", "Zentrum"),
    ],
)
def test_a_negative_effect_hits_the_first_enemy_that_can_suffer_it(party: int, there: str, hit: str) -> None:
    position = scene("abyss", bases=dict.fromkeys(there.split(), "Berlin"))
    assert removes(position, party) == f"remove {hit} base Berlin"


def test_a_positive_effect_goes_to_the_last_enemy() -> None:
    """A51: the KPD lets the DNVP move a topic as well."""
    position = scene("abyss", to_act="KPD", hands={"KPD": ["A51"]}, topics={"media": "0", "poverty": "0"})
    heard = play(position, "roll 1 1")
    moved = [event.args["slot"] for event in heard if event.key == "topic"]
    assert moved == [slot_index(position.rules, "media"), slot_index(position.rules, "poverty")]
    assert field(position, "media") == "K4"
    assert field(position, "poverty") == "D3"


def own_event(folder: Path, party: str, event: str, **what: object) -> Position:
    """Lets the bot reveal a republic card with the given event and nothing else."""
    (folder / "cards.toml").write_text(f'[republic.A52]\nevent = "{event}"\n', encoding="utf-8")
    position = scene("abyss", rules=rules_for("abyss", folder), hands={"SPD": ["S05"]}, **what)  # type: ignore[arg-type]
    rules = position.rules
    position.start_effect(rules.event[rules.card_index["A52"]], ("SPD", "Zentrum", "KPD", "DNVP").index(party))
    run(position)
    return position


@pytest.mark.parametrize(
    ("party", "seats", "after"),
    [
        ("KPD", (7, 5, 4, 3), (7, 3, 4, 3)),
        ("KPD", (7, 1, 4, 3), (5, 1, 4, 3)),
        ("KPD", (1, 1, 4, 3), (1, 1, 4, 1)),
        ("KPD", (1, 1, 4, 0), (1, 0, 4, 0)),
        ("DNVP", (1, 5, 4, 3), (1, 5, 2, 3)),
        ("DNVP", (0, 5, 1, 3), (0, 3, 1, 3)),
    ],
)
def test_a_negative_effect_hits_the_enemy_that_can_suffer_it_most_fully(
    tmp_path: Path, party: str, seats: tuple[int, ...], after: tuple[int, ...]
) -> None:
    """1.4.2: two seats from the first party on the list that has two; only then from one that has fewer."""
    assert tuple(own_event(tmp_path, party, "seat -2 foe", seats=seats).seats) == after


def test_as_fully_as_possible_for_bases_points_and_reserve(tmp_path: Path) -> None:
    where = {"Zentrum": "Berlin", "SPD": "Essen Köln", "DNVP": "Rostock Breslau"}
    position = own_event(tmp_path, "KPD", "base -2 foe", bases=where)
    assert [position.base_count(party) for party in (SPD, ZENTRUM, DNVP)] == [0, 1, 2]
    for word in ("vp", "reserve"):
        folder = tmp_path / word
        folder.mkdir()
        position = own_event(folder, "KPD", f"{word} -2 foe", **{word: (2, 1, 0, 2)})
        assert tuple(getattr(position, word)) == (0, 1, 0, 2)


def test_what_harms_without_a_minus_is_negative_too(tmp_path: Path) -> None:
    """Crisis rolls, and a loss that the chosen party resolves itself."""
    position = own_event(tmp_path, "KPD", "crisis 1 foe")
    assert (step_name(position), pending(position, Roll).roller) == ("roll", ZENTRUM)
    (tmp_path / "by").mkdir()
    position = own_event(tmp_path / "by", "DNVP", "by foe: seat -1", seats=(7, 5, 4, 3))
    assert tuple(position.seats) == (6, 5, 4, 3)


# -- 1.4.3: bases ---------------------------------------------------------------------------------


def test_base_example_1() -> None:
    position = scene("abyss", markers={"uprising": "Berlin", "councils": "Essen Frankfurt"})
    assert base_city(position, KPD) == "Essen"


def test_base_example_2() -> None:
    """No city has at most one enemy base; München is the first on the list without a base of the bot."""
    crowded = "Königsberg Rostock München Berlin Essen Breslau Hamburg Stuttgart Köln Frankfurt Leipzig"
    slots = scene("abyss").rules.slots
    two = " ".join(name for name in crowded.split() if slots[city_index(name)] >= 3)
    position = scene("abyss", bases={"DNVP": "Königsberg Rostock", "SPD": two, "Zentrum": two})
    for name in ("Stuttgart", "Frankfurt"):  # full with the bases of two enemies
        position.add_base(KPD, city_index(name), 2)
    for name in ("Königsberg", "Rostock"):  # no free slot next to the bot's own base
        position.add_base(KPD, city_index(name), 1)
    assert base_city(position, DNVP) == "München"


def test_kpd_base_1_uprising_without_councils() -> None:
    assert base_city(scene("abyss", markers={"uprising": "Rostock"}), KPD) == "Rostock"


def test_kpd_base_2_no_own_base() -> None:
    assert base_city(scene("abyss", bases={"KPD": "Berlin Hamburg"}), KPD) == "München"


def test_kpd_base_else_by_the_list() -> None:
    everywhere = "Berlin Hamburg München Essen Köln Breslau Leipzig Frankfurt Stuttgart Rostock Königsberg"
    assert base_city(scene("abyss", bases={"KPD": everywhere}), KPD) == "Berlin"


def test_cities_without_room_are_skipped() -> None:
    position = scene("abyss", bases={"SPD": "Rostock Rostock"}, markers={"councils": "Rostock", "uprising": "Essen"})
    assert base_city(position, KPD) == "Essen"


def test_dnvp_base_1_at_most_one_enemy_base() -> None:
    position = scene("abyss", bases={"SPD": "Königsberg Rostock Rostock"})
    assert base_city(position, DNVP) == "Königsberg"
    position = scene("abyss", bases={"SPD": "Königsberg Königsberg Rostock"})
    assert base_city(position, DNVP) == "Rostock"


def crowded(own: str) -> Position:
    """Own bases in these cities, and two enemy bases wherever they fit."""
    position = scene("abyss", bases={"DNVP": own})
    for name in CITY_NAMES:
        room = position.rules.slots[city_index(name)] - own.split().count(name)
        position.add_base(SPD, city_index(name), min(2, room))
    return position


def test_dnvp_base_2_no_own_base() -> None:
    """Königsberg and Rostock are full; München, the next on the list, has a base of the bot."""
    assert base_city(crowded("München"), DNVP) == "Berlin"


def test_dnvp_base_else_by_the_list() -> None:
    everywhere = "Königsberg Rostock München Berlin Essen Breslau Hamburg Stuttgart Köln Frankfurt Leipzig"
    position = crowded(everywhere)
    for name in ("Königsberg", "Rostock", "Stuttgart", "Frankfurt"):
        assert position.filled[city_index(name)] == position.rules.slots[city_index(name)]
    position.add_base(SPD, city_index("München"), position.rules.slots[city_index("München")] - 3)
    assert base_city(position, DNVP) == "Berlin"


# -- 1.4.3: units -----------------------------------------------------------------------------------


def test_kpd_unit_1_two_threats() -> None:
    position = scene("abyss", markers={"poverty": "Rostock", "unrest": "Rostock Berlin"})
    assert unit_city(position, KPD) == "Rostock"
    position = scene("abyss", markers={"poverty": "Köln", "regime": "Köln"})
    assert unit_city(position, KPD) == "Köln"


def test_kpd_unit_2_no_enemy_unit() -> None:
    assert unit_city(scene("abyss", units={"police": {"Berlin": 1, "Hamburg": 1}}), KPD) == "München"


def test_dnvp_unit_1_councils_before_uprising() -> None:
    assert unit_city(scene("abyss", markers={"uprising": "Berlin", "councils": "Leipzig"}), DNVP) == "Leipzig"
    assert unit_city(scene("abyss", markers={"uprising": "Leipzig"}), DNVP) == "Leipzig"


def test_dnvp_unit_2_both_before_poverty_before_unrest() -> None:
    threats = {"poverty": "Köln Leipzig", "unrest": "Rostock Leipzig"}
    assert unit_city(scene("abyss", markers=threats), DNVP) == "Leipzig"
    assert unit_city(scene("abyss", markers={"poverty": "Köln", "unrest": "Rostock"}), DNVP) == "Köln"
    assert unit_city(scene("abyss", markers={"unrest": "Köln"}), DNVP) == "Köln"


def test_unit_else_by_the_list() -> None:
    assert unit_city(scene("abyss"), DNVP) == "Königsberg"
    police = {"Berlin": 1, "Hamburg": 1, "München": 1, "Essen": 1, "Köln": 1, "Breslau": 1}
    soldiers = {"freikorps1": {"Leipzig": 1, "Frankfurt": 1, "Stuttgart": 1}, "freikorps2": {"Rostock": 1}}
    position = scene("abyss", units={"police": police, **soldiers, "reichswehr1": {"Königsberg": 1}})
    assert unit_city(position, KPD) == "Berlin"


# -- 1.4.4: agendas and hand pile -------------------------------------------------------------------------


def agenda_of(position: Position, party: int) -> str:
    return position.rules.agendas[position.agendas[party]]


def at_agendas(round_number: int) -> Position:
    position = scene("abyss", round_number=round_number, hands={"SPD": ["S05"]})
    position.clear_agenda()
    position.push(Reveal())
    for party in (DNVP, KPD):
        position.push(Agenda(party))
    for party in range(2):
        position.agendas[party] = position.rules.agendas_of[party][0]
    run(position)
    return position


def throw(position: Position, die: int) -> None:
    """Applies the result of the die that decides."""
    pending(position, DecideDie).apply(position, position.rules.actions.roll + die - 1)


@pytest.mark.parametrize(("die", "agenda"), [(1, "DA3"), (3, "DA3"), (4, "DA4"), (6, "DA4")])
def test_agendas_of_round_1(die: int, agenda: str) -> None:
    position = at_agendas(1)
    assert step_name(position) == "decide_die"
    throw(position, die)
    assert (agenda_of(position, KPD), agenda_of(position, DNVP)) == ("KA1", agenda)


@pytest.mark.parametrize(("die", "agenda"), [(1, "KA3"), (3, "KA3"), (4, "KA4"), (6, "KA4")])
def test_agendas_of_round_2(die: int, agenda: str) -> None:
    position = at_agendas(2)
    throw(position, die)
    assert agenda_of(position, KPD) == agenda
    waiting = pending(position, Agenda)
    assert not waiting.needs_die(position)
    waiting.apply(position, *waiting.options(position))
    assert agenda_of(position, DNVP) == "DA1"


def whole_agenda_phase(round_number: int) -> Position:
    """Plays from the start of a round to the player's first card."""
    position = scene("abyss", hands={"SPD": ["S05"]})
    position.clear_agenda()
    position.hands = [[], [], [], []]
    position.push(StartRound(round_number))
    run(position)
    while step_name(position) != "play":
        position.play(position.moves()[0])
    return position


def test_the_dolchstoss_comes_in_with_the_agenda_of_round_2() -> None:
    assert field(whole_agenda_phase(2), "dolchstoss") == "0"


def test_the_reinforcements_card_of_round_2_joins_the_hand_pile() -> None:
    position = whole_agenda_phase(2)
    hand = position.hands[DNVP]
    assert len(hand) == 6
    assert any(position.rules.reinforces[number] for number in hand)


def test_bots_hold_five_cards_whatever_their_agenda_says() -> None:
    position = whole_agenda_phase(1)
    assert agenda_of(position, KPD) == "KA1"
    assert (len(position.hands[KPD]), len(position.hands[DNVP])) == (5, 5)


def brings_in(position: Position, party: int) -> str:
    position.push(TopicIn(party, 0))
    run(position)
    found = [name for name in ("poverty", "reparations", "dvp", "dolchstoss") if field(position, name) == "0"]
    return found[-1]


def test_free_topics_of_the_kpd() -> None:
    assert brings_in(scene("abyss", hands={"SPD": ["S05"]}), KPD) == "poverty"
    assert brings_in(scene("abyss", hands={"SPD": ["S05"]}, topics={"poverty": "K1"}), KPD) == "reparations"


def test_free_topics_of_the_dnvp() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]})
    assert brings_in(position, DNVP) == "dvp"
    own = scene("abyss", hands={"SPD": ["S05"]})
    own.minor[st.DVP] = DNVP
    assert brings_in(own, DNVP) == "dolchstoss"


# -- 1.4.5: uses of a card -----------------------------------------------------------------------------------


def uses(party: str, key: str, die: int = 0) -> list[int]:
    """Returns the uses of the bot's only card, in order."""
    position = scene("abyss", hands={"SPD": ["S05"]})
    number = position.rules.card_index[key]
    seat = ("SPD", "Zentrum", "KPD", "DNVP").index(party)
    position.hands[seat] = [number]
    position.piles[position.rules.deck[number]] = []
    position.clear_agenda()
    position.push(BotDraw(seat))
    bots.reveal_card(position, seat, number)
    if die:
        throw(position, die)
    return [step.use for step in reversed(list(position.stack)) if isinstance(step, BotUse)]


def test_republic_cards_are_used_in_all_three_ways() -> None:
    assert uses("KPD", "A25") == [st.EVENT, st.ACTIONS, st.DEBATE]


def test_party_card_with_a_small_value_of_3_or_more() -> None:
    assert uses("KPD", "K02") == [st.EVENT, st.DEBATE]
    assert uses("KPD", "K23") == [st.EVENT, st.DEBATE], "4 and 3: the first entry that holds"


def test_party_card_whose_big_value_exceeds_by_2() -> None:
    assert uses("KPD", "K10") == [st.EVENT, st.ACTIONS]
    assert uses("KPD", "K11") == [st.EVENT, st.ACTIONS], "by 3: at least 2"


@pytest.mark.parametrize(
    ("die", "expected"),
    [
        (1, [st.EVENT, st.DEBATE]),
        (2, [st.EVENT, st.DEBATE]),
        (3, [st.EVENT, st.ACTIONS]),
        (4, [st.EVENT, st.ACTIONS]),
        (5, [st.DEBATE, st.ACTIONS]),
        (6, [st.DEBATE, st.ACTIONS]),
    ],
)
def test_other_party_cards_by_the_die(die: int, expected: list[int]) -> None:
    assert uses("DNVP", "D06", die) == expected


def test_a_bots_event_is_not_barred_by_an_earlier_debate() -> None:
    """K03 moves a topic although the SPD has just moved the only one."""
    position = scene(
        "abyss",
        hands={"SPD": ["S08"], "KPD": ["K03"]},
        topics={"media": "0"},
        seating=("SPD", "KPD", "Zentrum", "DNVP"),
        president="DNVP",
    )
    play(position, "S08 for debate", "topic media 1", "to S1", "roll 3")
    assert field(position, "media") == "K2 S1"


# -- 1.4.6: debates ---------------------------------------------------------------------------------------------


def debates(party: int, value: int, **topics: str) -> tuple[str, str]:
    """Returns the topic that a bot moves with a value, and its destination."""
    named = {name.replace("__", " "): place for name, place in topics.items()}
    position = scene("abyss", hands={"SPD": ["S05"]}, topics=named)
    before = list(position.topics)
    position.push(TopicStep(party, steps=value))
    run(position)
    moved = [slot for slot in range(len(before)) if position.topics[slot] != before[slot]]
    if not moved:
        return "", ""
    name = next(name for name in named if slot_index(position.rules, name) == moved[0])
    return name, field(position, name)


def test_kpd_debate_1_reaches_an_own_field_of_2() -> None:
    assert debates(KPD, 3, media="S3", economy="0") == ("economy", "K3")


def test_kpd_debate_1_by_priority() -> None:
    assert debates(KPD, 2, economy="0", security="0", poverty="0") == ("poverty", "K2")


def test_kpd_debate_2_important_and_already_its_own() -> None:
    """Topics that the KPD already controls reach 2 with any value: condition 2 never finds more than condition 1."""
    assert debates(KPD, 1, media="0", security="K1 S1", uspd="K1") == ("uspd", "K2"), "reaches 2 at once"
    assert debates(KPD, 1, media="S2", poverty="S3", security="D3") == ("media", "S2 K1"), "nothing reaches 2"


def test_kpd_debate_else_the_highest_priority() -> None:
    assert debates(KPD, 1, economy="0", media="0") == ("media", "K1")


def test_dnvp_debate_1_reaches_an_own_field_of_2() -> None:
    assert debates(DNVP, 2, media="0", economy="0", dolchstoss="S3") == ("economy", "D2")


def test_dnvp_debate_2_important_and_held_by_spd_or_zentrum() -> None:
    assert debates(DNVP, 1, dolchstoss="0", security="Z2", economy="S2") == ("security", "Z2 D1")


def test_dnvp_debate_2_counts_what_spd_and_zentrum_hold_together() -> None:
    assert debates(DNVP, 1, dolchstoss="0", security="S1 Z1")[0] == "security"
    assert debates(DNVP, 1, dolchstoss="0", security="K1 S1")[0] == "dolchstoss", "the KPD's too"


@pytest.mark.parametrize(
    ("value", "topics", "moved"),
    [
        (1, {"media": "S4", "media__2": "0"}, ("media 2", "K1")),
        (2, {"media": "K2", "media__2": "0"}, ("media 2", "K2")),
        (2, {"media": "0", "media__2": "K2"}, ("media", "K2")),
        (3, {"media": "0", "media__2": "S1"}, ("media 2", "K3 S1")),
        (1, {"media": "S2", "media__2": "S2 Z1"}, ("media", "S2 K1")),
    ],
)
def test_of_two_copies_the_one_that_helps_more(value: int, topics: dict[str, str], moved: tuple[str, str]) -> None:
    """Prefers winning a topic to one it already holds, taking it from others to one that nobody has, then the higher
    field."""
    assert debates(KPD, value, **topics) == moved


def test_dnvp_debate_else_the_highest_priority() -> None:
    assert debates(DNVP, 1, economy="0", dvp="0") == ("dvp", "D1")


def test_a_topic_that_cannot_take_the_full_value_is_passed_over() -> None:
    assert debates(KPD, 3, media="K3", economy="0") == ("economy", "K3")


def test_without_a_topic_for_the_full_value_a_bot_uses_as_much_of_it_as_it_can() -> None:
    """1.4.6: the whole value that is possible; only topics on its field 4 cannot be moved."""
    assert debates(KPD, 3, media="K3") == ("media", "K4")
    assert debates(KPD, 3, media="K3", economy="K2") == ("economy", "K4"), "two steps are more than one"
    assert debates(KPD, 3, poverty="K2", economy="K2") == ("poverty", "K4")
    assert debates(KPD, 3, media="K4") == ("", "")


@pytest.mark.parametrize("card", ["A54", "A55", "D05"])
@pytest.mark.parametrize(("before", "after"), [("D2", "D4"), ("D3", "D4"), ("D4", "D4"), ("0", "D3")])
def test_an_event_moves_its_topic_as_far_as_possible(card: str, before: str, after: str) -> None:
    """1.4.6: passing over is for choosing among topics; here the topic is given."""
    position = scene("abyss", hands={"SPD": ["S05"]}, topics={"dolchstoss": before})
    position.start_effect(position.rules.event[position.rules.card_index[card]], DNVP)
    run(position)
    assert field(position, "dolchstoss") == ("D2" if (before, card != "A54") == ("0", True) else after)


def test_the_topic_of_the_round_counts_by_its_place() -> None:
    assert debates(KPD, 2, schutz_der_republik="0", security="0") == ("schutz_der_republik", "K2")
    assert debates(DNVP, 2, schutz_der_republik="0", reparations="0") == ("schutz_der_republik", "D2")


@pytest.mark.parametrize(
    ("party", "order"),
    [
        (KPD, "media poverty uspd schutz_der_republik security reparations economy foreign_policy dolchstoss"),
        (DNVP, "dolchstoss schutz_der_republik reparations dvp security economy media poverty foreign_policy"),
    ],
)
def test_priorities_of_topics(party: int, order: str) -> None:
    names = order.split()
    while names:
        assert debates(party, 2, **dict.fromkeys(reversed(names), "0"))[0] == names[0]
        names = names[1:]


def test_two_topics_big_value_first() -> None:
    """K23: the debate of its event with 4 and 3."""
    position = scene("abyss", hands={"SPD": ["S05"]}, topics={"media": "0", "poverty": "0"})
    card = position.rules.card_index["K23"]
    position.start_effect(position.rules.event[card], KPD, card)
    run(position)
    assert (field(position, "media"), field(position, "poverty")) == ("K4", "K3")


# -- 1.4.7: actions ------------------------------------------------------------------------------------------------


def test_action_example_1() -> None:
    position = scene(
        "abyss",
        hands={"SPD": ["S05"]},
        reserve=(0, 0, 0, 2),
        markers={"uprising": "Köln"},
        units={"freikorps2": {"Köln": 1}, "soldiers": {"Köln": 1}, "reichswehr2": {"Köln": 1}},
    )
    act(position, DNVP, 4)
    assert struck(position) == (st.COUP, "Köln")
    assert units(position, "black2", "Köln") == 1
    assert position.reserve[DNVP] == 1
    assert pending(position, Roll).dice == 3, "three dice"


def test_action_example_2() -> None:
    position = scene(
        "abyss",
        hands={"SPD": ["S05"]},
        reserve=(0, 0, 0, 1),
        markers={"councils": "Essen"},
        units={"freikorps1": {"Essen": 1}, "soldiers": {"Essen": 1}, "freikorps2": {"Stuttgart": 1}},
    )
    act(position, DNVP, 4)
    assert struck(position) == (st.COUP, "Stuttgart")
    assert units(position, "freikorps1", "Stuttgart") == 1
    assert position.reserve[DNVP] == 1
    assert pending(position, Roll).dice == 3


def test_action_example_3() -> None:
    position = scene(
        "abyss",
        hands={"SPD": ["S05"]},
        reserve=(0, 0, 1, 0),
        markers={"councils": "München"},
        units={"police": {"Berlin": 1}},
    )
    act(position, KPD, 4)
    assert step_name(position) == "play", "only prepared"
    assert position.reserve[KPD] == 1
    assert units(position, "soldiers", "Hamburg") + units(position, "workers", "Hamburg") == 4


@pytest.mark.parametrize(("party", "value", "kind"), [(KPD, 3, 0), (KPD, 4, 1), (DNVP, 2, 0), (DNVP, 3, 1)])
def test_coup_or_demonstration(party: int, value: int, kind: int) -> None:
    force = {"soldiers": {"Berlin": 3}} if party == KPD else {"freikorps1": {"Berlin": 3}}
    position = act(scene("abyss", hands={"SPD": ["S05"]}, units=force), party, value)
    assert struck(position) == (kind, "Berlin")


def test_the_reserve_is_emptied_into_the_action() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, reserve=(0, 0, 2, 0), units={"soldiers": {"Berlin": 3}})
    act(position, KPD, 2)
    assert struck(position) == (st.COUP, "Berlin")
    assert position.reserve[KPD] == 0


def test_kpd_surplus_1_goes_into_the_reserve() -> None:
    position = act(scene("abyss", hands={"SPD": ["S05"]}, units={"soldiers": {"Berlin": 3}}), KPD, 5)
    assert (position.reserve[KPD], position.act[st.ACT_BONUS]) == (1, 0)


def test_kpd_surplus_2_improves_the_result() -> None:
    position = act(scene("abyss", hands={"SPD": ["S05"]}, units={"soldiers": {"Berlin": 3}}), KPD, 6)
    assert (position.reserve[KPD], position.act[st.ACT_BONUS]) == (0, 1)
    position = act(scene("abyss", hands={"SPD": ["S05"]}), KPD, 3)
    assert (struck(position)[0], position.act[st.ACT_BONUS]) == (st.DEMONSTRATION, 1)


def test_kpd_surplus_3_improves_and_prepares() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, units={"soldiers": {"Berlin": 2}}, reserve=(0, 0, 2, 0))
    act(position, KPD, 5)
    assert position.act[st.ACT_BONUS] == 1
    assert pending(position, Roll).dice == 3, "one unit more"


def test_dnvp_surplus_first_reserve_then_preparation() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, units={"freikorps1": {"Berlin": 2}})
    act(position, DNVP, 5)
    assert position.reserve[DNVP] == 1
    assert struck(position) == (st.COUP, "Berlin")
    assert units(position, "freikorps2", "Berlin") == 1, "the strongest unit of the supply"


def target(party: int, **what: object) -> str:
    position = scene("abyss", hands={"SPD": ["S05"]}, **what)  # type: ignore[arg-type]
    return city_name(bt.demonstration_city(position, party, ALL))


def test_kpd_demonstration_1_uprising_and_three_dice() -> None:
    force = {"soldiers": {"Köln": 2, "Berlin": 1}}
    assert target(KPD, markers={"uprising": "Köln Berlin"}, units=force) == "Köln"


def test_kpd_demonstration_2_no_own_base() -> None:
    assert target(KPD, markers={"uprising": "Köln"}, bases={"KPD": "Berlin"}) == "Hamburg"
    assert target(KPD, bases={"KPD": "Berlin"}, units={"soldiers": {"Leipzig": 1}}) == "Leipzig", "most dice first"


def test_kpd_demonstration_3_any_city() -> None:
    everywhere = "Berlin Hamburg München Essen Köln Breslau Leipzig Frankfurt Stuttgart Rostock Königsberg"
    assert target(KPD, bases={"KPD": everywhere}, units={"soldiers": {"Rostock": 1}}) == "Rostock"


def test_dnvp_demonstration_1_most_dice() -> None:
    assert target(DNVP, units={"freikorps1": {"Köln": 1}, "freikorps2": {"Leipzig": 1}}) == "Leipzig"


def test_dnvp_demonstration_2_kpd_units() -> None:
    assert target(DNVP, units={"soldiers": {"Köln": 1, "Berlin": 1}}) == "Berlin"


def test_dnvp_demonstration_3_most_threats() -> None:
    assert target(DNVP, markers={"poverty": "Köln Königsberg", "unrest": "Köln"}) == "Köln"


def coup_target(party: int, points: int = 0, **what: object) -> tuple[str, bool]:
    position = scene("abyss", hands={"SPD": ["S05"]}, **what)  # type: ignore[arg-type]
    city, strikes, _ = bt.coup_city(position, party, points)
    return city_name(city), strikes


def test_kpd_coup_1_regime_and_three_dice() -> None:
    force = {"soldiers": {"Köln": 3}, "workers": {"Berlin": 3}}
    assert coup_target(KPD, markers={"regime": "Köln"}, units=force) == ("Köln", True)


def test_kpd_coup_2_three_dice() -> None:
    force = {"soldiers": {"Köln": 3}, "workers": {"Berlin": 3}}
    assert coup_target(KPD, units=force) == ("Berlin", True)
    assert coup_target(KPD, units={**force, "police": {"Berlin": 1}}) == ("Köln", True)


def test_kpd_coup_3_only_prepares() -> None:
    where = {"councils": "Berlin", "uprising": "Hamburg"}
    assert coup_target(KPD, markers=where) == ("München", False)
    assert coup_target(KPD, markers=where, units={"police": {"München": 1}}) == ("Essen", False)


def test_dnvp_coup_1_councils_or_uprising_and_three_dice() -> None:
    force = {"freikorps1": {"Köln": 3}, "freikorps2": {"Berlin": 2}}
    assert coup_target(DNVP, markers={"uprising": "Köln"}, units=force) == ("Köln", True)


def test_dnvp_coup_2_three_dice() -> None:
    force = {"freikorps1": {"Köln": 3}, "freikorps2": {"Berlin": 2}}
    assert coup_target(DNVP, units=force) == ("Berlin", True), "four dice are more"


def test_dnvp_coup_3_only_prepares() -> None:
    assert coup_target(DNVP, markers={"regime": "Königsberg"}) == ("Rostock", False)


def test_only_prepared_where_the_bot_has_the_most_dice() -> None:
    """1.4.7: condition 3 also compares dice before the list, so that the bot keeps its forces together."""
    assert coup_target(KPD, units={"soldiers": {"Leipzig": 1}}) == ("Leipzig", False)
    assert coup_target(DNVP, units={"freikorps1": {"Köln": 2, "Essen": 1}}) == ("Köln", False)
    crowded = {"soldiers": {"Leipzig": 1, "Köln": 2}, "police": {"Köln": 1}}
    assert coup_target(KPD, units=crowded) == ("Leipzig", False), "fewest enemy units come first"
    position = act(scene("abyss", hands={"SPD": ["S05"]}, units={"soldiers": {"Leipzig": 1}}), KPD, 4)
    assert units(position, "soldiers", "Leipzig") + units(position, "workers", "Leipzig") == 5


def test_government_units_stay_out_where_the_other_side_rules() -> None:
    """Example 1: against the DNVP on its own marker, only the KPD's soldiers count."""
    force = {"freikorps2": {"Köln": 2}, "reichswehr2": {"Köln": 2}, "soldiers": {"Köln": 1}}
    assert coup_target(DNVP, markers={"councils": "Köln"}, units=force) == ("Köln", True)
    assert coup_target(DNVP, units=force)[1] is False


def test_preparation_control_then_supply_then_cities() -> None:
    force = {"freikorps1": {"Leipzig": 3}, "freikorps2": {"Frankfurt": 1}, "reichswehr1": {"Berlin": 1}}
    position = scene("abyss", hands={"SPD": ["S05"]}, units=force)
    assert bt.prepare(position, DNVP, city_index("Berlin"), 2) == 0
    assert units(position, "black1", "Berlin") == 1
    bt.prepare(position, DNVP, city_index("Berlin"), 1)
    assert units(position, "freikorps1", "Leipzig") == 2, "the city of lowest priority, the supply being empty"
    bt.prepare(position, DNVP, city_index("Berlin"), 9)
    assert units(position, "freikorps1", "Berlin") == 3
    assert units(position, "freikorps2", "Berlin") == 1


def test_preparation_from_the_supply_strongest_first() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]})
    bt.prepare(position, DNVP, city_index("Berlin"), 2)
    assert (units(position, "freikorps2", "Berlin"), units(position, "freikorps1", "Berlin")) == (1, 1)


# -- 1.4.7: cities of events --------------------------------------------------------------------------------


def turned_up(party: str, card: str, **what: object) -> Position:
    """The bot has revealed its only card and starts with its event."""
    position = scene("abyss", to_act=party, hands={party: [card], "SPD": ["S05"]}, **what)  # type: ignore[arg-type]
    if step_name(position) == "decide_die":
        play(position, "roll 1")
    return position


def test_an_events_coup_1_goes_where_the_other_side_rules() -> None:
    """K10: four dice on the Regime in Köln before five in Berlin."""
    force = {"soldiers": {"Köln": 2}, "workers": {"Berlin": 3}}
    position = turned_up("KPD", "K10", units=force, markers={"regime": "Köln"})
    assert struck(position) == (st.COUP, "Köln")
    assert units(position, "spartakus", "Köln") == 2


def test_an_events_coup_2_three_dice_with_its_own_units() -> None:
    force = {"soldiers": {"Köln": 1}, "workers": {"Berlin": 3}}
    position = turned_up("KPD", "K10", units={**force, "freikorps1": {"Köln": 1}}, markers={"regime": "Köln"})
    assert struck(position) == (st.COUP, "Berlin"), "two dice on the Regime are not enough"


def test_an_events_coup_3_without_own_marker_and_with_fewest_enemy_units() -> None:
    position = turned_up("KPD", "K10", units={"police": {"Berlin": 1}}, markers={"uprising": "Hamburg"})
    assert struck(position) == (st.COUP, "München")


def test_no_event_takes_control_that_does_not_say_so() -> None:
    """D08 adds two units: with the Reichswehr against it, Berlin has two dice and Königsberg three."""
    force = {
        "freikorps2": {"dissolved": 2},
        "freikorps1": {"Berlin": 3},
        "reichswehr2": {"Berlin": 1},
        "reichswehr1": {"Berlin": 1},
    }
    position = turned_up("DNVP", "D08", units=force)
    assert struck(position) == (st.COUP, "Königsberg")
    assert pending(position, Roll).dice == 3


def test_an_event_that_takes_control_goes_to_a_reichswehr() -> None:
    """D07 and D11: the strongest, then by the table of other effects there."""
    position = turned_up("DNVP", "D07", units={"reichswehr1": {"Leipzig": 1}}, markers={"councils": "Köln"})
    assert units(position, "black1", "Leipzig") == 1
    force = {"reichswehr1": {"Köln": 1}, "reichswehr2": {"Leipzig": 1, "Frankfurt": 1}, "soldiers": {"Leipzig": 1}}
    position = turned_up("DNVP", "D11", units=force)
    assert struck(position) == (st.DEMONSTRATION, "Frankfurt"), "three dice in both, and Frankfurt comes first"
    assert units(position, "black2", "Frankfurt") == 1


def test_an_events_demonstration_counts_the_units_that_the_event_brings() -> None:
    """W2-35: with two units more there are three dice on the Uprising in Köln (condition 1)."""
    position = turned_up("KPD", "K21", markers={"uprising": "Köln"})
    assert struck(position) == (st.DEMONSTRATION, "Köln")
    position = turned_up("KPD", "K09", markers={"uprising": "Köln"}, units={"workers": {"Köln": 1}})
    assert struck(position) == (st.DEMONSTRATION, "Köln")
    force = {"freikorps1": {"Leipzig": 1, "dissolved": 2}, "freikorps2": {"dissolved": 3}, "soldiers": {"Rostock": 1}}
    position = turned_up("DNVP", "D22", units=force)
    assert struck(position) == (st.DEMONSTRATION, "Königsberg"), "two dice anywhere: by the list"
    assert units(position, "freikorps1", "Königsberg") == 1


@pytest.mark.parametrize("party", [KPD, DNVP])
@pytest.mark.parametrize("marker", ["arbeitslosenversicherung", "panzerkreuzer"])
def test_a_victim_that_another_party_chooses_is_the_bot_itself(party: int, marker: str) -> None:
    """For a bot, losing a seat to SPD or Zentrum is worse than an enemy gaining one."""
    position = scene("abyss", hands={"SPD": ["S05"]}, society=["arbeiter_spd", marker], seats=(5, 5, 5, 5))
    position.push(SocietyOut(party))
    run(position)
    assert [effects.SOCIETY_MARKERS[left] for left in position.society] == ["arbeiter_spd"]


# -- 1.4.1: general rules -----------------------------------------------------------------------------------------


def test_bots_react_whenever_they_can() -> None:
    position = scene(
        "abyss",
        hands={"SPD": ["A25"]},
        bases={"KPD": "Berlin"},
        reserve=(0, 0, 1, 0),
        seating=("SPD", "KPD", "Zentrum", "DNVP"),
    )
    play(position, "A25 for actions", "city Berlin", "demonstration")
    assert step_name(position) == "roll"
    assert pending(position, Roll).roller == KPD
    assert position.reserve[KPD] == 0


def test_bots_never_answer_with_politicians() -> None:
    position = scene("abyss", hands={"SPD": ["S08"], "KPD": ["K02", "K03"], "DNVP": ["D01"]})
    play(position, "S08 for event")
    assert step_name(position) == "place_base"


def test_bots_stay_out_of_coups() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, units={"soldiers": {"Berlin": 3}, "freikorps1": {"Berlin": 3}})
    act(position, KPD, 4)
    assert struck(position) == (st.COUP, "Berlin")
    assert position.act[st.ACT_JOINED] == 0


def test_crisis_losses_in_the_city_of_lowest_priority() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, bases={"KPD": "Berlin Rostock Essen"})
    position.push(RemoveBase(KPD, parties=1 << KPD, left=1, die=2))
    run(position)
    assert bases(position, KPD, "Rostock") == 0


def test_a_won_topic_helps_most() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, topics={"dolchstoss": "D2"})
    seats = position.seats[DNVP]
    position.push(TopicOption(DNVP, slot=slot_index(position.rules, "dolchstoss"), partner=-1))
    run(position)
    assert position.seats[DNVP] == seats + 1
    assert position.base_count(DNVP) == 2


def test_bots_refuse_coalitions() -> None:
    position = scene("abyss", politics=8, seats=(6, 2, 6, 5))
    while step_name(position) == "join":
        assert position.to_act() == 0
        play(position, "yes")
    assert position.government == 0b11


def test_a_bot_as_chooser_begins_itself() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]})
    position.push(ChooseFirst(KPD, st.FOR_IMPULSES))
    run(position)
    assert position.first == KPD


def test_a_bot_negotiates_only_what_helps_it() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]})
    position.push(Foreign(DNVP))
    run(position)
    assert position.base_count(DNVP) == 2, "Versailles brings the DNVP two bases"
    position = scene("abyss", hands={"SPD": ["S05"]})
    position.push(Foreign(KPD))
    run(position)
    assert step_name(position) == "play"


def test_a_bot_that_wins_foreign_policy_negotiates() -> None:
    """1.4.1, won topics: Versailles gives the DNVP two bases and a seat before the dice are rolled."""
    position = scene("abyss", politics=2, topics={"foreign_policy": "D2"}, seats=(7, 5, 4, 3))
    assert step_name(position) == "roll"
    assert (position.seats[DNVP], position.base_count(DNVP)) == (4, 2)
    position = scene("abyss", politics=2, topics={"foreign_policy": "K2"}, seats=(7, 5, 4, 3))
    assert (position.seats[DNVP], position.base_count(DNVP)) == (3, 0), "it does not help the KPD"


def removed_unrest(party: str, unrest: str, **what: object) -> set[str]:
    """A31 makes the bot remove 1 Unrest."""
    position = scene("abyss", hands={"SPD": ["S05"]}, markers={"unrest": unrest, **what})  # type: ignore[dict-item]
    number = position.rules.event[position.rules.card_index["A31"]]
    position.start_effect(number, ("SPD", "Zentrum", "KPD", "DNVP").index(party))
    run(position)
    return set(unrest.split()) - cities_with(position, "unrest")


def test_a_forced_removal_of_unrest_takes_what_is_needed_least() -> None:
    assert removed_unrest("KPD", "Berlin Köln Rostock") == {"Rostock"}
    assert removed_unrest("DNVP", "Berlin Köln Rostock") == {"Köln"}
    assert removed_unrest("KPD", "Berlin Köln Rostock", prosperity="Berlin") == {"Berlin"}, "it counts for nothing"


def test_what_harms_the_bot_is_removed_where_it_matters_most() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, markers={"regime": "Rostock Hamburg Köln"})
    position.push(TakeMarker(KPD, marker=st.REGIME, left=1))
    run(position)
    assert cities_with(position, "regime") == {"Rostock", "Köln"}


@pytest.mark.parametrize(
    ("marker", "force"), [("uprising", {"soldiers": {"Berlin": 3}}), ("regime", {"freikorps1": {"Berlin": 3}})]
)
def test_the_bots_units_are_neutral_in_the_players_counter_coup(marker: str, force: dict[str, dict[str, int]]) -> None:
    """1.4.1: only the police counts against an Uprising or a Regime, however many units guard it."""
    what = {"markers": {marker: "Berlin"}, "units": {**force, "police": {"Berlin": 2}}, "hands": {"SPD": ["A25"]}}
    position = scene("abyss", **what)  # type: ignore[arg-type]
    play(position, "A25 for actions", "city Berlin", f"counter-coup {marker}")
    assert (step_name(position), pending(position, Roll).dice) == ("roll", 2)
    four = scene("bruderkrieg", **what)  # type: ignore[arg-type]
    play(four, "A25 for actions", "city Berlin")
    assert f"counter-coup {marker}" not in move_texts(four), "at a table of four they defend their marker"


def test_the_other_bots_units_are_neutral_in_a_bots_coup() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, units={"soldiers": {"Berlin": 3}, "freikorps1": {"Berlin": 3}})
    act(position, KPD, 4)
    assert (struck(position), pending(position, Roll).dice) == ((st.COUP, "Berlin"), 3)


def test_stresemann_on_the_own_first_failure() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, stresemann=True)
    position.minor[st.DVP] = DNVP
    act(position, DNVP, 1)
    play(position, "roll 1")
    assert position.stresemann == st.FACE_DOWN
    play(position, "roll 2")
    assert step_name(position) == "play"


# -- 1.4.1: every kind of choice ----------------------------------------------------------------------------------


BY_CHANCE = {"deal", "seating", "roll", "start_city", "decide_die", "bot_draw", "fetch"}


def test_every_kind_of_decision_has_an_answer() -> None:
    """What a party may be asked, a bot answers by its tables; dice and piles decide the rest of the solo scenario."""
    parties = {decision for decision in DECISIONS if decision.name not in BY_CHANCE}
    assert set(bot_choices.ANSWERS) | set(booklet_bot.WITH_CARDS) == parties
    assert not set(bot_choices.ANSWERS) & set(booklet_bot.WITH_CARDS)


def test_a_kind_of_decision_without_an_answer_is_an_error() -> None:
    """Nothing takes the first legal move instead."""
    position = scene("abyss", hands={"SPD": ["S05"]})
    with pytest.raises(KeyError):
        bot_choices.choose(position, Play(KPD), [1, 2])


def answers(step: Decision, **what: object) -> str:
    """Returns the bot's answer to a decision."""
    position = scene("abyss", hands={"SPD": ["S05"]}, **what)  # type: ignore[arg-type]
    position.push(step)
    return position.move_text(bot_choices.choose(position, step, step.options(position)))


def test_a_bots_flag_does_not_help_the_player() -> None:
    """W2-34: A35 while Versailles is open, which needs France; a flag that is removed is one of France."""
    assert answers(Flag(KPD, sign=1, left=1)) == "flag russia"
    assert answers(Flag(KPD, sign=1, left=1), flags={"russia": 5}) == "flag usa_uk"
    assert answers(Flag(KPD, sign=-1, left=1), flags={"russia": 1, "france": 1, "usa_uk": 1}) == "flag france"
    position = turned_up("KPD", "A35")
    assert list(position.flags) == [0, 0, 1]


def test_a_bots_flag_helps_the_negotiation_it_is_about_to_lead() -> None:
    """W2-34: the DNVP wins Foreign policy and negotiates Versailles; the KPD does not negotiate."""
    position = scene("abyss", politics=2, topics={"foreign_policy": "D2"})
    assert list(position.flags) == [1, 0, 0]
    position = scene("abyss", politics=2, topics={"foreign_policy": "K2"})
    assert list(position.flags) == [0, 0, 1]


def shared(party: int, topic: str, option: int, proposer: int, **what: object) -> bool:
    """Returns whether the bot agrees to what the proposer will carry out."""
    slot = slot_index(rules_for("abyss"), topic)
    return answers(Agree(party, slot, option, proposer), **what) == "yes"


def test_a_bot_agrees_only_to_what_helps_it_when_the_proposer_carries_it_out() -> None:
    """W2-18: the proposer chooses the marker, negotiates and takes the minor party."""
    assert not shared(KPD, "media", 0, SPD), "the SPD would take its own marker"
    assert not shared(KPD, "foreign_policy", 0, SPD)
    assert not shared(DNVP, "foreign_policy", 0, SPD), "Versailles would help it, but the SPD need not negotiate"
    assert not shared(KPD, "uspd", 0, SPD)
    assert not shared(KPD, "economy", 0, SPD)
    assert shared(KPD, "economy", 2, SPD), "Poverty, though the base is the SPD's"
    assert shared(DNVP, "dolchstoss", 0, KPD)
    assert not shared(DNVP, "dolchstoss", 1, SPD, bases={"DNVP": "Berlin"})
    assert not shared(KPD, "security", 0, SPD, units={"soldiers": {"Berlin": 1}}), "it would lose the unit"


def wins(topic: str, party: str, **what: object) -> Position:
    return scene("abyss", politics=2, topics={topic: f"{party}2"}, **what)  # type: ignore[arg-type]


def test_society_markers_are_worth_what_they_do() -> None:
    """W2-36: Stinnes-Legien helps SPD and Zentrum, so it is declined; A39 does not remove the own Badehose."""
    assert wins("stinnes_legien", "K").society == []
    assert wins("stinnes_legien", "D").society == []

    def left(markers: list[str]) -> list[str]:
        position = scene("abyss", hands={"SPD": ["S05"]}, society=markers, topics={"economy": "0"}, seats=(5, 5, 5, 5))
        position.start_effect(position.rules.event[position.rules.card_index["A39"]], DNVP)
        run(position)
        return [effects.SOCIETY_MARKERS[marker] for marker in position.society]

    assert left(["badehose"]) == ["badehose"], "it moves a topic instead"
    assert left(["badehose", "arbeiter_spd"]) == ["badehose"]
    assert left(["arme_dnvp"]) == ["arme_dnvp"]


@pytest.mark.parametrize(("party", "city"), [(KPD, "Hamburg"), (DNVP, "Rostock")])
def test_unrest_is_placed_where_prosperity_does_not_cancel_it(party: int, city: str) -> None:
    best = {KPD: "Berlin", DNVP: "Königsberg"}[party]
    assert answers(PutMarker(party, st.UNREST, left=1)) == f"place in {best}"
    assert answers(PutMarker(party, st.UNREST, left=1), markers={"prosperity": best}) == f"place in {city}"


def test_a_free_topic_beyond_the_list_follows_the_order_of_debates() -> None:
    """W2-38: neither Poverty nor Reparations can be brought in."""
    assert answers(TopicIn(KPD, 0), topics={"poverty": "0", "reparations": "0"}) == "topic media 1"


def test_a_bot_plays_no_politician_and_orders_what_it_must() -> None:
    """1.4.1; W2-38: what only a table of four asks of the booklet's bots."""
    hands: dict[str, list[str]] = {"SPD": ["S05"], "DNVP": ["D01", "D02", "D03"]}
    position = scene("bruderkrieg", hands=hands, topics={"schutz_der_republik": "S2", "stinnes_legien": "D1"})
    position.rules = booklet_bot.with_bot_tables(position.rules)

    def answer(step: Decision) -> str:
        position.push(step)
        chosen = position.move_text(bot_choices.choose(position, step, step.options(position)))
        position.drop()
        return chosen

    assert answer(CancelEvent(DNVP)) == "done"
    assert answer(FewerDice(DNVP)) == "done"
    assert answer(RollAgain(DNVP, DNVP, dice=2, by_stresemann=False, flags=0)) == "done"
    assert answer(Yellow(DNVP)) == "topic stinnes_legien"
    assert answer(Coalition(DNVP, largest=0b111, refused=0)) == "coalition weimar"
    lowest = min(hands["DNVP"], key=lambda key: sum(values(position, key)))
    assert answer(Discard(DNVP, left=1)) == f"discard {lowest}"


def values(position: Position, card: str) -> tuple[int, int]:
    number = position.rules.card_index[card]
    return position.rules.big[number], position.rules.small[number]


def test_units_from_the_supply_come_from_the_supply() -> None:
    """K11: with one soldier left there, none is taken out of a city; all three cities demonstrate."""
    position = scene("abyss", hands={"SPD": ["S05"]}, units={"soldiers": {"Leipzig": 2}}, reserve=(0, 0, 0, 0))
    position.start_effect(position.rules.event[position.rules.card_index["K11"]], KPD)
    run(position)
    assert units(position, "soldiers", "supply") == 0
    assert units(position, "soldiers", "Leipzig") == 2
    assert units(position, "soldiers", "Berlin") == 1


def test_the_kpd_pays_for_a_better_result_only_if_it_rolls() -> None:
    """W2-37: six points, and no city with three dice: all six prepare, and nothing is bought."""
    position = scene("abyss", hands={"SPD": ["S05"]}, reserve=(0, 0, 2, 0))
    heard: list[str] = []
    position.listener = lambda event: heard.append(event.key)
    act(position, KPD, 4)
    assert step_name(position) == "play", "only prepared"
    assert "better" not in heard
    gathered = units(position, "soldiers", "Berlin") + units(position, "workers", "Berlin")
    assert gathered == 6


# -- 1.3: the player's Zentrum -------------------------------------------------------------------------------------


def zentrum_debates(reserve: int = 0, **topics: str) -> Position:
    """Z08 has the values 1 and 4."""
    position = scene(
        "abyss",
        to_act="Zentrum",
        hands={"Zentrum": ["Z08"], "SPD": ["S05"]},
        topics=topics,
        reserve=(0, reserve, 0, 0),
    )
    play(position, "Z08 for debate")
    return position


def test_with_a_value_of_1_the_zentrum_moves_a_topic_of_the_spd() -> None:
    assert move_texts(zentrum_debates(media="S2", economy="0", poverty="S4")) == ["topic media 1", "topic poverty"]
    position = zentrum_debates(media="S2", economy="0", security="S1 Z1")
    assert step_name(position) == "point", "the only one the SPD controls alone"
    play(position, "to S1")
    assert field(position, "media") == "S1"


def test_only_the_topic_is_bound() -> None:
    """1.3 restricts neither the direction nor the reserve."""
    position = zentrum_debates(media="S2", economy="0")
    assert set(move_texts(position)) == {"to S1", "to S3", "to S2 K1", "to S2 Z1"}
    position = zentrum_debates(1, media="S2", economy="0")
    assert "to S4" in move_texts(position)
    play(position, "to S4")
    assert position.reserve[ZENTRUM] == 0


def test_without_a_topic_of_the_spd_the_zentrum_is_free() -> None:
    position = scene(
        "abyss",
        to_act="Zentrum",
        hands={"Zentrum": ["Z08"], "SPD": ["S05"]},
        topics={"media": "K2", "poverty": "S1 Z1"},
    )
    play(position, "Z08 for debate")
    assert move_texts(position) == ["done", "topic media 1", "topic poverty"]


def full_berlin(die: str) -> Position:
    """The Zentrum has rolled a 4 in a city without a free slot."""
    position = scene(
        "abyss",
        to_act="Zentrum",
        hands={"Zentrum": ["Z10"], "SPD": ["S05"]},
        bases={"SPD": "Berlin Berlin", "KPD": "Berlin Berlin", "Zentrum": "Berlin"},
    )
    play(position, "Z10 for actions", "city Berlin", "demonstration", "roll 4")
    assert step_name(position) == "decide_die"
    play(position, die)
    return position


@pytest.mark.parametrize("die", ["roll 1", "roll 2"])
def test_removing_a_base_1_and_2_hit_the_spd(die: str) -> None:
    position = full_berlin(die)
    assert bases(position, 0, "Berlin") == 1


@pytest.mark.parametrize("die", ["roll 3", "roll 6"])
def test_removing_a_base_3_to_6_are_free(die: str) -> None:
    assert move_texts(full_berlin(die)) == ["remove SPD base Berlin", "remove KPD base Berlin"]


@pytest.mark.parametrize(
    ("party", "die", "reacts"), [(KPD, 2, False), (KPD, 3, True), (DNVP, 4, False), (DNVP, 5, True)]
)
def test_the_die_decides_whether_the_zentrum_reacts(party: int, die: int, reacts: bool) -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, reserve=(0, 1, 0, 0))
    for city in range(st.CITIES):
        position.add_base(ZENTRUM, city, 1)
    act(position, party, 1)
    assert step_name(position) == "decide_die"
    play(position, f"roll {die}")
    assert position.reserve[ZENTRUM] == (0 if reacts else 1)


def spd_demonstrates(revision: int) -> Position:
    """The Zentrum could react to the SPD's demonstration in Berlin."""
    position = scene("abyss", hands={"SPD": ["A25"]}, bases={"Zentrum": "Berlin"}, reserve=(0, 1, 0, 0))
    GAME.under_revision(position, revision)
    play(position, "A25 for actions", "city Berlin", "demonstration")
    return position


def test_nobody_is_asked_to_react_to_the_own_partner() -> None:
    assert step_name(spd_demonstrates(GAME.revision)) == "roll"


def test_before_revision_4_the_player_decided_about_reactions_to_the_spd() -> None:
    position = spd_demonstrates(3)
    assert (step_name(position), position.to_act()) == ("react", ZENTRUM)


def test_bots_are_still_reacted_to() -> None:
    """The SPD decides; for the Zentrum, a die does."""
    position = scene("abyss", hands={"SPD": ["S05"]}, reserve=(1, 0, 0, 0))
    for city in range(st.CITIES):
        position.add_base(SPD, city, 1)
    act(position, KPD, 1)
    assert (step_name(position), position.to_act()) == ("react", SPD)


def politician(position: Position, party: int, reaction: int) -> str:
    """Returns a politician of the party that can be played so."""
    rules = position.rules
    found = (c for c, kind in enumerate(rules.reaction) if kind == reaction and rules.deck[c] == party)
    return rules.cards[next(found)]


@pytest.mark.parametrize("revision", [3, 4])
def test_the_own_partners_event_is_not_cancelled(revision: int) -> None:
    keys = scene("abyss", hands={"SPD": ["S05"]})
    card = politician(keys, ZENTRUM, st.CANCEL)
    position = scene("abyss", hands={"SPD": ["S05"], "Zentrum": [card]})
    GAME.under_revision(position, revision)
    play(position, "S05 for event")
    assert (step_name(position) == "cancel_event") == (revision < 4)


@pytest.mark.parametrize("revision", [3, 4])
def test_no_politician_takes_a_die_from_the_own_partner(revision: int) -> None:
    keys = scene("abyss", hands={"SPD": ["S05"]})
    card = politician(keys, ZENTRUM, st.LESS_DICE)
    position = scene("abyss", hands={"SPD": ["A25"], "Zentrum": [card]})
    GAME.under_revision(position, revision)
    play(position, "A25 for actions", "city Berlin", "demonstration")
    assert (step_name(position) == "fewer_dice") == (revision < 4)


@pytest.mark.parametrize(
    ("revision", "die", "asked"), [(4, 3, True), (4, 6, True), (4, 7, False), (3, 3, True), (3, 7, True)]
)
def test_a_partner_may_have_dice_rolled_again_where_that_can_help(revision: int, die: int, asked: bool) -> None:
    """6 brings two bases, 7 also calms the city; nothing is better than 7."""
    keys = scene("abyss", hands={"SPD": ["S05"]})
    card = politician(keys, ZENTRUM, st.REROLL)
    position = scene("abyss", hands={"SPD": ["A25"], "Zentrum": [card]}, units={"police": {"Berlin": 1}})
    GAME.under_revision(position, revision)
    position.bonus[SPD] = max(die - 6, 0)
    rolled = min(die, 6)
    play(position, "A25 for actions", "city Berlin", "demonstration")
    play(position, f"roll {rolled} 1")
    assert (step_name(position) == "roll_again" and position.to_act() == ZENTRUM) == asked


@pytest.mark.parametrize(("revision", "left"), [(3, st.FACE_DOWN), (4, st.FACE_UP)])
def test_a_bot_does_not_repeat_a_counter_coup_that_succeeds(revision: int, left: int) -> None:
    """It succeeds on a 5; before revision 4, bots wanted the 6 of a coup."""
    position = scene(
        "abyss",
        hands={"SPD": ["S05"]},
        markers={"uprising": "Berlin"},
        units={"police": {"Berlin": 1}},
        government=["DNVP"],
        chancellor="DNVP",
        stresemann=True,
    )
    GAME.under_revision(position, revision)
    position.minor[st.DVP] = DNVP
    begin(position, DNVP, st.COUNTER_COUP, city_index("Berlin"), st.UPRISING, 0)
    run(position)
    play(position, "roll 5")
    assert position.stresemann == left


def test_the_player_sees_both_hands() -> None:
    position = scene("abyss", hands={"SPD": ["S05"], "Zentrum": ["Z08"], "KPD": ["K02"]})
    shown = position.view(0).shown
    assert shown.hands[ZENTRUM] == position.hands[ZENTRUM]
    assert shown.hands[KPD] == [st.HIDDEN_PARTY]
    assert in_box(position, "inflation") == 0
    assert cities_with(position, "councils") == set()
