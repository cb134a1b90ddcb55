"""The terminal drawing: complete, no wider than the terminal, and never relying on colour alone."""

import pytest
from rich.text import Text
from tests.games.wsdv.playing import LabelsOf, RandomGame
from tests.terminal.sitting import AskedQuestion, lines_of

from republik.games.wsdv.game import GAME
from republik.games.wsdv.notes import note
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.sequence import Action
from republik.games.wsdv.terminal.board import COLUMNS, PLATES, SLOGANS, Map, unrest_dots
from republik.games.wsdv.terminal.labels import Labels
from republik.games.wsdv.terminal.panels import card_line, card_page, header, little_card, track_line, tracks
from republik.messages.i18n import LANGUAGES
from republik.table.plugin.drawing import beside, fit, flow, spread, wrap

SIZES = [(80, 24), (100, 30), (120, 40), (140, 45), (60, 20)]


def test_every_city_has_a_plate_of_its_own(labels: Labels) -> None:
    cities = [city for city in labels.rules.cities if city != "Rheinsberg"]
    assert PLATES.keys() == set(cities)
    assert len(set(PLATES.values())) == len(cities)


def test_every_province_stands_in_every_layout(labels: Labels) -> None:
    for _, columns in COLUMNS.values():
        placed = [code for column in columns for code in column]
        assert sorted(placed) == sorted([*labels.rules.codes, "HH", "PL", "CS", "?"])


@pytest.mark.parametrize("width", [80, 100, 120, 140])
def test_the_map_names_every_province_and_city(labels: Labels, width: int) -> None:
    drawn = lines_of(Map(scene(), labels).columns(width))
    for code in labels.rules.codes:
        assert f"·{code} " in drawn
    for city in labels.rules.cities:
        assert city in drawn or city == "Rheinsberg"


def test_factories_lines_and_living_standard(labels: Labels) -> None:
    position = scene(
        factories=("Hamburg", "Hannover", "Wolfsburg", "Leipzig", "Jena"),
        rundown=("Leipzig",),
        lines=(("Hannover", "Wolfsburg", 1), ("Hamburg", "Hannover", 1), ("Jena", "Leipzig", 2)),
        living={"NI": 2},
        socialists={"SN": 1},
        unrest={"SN": 5, "BY": 3},
    )
    drawn = lines_of(Map(position, labels).columns(140))
    assert "[2] Hannover HH─┄ BI┄ WOB═" in drawn
    assert "(1) Leipzig" in drawn
    assert "J══" in drawn
    assert "●●●● ●○○○ WIR" in drawn
    assert "▮▮" in drawn
    assert "♟" in drawn
    assert "4/9" in drawn  # Niedersachsen: economy 4, its third living standard needs 9


def test_the_wall_stands_between(labels: Labels) -> None:
    assert "▓" in lines_of(Map(scene(wall=True), labels).columns(120))
    assert "▓" not in lines_of(Map(scene(), labels).columns(120))


def test_protest_markers_carry_the_slogans_in_order(labels: Labels) -> None:
    drawn = lines_of(Map(scene(unrest={"SH": 4, "WB": 4, "MV": 8}), labels).columns(140))
    for word in (*SLOGANS[0][:3], *SLOGANS[1][:2]):  # West Berlin's marker counts twice
        assert word in drawn


@pytest.mark.parametrize(
    ("unrest", "dots"), [(0, "○○○○"), (3, "●●●○"), (4, "●●●●"), (6, "●●●● ●●○○"), (8, "●●●● ●●●●")]
)
def test_unrest_is_grouped_by_four(unrest: int, dots: str) -> None:
    assert unrest_dots(unrest).plain == dots


def test_sides_are_told_by_letter_and_edge(labels: Labels) -> None:
    for line in lines_of(Map(scene(), labels).overview(80)).splitlines():
        west, _, east = line.partition("┃")
        assert west.startswith("▌W·")
        assert not east.strip() or east.strip().startswith("░E·")


