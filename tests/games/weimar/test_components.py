"""The components of the box: the contents of the files, their sources, and the errors for broken files."""

import contextlib
import dataclasses
import pickle
import random
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from republik.games.weimar.rules import components as components_module
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules.booklet import PARAGRAPHS
from republik.games.weimar.rules.component_fields import cited_by, kind_of
from republik.games.weimar.rules.components import (
    Components,
    PartyCard,
    RepublicCard,
    in_language,
    load_components,
    provenance,
)
from republik.games.weimar.rules.effects import DNVP, KPD, SPD, ZENTRUM
from republik.table.toml_schema import BadComponent

FILES = ("board", "cards", "topics", "society", "tables", "scenarios", "bots")
TEXT = {name: (files("republik.games.weimar") / "data" / f"{name}.toml").read_text(encoding="utf-8") for name in FILES}


@pytest.fixture(scope="module")
def box() -> Components:
    return load_components()


def playing_cards(box: Components) -> dict[str, RepublicCard | PartyCard]:
    return {**box.republic, **box.party}


# -- counts and number ranges ----------------------------------------------------------------------


def test_the_box_holds_what_it_should(box: Components) -> None:
    assert len(box.republic) == 48
    assert len(box.party) == 88
    assert Counter(card.party for card in box.party.values()) == {SPD: 22, ZENTRUM: 22, KPD: 22, DNVP: 22}
    assert Counter(card.party for card in box.agendas.values()) == {SPD: 4, ZENTRUM: 4, KPD: 4, DNVP: 4}
    assert len(box.rounds) == 6
    assert list(box.foreign) == ["A10", "A11", "A12", "A13", "A14", "A15", "A16", "A33"]
    assert len(box.society) == 13
    assert len(box.topics) == 16
    assert len(box.special) == 5
    assert len(box.cities) == 11
    assert sum(unit.count for unit in box.units.values()) == 38


def test_dictionaries_are_in_the_order_of_the_engine(box: Components) -> None:
    assert tuple(box.cities) == fx.CITIES
    assert tuple(box.units) == fx.UNITS
    assert tuple(box.nations) == fx.NATIONS
    assert tuple(box.topics) == fx.TOPICS
    assert tuple(box.society) == fx.SOCIETY_MARKERS
    assert tuple(box.foreign) == fx.FOREIGN_CARDS
    assert tuple(box.special) == fx.SPECIAL_CARDS
    assert tuple(box.scenarios) == components_module.SCENARIOS


def test_big_and_small_stay_in_their_range(box: Components) -> None:
    cards = playing_cards(box).values()
    assert all(3 <= card.big + card.small <= 7 for card in cards)  # 7: K23, in the booklet
    assert [card.key for card in cards if card.big + card.small == 7] == ["K23"]
    assert sum(card.big + card.small for card in cards) / len(cards) == pytest.approx(5, abs=0.2)


def test_eras(box: Components) -> None:
    def numbers(era: tuple[int, int]) -> list[int]:
        return [int(card.key[1:]) for card in box.republic.values() if card.era == era]

    assert numbers((1, 6)) == list(range(21, 31))
    assert numbers((1, 4)) == list(range(31, 41))
    assert numbers((1, 2)) == list(range(51, 59))
    assert numbers((3, 4)) == list(range(61, 71))
    assert numbers((5, 6)) == list(range(71, 81))


def test_two_cards_force_a_figure_of_the_nsdap_and_eight_offer_one(box: Components) -> None:
    cards = playing_cards(box).values()
    assert Counter(card.nsdap for card in cards if card.nsdap) == {"forced": 2, "avoidable": 8}
    for card in cards:
        words = {step.verb.word for block in card.event.blocks for step in block}
        assert ("nsdap" in words) == bool(card.nsdap), card.key


def test_cards_that_bring_units_are_marked(box: Components) -> None:
    for card in box.party.values():
        brings = any(step.verb.word == "supply" for block in card.event.blocks for step in block)
        assert brings == card.reinforce, card.key


def test_each_set_of_five_belongs_to_one_agenda(box: Components) -> None:
    added = [card for agenda in box.agendas.values() for card in agenda.adds]
    assert sorted(added) == sorted(key for key in box.party if int(key[1:]) > 20)


def test_white_topics_have_an_order_and_yellow_ones_have_none(box: Components) -> None:
    white = [topic for topic in box.topics.values() if topic.colour == "white"]
    assert [topic.order for topic in white] == list(range(1, 11))
    assert all(topic.order == 0 for topic in box.topics.values() if topic.colour == "yellow")
    assert {topic.key for topic in white if topic.copies == 2} == {"economy", "media", "security", "foreign_policy"}


