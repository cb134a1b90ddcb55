"""How the terminal shows a game: positions, log, choices and outcomes in one language."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from republik.messages.i18n import Messages
from republik.messages.render import renderer
from republik.table.contract import Event, Outcome, Position, View
from republik.table.game import Game, Options
from republik.table.phrases import Arg, Choice, Name, Phrase
from republik.table.plugin.drawing import LOUD, TOUCH, WARNING, Block, wrap
from republik.table.plugin.terminal import CARD, Drawing, TerminalGame

from .answers import ListedChoice, in_groups
from .card_answers import CardOffer, CardUse, all_cards, record_words
from .layout import Sentence, Size, log_lines


class Display:
    """One game with its options, in one language."""

    def __init__(self, game: Game, options: Options, messages: Messages) -> None:
        self.game = game
        self.messages = messages.of(game)
        self.renderer = renderer(game, messages.language, options)
        self.terminal = TerminalGame(game) if game.terminal is None else game.terminal()
        self.terminal.seats = game.seats_for(options)

    # -- words -----------------------------------------------------------------------------------

    def text(self, key: str, **args: Arg) -> str:
        """A message of the game or of the interface."""
        return self.renderer.text(Phrase(key, args))

    def say(self, value: Arg) -> str:
        return self.renderer.text(value)

    def seat(self, seat: int) -> str:
        return self.say(Name("seat", self.game.seats[seat]))

    def player(self, name: str) -> str:
        """A computer player's displayed name."""
        return self.say(Name("level", name))

    def log(self, events: Sequence[Event], view: View) -> list[Sentence]:
        """What happened, in sentences."""
        lines = self.game.phrases.log_lines(events, view)
        return [Sentence(line.level, self.say(line.phrase), line.first + line.count) for line in lines]

    def outcome(self, outcome: Outcome, position: Position) -> str:
        """Who won, and how."""
        return self.say(self.game.phrases.outcome(outcome, self.game.winner_of(outcome), position.view(0)))

    def summary(self, position: Position, decisions: int) -> str:
        """The course of a game in one line."""
        return self.terminal.summary(position, decisions, self.renderer)

    # -- pictures --------------------------------------------------------------------------------

    def drawing(self, view: View, width: int) -> Drawing:
        """A position as a seat sees it."""
        return self.terminal.drawing(view, self.renderer, Size(width, 0).readable())

    def open_drawing(self, position: Position, width: int) -> Drawing:
        """A position with everything hidden revealed, as in records."""
        return self.terminal.open_drawing(position, self.renderer, Size(width, 0).readable())

    def log_lines(self, events: Sequence[Event], position: Position, width: int) -> Block:
        """The log lines of some events of a record."""
        log = self.log(events, position.view(0))
        return log_lines(log, len(log), Size(width, 0).readable())

    def forecast(self, drawing: Drawing) -> Block:
        """The forecast."""
        lines = [Text(drawing.forecast_title(), style=LOUD)]
        for outlook in self.game.phrases.forecast(drawing.view):
            style = WARNING if outlook.warning else ""
            lines += wrap(Text(self.say(outlook.heading), style=style or TOUCH), drawing.width, "  ")
            for line in outlook.lines:
                lines += wrap(Text("   " + self.say(line), style=style), drawing.width, "     ")
        return lines

    # -- choices ---------------------------------------------------------------------------------

    def listed(self, choices: Sequence[Choice], drawing: Drawing) -> list[ListedChoice]:
        """Choices for a numbered list."""
        listed = []
        for choice in choices:
            label = self.say(choice.phrase)
            short = label if choice.short is None else self.say(choice.short)
            group = "" if choice.group is None else self.say(choice.group)
            listed.append(
                ListedChoice("", choice.id, label, short, drawing.note(choice.id), group, self.warning(choice))
            )
        return in_groups(listed)

    def warning(self, choice: Choice) -> str:
        """How a choice may end the game."""
        return "" if choice.warning is None else f"▲ {self.say(choice.warning)}"

    def cards_to_choose(self, choices: Sequence[Choice], drawing: Drawing) -> list[CardOffer]:
        """The cards to choose from, if any card has several uses; otherwise empty."""
        by_card: dict[str, list[int]] = {}
        warnings = {choice.id: self.warning(choice) for choice in choices}
        for choice in choices:
            kind, _, card = choice.place.partition(":")
            if kind == CARD and not choice.target:
                by_card.setdefault(card, []).append(choice.id)
        offers = [self.card(card, drawing, moves, warnings) for card, moves in by_card.items()]
        return offers if any(len(offer.uses) > 1 for offer in offers) else []

    def card(
        self, card: str, drawing: Drawing, offered: Sequence[int] = (), warnings: Mapping[int, str] | None = None
    ) -> CardOffer:
        """A card with all its uses, including those refused now; `offered` are its legal moves."""
        view = drawing.view
        legal = view.moves()
        moves = list(dict.fromkeys([*drawing.candidates(f"{CARD}:{card}"), *offered]))
        words = record_words([view.move_text(move) for move in moves])
        warned = warnings or {}
        uses = [
            CardUse(move, drawing.use(move), word, move in legal, warned.get(move, ""))
            for move, word in zip(moves, words, strict=True)
        ]
        return CardOffer(card, self.say(Name(CARD, card)), tuple(uses))

    def all_cards(self) -> list[CardOffer]:
        """All named cards of the game."""
        return all_cards(self.renderer.names.get(CARD, {}))
