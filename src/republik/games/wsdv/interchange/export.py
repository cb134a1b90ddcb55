"""Exports a record as a complete game in the interchange format: every step in order, with all figures."""

from typing import Any

from republik.games.wsdv.game import GAME, NEWEST
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.sequence import Action
from republik.games.wsdv.rules.steps import (
    EAST,
    S_BUILD,
    S_DISMANTLE,
    S_PLACE,
    S_REDUCE,
    S_REMOVE,
    WEST,
)
from republik.table import records
from republik.table.contract import Event
from republik.table.game import Game
from republik.table.records import Decision, Record

from .board import hamburg_choices, position_state
from .note import Note, write_note
from .traces import Traces
from .words import (
    FORMAT,
    NOBODY,
    ORIGINS,
    SIDES,
    TRACKS,
    USES,
    Effect,
    EventEffect,
    event_effect,
    figures,
    step,
    written_figure,
)

ALTERNATING = (1, 3)  # phases in which the sides alternate
ARMS = {
    S_BUILD: ("build", "build line"),
    S_DISMANTLE: ("dismantle", "dismantle line", "rundown"),
    S_PLACE: ("unrest",),
    S_REMOVE: ("unrest",),
    S_REDUCE: ("reduce",),
}
"""Effects of symbols with a coat of arms."""


def export_game(record: Record) -> dict[str, Any]:
    """Returns a record's game in the interchange format; raises BadRecord if it is not a valid record of this game."""
    game = records.find_game(record, only_wsdv)
    position = records.start(record, game)
    assert isinstance(position, Position)
    writer = _Writer(position)
    for ply in range(1, len(record.decisions) + 1):
        _, move = records.read_move(record, game, position, ply)
        refused = position.why_not(move)
        if refused is not None:
            raise records.refused_move(record, ply, refused)
        writer.play(move, record.decisions[ply - 1])
    note = writer.finish()
    note.header = dict(record.header)
    note.comments = dict(record.comments)
    note.remarks = dict(record.remarks)
    return {
        "format": FORMAT,
        "edition": record.header.get("edition", NEWEST),
        "note": write_note(note),
        "turns": writer.turns,
        "final": position_state(position),
    }


def only_wsdv(name: str) -> Game:
    """Finds no game but this one."""
    if name != GAME.name:
        raise LookupError(f"a game of {GAME.name} expected, not of {name!r}")
    return GAME


