"""What is told of the bots and of the player's Zentrum: the row of the table, the die that decided, a bonus bought, a
coup only prepared, the total before Stresemann; and the criteria from the SPD's side."""

from collections.abc import Callable
from random import Random

import pytest
from tests.games.helpers import play
from tests.games.weimar.helpers import DNVP, KPD, SPD, ZENTRUM, run

from republik.games.weimar import Position, new_game
from republik.games.weimar.game import GAME
from republik.games.weimar.phrases import bots as tables
from republik.games.weimar.phrases.measures import criterion_phrase
from republik.games.weimar.rules import bot_tables as bt
from republik.games.weimar.rules import bots
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.bases import PlaceBase, RemoveBase
from republik.games.weimar.rules.bots import BotDraw
from republik.games.weimar.rules.components import MEASURES, Criterion
from republik.games.weimar.rules.opinion import TopicStep
from republik.games.weimar.rules.plays import President
from republik.games.weimar.rules.rules import rules_for
from republik.games.weimar.rules.scene import city_index, scene
from republik.messages.i18n import LANGUAGES
from republik.messages.render import renderer
from republik.table.contract import Event
from republik.table.phrases import DETAIL, Line


def lines(position: Position, heard: list[Event], language: str = "en") -> list[str]:
    told: list[Line] = GAME.phrases.log_lines([event.for_seat(SPD) for event in heard], position.view(SPD))
    return [renderer(GAME, language).text(line.phrase) for line in told]


def told_of(position: Position, does: Callable[[], None]) -> list[str]:
    """Applies a change that is not a move; returns the log up to the next decision."""
    heard: list[Event] = []
    position.listener = heard.append
    does()
    run(position)
    position.listener = None
    return lines(position, heard)


def acts(party: int, value: int, **what: object) -> list[str]:
    position = scene("abyss", hands={"SPD": ["S05"]}, **what)  # type: ignore[arg-type]
    position.player = party
    return told_of(position, lambda: bots.act(position, party, value))


# -- rows of the tables -----------------------------------------------------------------------------


def test_a_demonstration_tells_points_surplus_and_city() -> None:
    decided, *rest = acts(KPD, 2)
    assert decided == (
        "The KPD follows its table: “Coup or demonstration”, row 2: 2 action points → demonstration; "
        "“Points left over”, row 1: 1 point left over → store 1 reserve point."
    )
    assert rest[:3] == [
        "The KPD stores 1 reserve point.",
        "The KPD follows its table: “City for a demonstration”, row 2: city without a base of its own.",
        "The KPD announces a demonstration in Berlin.",
    ]


@pytest.mark.parametrize(
    ("party", "what", "row"),
    [
        (KPD, {"markers": {"regime": "Köln"}, "units": {"soldiers": {"Köln": 3}}}, "row 1: city with a Regime"),
        (KPD, {"units": {"soldiers": {"Köln": 3}}}, "row 2: city with 3 or more dice."),
        (DNVP, {"markers": {"uprising": "Köln"}, "units": {"freikorps1": {"Köln": 3}}}, "row 1: city with Councils"),
    ],
)
def test_a_coup_tells_the_row_of_its_city(party: int, what: dict[str, object], row: str) -> None:
    told = acts(party, 4 if party == KPD else 3, **what)
    assert any(f"“City for a coup”, {row}" in line for line in told), told


def test_a_coup_that_is_only_prepared_says_so() -> None:
    told = acts(KPD, 5)
    at = told.index("The KPD only prepares a coup in Berlin.")
    assert "“City for a coup”, row 3: otherwise only prepare the coup" in told[at - 1]
    assert told[at + 1].startswith("Units: ")
    assert not any("announces" in line for line in told)


def test_the_bought_bonus_is_told() -> None:
    told = acts(KPD, 6, units={"soldiers": {"Berlin": 3}})
    assert "The KPD buys +1 on the result." in told
    assert "2 points left over → +1 on the result for 2 AP" in told[0]
    assert "The KPD buys +1 on the result." not in acts(KPD, 5, units={"soldiers": {"Berlin": 3}})


def test_a_person_who_buys_the_bonus_is_told_too() -> None:
    position = scene("main", to_act="KPD", hands={"KPD": ["K05"]})
    told = lines(position, play(position, "K05 for actions", "city Berlin", "better result"))
    assert "The KPD buys +1 on the result." in told


