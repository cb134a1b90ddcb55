# ruff: noqa: ARG001  all answers take the same arguments
"""A bot's answers to the decisions of the rules, according to its tables (bot_tables.py).

1.4.1: what the tables leave open is decided as is best for the bot. Every kind of decision that a party can be asked
has its answer in ANSWERS; what a bot does with its cards is in bots.py and, at a table of four, in
players/booklet_bot.py.
"""

from collections.abc import Callable
from typing import Any, Final

from republik.table.native import i64

from . import (
    actions,
    bases,
    cards,
    effect_steps,
    foreign,
    interpreter,
    offices,
    opinion,
    plays,
    politics,
    reactions,
    rolls,
    rounds,
    society,
    strength,
    threats,
    topics,
)
from . import bot_tables as bt
from . import bot_values as bv
from . import effects as fx
from . import steps as st
from .decision import Decision
from .state import State
from .steps import Step


def choose(state: State, step: Step, legal: list[int]) -> int:
    """Returns one of the legal moves, deterministically."""
    return ANSWERS[type(step)](state, step, legal)


# -- parties ----------------------------------------------------------------------------


def friends(state: State, party: i64) -> list[int]:
    """Returns the parties for positive effects: the bot itself, then its enemies from the end of the list."""
    return [party, *reversed(bv.table(state, party).enemies)]


def _favoured(state: State, step: Decision, legal: list[int]) -> int:
    start = state.rules.actions.party
    order = friends(state, step.seat)
    return min(legal, key=lambda move: order.index(move - start))


def _foe(state: State, step: effect_steps.Foe, legal: list[int]) -> int:
    start = state.rules.actions.party
    city = interpreter.chosen_city(state, step.root)
    enemy = bv.enemy_for(state, step.seat, step.part(state), [move - start for move in legal], city)
    _report_enemy(state, step.seat, enemy)
    return start + enemy


def _report_enemy(state: State, seat: i64, party: i64) -> None:
    if party != seat:
        state.report("row", seat, bt.TABLE_ENEMIES, bv.table(state, seat).enemies.index(party))


# -- cities ------------------------------------------------------------------------------------


def _base(state: State, step: bases.PlaceBase, legal: list[int]) -> int:
    start = state.rules.actions.base
    return start + bt.base_city(state, step.seat, [move - start for move in legal])


