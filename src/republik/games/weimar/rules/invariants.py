"""Invariants of every position between decisions."""

from republik.table.checks import check_legal, require
from republik.table.native import Ints

from . import effects as fx
from . import steps as st
from . import threats
from .state import State


def check(state: State) -> None:
    """Raises AssertionError with a description of the first violation."""
    _check_sizes(state)
    _check_figures(state)
    _check_units(state)
    _check_markers(state)
    _check_tracks(state)
    _check_topics(state)
    _check_cards(state)
    _check_agenda(state)


def _check_sizes(state: State) -> None:
    sizes: list[tuple[str, Ints, int]] = [
        ("bases", state.bases, st.PARTIES * st.CITIES),
        ("filled", state.filled, st.CITIES),
        ("seats", state.seats, st.PARTIES),
        ("vp", state.vp, st.PARTIES),
        ("reserve", state.reserve, st.PARTIES),
        ("nsdap", state.nsdap, st.PARTIES),
        ("units", state.units, st.UNIT_KINDS * st.PLACES),
        ("markers", state.markers, st.CITY_MARKERS * st.CITIES),
        ("box", state.box, st.BOX_MARKERS),
        ("flags", state.flags, len(fx.NATIONS)),
        ("impulses", state.impulses, st.PARTIES),
        ("bonus", state.bonus, st.PARTIES),
    ]
    for name, values, size in sizes:
        require(len(values) == size, f"{name}: {size} numbers")
        # W2-5: only a final scoring leads below 0
        require(min(values) >= 0 or (name == "vp" and state.termination != st.ONGOING), f"{name} below zero")
    require(len(state.topics) == len(state.rules.slot_topic), "one place per topic")
    require(len(state.minor) == 3 and len(state.agendas) == st.PARTIES, "minor parties and agendas")
    require(len(state.act) == st.ACT_SIZE and len(state.votes) == st.PARTIES, "the action and the votes")
    require(len(state.stack) == st.STEP * st.DEEPEST, "the agenda's room")
    require(sorted(state.seating) == [0, 1, 2, 3], "W2: four parties at the table")


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
    require(0 < state.government < 16 and state.government & (state.government - 1) in GOVERNMENTS, "W8: government")
    require(state.governs(state.chancellor), "W8: the chancellor governs")
    require(0 <= state.president < st.PARTIES and 0 <= state.first < st.PARTIES, "W13: no such party")


GOVERNMENTS = (0, 2, 4, 8)  # the second party, in addition to the lowest one


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
    shown = {card for hand in state.hands for card in hand}
    require(all(card in shown for card in state.shown), "a shown card that is in no hand")


def _check_agenda(state: State) -> None:
    if state.termination == st.ONGOING:
        require(0 < state.depth <= st.DEEPEST, "nothing is pending in a game in progress")
        check_legal(state.legal, state.rules.actions.count)
    else:
        require(not state.depth and not state.legal, "something is pending after the end")
        require(-1 <= state.winner < st.PARTIES, "no such winner")
