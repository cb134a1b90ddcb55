"""Names of parties, places, cards and effects in the user's language, for the drawing."""

from collections.abc import Mapping, Sequence

from republik.games.weimar.rules import naming
from republik.games.weimar.rules.components import in_language
from republik.games.weimar.rules.rules import Rules
from republik.table.phrases import Arg, Phrase
from republik.table.plugin.terminal import Translator


class Labels:
    """Names by their numbers in the rules."""

    def __init__(self, rules: Rules, translator: Translator) -> None:
        self.rules = rules
        self.translator = translator
        self.language = translator.language

    def text(self, key: str, **args: Arg) -> str:
        return self.translator.text(Phrase(key, args))

    def say(self, what: Arg) -> str:
        return self.translator.text(what)

    def printed(self, titles: Mapping[str, str]) -> str:
        """Returns a printed text; in German if the published game has no other."""
        return in_language(dict(titles), self.language)

    def list_of(self, parts: Sequence[str]) -> str:
        return self.say(tuple(parts))

    def party(self, party: int) -> str:
        """Returns one of the four parties, or a placeholder used by effects."""
        return self.say(naming.party(party))

    def city(self, city: int) -> str:
        return self.say(naming.city(city))

    # -- cards -----------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """Returns a card's number and title; a hidden card has neither."""
        return self.say(naming.card(self.rules, card))

    def agenda(self, agenda: int) -> str:
        return self.say(naming.agenda(self.rules, agenda))

    def foreign(self, card: int) -> str:
        return self.say(naming.foreign(card))
