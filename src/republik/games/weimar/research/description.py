"""The research interface of Weimar: the four-player scenarios."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from republik.games.weimar.rules.flow import decision
from republik.games.weimar.rules.position import Position, View
from republik.games.weimar.rules.steps import PARTIES
from republik.table.game import Option
from republik.table.learning.learner import Learner
from republik.table.plugin.research import Research

from . import features
from .memory import WeimarMemory
from .recording import END, FIGURES, PARTY_NAMES, RESULT, WHEN, WeimarRecording

USUAL: Final = "bruderkrieg"
"""Six rounds, the shortest four-player game."""


def _learner() -> Learner:
    from .learning import WeimarLearner

    return WeimarLearner()


class WeimarResearch(Research[Position, View]):
    """The game of the four parties, which everybody may lose."""

    title = "Weimar"
    longest_game = 20_000
    """Six random rounds have a few hundred decisions."""
    private_features = ("own_hand ", "agenda ")
    memory = WeimarMemory
    recording = WeimarRecording
    when_columns = WHEN
    figure_columns = FIGURES
    end_columns = END
    result_columns = RESULT
    notes = (
        (
            "Much of Weimar is reconstructed: values and cards not known from any source are our own, and may change "
            "between versions."
        ),
        (
            "The figures are public knowledge, but `move` and `move_text` reveal everything, including agendas chosen "
            "in secret."
        ),
    )
    seat_titles = PARTY_NAMES
    solo_sides = ("republic", "bots")
    learner = staticmethod(_learner)
    colours: Mapping[str, tuple[str, str]] = {
        "spd": ("#b8324a", "#ef8095"),
        "zentrum": ("#3f6f8f", "#86b7d6"),
        "kpd": ("#7d1d14", "#d9695c"),
        "dnvp": ("#4a4f57", "#b9bfc9"),
        "republic": ("#b8324a", "#ef8095"),
        "bots": ("#4a4f57", "#b9bfc9"),
    }

    @property
    def options(self) -> tuple[Option, ...]:
        scenario, *others = super().options
        return (scenario._replace(default=USUAL), *others)

    def period(self, position: Position) -> int:
        return position.round

    def step(self, position: Position) -> str:
        return decision(position).name

    def idle_action(self, position: Position) -> int:
        return int(position.rules.actions.done)

    def feature_names(self, position: Position) -> list[str]:
        return features.feature_names(position.rules)

    def encode(self, view: View, names: Sequence[str] = ()) -> list[int]:  # noqa: ARG002
        return features.encode(view)

    def plain(self, view: View) -> dict[str, Any]:
        return view.to_dict()

    def private(self, position: Position, seat: int) -> dict[str, Any]:
        """Returns the seat's hand and its chosen agenda."""
        return {"hand": list(position.hands[seat]), "agenda": position.agendas[seat]}

    def picture(self, view: View) -> str:
        shown = view.shown
        cards = shown.rules.cards
        hands = (" ".join(cards[card] if card >= 0 else "?" for card in hand) for hand in shown.hands)
        counts = map(shown.base_count, range(PARTIES))
        rows = zip(self.seat_titles, shown.vp, shown.seats, counts, hands, strict=True)
        parties = [f"{party}: {vp} VP, {seats} seats, {bases} bases, {hand}" for party, vp, seats, bases, hand in rows]
        return "\n".join([repr(shown), f"DR box: {shown.box_total()}, economy: {shown.economy}", *parties])
