"""The message files of the rooms and the games: the same keys in five languages, none unused, none missing."""

from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.built_in import BUILT_IN
from tests.messages import sources
from tests.messages.families import GAME, Family, fits, in_family
from tests.messages.families import ROOMS as ROOM_FAMILIES
from tests.messages.reading import FILES, source

from republik import games
from republik.messages.i18n import LANGUAGES, ROOMS, Messages, UnknownLanguage, language_of_environment
from republik.players import registry
from republik.table import session
from republik.table.records import TABLE_ENDINGS

OTHERS = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's name
        self.messages.add(node.id.name)


@cache
def entries(file: str, language: str) -> dict[str, Variables]:
    """Returns the messages of a file with their references; fails on a line that is not a message."""
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(source(file, language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def read(file: str, language: str) -> dict[str, frozenset[str]]:
    """Returns the keys with their variables."""
    return {key: frozenset(about.names) for key, about in entries(file, language).items()}


@cache
def rooms() -> dict[str, frozenset[str]]:
    return {key: names for room in ROOMS for key, names in read(room, "en").items()}


# -- five languages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_the_same_keys_with_the_same_variables(file: str, language: str) -> None:
    assert read(file, language) == read(file, "en")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_the_same_order(file: str, language: str) -> None:
    assert list(read(file, language)) == list(read(file, "en"))


def test_no_key_stands_in_two_rooms() -> None:
    assert sum(len(read(room, "en")) for room in ROOMS) == len(rooms())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_no_message_is_empty_or_left_as_its_key(file: str, language: str) -> None:
    messages = Messages(language) if file in ROOMS else Messages(language, games.game(file))
    for key, variables in read(file, language).items():
        text = messages.text(key, dict.fromkeys(variables, 1))
        assert text.strip(), key
        assert text != key, key
        assert "{" not in text, key
        assert "  " not in text.strip() or key.startswith(("map-legend", "fuzz-ending")), key


# -- none unused, none missing -------------------------------------------------------------------------------


def is_used(key: str, file: str) -> bool:
    """Whether the sources contain the key, or compose it from parts that `families` lists."""
    return key in sources.used().literals or in_family(key, file if file in BUILT_IN else "")


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_used(file: str) -> None:
    raised = {refusal.key for refusal in sources.refusals()}
    referred = {name for about in entries(file, "en").values() for name in about.messages}
    assert not [key for key in read(file, "en") if key not in raised | referred and not is_used(key, file)]


@pytest.mark.parametrize("key", ["page-no-such", "prompt-no-such-step", "refusal-no-such", "lesson-no-such"])
def test_a_message_that_nothing_asks_for_is_found(key: str) -> None:
    assert not any(is_used(key, file) for file in FILES)


@pytest.mark.parametrize(
    ("file", "family"),
    [("", family) for family in ROOM_FAMILIES] + [(game, family) for game in GAME for family in GAME[game]],
    ids=lambda one: one if isinstance(one, str) else one.begins,
)
def test_every_family_has_messages(file: str, family: Family) -> None:
    assert any(fits(key, family, file) for key in (read(file, "en") if file else rooms()))


def test_every_key_named_in_the_program_has_its_message() -> None:
    """A room may use messages of the rooms or those that every game has; a game may also use its own."""
    own = {name: read(name, "en").keys() for name in BUILT_IN}
    everywhere = frozenset.intersection(*(frozenset(keys) for keys in own.values()))
    missing = []
    for key, place in sources.used().asked.items():
        game = next((name for name in BUILT_IN if f"games/{name}/" in place), None)
        if key not in rooms() and key not in (everywhere if game is None else own[game]):
            missing.append(f"{place}: {key}")
    assert not missing


@pytest.mark.parametrize(
    "refusal", sorted(set(sources.refusals()), key=str), ids=lambda refusal: f"{refusal.key} {refusal.place}"
)
def test_every_refusal_has_its_message_with_its_arguments(refusal: sources.RefusalSite) -> None:
    game = next((name for name in BUILT_IN if refusal.place.startswith(f"games/{name}/")), None)
    known = rooms() | ({} if game is None else read(game, "en"))
    assert refusal.key in known
    if refusal.arguments is not None:
        assert known[refusal.key] <= refusal.arguments


# -- families ------------------------------------------------------------------------------------------------


def test_every_ending_that_a_table_declares_has_its_message() -> None:
    assert {f"ending-{ending}" for ending in TABLE_ENDINGS} <= rooms().keys()


def test_every_reason_not_to_take_back_has_its_message() -> None:
    keys = {value for name, value in vars(session).items() if name.startswith(("UNDO_", "REDO_"))}
    assert {f"refusal-{key}" for key in keys} <= rooms().keys()


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_command_at_the_table_has_its_words(name: str) -> None:
    game = games.game(name)
    own = [] if game.terminal is None else [command.name for command in game.terminal().commands]
    common = [key.removeprefix("help-") for key in rooms() if key.startswith("help-") and key != "help-intro"]
    messages = Messages("en", game)
    assert all(messages.has(f"{kind}-{command}") for kind in ("command", "help") for command in [*common, *own])


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_of_a_language_are_different_words(language: str) -> None:
    words = [Messages(language).text(key) for key in rooms() if key.startswith("command-")]
    assert len(set(words)) == len(words)
    assert all(" " not in word for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_levels_are_told_apart(game: str, language: str) -> None:
    messages = Messages(language, games.game(game))
    for ending in ("", "-about"):
        texts = [messages.text(f"level-{level.key}{ending}") for level in registry.levels(game)]
        assert len(set(texts)) == len(texts)
        assert not any(text.startswith("[") for text in texts)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_names_itself_its_seats_and_its_options(game: str) -> None:
    plug_in = games.game(game)
    wanted = {"game-name", "game-about"} | {f"seat-{seat}" for seat in plug_in.seats}
    wanted |= {f"option-{option.name}" for option in plug_in.options}
    assert wanted <= read(game, "en").keys()


# -- reading -------------------------------------------------------------------------------------------------


def test_a_missing_message_is_told_in_brackets() -> None:
    assert Messages("de").text("no-such-key") == "[no-such-key]"


def test_an_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match=r"unknown-language \(name fr, known de, en, it, es, hu\)"):
        Messages("fr")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "hu_HU"}, "en"),
        ({"LC_ALL": "", "LANG": "hu_HU"}, "hu"),
        ({"REPUBLIK_LANG": "it", "LANG": "de_DE"}, "it"),
    ],
)
def test_the_language_of_the_terminal(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language
