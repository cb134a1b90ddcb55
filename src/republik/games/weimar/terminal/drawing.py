"""Weimar in the terminal: board, hands and cards, and the chapters of the rules."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from republik.games.weimar.phrases import notes
from republik.games.weimar.phrases.notes import printed_card
from republik.games.weimar.phrases.sources import MARKS, mark, share_phrase, source_phrase
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import foreign
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.components import PartyCard, RepublicCard, Tables
from republik.games.weimar.rules.effect_phrases import effect_phrase
from republik.games.weimar.rules.naming import party
from republik.games.weimar.rules.position import Position, View
from republik.table.game import Game
from republik.table.phrases import Arg, Phrase
from republik.table.plugin.drawing import LOUD, QUIET, TOUCH, WARNING, Block, fit, inked, wrap
from republik.table.plugin.terminal import Command, Drawing, Reply, TerminalGame, Translator

from .board import INKS, Board
from .bots import bot_pages
from .labels import Labels

CHAPTERS: Final = tuple(f"W{number}" for number in range(1, 14))
SOURCE_FIELDS: Final = {
    "names": ("names",),
    "values": ("big", "small", "pair"),
    "event": ("event",),
    "note": ("note",),
}
REACTIONS: Final = {"cancel": "cancel", "dice -1": "dice", "reroll": "reroll"}
PRINTED: Final = ("de", "en")
"""The languages of the published game; in others, titles are translated."""


class WeimarDrawing(Drawing):
    """A position as one party sees it."""

    least_log = 4

    def __init__(self, game: Game, view: View, translator: Translator, width: int) -> None:
        super().__init__(game, view, translator, width)
        self.position: Position = view.shown
        self.labels = Labels(self.position.rules, translator)
        self.drawn = Board(self.position, self.labels)

    def board(self) -> Block:
        """Draws everything on the table, with the signs explained."""
        return [*self.drawn.whole(self.width), *self.drawn.criteria(self.width), *self.drawn.legends(self.width)]

    def boards(self) -> Iterator[Block]:
        for draw in (self.drawn.whole, self.drawn.short, self.drawn.least):
            yield draw(self.width)

    def hands(self, cards: Sequence[str]) -> Iterator[Block]:
        """Yields the playable cards on one or two lines each, then on one line each for small screens."""
        index = self.position.rules.card_index
        lines = [
            inked(f"{number} ", TOUCH).append_text(self.card_line(index[card])) for number, card in enumerate(cards, 1)
        ]
        yield [part for line in lines for part in wrap(line, self.width, "    ")]
        yield [fit(line, self.width) for line in lines]

    # -- cards -------------------------------------------------------------------------------------

    def card_line(self, card: int) -> Text:
        """Draws number, title, values, event, and their sources."""
        printed = printed_card(self.position.rules, card)
        deck = self.position.rules.deck[card]
        line = inked(self.labels.card(card), f"bold {INKS[deck]}" if deck != st.REPUBLIC else LOUD)
        line.append(f" {self.labels.say(notes.card_face(self.position.rules, card))}")
        if isinstance(printed, PartyCard) and printed.politician:
            line.append(f" · {self.text('card-politician')}", style=QUIET)
        return line

    def seats_shown(self) -> Sequence[int]:
        """W2: in the solo scenario one person plays SPD and Zentrum."""
        return (fx.SPD, fx.ZENTRUM) if self.position.rules.solo else (self.view.seat,)

    def cards(self) -> Block:
        """Draws hands and agendas, face-up cards, and the number of cards in the other hands."""
        position, labels = self.position, self.labels
        seats = self.seats_shown()
        lines = [line for seat in seats for line in self.hand(seat)]
        others = [party for party in range(st.PARTIES) if party not in seats]
        counts = [f"{labels.party(party)} {len(position.hands[party])}" for party in others]
        if counts:
            lines.append(Text(self.text("cards-others", what=labels.list_of(counts)), style=QUIET))
        return [*lines, *self.open_cards(), *wrap(Text(self.text("source-legend"), style=QUIET), self.width)]

    def hand(self, seat: int) -> Block:
        """Draws one party's cards, then its agendas; the chosen one is marked."""
        position, labels = self.position, self.labels
        lines = [Text(self.text("show-hand", party=party(seat)), style=f"bold {INKS[seat]}")]
        for card in position.hands[seat]:
            lines += wrap(self.card_line(card), self.width, "    ") if card >= 0 else [Text(labels.card(card))]
        lines.append(Text(self.text("cards-agendas"), style=QUIET))
        for agenda in position.rules.agendas_of[seat]:
            chosen = "▸ " if position.agendas[seat] == agenda else "  "
            face = labels.say(notes.agenda_face(position.rules, agenda))
            lines += wrap(Text(f"{chosen}{labels.agenda(agenda)} {face}"), self.width, "    ")
        return lines

    def open_cards(self) -> Block:
        """Draws the round card and the negotiable foreign-affairs cards."""
        position, labels = self.position, self.labels
        lines = [Text(self.text("cards-open"), style=LOUD)]
        for card in position.rules.components.rounds.values():
            if card.round == position.round:
                parts = [f"{card.key} {labels.printed(card.names)} {mark(card.src, 'names')}"]
                if card.reveal:
                    parts.append(labels.say(effect_phrase(card.reveal)))
                if card.end:
                    parts.append(self.text("card-end", what=effect_phrase(card.end)))
                lines += wrap(Text(" · ".join(parts)), self.width, "    ")
        for index in range(len(fx.FOREIGN_CARDS)):
            if index == foreign.top_card(position) or position.foreign_beside >> index & 1:
                face = labels.say(notes.foreign_face(position.rules, index))
                lines += wrap(Text(f"{labels.foreign(index)} {face}"), self.width, "    ")
        return lines

    def card(self, card: str) -> Block:
        """Draws one card with its note and the source of each field."""
        number = self.position.rules.card_index[card]
        printed = printed_card(self.position.rules, number)
        values = self.text("card-values", big=printed.big, small=printed.small)
        lines = wrap(self.card_line(number), self.width, "    ")
        lines += wrap(Text(" · ".join([values, *self._extras(printed)])), self.width, "    ")
        lines += wrap(Text(self.labels.printed(printed.note)), self.width)
        lines.append(Text())
        for name, fields in SOURCE_FIELDS.items():
            sources = [self.labels.say(source_phrase(source)) for source in _sources_of(printed.src, fields)]
            text = self.text("source-line", field=self.text(f"source-field-{name}"), source=tuple(sources))
            lines += wrap(Text(text, style=QUIET), self.width, "    ")
        if self.translator.language not in PRINTED:
            lines += wrap(Text(f"{printed.names['de']} – {self.text('names-german')}", style=QUIET), self.width)
        return lines

    def _extras(self, printed: RepublicCard | PartyCard) -> list[str]:
        parts: list[str] = []
        if printed.remove:
            parts.append(self.text("card-removed"))
        if printed.nsdap:
            parts.append(self.text("card-nsdap"))
        if isinstance(printed, PartyCard) and printed.reaction:
            reaction = self.text(f"card-reaction-{REACTIONS[printed.reaction]}")
            parts.append(f"{self.text('card-politician')}: {reaction}")
        return parts