def test_topics_and_society_markers_that_cards_bring_exist(box: Components) -> None:
    brought = {card.topic for card in box.rounds.values() if card.topic}
    assert brought == {key for key, topic in box.topics.items() if topic.colour == "yellow"} - {"stinnes_legien"}
    for key in brought:
        assert [option.key for option in box.topics[key].options] == ["green", "yellow"]


# -- facts of the companion booklet, transcribed a second time -------------------------------------


def test_values_that_the_booklet_states(box: Components) -> None:
    big = {"A22": 3, "A25": 2, "A51": 1, "A54": 2, "Z06": 3, "Z08": 1, "Z11": 3, "D06": 3}
    cards = playing_cards(box)
    for key, value in big.items():
        assert cards[key].big == value
        assert kind_of(cards[key].src["big"]) == "seed"
    assert box.party["Z08"].small == 4
    pairs = {"Z05": {2, 3}, "A33": {1, 3}, "K23": {4, 3}, "A28": {3, 1}}
    for key, pair in pairs.items():
        assert {cards[key].big, cards[key].small} == pair
        assert kind_of(cards[key].src["pair"]) == "seed"


def test_events_that_the_booklet_shows(box: Components) -> None:
    events = {
        "A22": "elect; score seats",
        "A23": "score cities",
        "A28": "discard all",
        "A33": "lay",
        "A35": "flag +1",
        "A54": "supply 1 freikorps2 DNVP; by DNVP: steer 3 dolchstoss",
        "S05": "deploy 1 reichswehr1 @C; deploy 1 police @C; counter @C",
        "S07": "if impulse<=2: topic stinnes_legien @SPD2",
        "K10": "supply 3 spartakus; mobilise 2 spartakus @C; coup @C",
        "K11": "bonus demo +1; cities 3 ( deploy 1 soldiers @C ); cities 3 ( demo @C )",
        "K23": "supply 3 rfb; debate big small",
        "D06": "purge",
        "D10": "society badehose; debate 2",
    }
    cards = playing_cards(box)
    for key, text in events.items():
        assert cards[key].event.text == text
        assert kind_of(cards[key].src["event"]) == "seed"
    versailles = box.foreign["A11"]
    assert (versailles.nation, versailles.target) == ("france", 4)
    assert versailles.before.text == "base +2 DNVP; seat +1 DNVP"
    assert versailles.success.text == "vp +2; advance; blockade -all"
    assert versailles.always.text == "violent_peace +1; crisis 1 gov"
    assert versailles.end.text == "blockade +1"


def test_society_markers_that_the_booklet_shows(box: Components) -> None:
    shown = {"badehose": "seat -1 SPD", "stinnes_legien": "seat +1 SPD; base +1 Z", "arme_kpd": "base +1 KPD"}
    for key, text in shown.items():
        assert box.society[key].effect.text == text
        assert kind_of(box.society[key].src["effect"]) == "seed"
    assert len([marker for marker in box.society.values() if marker.colour == "white"]) == 8


def test_dice_table_and_slots(box: Components) -> None:
    names = "Königsberg Stuttgart Frankfurt Köln Hamburg Berlin Essen München Breslau Leipzig Rostock".split()
    assert [city.names["de"] for city in box.cities.values()] == names
    assert [city.slots for city in box.cities.values()] == [2, 2, 2, 3, 4, 5, 3, 3, 3, 3, 2]
    assert [city.sum for city in box.cities.values()] == list(range(2, 13))


def test_police_and_reichswehr_are_never_dissolved(box: Components) -> None:
    assert [unit.key for unit in box.units.values() if not unit.dissolves] == ["police", "reichswehr1", "reichswehr2"]
    assert [unit.key for unit in box.units.values() if unit.turns] == ["reichswehr1", "reichswehr2"]


def test_tables_at_the_points_the_booklet_fixes(box: Components) -> None:
    tables = box.tables
    assert tables.demonstration.bases[6] == 2
    assert tables.coup.success == 6
    assert tables.coup.poverty == 1
    assert tables.counter.success == 5
    assert tables.reaction.dice_lost[5] == 1
    assert (tables.crisis.base[5], tables.crisis.seat[5], tables.crisis.vp[5]) == (1, 0, 0)
    assert (tables.crisis.base[6], tables.crisis.seat[6], tables.crisis.vp[6]) == (0, 0, 0)
    assert (tables.costs.coup[KPD], tables.costs.coup[DNVP]) == (4, 3)
    assert tables.goals.spd_poverty[5] == 0
    assert tables.goals.zentrum_unrest == (2, 2, 2, 0)
    assert tables.politics.escalation_rolls[6] == 5
    assert [tables.politics.seats_cut[seats] for seats in (9, 5, 8, 7)] == [2, 1, 2, 2]
    assert (tables.politics.street_vp[5], tables.politics.street_vp[6]) == (1, 3)
    assert [tables.politics.election_vp[seats] for seats in (5, 6, 7)] == [1, 1, 1]


