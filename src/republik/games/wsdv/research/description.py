"""The research interface of Wir sind das Volk!."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from republik.games.wsdv.players.levels import WITHIN_A_SECOND
from republik.games.wsdv.rules.flow import decision
from republik.games.wsdv.rules.position import Position, View
from republik.games.wsdv.rules.rules import Rules
from republik.table.budget import Budget
from republik.table.game import PlayerSpec
from republik.table.learning.learner import Learner
from republik.table.player import Player
from republik.table.plugin.research import Research
from republik.table.plugin.study import Study

from . import columns, features
from .batch import Batch
from .memory import WsdvMemory, history, private
from .recording import WsdvRecording

ROLLOUT: Final = "rollout-search"
ORACLE: Final = "unfair-search"
LINEAR_DELEGATE: Final = "linear-delegate"
QUICK_MINISTER: Final = "quick-minister"
USUAL: Final = Budget(seconds=0.2)


def _rollout(budget: Budget | None) -> Player:
    from republik.games.wsdv.players.search import SearchPlayer

    return SearchPlayer(budget or USUAL, ROLLOUT, rollouts=True)


def _linear_delegate(_: Budget | None) -> Player:
    from republik.games.wsdv.players.planner import PlannerPlayer

    return PlannerPlayer(LINEAR_DELEGATE, width=1, replies=0)


def _quick_minister(_: Budget | None) -> Player:
    """A minister who does not check replies: no weaker in the matches so far, and nearly three times as fast."""
    from republik.games.wsdv.players.evaluators import learned
    from republik.games.wsdv.players.planner import PlannerPlayer

    return PlannerPlayer(QUICK_MINISTER, width=1, replies=0, judge=learned)


def _oracle(budget: Budget | None) -> Player:
    from .oracle import OracleSearch

    return OracleSearch(budget or WITHIN_A_SECOND, ORACLE)


def _learner() -> Learner:
    from .learning import WsdvLearner

    return WsdvLearner()


class WsdvResearch(Research[Position, View]):
    """The research interface, for all editions."""

    title = "Wir sind das Volk!"
    slug = "wir_sind_das_volk"
    zero_sum = True
    longest_game = 4096
    """Random games have about 150 decisions; this leaves a wide margin."""
    private_features = ("own_hand ", "known_hand ")
    memory = WsdvMemory
    recording = WsdvRecording
    when_columns = columns.WHEN
    figure_columns = columns.FIGURES
    end_columns = columns.END
    result_columns = columns.RESULT
    more_tables = columns.TABLES
    notes = (
        (
            "The figures are public knowledge, but `move` and `move_text` reveal everything, including cards discarded "
            "face down."
        ),
        (
            "The forecast makes no choices for a player: where a player decides, it assumes the best or the worst, and "
            "later phases may turn out differently because of what earlier ones did."
        ),
    )
    colours: Mapping[str, tuple[str, str]] = {"west": ("#24639f", "#7db4ea"), "east": ("#a8321f", "#f0917f")}
    anchor = "planner"
    players: Mapping[str, PlayerSpec] = {
        ROLLOUT: PlayerSpec(_rollout, takes_budget=True),
        LINEAR_DELEGATE: PlayerSpec(_linear_delegate),
        QUICK_MINISTER: PlayerSpec(_quick_minister),
    }
    oracles: Mapping[str, PlayerSpec] = {ORACLE: PlayerSpec(_oracle, takes_budget=True)}
    learner = staticmethod(_learner)

    def study(self) -> Study[Any]:
        from .study import WsdvStudy

        return WsdvStudy(self)

    def period(self, position: Position) -> int:
        return position.decade

    def step(self, position: Position) -> str:
        return decision(position).name

    def chance_outcomes(self, position: Position) -> int:
        return len(_rules(position).cards)

    def longest_chance(self, position: Position) -> int:
        """3: each card is dealt once, or twice if Guillaume saw it first."""
        return 2 * len(_rules(position).cards)

    def idle_action(self, position: Position) -> int:
        return int(_rules(position).actions.done)

    def feature_names(self, position: Position) -> list[str]:
        return features.feature_names(_rules(position))

    def encode(self, view: View, names: Sequence[str] = ()) -> list[int]:  # noqa: ARG002
        return features.encode(view)

    def plain(self, view: View) -> dict[str, Any]:
        return view.to_dict()

    def private(self, position: Position, seat: int) -> dict[str, Any]:
        return private(position, seat)

    def history(self, position: Position, sampled: Position, seat: int, moves: Sequence[int]) -> list[int] | None:
        return history(position, sampled, seat, moves)

    def batch(self, position: Position, games: int, seed: int) -> Batch:
        return Batch(_rules(position), games, seed)

    def picture(self, view: View) -> str:
        position = view.shown
        rules = position.rules
        tracks = zip(("prestige", "currency", "socialists"), position.tracks, strict=True)
        unrest = (f"{code} {count}" for code, count in zip(rules.codes, position.unrest, strict=True) if count)
        living = (f"{code} {count}" for code, count in zip(rules.codes, position.living, strict=True) if count)
        cards = (("display", position.display), ("West", position.hand_west), ("East", position.hand_east))
        lines = [
            repr(position),
            ", ".join(f"{name} {value}" for name, value in tracks),
            "unrest: " + (", ".join(unrest) or "none"),
            "living standard: " + (", ".join(living) or "none"),
            *(f"{name}: {' '.join(_card(rules, card) for card in held) or 'no cards'}" for name, held in cards),
        ]
        return "\n".join(lines)


def _rules(position: Position) -> Rules:
    return position.rules


def _card(rules: Rules, card: int) -> str:
    return rules.cards[card] if card >= 0 else "?"
