"""The table of all kinds of steps, and the main loop that runs to the next decision."""

from typing import Final

from republik.table.native import i64, vec

from . import (
    actions,
    bases,
    bot_choices,
    bots,
    cards,
    effect_steps,
    endings,
    foreign,
    opinion,
    politics,
    reactions,
    rolls,
    rounds,
    scenarios,
    society,
    strength,
    threats,
    topics,
)
from . import steps as st
from .decision import Automatic, Decision
from .state import State
from .steps import Step

# chapter by chapter
AUTOMATIC: Final[list[Automatic]] = [
    # solo
    bots.BotUse(),
    # W3
    rounds.StartRound(),
    rounds.Reveal(),
    rounds.AgendaTurns(),
    rounds.AgendaTurn(),
    rounds.DrawHand(),
    rounds.EarlyPlays(),
    rounds.Impulses(),
    rounds.NextImpulse(),
    rounds.RunEvent(),
    rounds.EndCard(),
    rounds.RoundEnd(),
    rounds.NextRound(),
    rounds.AskCancel(),
    # effects
    effect_steps.EffectEnd(),
    effect_steps.Run(),
    effect_steps.Perform(),
    effect_steps.Each(),
    effect_steps.CountVotes(),
    effect_steps.NsdapFigure(),
    # W4
    opinion.EndDebate(),
    # W5
    topics.Resolve(),
    # W6
    society.NextSociety(),
    # W8, W13
    politics.Politics(),
    politics.MinorBonus(),
    politics.CountBallot(),
    politics.Form(),
    politics.SwearIn(),
    politics.BlackFriday(),
    # W9
    actions.ActRoll(),
    actions.ActResult(),
    actions.AskFewer(),
    # W9, W10
    rolls.AfterRoll(),
    rolls.CityRolled(),
    rolls.Crisis(),
    rolls.CrisisResult(),
    # W10
    reactions.AskReactions(),
    reactions.ReactionResult(),
    # W11
    foreign.Negotiate(),
    foreign.Negotiated(),
    foreign.ForeignEnd(),
]
DECISIONS: Final[list[Decision]] = [
    # W2
    scenarios.Seating(),
    scenarios.StartCity(),
    # solo
    bots.DecideDie(),
    bots.BotDraw(),
    # W3
    rounds.Agenda(),
    rounds.ChooseFirst(),
    rounds.AgreeFirst(),
    rounds.Play(),
    rounds.OtherUse(),
    rounds.CancelEvent(),
    rounds.President(),
    # W1, W3
    cards.Deal(),
    cards.Fetch(),
    cards.Discard(),
    cards.Purge(),
    # effects
    effect_steps.ChooseCity(),
    effect_steps.ChooseCities(),
    effect_steps.Option(),
    effect_steps.May(),
    effect_steps.Vote(),
    effect_steps.Foe(),
    # W1, W9
    bases.PlaceBase(),
    bases.RemoveBase(),
    bases.DemoBase(),
    # W4
    opinion.TopicStep(),
    opinion.PointStep(),
    opinion.TopicIn(),
    # W5
    topics.TopicOption(),
    topics.Agree(),
    topics.Yellow(),
    # W6
    society.SocietyIn(),
    society.SocietyOut(),
    # W7
    threats.PutMarker(),
    threats.TakeMarker(),
    # W8, W13
    politics.Majority(),
    politics.Control(),
    politics.Ballot(),
    politics.Runoff(),
    politics.Coalition(),
    politics.Join(),
    politics.Chancellor(),
    # W9
    actions.ActionPoints(),
    actions.Oppose(),
    actions.FewerDice(),
    actions.CounterTarget(),
    # W9
    strength.MobiliseTo(),
    strength.Mobilise(),
    strength.Dissolve(),
    strength.Recall(),
    strength.Takeover(),
    # W9, W10
    rolls.Roll(),
    rolls.RollAgain(),
    # W10
    reactions.React(),
    # W11
    foreign.Flag(),
    foreign.Foreign(),
]
STEP_NAMES: Final[dict[int, str]] = {decision.kind: decision.name for decision in DECISIONS}

# steps.py numbers both consecutively: a kind is its index
_AUTOMATIC: Final = vec[Automatic](sorted(AUTOMATIC, key=lambda step: step.kind))
_DECISIONS: Final = vec[Decision](sorted(DECISIONS, key=lambda decision: decision.kind))


def decision_of(step: Step) -> Decision:
    return _DECISIONS[step[0] - st.FIRST_DECISION]


def options(state: State, step: Step) -> list[int]:
    """Returns every legal move of a step, sorted; empty if the step is over."""
    return decision_of(step).options(state, step)


def apply(state: State, step: Step, move: i64) -> None:
    """Executes a legal move of a step."""
    decision_of(step).apply(state, step, move)


def advance(state: State) -> None:
    """Runs until a real decision is pending, executing automatic steps, forced decisions and bots' decisions."""
    while state.termination == st.ONGOING:
        if state.falling != st.ONGOING:
            endings.finish(state)
            return
        step = state.step()
        if step[0] < st.FIRST_DECISION:
            state.drop()
            _AUTOMATIC[step[0]].run(state, step)
            continue
        if settle(state, step):
            continue
        decision = decision_of(step)
        legal = decision.options(state, step)
        if not legal:
            state.drop()
        elif len(legal) == 1:
            decision.apply(state, step, legal[0])
        elif step[1] >= 0 and state.rules.is_bot[step[1]]:
            decision.apply(state, step, bot_choices.choose(state, step, legal))
        else:
            state.legal = legal
            return


def settle(state: State, step: Step) -> bool:
    """Does what must come before a decision: reshuffling, and the die of the player's Zentrum."""
    if step[0] == st.DEAL:
        if step[4] > 0:
            cards.refill(state, step[2])
        return False
    return state.rules.solo and bots.push_die(state, step)
