"""Names of places, cards and symbols in the user's language, for the board in the terminal."""

from republik.games.wsdv.rules import naming
from republik.games.wsdv.rules.components import Card
from republik.games.wsdv.rules.rules import Rules
from republik.table.phrases import Arg, Name, Phrase
from republik.table.plugin.terminal import Translator


class Labels:
    """Looks up names by the numbers that the rules use."""

    def __init__(self, rules: Rules, translator: Translator) -> None:
        self.rules = rules
        self.translator = translator
        self.language = translator.language

    def text(self, key: str, **args: Arg) -> str:
        return self.translator.text(Phrase(key, args))

    def side(self, seat: int) -> str:
        return self.translator.text(naming.seat(seat))

    def letter(self, seat: int) -> str:
        """Returns the initial of a side."""
        return self.translator.text(Name("seat-letter", naming.SEATS[seat]))

    def province(self, province: int) -> str:
        return self.translator.text(naming.province(self.rules, province))

    def city(self, city: int) -> str:
        return self.translator.text(naming.city(self.rules, city))

    def place(self, where: str) -> str:
        return self.translator.text(naming.site(self.rules, where))

    def track(self, track: int) -> str:
        return self.translator.text(naming.track(track))

    # -- cards -----------------------------------------------------------------------------------

    def card(self, card: int) -> Card:
        """Returns a card as printed."""
        return self.rules.components.cards[card]

    def title(self, card: int) -> str:
        return self.card(card).titles[self.language]

    def symbols(self, card: int) -> list[str]:
        """Returns everything that a card's event does, row by row, then the arrows."""
        return [self.translator.text(symbol) for symbol in naming.symbols(self.rules, card)]

    def space_symbols(self, space: int) -> str:
        """Returns what a space of the prestige track does."""
        return self.translator.text(naming.space_symbols(self.rules, space))

    def player_of_event(self, card: int) -> str:
        """Returns who may play the event of a card, in words."""
        return self.text("event-for-" + self.card(card).colour)
