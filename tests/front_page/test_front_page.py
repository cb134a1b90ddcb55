"""The front page: well formed in five languages for every kind of ending, nothing sticks out, nothing hidden shows."""

import struct
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest
from tests.front_page.endings import ENDINGS, EVERY, LONG_NAME, PNG, course, random_record, story

from republik import games
from republik.front_page import fonts, picture
from republik.front_page.front import A4, CARD, FORMATS, front_page
from republik.front_page.story import (
    Unfinished,
    compose,
    ending,
    finished_story,
    poster_story,
    running_story,
    turning_point,
)
from republik.messages.i18n import LANGUAGES
from republik.messages.render import renderer
from republik.table import records
from republik.table.contract import SPECTATOR, Event, IllegalMove
from republik.table.game import PAGE, Game
from republik.table.phrases import Line, Phrase
from republik.table.records import CHANCE_NAME, BadRecord, Record
from republik.table.turning import Course

SVG = "{http://www.w3.org/2000/svg}"
SIZES = {"card": CARD, "a4": A4}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    return struct.unpack(">II", png[16:24])


def outside(node: ET.Element, wide: float) -> list[str]:
    """The texts of a drawing that are wider than the room they have, here and in the drawings within."""
    found: list[str] = []
    for child in node:
        if child.tag == f"{SVG}svg":
            found += outside(child, float(child.get("viewBox", "").split()[2]))
        elif child.tag == f"{SVG}text":
            classes = child.get("class", "").split()
            face = next(one for one in fonts.FACES if one in classes)
            long = fonts.width(child.text or "", face, float(child.get("font-size", "")))
            start = float(child.get("x", "")) - long * {"middle": 0.5, "end": 1}.get(child.get("text-anchor", ""), 0)
            if start < -1 or start + long > wide + 1:
                found.append(child.text or "")
        elif not child.get("transform"):
            found += outside(child, wide)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind", "winner"), EVERY)
def test_every_ending_has_its_page_in_every_language(game: str, kind: str, winner: int | None, language: str) -> None:
    told = story(game, kind, winner, language)
    words = renderer(games.game(game), language)
    assert words.has("headline-" + kind.replace("_", "-")), "every ending has a headline of its own"
    assert len(told.points) == 3
    for form, (wide, high) in SIZES.items():
        root = ET.fromstring(front_page(told, form))
        assert (root.get("width"), root.get("height")) == (str(wide), str(high))
        texts = [text.text or "" for text in root.iter(f"{SVG}text")]
        assert not [text for text in texts if text.startswith("[") or "{" in text], "a message is missing"
        assert outside(root, wide) == []
        assert fonts.drawable(told.headline) in " ".join(texts)
        assert LONG_NAME[:6] in " ".join(texts)
        assert "<b>" not in front_page(told, form)


@pytest.mark.parametrize("game", ENDINGS)
@pytest.mark.parametrize("form", FORMATS)
def test_png_has_the_size_of_its_format(game: str, form: str) -> None:
    told = story(game, *ENDINGS[game][0], "de")
    assert size_of(picture.png(front_page(told, form))) == SIZES[form]