def test_six_points_that_only_prepare_tell_of_no_bonus() -> None:
    told = acts(KPD, 6)
    assert "The KPD only prepares a coup in Berlin." in told
    assert not any("+1" in line for line in told)


def test_the_presidents_extra_debate_is_told() -> None:
    """W13: the holder's debate with a card that it has already used."""
    hands = {"SPD": ["S05"], "DNVP": ["D12"]}
    position = scene("abyss", hands=hands, president="DNVP", topics={"economy": "0"})
    position.push(President(DNVP, position.rules.card_index["D12"]))
    told = told_of(position, lambda: None)
    assert told[0] == "The DNVP holds the presidency and also debates with D12 “Reich Agrarian League”."
    assert any("Economy" in line for line in told[1:])


def test_an_event_after_a_debate_is_told() -> None:
    """W3: a republic card that is debated with first."""
    position = scene("main", hands={"SPD": ["A57"], "KPD": ["K05"]})
    told = lines(position, play(position, "A57 for debate"))
    told = told[[": debate" in line for line in told].index(True) :]
    card = told[0].removeprefix("The SPD plays ").removesuffix(": debate")
    assert told[1] == f"The SPD uses {card}: event"


def test_the_exception_of_neutral_units_is_told() -> None:
    told = [renderer(GAME, "en").text(one) for one in tables.always()]
    assert any("neutral" in one and "unless these attack its own Councils" in one for one in told)


def test_what_we_added_to_the_bots_tables_is_signed() -> None:
    """The booklet has no “at least” for dice and values, and says nothing about coalitions; nothing else is signed."""
    rules = rules_for("abyss")
    rows = [row for party in (KPD, DNVP) for table in tables.tables_of(rules, party) for row in table.rows]
    said = [renderer(GAME, "en").text(one) for one in [*rows, *tables.always()]]
    signed = {one for one in said if "○" in one}
    assert signed == {
        "big value at least 2 above the small one → event, actions ○",
        "city with the most dice, at least 2 ○",
        "It declines every coalition. ○",
    }
    assert not any("full value" in one for one in said), "the booklet's table of topics has three rows"


def revealed(party: int, key: str, *moves: str) -> list[str]:
    position = scene("abyss", hands={"SPD": ["S05"], ("KPD" if party == KPD else "DNVP"): [key]})
    card = position.rules.card_index[key]
    heard: list[Event] = []
    position.push(BotDraw(party))
    position.listener = heard.append
    bots.reveal_card(position, party, card)
    run(position)
    position.listener = None
    heard += play(position, *moves)
    return lines(position, heard)


@pytest.mark.parametrize(
    ("key", "row"),
    [
        ("A25", "row 1: republic card → event, actions, debate."),
        ("K02", "row 2: small value 3 or more → event, debate."),
        ("K05", "row 3: big value at least 2 above the small one → event, actions ○."),
    ],
)
def test_a_card_tells_why_it_is_used_so(key: str, row: str) -> None:
    told = revealed(KPD, key)
    assert told[0].startswith(f"The KPD plays {key} ")
    assert told[0].endswith(": event")
    assert told[1] == f"The KPD follows its table: “Use of a card”, {row}"
    assert sum(key in line and ": event" in line for line in told) == 1, "the card is told once"


@pytest.mark.parametrize(
    ("die", "row", "uses"),
    [
        (1, "row 4: die 1 (1–2)", "event, debate"),
        (4, "row 5: die 4 (3–4)", "event, actions"),
        (6, "row 6: die 6 (5–6)", "debate, actions"),
    ],
)
def test_the_die_that_decides_the_uses_is_told(die: int, row: str, uses: str) -> None:
    told = revealed(DNVP, "D09", f"roll {die}")
    assert told[0].endswith(f": {uses.partition(',')[0]}")
    assert told[1] == f"The DNVP follows its table: “Use of a card”, {row} → {uses}."


def test_topics_bases_units_and_enemies_have_their_rows() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, topics={"media": "0", "poverty": "0"})
    position.player = KPD
    told = told_of(position, lambda: position.push(TopicStep(KPD, steps=2)))
    assert told[0] == (
        "The KPD follows its table: “Topic to debate”, row 1: topic that can reach a field of its own worth 2 or more."
    )
    position = scene("abyss", hands={"SPD": ["S05"]}, markers={"councils": "Essen"})
    told = told_of(position, lambda: position.push(PlaceBase(KPD, left=1)))
    assert told[0].endswith("“City for a base”, row 1: city with Councils or an Uprising (Councils first).")
    position = scene("abyss", hands={"SPD": ["S05"]}, bases={"Zentrum": "Berlin", "SPD": "Berlin"})
    told = told_of(position, lambda: position.push(RemoveBase(KPD, parties=0b1011, left=1)))
    assert told == ["The KPD follows its table: “Whom it harms”, row 1: Zentrum.", "The Zentrum loses bases: Berlin."]


