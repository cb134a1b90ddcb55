"""Commands at the table in five languages: the words of each language work, English ones too, and help lists them."""

import re
from functools import cache

import pytest
from tests.built_in import BUILT_IN
from tests.terminal.sitting import AskedQuestion, sit_down

from republik import games
from republik.messages.i18n import LANGUAGES, Messages
from republik.table.chance import Seed
from republik.table.session import new_session
from republik.terminal.answers import plain
from republik.terminal.card_answers import find_card
from republik.terminal.pending import PendingDecision
from republik.terminal.table_commands import Handler, TableCommands

EVERY = [(game, language) for game in BUILT_IN for language in LANGUAGES]
WITH_EXAMPLES = "answer-unknown cards-unknown hint-time quit-unsaved rules-which save-where why-what".split()
"""Messages other than the help that mention commands."""
PLACES = ("province", "city")


@cache
def asked(game: str, language: str) -> AskedQuestion:
    plug_in = games.game(game)
    return AskedQuestion(plug_in, new_session(plug_in, seed=Seed.from_text("commands")).position, language)


def commands(game: str, language: str) -> TableCommands:
    return asked(game, language).question.commands


def names(game: str, language: str) -> list[str]:
    return list(commands(game, language).handlers(asked(game, language).pending))


class Heard(TableCommands):
    """Records which command was understood, and its argument."""

    def __init__(self, game: str, language: str) -> None:
        super().__init__(asked(game, language).play)
        self.heard: list[tuple[str, str]] = []

    def handlers(self, pending: PendingDecision) -> dict[str, Handler]:
        def listen(name: str) -> Handler:
            return lambda rest, _pending: self.heard.append((name, rest))

        return {name: listen(name) for name in super().handlers(pending)}


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_word_is_understood(game: str, language: str) -> None:
    own, english = Messages(language, games.game(game)), Messages("en", games.game(game))
    pending = asked(game, language).pending
    for name in names(game, language):
        also = commands(game, language).names_of(name)
        for word in {own.text(f"command-{name}"), english.text(f"command-{name}"), name, *also}:
            for typed in (word, word.upper(), plain(word), f"  {word} "):
                heard = Heard(game, language)
                assert heard.run(typed, pending), typed
                assert heard.run(f"{typed} My file.txt", pending), typed
                assert heard.heard == [(name, ""), (name, "My file.txt")]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_no_word_means_two_commands(game: str, language: str) -> None:
    words = [word for name in names(game, language) for word in commands(game, language).names_of(name)]
    assert len(set(words)) == len(words)


def test_a_word_that_begins_like_a_command_is_none() -> None:
    heard = Heard("wsdv", "en")
    assert not heard.run("mapped", asked("wsdv", "en").pending)
    assert not heard.run("", asked("wsdv", "en").pending)


def test_two_words_may_be_one_command() -> None:
    heard = Heard("wsdv", "es")
    assert heard.run("por qué Baviera", asked("wsdv", "es").pending)
    assert heard.heard == [("why", "Baviera")]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_help_lists_the_words_of_the_language(game: str, language: str) -> None:
    plug_in = games.game(game)
    loop, out = sit_down(new_session(plug_in), [None] * len(plug_in.seats), "help\n", language)
    with pytest.raises(EOFError):
        loop.run()
    listed = re.findall(r"^  (\S+) +\S", out.getvalue(), re.MULTILINE)
    words = [Messages(language, plug_in).text(f"command-{name}") for name in names(game, language)]
    assert set(words) <= set(listed)


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_examples_are_typed_in_the_language(game: str, language: str) -> None:
    """Help and hints show commands as typed in this language."""
    messages = Messages(language, games.game(game))
    own = {messages.text(f"command-{name}") for name in names(game, language)}
    english = {Messages("en").text(f"command-{name}") for name in names(game, language)} - {plain(word) for word in own}
    for key in (*(f"help-{name}" for name in names(game, language)), *WITH_EXAMPLES):
        words = re.findall(r"\w+", messages.text(key, answer="", most=60))
        assert language == "en" or not english & set(words), key
    for name in ("cards", "hint", "log", "rules"):
        assert messages.text(f"command-{name}") in messages.text(f"help-{name}"), name
    assert f"{messages.text('command-log')} {messages.text('log-all')}" in messages.text("help-log")
    assert f"{messages.text('command-hint')} {messages.text('hint-longer')}" in messages.text("help-hint")


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_examples_are_understood(game: str, language: str) -> None:
    """Typing what a hint suggests works: a place to ask about, a section of the rules, a card."""
    table, messages = asked(game, language), Messages(language, games.game(game))
    places = {plain(name) for kind in PLACES for name in table.display.renderer.names.get(kind, {}).values()}
    assert plain(examples(messages, "why-what", "why")[0]) in places
    for section in examples(messages, "rules-which", "rules"):
        reply = next(command for command in table.display.terminal.commands if command.name == "rules")
        told = reply.run(table.pending.drawing, section).lines
        assert messages.text("rules-which") not in [line.plain for line in told], section
    for card in examples(messages, "cards-unknown", "cards"):
        assert find_card(card, table.display.all_cards())


def examples(messages: Messages, key: str, command: str) -> list[str]:
    """Returns what a message suggests to type after a command."""
    word = re.escape(messages.text(f"command-{command}"))
    found = re.findall(rf"\b{word} ([^,;:«»„“”‚‘()]+)", messages.text(key, answer=""))
    assert found, f"{key} shows no example of {word}"
    return [one.strip(" .") for one in found]