def test_minor_parties_in_round_1(box: Components) -> None:
    assert [box.minor[key].seats[0] for key in ("uspd", "ddp", "dvp")] == [2, 2, 1]
    assert box.minor["uspd"].controllers == (SPD, KPD)


# -- scenarios -------------------------------------------------------------------------------------


def test_main_scenario(box: Components) -> None:
    main = box.scenarios["main"]
    assert main.rounds == (1, 6)
    assert len(main.republic) == 28
    assert len(main.party) == 48
    assert (main.bases, main.seats) == ((6, 5, 4, 3), (7, 5, 4, 3))
    assert main.minor == {"uspd": KPD, "ddp": SPD, "dvp": ZENTRUM}
    assert main.placed == {"councils": ("muenchen",), "unrest": ("muenchen", "berlin", "essen", "hamburg")}
    assert main.scattered == (("poverty", 3),)
    assert main.box == {"blockade": 1, "inflation": 1}
    assert not main.solo


def test_short_scenarios_are_like_the_main_one(box: Components) -> None:
    main = box.scenarios["main"]
    differing = {
        "abyss": {"names", "note", "solo", "rounds", "final", "criteria", "small_victory", "great_victory"},
        "bruderkrieg": {"names", "note", "rounds", "republic", "republic_out", "final"},
    }
    for key, expected in differing.items():
        scenario = box.scenarios[key]
        different = {
            field.name
            for field in dataclasses.fields(scenario)
            if field.name not in ("key", "src") and getattr(scenario, field.name) != getattr(main, field.name)
        }
        assert different == expected
        assert scenario.src["economy"] == main.src["economy"] == "seed example-politics-2"
    assert set(main.republic) - set(box.scenarios["bruderkrieg"].republic) == {"A28"}


def test_every_scenario_begins_without_points(box: Components) -> None:
    """2.1 and 3.1 list every change to the normal set-up, and points are not among them."""
    assert {key: scenario.vp for key, scenario in box.scenarios.items()} == dict.fromkeys(box.scenarios, (0, 0, 0, 0))


def test_solo_criteria(box: Components) -> None:
    abyss = box.scenarios["abyss"]
    assert len(abyss.criteria) == 10
    assert (abyss.small_victory, abyss.great_victory) == (5, 8)
    found = [(line.measure, line.low, line.high) for line in abyss.criteria]
    most = components_module.MAX_MEASURE
    assert found == [
        ("seats", 10, most),
        ("bases", 10, most),
        ("economy", 3, most),
        ("ultimatum", 1, most),
        ("inflation", 0, 0),
        ("councils_or_regime", 0, 1),
        ("box", 0, 2),
        ("vp", 15, most),
        ("government", 1, most),
        ("dissolved_kpd_dnvp", 3, most),
    ]


def test_final_scoring_of_bruderkrieg(box: Components) -> None:
    lines = box.scenarios["bruderkrieg"].final
    assert len(lines) == 13
    by_party = Counter(party for line in lines for party in line.parties)
    assert by_party == {SPD: 5, ZENTRUM: 5, KPD: 4, DNVP: 4}
    assert [line.measure for line in lines if line.each] == ["councils", "regimes"]
    assert all(line.vp == (-1 if SPD in line.parties else 1) for line in lines)


def test_dance_on_the_volcano(box: Components) -> None:
    vulkan = box.scenarios["vulkan"]
    assert vulkan.rounds == (5, 6)
    assert Counter(card[0] for card in vulkan.party) == {"S": 12, "Z": 12, "K": 12, "D": 12}
    assert Counter(card[0] for card in vulkan.party_out) == {"S": 5, "Z": 5, "K": 5, "D": 5}
    assert set(vulkan.republic) | set(vulkan.republic_out) == set(box.republic)
    assert vulkan.foreign == ("A15", "A16")
    assert vulkan.president_holder == DNVP
    assert vulkan.minor == {"dvp": DNVP}
    assert vulkan.scattered == (("prosperity", 4), ("poverty", 1), ("unrest", 2))
    assert vulkan.placed == {"regime": ("muenchen",)}
    assert vulkan.nsdap == (DNVP,)
    assert set(vulkan.flags.values()) == {2}
    assert [(line.vp, line.measure, line.each) for line in vulkan.final] == [
        (-2, "nsdap", True),
        (3, "government", False),
    ]
    # All units are accounted for: in supplies, dissolved, removed, or still to come with K23, S21 and D21.
    used = Counter(vulkan.supply) + Counter(vulkan.dissolved) + Counter(vulkan.units_out)
    left = {unit.key: unit.count - used[unit.key] for unit in box.units.values()}
    assert {key for key, count in left.items() if count} == {"rfb", "reichsbanner", "stahlhelm"}


