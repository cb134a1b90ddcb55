"""The phrases of the game, as the plug-in interface defines them."""

from collections.abc import Sequence

from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.brink import moves_that_may_end
from republik.games.weimar.rules.component_fields import SHIPPED
from republik.games.weimar.rules.naming import hyphens
from republik.games.weimar.rules.position import Position, View
from republik.games.weimar.rules.rules import rules_for
from republik.games.weimar.values import folder_of
from republik.table.contract import Event, Outcome
from republik.table.game import Names, Options, Phrases, Text
from republik.table.phrases import Arg, Choice, Line, Name, Outlook, Phrase, section

from . import events, names, notes, offers, outlook, prompts, state

EARLY_ENDINGS = st.TERMINATIONS[st.ANARCHY : st.SURVIVAL]
"""Endings that are defeats for the player in the solo scenario."""


class WeimarPhrases(Phrases[Position, View]):
    """The phrases of the game, all made from the view of a seat."""

    def names(self, options: Options, text: Text, language: str) -> Names:
        rules = rules_for(folder=folder_of(options.get("values", SHIPPED)))
        return names.printed(rules, text, language)

    def describe(self, view: View, move: int) -> Phrase:
        return offers.describe(view.shown, move)

    def choices(self, view: View) -> list[Choice]:
        return offers.warned(offers.choices(view.shown), moves_that_may_end(view))

    def candidates(self, view: View, place: str) -> list[int]:
        return offers.candidates(view.shown, place)

    def note(self, view: View, move: int) -> Phrase | None:
        """Returns details to show before a move is made."""
        return notes.note(view.shown, move)

    def prompt(self, view: View) -> Phrase:
        return prompts.prompt(view.shown)

    def log_lines(self, happened: Sequence[Event], view: View) -> list[Line]:
        return events.log_lines(happened, view.shown.rules)

    def outcome(self, outcome: Outcome, winner: str | None, view: View) -> Phrase:
        """In the solo scenario every early end is a defeat for the player."""
        how = Phrase("ending-" + hyphens(outcome.termination))
        if not outcome.rule:
            return Phrase("outcome-table", {"how": how})
        args: dict[str, Arg] = {"how": how, "rule": section(outcome.rule)}
        early = view.shown.rules.solo and outcome.termination in EARLY_ENDINGS
        if winner is None:
            return Phrase("outcome-defeat" if early else "outcome-nobody", args)
        key = "outcome-defeat-by" if early else "outcome"
        return Phrase(key, {"winner": Name("party", winner), **args})

    def when(self, position: Position) -> Phrase:
        return state.when(position)

    def forecast(self, view: View) -> list[Outlook]:
        return outlook.outlook(view.shown)

    def state(self, view: View) -> list[Phrase]:
        return state.state(view)