def _remove(state: State, step: Decision, legal: list[int]) -> int:
    """Removes a base: its own in the city of lowest priority; otherwise by enemies, then by the list of cities."""
    start = state.rules.actions.remove_base
    seat = step.seat
    order = [*bv.table(state, seat).enemies, seat]
    party = min([(move - start) // st.CITIES for move in legal], key=order.index)
    cities = [(move - start) % st.CITIES for move in legal if (move - start) // st.CITIES == party]
    _report_enemy(state, seat, party)
    city = bt.lowest(state, seat, cities) if party == seat else bt.by_priority(state, seat, cities)[0]
    return start + party * st.CITIES + city


def _marker(state: State, step: threats.PutMarker | threats.TakeMarker, legal: list[int]) -> int:
    actions = state.rules.actions
    put = isinstance(step, threats.PutMarker)
    start = actions.put if put else actions.take
    return start + bt.marker_city(state, step.seat, step.marker, [move - start for move in legal], put)


def _event_city(state: State, step: effect_steps.ChooseCity, legal: list[int]) -> int:
    """Chooses the city of an event, by the table for what happens there."""
    start = state.rules.actions.city
    seat = step.seat
    cities = [move - start for move in legal]
    steps = interpreter.effect_of(state, step.root).blocks[step.block]
    words = [one.verb.word for one in steps]
    if "takeover" in words:
        cities = _with_reichswehr(state, cities)
    if "coup" in words:
        return start + bt.event_coup_city(state, seat, cities, steps)
    if "demo" in words:
        return start + bt.demonstration_city(state, seat, cities, steps)
    if "mobilise" in words or "deploy" in words:
        return start + bt.unit_city(state, seat, cities)
    return start + bt.by_priority(state, seat, cities)[0]


def _with_reichswehr(state: State, cities: list[int]) -> list[int]:
    """Returns the cities with the strongest Reichswehr that can be taken over; all if there is none."""
    if state.governs(fx.DNVP):
        return cities
    for kind in reversed(strength.WHITE):
        there = [city for city in cities if state.units[kind * st.PLACES + city]]
        if there:
            return there
    return cities


def _unit_target(state: State, step: Decision, legal: list[int]) -> int:
    start = state.rules.actions.city
    return start + bt.unit_city(state, step.seat, [move - start for move in legal if move >= start])


# -- units ----------------------------------------------------------------------------------------


def _mobilise(state: State, step: strength.Mobilise, legal: list[int]) -> int:
    """From the supply, then from the cities of lowest priority; strongest units first."""
    rules = state.rules
    start = rules.actions.mobilise
    rank = rules.city_rank[step.seat]

    def order(move: int) -> tuple[int, int, int]:
        kind, source = divmod(move - start, st.CITIES + 1)
        distance = -st.CITIES - 1 if source == st.CITIES else -rank[source]
        return distance, -rules.strength[kind], kind

    return min([move for move in legal if move >= start], key=order)


def _dissolve(state: State, step: strength.Dissolve, legal: list[int]) -> int:
    """By enemies, strongest unit, list of cities."""
    rules = state.rules
    start = rules.actions.dissolve
    seat = step.seat
    enemies = [*bv.table(state, seat).enemies, seat]

    def order(move: int) -> tuple[int, int, int]:
        kind, city = divmod(move - start, st.CITIES)
        return enemies.index(rules.unit_side[kind]), -rules.strength[kind], rules.city_rank[seat][city]

    chosen = min([move for move in legal if move >= start], key=order)
    _report_enemy(state, seat, rules.unit_side[(chosen - start) // st.CITIES])
    return chosen


def _recall(state: State, step: strength.Recall, legal: list[int]) -> int:
    start = state.rules.actions.recall
    return min(legal, key=lambda move: -state.rules.strength[move - start])


def _takeover(state: State, step: strength.Takeover, legal: list[int]) -> int:
    start = state.rules.actions.takeover
    rank = state.rules.city_rank[step.seat]
    return min(legal, key=lambda move: (-((move - start) // st.CITIES), rank[(move - start) % st.CITIES]))


# -- topics ---------------------------------------------------------------------------------------------


def _topic(state: State, step: opinion.TopicStep, legal: list[int]) -> int:
    start = state.rules.actions.topic
    slots = [move - start for move in legal if move >= start]
    slot = bt.debated_slot(state, step.seat, step.steps, slots)
    return start + slot if slot >= 0 else state.rules.actions.done


def _point(state: State, step: opinion.PointStep, legal: list[int]) -> int:
    return state.rules.actions.point + bt.best_point(
        state, step.seat, step.slot, bt.steps_possible(state, step.seat, step.slot, step.steps)
    )


def _topic_in(state: State, step: opinion.TopicIn, legal: list[int]) -> int:
    """1.4.4: the first of its list; the DNVP chooses the DVP only if it does not control it. If none of the list can
    be brought in, the first in the order of its debates (W2-38)."""
    rules = state.rules
    for row, word in enumerate(bv.table(state, step.seat).free_topics):
        topic = fx.TOPICS.index(word)
        if word == "dvp" and state.minor[st.DVP] == step.seat:
            continue
        move = rules.actions.topic + rules.slots_of[topic][0]
        if move in legal:
            state.report("row", step.seat, bt.TABLE_FREE_TOPICS, row)
            return move
    order = bt.topic_order(state, step.seat)
    return min(legal, key=lambda move: order.index(rules.slot_topic[move - rules.actions.topic]))


def _yellow(state: State, step: topics.Yellow, legal: list[int]) -> int:
    """W2-38: the topics it controls first, then by the order of its debates."""
    rules = state.rules
    order = bt.topic_order(state, step.seat)

    def rank(move: int) -> tuple[int, int]:
        slot = move - rules.actions.topic
        controls = rules.controllers[state.topics[slot]] & rules.bit[step.seat]
        return 0 if controls else 1, order.index(rules.slot_topic[slot])

    return min(legal, key=rank)


# -- options -----------------------------------------------------------------------------------------------


def best_option(state: State, party: i64, slot: i64, legal: list[int]) -> int:
    """Returns the option of a won topic that helps the bot most; the first among equals."""
    rules = state.rules
    numbers = rules.options[rules.slot_topic[slot]]
    start = rules.actions.option
    return max(legal, key=lambda move: (bv.effect_value(state, rules.effects[numbers[move - start]], party), -move))


def _topic_option(state: State, step: topics.TopicOption, legal: list[int]) -> int:
    return best_option(state, step.seat, step.slot, legal)


def _agree(state: State, step: topics.Agree, legal: list[int]) -> int:
    """Agrees only if it gains by what the proposer will carry out; otherwise nothing happens."""
    rules = state.rules
    effect = rules.effects[rules.options[rules.slot_topic[step.slot]][step.option]]
    return _yes_if(state, bv.effect_value(state, effect, step.seat, step.proposer) > bv.INDIFFERENT)


def _option(state: State, step: effect_steps.Option, legal: list[int]) -> int:
    values = _block_values(state, step)
    start = state.rules.actions.option
    return max(legal, key=lambda move: (values[move - start], -move))


def _may(state: State, step: effect_steps.May, legal: list[int]) -> int:
    return _yes_if(state, _block_values(state, step)[0] > bv.INDIFFERENT)


def _block_values(state: State, step: effect_steps.EffectDecision) -> list[bv.Score]:
    """Returns what the events in a bracket are worth to the bot that decides."""
    effect = interpreter.effect_of(state, step.root)
    return [bv.block_value(state, effect, block, step.seat, step.seat) for block in step.part(state).blocks]


def _foreign(state: State, step: foreign.Foreign, legal: list[int]) -> int:
    """Negotiates only cards whose effect before the roll helps it."""
    card = _negotiated(state, step.seat)
    return state.rules.actions.done if card < 0 else state.rules.actions.foreign + card


def _negotiated(state: State, party: i64) -> int:
    """Returns the foreign-affairs card that the bot would negotiate, or -1."""
    best = -1
    best_worth = bv.INDIFFERENT
    for card in foreign.open_cards(state):
        value = bv.negotiation_value(state, card, party)
        if value > best_worth:
            best = card
            best_worth = value
    return best


def _flag(state: State, step: foreign.Flag, legal: list[int]) -> int:
    """W2-34: the nation of the card it is about to negotiate; otherwise a flag is placed where it helps the others
    least, and removed where it helps them most."""
    rules = state.rules
    start = rules.actions.nation
    card = _negotiated(state, step.seat) if interpreter.comes_later(state, "foreign") else -1
    own: i64 = rules.nation[card] if card >= 0 else -1

    def help_to_others(move: int) -> tuple[int, int, int, int]:
        nation = move - start
        in_play = [card for card in foreign.in_play(state) if rules.nation[card] == nation]
        is_open = [card for card in in_play if foreign.lies_open(state, card)]
        return -1 if nation == own else 0, len(is_open), len(in_play), nation

    return min(legal, key=help_to_others) if step.sign > 0 else max(legal, key=help_to_others)


def _society_in(state: State, step: society.SocietyIn, legal: list[int]) -> int:
    start = state.rules.actions.society
    return max(legal, key=lambda move: (bv.marker_value(state, move - start, step.seat), -move))


def _society_out(state: State, step: society.SocietyOut, legal: list[int]) -> int:
    start = state.rules.actions.society
    return min(legal, key=lambda move: (bv.marker_value(state, move - start, step.seat), move))


def _purge(state: State, step: cards.Purge, legal: list[int]) -> int:
    start = state.rules.actions.purge
    enemies = [*bv.table(state, step.seat).enemies, step.seat]
    chosen = min(legal, key=lambda move: (enemies.index(state.rules.deck[move - start]), move))
    _report_enemy(state, step.seat, state.rules.deck[chosen - start])
    return chosen


def _discard(state: State, step: cards.Discard, legal: list[int]) -> int:
    """W2-38: the card with the lowest values."""
    rules = state.rules
    start = rules.actions.discard
    return min(legal, key=lambda move: (rules.big[move - start] + rules.small[move - start], move))


def _coalition(state: State, step: politics.Coalition, legal: list[int]) -> int:
    """W2-38: of equal coalitions, the one of the parties it harms last."""
    enemies = bv.table(state, step.seat).enemies
    start = state.rules.actions.coalition

    def harmed_late(move: int) -> int:
        mask = st.COALITION_MASKS[move - start]
        return sum(enemies.index(party) for party in enemies if mask >> party & 1)

    return max(legal, key=harmed_late)


def _counter_target(state: State, step: actions.CounterTarget, legal: list[int]) -> int:
    """W2-38: the other side's marker, Councils before Uprising."""
    start = state.rules.actions.counter
    own = (st.COUNCILS, st.UPRISING) if step.seat == fx.KPD else (st.REGIME,)
    order = [marker for marker in (st.REGIME, st.COUNCILS, st.UPRISING) if marker not in own] + list(own)
    return min(legal, key=lambda move: order.index(move - start + st.UPRISING))


# -- yes and no ------------------------------------------------------------------------------------------------


def _yes_if(state: State, agrees: bool) -> int:
    return state.rules.actions.yes if agrees else state.rules.actions.no


def _yes(state: State, step: Decision, legal: list[int]) -> int:
    return state.rules.actions.yes


def _no(state: State, step: Decision, legal: list[int]) -> int:
    return state.rules.actions.no


def _agree_first(state: State, step: rounds.AgreeFirst, legal: list[int]) -> int:
    return _yes_if(state, step.party == step.seat)


def _vote(state: State, step: effect_steps.Vote, legal: list[int]) -> int:
    yes, no = _block_values(state, step)
    return _yes_if(state, yes > no)


def _roll_again(state: State, step: rolls.RollAgain, legal: list[int]) -> int:
    """Uses Stresemann on its own first failure, and no politician."""
    if not step.by_stresemann:
        return state.rules.actions.done
    return _yes_if(state, step.roller == step.seat and failed(state))


def _no_politician(state: State, step: Decision, legal: list[int]) -> int:
    return state.rules.actions.done


def failed(state: State) -> bool:
    """Returns whether the last roll fails its purpose (two steps further down on the agenda)."""
    purpose = rolls.purpose_of_roll(state, 3)
    return purpose is not None and purpose.fails(state)


Answer = Callable[[State, Any, list[int]], int]  # each takes its own kind of decision

ANSWERS: Final[dict[type[Step], Answer]] = {
    rounds.ChooseFirst: _favoured,
    rounds.AgreeFirst: _agree_first,
    opinion.TopicStep: _topic,
    opinion.PointStep: _point,
    bases.PlaceBase: _base,
    bases.RemoveBase: _remove,
    bases.DemoBase: _remove,  # a free slot leaves no choice
    threats.PutMarker: _marker,
    threats.TakeMarker: _marker,
    effect_steps.ChooseCity: _event_city,
    effect_steps.ChooseCities: _unit_target,
    strength.MobiliseTo: _unit_target,
    strength.Mobilise: _mobilise,
    strength.Dissolve: _dissolve,
    strength.Recall: _recall,
    strength.Takeover: _takeover,
    society.SocietyIn: _society_in,
    society.SocietyOut: _society_out,
    opinion.TopicIn: _topic_in,
    effect_steps.Option: _option,
    effect_steps.May: _may,
    effect_steps.Vote: _vote,
    effect_steps.Foe: _foe,
    foreign.Flag: _flag,
    foreign.Foreign: _foreign,
    cards.Discard: _discard,
    cards.Purge: _purge,
    topics.TopicOption: _topic_option,
    topics.Agree: _agree,
    topics.Yellow: _yellow,
    politics.Majority: _favoured,
    offices.Control: _favoured,
    offices.Ballot: _favoured,
    offices.Runoff: _favoured,
    politics.Coalition: _coalition,
    politics.Chancellor: _favoured,
    politics.Join: _no,
    reactions.React: _yes,
    actions.Oppose: _no,
    actions.CounterTarget: _counter_target,
    plays.CancelEvent: _no_politician,
    actions.FewerDice: _no_politician,
    rolls.RollAgain: _roll_again,
    plays.President: _yes,
}
