"""Invariants of every position between decisions."""

from typing import Final

from republik.table.checks import check_legal, require
from republik.table.contract import CHANCE
from republik.table.native import Ints

from . import effects as fx
from . import steps as st
from . import threats
from .actions import ActionPoints
from .bots import DecideDie
from .decision import Decision
from .effect_steps import EffectFrame
from .interpreter import NO_CITY_FITS
from .plays import President
from .politics import Politics
from .round_end import NextRound, RoundEnd
from .rounds import StartRound
from .state import SIZES, State
from .steps import Step, field_names
from .strength import ANY_UNITS

SIGNED: Final = ("minor", "agendas", "act", "votes")  # arrays with numbers below 0


def check(state: State) -> None:
    """Raises AssertionError with a description of the first violation."""
    _check_sizes(state)
    _check_numbers(state)
    _check_figures(state)
    _check_units(state)
    _check_markers(state)
    _check_tracks(state)
    _check_topics(state)
    _check_cards(state)
    _check_agenda(state)


def _check_sizes(state: State) -> None:
    for name, size in SIZES.items():
        values: Ints = getattr(state, name)
        require(len(values) == size, f"{name}: {size} numbers")
        # W2-5: only a final scoring leads below 0
        scored = name == "vp" and state.termination != st.ONGOING
        require(min(values) >= 0 or name in SIGNED or scored, f"{name} below zero")
    require(len(state.topics) == len(state.rules.slot_topic), "one place per topic")
    require(sorted(state.seating) == [0, 1, 2, 3], "W2: four parties at the table")


def _check_numbers(state: State) -> None:
    """What is used as an index or a mask is one."""
    limits = _limits(state)
    for name, number, kind in (
        ("foreign track", state.foreign_track, "foreign"),
        ("foreign affairs done", state.foreign_done, "foreign mask"),
        ("foreign affairs beside", state.foreign_beside, "foreign mask"),
        ("stresemann", state.stresemann, "side"),
        ("chooser", state.chooser, "party or none"),
        ("co-chooser", state.co_chooser, "party or none"),
        ("player", state.player, "party or none"),
        ("drawn", state.drawn, "parties"),
        ("society gone", state.society_gone, "society mask"),
        ("green", state.green, "topic mask"),
        ("moved", state.moved, "slot mask"),
        ("added", state.added, "agenda mask"),
        ("card", state.card, "card or none"),
        ("result", state.result, "count"),
        ("falling", state.falling, "ending"),
        ("termination", state.termination, "ending"),
        ("announced action", state.act[st.ACT_KIND], "action"),
        ("its city", state.act[st.ACT_CITY], "city"),
        ("its target", state.act[st.ACT_TARGET], "marker"),
        ("its parties", state.act[st.ACT_JOINED], "parties"),
        ("its player", state.act[st.ACT_PLAYER], "party"),
    ):
        require(_is_within(number, limits[kind]), f"{name}: no such {kind}")
    require(all(_is_within(vote, limits["party or none"]) for vote in state.votes), "votes: no such party")
    for party in range(st.PARTIES):
        agenda = state.agendas[party]
        fits = agenda in state.rules.agendas_of[party] or agenda in (NO_AGENDA, st.HIDDEN_AGENDA)
        require(fits, f"W3: no agenda of {fx.PARTIES[party]}")


NO_AGENDA: Final = -1
MANY: Final = 100
DEEPEST_BETWEEN: Final = st.DEEPEST - 10  # one move adds a few more steps
LASTING: Final = (StartRound, Politics, RoundEnd, NextRound)  # one of them is at the bottom of the agenda

SLOTS: Final[dict[str, str]] = {
    "barred": "city mask",
    "best": "die",
    "bonus": "count",
    "candidates": "parties",
    "card": "foreign",
    "chosen": "parties",
    "cities": "cities packed",
    "city": "city",
    "coalition": "coalition",
    "deck": "deck",
    "dice": "count",
    "done": "count",
    "flags": "roll",
    "foe": "party or none",
    "hand": "party",
    "largest": "coalitions",
    "left": "count",
    "marker": "marker",
    "minor": "minor",
    "number": "politics",
    "one": "party",
    "only": "city or none",
    "option": "option",
    "other": "party",
    "out": "parties",
    "part": "count",
    "parties": "parties",
    "partner": "party or none",
    "party": "party",
    "place": "flag",
    "point": "point",
    "points": "count",
    "proposer": "party",
    "refused": "coalitions",
    "roller": "party",
    "sign": "sign",
    "sixes": "count",
    "slot": "slot",
    "space": "count",
    "steps": "count",
    "tied": "parties",
    "topic": "topic or any",
    "turn": "parties",
    "group": "units",
    "use": "use",
    "why": "reason",
}
"""What a field of a step names; those of RUN, PERFORM and the like are checked in interpreter.py."""
OF_STEP: Final[dict[tuple[type[Step], str], str]] = {
    (StartRound, "number"): "round",
    (EffectFrame, "number"): "effect",
    (EffectFrame, "city"): "chosen city",
    (EffectFrame, "card"): "card or none",
    (ActionPoints, "city"): "city or none",
    (DecideDie, "why"): "reason of a die",
    (President, "card"): "card",
}
"""The same, where only one kind of step uses the word like this."""