def is_row_of(event: Event, table: int) -> bool:
    return event.key == "row" and event.args["table"] == table


# -- agendas ------------------------------------------------------------------------------------------


def test_the_die_and_the_row_of_an_agenda_are_told_after_the_player_has_chosen() -> None:
    """1.4.4, W2-22: the bots choose last, so that their dice can be open; the row comes with the agenda itself."""
    rolled = 0
    for seed in range(6):
        rng = Random(seed)
        position = new_game("abyss")
        heard: list[Event] = []
        while not position.revealed:
            position.play(rng.choice(position.moves()), heard.append)
            if position.to_act() in (SPD, ZENTRUM) and not position.revealed:
                assert not [event for event in heard if event.key == "agenda_die"]
        rows = {event.args["party"]: event.args["row"] for event in heard if is_row_of(event, bt.TABLE_AGENDA)}
        chosen = position.rules.agendas[position.agendas[DNVP]]
        assert rows == {KPD: 0, DNVP: ["DA3", "DA4"].index(chosen)}
        for event in heard:
            if event.key == "agenda_die":
                rolled += 1
                assert (event.args["party"], event.args["result"] > 3) == (DNVP, chosen == "DA4")
    assert rolled == 6


# -- dice -----------------------------------------------------------------------------------------------


def test_every_die_of_a_roll_is_told() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, units={"soldiers": {"Berlin": 3}})
    position.player = KPD
    bots.act(position, KPD, 4)
    run(position)
    told = lines(position, play(position, "roll 2 6", "roll 3"))
    assert told[0] == "The KPD rolls 6 (2, 6, 3)."


def test_one_die_needs_no_list() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]})
    position.player = KPD
    bots.act(position, KPD, 1)
    run(position)
    assert lines(position, play(position, "roll 2"))[0] == "The KPD rolls 2."


@pytest.mark.parametrize(
    ("party", "die", "told"),
    [
        (KPD, 2, "The Zentrum’s die shows 2 (3 or more needed): it does not react."),
        (KPD, 3, "The Zentrum’s die shows 3 (3 or more needed): it reacts."),
        (DNVP, 4, "The Zentrum’s die shows 4 (5 or more needed): it does not react."),
    ],
)
def test_the_die_of_a_reaction_is_told(party: int, die: int, told: str) -> None:
    position = scene("abyss", hands={"SPD": ["S05"]}, reserve=(0, 1, 0, 0))
    for city in range(st.CITIES):
        position.add_base(ZENTRUM, city, 1)
    bots.act(position, party, 1)
    run(position)
    assert told in lines(position, play(position, f"roll {die}"))


@pytest.mark.parametrize(
    ("die", "told"),
    [
        (2, "The Zentrum’s die shows 2: it must remove an SPD base if it can."),
        (3, "The Zentrum’s die shows 3: it may remove any base."),
    ],
)
def test_the_die_before_a_removal_is_told(die: int, told: str) -> None:
    position = scene(
        "abyss",
        to_act="Zentrum",
        hands={"Zentrum": ["Z10"], "SPD": ["S05"]},
        bases={"SPD": "Berlin Berlin", "KPD": "Berlin Berlin", "Zentrum": "Berlin"},
    )
    play(position, "Z10 for actions", "city Berlin", "demonstration", "roll 4")
    assert told in lines(position, play(position, f"roll {die}"))


# -- Stresemann -------------------------------------------------------------------------------------------


def coup_of_the_kpd(*dice: str) -> tuple[Position, list[str]]:
    position = scene(
        "abyss",
        hands={"SPD": ["S05"]},
        stresemann=True,
        units={"soldiers": {"Berlin": 3}},
        markers={"poverty": "Berlin"},
    )
    position.player = KPD
    bots.act(position, KPD, 6)
    run(position)
    return position, lines(position, play(position, *dice))