# -- bots ------------------------------------------------------------------------------------------


def test_bot_tables(box: Components) -> None:
    kpd, dnvp = box.bots["kpd"], box.bots["dnvp"]
    assert kpd.party == KPD
    assert kpd.enemies == (ZENTRUM, SPD, DNVP)
    assert dnvp.enemies == (SPD, KPD, ZENTRUM)
    assert kpd.cities[:3] == ("berlin", "hamburg", "muenchen")
    assert dnvp.cities[:3] == ("koenigsberg", "rostock", "muenchen")
    assert kpd.agenda == {1: ("KA1",) * 6, 2: ("KA3",) * 3 + ("KA4",) * 3}
    assert dnvp.agenda == {1: ("DA3",) * 3 + ("DA4",) * 3, 2: ("DA1",) * 6}
    assert dnvp.also.text == "topic dolchstoss @0"
    assert (kpd.coup_from, dnvp.coup_from) == (4, 3)
    assert kpd.topics[:5] == ("media", "poverty", "uspd", "round", "security")
    assert dnvp.topics[:5] == ("dolchstoss", "round", "reparations", "dvp", "security")
    assert box.bot_rules.otherwise == ("event debate",) * 2 + ("event action",) * 2 + ("debate action",) * 2
    assert (box.zentrum.reacts_to_kpd, box.zentrum.reacts_to_dnvp) == (3, 5)


# -- sources and texts -----------------------------------------------------------------------------


def test_every_value_says_where_it_comes_from(box: Components) -> None:
    rows = provenance(box)
    assert len(rows) > 2000
    assert {kind_of(source) for _, _, source in rows} == {"seed", "public", "house"}
    assert len({what for what, _, _ in rows}) == len(rows)
    found = {what: (value, source) for what, value, source in rows}
    assert found["republic A22: big"] == ("3", "seed example-impulse-4")
    assert found["republic A22: small"] == ("2", "house")
    assert found["republic A28: pair"] == ("3 and 1", "seed example-impulse-3")
    assert found["table politics: escalation_rolls.6"] == ("0, 0, 1, 2, 3, 4, 5", "seed example-politics-5")
    assert found["topics economy.grow: event"] == ("economy +1; prosperity +1 @rnd", "seed example-politics-2")
    assert found["topics economy.money: event"] == ("inflation -1", "house")
    assert found["tracks: seats"] == ("24", "seed example-politics-6")
    assert found["bots kpd: coup_from"] == ("4", "seed 1.4.7")


def test_what_comes_from_the_booklet_cites_its_paragraph(box: Components) -> None:
    for what, _, source in provenance(box):
        if kind_of(source) == "seed":
            assert cited_by(source), f"{what}: no paragraph"
            assert set(cited_by(source)) <= set(PARAGRAPHS), what
    cited = {paragraph for _, _, source in provenance(box) for paragraph in cited_by(source)}
    assert cited == set(PARAGRAPHS) - NOTHING_TAKEN_FROM


NOTHING_TAKEN_FROM = {"1.1", "1.4", "1.4.1", "2.2", "3.2"}  # defaults, and values known to the engine


def test_what_no_sentence_of_the_booklet_says_is_not_its_own(box: Components) -> None:
    """A result that succeeded is not a threshold, and the pieces that were used are not all there are."""
    found = {what: source for what, _, source in provenance(box)}
    houses = (
        "table coup: success",
        "table counter: success",
        "table costs: counter",
        "topics security.arm: event",
        "topics stinnes_legien.decline: event",
        "topics economy: copies",
        "topics dolchstoss: copies",
        "party Z06: event",
        "republic A25: event",
        "republic A51: event",
        "agendas KA1: adds",
        "units police: count",
        "table play: sudden_anywhere",
        "tracks: nsdap_seats",
    )
    slots = ("cities hamburg: slots", "cities stuttgart: slots")
    publics = (*slots, "units soldiers: count", "scenarios main: supply.soldiers")
    assert {what: found[what] for what in houses} == dict.fromkeys(houses, "house")
    assert {what: found[what] for what in publics} == dict.fromkeys(publics, "public")
    shown = {
        "table coup: success.6": "seed example-impulse-2",
        "table counter: success.5": "seed example-impulse-1",
        "topics security.arm: event.recall": "seed example-impulse-4",
        "party Z06: event.foreign": "seed example-impulse-2",
        "republic A25: event.blockade": "seed example-impulse-4",
        "republic A25: event.inflation": "seed example-impulse-4",
        "republic A51: event.threats": "seed example-impulse-3",
        "agendas KA1: adds.five": "seed example-agenda",
        "units police: strength": "seed example-impulse-2",
        "units police: count.least": "seed example-impulse-5",
        "units soldiers: count.least": "seed example-early",
        "cities hamburg: slots.least": "seed example-impulse-4",
        "cities berlin: slots": "seed example-early",
    }
    assert {what: found[what] for what in shown} == shown


