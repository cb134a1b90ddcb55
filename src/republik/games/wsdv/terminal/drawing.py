"""Wir sind das Volk! in the terminal: map, tracks, cards, and one-sentence rules."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from rich.text import Text

from republik.games.wsdv.rules.position import Position, View
from republik.games.wsdv.rules.steps import EAST, WEST
from republik.table.game import Game
from republik.table.phrases import Phrase
from republik.table.phrases import section as section_name
from republik.table.plugin.drawing import LOUD, QUIET, TOUCH, WARNING, Block
from republik.table.plugin.terminal import Command, Drawing, Reply, TerminalGame, Translator

from . import panels
from .board import Map
from .labels import Labels

HANDS: Final = ((WEST, "show-hand-west"), (EAST, "show-hand-east"))


class WsdvDrawing(Drawing):
    """A position as one side sees it."""

    cards_above = True

    def __init__(self, game: Game, view: View, translator: Translator, width: int) -> None:
        super().__init__(game, view, translator, width)
        self.position: Position = view.shown
        self.labels = Labels(self.position.rules, translator)

    # -- board and tracks --------------------------------------------------------------------------

    def map(self) -> Block:
        return Map(self.position, self.labels).columns(self.width)

    def overview(self) -> Block:
        return Map(self.position, self.labels).overview(self.width)

    def header(self) -> Block:
        return [panels.header(self.position, self.labels, self.width)]

    def tracks(self) -> Block:
        return panels.tracks(self.position, self.labels, self.width)

    def tracks_short(self) -> Block:
        return panels.tracks_short(self.position, self.labels, self.width)

    def board(self) -> Block:
        return self.header() + self.map() + self.tracks()

    def boards(self) -> Iterator[Block]:
        for draw_map, draw_tracks in product((self.map, self.overview), (self.tracks, self.tracks_short)):
            yield self.header() + draw_map() + draw_tracks()

    def forecast_title(self) -> str:
        begun = bool(self.position.forecast().end.phase)
        return self.text("forecast-title-end" if begun else "forecast-title")

    # -- cards -------------------------------------------------------------------------------------

    def hands(self, cards: Sequence[str]) -> Iterator[Block]:  # noqa: ARG002 - those without a use are shown too
        """Special card first, then the display, then the hand of the side to act."""
        position = self.position
        hand = position.hand(position.step().seat)
        open_cards = [*self._special(), *position.display, *(card for card in hand if card >= 0)]
        yield self._rows(open_cards, hand)
        yield panels.card_list(self.labels, open_cards, self.width, hand)

    def cards(self) -> Block:
        """Draws the display, the hand, and the known cards of the other hand."""
        position, own = self.position, self.view.seat
        hand = [card for card in position.hand(own) if card >= 0]
        other = position.hand(1 - own)
        faces = [card for card in other if card >= 0]
        block = self._rows([*self._special(), *position.display, *hand], hand)
        if faces:
            block += [Text(self.text("cards-seen")), *self._rows(faces, [])]
        counts = self.text("cards-count", count=len(other), pile=len(position.pile))
        return [*block, Text(counts, style=QUIET)]

    def card(self, card: str) -> Block:
        return panels.card_page(self.labels, self.position.rules.card_index[card], self.width)

    def _rows(self, cards: list[int], hand: list[int]) -> Block:
        return panels.card_rows(self.labels, cards, self.width, hand) if cards else []

    def _special(self) -> list[int]:
        return [self.position.special] if self.position.special >= 0 else []

    # -- choices -----------------------------------------------------------------------------------

    def candidates(self, place: str) -> Sequence[int]:
        """A province typed where cities are asked for means all its cities."""
        places = super().candidates(place)
        kind, _, name = place.partition(":")
        if places or kind != "province":
            return places
        rules = self.position.rules
        cities = [f"city:{rules.cities[city]}" for city in rules.city_list[rules.codes.index(name)]]
        return [move for city in cities for move in self.game.phrases.candidates(self.view, city)]


class OpenWsdvDrawing(WsdvDrawing):
    """A position with both hands, as in records."""

    def __init__(self, game: Game, position: Position, translator: Translator, width: int) -> None:
        super().__init__(game, View(WEST, position), translator, width)

    def cards(self) -> Block:
        """Draws the display and both hands."""
        position = self.position
        piles = [("show-display", [*self._special(), *position.display])]
        piles += [(key, position.hand(side)) for side, key in HANDS]
        lines: Block = []
        for key, cards in piles:
            if cards:
                heading = Text(self.text(key), style=LOUD)
                lines += [heading, *panels.card_list(self.labels, cards, self.width, [])]
        return lines


def rules(drawing: Drawing, section: str) -> Reply:
    """Answers a rule number with a one-sentence summary."""
    key = "rule-" + section.replace(".", "-")
    if section and drawing.translator.has(key):
        number = drawing.translator.text(section_name(section))
        return Reply([Text(f"{number}  {drawing.text(key)}", style=TOUCH)], page=False)
    return Reply([Text(drawing.text("rules-which"), style=WARNING)], page=False)


class WsdvTerminal(TerminalGame[Position, View]):
    """The terminal interface of the game."""

    commands = (Command("rules", rules),)
    has_cards = True

    def drawing(self, view: View, translator: Translator, width: int) -> Drawing:
        return WsdvDrawing(self.game, view, translator, width)

    def open_drawing(self, position: Position, translator: Translator, width: int) -> Drawing:
        return OpenWsdvDrawing(self.game, position, translator, width)

    def summary(self, position: Position, decisions: int, translator: Translator) -> str:
        west, east = (int(position.side_protests(side)) for side in (WEST, EAST))
        figures = {"decade": int(position.decade), "decisions": decisions, "west": west, "east": east}
        return translator.text(Phrase("play-summary", figures))
