"""The texts of Wir sind das Volk! in every language over whole games: no missing messages or arguments, and nothing
hidden."""

import re
from random import Random
from typing import Any

import pytest
from tests.games.wsdv.helpers import foresee
from tests.games.wsdv.playing import RandomGame

from republik.games.wsdv.game import GAME
from republik.games.wsdv.rules.naming import arrows
from republik.games.wsdv.rules.position import Position, View
from republik.games.wsdv.rules.rules import standard_rules
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.state import EVENTS
from republik.games.wsdv.rules.steps import EAST, WEST
from republik.messages.i18n import LANGUAGES
from republik.messages.render import Renderer, renderer
from republik.table.contract import CHANCE, SPECTATOR, Event
from republik.table.phrases import Arg, Outlook, Phrase, signed

UNREADABLE = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]|\{|\$[a-z]")
PHRASES = GAME.phrases
RULES = standard_rules("2.1")
PUBLIC = View(SPECTATOR, scene())


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Renderer:
    return renderer(GAME, request.param)


@pytest.fixture
def english() -> Renderer:
    return renderer(GAME, "en")


def read(said: Arg, words: Renderer) -> str:
    text = words.text(said)
    assert text.strip(), said
    assert not UNREADABLE.search(text), text
    return text


def own_view(position: Position) -> View:
    seat = position.to_act()
    assert seat is not None
    return View(seat, position)


def build_scene() -> Position:
    position = scene(factories=("Hamburg", "Hannover", "Wolfsburg"), display=("19", "18"), unrest={"BY": 4}, to_act="W")
    position.play(position.parse_move("19 for build"))
    return position


# -- notes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "price"), [("E", ", at no cost"), ("W", "dismantling 1 point")])
def test_a_card_of_the_own_colour_removes_unrest_free_of_charge(side: str, price: str, english: Renderer) -> None:
    """6.1: the note on the same choice depends on the side."""
    position = scene(factories=("Hamburg", "Berlin"), display=("1", "18"), unrest={"BY": 2, "MV": 2}, to_act=side)
    offered = {choice.text: choice for choice in PHRASES.choices(own_view(position))}
    note = offered["1 for unrest"].note
    assert note is not None
    assert english.text(note).endswith(price)
    events = [choice.note for text, choice in offered.items() if text.endswith("for event")]
    assert events
    assert not any(events), "the symbols stand on the card"


# -- moves and prompts ---------------------------------------------------------------------------------


def test_every_decision_of_whole_games_reads_well(games: list[RandomGame], words: Renderer) -> None:
    for game in games:
        for position in game.positions[::3]:
            view = own_view(position)
            read(PHRASES.prompt(view), words)
            offered = PHRASES.choices(view)
            assert sorted(choice.id for choice in offered) == position.moves()
            labels = [read(choice.phrase, words) for choice in offered]
            assert len(set(labels)) == len(labels), labels
            for choice in offered:
                read(choice.short or choice.phrase, words)
                read(choice.group or choice.phrase, words)
                note = PHRASES.note(view, choice.id)
                if note is not None:
                    read(note, words)
                assert choice.note in (note, None)


def test_every_move_of_the_action_space_reads_well(games: list[RandomGame], words: Renderer) -> None:
    """Legal or not, in any step."""
    for position in games[5].positions[::40]:
        for move in range(position.action_count()):
            read(PHRASES.describe(own_view(position), move), words)


def test_no_prompt_after_the_end(words: Renderer, games: list[RandomGame]) -> None:
    view = games[0].last.view(WEST)
    read(PHRASES.prompt(view), words)
    assert PHRASES.choices(view) == []
    assert PHRASES.candidates(view, "province:BY") == []


def test_places_that_are_clicked() -> None:
    position = build_scene()
    offered = {position.move_text(choice.id): choice for choice in PHRASES.choices(own_view(position))}
    assert offered["build Stuttgart"].place == "city:Stuttgart"
    assert offered["build Hamburg – Hannover"].place == "line:Hamburg – Hannover"
    assert offered["done"].place == ""
    assert offered["done"].phrase == Phrase("done-build")
    plays = PHRASES.choices(own_view(scene(display=("19", "18"), to_act="W")))
    assert {choice.place for choice in plays} == {"card:18", "card:19"}


def test_unrest_that_moves_has_two_places() -> None:
    position = scene(display=("66", "61"), to_act="E", decade=4, unrest={"BY": 2, "SN": 2})
    position.play(position.parse_move("66 for event"))
    moves = [choice for choice in PHRASES.choices(own_view(position)) if choice.phrase.key == "move-move"]
    assert moves
    assert all(choice.place.startswith("province:") and choice.target.startswith("province:") for choice in moves)


def test_what_ends_a_step_stands_last() -> None:
    assert PHRASES.choices(own_view(build_scene()))[-1].phrase == Phrase("done-build")


# -- ambiguous clicks ------------------------------------------------------------------------------------


def blocks(position: Position, place: str) -> list[str]:
    view = own_view(position)
    return [position.rules.actions.block_of(move).name for move in PHRASES.candidates(view, place)]


def test_a_click_means_what_the_step_asks_for() -> None:
    position = build_scene()
    assert blocks(position, "city:Stuttgart") == ["build_city"]
    assert blocks(position, "line:Hamburg – Hannover") == ["build_line"]
    assert blocks(position, "card:18") == []
    assert blocks(position, "space:2") == []
    assert blocks(position, "province:BY") == []  # 8: only East has police


def test_a_click_on_a_card_means_its_four_uses() -> None:
    position = scene(display=("4", "18"), to_act="W")
    moves = PHRASES.candidates(own_view(position), "card:4")
    uses = ("unrest", "build", "living standard", "event")
    assert [position.move_text(move) for move in moves] == [f"4 for {use}" for use in uses]


def test_a_click_of_east_may_mean_police() -> None:
    position = scene(display=("2", "10"), to_act="E", police=["5"], unrest={"SN": 1})
    position.play(position.parse_move("2 for build"))
    assert blocks(position, "province:SN") == ["police"]
    assert blocks(position, "province:BY") == []


def test_a_click_in_an_event_may_mean_every_symbol() -> None:
    position = scene(display=("4", "1"), to_act="E")
    position.play(position.parse_move("4 for event"))
    assert {"place", "remove"} <= set(blocks(position, "province:BY"))
    assert "attack" not in blocks(position, "province:BY")


def test_a_click_in_the_comparison_means_this_attacker() -> None:
    position = scene(phase=7, living={"NI": 3})
    moves = PHRASES.candidates(own_view(position), "province:ST")
    assert [position.move_text(move) for move in moves] == ["attack NI > ST"]


# -- events --------------------------------------------------------------------------------------------------


def told(events: list[Event]) -> list[Phrase]:
    return [line.phrase for line in PHRASES.log_lines(events, PUBLIC)]


def test_the_story_of_whole_games_reads_well(games: list[RandomGame], words: Renderer) -> None:
    seen = set()
    for game in games:
        seen |= {event.key for event in game.events}
        for seat in (0, 1, None):
            lines = PHRASES.log_lines([event.for_seat(seat) for event in game.events], PUBLIC)
            for line in lines:
                read(line.phrase, words)
            assert [line.first for line in lines[1:]] == [line.first + line.count for line in lines[:-1]]
            assert lines[-1].first + lines[-1].count == len(game.events)
    assert len(seen) > len(EVENTS) * 2 / 3


def test_every_kind_of_event_reads_well(words: Renderer) -> None:
    """Including events that are rare in random games."""
    for key, names in EVENTS.items():
        for number in (1, -1):
            args: dict[str, Any] = dict.fromkeys(names, 1)
            args |= {name: number for name in ("count", "by", "balance", "steps", "change") if name in names}
            args |= {name: word for name, word in (("at", "pile"), ("paid", "draw")) if name in names}
            for event in (Event(key, args), Event(key, args, ("card", "given", "taken"), ()).for_seat(None)):
                hidden = key in ("card", "turned_up", "police_gained") and "card" not in event.args
                if not hidden:
                    read(told([event])[0], words)
    read(told([Event("void", {"symbol": "uW-@WB"})])[0], words)


def test_what_happens_together_is_one_sentence(english: Renderer) -> None:
    city, code = RULES.cities.index, RULES.codes.index
    events = [
        Event("build_city", {"city": city("Kiel"), "by": 0}),
        Event("build_city", {"city": city("Ulm"), "by": 0}),
        Event("unrest", {"province": code("BY"), "count": 2, "by": 1}),
        Event("unrest", {"province": code("HE"), "count": 1, "by": 1}),
        Event("unrest", {"province": code("SN"), "count": -1, "by": 1}),
    ]
    lines = PHRASES.log_lines(events, PUBLIC)
    assert [english.text(line.phrase) for line in lines] == [
        "West builds: Kiel, Ulm",
        "East places unrest: Bavaria +2, Hesse",
        "East removes unrest: Saxony",
    ]
    assert [line.seat for line in lines] == ["west", "east", "east"]
    assert [line.places for line in lines] == [
        ("city:Kiel", "city:Ulm"),
        ("province:BY", "province:HE"),
        ("province:SN",),
    ]


def test_headings_actions_and_chapters() -> None:
    events = [
        Event("decade", {"decade": 2, "special": RULES.card_index["I"]}),
        Event("half", {"decade": 2, "half": 1, "starter": 0}),
        Event("card", {"side": 1, "card": 3, "use": 1, "origin": 1}),
        Event("half", {"decade": 2, "half": 2, "starter": 0}),
        Event("decade_end", {"decade": 2}),
    ]
    lines = PHRASES.log_lines(events, PUBLIC)
    assert [line.level for line in lines] == ["heading", "heading", "action", "heading", "heading"]
    assert [line.chapter for line in lines] == [True, False, False, True, True]
    assert PHRASES.log_lines([Event("half", {"decade": 1, "half": 1, "starter": 0})], PUBLIC)[0].chapter
    assert lines[0].places == ("card:I",)
    assert lines[2].places == ("card:4",)


def test_hidden_cards_stay_hidden_in_the_story(english: Renderer) -> None:
    drawn = Event("drawn", {"side": 1, "card": 3}, ("card",), (1,))
    hidden = PHRASES.log_lines([drawn.for_seat(0)], PUBLIC)[0]
    assert english.text(hidden.phrase) == "East draws 1 card"
    assert hidden.places == ()
    assert "Göttingen" in english.text(told([drawn.for_seat(1)])[0])


# -- why not ---------------------------------------------------------------------------------------------------


def test_every_refusal_reads_well(games: list[RandomGame], words: Renderer) -> None:
    for position in games[3].positions[::6]:
        for move in range(0, position.action_count(), 3):
            refusal = position.why_not(move)
            if refusal is not None:
                read(refusal.phrase(), words)


def test_a_move_of_the_markers_names_their_tracks() -> None:
    moved = Event("tracks", {"prestige": -1, "currency": 0, "socialists": 2})
    assert PHRASES.log_lines([moved], PUBLIC)[0].places == ("track:prestige", "track:socialists")


def test_refusals_name_places_cards_and_sides() -> None:
    position = build_scene()

    def why(text: str) -> str:
        refusal = position.why_not(position.parse_move(text))
        assert refusal is not None
        return renderer(GAME, "de").text(refusal.phrase())

    assert why("build München").startswith("Bayern")
    assert "DDR" not in why("build Leipzig")
    assert "Bundesrepublik" in why("build Leipzig")
    assert "Fabrik in Ulm reparieren" in why("repair Ulm")
    assert "„" in why("18 for event")


# -- forecast -----------------------------------------------------------------------------------------------------


def phases(position: Position) -> list[Outlook]:
    return PHRASES.forecast(View(SPECTATOR, position))


def lines_of(position: Position, phase: int, words: Renderer) -> list[str]:
    return [words.text(line) for line in phases(position)[phase - 1].lines]


def test_the_forecast_tells_ten_phases(games: list[RandomGame], words: Renderer) -> None:
    ends = [position for position in games[4].positions if foresee(position)["end"]["phase"]]
    for position in games[4].positions[::10] + ends:
        found = phases(position)
        assert [phase.heading.args["number"] for phase in found] == list(range(1, 11))
        for phase in found:
            said = [phase.heading, *phase.lines, phase.result, phase.danger]
            for one in said:
                if one is not None:
                    read(one, words)


def test_the_forecast_shows_its_arithmetic(english: Renderer) -> None:
    position = scene(living={"BY": 2, "NI": 1}, unrest={"SN": 4}, row=("2", "12"), display=("1", "3"))
    flight = lines_of(position, 1, english)
    assert flight[0].startswith(
        "icons 2 + best West living standard 2 + red police power 0 + mass protest in the East 1"
    )
    assert flight[0].endswith("= 5")
    assert flight[1] == "East dismantles 2 of its 2 points"


def test_what_the_later_phases_did(english: Renderer) -> None:
    position = scene(phase=8, police=("5", "15"), unrest={"SN": 2, "TH": 3}, socialist_track=-1, socialists={"SN": 1})
    assert lines_of(position, 8, english) == ["police power cards ready: 2"]
    position.play(position.parse_move("police TH"))
    assert lines_of(position, 8, english) == ["police power cards ready: 1"]
    progress = [phase.heading.args["progress"] for phase in phases(position)]
    assert progress == ["done"] * 7 + ["now"] + ["ahead"] * 2


def test_a_phase_that_would_end_the_game_is_marked(english: Renderer) -> None:
    position = scene(unrest={"MV": 4, "BB": 4, "SN": 4, "TH": 4}, display=("1", "3"))
    last = phases(position)[9]
    assert last.warning
    assert last.danger is not None
    assert english.text(last.danger) == "Collapse threatens: East"


def test_a_space_that_ended_the_game_is_marked() -> None:
    position = scene("2.1", phase=2, prestige=-1, factories=["Hamburg"])
    position.play(position.parse_move("space -1"))
    assert phases(position)[1].warning
    assert phases(position)[1].places == ("space:-1",)


# -- endings, time and the board in words ---------------------------------------------------------------------------


def test_every_ending_reads_well(games: list[RandomGame], words: Renderer) -> None:
    for game in games:
        outcome = game.last.outcome()
        assert outcome is not None
        assert outcome.winner is not None
        winner = GAME.seats[outcome.winner]
        said = read(PHRASES.outcome(outcome, winner, game.last.view(WEST)), words)
        assert words.messages.text(f"seat-{winner}") in said


def test_time_is_told_in_decades(games: list[RandomGame], words: Renderer) -> None:
    for position in games[1].positions[::20]:
        assert ("I", "II", "III", "IV")[position.decade - 1] in read(PHRASES.when(position), words)


def test_the_board_in_words(games: list[RandomGame], words: Renderer) -> None:
    for position in games[6].truths[::25]:
        for seat in (WEST, EAST, SPECTATOR):
            for said in PHRASES.state(position.view(seat)):
                read(said, words)


def test_the_board_in_words_tells_what_is_there(english: Renderer) -> None:
    position = scene(
        factories=("Hamburg", "Köln", "Leipzig"),
        rundown=["Leipzig"],
        living={"NRW": 1},
        display=("18",),
        west=("19",),
        east=("2",),
        to_act="W",
        wall=True,
    )
    text = "\n".join(english.text(said) for said in PHRASES.state(position.view(WEST)))
    assert "Köln: factory worth 1" in text
    assert "Leipzig: rundown factory worth" in text
    assert "Hamburg: factory worth 1" in text
    assert "Your hand: 19 “" in text
    assert "East’s hand: a hidden card" in text
    assert "Card display: 18 “" in text
    assert "The Wall stands" in text


# -- hidden information ------------------------------------------------------------------------------------------------


def everything(position: Position, seat: int) -> list[object]:
    view = position.view(seat)
    refusals = [position.why_not(move) for move in range(0, position.action_count(), 7)] if view.moves() else []
    return [
        PHRASES.prompt(view),
        repr(PHRASES.choices(view)),
        PHRASES.state(view),
        PHRASES.forecast(view),
        PHRASES.when(position),
        [None if refusal is None else refusal.phrase() for refusal in refusals],
    ]


def test_nothing_is_said_that_a_seat_may_not_know(games: list[RandomGame]) -> None:
    """Different hidden cards, the same texts."""
    rng = Random(7)
    for position in games[8].truths[::9]:
        for seat in (WEST, EAST):
            if position.to_act() == CHANCE:
                continue
            dealt = position.view(seat).sample(rng)
            assert everything(position, seat) == everything(dealt, seat)


def test_numbers_with_their_signs() -> None:
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "0", "+3"]
    assert (arrows(2), arrows(-1)) == ("→→", "←")