def test_every_field_of_every_entry_has_a_source(box: Components) -> None:
    for group, entry in components_module._all_entries(box):
        names = {field.name for field in dataclasses.fields(entry)} - {"src"}
        assert names <= set(entry.src), (group, entry.key)


def test_every_card_has_its_history_in_both_languages(box: Components) -> None:
    for group in (box.republic, box.party, box.agendas, box.rounds, box.foreign, box.society, box.special):
        for entry in group.values():
            german, english = entry.note["de"], entry.note["en"]
            assert german != english
            assert german.endswith(".")
            assert english.endswith(".")


def test_titles_in_a_language(box: Components) -> None:
    names = box.republic["A22"].names
    assert in_language(names, "en") == "Reichstag Election"
    assert in_language(names, "de") == "Reichstagswahl"
    assert in_language(names, "it") == "Elezioni al Reichstag"
    assert in_language(box.republic["A22"].note, "it").startswith("Potevano votare per il Reichstag")


def test_components_are_plain_data(box: Components) -> None:
    assert load_components() == box
    assert pickle.loads(pickle.dumps(box)) == box


def test_each_file_explains_itself_and_its_lines_are_short_enough(box: Components) -> None:
    for name, text in TEXT.items():
        assert text.startswith("# "), name
        assert "src" in text.split("\n[", 1)[0], name


# -- custom folders --------------------------------------------------------------------------------


def own(folder: Path, name: str, text: str) -> Path:
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_folder_replaces_the_fields_it_names(box: Components, tmp_path: Path) -> None:
    own(tmp_path, "cards", '[republic.A21]\nbig = 4\nevent = "vp +1"\nnote.en = "Mine."\n[party.S01]\nsmall = 4\n')
    mine = load_components(tmp_path)
    card = mine.republic["A21"]
    assert (card.big, card.small, card.event.text) == (4, 2, "vp +1")
    assert card.note == {"de": box.republic["A21"].note["de"], "en": "Mine."}
    assert (card.src["big"], card.src["event"], card.src["small"]) == ("own", "own", "house")
    assert card.src["names"] == "seed histories"
    assert mine.republic["A22"] == box.republic["A22"]
    assert mine.party["S01"].small == 4
    assert [effect.name for effect in mine.effects] == [effect.name for effect in box.effects]


def test_what_is_replaced_loses_its_old_source(tmp_path: Path) -> None:
    own(tmp_path, "tables", "[reaction]\ndice_lost = [0, 0, 0, 0, 1, 1, 2]\n[coup]\nsuccess = 5\n")
    own(tmp_path, "cards", "[republic.A28]\nbig = 1\nsmall = 3\n")
    mine = load_components(tmp_path)
    assert mine.tables.reaction.src == {"key": "house", "dice_lost": "own"}
    assert mine.tables.coup.src["poverty"] == "seed example-impulse-2"
    assert "pair" not in mine.republic["A28"].src


def test_a_folder_may_name_its_own_sources(tmp_path: Path) -> None:
    own(tmp_path, "cards", '[republic.A21]\nbig = 4\nsmall = 1\nsrc = { big = "public" }\n')
    sources = load_components(tmp_path).republic["A21"].src
    assert (sources["big"], sources["small"]) == ("public", "own")
    own(tmp_path, "cards", '[republic.A21]\nbig = 4\nsmall = 1\nsrc = "seed"\n')
    sources = load_components(tmp_path).republic["A21"].src
    assert (sources["big"], sources["small"], sources["note"]) == ("seed", "seed", "house"), "no paragraph is asked for"
    own(tmp_path, "cards", '[republic.A21]\nbig = 4\nsrc = { big = "seed 1.2, example-impulse-3" }\n')
    assert cited_by(load_components(tmp_path).republic["A21"].src["big"]) == ("1.2", "example-impulse-3")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("seed 4.1", "one of example-set-up"),
        ("seed 1.2,1.3", "one of example-set-up"),
        ("public 1.2", "only 'seed' cites paragraphs"),
        ("booklet 1.2", "one of seed, public, house, own"),
    ],
)
def test_custom_citations_are_checked(tmp_path: Path, source: str, reason: str) -> None:
    own(tmp_path, "cards", f'[republic.A21]\nbig = 4\nsrc = {{ big = "{source}" }}\n')
    with pytest.raises(BadComponent, match=reason):
        load_components(tmp_path)


