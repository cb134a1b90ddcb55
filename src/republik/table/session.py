"""A game in progress at one table: chance follows from the seed, decisions can be undone, everything is recorded."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from republik.table import games as table_games
from republik.table import records
from republik.table.chance import HMAC_DEAL, Seed, decide
from republik.table.contract import CHANCE, Event, IllegalMove, Outcome, Position, Refusal
from republik.table.game import Game
from republik.table.records import BadRecord, Decision, GameByName, Record

UNDO_NOTHING = "undo-nothing"
UNDO_OTHER_ACTED = "undo-other-acted"
UNDO_CHANCE = "undo-chance"
UNDO_PRIVATE = "undo-private"
UNDO_TURN_OVER = "undo-turn-over"
UNDO_GAME_OVER = "undo-game-over"
REDO_NOTHING = "redo-nothing"


class CannotUndo(Refusal, ValueError):
    """Why a decision cannot be undone or redone."""


class Snapshot(NamedTuple):
    """The state before a decision, which undo restores."""

    seat: int
    position: Position
    decisions: int
    events: int
    move: int


class Session:
    """A game in progress. With a seed, chance is decided as soon as it is to act; without one, `play` decides for it
    too.

    `position` is replaced, never modified, by each decision: references to it stay valid. `past_turn` lets a seat undo
    its last decision after its turn until another seat acts (for casual games).
    """

    def __init__(self, game: Game, heading: Record, seed: Seed | None, *, past_turn: bool = False) -> None:
        """Starts a game with the header and comments of `heading`, but none of its decisions."""
        self.game = game
        self.seed = seed
        self.past_turn = past_turn
        self.header = {key: value for key, value in heading.header.items() if key != "seed"}
        self.decisions: list[Decision] = []
        self.events: list[Event] = []
        self.event_decisions: list[int] = []
        """For each event, the number of the decision that caused it."""
        self.position = records.start(heading, game)
        self._heading = heading
        self._chance_made = 0
        self._redrawn = records.redraws(heading)
        self._snapshots: list[Snapshot] = []
        self._undone: list[int] = []
        self._last_seat: int | None = None
        self._closed = UNDO_NOTHING

    @property
    def commitment(self) -> str | None:
        """The commitment to the seed, to be shown before the first card."""
        return self.header.get("commitment")

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of this game, in order; their number may be an option."""
        return self.game.seats_for(records.options_of(self.header, self.game))

    @property
    def revision(self) -> int:
        """The revision of the rules that the game began under."""
        return records.revision_of(self._heading)

    def copy(self) -> "Session":
        """Returns an independent copy of the game."""
        twin = Session.__new__(Session)
        twin.__dict__.update(self.__dict__)
        twin.header = dict(self.header)
        twin.decisions = list(self.decisions)
        twin.events = list(self.events)
        twin.event_decisions = list(self.event_decisions)
        twin._snapshots = list(self._snapshots)
        twin._undone = list(self._undone)
        return twin

    # Playing

    def play(self, move: int, seat: int | None = None) -> None:
        """Plays a move, then chance while it is to act. `seat`, if given, must be the seat to act."""
        acting = self.position.to_act()
        if acting is None:
            raise IllegalMove("game-over")
        if seat is not None and seat != acting:
            raise IllegalMove("not-your-turn")
        self._advance(move)
        self._undone.clear()
        self.run_chance()

    def run_chance(self) -> None:
        """Decides for chance while it is to act. Without a seed it does nothing: `play` must be called."""
        while (move := self.chance_move()) is not None:
            self._advance(move)

    def chance_move(self) -> int | None:
        """Returns what the seed decides next; None if chance is not to act or there is no seed."""
        if self.seed is None or self.position.to_act() != CHANCE:
            return None
        skipped = records.redrawn_before(self._redrawn, len(self.decisions) + 1)
        return decide(self.seed, self._chance_made + skipped, self.position.moves())

    def _advance(self, move: int) -> None:
        """Executes one decision of a seat or of chance; if it is refused, nothing changes."""
        before = self.position
        seat = before.to_act()
        if seat is None:
            raise IllegalMove("game-over")
        events: list[Event] = []
        after = before.copy()
        after.play(move, events.append)
        text = before.move_text(move)
        self._keep_snapshot(Snapshot(seat, before, len(self.decisions), len(self.events), move), events)
        self.position = after
        self.decisions.append(Decision(records.seat_name(self.game, seat), text))
        self.events += events
        self.event_decisions += [len(self.decisions)] * len(events)

    def _keep_snapshot(self, snapshot: Snapshot, events: Iterable[Event]) -> None:
        """Saves a snapshot, and discards those that can no longer be undone."""
        if snapshot.seat == CHANCE:
            self._chance_made += 1
            self._close(UNDO_CHANCE)
            return
        if snapshot.seat != self._last_seat:
            self._close(UNDO_OTHER_ACTED)
        self._last_seat = snapshot.seat
        self._snapshots.append(snapshot)
        if any(event.private for event in events):
            self._close(UNDO_PRIVATE)

    def _close(self, key: str) -> None:
        self._snapshots.clear()
        self._closed = key

    # Undoing

    def why_not_undo(self, seat: int) -> CannotUndo | None:
        """Returns why a seat cannot undo its last decision, or None if it can."""
        acting = self.position.to_act()
        name = records.seat_name(self.game, seat)
        if all(decision.seat != name for decision in self.decisions):
            return CannotUndo(UNDO_NOTHING)
        if acting is None:
            return CannotUndo(UNDO_GAME_OVER)
        if self._last_seat != seat:
            return CannotUndo(UNDO_OTHER_ACTED)
        if not self._snapshots:
            return CannotUndo(self._closed)
        if acting != seat and not self.past_turn:
            return CannotUndo(UNDO_TURN_OVER)
        return None

    def undoable(self, seat: int) -> int:
        """Returns how many consecutive decisions a seat can undo now."""
        if not self._snapshots or self._last_seat != seat:
            return 0
        return 0 if self.why_not_undo(seat) is not None else len(self._snapshots)

    def undo(self, seat: int) -> None:
        """Undoes the last decision of a seat; raises CannotUndo."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise refusal
        snapshot = self._snapshots.pop()
        self.position = snapshot.position
        del self.decisions[snapshot.decisions :]
        del self.events[snapshot.events :]
        del self.event_decisions[snapshot.events :]
        self._undone.append(snapshot.move)

    def redo(self, seat: int) -> None:
        """Replays the last undone decision; raises CannotUndo."""
        if not self._undone or self.position.to_act() != seat:
            raise CannotUndo(REDO_NOTHING)
        self._advance(self._undone.pop())
        self.run_chance()

    # Ending

    def declare(self, winner: int | None, ending: str, remark: str = "") -> Outcome:
        """Ends the game by decision of the table: `ending` is one of TABLE_ENDINGS, `remark` says why."""
        if ending not in records.TABLE_ENDINGS:
            raise ValueError(f"not an ending that a table can declare: {ending}")
        outcome = Outcome(winner, ending, "")
        self.header["result"] = records.result_text(self.game, outcome)
        if remark:
            self.header[f"x-{ending}"] = records.one_line(remark)
        return outcome

    # Output

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """Returns the events as a seat (None: a spectator) may know them."""
        return [event.for_seat(seat) for event in self.events[since:]]

    def record(self, *, reveal: bool = False) -> Record:
        """Returns the game so far, hidden cards included. The seed is included once the game is over, or with
        `reveal`."""
        header = dict(self.header)
        outcome = self.position.outcome()
        if self.seed is not None and (reveal or outcome is not None or _ended_by_table(header)):
            header["seed"] = self.seed.reveal()
        if outcome is not None:
            header["result"] = records.result_text(self.game, outcome)
        places: set[str | int] = {*header, *range(1, len(self.decisions) + 2)}
        comments = {place: list(lines) for place, lines in self._heading.comments.items() if place in places}
        remarks = {ply: remark for ply, remark in self._heading.remarks.items() if ply <= len(self.decisions)}
        return Record(header, list(self.decisions), comments, remarks)


def _ended_by_table(header: Mapping[str, str]) -> bool:
    return header.get("result", records.UNFINISHED) != records.UNFINISHED


def new_session(
    game: Game,
    options: Mapping[str, str] | None = None,
    players: Mapping[str, str] | None = None,
    seed: Seed | None = None,
    *,
    past_turn: bool = False,
    start: str = "",
) -> Session:
    """Starts a new game; `players` names the players by seat. Without a seed, a fresh one is generated. `start` is a
    position to begin with instead of the set-up, as text, with its hidden cards dealt by the seed."""
    options, players = dict(options or {}), dict(players or {})
    misplaced = [key for key in options if records.is_table_key(key, game)]
    seats = game.seats_for(options)
    if misplaced or not players.keys() <= set(seats):
        raise ValueError(f"not options or seats of {game.name}: {misplaced or sorted(players)}")
    seed = seed or Seed.fresh()
    header = {"game": game.name, **options, records.REVISION: str(game.revision)}
    header |= {seat: records.one_line(players.get(seat, "?")) for seat in seats}
    header |= {"date": datetime.now(UTC).date().isoformat(), "commitment": seed.commitment()}
    if start:
        header |= {records.START: start, records.DEALT: HMAC_DEAL}
    session = Session(game, Record(header), seed, past_turn=past_turn)
    session.run_chance()
    return session


def resume(
    record: Record, games: GameByName = table_games.game, seed: Seed | None = None, *, past_turn: bool = False
) -> Session:
    """Continues a recorded game; raises BadRecord if it is not valid. The seed may be passed in or be part of the
    record."""
    seed = _promised(record, seed)
    session = Session(records.find_game(record, games), record, seed, past_turn=past_turn)
    for step in records.replay(record, games):
        if step.seat == CHANCE and session.chance_move() not in (step.move, None):
            raise records.chance_differs(record, step.ply)
        session._advance(step.move)
    if seed is None and "commitment" in record.header and session.position.to_act() is not None:
        raise BadRecord(record.line("commitment"), "seed-needed")
    session.run_chance()
    return session


def _promised(record: Record, seed: Seed | None) -> Seed | None:
    if seed is None:
        return records.revealed_seed(record)
    if not seed.verify(record.header.get("commitment", "")):
        raise BadRecord(record.line("commitment"), "seed-not-promised")
    return seed
