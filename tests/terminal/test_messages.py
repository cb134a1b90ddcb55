"""The message files of the rooms and of every game: five languages, the same keys, the same variables, nothing without
its message."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import republik
from republik import games
from republik.messages import i18n
from republik.messages.i18n import LANGUAGES, Messages, UnknownLanguage, language_of_environment
from republik.players import registry
from republik.table import session
from republik.table.records import TABLE_ENDINGS
from republik.terminal import table_commands

SOURCES = Path(republik.__file__).parent
ROOMS = ""
"""In place of a game's name: the messages of the rooms."""
ALL = [ROOMS, *games.names()]
COMMANDS = "undo redo why hint forecast map cards log save help rules back quit".split()


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's name
        self.messages.add(node.id.name)


@cache
def parsed(game: str, language: str) -> dict[str, Variables]:
    """Messages by key; a line that is no message fails."""
    source = games.game(game).messages(language) if game else i18n.source(language)
    assert source is not None
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


@cache
def read(game: str, language: str) -> dict[str, frozenset[str]]:
    """Keys with their variables."""
    return {key: frozenset(found.names) for key, found in parsed(game, language).items()}


def messages_of(game: str, language: str) -> Messages:
    return Messages(language, games.game(game) if game else None)


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_keys_with_the_same_variables(game: str, language: str) -> None:
    assert read(game, language) == read(game, "en")


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_same_order(game: str, language: str) -> None:
    assert list(read(game, language)) == list(read(game, "en"))


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_that_messages_speak_of_are_there(game: str, language: str) -> None:
    known = messages_of(game, language)
    for key, found in parsed(game, language).items():
        assert all(known.has(other) for other in found.messages), key


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_or_left_as_its_key(game: str, language: str) -> None:
    messages = messages_of(game, language)
    for key, found in parsed(game, language).items():
        variables = found.names.union(*(parsed(game, language)[other].names for other in found.messages))
        text = messages.text(key, dict.fromkeys(variables, 1))
        assert text.strip(), key
        assert text != key, key
        assert "{" not in text, key
        assert "  " not in text.strip() or key.startswith(("map-legend", "fuzz-ending")), key


# -- what the rooms ask for --------------------------------------------------------------------------


def test_every_refusal_and_ending_of_the_table_has_its_message() -> None:
    known = read(ROOMS, "en")
    keys = [value for name, value in vars(session).items() if name.startswith(("UNDO_", "REDO_"))]
    assert keys
    assert {f"refusal-{key}" for key in [*keys, "game-over", "not-your-turn"]} <= known.keys()
    assert {f"ending-{ending}" for ending in TABLE_ENDINGS} <= known.keys()


def test_every_command_of_the_table_has_its_word_and_its_help() -> None:
    known = read(ROOMS, "en").keys()
    assert {f"command-{name}" for name in COMMANDS} <= known
    assert {f"help-{name}" for name in COMMANDS if name != "rules"} <= known
    assert set(table_commands.AT_HAND) <= set(COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_of_a_language_are_different_words(language: str) -> None:
    words = [Messages(language).text(f"command-{name}") for name in COMMANDS]
    assert len(set(words)) == len(words)
    assert all(" " not in word for word in words)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_a_game_adds_has_its_word_and_its_help(game: str, language: str) -> None:
    terminal = games.game(game).terminal
    commands = () if terminal is None else terminal().commands
    for command in commands:
        assert messages_of(game, language).has(f"command-{command.name}")
        assert f"help-{command.name}" in read(game, language)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_its_name_and_is_told_apart(game: str, language: str) -> None:
    messages = messages_of(game, language)
    names = [level.key for level in registry.levels(game)]
    assert all(messages.has(f"level-{name}{more}") for name in names for more in ("", "-about"))
    assert len({messages.text(f"level-{name}") for name in names}) == len(names)


def test_every_key_named_in_the_rooms_has_its_message() -> None:
    """Keys written out in the sources; those put together from parts are looked at above."""
    known = set(read(ROOMS, "en"))
    prefixes = {key.partition("-")[0] for key in known}
    pattern = re.compile(r"\"([a-z]+(?:-[a-z0-9]+)+)\"")
    for path in [
        SOURCES / "cli.py",
        *sorted((SOURCES / "terminal").glob("*.py")),
        *(SOURCES / "commands").glob("*.py"),
    ]:
        for key in pattern.findall(path.read_text(encoding="utf-8")):
            if key.partition("-")[0] in prefixes:
                assert key in known, f"{path.name}: {key}"


def test_a_missing_message_is_told_in_brackets() -> None:
    assert Messages("de").text("no-such-key") == "[no-such-key]"


def test_an_unknown_language() -> None:
    with pytest.raises(UnknownLanguage) as unknown:
        Messages("fr")
    assert unknown.value.details == {"name": "fr", "known": "de, en, it, es, hu"}


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