def test_options_of_topics_can_be_replaced_and_added(box: Components, tmp_path: Path) -> None:
    own(
        tmp_path,
        "topics",
        '[topic.economy.options.grow]\nevent = "economy +2"\n'
        '[topic.economy.options.save]\nnames = { de = "Sparen", en = "Save" }\nevent = "vp +1"\n',
    )
    grow, money, exploit, save = load_components(tmp_path).topics["economy"].options
    assert (grow.event.text, grow.src["event"], grow.src["names"]) == ("economy +2", "own", "house")
    assert (money, exploit) != (grow, save)
    assert save.names["en"] == "Save"
    assert save.src["event"] == "own"
    assert box.topics["economy"].options[0].src["event"] == "seed example-politics-2"


def test_a_changed_main_scenario_changes_those_like_it(tmp_path: Path) -> None:
    own(tmp_path, "scenarios", "[scenario.main]\neconomy = 2\nseats = { spd = 8 }\n")
    mine = load_components(tmp_path)
    for key in ("main", "abyss", "bruderkrieg"):
        assert mine.scenarios[key].economy == 2
        assert mine.scenarios[key].seats == (8, 5, 4, 3)
        assert mine.scenarios[key].src["economy"] == "own"
    assert mine.scenarios["vulkan"].economy == 3


def test_a_whole_copy_of_the_shipped_files_changes_nothing(box: Components, tmp_path: Path) -> None:
    for name, text in TEXT.items():
        own(tmp_path, name, text)
    assert load_components(tmp_path) == box


