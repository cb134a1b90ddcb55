"""The drawing: everything there, nothing wider than the terminal, nothing told by colour alone."""

import re

import pytest
from rich.text import Text

from republik.games.wsdv.notes import note
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.steps import ACTION
from republik.games.wsdv.terminal.board import COLUMNS, PLATES, SLOGANS, Map, unrest_dots
from republik.games.wsdv.terminal.choices import card_choices, choices, prompt
from republik.games.wsdv.terminal.outlook import AHEAD, DONE, NOW, outlook
from republik.games.wsdv.terminal.panels import card_line, card_page, header, little_card, track_line, tracks
from republik.games.wsdv.terminal.screen import Screen
from republik.games.wsdv.terminal.words import Words
from republik.messages.i18n import LANGUAGES
from republik.terminal.layout import Size
from republik.terminal.style import Block, beside, fit, flow, spread, wrap

from .conftest import Played, WordsOf

SIZES = [(80, 24), (100, 30), (120, 40), (140, 45), (60, 20)]


def plain(block: Block) -> str:
    return "\n".join(line.plain for line in block)


def test_every_city_has_a_plate_of_its_own(words: Words) -> None:
    cities = [city for city in words.rules.cities if city != "Rheinsberg"]
    assert PLATES.keys() == set(cities)
    assert len(set(PLATES.values())) == len(cities)


def test_every_province_stands_in_every_layout(words: Words) -> None:
    for _, columns in COLUMNS.values():
        placed = [code for column in columns for code in column]
        assert sorted(placed) == sorted([*words.rules.codes, "HH", "PL", "CS", "?"])


@pytest.mark.parametrize("width", [80, 100, 120, 140])
def test_the_map_names_every_province_and_city(words: Words, width: int) -> None:
    drawn = plain(Map(scene(), words).columns(width))
    for code in words.rules.codes:
        assert f"·{code} " in drawn
    for city in words.rules.cities:
        assert city in drawn or city == "Rheinsberg"


def test_factories_lines_and_living_standard(words: Words) -> None:
    position = scene(
        factories=("Hamburg", "Hannover", "Wolfsburg", "Leipzig", "Jena"),
        rundown=("Leipzig",),
        lines=(("Hannover", "Wolfsburg", 1), ("Hamburg", "Hannover", 1), ("Jena", "Leipzig", 2)),
        living={"NI": 2},
        socialists={"SN": 1},
        unrest={"SN": 5, "BY": 3},
    )
    drawn = plain(Map(position, words).columns(140))
    assert "[2] Hannover HH─┄ BI┄ WOB═" in drawn
    assert "(1) Leipzig" in drawn
    assert "J══" in drawn
    assert "●●●● ●○○○ WIR" in drawn
    assert "▮▮" in drawn
    assert "♟" in drawn
    assert "4/9" in drawn  # Niedersachsen: economy 4, its third living standard needs 9


def test_the_wall_stands_between(words: Words) -> None:
    assert "▓" in plain(Map(scene(wall=True), words).columns(120))
    assert "▓" not in plain(Map(scene(), words).columns(120))


def test_protest_markers_carry_the_slogans_in_order(words: Words) -> None:
    drawn = plain(Map(scene(unrest={"SH": 4, "WB": 4, "MV": 8}), words).columns(140))
    for word in (*SLOGANS[0][:3], *SLOGANS[1][:2]):  # West Berlin's marker counts twice
        assert word in drawn


@pytest.mark.parametrize(
    ("unrest", "dots"), [(0, "○○○○"), (3, "●●●○"), (4, "●●●●"), (6, "●●●● ●●○○"), (8, "●●●● ●●●●")]
)
def test_unrest_is_grouped_by_four(unrest: int, dots: str) -> None:
    assert unrest_dots(unrest).plain == dots


def test_sides_are_told_by_letter_and_edge(words: Words) -> None:
    for line in plain(Map(scene(), words).overview(80)).splitlines():
        west, _, east = line.partition("┃")
        assert west.startswith("▌W·")
        assert not east.strip() or east.strip().startswith("░E·")


def test_a_little_card_tells_all(words: Words) -> None:
    card = words.rules.card_index["16"]
    drawn = plain(little_card(words, card, 30, "hand"))
    told = (" 16 ", "hand", "W4 E1", "1953 Uprising", "East +4 unrest", "at most 2", "Socialists ← W", "event for West")
    for part in told:
        assert part in drawn
    assert all(line.cell_len == 30 for line in little_card(words, card, 30))
    assert "red police" in plain(little_card(words, words.rules.card_index["5"], 30))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits_its_frame_in_every_language(words_of: WordsOf, language: str) -> None:
    words = words_of(language)
    for card in range(len(words.rules.cards)):
        assert {line.cell_len for line in little_card(words, card, 27)} == {27}
        assert card_line(words, card, 80).cell_len <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_shown_with_its_note(words_of: WordsOf, language: str) -> None:
    words = words_of(language)
    for card, number in enumerate(words.rules.cards):
        drawn = card_page(words, card, 60)
        assert max(line.cell_len for line in drawn) <= 60
        told = note(number, language)
        text = " ".join(plain(drawn).split())
        assert told.history in text
        assert words.text("cards-why", text=told.why) in text
        assert (words.text("cards-note-english") in text) == (language not in ("de", "en"))


