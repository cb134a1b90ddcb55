"""The plug-in: how the game presents itself to the table."""

from collections.abc import Mapping, Sequence

from republik.table import game
from republik.table.contract import Event
from republik.table.phrases import Choice, Level, Line, Phrase, seat
from republik.table.plain_position import HiddenView

from .rules import CARDS, DEAL, PLAY, SEATS, Position

View = HiddenView[Position]


class TricksPhrases(game.Phrases[Position, View]):
    """The phrases of the game; the sentences are in data/messages.*.ftl."""

    def describe(self, view: View, move: int) -> Phrase:
        kind = DEAL if move in DEAL else PLAY
        return Phrase(f"move-{kind.name}", {"card": kind.value(move)})

    def choices(self, view: View) -> list[Choice]:
        return [
            Choice(move, view.move_text(move), self.describe(view, move), place=f"card:{PLAY.value(move)}")
            for move in view.moves()
        ]

    def candidates(self, view: View, place: str) -> list[int]:
        kind, _, card = place.partition(":")
        return [PLAY(int(card))] if kind == "card" and card in map(str, CARDS) else []

    def prompt(self, view: View) -> Phrase:
        shown = view.shown
        return Phrase("prompt-answer", {"led": shown.led}) if shown.led else Phrase("prompt-lead")

    def log_lines(self, events: Sequence[Event], view: View) -> list[Line]:
        return [self._line(number, event) for number, event in enumerate(events)]

    def _line(self, number: int, event: Event) -> Line:
        key = f"event-{event.key}-hidden" if event.withheld else f"event-{event.key}"
        level: Level = "action" if event.key == "leads" else "detail"
        turn = event.key in ("leads", "answers")
        return Line(Phrase(key, event.args), number, level=level, seat=event.args["seat"].id, turn=turn)

    def when(self, position: Position) -> Phrase:
        return Phrase("when-trick", {"trick": min(sum(position.tricks) + 1, position.size)})

    def state(self, view: View) -> list[Phrase]:
        shown = view.shown
        own = shown.hands[view.seat] if view.seat in (0, 1) else []
        lines = [Phrase("state-hand", {"cards": tuple(map(str, own))})] if own else []
        lines += [Phrase("state-led", {"card": shown.led})] if shown.led else []
        tricks = zip(SEATS, shown.tricks, strict=True)
        return lines + [Phrase("state-tricks", {"seat": seat(name), "count": count}) for name, count in tricks]


class TricksPresenter(game.Presenter[Position, View, Mapping[str, object]]):
    """Views for programs and for the board in page/board.js."""

    def view(self, view: View, wants: Sequence[str]) -> Mapping[str, object]:
        shown = view.shown
        hand = shown.hands[view.seat] if view.seat in (0, 1) else []
        tricks = dict(zip(SEATS, shown.tricks, strict=True))
        cards = dict(zip(SEATS, map(len, shown.hands), strict=True))
        return {"hand": hand, "led": shown.led, "tricks": tricks, "cards": cards}


class ThreeTricks(game.Game):
    """The game."""

    name = "three-tricks"
    seats = SEATS
    package = __package__
    options = (game.Option("hand", ("3", "4"), "3"),)
    phrases = TricksPhrases()
    presenter = TricksPresenter()
    page = "page"

    def new(self, options: game.Options) -> Position:
        return Position(int(self.complete(options)["hand"]))

    def from_text(self, text: str) -> Position:
        return Position.from_text(text)


GAME = ThreeTricks()