@pytest.mark.parametrize(
    ("name", "text", "key", "reason"),
    [
        ("cards", "[republic.A21]\nbig = 9\n", "republic.A21.big", "must be from 1 to 6"),
        ("cards", "[republic.A21]\nbig = true\n", "republic.A21.big", "must be a whole number"),
        ("cards", '[republic.A21]\nera = "4-1"\n', "republic.A21.era", "must be two numbers"),
        ("cards", '[republic.A21]\nremove = "no"\n', "republic.A21.remove", "must be true or false"),
        ("cards", "[republic.A21]\nevent = 3\n", "republic.A21.event", "must be a text"),
        ("cards", '[republic.A21]\nevent = ""\n', "republic.A21.event", "must not be empty"),
        ("cards", '[republic.A21]\nevent = "elect; fly"\n', "republic.A21.event", "no such verb, at character 8"),
        ("cards", '[republic.A21]\nevent = "lay"\n', "republic.A21.event", "only A33 can be laid"),
        ("cards", '[republic.A54]\nevent = "supply 1 rfb DNVP"\n', "republic.A54.event", "rfb go to the kpd"),
        ("cards", "[republic.A21]\ncolour = 1\n", "republic.A21.colour", "unknown key"),
        ("cards", '[republic.A21]\nsrc = { weight = "seed" }\n', "republic.A21.src.weight", "names no field"),
        ("cards", '[republic.A21]\nsrc = { big = "hearsay" }\n', "republic.A21.src.big", "must be one of"),
        ("cards", '[republic.A21]\nsrc = "hearsay"\n', "republic.A21.src.*", "must be one of"),
        ("cards", "[republic.A21]\nsrc = 3\n", "republic.A21.src", "must be a table"),
        ("cards", '[republic.A21]\nnames.de = ""\n', "republic.A21.names.de", "must not be empty"),
        ("cards", '[republic.A21]\nnames.fr = "x"\n', "republic.A21.names.fr", "unknown key"),
        ("cards", '[republic.A21]\nnote.en = " x"\n', "republic.A21.note.en", "without leading or trailing blanks"),
        ("cards", '[republic.A21]\nnote.en = "a\\nb"\n', "republic.A21.note.en", "one line"),
        ("cards", "[republic.A99]\nbig = 1\n", "republic.A99", "unknown key"),
        ("cards", "[joker.A21]\nbig = 1\n", "joker", "unknown key"),
        ("cards", "republic = 3\n", "republic", "must be a table"),
        ("cards", "[republic]\nA21 = 3\n", "republic.A21", "must be a table"),
        ("cards", "[party.S01]\npolitician = false\n", "party.S01.reaction", "stands on politicians"),
        ("cards", '[party.S01]\nreaction = "shout"\n', "party.S01.reaction", "must be one of"),
        ("cards", '[agenda.SA1]\ntopics = "vp +1"\n', "agenda.SA1.topics", "must bring in topics"),
        ("cards", '[agenda.SA1]\nadds = ["K21-K25"]\n', "agenda.SA1.adds", "cards of the same party"),
        ("cards", '[agenda.SA1]\nadds = ["S13"]\n', "agenda.SA1.adds[0]", "no such card"),
        ("cards", '[agenda.SA1]\nadds = ["S25-S21"]\n', "agenda.SA1.adds[0]", "lower one first"),
        ("cards", '[agenda.SA1]\nadds = ["S21", "S21"]\n', "agenda.SA1.adds", "names a card twice"),
        ("cards", "[round.A01]\nround = 2\n", "round.A01.round", "must be 1"),
        ("cards", '[minor.uspd]\ncontrollers = ["spd"]\n', "minor.uspd.controllers", "must name 2 parties"),
        ("cards", '[minor.uspd]\ncontrollers = ["spd", "spd"]\n', "minor.uspd.controllers", "names a party twice"),
        ("cards", "[minor.uspd]\nseats = [1]\n", "minor.uspd.seats", "must have 6 numbers"),
        ("board", "[city.berlin]\nsum = 8\n", "city.berlin.sum", "must be 7"),
        ("board", '[unit.police]\nside = "nsdap"\n', "unit.police.side", "must be one of"),
        ("board", "[tracks]\neconomy = 4\n", "tracks.economy", "must be as long as"),
        ("topics", "[topic.economy]\noptions = 3\n", "topic.economy.options", "must be a table"),
        ("topics", '[topic.economy.options.x]\nevent = ""\n', "topic.economy.options.x.names", "missing"),
        ("society", '[society.badehose]\neffect = ""\n', "society.badehose.effect", "must not be empty"),
        ("tables", '[demonstration]\nextra = { spd = "sing" }\n', "demonstration.extra.spd", "must be one of"),
        ("tables", "[costs]\ncoup = { usa = 1 }\n", "costs.coup.usa", "unknown key"),
        ("tables", '[play]\nstabilisation = ["rain"]\n', "play.stabilisation[0]", "must be one of"),
        ("tables", "[play]\nlate_units = { tanks = 1 }\n", "play.late_units.tanks", "must be one of"),
        ("scenarios", "[scenario.main]\nsupply = { police = 7 }\n", "scenario.abyss.supply", "only 6 of police"),
        ("scenarios", "[scenario.vulkan]\ndissolved = { police = 0, rfb = 4 }\n", "scenario.vulkan.supply", "only 3"),
        ("scenarios", "[scenario.vulkan]\nbox = { unrest = 1 }\n", "scenario.vulkan.box", "lies in cities only"),
        (
            "scenarios",
            "[scenario.vulkan]\nbox = { poverty = 6, inflation = 1 }\n",
            "scenario.vulkan.box",
            "more markers",
        ),
        ("scenarios", "[scenario.vulkan]\nseats = { spd = 24 }\n", "scenario.vulkan.seats", "only 24 figures"),
        ("scenarios", "[scenario.vulkan]\nflags = { france = 6 }\n", "scenario.vulkan.flags", "more flags"),
        ("scenarios", '[scenario.vulkan]\nchancellor = "kpd"\n', "scenario.vulkan.chancellor", "in the government"),
        ("scenarios", "[scenario.vulkan]\neconomy = 6\n", "scenario.vulkan.economy", "no such level"),
        ("scenarios", '[scenario.vulkan]\nforeign = ["A14"]\n', "scenario.vulkan.foreign_done", "not in the stack"),
        ("scenarios", '[scenario.vulkan]\nrepublic = ["A28"]\n', "scenario.vulkan.republic_out", "both in the pile"),
        ("scenarios", '[scenario.vulkan]\nparty = ["S07"]\n', "scenario.vulkan.party_out", "both in a deck"),
        ("scenarios", "[scenario.vulkan]\nreserve = { spd = 3 }\n", "scenario.vulkan.reserve", "more than the board"),
        (
            "scenarios",
            "[scenario.vulkan]\nbases = { spd = 11, zentrum = 11, kpd = 11 }\n",
            "scenario.vulkan.bases",
            "more",
        ),
        ("scenarios", '[scenario.vulkan]\nfinal = ["SPD wins"]\n', "scenario.vulkan.final[0]", "must be parties"),
        (
            "scenarios",
            '[scenario.vulkan]\nfinal = ["SPD +1 if rain"]\n',
            "scenario.vulkan.final[0]",
            "no such condition",
        ),
        ("scenarios", '[scenario.vulkan]\nfinal = ["SPD +1 when vp"]\n', "scenario.vulkan.final[0]", "must go on with"),
        (
            "scenarios",
            '[scenario.abyss]\ncriteria = ["no vp >= 3"]\n',
            "scenario.abyss.criteria[0]",
            "no such condition",
        ),
        ("scenarios", '[scenario.vulkan]\nscattered = ["unrest 0"]\n', "scenario.vulkan.scattered[0]", "a number of"),
        (
            "scenarios",
            '[scenario.vulkan]\nplaced = { regime = ["bonn"] }\n',
            "scenario.vulkan.placed.regime",
            "must be",
        ),
        ("scenarios", '[scenario.main]\nlike = "abyss"\n', "scenario.main.like", "like no other"),
        ("scenarios", '[scenario.abyss]\nlike = "moon"\n', "scenario.abyss.like", "must be one of"),
        ("bots", '[bot.kpd]\nenemies = ["kpd", "spd", "dnvp"]\n', "bot.kpd.enemies", "not its own enemy"),
        ("bots", '[bot.kpd]\ncities = ["berlin"]\n', "bot.kpd.cities", "must have 11 entries"),
        ("bots", '[bot.kpd]\nagenda.1 = ["1-6 DA1"]\n', "bot.kpd.agenda.1", "the party's own agendas"),
        ("bots", '[bot.kpd]\nagenda.1 = ["1-5 KA1"]\n', "bot.kpd.agenda.1", "six sides"),
        ("bots", '[bot.kpd]\nagenda.1 = ["1-4 KA1", "4-6 KA2"]\n', "bot.kpd.agenda.1[1]", "named twice"),
        ("bots", '[rules]\notherwise = ["1-6 event event"]\n', "rules.otherwise[0]", "two different uses"),
    ],
)
def test_a_wrong_file_is_told_with_its_place(tmp_path: Path, name: str, text: str, key: str, reason: str) -> None:
    with pytest.raises(BadComponent) as caught:
        load_components(own(tmp_path, name, text))
    assert caught.value.file == str(tmp_path / f"{name}.toml")
    assert caught.value.key == key
    assert reason in caught.value.reason
    assert str(caught.value) == f"{caught.value.file}: {key}: {caught.value.reason}"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"[republic", "not valid TOML"),
        (b"\xff\xfe", "not a UTF-8 text file"),
        (b"x = " + b"[" * 5000, "longer than"),
        (b"#\n" * 300_000, "longer than"),
        (b"x = 1" + b"0" * 900, "must be"),
    ],
)
def test_not_a_data_file(tmp_path: Path, data: bytes, reason: str) -> None:
    (tmp_path / "cards.toml").write_bytes(data)
    with pytest.raises(BadComponent) as caught:
        load_components(tmp_path)
    assert reason in caught.value.reason or "unknown key" in caught.value.reason
    assert caught.value.file == str(tmp_path / "cards.toml")


