"""What the politics phase would bring as the table stands: the sums of its steps as figures, for the page."""

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import opinion, politics
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.naming import MINOR_NAMES
from republik.games.weimar.rules.position import Position

from .view import Declaration, EconomyChange, Escalation, Forecast, Goal, MinorSeats


def forecast(shown: Position) -> Forecast:
    """Returns the sums of all steps, by party; they follow from public information alone."""
    values = shown.rules.politics
    goals = _goals(shown)
    return Forecast(
        topics={key: opinion.halves(shown, party) / 2 for party, key in enumerate(fx.PARTIES)},
        majority=[values.majority_first, values.majority_second],
        goals=goals,
        goal_points={party: sum(goal.points for goal in scored) for party, scored in goals.items()},
        economy=EconomyChange(values.economy_prosperity[shown.economy - 1], values.economy_poverty[shown.economy - 1]),
        government=[fx.PARTIES[party] for party in shown.government_parties()],
        declaration=Declaration(*politics.declaration(shown)),
        escalation=Escalation(int(shown.box_total()), politics.crisis_rolls(shown)),
        minors=[
            MinorSeats(MINOR_NAMES[gain.minor], fx.PARTIES[gain.party], gain.seats)
            for gain in politics.minor_seats(shown)
        ],
        cut=dict(zip(fx.PARTIES, map(int, politics.seats_cut(shown)), strict=True)),
        coalitions={
            name: int(politics.coalition_seats(shown, coalition)) for coalition, name in enumerate(st.COALITION_NAMES)
        },
    )


def _goals(shown: Position) -> dict[str, list[Goal]]:
    goals: dict[str, list[Goal]] = {key: [] for key in fx.PARTIES}
    for goal in politics.goals(shown):
        goals[fx.PARTIES[goal.party]].append(Goal(goal.what, goal.count, goal.points))
    return goals
