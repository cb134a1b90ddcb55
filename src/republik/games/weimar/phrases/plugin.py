"""The phrases of the game, as the plug-in interface defines them."""

from collections.abc import Sequence
from typing import cast

from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.component_fields import SHIPPED
from republik.games.weimar.rules.position import Position, View
from republik.games.weimar.rules.rules import rules_for
from republik.games.weimar.values import folder_of
from republik.table.contract import Event, Outcome
from republik.table.contract import Position as AnyPosition
from republik.table.contract import View as AnyView
from republik.table.game import Names, Options, Phrases, Text
from republik.table.phrases import Arg, Choice, Line, Name, Phrase, section

from . import events, names, notes, offers, prompts, state
from .names import hyphens

EARLY_ENDINGS = st.TERMINATIONS[st.ANARCHY : st.SURVIVAL]
"""Endings that are defeats for the player in the solo scenario."""


class WeimarPhrases(Phrases):
    """The phrases of the game, all made from the view of a seat."""

    def names(self, options: Options, text: Text, language: str) -> Names:
        rules = rules_for(folder=folder_of(options.get("values", SHIPPED)))
        return names.printed(rules, text, language)

    def describe(self, view: AnyView, move: int) -> Phrase:
        return offers.describe(_shown(view), move)

    def choices(self, view: AnyView) -> list[Choice]:
        return offers.choices(_shown(view))

    def candidates(self, view: AnyView, place: str) -> list[int]:
        return offers.candidates(_shown(view), place)

    def note(self, view: AnyView, move: int) -> Phrase | None:
        """Returns details to show before a move is made."""
        return notes.note(_shown(view), move)

    def prompt(self, view: AnyView) -> Phrase:
        return prompts.prompt(_shown(view))

    def log_lines(self, happened: Sequence[Event], view: AnyView) -> list[Line]:
        return events.log_lines(happened, _shown(view).rules)

    def outcome(self, outcome: Outcome, winner: str | None, view: AnyView) -> Phrase:
        """In the solo scenario every early end is a defeat for the player."""
        how = Phrase("ending-" + hyphens(outcome.termination))
        if not outcome.rule:
            return Phrase("outcome-table", {"how": how})
        told: dict[str, Arg] = {"how": how, "rule": section(outcome.rule)}
        early = _shown(view).rules.solo and outcome.termination in EARLY_ENDINGS
        if winner is None:
            return Phrase("outcome-defeat" if early else "outcome-nobody", told)
        key = "outcome-defeat-by" if early else "outcome"
        return Phrase(key, {"winner": Name("party", winner), **told})

    def when(self, position: AnyPosition) -> Phrase:
        return state.when(cast("Position", position))

    def state(self, view: AnyView) -> list[Phrase]:
        return state.state(cast("View", view))


def _shown(view: AnyView) -> Position:
    return cast("View", view).shown
