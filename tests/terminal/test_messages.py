"""The message files: five languages, the same keys, the same variables, nothing without its message."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from republik.games.wsdv.terminal.table import COMMANDS
from republik.games.wsdv.terminal.words import DONE_STEPS, STEP_KEYS

from republik.games.weimar.players.evaluation import FEATURES as WEIMAR_FEATURES
from republik.games.weimar.players.levels import BOOKLET
from republik.games.wsdv.players.evaluation import FEATURES
from republik.games.wsdv.players.levels import LEVELS
from republik.games.wsdv.rules import steps
from republik.games.wsdv.rules.components import SYMBOLS
from republik.games.wsdv.rules.refusals import REASONS, STEP_BLOCKS
from republik.games.wsdv.rules.rules import standard_rules
from republik.games.wsdv.rules.state import EVENTS
from republik.games.wsdv.terminal.board import LEGEND_LINES
from republik.messages import i18n
from republik.messages.i18n import LANGUAGES, Messages, UnknownLanguage, language_of_environment
from republik.table import session
from republik.table.records import TABLE_ENDINGS

SOURCES = Path(i18n.__file__).parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)


@cache
def read(language: str) -> dict[str, frozenset[str]]:
    """Keys with their variables; a line that is no message fails."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(i18n.source(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = frozenset(variables.names)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_keys_with_the_same_variables(language: str) -> None:
    assert read(language) == read("en")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_same_order(language: str) -> None:
    assert list(read(language)) == list(read("en"))


def test_every_refusal_has_its_message_with_its_arguments() -> None:
    for key, reason in REASONS.items():
        arguments = set(re.findall(r"{(\w+)}", reason))
        assert read("en")[f"refusal-{key}"] <= arguments, key
    for key in session.REASONS:
        assert f"refusal-{key}" in read("en")
    assert "refusal-not-your-turn" in read("en")


def test_every_event_has_its_message() -> None:
    assert {"event-" + key.replace("_", "-") for key in EVENTS} <= read("en").keys()


def test_every_decision_has_its_prompt() -> None:
    decisions = set(STEP_BLOCKS) | {steps.SYMBOLS, steps.RESOLVE}
    assert decisions == STEP_KEYS.keys()
    assert {f"prompt-{step}" for step in STEP_KEYS.values()} <= read("en").keys()
    assert {f"done-{step}" for step in DONE_STEPS} <= read("en").keys()


def test_every_kind_of_move_has_its_message_and_its_group() -> None:
    for block in standard_rules("2.1").space.blocks:
        assert "move-" + block.name.replace("_", "-") in read("en")
        assert "group-" + block.name.replace("_", "-") in read("en")


def test_every_symbol_ending_phase_and_command_has_its_message() -> None:
    wanted = {"symbol-" + kind.replace("_", "-") for kind in SYMBOLS}
    wanted |= {"ending-" + ending.replace("_", "-") for ending in steps.TERMINATIONS if ending}
    wanted |= {"ending-" + ending for ending in TABLE_ENDINGS}
    wanted |= {f"phase-{number}" for number in range(1, 11)}
    wanted |= {f"map-legend-{number}" for number in range(1, LEGEND_LINES + 1)}
    wanted |= {f"{kind}-{name}" for kind in ("command", "help") for name in COMMANDS}
    wanted |= {f"event-for-{colour}" for colour in ("red", "yellow", "dual", "special")}
    assert wanted <= read("en").keys()


def test_every_level_and_every_feature_has_its_message() -> None:
    levels = [*(level.key for level in LEVELS), BOOKLET]
    wanted = {f"level-{level}" for level in levels} | {f"level-{level}-about" for level in levels}
    wanted |= {"feature-" + name.replace("_", "-") for name in (*FEATURES, *WEIMAR_FEATURES)}
    told = {key for key in read("en") if key.startswith(("level-", "feature-"))}
    assert told == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", [[f"level-{level.key}" for level in LEVELS], [f"feature-{f}" for f in FEATURES]])
def test_levels_and_features_are_told_apart(language: str, keys: list[str]) -> None:
    texts = [Messages(language).text(key.replace("_", "-")) for key in keys]
    assert len(set(texts)) == len(texts)


def test_every_key_named_in_the_program_has_its_message() -> None:
    """Keys written out in the sources; those put together from parts are looked at above."""
    known = read("en").keys()
    prefixes = {key.partition("-")[0] for key in known}
    pattern = re.compile(r"\"([a-z]+(?:-[a-z0-9]+)+)\"")
    for path in [SOURCES / "cli.py", *sorted((SOURCES / "terminal").glob("*.py"))]:
        for key in pattern.findall(path.read_text(encoding="utf-8")):
            if key.partition("-")[0] in prefixes - {"living", "dismantle", "run", "last", "return", "socialist"}:
                assert key in known or f"prompt-{key}" in known, f"{path.name}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_or_left_as_its_key(language: str) -> None:
    messages = Messages(language)
    for key, variables in read(language).items():
        text = messages.text(key, dict.fromkeys(variables, 1))
        assert text.strip(), key
        assert text != key, key
        assert "{" not in text, key
        assert "  " not in text.strip() or key.startswith(("map-legend", "fuzz-ending")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_of_a_language_are_different_words(language: str) -> None:
    words = [Messages(language).text(f"command-{name}") for name in COMMANDS]
    assert len(set(words)) == len(words)
    assert all(" " not in word for word in words)


def test_a_missing_message_is_told_in_brackets() -> None:
    assert Messages("de").text("no-such-key") == "[no-such-key]"


def test_an_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match=r"unknown language 'fr' \(known: de, en, it, es, hu\)"):
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
