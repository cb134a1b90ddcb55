"""The list of all verbs of effects."""

from typing import Final

from . import (
    actions,
    bases,
    brackets,
    cards,
    endings,
    foreign,
    goods,
    offices,
    opinion,
    rolls,
    rounds,
    scoring,
    society,
    strength,
    threats,
)
from . import steps as st
from .arguments import PARTY, PLACE
from .dice_actions import COUNTER_COUP, COUP, DEMONSTRATION, FIGHT
from .verb import Verb

# chapter by chapter
VERBS: Final[list[Verb]] = [
    # W1, W8, W10
    bases.BaseVerb(),
    goods.SeatVerb(),
    goods.VpVerb(),
    goods.ReserveVerb(),
    scoring.ScoreSeatsVerb(),
    scoring.ScoreCitiesVerb(),
    # W3
    cards.DrawVerb(),
    cards.DiscardVerb(),
    cards.FetchVerb(),
    cards.PurgeVerb(),
    rounds.OrderVerb(),
    # W4
    opinion.TopicVerb(),
    opinion.SteerVerb(),
    opinion.DebateVerb(),
    # W6
    society.SocietyVerb(),
    # W7
    rolls.MarkerVerb("poverty", st.POVERTY),
    rolls.MarkerVerb("prosperity", st.PROSPERITY),
    rolls.MarkerVerb("unrest", st.UNREST),
    rolls.MarkerVerb("uprising", st.UPRISING),
    rolls.MarkerVerb("councils", st.COUNCILS),
    rolls.MarkerVerb("regime", st.REGIME),
    rolls.CrisisVerb(),
    threats.BoxVerb("inflation", st.B_INFLATION),
    threats.BoxVerb("blockade", st.B_BLOCKADE),
    threats.BoxVerb("violent_peace", st.B_VIOLENT_PEACE),
    threats.BoxVerb("black_friday", st.B_BLACK_FRIDAY),
    threats.EconomyVerb(),
    # W8, W13
    offices.ControlVerb(),
    offices.OutVerb(),
    offices.ElectVerb(),
    offices.ElectionVerb(),
    # W9
    strength.SupplyVerb(),
    strength.MobiliseVerb(),
    strength.DeployVerb(),
    strength.DissolveVerb(),
    strength.RecallVerb(),
    strength.TakeoverVerb(),
    actions.DiceVerb("demo", DEMONSTRATION),
    actions.DiceVerb("coup", COUP),
    actions.CounterVerb("counter", COUNTER_COUP),
    actions.DiceVerb("fight", FIGHT, (PARTY, PLACE)),
    actions.BonusVerb(),
    # W11
    foreign.FlagVerb(),
    foreign.ForeignVerb(),
    foreign.AdvanceVerb(),
    foreign.LayVerb(),
    # W12
    endings.NsdapVerb(),
    # brackets
    brackets.ChoiceVerb(),
    brackets.MayVerb(),
    brackets.EachCityVerb(),
    brackets.VoteVerb(),
]
BY_WORD: Final[dict[str, Verb]] = {verb.word: verb for verb in VERBS}