@pytest.mark.parametrize(
    ("edition", "board", "moves", "due", "has"),
    [
        ("2.1", {"phase": 1, "living": {"BY": 4}, "factories": ["Berlin"]}, [], 2, 1),
        ("2.1", {"phase": 1, "wall": True, "factories": ["Ulm"]}, [], 1, 0),
        ("2.1", {"phase": 2, "prestige": -6, "factories": ["Berlin"], "rundown": ["Berlin"]}, ["space -6"], 1, 0),
        ("2.1", {"phase": 2, "prestige": -1, "factories": ["Berlin"], "rundown": ["Berlin"]}, ["space -1"], 1, 0),
        ("2.1", {"phase": 3, "factories": ["Berlin", "Ulm"], "currency": -6}, [], 4, 0),
        ("2.1", {"phase": 4, "police": ["5", "15"], "factories": ["Berlin"]}, [], 2, 1),
    ],
    ids=["flight", "wall", "space", "rundown", "currency", "police"],
)
def test_9_the_result_of_a_bankruptcy_says_what_was_due_and_what_was_there(
    edition: str, board: dict[str, Any], moves: list[str], due: int, has: int, words: Renderer, english: Renderer
) -> None:
    position = scene(edition, **board)
    for move in moves:
        position.play(position.parse_move(move))
    outcome = position.outcome()
    assert outcome is not None
    said = PHRASES.outcome(outcome, "west", position.view(SPECTATOR))
    figures = f"{due} point{'s' * (due > 1)} and has {f'only {has}' if has else 'nothing left'}"
    assert read(said, english) == f"West wins: East goes bankrupt because it must dismantle {figures} (rule 9)"
    assert str(due) in read(said.args["how"], words)
