"""Asking a person for a decision: by a numbered list, or for a card and then for its use."""

from typing import Final

from rich.text import Text

from republik.table.plugin.drawing import LOUD, QUIET, TOUCH, WARNING, Block, inked, wrap

from .answers import UnclearAnswer, find, find_notation, plain
from .card_answers import CardOffer, CardUse, find_card, find_use
from .layout import choice_lines
from .pending import PendingDecision
from .play import Play
from .reasons import Explainer
from .table_commands import TableCommands

PROMPT: Final = "> "


class Question:
    """One decision of one seat."""

    def __init__(self, play: Play, commands: TableCommands, pending: PendingDecision) -> None:
        self.play = play
        self.display = play.display
        self.dialogue = play.dialogue
        self.commands = commands
        self.pending = pending
        self.drawing = pending.drawing

    def ask(self) -> int | None:
        """The chosen move; None if the answer was a command or was not understood."""
        pending = self.pending
        log, fresh = self.play.log(pending.view)
        screen = self.play.screen(self.drawing).compose(self.drawing.boards(), self.forms(), log, fresh)
        self.dialogue.draw(screen, self.forms_in_pipe(), pending.position)
        answer = self.read([name for card in pending.cards for name in (card.card, card.title)] + self.names())
        if not answer or self.commands.run(answer, pending):
            return None
        try:
            return self.read_card(answer) if pending.cards else find(answer, pending.listed, pending.position).move
        except UnclearAnswer as unclear:
            self.report_unclear(unclear, answer)
            return None

    def read(self, completions: list[str]) -> str:
        return self.dialogue.ask(
            PROMPT, [*completions, *self.commands.words(self.pending)], self.commands.toolbar(self.pending)
        )

    def names(self) -> list[str]:
        return sorted({name for choice in self.pending.listed for name in (choice.short, choice.label)})

    def report_unclear(self, unclear: UnclearAnswer, answer: str) -> None:
        """Explains an unclear answer: several choices match, it is refused, or it is unknown."""
        if unclear.candidates:
            remark = self.display.text("answer-ambiguous", answer=answer, names=tuple(unclear.candidates))
            self.dialogue.say([remark], WARNING)
            return
        reasons = self.explainer().explain(answer, self.pending.cards)
        self.dialogue.say(reasons or [self.display.text("answer-unknown", answer=answer)], WARNING)

    def explainer(self) -> Explainer:
        return Explainer(self.display, self.pending.position, self.drawing)

    # -- how it looks ----------------------------------------------------------------------------

    def prompt(self) -> Block:
        prompt = self.display.say(self.display.game.phrases.prompt(self.pending.view))
        return [Text(), *wrap(Text(prompt, style=LOUD), self.drawing.width)]

    def listed(self) -> Block:
        return choice_lines(self.pending.listed, self.drawing.width)

    def forms(self) -> list[Block]:
        """The question, largest form first."""
        if not self.pending.cards:
            return [self.prompt() + self.listed()]
        hands = self.drawing.hands([card.card for card in self.pending.cards])
        if self.drawing.cards_above:
            return [hand + self.prompt() + self.listed() for hand in hands]
        return [self.prompt() + hand + self.listed() for hand in hands]

    def forms_in_pipe(self) -> Block:
        """Just the question, once more."""
        if self.drawing.cards_above:
            return self.prompt() + self.listed()
        return self.forms()[0]

    # -- a card, then its use --------------------------------------------------------------------

    def read_card(self, answer: str) -> int | None:
        meant = find_notation(answer, self.pending.position)
        if meant is not None and meant in self.pending.view.moves():
            return meant
        try:
            card, use = find_card(answer, self.pending.cards)
        except UnclearAnswer:
            if not self.pending.listed:
                raise
            return find(answer, self.pending.listed, self.pending.position).move
        if use is None:
            use = self.ask_use(card)
        if use is None or use.legal:
            return None if use is None else use.move
        refusal = self.pending.position.why_not(use.move)
        self.dialogue.say([self.display.say(refusal.phrase())] if refusal else [], WARNING)
        return None

    def ask_use(self, card: CardOffer) -> CardUse | None:
        """The use of the card; None to choose another card. A card with a single use is not asked about; otherwise
        refused uses are shown with the reason."""
        if len(card.uses) == 1:
            return card.uses[0]
        while True:
            uses = self.uses(card)
            log, _ = self.play.log(self.pending.view)
            screen = self.play.screen(self.drawing).compose(self.drawing.boards(), [uses], log, 0)
            self.dialogue.draw(screen, uses, self.pending.position)
            answer = self.read([use.name for use in card.uses])
            if not answer or plain(answer) in self.commands.names_of("back"):
                return None
            if self.commands.run(answer, self.pending):
                if self.play.position is not self.pending.position:
                    return None
                continue
            use = find_use(answer, card.uses)
            if use is not None:
                return use
            self.report_unclear(UnclearAnswer(answer), answer)

    def uses(self, card: CardOffer) -> Block:
        """The uses of a card, refused ones with the reason."""
        lines = [Text(), *wrap(Text(self.display.text("prompt-use", card=card.name), style=LOUD), self.drawing.width)]
        for number, use in enumerate(card.uses, 1):
            line = inked(f" {number} " if use.legal else " – ", TOUCH if use.legal else QUIET)
            note = self.use_note(use)
            line.append(f"{use.name}: " if note else use.name, style=LOUD if use.legal else QUIET)
            line.append(note, style="" if use.legal else QUIET)
            line.append(f" {use.warning}" if use.warning else "", style=WARNING)
            lines += wrap(line, self.drawing.width, "     ")
        return lines

    def use_note(self, use: CardUse) -> str:
        """The effect of a use, or why it is refused."""
        refusal = self.pending.position.why_not(use.move)
        return self.drawing.note(use.move) if refusal is None else self.display.say(refusal.phrase())