def _limits(state: State) -> dict[str, tuple[int, int]]:
    """Returns the lowest and the highest number of each kind."""
    rules = state.rules
    cities, cards, foreign = st.CITIES - 1, len(rules.cards) - 1, len(fx.FOREIGN_CARDS)
    return {
        "party": (0, st.PARTIES - 1),
        "party or none": (-1, st.PARTIES - 1),
        "parties": _masks(st.PARTIES),
        "city": (0, cities),
        "city or none": (-1, cities),
        "chosen city": (NO_CITY_FITS, cities),
        "cities packed": _masks(4 * st.CITIES),
        "city mask": _masks(st.CITIES),
        "card": (0, cards),
        "card or none": (-1, cards),
        "effect": (0, len(rules.effects) - 1),
        "marker": (0, st.CITY_MARKERS - 1),
        "units": (ANY_UNITS, st.UNIT_KINDS - 1),
        "foreign": (0, foreign - 1),
        "foreign mask": _masks(foreign),
        "society mask": _masks(len(fx.SOCIETY_MARKERS)),
        "topic or any": (-1, len(fx.TOPICS) - 1),
        "topic mask": _masks(len(fx.TOPICS)),
        "slot": (0, len(state.topics) - 1),
        "slot mask": _masks(len(state.topics)),
        "point": (0, len(rules.points) - 1),
        "agenda mask": _masks(len(rules.agendas)),
        "minor": (0, len(state.minor) - 1),
        "deck": (0, st.DECKS - 1),
        "round": (rules.first_round, rules.last_round),
        "politics": (1, 7),
        "action": (st.DEMONSTRATION, st.FIGHT),
        "ending": (st.ONGOING, len(st.TERMINATIONS) - 1),
        "side": (st.OUT_OF_GAME, st.FACE_DOWN),
        "use": (st.EVENT, st.ACTIONS),
        "reason": (st.FOR_AGENDA, st.FOR_IMPULSES),
        "reason of a die": (st.DIE_AGENDA, st.DIE_REMOVE),
        "roll": (0, st.REROLLED | st.CITY_TABLE),
        "die": (0, 6),
        "option": (0, 3),
        "coalition": (0, len(st.COALITION_MASKS) - 1),
        "coalitions": _masks(len(st.COALITION_MASKS)),
        "sign": (-1, 1),
        "flag": (0, 1),
        "count": (0, MANY),
    }


def _masks(size: int) -> tuple[int, int]:
    return 0, st.mask_of(range(size))


