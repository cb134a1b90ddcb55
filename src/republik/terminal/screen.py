"""The whole screen: map, tracks, story and question, in the largest form that fits the terminal."""

from collections.abc import Sequence
from itertools import product

from rich.text import Text

from republik.wsdv.position import Position

from . import panels
from .answers import Choice
from .board import Map
from .choices import CardChoice, cards_to_choose, prompt, use_note
from .layout import PROMPT_LINES, STORY_LINES, Line, Size, choice_lines, last_action, sentence, story_lines
from .outlook import Phase
from .style import LOUD, QUIET, TOUCH, WARNING, Block, inked, wrap
from .words import Words


class Screen:
    """Draws one position for one reader."""

    def __init__(self, position: Position, words: Words, size: Size, reserved: int = 0) -> None:
        """`reserved` lines are kept free for messages under the question."""
        self.reserved = reserved
        self.position = position
        self.words = words
        self.width = size.readable()
        self.height = size.height

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
        return self._compose([self.cards(cards, hand) + asked, self.card_list(cards, hand) + asked], story, fresh)

    def ask(self, offered: Sequence[Choice], story: Sequence[Line], fresh: int) -> Block:
        """Something else is to be decided."""
        return self._compose([self.asked() + self.choices(offered)], story, fresh)

    def asked(self) -> Block:
        """The one sentence that asks."""
        return [Text(), *wrap(Text(prompt(self.position, self.words), style=LOUD), self.width)]

    def choices(self, offered: Sequence[Choice]) -> Block:
        return choice_lines(offered, self.width)

    def ask_use(self, card: CardChoice, story: Sequence[Line]) -> Block:
        """A card is chosen; its use is to be decided."""
        return self._compose([self.uses(card)], story, 0)

    def uses(self, card: CardChoice) -> Block:
        """The four uses of a card, those refused with the reason."""
        words = self.words
        lines = [Text(), *wrap(Text(words.text("prompt-use", card=words.card(card.card)), style=LOUD), self.width)]
        for use in range(4):
            allowed = card.moves[use] is not None
            line = inked(f" {use + 1} " if allowed else " – ", TOUCH if allowed else QUIET)
            line.append(f"{words.use(use)}: ", style=LOUD if allowed else QUIET)
            line.append(use_note(self.position, words, card.card, use), style="" if allowed else QUIET)
            lines += wrap(line, self.width, "     ")
        return lines

    # -- fitting ----------------------------------------------------------------------------

    def _compose(self, questions: list[Block], story: Sequence[Line], fresh: int) -> Block:
        """The largest forms that leave room for the fresh part of the story."""
        maps = [self.map, self.overview]
        tracks = [self.tracks, self.tracks_short]
        recent = story[-STORY_LINES:] if self.height else story[len(story) - fresh :]
        told = [self.sentence(line, n >= len(recent) - fresh) for n, line in enumerate(recent)]
        wanted = sum(len(sentence) for sentence in told[-last_action(recent) :])
        for draw_map, draw_tracks, question in product(maps, tracks, questions):
            top = self.header() + draw_map() + draw_tracks()
            room = self.height - len(top) - len(question) - PROMPT_LINES - self.reserved
            if not self.height or room >= wanted:
                break
        while self.height and told and sum(len(sentence) for sentence in told) > room:
            del told[0]
        return top + [line for sentence in told for line in sentence] + question

    def story(self, story: Sequence[Line], fresh: int) -> Block:
        """Sentences of the story; the last `fresh` of them are new."""
        return story_lines(story, fresh, self.width)

    def sentence(self, line: Line, new: bool) -> Block:
        return sentence(line, new, self.width)

    # -- other pages -------------------------------------------------------------------------

    def outlook(self, phases: Sequence[Phase]) -> Block:
        lines = [Text(self.words.text("forecast-title"), style=LOUD)]
        for phase in phases:
            heading = Text(f"{phase.number:>2} {phase.name}", style=WARNING if phase.grave else TOUCH)
            lines.append(heading)
            for told in phase.lines:
                lines += wrap(Text("   " + told, style=WARNING if phase.grave else ""), self.width, "     ")
        return lines