@pytest.mark.parametrize("game", ENDINGS)
def test_nothing_hidden_is_on_the_page(game: str) -> None:
    """Positions that a spectator cannot tell apart make the same page, byte for byte."""
    plug_in, record, own = games.game(game), random_record(game), course(game)
    outcome = ending(record, plug_in, own.position)
    differing = 0
    for part in (1, 3, 5, 7):
        position = own.stretches[len(own.stretches) * part // 8].before
        other = position.view(SPECTATOR).sample(Random(7))
        differing += other.to_text() != position.to_text()
        pages = [
            front_page(compose(record, plug_in, "en", own._replace(position=shown), outcome), form)
            for shown in (position, other)
            for form in FORMATS
        ]
        assert pages[:2] == pages[2:]
    assert differing > 1, "hidden cards differed"


def dealt_otherwise(record: Record, game: Game) -> Iterator[Record]:
    """The same game with two cards of the first deals exchanged, if a spectator sees no difference."""
    first = next(number for number, decision in enumerate(record.decisions) if decision.seat != CHANCE_NAME)
    shown = seen(record, game)
    for one, other in combinations(range(first), 2):
        decisions = list(record.decisions)
        decisions[one], decisions[other] = decisions[other], decisions[one]
        twin = replace(record, decisions=decisions)
        try:
            if decisions != record.decisions and seen(twin, game) == shown:
                yield twin
        except BadRecord:
            continue


def seen(record: Record, game: Game) -> tuple[dict[str, Any], list[Line]]:
    """What a spectator has seen: the position, and the log."""
    events: list[Event] = []
    position = records.start(record, game)
    for ply in range(1, len(record.decisions) + 1):
        _, move = records.read_move(record, game, position, ply)
        try:
            position.play(move, events.append)
        except IllegalMove as error:
            raise BadRecord(0, "refused") from error
    view = position.view(SPECTATOR)
    told = game.phrases.log_lines([event.for_seat(None) for event in events], view)
    return game.presenter.view(view, (PAGE,)), told


def test_the_picture_of_a_running_game_shows_nothing_hidden() -> None:
    """Games that differ only in cards still hidden make the same picture, byte for byte."""
    game = games.game("wsdv")
    record = random_record("wsdv", "short", 30)
    page = front_page(running_story(record, game, "en"), "card")
    twins = list(islice(dealt_otherwise(record, game), 5))
    assert twins
    for twin in twins:
        assert front_page(running_story(twin, game, "en"), "card") == page


@pytest.mark.parametrize("game", ENDINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_running_game_and_a_poster_fit(game: str, language: str) -> None:
    plug_in = games.game(game)
    for told in (
        running_story(random_record(game, "short", 60), plug_in, language),
        poster_story(plug_in, language, Phrase("og-play", {"game": LONG_NAME}), Phrase("game-about")),
    ):
        assert outside(ET.fromstring(front_page(told, "card")), CARD[0]) == []


@pytest.mark.parametrize("game", ENDINGS)
def test_a_running_game_has_no_front_page(game: str) -> None:
    with pytest.raises(Unfinished):
        finished_story(random_record(game, "short", 60), games.game(game), "en")


@pytest.mark.parametrize("game", ENDINGS)
def test_a_result_declared_by_the_table_counts(game: str) -> None:
    plug_in = games.game(game)
    record = random_record(game, "short", 60)
    header = {**record.header, "result": f"{plug_in.seats[0]}, resigned"}
    told = finished_story(replace(record, header=header), plug_in, "en")
    assert told.headline == "The White Flag"
    assert [line.won for line in told.bylines] == [True, *[False] * (len(plug_in.seats) - 1)]


@pytest.mark.parametrize("game", ENDINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turning_points_are_those_of_the_analysis(game: str, language: str) -> None:
    record, plug_in = random_record(game), games.game(game)
    words = renderer(plug_in, language)
    turns = Course(record, plug_in).turning_points()
    story = finished_story(record, plug_in, language)
    assert story.points_title == words.text(Phrase("front-turning-points"))
    every = {turning_point(turn, words) for turn in turns}
    assert len(story.points) == 3
    assert every > set(story.points)


def test_equal_games_make_equal_pages() -> None:
    pages = {front_page(finished_story(random_record("wsdv"), games.game("wsdv"), "hu"), "card") for _ in range(2)}
    assert len(pages) == 1


# -- letters ------------------------------------------------------------------------------------------------


def test_letters_that_the_fonts_lack_are_replaced() -> None:
    assert fonts.drawable("Zoë  Őry") == "Zoë Őry"
    assert fonts.drawable("Анна\u202eX\u0000") == "????X"
    assert fonts.drawable("ﬁn Ⅳ") == "fin IV"


@pytest.mark.parametrize("limit", [20.0, 90.0, 400.0])
def test_lines_are_never_wider_than_their_limit(limit: float) -> None:
    text = f"{LONG_NAME} wins: 1 → 2 " * 4
    for lines in (fonts.wrap(text, "text", 18, limit), fonts.block(text, "headline", 18, limit, 3)):
        assert all(fonts.width(line, "text", 18) <= limit * 1.2 for line in lines)
    size, lines = fonts.fit(text, "headline", (60, 12), limit, 2)
    assert 12 <= size <= 60
    assert len(lines) <= 2
    assert all(fonts.width(line, "headline", size) <= limit for line in lines)
