"""The decision that a person is asked for."""

from republik.table.phrases import Choice

from .card_answers import CardOffer
from .play import Play


class PendingDecision:
    """What the seat to act sees, and its choices: cards, a numbered list, or both."""

    def __init__(self, play: Play, seat: int) -> None:
        self.seat = seat
        self.position = play.position
        self.view = play.position.view(seat)
        self.drawing = play.drawing(self.view)
        choices = play.game.phrases.choices(self.view)
        self.cards = play.display.cards_to_choose(choices, self.drawing)
        self.listed = play.display.listed(_without(choices, self.cards), self.drawing)
        self.has_forecast = bool(play.game.phrases.forecast(self.view))


def _without(choices: list[Choice], cards: list[CardOffer]) -> list[Choice]:
    played = {use.move for card in cards for use in card.uses}
    return [choice for choice in choices if choice.id not in played]
