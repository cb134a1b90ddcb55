"""The plug-in: how the game presents itself to the table."""

from collections.abc import Sequence
from typing import Any, cast

from republik.table import contract, game
from republik.table.contract import Event
from republik.table.phrases import Choice, Level, Line, Phrase, seat

from .rules import DEAL, HIDDEN, SEATS, Position, View, from_text


class TricksPhrases(game.Phrases):
    """The phrases of the game; the sentences are in data/messages.*.ftl."""

    def describe(self, view: contract.View, move: int) -> Phrase:
        return Phrase("move-deal" if move > DEAL else "move-play", {"card": move % DEAL})

    def choices(self, view: contract.View) -> list[Choice]:
        return [
            Choice(move, view.move_text(move), self.describe(view, move), place=f"card:{move}") for move in view.moves()
        ]

    def candidates(self, view: contract.View, place: str) -> list[int]:
        kind, _, card = place.partition(":")
        return [int(card)] if kind == "card" and card.isdecimal() and int(card) < DEAL else []

    def prompt(self, view: contract.View) -> Phrase:
        shown = cast("View", view).shown
        return Phrase("prompt-answer", {"led": shown.led}) if shown.led else Phrase("prompt-lead")

    def log_lines(self, events: Sequence[Event], view: contract.View) -> list[Line]:
        return [self._line(number, event) for number, event in enumerate(events)]

    def _line(self, number: int, event: Event) -> Line:
        key = f"event-{event.key}-hidden" if event.withheld else f"event-{event.key}"
        level: Level = "action" if event.key == "leads" else "detail"
        turn = event.key in ("leads", "answers")
        return Line(Phrase(key, event.args), number, level=level, seat=event.args["seat"].id, turn=turn)

    def when(self, position: contract.Position) -> Phrase:
        own = cast("Position", position)
        return Phrase("when-trick", {"trick": min(sum(own.tricks) + 1, own.size)})

    def state(self, view: contract.View) -> list[Phrase]:
        shown = cast("View", view).shown
        own = [card for card in shown.hands[view.seat] if card != HIDDEN] if view.seat in (0, 1) else []
        lines = [Phrase("state-hand", {"cards": tuple(map(str, own))})] if own else []
        lines += [Phrase("state-led", {"card": shown.led})] if shown.led else []
        tricks = zip(SEATS, shown.tricks, strict=True)
        return lines + [Phrase("state-tricks", {"seat": seat(name), "count": count}) for name, count in tricks]


class TricksPresenter(game.Presenter):
    """Views for programs."""

    def view(self, view: contract.View, wants: Sequence[str]) -> dict[str, Any]:
        shown = cast("View", view).shown
        hand = shown.hands[view.seat] if view.seat in (0, 1) else []
        return {"hand": hand, "led": shown.led, "tricks": dict(zip(SEATS, shown.tricks, strict=True))}


class ThreeTricks(game.Game):
    """The game."""

    name = "three-tricks"
    seats = SEATS
    package = __package__
    options = (game.Option("hand", ("3", "4"), "3"),)
    phrases = TricksPhrases()
    presenter = TricksPresenter()

    def new(self, options: game.Options) -> Position:
        hand = options.get("hand", "3")
        if hand not in self.options[0].values:
            raise ValueError(f"there is no hand of {hand}")
        return Position(int(hand))

    def from_text(self, text: str) -> Position:
        return from_text(text)


GAME = ThreeTricks()
