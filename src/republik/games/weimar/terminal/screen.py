"""The whole screen of a game of Weimar: board, story and question, in the largest form that fits the terminal."""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from republik.games.weimar.rules import foreign
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.components import PartyCard
from republik.games.weimar.rules.effects import FOREIGN_CARDS
from republik.games.weimar.rules.position import Position
from republik.terminal.card_answers import CardChoice
from republik.terminal.card_screen import CardScreen
from republik.terminal.layout import Line, Size
from republik.terminal.style import LOUD, QUIET, TOUCH, Block, fit, inked, wrap

from .board import INKS, Board
from .choices import prompt, use_note
from .words import Card, WeimarWords

SOURCE_FIELDS = {"names": ("names",), "values": ("big", "small", "pair"), "event": ("event",), "note": ("note",)}
REACTIONS = {"cancel": "cancel", "dice -1": "dice", "reroll": "reroll"}


def _sources_of(sources: Mapping[str, str], fields: tuple[str, ...]) -> list[str]:
    """The sources of some fields and of their parts, each once."""
    return sorted({source for name, source in sources.items() if name.partition(".")[0] in fields})


class WeimarScreen(CardScreen[Position, WeimarWords]):
    """Draws one position of Weimar for one reader."""

    least_story = 4

    def __init__(self, position: Position, words: WeimarWords, size: Size, reserved: int = 0) -> None:
        super().__init__(position, words, size, reserved)
        self.drawn = Board(position, words)

    def board(self) -> Block:
        """Everything on the table, as large as it gets, with the signs explained."""
        return [*self.drawn.whole(self.width), *self.drawn.criteria(self.width), *self.drawn.legends(self.width)]

    def boards(self) -> Iterator[Block]:
        for draw in (self.drawn.whole, self.drawn.short, self.drawn.least):
            yield draw(self.width)

    # -- the question --------------------------------------------------------------------

    def prompt(self) -> str:
        return prompt(self.position, self.words)

    def use_note(self, card: int, use: int) -> str:
        return use_note(self.position, self.words, card, use)

    def ask_card(self, offered: Sequence[CardChoice], story: Sequence[Line], fresh: int) -> Block:
        asked = self.asked()
        full = asked + self.hand(offered)
        short = asked + [fit(line, self.width) for line in self.hand(offered, wrapped=False)]
        return self.compose([full, short], story, fresh)

    def hand(self, offered: Sequence[CardChoice], *, wrapped: bool = True) -> Block:
        """The cards that can be played, a line or two each."""
        lines: Block = []
        for number, choice in enumerate(offered, 1):
            line = inked(f"{number} ", TOUCH)
            line.append_text(self.card_line(choice.card))
            lines += wrap(line, self.width, "    ") if wrapped else [line]
        return lines

    def card_line(self, card: int) -> Text:
        """Number, title, values, event, and where each of them comes from."""
        words = self.words
        printed = words.cards[card]
        deck = self.position.rules.deck[card]
        line = inked(words.card(card), f"bold {INKS[deck]}" if deck != st.REPUBLIC else LOUD)
        line.append(f" {words.card_face(card)}")
        if isinstance(printed, PartyCard) and printed.politician:
            line.append(f" · {words.text('card-politician')}", style=QUIET)
        return line

    # -- cards ---------------------------------------------------------------------------------

    def cards(self, seats: Sequence[int]) -> Block:
        """The hands of some seats, their agendas, what lies open, and how many cards the others hold."""
        position, words = self.position, self.words
        lines: Block = []
        for seat in seats:
            lines.append(Text(words.text("show-hand", party=words.party(seat)), style=f"bold {INKS[seat]}"))
            for card in position.hands[seat]:
                lines += wrap(self.card_line(card), self.width, "    ") if card >= 0 else [Text(words.card(card))]
            lines.append(Text(words.text("cards-agendas"), style=QUIET))
            for agenda in position.rules.agendas_of[seat]:
                chosen = "▸ " if position.agendas[seat] == agenda else "  "
                lines += wrap(Text(f"{chosen}{words.agenda(agenda)} {words.agenda_face(agenda)}"), self.width, "    ")
        others = [party for party in range(st.PARTIES) if party not in seats]
        counts = [f"{words.party(party)} {len(position.hands[party])}" for party in others]
        if counts:
            lines.append(Text(words.text("cards-others", what=words.list_of(counts)), style=QUIET))
        return [*lines, *self.open_cards(), *wrap(Text(words.text("source-legend"), style=QUIET), self.width)]

    def open_cards(self) -> Block:
        """The round card and the foreign-affairs cards that can be negotiated."""
        position, words = self.position, self.words
        lines = [Text(words.text("cards-open"), style=LOUD)]
        for card in words.rules.components.rounds.values():
            if card.round == position.round:
                mark = words.mark(card.src, "names")
                told = f"{card.key} {words.printed(card.names)} {mark}"
                for key, effect in (("", card.reveal), ("card-end", card.end)):
                    if effect:
                        what = words.effect(effect)
                        told += f" · {words.text(key, what=what) if key else what}"
                lines += wrap(Text(told), self.width, "    ")
        for index in range(len(FOREIGN_CARDS)):
            if index == foreign.top_card(position) or position.foreign_beside >> index & 1:
                lines += wrap(Text(f"{words.foreign(index)} {words.foreign_face(index)}"), self.width, "    ")
        return lines

    def card_page(self, card: int) -> Block:
        """One card with its note, and where each of its fields comes from."""
        words = self.words
        printed = words.cards[card]
        lines = wrap(self.card_line(card), self.width, "    ")
        values = words.text("card-values", big=printed.big, small=printed.small)
        extras = [values, *self._extras(printed)]
        lines += wrap(Text(" · ".join(extras)), self.width, "    ")
        lines += wrap(Text(words.printed(printed.note)), self.width)
        lines.append(Text())
        for name, fields in SOURCE_FIELDS.items():
            told = words.list_of(words.source(source) for source in _sources_of(printed.src, fields))
            field = words.text(f"source-field-{name}")
            line = Text(words.text("source-line", field=field, source=told), style=QUIET)
            lines += wrap(line, self.width, "    ")
        if words.language not in ("de", "en"):
            lines.append(Text(words.text("names-german"), style=QUIET))
        return lines

    def _extras(self, printed: Card) -> list[str]:
        words = self.words
        parts: list[str] = []
        if printed.remove:
            parts.append(words.text("card-removed"))
        if printed.nsdap:
            parts.append(words.text("card-nsdap"))
        if isinstance(printed, PartyCard) and printed.reaction:
            reaction = words.text(f"card-reaction-{REACTIONS[printed.reaction]}")
            parts.append(f"{words.text('card-politician')}: {reaction}")
        return parts
