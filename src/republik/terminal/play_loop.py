"""Runs a game at the terminal: computers play, persons are asked, and everything is shown and saved."""

from republik.messages.render import room_text
from republik.players.asking import ask, dismiss
from republik.table.chance import Seed, decide
from republik.table.contract import CHANCE, Outcome
from republik.table.player import Forfeit
from republik.table.plugin.drawing import QUIET

from .pending import PendingDecision
from .play import Play
from .questions import Question
from .table_commands import PlayerLeft, TableCommands


class PlayLoop:
    """Runs a session to its end, or until the person leaves."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.session = play.session
        self.dialogue = play.dialogue
        self.commands = TableCommands(play)
        self.fault: Forfeit | None = None
        """Why a bot lost by default."""
        self._stray = Seed.fresh()  # chance for records without a seed
        self._last_person: int | None = None

    def run(self) -> Outcome | None:
        """Plays to the end; returns the outcome, or None if the person left."""
        outcome: Outcome | None = None
        try:
            self.play.save()
            self.dialogue.say(self.play.greeting(), QUIET)
            while (seat := self.session.position.to_act()) is not None:
                self.step(seat)
            outcome = self.session.position.outcome()
        except PlayerLeft:
            pass
        except Forfeit as fault:
            outcome = self.forfeit(fault)
        finally:
            self.dialogue.thinking.end()
            dismiss(enumerate(self.play.players), self.session.events, outcome)
        return outcome

    def forfeit(self, fault: Forfeit) -> Outcome:
        """The bot has lost; with two players the other one wins."""
        self.fault = fault
        loser = self.session.position.to_act()
        winner = 1 - loser if loser is not None and len(self.play.players) == 2 else None
        outcome = self.session.declare(winner, "forfeited", room_text(fault.phrase()))
        self.play.save()
        return outcome

    def step(self, seat: int) -> None:
        """One decision of chance or of a computer, or one answer of a person."""
        if seat == CHANCE:
            self.decide(decide(self._stray, len(self.session.decisions), self.session.position.moves()))
            return
        player = self.play.players[seat]
        if player is None:
            self.ask_person(seat)
            return
        self.dialogue.thinking.begin(self.play.display.text("thinking-side", side=self.play.display.seat(seat)))
        self.decide(ask(player, self.session, seat))

    def ask_person(self, seat: int) -> None:
        self.dialogue.thinking.end()
        self.hand_over(seat)
        move = Question(self.play, self.commands, PendingDecision(self.play, seat)).ask()
        if move is not None:
            self.play.mark_seen(seat)
            self.commands.decided()
            self.decide(move)

    def decide(self, move: int) -> None:
        self.session.play(move)
        self.play.save()

    def hand_over(self, seat: int) -> None:
        """Hot seat: hide the other players' hands."""
        person = self.play.person(seat)
        if self._last_person not in (None, person) and self.dialogue.interactive:
            self.dialogue.console.clear()
            self.dialogue.ask(self.play.display.text("ask-hand-over", side=self.play.display.seat(seat)) + " ")
        self._last_person = person
