# ruff: noqa: ARG001  all answers take the same arguments
"""A bot's answers to the decisions of the rules, according to its tables (bot_tables.py).

1.4.1: what the tables leave open is decided as is best for the bot. Every kind of decision that a party can be asked
has its answer in ANSWERS; what a bot does with its cards is in bots.py and, at a table of four, in
players/booklet_bot.py.
"""

from collections.abc import Callable
from typing import Final

from republik.table.native import i64

from . import bot_tables as bt
from . import effects as fx
from . import executing, foreign, rolls, strength
from . import steps as st
from .state import State
from .steps import Step


def choose(state: State, step: Step, legal: list[int]) -> int:
    """Returns one of the legal moves, deterministically."""
    return ANSWERS[step[0]](state, step, legal)


# -- parties ----------------------------------------------------------------------------


def friends(state: State, party: i64) -> list[int]:
    """Returns the parties for positive effects: the bot itself, then its enemies from the end of the list."""
    return [party, *reversed(bt.table(state, party).enemies)]


def _favoured(state: State, step: Step, legal: list[int]) -> int:
    start = state.rules.actions.party
    order = friends(state, step[1])
    return min(legal, key=lambda move: order.index(move - start))


def _foe(state: State, step: Step, legal: list[int]) -> int:
    effect = executing.effect_of(state, step[2])
    asked = effect.blocks[step[3]][step[4]]
    start = state.rules.actions.party
    city = executing.chosen_city(state, step[2])
    enemy = bt.enemy_for(state, step[1], asked, [move - start for move in legal], city)
    _report_enemy(state, step[1], enemy)
    return start + enemy


def _report_enemy(state: State, seat: i64, party: i64) -> None:
    if party != seat:
        state.report("row", seat, bt.T_ENEMIES, bt.table(state, seat).enemies.index(party))


# -- cities ------------------------------------------------------------------------------------


def _base(state: State, step: Step, legal: list[int]) -> int:
    start = state.rules.actions.base
    return start + bt.base_city(state, step[1], [move - start for move in legal])


