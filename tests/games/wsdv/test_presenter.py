"""Views, events and components as plain named data, for bots and for the page, without hidden information."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tests.games.helpers import play
from tests.games.wsdv.playing import RandomGame

from republik.games.wsdv.game import GAME, new_game
from republik.games.wsdv.presenter.derived import living_rows
from republik.games.wsdv.presenter.view import EventArgs, LivingRow
from republik.games.wsdv.rules.actions import Living
from republik.games.wsdv.rules.notation import move_text
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.rules import standard_rules
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.state import EVENTS
from republik.games.wsdv.rules.steps import EAST, LIVING_COST, MAX_LENT, WEST
from republik.table.contract import SPECTATOR, Event
from republik.table.game import PAGE
from republik.table.views import plain_data

PRESENTER = GAME.presenter
RULES = standard_rules("2.1")


def page(position: Position, seat: int = SPECTATOR) -> dict[str, Any]:
    """Returns the view as it is sent to the page."""
    told: dict[str, Any] = plain_data(PRESENTER.view(position.view(seat), (PAGE,)))
    return told


def row_of(position: Position, side: int, code: str, *chosen: str) -> LivingRow:
    mask = sum(1 << RULES.codes.index(one) for one in chosen)
    [found] = [row for row in living_rows(position, side, mask) if row.province == code]
    return found


# -- views and events -------------------------------------------------------------------------------------


def test_the_page_gets_all_that_programs_get(games: list[RandomGame]) -> None:
    for position in games[1].truths[::30]:
        for seat in (WEST, EAST):
            view = position.view(seat)
            plain, drawn = plain_data(PRESENTER.view(view, ())), page(position, seat)
            assert plain.keys() < drawn.keys()
            for name in plain:
                if name not in ("provinces", "step"):
                    assert drawn[name] == plain[name]
            for code, figures in plain["provinces"].items():
                assert figures.items() <= drawn["provinces"][code].items()


def test_everything_is_plain_data(games: list[RandomGame]) -> None:
    for game in games[:4]:
        for position in game.truths[::20]:
            for seat in (WEST, EAST, SPECTATOR):
                told = page(position, seat)
                assert json.loads(json.dumps(told)) == told


def test_nothing_hidden_is_told(games: list[RandomGame]) -> None:
    """Different hidden cards, the same data."""
    rng = Random(3)
    for position in games[9].truths[::11]:
        for seat in (WEST, EAST):
            assert page(position, seat) == page(position.view(seat).sample(rng), seat)


def test_a_stranger_sees_no_hand_and_after_the_end_everybody_both(games: list[RandomGame]) -> None:
    last = games[2].truths[-1]
    shut, opened = page(last), plain_data(PRESENTER.open(last, GAME.seats))
    assert all(card["id"] is None for hand in shut["hands"].values() for card in hand)
    names = {seat: [RULES.cards[card] for card in last.hand(i)] for i, seat in enumerate(("west", "east"))}
    assert {seat: [card["id"] for card in hand] for seat, hand in opened["hands"].items()} == names
    assert (shut["seat"], opened["seat"]) == (None, None)


def test_hands_and_pile_say_the_decade_of_what_lies_face_down() -> None:
    position = scene(decade=2, display=("21",), west=("22", "1"), to_act="W")
    told = page(position, EAST)
    assert told["hands"]["west"] == [{"id": None, "decade": 2}, {"id": None, "decade": 1}]
    assert page(position, WEST)["hands"]["west"] == [{"id": "1", "decade": 1}, {"id": "22", "decade": 2}]
    assert [pile["decade"] for pile in told["pile"]] == [2]
    assert sum(pile["count"] for pile in told["pile"]) == told["cards"]["pile"]


def test_the_step_names_who_decides_and_what_is_left() -> None:
    position = scene(display=("4", "1"), to_act="E")
    assert page(position)["step"] == {"decide": "action", "seat": "east"}
    position.play(position.parse_move("4 for event"))
    step = page(position)["step"]
    assert step["decide"] == "symbols"
    assert all(row["count"] > 0 for row in step["symbols"])
    assert page(scene(phase=2, prestige=2, unrest={"SN": 1}))["phase"] == 2
    assert page(scene())["phase"] == 0


def test_events_have_names() -> None:
    view = new_game().view(WEST)
    drawn = Event("drawn", {"side": 1, "card": 3}, ("card",), (1,))
    assert PRESENTER.event(drawn.for_seat(0), view) == {"key": "drawn", "side": "east"}
    assert PRESENTER.event(drawn.for_seat(1), view) == {"key": "drawn", "side": "east", "card": "4"}
    played = Event("card", {"side": 0, "card": 16, "use": 3, "origin": 0})
    told = {"key": "card", "side": "west", "card": "17", "use": "event", "origin": "display"}
    assert PRESENTER.event(played, view) == told
    paid = {"balance": -1, "track": 4, "exports": 2, "worst": 1, "living": 7}
    assert PRESENTER.event(Event("currency", paid), view) == {"key": "currency", **paid}
    assert PRESENTER.event(Event("void", {"track": 1}), view) == {"key": "void", "track": "currency"}


def test_the_page_gets_what_follows_from_the_figures_of_an_event() -> None:
    view = new_game().view(WEST)
    for balance, enough in ((-1, False), (0, True)):
        paid = {"balance": balance, "track": 4, "exports": 2, "worst": 1, "living": 7}
        assert PRESENTER.event(Event("currency", paid), view, (PAGE,)) == {"key": "currency", **paid, "enough": enough}
    for west, east, collapsing in ((3, 3, []), (4, 3, ["west"]), (0, 5, ["east"]), (4, 4, ["west", "east"])):
        counted = {"west": west, "east": east}
        told = PRESENTER.event(Event("protests", counted), view, (PAGE,))
        assert told == {"key": "protests", **counted, "collapsing": collapsing}


def test_every_event_of_whole_games_is_told(games: list[RandomGame]) -> None:
    view = new_game().view(WEST)
    for game in games:
        for event in game.events:
            told = PRESENTER.event(event, view)
            assert told.keys() == {"key", *event.args}
            assert json.loads(json.dumps(told)) == told


def test_every_argument_of_an_event_has_a_type() -> None:
    assert {name for names in EVENTS.values() for name in names} <= EventArgs.__annotations__.keys()


# -- derived values -----------------------------------------------------------------------------------------


def test_the_card_lends_what_own_factories_lack() -> None:
    position = scene(factories=["Dortmund", "Köln"])
    assert row_of(position, WEST, "NRW") == LivingRow("NRW", economy=2, help=0, need=3, lent=1, missing=0, chosen=False)
    assert row_of(position, WEST, "BY").lent == 3


def test_west_berlin_gets_no_living_standard_by_the_action() -> None:
    assert "WB" not in [row.province for row in living_rows(scene(), WEST, 0)]


def test_hamburg_counts_for_one_province_only() -> None:
    position = scene(factories=["Hamburg", "Kiel", "Bremen"], lines=[("Kiel", "Hamburg", 1)], living={"NI": 1})
    value = int(position.value[RULES.hamburg])
    row = row_of(position, WEST, "NI", "NI")
    assert (row.help, row.need, row.chosen) == (value, 3, True)
    assert row_of(position, WEST, "SH", "NI").help == 0


def test_hamburg_goes_to_the_province_that_needs_it() -> None:
    position = scene(factories=["Hamburg", "Kiel"])
    assert row_of(position, WEST, "SH").help == 1
    row = row_of(position, WEST, "NI")
    assert (row.help, row.lent) == (1, 2)


@pytest.mark.parametrize(("lines", "help_"), [([], 0), ([("Dresden", "ČSSR E", 1)], 2)])
def test_a_factory_abroad_helps_over_a_standing_connection(lines: list[Any], help_: int) -> None:
    position = scene(factories=["Dresden", "ČSSR E"], lines=lines)
    assert row_of(position, EAST, "SN").help == help_
    told = page(position)
    assert told["provinces"]["SN"]["help"] == help_
    assert told["provinces"]["BB"]["help"] == 0
    assert told["standing"] == (["Dresden – ČSSR E"] if lines else [])


def test_the_arithmetic_agrees_with_the_rules(games: list[RandomGame]) -> None:
    """Living standards can be placed exactly where the rules offer it."""
    seen = 0
    for game in games:
        for position in game.truths:
            told = page(position, position.to_act() or 0)["living"]
            if told is None:
                continue
            seen += 1
            lent = sum(row["lent"] for row in told["rows"] if row["chosen"])
            assert lent <= told["lends"]
            offered = {position.move_text(move) for move in position.moves()}
            for row in told["rows"]:
                if f"living standard {row['province']}" in offered:
                    assert row["lent"] <= min(2, told["lends"])
    assert seen


def test_living_is_told_while_it_is_placed() -> None:
    position = scene(display=["13", "1"], factories=["Ulm"], to_act="W")
    assert page(position)["living"] is None
    position.play(position.parse_move("13 for living standard"))
    told = page(position)["living"]
    assert told["lends"] == RULES.card_values[WEST][RULES.card_index["13"]]
    assert len(told["rows"]) == 7
    assert (told["lent"], told["full"]) == (0, False)


@pytest.mark.parametrize(
    ("chosen", "lent", "full"), [((), 0, False), (("NRW",), 1, False), (("NRW", "BW", "BY"), 3, True)]
)
def test_6_3_the_view_tells_what_is_lent_and_what_is_missing(chosen: Sequence[str], lent: int, full: bool) -> None:
    factories = ["Dortmund", "Köln", "Ulm", "Stuttgart", "München", "Nürnberg"]
    position = scene(display=["13", "1"], factories=factories, to_act="W")
    position.play(position.parse_move("13 for living standard"))
    position.drop()
    for code in chosen:
        position.living[RULES.codes.index(code)] = 1
    position.push(Living(WEST, sum(1 << RULES.codes.index(code) for code in chosen)))
    told = page(position)["living"]
    assert (told["lent"], told["full"]) == (lent, full)
    missing = {row["province"]: row["missing"] for row in told["rows"]}
    assert (missing["NRW"], missing["HE"]) == (0, LIVING_COST - MAX_LENT)


def test_hamburg_counts_where_there_is_no_protest() -> None:
    assert page(scene(factories=["Hamburg", "Kiel"], unrest={"SH": 4}))["hamburg"] == "NI"


def test_hamburg_counts_where_it_reaches_the_next_living_standard() -> None:
    factories = ["Hamburg", "Kiel", "Flensburg"]
    assert page(scene(factories=factories))["hamburg"] == "SH"
    assert page(scene(factories=factories, living={"SH": 3, "NI": 3}))["hamburg"] is None


def test_flight_is_summed_up() -> None:
    living = {"BY": 4, "MV": 1, "BB": 1, "EB": 1, "ST": 1, "SN": 2, "TH": 1}
    setting: dict[str, Any] = {"decade": 4, "living": living, "row": ["75"], "police": ["5"], "display": ["76"]}
    assert page(scene(**setting, unrest={"ST": 4}))["flight"]["steps"] == 1 + 4 + 1 + 1 - 1
    assert page(scene(**setting, unrest={"ST": 4, "BY": 4}))["flight"]["steps"] == 5
    assert page(scene(**setting, wall=True))["flight"] == {"steps": 0, "points": 0, "resolved": False}
    later = scene(phase=2, prestige=2, living={"BY": 3}, unrest={"SN": 1})
    assert page(later)["flight"] == {"steps": 0, "points": 0, "resolved": True}


def test_what_provinces_need_and_bear() -> None:
    told = page(scene(living={"BY": 1}, unrest={"WB": 4}, imported={"RP": 1}))
    assert told["provinces"]["BY"]["needed"] == 6
    assert told["provinces"]["RP"]["imported"] == 1
    assert told["provinces"]["RP"]["protests"] == 1
    assert told["protests"] == {"west": 2, "east": 0}
    assert told["holder"] == "west"


def test_what_the_sheet_of_a_province_tells() -> None:
    """Unrest missing to a protest, points a card has to lend, and the export factories."""
    factories = ["Kiel", "Bremen", "Köln", "Kassel", "Koblenz", "Stuttgart", "München", "Leipzig"]
    told = page(scene(factories=factories, unrest={"SN": 3, "BY": 4, "TH": 1}, living={"BY": 2}))
    provinces = told["provinces"]
    assert [provinces[code]["to_protest"] for code in ("SN", "BY", "TH", "MV")] == [1, 4, 3, 4]
    assert [provinces[code]["loose"] for code in ("SN", "BY", "TH", "MV")] == [3, 0, 1, 0]
    assert provinces["SN"]["to_lend"] == 2
    assert provinces["BY"]["to_lend"] is None
    assert provinces["MV"]["to_lend"] is None
    assert (provinces["SN"]["export"], provinces["MV"]["export"], told["worst_export"]) == (1, None, 1)
    assert [code for code in provinces if provinces[code]["sells"]] == ["SN"]


def test_hamburg_is_the_export_factory_of_a_province_that_has_none() -> None:
    told = page(scene(factories=["Hamburg", "Bremen", "Köln", "Kassel", "Koblenz", "Stuttgart", "München"]))
    assert told["provinces"]["SH"]["export"] == 1
    assert told["worst_export"] == 1


# -- components and timeline -----------------------------------------------------------------------------------


def test_components_name_everything_that_is_drawn() -> None:
    parts = plain_data(PRESENTER.components({}))
    assert parts["suppliers"] == [RULES.codes[province] for province in RULES.suppliers]
    assert [card["id"] for card in parts["cards"]] == RULES.cards
    assert {"de", "en", "it", "es", "hu"} == set(parts["cards"][0]["titles"])
    assert parts["connections"][0]["name"] == f"{parts['connections'][0]['a']} – {parts['connections'][0]['b']}"
    assert parts["cards"][0]["symbols"][0]["key"].startswith("symbol-")
    assert parts["limits"] == {"protest": 4, "collapse": 4, "socialists": 12, "display": 7}


def test_figures_of_the_timeline(games: list[RandomGame]) -> None:
    assert GAME.timeline is not None
    for position in games[0].truths[::25]:
        figures = GAME.timeline(position)
        assert all(isinstance(value, int) for value in figures.values())
        assert figures["unrest_west"] + figures["unrest_east"] == sum(position.unrest)
        assert figures["track_prestige"] == position.tracks[0]


# -- 9.7: the attacks of a side ----------------------------------------------------------------------


def attacks_of(position: Position, seat: int = WEST) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = page(position, seat)["attacks"]
    return rows


def test_9_7_before_the_click_the_view_tells_what_an_attack_would_bring() -> None:
    position = scene(phase=7, living={"BY": 3, "HE": 2, "TH": 1}, unrest={"BY": 4, "TH": 3})
    rows = {(row["from"], row["to"]): row for row in attacks_of(position)}
    assert list(rows) == [("HE", "ST"), ("HE", "TH"), ("BY", "SN"), ("BY", "TH")]
    weakened = rows["BY", "TH"]
    assert (weakened["living"], weakened["protests"], weakened["against"], weakened["unrest"]) == (3, 1, 1, 1)
    assert (weakened["before"], weakened["after"], weakened["new_protests"]) == (3, 4, 1)
    assert [row["state"] for row in rows.values()] == ["asked", "asked", "ahead", "ahead"]
    moves = {move_text(RULES, row["move"]) for row in rows.values() if row["move"] is not None}
    assert moves == {"attack HE > ST", "attack HE > TH"}


def test_9_7_a_chosen_attack_stays_listed_and_counts_for_the_next() -> None:
    position = scene(phase=7, living={"BY": 3, "HE": 2, "TH": 1}, unrest={"BY": 4, "TH": 2})
    play(position, "attack HE > TH")
    rows = {(row["from"], row["to"]): row for row in attacks_of(position)}
    assert rows["HE", "TH"]["state"] == "chosen"
    assert (rows["HE", "TH"]["before"], rows["HE", "TH"]["after"]) == (2, 3)
    assert rows["HE", "ST"]["state"] == "passed"
    assert (rows["BY", "TH"]["before"], rows["BY", "TH"]["after"], rows["BY", "TH"]["new_protests"]) == (3, 4, 1)
    assert {code: one["declared"] for code, one in page(position)["provinces"].items() if one["declared"]} == {"TH": 1}


def test_9_7_west_berlin_attacks_both_neighbours_with_one_move() -> None:
    rows = attacks_of(scene(phase=7, sectors={"NRW": 1, "RP": 1}, living={"EB": 1}))
    assert [(row["to"], row["unrest"], row["move"]) for row in rows] == [
        ("BB", 2, rows[0]["move"]),
        ("EB", 1, rows[0]["move"]),
    ]


def test_9_7_after_the_phase_nothing_is_declared() -> None:
    position = scene(phase=7, living={"BY": 3})
    play(position, "attack BY > SN")
    told = page(position)
    assert told["attacks"] is None
    assert all(one["declared"] == 0 for one in told["provinces"].values())


# -- what may become a mass protest -------------------------------------------------------------------


def test_4_only_what_the_forecast_may_tip_is_told_to_be_on_the_brink() -> None:
    def tipping(**board: Any) -> set[str]:
        provinces = page(scene(**board))["provinces"]
        return {code for code, one in provinces.items() if one["may_tip"]}

    calm = {"unrest": {"BY": 3, "TH": 3, "SN": 2}}
    assert tipping(**calm) == set()
    factories = ["Nürnberg", "Bayreuth"]
    bavaria = {"factories": factories, "lines": [("Nürnberg", "Bayreuth", 1)], "living": {"BY": 2}}
    assert tipping(**calm, **bavaria) == {"TH", "SN"}  # 9.7: two unrest in either
    assert tipping(unrest={"NI": 3, "TH": 1}, **bavaria) == {"NI"}  # 9.6: two below the best province