class _Writer:
    """Listens to a replay and writes it in the format."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.rules: Rules = position.rules
        self.turns: list[dict[str, Any]] = []
        self.steps: list[list[Any]] | None = None  # steps of the open turn or phase
        self.phase: dict[str, Any] | None = None
        self.display: list[int] = []
        self.drawn: tuple[list[int], list[int]] = ([], [])
        self.deal: dict[str, list[str]] | None = None
        self.placed = 0  # provinces that received living standard in this action
        self.hamburg: set[int] = set()  # where Hamburg may have counted in this action
        self.hamburg_at = -1  # the step before which this first mattered
        self.traces = Traces(position)

    def play(self, move: int, decision: Decision) -> None:
        self.traces.before(move, decision, self._place())
        self.position.play(move, self.hear)
        if isinstance(self.position.pending, Action):
            self._close()
            self._note_deal()

    def finish(self) -> Note:
        """Returns the note with what the turns do not contain."""
        if self.steps is None:
            return self.traces.note(self._place(), "")
        stop = self._place() if self.position.outcome() is None else ""
        self._close()
        return self.traces.note("", stop)

    # -- place in the game ---------------------------------------------------------------------

    def _place(self) -> str:
        """Returns the turn or phase of the next decision."""
        if self.phase is not None:
            return f"{len(self.turns)}/{self.phase['phase']}"
        return str(len(self.turns) + (1 if self.steps is None else 0))

    def _close(self) -> None:
        if self.steps is not None and self.hamburg_at >= 0 and len(self.hamburg) == 1:
            self.steps.insert(self.hamburg_at, ["hamburg", self.rules.codes[min(self.hamburg)]])
        self.steps = None
        self.phase = None
        self.placed = 0
        self.hamburg = set(self.rules.hamburg_choices)
        self.hamburg_at = -1

    def _note_deal(self) -> None:
        """Records the cards at the start of a half-decade: in each hand the kept cards first, then those drawn."""
        if not self.display:
            return
        rules = self.rules
        self.deal = {"display": [rules.cards[card] for card in self.display]}
        for side in (WEST, EAST):
            hand = self.position.hand(side)
            drawn = [card for card in self.drawn[side] if card in hand]
            held = [card for card in hand if card not in drawn]
            self.deal[SIDES[side]] = [rules.cards[card] for card in held + drawn]
        self.display = []
        self.drawn = ([], [])

    # -- events --------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        key, args = event.key, event.args
        if key in ("half", "decade"):
            self._close()
        elif key == "turned_up":
            self.display.append(args["card"])
        elif key == "drawn" and self.steps is None:
            self.drawn[args["side"]].append(args["card"])
        elif key == "card":
            self._open_turn(args)
        elif key == "decade_end":
            self._close()
            self.turns.append({"decade_end": args["decade"], "phases": []})
        elif key == "phase":
            self._open_phase(args["phase"])
        elif self.phase is None or not self._figure(event):
            self._write(event)

    def _open_turn(self, args: dict[str, Any]) -> None:
        self.steps = []
        turn: dict[str, Any] = {
            "decade": self.position.decade,
            "side": SIDES[args["side"]],
            "card": self.rules.cards[args["card"]],
            "use": USES[args["use"]],
            "from": ORIGINS[args["origin"]],
            "steps": self.steps,
        }
        if self.deal is not None:
            turn["deal"] = self.deal
            self.deal = None
        self.turns.append(turn)

    def _open_phase(self, number: int) -> None:
        self._close()
        self.steps = []
        self.phase = {"phase": number, "steps": self.steps}
        self.turns[-1]["phases"].append(self.phase)

    def _figure(self, event: Event) -> bool:
        assert self.phase is not None
        values = figures(event)
        self.phase.update({name: written_figure(name, value) for name, value in values.items()})
        if event.key == "protests":
            self.phase["winner"] = None
        return bool(values)

    def _write(self, event: Event) -> None:
        steps = self.steps
        if steps is None:
            return
        key, args = event.key, event.args
        if key == "tracks":
            steps.append(["tracks", {name: args[name] for name in TRACKS if args[name]}])
        elif key == "void":
            steps.append(["void", args["symbol"] if "symbol" in args else TRACKS[args["track"]]])
        elif key == "hamburg":
            steps.append(["hamburg", self.rules.codes[args["province"]]])
        elif key == "price" and args["paid"] == "draw":
            steps.append(step(self.rules, Effect("draw")))
        elif key == "discarded":
            steps.append(step(self.rules, Effect("discard", args["card"])))
        else:
            change = event_effect(self.rules, event)
            if change is not None:
                self._write_step(steps, change)

    def _write_step(self, steps: list[list[Any]], change: EventEffect) -> None:
        if self.phase is None:
            self._watch_hamburg(change.effect, len(steps))
        if change.effect.kind == "transfer":
            steps.remove(["ls", self.rules.codes[change.effect.subject], 1])
        line = step(self.rules, change.effect, change.times)
        if change.by != NOBODY and self._names_chooser(change.effect):
            line.append({"by": SIDES[change.by]})
        steps.append(line)

    def _watch_hamburg(self, effect: Effect, at: int) -> None:
        """10.3: records where Hamburg counted, if only one province can have made the effect possible."""
        if effect.kind == "ls":
            self.placed |= 1 << effect.subject
        choices = hamburg_choices(self.position, effect, self.placed)
        if len(choices) < len(self.rules.hamburg_choices):
            self.hamburg &= choices
            if self.hamburg_at < 0:
                self.hamburg_at = at

    def _names_chooser(self, effect: Effect) -> bool:
        """Returns whether the step names its chooser: 9.1, 9.3, and 6.4 for symbols with a coat of arms."""
        if self.phase is not None:
            return self.phase["phase"] in ALTERNATING and effect.kind != "imported"
        if not self.position.acting or self.turns[-1]["use"] != "event":
            return False
        rows = self.rules.rows[self.position.card]
        return any(row.chooser >= 0 and effect.kind in ARMS.get(row.kind, ()) for row in rows)
