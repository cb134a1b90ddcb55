"""Names of parties, places, cards and effects in the user's language, for the drawing."""

from collections.abc import Mapping, Sequence

from republik.games.weimar.phrases import names, notes
from republik.games.weimar.phrases.effects import criterion_phrase, effect_phrase
from republik.games.weimar.phrases.sources import source_phrase
from republik.games.weimar.rules.components import Criterion, in_language
from republik.games.weimar.rules.effects import Effect
from republik.games.weimar.rules.rules import Rules
from republik.table.phrases import Arg, Name, Phrase
from republik.table.terminal import Translator


class Labels:
    """Names by their numbers in the rules."""

    def __init__(self, rules: Rules, translator: Translator) -> None:
        self.rules = rules
        self.translator = translator
        self.language = translator.language

    def text(self, key: str, **args: Arg) -> str:
        return self.translator.text(Phrase(key, args))

    def say(self, said: Arg) -> str:
        return self.translator.text(said)

    def printed(self, titles: Mapping[str, str]) -> str:
        """Returns a printed text; in German if the published game has no other."""
        return in_language(dict(titles), self.language)

    def list_of(self, parts: Sequence[str]) -> str:
        return self.say(tuple(parts))

    def scenario(self) -> str:
        return self.say(Name("scenario", self.rules.scenario.key))

    def party(self, party: int) -> str:
        """Returns one of the four parties, or a placeholder used by effects."""
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
        """Returns a topic marker, numbered if there are several."""
        return self.say(names.topic(self.rules, slot))

    def field(self, point: int) -> str:
        """Returns a field of the opinion track."""
        return self.say(names.field(self.rules, point))

    # -- cards -----------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """Returns a card's number and title; a hidden card has neither."""
        return self.say(names.card(self.rules, card))

    def card_face(self, card: int) -> str:
        """Returns values, their sources, and the event."""
        return self.say(notes.card_face(self.rules, card))

    def agenda(self, agenda: int) -> str:
        return self.say(names.agenda(self.rules, agenda))

    def agenda_face(self, agenda: int) -> str:
        """Returns the sources and all effects of an agenda."""
        return self.say(notes.agenda_face(self.rules, agenda))

    def foreign(self, card: int) -> str:
        return self.say(names.foreign(card))

    def foreign_face(self, card: int) -> str:
        """Returns the sources, the required roll and the effects."""
        return self.say(notes.foreign_face(self.rules, card))

    def effect(self, effect: Effect) -> str:
        """Returns what an effect does."""
        return self.say(effect_phrase(effect))

    def source(self, source: str) -> str:
        """Returns the source of a value, with its sign and the paragraphs of the booklet that it cites."""
        return self.say(source_phrase(source))

    def criterion(self, line: Criterion) -> str:
        """Returns a criterion of the solo scenario."""
        return self.say(criterion_phrase(line))
