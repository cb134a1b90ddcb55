"""Names of parties, places, cards and effects in the language of the reader, for the drawing."""

from collections.abc import Mapping, Sequence

from republik.games.weimar.phrases import names, notes
from republik.games.weimar.phrases.effects import effect_phrase, measure_phrase
from republik.games.weimar.phrases.sources import source_phrase
from republik.games.weimar.rules.components import Criterion, FinalLine, in_language
from republik.games.weimar.rules.effects import Effect
from republik.games.weimar.rules.rules import Rules
from republik.table.phrases import Arg, Name, Phrase
from republik.table.terminal import Translator


class Labels:
    """What things are called, by their numbers in the rules."""

    def __init__(self, rules: Rules, translator: Translator) -> None:
        self.rules = rules
        self.translator = translator
        self.language = translator.language

    def text(self, key: str, **args: Arg) -> str:
        return self.translator.text(Phrase(key, args))

    def say(self, said: Arg) -> str:
        return self.translator.text(said)

    def printed(self, titles: Mapping[str, str]) -> str:
        """A printed text; German where the box has no other."""
        return in_language(dict(titles), self.language)

    def list_of(self, parts: Sequence[str]) -> str:
        return self.say(tuple(parts))

    def scenario(self) -> str:
        return self.say(Name("scenario", self.rules.scenario.key))

    def party(self, party: int) -> str:
        """One of the four, or one that an effect stands for."""
        return self.say(names.party(party))

    def parties(self, mask: int) -> str:
        return self.say(names.parties(mask))

    def city(self, city: int) -> str:
        return self.say(names.city(city))

    def marker(self, word: str) -> str:
        return self.say(names.marker(word))

    def nation(self, nation: int) -> str:
        return self.say(names.nation(nation))

    def society(self, marker: int) -> str:
        return self.say(names.society(marker))

    def minor(self, minor: int) -> str:
        return self.say(names.minor(minor))

    def topic(self, slot: int) -> str:
        """A topic marker, with its number where there are several."""
        return self.say(names.topic(self.rules, slot))

    def field(self, point: int) -> str:
        """A field of the opinion track."""
        return self.say(names.field(self.rules, point))

    # -- cards -----------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """The card by number and title; a hidden one without either."""
        return self.say(names.card(self.rules, card))

    def card_face(self, card: int) -> str:
        """Values, where title, values and event come from, and the event."""
        return self.say(notes.card_face(self.rules, card))

    def agenda(self, agenda: int) -> str:
        return self.say(names.agenda(self.rules, agenda))

    def agenda_face(self, agenda: int) -> str:
        """Where title and effects come from, and all that an agenda brings."""
        return self.say(notes.agenda_face(self.rules, agenda))

    def foreign(self, card: int) -> str:
        return self.say(names.foreign(card))

    def foreign_face(self, card: int) -> str:
        """Where title and effects come from, what has to be rolled, and what follows."""
        return self.say(notes.foreign_face(self.rules, card))

    def effect(self, effect: Effect) -> str:
        """What an effect does."""
        return self.say(effect_phrase(effect))

    def source(self, source: str) -> str:
        """Where a value comes from, with its sign and the paragraphs of the booklet that it cites."""
        return self.say(source_phrase(source))

    def measure(self, line: Criterion | FinalLine) -> str:
        """A criterion of the solo scenario, or a line of a final scoring."""
        return self.say(measure_phrase(line))