def _sources_of(sources: Mapping[str, str], fields: tuple[str, ...]) -> list[str]:
    """Returns the sources of some fields and of their parts, without duplicates."""
    return sorted({source for name, source in sources.items() if name.partition(".")[0] in fields})


class OpenWeimarDrawing(WeimarDrawing):
    """A position with all hands, as in records."""

    def __init__(self, game: Game, position: Position, translator: Translator, width: int) -> None:
        super().__init__(game, View(fx.SPD, position), translator, width)

    def seats_shown(self) -> Sequence[int]:
        return range(st.PARTIES)


# -- commands ----------------------------------------------------------------------------------------


def rules(drawing: WeimarDrawing, name: str) -> Reply:
    """Answers with a chapter, or with the list of chapters."""
    chapter = name.upper()
    which = drawing.text("rules-which")
    if chapter in CHAPTERS:
        return Reply(_chapter(drawing, chapter))
    if chapter:
        return Reply([Text(which, style=WARNING)], page=False)
    listed = [Text(f"{one:<4} {drawing.text(f'chapter-{one.lower()}')}") for one in CHAPTERS]
    share = drawing.labels.say(share_phrase(drawing.position.rules.components))
    return Reply([*listed, Text(which, style=QUIET), *wrap(Text(share, style=QUIET), drawing.width)])


def _chapter(drawing: WeimarDrawing, name: str) -> Block:
    """Draws a chapter; in W8 and W9 every number has the sign of its source, which the legend explains."""
    title = Text(f"{name} {drawing.text(f'chapter-{name.lower()}')}", style=LOUD)
    signs = _signs(drawing.position.rules.components.tables)
    lines = [title, *wrap(Text(drawing.text(f"rule-{name.lower()}", **signs)), drawing.width)]
    return [*lines, *wrap(Text(drawing.text("source-legend"), style=QUIET), drawing.width)]


def _signs(tables: Tables) -> dict[str, Arg]:
    """Returns the signs of the numbers in the chapters."""
    costs = "mobilise demonstration reserve fight counter control".split()
    return {
        **{name: mark(tables.costs.src, name) for name in costs},
        "coup": mark(tables.costs.src, "coup.kpd", "coup.dnvp"),
        "majority": mark(tables.politics.src, "majority_first", "majority_second"),
        "half": MARKS["seed"],  # example, step 8
    }


def bots(drawing: WeimarDrawing, _name: str) -> Reply:
    """Answers with the tables of the solo scenario's bots and the limits of the player's Zentrum."""
    return Reply(bot_pages(drawing.position.rules, drawing.labels, drawing.width))


class WeimarTerminal(TerminalGame[Position, View]):
    """The terminal interface of the game."""

    commands = (Command("rules", rules, at_hand=True), Command("bots", bots))
    has_cards = True

    def drawing(self, view: View, translator: Translator, width: int) -> Drawing:
        return WeimarDrawing(self.game, view, translator, width)

    def open_drawing(self, position: Position, translator: Translator, width: int) -> Drawing:
        return OpenWeimarDrawing(self.game, position, translator, width)

    def summary(self, position: Position, decisions: int, translator: Translator) -> str:
        points = tuple(
            Phrase("state-counted", {"what": party(number), "count": position.vp[number]})
            for number in range(st.PARTIES)
        )
        return translator.text(Phrase("summary", {"round": position.round, "decisions": decisions, "points": points}))
