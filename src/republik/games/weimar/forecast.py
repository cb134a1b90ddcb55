"""What the politics phase would bring as the table stands: the sums of its steps as figures, for the page."""

from typing import Any

from .phrases.names import MINOR_NAMES
from .position_data import name_at
from .rules import effects as fx
from .rules import opinion, tally
from .rules import steps as st
from .rules.position import Position

Figures = dict[str, Any]


def forecast(shown: Position) -> Figures:
    """Returns the sums of all steps, by party; they follow from public information alone."""
    politics = shown.rules.politics
    declared = tally.declaration(shown)
    return {
        "topics": {key: opinion.halves(shown, party) / 2 for party, key in enumerate(fx.PARTIES)},
        "majority": [politics.majority_first, politics.majority_second],
        "goals": _goals(shown),
        "economy": {
            "prosperity": politics.economy_prosperity[shown.economy - 1],
            "poverty": politics.economy_poverty[shown.economy - 1],
        },
        "government": [fx.PARTIES[party] for party in tally.government_parties(shown)],
        "declaration": declared._asdict(),
        "escalation": {"markers": int(shown.box_total()), "rolls": tally.crisis_rolls(shown)},
        "minors": [
            {"minor": MINOR_NAMES[minor], "party": name_at(fx.PARTIES, party), "seats": int(seats)}
            for minor, party, seats in tally.minor_seats(shown)
        ],
        "cut": dict(zip(fx.PARTIES, map(int, tally.seats_cut(shown)), strict=True)),
        "coalitions": {
            name: int(tally.coalition_seats(shown, coalition)) for coalition, name in enumerate(st.COALITION_NAMES)
        },
    }


def _goals(shown: Position) -> dict[str, list[Figures]]:
    goals: dict[str, list[Figures]] = {key: [] for key in fx.PARTIES}
    for party, what, count, points in tally.goals(shown):
        goals[fx.PARTIES[party]].append({"what": what, "count": int(count), "points": int(points)})
    return goals