def _is_within(number: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= number <= limits[1]


def _check_figures(state: State) -> None:
    """Figures are bases, seats or pieces on the NSDAP track; bases do not exceed their slots."""
    for party in range(st.PARTIES):
        require(state.figures_left(party) >= 0, f"{fx.PARTIES[party]} has more figures than there are")
    for city in range(st.CITIES):
        count = sum(state.bases[party * st.CITIES + city] for party in range(st.PARTIES))
        require(count == state.filled[city], f"W1: bases in {fx.CITIES[city]} miscounted")
        require(count <= state.rules.slots[city], f"W1: too many bases in {fx.CITIES[city]}")
    require(state.nsdap_total() <= state.rules.nsdap_end, "W12: beyond the NSDAP track")


def _check_units(state: State) -> None:
    rules = state.rules
    for kind in range(len(fx.UNITS)):
        count = sum(state.units[kind * st.PLACES : (kind + 1) * st.PLACES])
        if kind in (fx.REICHSWEHR_1, fx.REICHSWEHR_2):
            black = st.BLACK_1 if kind == fx.REICHSWEHR_1 else st.BLACK_2
            row = list(state.units[black * st.PLACES : (black + 1) * st.PLACES])
            count += sum(row)
            require(not any(row[st.CITIES :]), "W1: black Reichswehr lies in cities only")
        count += rules.scenario.units_out.get(fx.UNITS[kind], 0)
        require(count == rules.unit_count[kind], f"W1: {fx.UNITS[kind]} miscounted")
        gone = state.units[kind * st.PLACES + st.DISSOLVED]
        require(rules.dissolves[kind] or not gone, f"W1: {fx.UNITS[kind]} cannot be dissolved")


def _check_markers(state: State) -> None:
    require(max(state.markers) <= 1, "W7: one marker of a kind in a city")
    require(threats.poverty_left(state) >= 0, "W7: more Poverty and Prosperity than there are")
    for marker in (st.UNREST, st.UPRISING, st.COUNCILS, st.REGIME):
        most = state.rules.marker_count[marker]
        require(state.marker_total(marker) <= most, f"W7: more {st.MARKER_NAMES[marker]} than there are")
    for city in range(st.CITIES):
        for one, other in ((st.POVERTY, st.PROSPERITY), (st.COUNCILS, st.REGIME), (st.COUNCILS, st.UPRISING)):
            both = state.marker(one, city) and state.marker(other, city)
            require(not both, f"W7: {st.MARKER_NAMES[one]} beside {st.MARKER_NAMES[other]}")
    for kind in range(st.BOX_MARKERS):
        require(state.box[kind] <= state.rules.box_count[kind], f"W7: more {st.BOX_NAMES[kind]} than there are")
    if state.termination == st.ONGOING:
        require(state.box_total() <= state.rules.box_spaces, "W7: the DR box overflows")


def _check_tracks(state: State) -> None:
    rules = state.rules
    require(1 <= state.economy <= rules.best_economy, "W7: economy off its track")
    require(max(state.reserve) <= rules.most_reserve, "W10: too much in reserve")
    for nation in range(len(fx.NATIONS)):
        require(state.flags[nation] <= rules.nation_flags[nation], "W11: more flags than there are")
    require(len(state.society) <= rules.society_spaces, "W6: beyond the society track")
    require(len(set(state.society)) == len(state.society), "W6: a society marker twice")
    require(all(0 <= marker < len(fx.SOCIETY_MARKERS) for marker in state.society), "W6: no such marker")
    gone = [marker for marker in state.society if state.society_gone >> marker & 1]
    require(not gone, "W6: a marker that is out of the game")
    require(rules.first_round <= state.round <= rules.last_round or not state.round, "W3: no such round")
    require(0 < state.government <= st.ALL_PARTIES, "W8: government")
    require(state.government & (state.government - 1) in GOVERNMENTS, "W8: government")
    require(0 <= state.chancellor < st.PARTIES and state.governs(state.chancellor), "W8: the chancellor governs")
    require(0 <= state.president < st.PARTIES and 0 <= state.first < st.PARTIES, "W13: no such party")


GOVERNMENTS = (0, st.ZENTRUM_BIT, st.KPD_BIT, st.DNVP_BIT)  # the second party, in addition to the lowest one


def _check_topics(state: State) -> None:
    for slot in range(len(state.topics)):
        require(st.GONE <= state.topics[slot] < len(state.rules.points), "W4: a topic off the grid")
    for minor in state.minor:
        require(-1 <= minor < st.PARTIES, "W8: a minor party without controller")


def _check_cards(state: State) -> None:
    rules = state.rules
    require(len(state.hands) == st.PARTIES, "a hand per party")
    require(len(state.piles) == st.DECKS and len(state.discards) == st.DECKS, "a pile and discards per deck")
    everywhere = [card for hand in state.hands for card in hand if card >= 0]
    for deck in range(st.DECKS):
        for card in state.piles[deck] + state.discards[deck]:
            require(0 <= card < len(rules.cards) and rules.deck[card] == deck, "a card in a foreign deck")
            everywhere.append(card)
    if state.card >= 0:
        everywhere.append(state.card)
    require(len(everywhere) == len(set(everywhere)), "a card in two places")
    require(all(0 <= card < len(rules.cards) for card in everywhere), "an unknown card")
    for party in range(st.PARTIES):
        hand = [card for card in state.hands[party] if card >= 0]
        require(hand == sorted(hand), "hands are sorted")
        require(all(rules.deck[card] in (party, st.REPUBLIC) for card in hand), "a card of another party in a hand")
    in_hands = {card for hand in state.hands for card in hand}
    require(all(card in in_hands for card in state.shown), "a shown card that is in no hand")


def _check_agenda(state: State) -> None:
    if state.termination == st.ONGOING:
        require(0 < state.depth <= DEEPEST_BETWEEN, "nothing is pending in a game in progress, or too much")
        _check_steps(state)
        check_legal(state.legal, state.rules.actions.count)
    else:
        require(not state.depth and not state.legal, "something is pending after the end")
        require(-1 <= state.winner < st.PARTIES, "no such winner")


def _check_steps(state: State) -> None:
    limits = _limits(state)
    for place, step in enumerate(state.stack):
        below = int(getattr(step, "root", -1)) < place
        require(below, f"step {step.kind}: its effect is over before it")
        by_chance = step.slots.startswith("chance")
        require(step.seat == CHANCE if by_chance else 0 <= step.seat < st.PARTIES, f"step {step.kind}: no such party")
        for name in field_names(step.slots):
            what = OF_STEP.get((type(step), name)) or SLOTS.get(name)
            fits = what is None or _is_within(int(getattr(step, name)), limits[what])
            require(fits, f"step {step.kind}: no such {what}")
    require(isinstance(state.stack[0], LASTING), "the game would not go on")
    require(isinstance(state.step(), Decision), "nothing to decide")