def test_a_folder_must_hold_data_files(tmp_path: Path) -> None:
    with pytest.raises(BadComponent, match="has none of the data files"):
        load_components(tmp_path)
    with pytest.raises(BadComponent, match="not a folder"):
        load_components(tmp_path / "nowhere")
    own(tmp_path, "kards", "")
    with pytest.raises(BadComponent, match="no such data file"):
        load_components(tmp_path)


def test_shipped_entries_are_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = {**components_module._FILES, "society.toml": {"society": (*fx.SOCIETY_MARKERS, "missing_one")}}
    monkeypatch.setattr(components_module, "_FILES", layout)
    with pytest.raises(BadComponent, match=r"society\.missing_one: missing"):
        load_components()


@given(st.sampled_from(FILES), st.integers(0, 10**9))
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_damaged_file_is_read_or_refused_and_nothing_else(tmp_path: Path, name: str, seed: int) -> None:
    for old in tmp_path.glob("*.toml"):
        old.unlink()
    chance = random.Random(seed)
    lines = TEXT[name].split("\n")
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(lines))
        lines[at] = chance.choice(
            ["", "x = 1", lines[at][: len(lines[at]) // 2], lines[at] + "]", chance.choice(lines)]
        )
    with contextlib.suppress(BadComponent):
        load_components(own(tmp_path, name, "\n".join(lines)))