def test_tracks_show_marker_and_meaning(words: Words) -> None:
    assert track_line(-6, words).plain == "W ◆·····┼······ E"
    assert track_line(0, words).plain == "W ······◆······ E"
    drawn = plain(tracks(scene(prestige=3, currency=-2, socialist_track=5), words, 120))
    assert "advantage East" in drawn
    assert "+3" in drawn
    assert "−2" in drawn
    assert "at the decade end +3" in drawn


def test_in_the_decade_end_prompt_track_and_forecast_say_the_same(words: Words) -> None:
    """9.1: three steps cost one point; the icons count until it has gone, and then the flight is over."""
    position = scene(phase=1, living={"BY": 1}, row=("2", "12"), display=("1", "3"), prestige=-3)
    first, second = outlook(position.forecast(), words)[:2]
    assert (first.state, second.state) == (NOW, AHEAD)
    assert prompt(position, words) == "West: East dismantles 1 point. What goes now?"
    assert first.lines[1:] == ["East dismantles 1 of 2", "still to do: 1"]
    assert "Flight now: 3 → East dismantles 1" in plain(tracks(position, words, 120))
    shown = plain(Screen(position, words, Size(120, 40)).outlook(outlook(position.forecast(), words)))
    assert shown.startswith("The decade end, phase by phase\n 1 Flight or cost of the Wall (under way)")

    position.play(position.parse_move("dismantle Berlin"))
    first, second = outlook(position.forecast(), words)[:2]
    assert (first.state, first.lines[1:], second.state) == (DONE, ["East dismantles 1 of 2"], NOW)
    assert "Flight: counted for this decade" in plain(tracks(position, words, 120))


def test_the_header_counts_protests(words: Words) -> None:
    assert "East: 1 protest" in header(scene(unrest={"SN": 4}), words, 100).plain


def question(position: Position, words: Words, size: Size) -> Block:
    screen = Screen(position, words, size)
    if position.step()[0] == ACTION:
        return screen.ask_card([], 0)
    return screen.ask(choices(position, words), [], 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_line_is_wider_than_the_terminal(
    games: list[Played], words_of: WordsOf, size: tuple[int, int], language: str
) -> None:
    words = words_of(language)
    for position in games[1].positions[::9]:
        for line in question(position, words, Size(*size)):
            assert line.cell_len <= size[0], line.plain


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40), (140, 45)])
def test_choosing_a_card_fits_the_screen(games: list[Played], words: Words, width: int, height: int) -> None:
    for game in games[:4]:
        for position in game.positions[::5]:
            if position.step()[0] == ACTION:
                drawn = Screen(position, words, Size(width, height)).ask_card([], 0)
                assert len(drawn) + 2 <= height, plain(drawn)


def test_the_four_uses_with_reasons(words: Words) -> None:
    position = scene(display=("4", "18"), to_act="W", unrest={"BY": 2})
    offered = {choice.number: choice for choice in card_choices(position, words)}
    drawn = plain(Screen(position, words, Size(100, 30)).uses(offered["4"]))
    assert re.search(r"1 unrest: remove 1 of your unrest, for 1 economy point", drawn)
    assert "2 build: 3 build points" in drawn
    assert "is not for West (rule 6.4)" in drawn


# -- the pieces of the layout -------------------------------------------------------------------


def test_fit_cuts_and_fills() -> None:
    assert fit(Text("Baden-Württemberg"), 6).plain == "Baden…"
    assert fit(Text("Ulm"), 5).plain == "Ulm  "
    assert spread(Text("Niedersachsen"), Text("6/9"), 12).plain == "Nieders… 6/9"


def test_beside_fills_up_to_the_same_height() -> None:
    assert plain(beside([[Text("a"), Text("b")], [Text("c")]], [2, 2])) == "a  c\nb"


def test_flow_breaks_between_parts() -> None:
    assert plain(flow([Text("aaa"), Text("bbb"), Text("ccc")], 8)) == "aaa  bbb\nccc"


def test_wrap_keeps_the_indent() -> None:
    assert plain(wrap(Text("  one two three"), 9, "    ")) == "  one two\n    three"