def _remove(state: State, step: Step, legal: list[int]) -> int:
    """Removes a base: its own in the city of lowest priority; otherwise by enemies, then by the list of cities."""
    start = state.rules.actions.remove_base
    seat = step[1]
    order = [*bt.table(state, seat).enemies, seat]
    party = min([(move - start) // st.CITIES for move in legal], key=order.index)
    cities = [(move - start) % st.CITIES for move in legal if (move - start) // st.CITIES == party]
    _report_enemy(state, seat, party)
    city = bt.lowest(state, seat, cities) if party == seat else bt.by_priority(state, seat, cities)[0]
    return start + party * st.CITIES + city


def _marker(state: State, step: Step, legal: list[int]) -> int:
    actions = state.rules.actions
    put = step[0] == st.PUT_MARKER
    start = actions.put if put else actions.take
    return start + bt.marker_city(state, step[1], step[2], [move - start for move in legal], put)


def _event_city(state: State, step: Step, legal: list[int]) -> int:
    """Chooses the city of an event, by the table for what happens there."""
    start = state.rules.actions.city
    seat = step[1]
    cities = [move - start for move in legal]
    steps = executing.effect_of(state, step[2]).blocks[step[3]]
    verbs = [one.verb for one in steps]
    if fx.TAKEOVER in verbs:
        cities = _with_reichswehr(state, cities)
    if fx.COUP in verbs:
        return start + bt.event_coup_city(state, seat, cities, steps)
    if fx.DEMO in verbs:
        return start + bt.demonstration_city(state, seat, cities, steps)
    if fx.MOBILISE in verbs or fx.DEPLOY in verbs:
        return start + bt.unit_city(state, seat, cities)
    return start + bt.by_priority(state, seat, cities)[0]


def _with_reichswehr(state: State, cities: list[int]) -> list[int]:
    """Returns the cities with the strongest Reichswehr that can be taken over; all if there is none."""
    if state.governs(fx.DNVP):
        return cities
    for kind in reversed(strength.WHITE):
        found = [city for city in cities if state.units[kind * st.PLACES + city]]
        if found:
            return found
    return cities


def _unit_target(state: State, step: Step, legal: list[int]) -> int:
    start = state.rules.actions.city
    return start + bt.unit_city(state, step[1], [move - start for move in legal if move >= start])


# -- units ----------------------------------------------------------------------------------------


def _mobilise(state: State, step: Step, legal: list[int]) -> int:
    """From the supply, then from the cities of lowest priority; strongest units first."""
    rules = state.rules
    start = rules.actions.mobilise
    rank = rules.city_rank[step[1]]

    def order(move: int) -> tuple[int, int, int]:
        kind, source = divmod(move - start, st.CITIES + 1)
        distance = -st.CITIES - 1 if source == st.CITIES else -rank[source]
        return distance, -rules.strength[kind], kind

    return min([move for move in legal if move >= start], key=order)


def _dissolve(state: State, step: Step, legal: list[int]) -> int:
    """By enemies, strongest unit, list of cities."""
    rules = state.rules
    start = rules.actions.dissolve
    seat = step[1]
    enemies = [*bt.table(state, seat).enemies, seat]

    def order(move: int) -> tuple[int, int, int]:
        kind, city = divmod(move - start, st.CITIES)
        return enemies.index(rules.unit_side[kind]), -rules.strength[kind], rules.city_rank[seat][city]

    chosen = min([move for move in legal if move >= start], key=order)
    _report_enemy(state, seat, rules.unit_side[(chosen - start) // st.CITIES])
    return chosen


def _recall(state: State, step: Step, legal: list[int]) -> int:
    start = state.rules.actions.recall
    return min(legal, key=lambda move: -state.rules.strength[move - start])


def _takeover(state: State, step: Step, legal: list[int]) -> int:
    start = state.rules.actions.takeover
    rank = state.rules.city_rank[step[1]]
    return min(legal, key=lambda move: (-((move - start) // st.CITIES), rank[(move - start) % st.CITIES]))


# -- topics ---------------------------------------------------------------------------------------------


def _topic(state: State, step: Step, legal: list[int]) -> int:
    start = state.rules.actions.topic
    slots = [move - start for move in legal if move >= start]
    slot = bt.debated_slot(state, step[1], step[2], slots)
    return start + slot if slot >= 0 else state.rules.actions.done


def _point(state: State, step: Step, legal: list[int]) -> int:
    _, party, slot, value, _, _, _, _ = step
    return state.rules.actions.point + bt.best_point(state, party, slot, bt.steps_possible(state, party, slot, value))


def _topic_in(state: State, step: Step, legal: list[int]) -> int:
    """1.4.4: the first of its list; the DNVP chooses the DVP only if it does not control it. If none of the list can
    be brought in, the first in the order of its debates (W2-38)."""
    rules = state.rules
    for row, word in enumerate(bt.table(state, step[1]).free_topics):
        topic = fx.TOPICS.index(word)
        if word == "dvp" and state.minor[st.DVP] == step[1]:
            continue
        move = rules.actions.topic + rules.slots_of[topic][0]
        if move in legal:
            state.report("row", step[1], bt.T_FREE_TOPICS, row)
            return move
    order = bt.topic_order(state, step[1])
    return min(legal, key=lambda move: order.index(rules.slot_topic[move - rules.actions.topic]))


def _yellow(state: State, step: Step, legal: list[int]) -> int:
    """W2-38: the topics it controls first, then by the order of its debates."""
    rules = state.rules
    order = bt.topic_order(state, step[1])

    def rank(move: int) -> tuple[int, int]:
        slot = move - rules.actions.topic
        controls = rules.controllers[state.topics[slot]] & rules.bit[step[1]]
        return 0 if controls else 1, order.index(rules.slot_topic[slot])

    return min(legal, key=rank)


# -- options -----------------------------------------------------------------------------------------------


def best_option(state: State, party: i64, slot: i64, legal: list[int]) -> int:
    """Returns the option of a won topic that helps the bot most; the first among equals."""
    rules = state.rules
    numbers = rules.options[rules.slot_topic[slot]]
    start = rules.actions.option
    return max(legal, key=lambda move: (bt.effect_value(state, rules.effects[numbers[move - start]], party), -move))


def _topic_option(state: State, step: Step, legal: list[int]) -> int:
    return best_option(state, step[1], step[2], legal)


def _agree(state: State, step: Step, legal: list[int]) -> int:
    """Agrees only if it gains by what the proposer will carry out; otherwise nothing happens."""
    _, party, slot, option, proposer, _, _, _ = step
    rules = state.rules
    effect = rules.effects[rules.options[rules.slot_topic[slot]][option]]
    gains = bt.effect_value(state, effect, party, proposer) > bt.INDIFFERENT
    return rules.actions.yes if gains else rules.actions.no


def _option(state: State, step: Step, legal: list[int]) -> int:
    effect = executing.effect_of(state, step[2])
    asked = effect.blocks[step[3]][step[4]]
    start = state.rules.actions.option

    def value(move: int) -> tuple[bt.Score, int]:
        block = asked.blocks[move - start]
        part = fx.Effect("", "", (effect.blocks[block], *effect.blocks[1:]))
        return bt.effect_value(state, part, step[1]), -move

    return max(legal, key=value)


def _may(state: State, step: Step, legal: list[int]) -> int:
    effect = executing.effect_of(state, step[2])
    asked = effect.blocks[step[3]][step[4]]
    part = fx.Effect("", "", (effect.blocks[asked.blocks[0]], *effect.blocks[1:]))
    return state.rules.actions.yes if bt.effect_value(state, part, step[1]) > bt.INDIFFERENT else state.rules.actions.no


def _foreign(state: State, step: Step, legal: list[int]) -> int:
    """Negotiates only cards whose effect before the roll helps it."""
    card = _negotiated(state, step[1])
    return state.rules.actions.done if card < 0 else state.rules.actions.foreign + card


def _negotiated(state: State, party: i64) -> int:
    """Returns the foreign-affairs card that the bot would negotiate, or -1."""
    best = -1
    best_worth = bt.INDIFFERENT
    for card in foreign.open_cards(state):
        value = bt.negotiation_value(state, card, party)
        if value > best_worth:
            best = card
            best_worth = value
    return best


def _flag(state: State, step: Step, legal: list[int]) -> int:
    """W2-34: the nation of the card it is about to negotiate; otherwise a flag is placed where it helps the others
    least, and removed where it helps them most."""
    _, party, sign, _, _, _, _, _ = step
    rules = state.rules
    start = rules.actions.nation
    card = _negotiated(state, party) if executing.comes_later(state, fx.FOREIGN) else -1
    own: i64 = rules.nation[card] if card >= 0 else -1

    def help_to_others(move: int) -> tuple[int, int, int, int]:
        nation = move - start
        in_play = [card for card in foreign.in_play(state) if rules.nation[card] == nation]
        is_open = [card for card in in_play if foreign.lies_open(state, card)]
        return -1 if nation == own else 0, len(is_open), len(in_play), nation

    return min(legal, key=help_to_others) if sign > 0 else max(legal, key=help_to_others)


def _society_in(state: State, step: Step, legal: list[int]) -> int:
    start = state.rules.actions.society
    return max(legal, key=lambda move: (bt.marker_value(state, move - start, step[1]), -move))


def _society_out(state: State, step: Step, legal: list[int]) -> int:
    start = state.rules.actions.society
    return min(legal, key=lambda move: (bt.marker_value(state, move - start, step[1]), move))


def _purge(state: State, step: Step, legal: list[int]) -> int:
    start = state.rules.actions.purge
    enemies = [*bt.table(state, step[1]).enemies, step[1]]
    chosen = min(legal, key=lambda move: (enemies.index(state.rules.deck[move - start]), move))
    _report_enemy(state, step[1], state.rules.deck[chosen - start])
    return chosen


def _discard(state: State, step: Step, legal: list[int]) -> int:
    """W2-38: the card with the lowest values."""
    rules = state.rules
    start = rules.actions.discard
    return min(legal, key=lambda move: (rules.big[move - start] + rules.small[move - start], move))


def _coalition(state: State, step: Step, legal: list[int]) -> int:
    """W2-38: of equal coalitions, the one of the parties it harms last."""
    enemies = bt.table(state, step[1]).enemies
    start = state.rules.actions.coalition

    def harmed_late(move: int) -> int:
        mask = st.COALITION_MASKS[move - start]
        return sum(enemies.index(party) for party in enemies if mask >> party & 1)

    return max(legal, key=harmed_late)


def _counter_target(state: State, step: Step, legal: list[int]) -> int:
    """W2-38: the other side's marker, Councils before Uprising."""
    start = state.rules.actions.counter
    own = (st.COUNCILS, st.UPRISING) if step[1] == fx.KPD else (st.REGIME,)
    order = [marker for marker in (st.REGIME, st.COUNCILS, st.UPRISING) if marker not in own] + list(own)
    return min(legal, key=lambda move: order.index(move - start + st.UPRISING))


# -- yes and no ------------------------------------------------------------------------------------------------


def _yes(state: State, step: Step, legal: list[int]) -> int:
    return state.rules.actions.yes


def _no(state: State, step: Step, legal: list[int]) -> int:
    return state.rules.actions.no


def _agree_first(state: State, step: Step, legal: list[int]) -> int:
    return state.rules.actions.yes if step[3] == step[1] else state.rules.actions.no


def _vote(state: State, step: Step, legal: list[int]) -> int:
    effect = executing.effect_of(state, step[2])
    asked = effect.blocks[step[3]][step[4]]
    parts = [fx.Effect("", "", (effect.blocks[block], *effect.blocks[1:])) for block in asked.blocks]
    yes, no = [bt.effect_value(state, part, step[1]) for part in parts]
    return state.rules.actions.yes if yes > no else state.rules.actions.no


def _roll_again(state: State, step: Step, legal: list[int]) -> int:
    """Uses Stresemann on its own first failure, and no politician."""
    actions = state.rules.actions
    if not step[4]:
        return actions.done
    return actions.yes if step[2] == step[1] and failed(state) else actions.no


def _no_politician(state: State, step: Step, legal: list[int]) -> int:
    return state.rules.actions.done


def failed(state: State) -> bool:
    """Returns whether the last roll fails its purpose (two steps further down on the agenda)."""
    rules = state.rules
    at = (state.depth - 3) * st.STEP
    kind = state.stack[at]
    if kind == st.REACTION_RESULT:
        return not rules.dice_lost[min(state.result, len(rules.dice_lost) - 1)]
    if kind == st.NEGOTIATED:
        return state.result < rules.target[state.stack[at + 2]]
    if kind != st.ACT_RESULT:
        return False
    total = rolls.total(state)
    if state.act[st.ACT_KIND] == st.DEMONSTRATION:
        return not rules.demo_bases[min(total, len(rules.demo_bases) - 1)]
    return total < rules.coup_success


Answer = Callable[[State, Step, list[int]], int]

ANSWERS: Final[dict[int, Answer]] = {
    st.CHOOSE_FIRST: _favoured,
    st.AGREE_FIRST: _agree_first,
    st.TOPIC_STEP: _topic,
    st.POINT_STEP: _point,
    st.PLACE_BASE: _base,
    st.REMOVE_BASE: _remove,
    st.DEMO_BASE: _remove,  # a free slot leaves no choice
    st.PUT_MARKER: _marker,
    st.TAKE_MARKER: _marker,
    st.CHOOSE_CITY: _event_city,
    st.CHOOSE_CITIES: _unit_target,
    st.MOBILISE_TO: _unit_target,
    st.MOBILISE: _mobilise,
    st.DISSOLVE: _dissolve,
    st.RECALL: _recall,
    st.TAKEOVER: _takeover,
    st.SOCIETY_IN: _society_in,
    st.SOCIETY_OUT: _society_out,
    st.TOPIC_IN: _topic_in,
    st.OPTION: _option,
    st.MAY: _may,
    st.VOTE: _vote,
    st.FOE: _foe,
    st.FLAG: _flag,
    st.FOREIGN: _foreign,
    st.DISCARD: _discard,
    st.PURGE: _purge,
    st.TOPIC_OPTION: _topic_option,
    st.AGREE: _agree,
    st.YELLOW: _yellow,
    st.MAJORITY: _favoured,
    st.CONTROL: _favoured,
    st.BALLOT: _favoured,
    st.RUNOFF: _favoured,
    st.COALITION: _coalition,
    st.CHANCELLOR: _favoured,
    st.JOIN: _no,
    st.REACT: _yes,
    st.OPPOSE: _no,
    st.COUNTER_TARGET: _counter_target,
    st.CANCEL_EVENT: _no_politician,
    st.FEWER_DICE: _no_politician,
    st.ROLL_AGAIN: _roll_again,
    st.PRESIDENT: _yes,
}