def test_a_little_card_tells_all(labels: Labels) -> None:
    card = labels.rules.card_index["16"]
    drawn = lines_of(little_card(labels, card, 30, "hand"))
    told = (" 16 ", "hand", "W4 E1", "1953 Uprising", "East +4 unrest", "at most 2", "Socialists ← W", "event for West")
    for part in told:
        assert part in drawn
    assert all(line.cell_len == 30 for line in little_card(labels, card, 30))
    assert "red police" in lines_of(little_card(labels, labels.rules.card_index["5"], 30))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits_its_frame_in_every_language(labels_of: LabelsOf, language: str) -> None:
    labels = labels_of(language)
    for card in range(len(labels.rules.cards)):
        assert {line.cell_len for line in little_card(labels, card, 27)} == {27}
        assert card_line(labels, card, 80).cell_len <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_shown_with_its_note(labels_of: LabelsOf, language: str) -> None:
    labels = labels_of(language)
    for card, number in enumerate(labels.rules.cards):
        drawn = card_page(labels, card, 60)
        assert max(line.cell_len for line in drawn) <= 60
        told = note(number, language)
        text = " ".join(lines_of(drawn).split())
        assert told.history in text
        assert labels.text("cards-why", text=told.why) in text


def test_tracks_show_marker_and_meaning(labels: Labels) -> None:
    assert track_line(-6, labels).plain == "W ◆·····┼······ E"
    assert track_line(0, labels).plain == "W ······◆······ E"
    drawn = lines_of(tracks(scene(prestige=3, currency=-2, socialist_track=5), labels, 120))
    assert "advantage: East" in drawn
    assert "+3" in drawn
    assert "−2" in drawn
    assert "End of Decade: +3" in drawn


def test_in_the_decade_end_prompt_track_and_forecast_say_the_same(labels: Labels) -> None:
    """9.1: three steps cost one point; the icons count until it is paid, then the flight is over."""
    position = scene(phase=1, living={"BY": 1}, row=("2", "12"), display=("1", "3"), prestige=-3)
    asked = AskedQuestion(GAME, position)
    assert asked.question.prompt()[1].plain == "West: East must dismantle 1 point. Choose a piece to remove."
    assert "Flight now: 3 → East dismantles 1" in lines_of(tracks(position, labels, 120))
    shown = [line.plain for line in asked.display.forecast(asked.pending.drawing)]
    assert shown[:2] == ["End of Decade, phase by phase", "1. Flight or cost of the Wall (under way)"]
    second = shown.index("2. Prestige")
    assert shown[second - 2 : second] == ["   East dismantles 1 of its 2 points", "   still to do: 1"]

    position.play(position.parse_move("dismantle Berlin"))
    asked = AskedQuestion(GAME, position)
    shown = [line.plain for line in asked.display.forecast(asked.pending.drawing)]
    second = shown.index("2. Prestige (under way)")
    assert shown[1] == "1. Flight or cost of the Wall (done)"
    assert shown[second - 1] == "   East dismantles 1 of its 2 points"
    assert "Flight: already counted this decade" in lines_of(tracks(position, labels, 120))


def test_before_the_decade_end_the_forecast_says_if() -> None:
    asked = AskedQuestion(GAME, scene(display=("4", "18"), to_act="W"))
    assert asked.display.forecast(asked.pending.drawing)[0].plain == "If the decade ended now"


def test_the_header_counts_protests(labels: Labels) -> None:
    assert "East: 1 mass protest" in header(scene(unrest={"SN": 4}), labels, 100).plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_line_is_wider_than_the_terminal(games: list[RandomGame], size: tuple[int, int], language: str) -> None:
    for position in games[1].truths[::9]:
        for line in AskedQuestion(GAME, position, language, size).screen():
            assert line.cell_len <= size[0], line.plain


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (140, 45)])
def test_choosing_a_card_fits_the_screen(games: list[RandomGame], size: tuple[int, int]) -> None:
    for game in games[:4]:
        for position in game.truths[::5]:
            if isinstance(position.step(), Action):
                drawn = AskedQuestion(GAME, position, size=size).screen()
                assert len(drawn) + 2 <= size[1], lines_of(drawn)


# -- parts of the layout ------------------------------------------------------------------------


def test_fit_cuts_and_fills() -> None:
    assert fit(Text("Baden-Württemberg"), 6).plain == "Baden…"
    assert fit(Text("Ulm"), 5).plain == "Ulm  "
    assert spread(Text("Niedersachsen"), Text("6/9"), 12).plain == "Nieders… 6/9"


def test_beside_fills_up_to_the_same_height() -> None:
    assert lines_of(beside([[Text("a"), Text("b")], [Text("c")]], [2, 2])) == "a  c\nb"


def test_flow_breaks_between_parts() -> None:
    assert lines_of(flow([Text("aaa"), Text("bbb"), Text("ccc")], 8)) == "aaa  bbb\nccc"


def test_wrap_keeps_the_indent() -> None:
    assert lines_of(wrap(Text("  one two three"), 9, "    ")) == "  one two\n    three"