def test_the_total_is_told_before_stresemann_is_offered() -> None:
    position, told = coup_of_the_kpd("roll 4 2", "roll 1")
    assert told == [
        "The KPD rolls 4 (4, 2, 1).",
        "KPD, coup: total 6. Stresemann may still force a reroll.",
    ]
    view = position.view(ZENTRUM)
    assert renderer(GAME, "en").text(GAME.phrases.prompt(view)) == (
        "Zentrum: the KPD has rolled 4 (coup: total 6, success). Make them roll again?"
    )
    told = lines(position, play(position, "no"))
    assert told[0] == "KPD, coup: result 6 (6 or more needed), success."


def test_the_prompt_knows_a_failure() -> None:
    position, _ = coup_of_the_kpd("roll 3 2", "roll 1")
    asked = renderer(GAME, "en").text(GAME.phrases.prompt(position.view(ZENTRUM)))
    assert "(coup: total 5, failure)" in asked


def test_without_stresemann_no_total_comes_first() -> None:
    position = scene("abyss", hands={"SPD": ["S05"]})
    position.player = KPD
    bots.act(position, KPD, 1)
    run(position)
    assert not any("total" in line for line in lines(position, play(position, "roll 2")))


# -- whole games ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def games() -> list[tuple[Position, list[Event]]]:
    played = []
    for seed in range(4):
        rng, heard = Random(seed), list[Event]()
        position = new_game("abyss")
        while position.to_act() is not None:
            position.play(rng.choice(position.moves()), heard.append)
        played.append((position, heard))
    return played


def test_every_row_told_is_a_row_of_the_table(games: list[tuple[Position, list[Event]]]) -> None:
    seen = set()
    for position, heard in games:
        for event in heard:
            if event.key == "row":
                table, row = bt.TABLES[event.args["table"]], event.args["row"]
                seen.add(table)
                tables.row_phrase(position.rules, event.args["party"], table, row)
    assert {"uses", "action", "topics", "agenda"} <= seen


def test_a_row_of_the_base_table_fits_the_city(games: list[tuple[Position, list[Event]]]) -> None:
    """The first row that fits is told, not merely one that does."""
    position = scene("abyss", hands={"SPD": ["S05"]}, bases={"SPD": "Berlin Berlin", "DNVP": "Rostock"})
    heard: list[Event] = []
    position.listener = heard.append
    assert bt.base_city(position, DNVP, [city_index("Berlin"), city_index("Rostock")]) == city_index("Rostock")
    assert bt.base_city(position, DNVP, [city_index("Berlin")]) == city_index("Berlin")
    position.add_base(DNVP, city_index("Berlin"), 1)
    bt.base_city(position, DNVP, [city_index("Berlin")])
    assert [event.args["row"] for event in heard if event.key == "row"] == [0, 1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rows_are_told_as_details(language: str, games: list[tuple[Position, list[Event]]]) -> None:
    for position, heard in games[:1]:
        for line in GAME.phrases.log_lines(heard, position.view(SPD)):
            if line.phrase.key == "event-row":
                assert line.level == DETAIL
                text = renderer(GAME, language).text(line.phrase)
                assert "→" in text or ":" in text
                assert "{" not in text


def test_nothing_is_worked_out_without_a_listener(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search spends no time on explanations."""
    monkeypatch.setattr(bt, "agenda_row", lambda *_: pytest.fail("nobody listens"))
    rng, position = Random(1), new_game("abyss")
    while not position.revealed:
        position.play(rng.choice(position.moves()))


# -- criteria -----------------------------------------------------------------------------------------------------


def test_criteria_speak_of_the_spd() -> None:
    said = [renderer(GAME, "en").text(criterion_phrase(line)) for line in rules_for("abyss").scenario.criteria]
    assert said == [
        "at least 10 seats for the SPD",
        "at least 10 SPD bases",
        "at least economy level 3",
        "the London Ultimatum is signed",
        "no Inflation in the DR box",
        "at most 1 city with Councils or a Regime",
        "at most 2 markers in the DR box",
        "at least 15 victory points for the SPD",
        "the SPD is in government",
        "at least 3 dissolved KPD or DNVP units",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_criterion_has_words(language: str) -> None:
    for measure in MEASURES:
        for low, high in ((0, 0), (1, 999), (3, 999), (0, 1), (0, 4)):
            text = renderer(GAME, language).text(criterion_phrase(Criterion("", measure, low, high)))
            assert text
            assert "[" not in text
            if measure in ("seats", "bases", "vp", "nsdap", "dissolved", "government"):
                assert "SPD" in text
