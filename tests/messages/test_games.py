"""Everything said in a whole game can be rendered in every language."""

import re
from random import Random

import pytest
from tests.built_in import BUILT_IN

from republik import games
from republik.messages.i18n import LANGUAGES
from republik.messages.render import Renderer, renderer
from republik.table.contract import CHANCE, Event, Position, View
from republik.table.game import Game
from republik.table.phrases import Arg, Name

MISSING = re.compile(r"\[[a-z0-9]+(?:-[a-z0-9]+)+\]|\{")
CASES = [
    (name, option.name, value)
    for name in BUILT_IN
    for option in games.game(name).options[:1]
    for value in option.values
]


class Told:
    """Collects the distinct phrases of a game; each is rendered once per language."""

    def __init__(self) -> None:
        self.said: dict[str, Arg] = {}

    def add(self, said: Arg | None) -> None:
        if said is not None:
            self.said.setdefault(repr(said), said)

    def missing(self, words: Renderer) -> set[str]:
        texts = [words.text(said) for said in self.said.values()]
        return {text for text in texts if not text.strip() or MISSING.search(text)}


def play(game: Game, options: dict[str, str]) -> Told:
    rng, told = Random(7), Told()
    position = game.new(options)
    events: list[Event] = []
    while (seat := position.to_act()) is not None:
        moves = position.moves()
        if seat != CHANCE:
            _look(game, position.view(seat), rng, told)
            _refuse(position, rng, told)
        heard: list[Event] = []
        position.play(moves[rng.randrange(len(moves))], heard.append)
        events += [event.for_seat(rng.choice([None, *range(len(game.seats))])) for event in heard]
    view = position.view(0)
    for line in game.phrases.log_lines(events, view):
        told.add(line.phrase)
    outcome = position.outcome()
    assert outcome is not None
    winner = None if outcome.winner is None else game.seats[outcome.winner]
    told.add(game.phrases.outcome(outcome, winner, view))
    told.add(game.phrases.when(position))
    for seat_name in game.seats:
        told.add(Name("seat", seat_name))
    return told


def _look(game: Game, view: View, rng: Random, told: Told) -> None:
    told.add(game.phrases.prompt(view))
    for choice in game.phrases.choices(view):
        told.add(choice.phrase)
        told.add(choice.short)
        told.add(choice.group)
    if rng.random() < 0.1:
        for said in game.phrases.state(view):
            told.add(said)
        for outlook in game.phrases.forecast(view):
            told.add(outlook.heading)
            for line in outlook.lines:
                told.add(line)


def _refuse(position: Position, rng: Random, told: Told) -> None:
    bound = position.action_count()
    for _ in range(5):
        refusal = position.why_not(rng.randrange(bound))
        told.add(None if refusal is None else refusal.phrase())


@pytest.mark.parametrize(("name", "option", "value"), CASES)
def test_everything_said_in_a_game_is_rendered(name: str, option: str, value: str) -> None:
    game, options = games.game(name), {option: value}
    told = play(game, options)
    assert len(told.said) > 100
    assert {language: told.missing(renderer(game, language, options)) for language in LANGUAGES} == {
        language: set() for language in LANGUAGES
    }
