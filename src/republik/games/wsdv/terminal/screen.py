"""The whole screen: map, tracks, story and question, in the largest form that fits the terminal."""

from collections.abc import Iterator, Sequence
from itertools import product

from rich.text import Text

from republik.games.wsdv.rules.position import Position
from republik.terminal.card_screen import CardScreen
from republik.terminal.layout import Line
from republik.terminal.style import LOUD, TOUCH, WARNING, Block, wrap

from . import panels
from .board import Map
from .choices import cards_to_choose, prompt, use_note
from .outlook import Phase
from .words import Words


class Screen(CardScreen[Position, Words]):
    """Draws one position of Wir sind das Volk! for one reader."""

    # -- pieces -----------------------------------------------------------------------

    def map(self) -> Block:
        return Map(self.position, self.words).columns(self.width)

    def overview(self) -> Block:
        return Map(self.position, self.words).overview(self.width)

    def header(self) -> Block:
        return [panels.header(self.position, self.words, self.width)]

    def tracks(self) -> Block:
        return panels.tracks(self.position, self.words, self.width)

    def tracks_short(self) -> Block:
        return panels.tracks_short(self.position, self.words, self.width)

    def board(self) -> Block:
        """Everything on the table, as large as it gets."""
        return self.header() + self.map() + self.tracks()

    def boards(self) -> Iterator[Block]:
        for draw_map, draw_tracks in product((self.map, self.overview), (self.tracks, self.tracks_short)):
            yield self.header() + draw_map() + draw_tracks()

    def cards(self, cards: list[int], hand: list[int]) -> Block:
        return panels.card_rows(self.words, cards, self.width, hand) if cards else []

    def card_page(self, card: int) -> Block:
        return panels.card_page(self.words, card, self.width)

    def card_list(self, cards: list[int], hand: list[int]) -> Block:
        return panels.card_list(self.words, cards, self.width, hand)

    # -- the question --------------------------------------------------------------------

    def ask_card(self, story: Sequence[Line], fresh: int) -> Block:
        """A card is to be chosen."""
        position = self.position
        cards = cards_to_choose(position)
        hand = position.hand(position.agenda[-1][1])
        asked = self.asked()
        return self.compose([self.cards(cards, hand) + asked, self.card_list(cards, hand) + asked], story, fresh)

    def prompt(self) -> str:
        return prompt(self.position, self.words)

    def use_note(self, card: int, use: int) -> str:
        return use_note(self.position, self.words, card, use)

    # -- other pages -------------------------------------------------------------------------

    def outlook(self, phases: Sequence[Phase]) -> Block:
        begun = any(phase.state for phase in phases)
        lines = [Text(self.words.text("forecast-title-end" if begun else "forecast-title"), style=LOUD)]
        for phase in phases:
            how_far = f" ({self.words.text(phase.state)})" if phase.state else ""
            heading = Text(f"{phase.number:>2} {phase.name}{how_far}", style=WARNING if phase.grave else TOUCH)
            lines.append(heading)
            for told in phase.lines:
                lines += wrap(Text("   " + told, style=WARNING if phase.grave else ""), self.width, "     ")
        return lines
