"""What the politics phase would bring as the table stands, and how near a sudden end is, as figures for the page."""

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import opinion, politics, scoring
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.foresight import Foreseen, bites, crisis_odds, danger, endings_of_round, foresee
from republik.games.weimar.rules.naming import MINOR_NAMES
from republik.games.weimar.rules.notation import topic_name
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.roads import roads

from .view import (
    Bite,
    Cabinet,
    CrisisOdds,
    Declaration,
    EconomyChange,
    Escalation,
    Forecast,
    Goal,
    MinorSeats,
    Points,
    Road,
    RoundEnd,
    TopicResult,
)


def forecast(shown: Position) -> Forecast:
    """Returns the sums of all steps, by party; they follow from public information alone."""
    values = shown.rules.politics
    goals = _goals(shown)
    foreseen = foresee(shown)
    return Forecast(
        topics={key: opinion.halves(shown, party) / 2 for party, key in enumerate(fx.PARTIES)},
        majority=[values.majority_first, values.majority_second],
        goals=goals,
        goal_points={party: sum(goal.points for goal in scored) for party, scored in goals.items()},
        economy=EconomyChange(values.economy_prosperity[shown.economy - 1], values.economy_poverty[shown.economy - 1]),
        government=_names(shown.government_parties()),
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
        round_end=_round_end(shown, foreseen) if foreseen.complete else None,
        roads=[
            Road(
                st.TERMINATIONS[road.termination],
                _name(road.party),
                int(road.have),
                int(road.need),
                int(road.missing),
                danger(shown, road, foreseen),
                st.TERMINATION_RULES[road.termination],
            )
            for road in roads(shown)
        ],
        criteria=scoring.criteria(shown) if shown.rules.solo else [],
    )


def _goals(shown: Position) -> dict[str, list[Goal]]:
    goals: dict[str, list[Goal]] = {key: [] for key in fx.PARTIES}
    for goal in politics.goals(shown):
        goals[fx.PARTIES[goal.party]].append(Goal(goal.what, goal.count, goal.points))
    return goals


def _round_end(shown: Position, foreseen: Foreseen) -> RoundEnd:
    odds = crisis_odds(shown)
    return RoundEnd(
        topics=[
            TopicResult(topic_name(shown.rules, slot), _of_mask(shown.rules.controllers[point]))
            for slot, point in enumerate(shown.topics)
            if point >= 0
        ],
        majority=[_names(tied) for tied in foreseen.majority],
        points={key: _points(shown, foreseen, party) for party, key in enumerate(fx.PARTIES)},
        seats=dict(zip(fx.PARTIES, foreseen.seats, strict=True)),
        bites=[
            Bite(bite.what, int(bite.count), _name(bite.party), int(bite.points), int(bite.seats), int(bite.rolls))
            for bite in bites(shown)
        ],
        crisis=CrisisOdds(foreseen.rolls, odds.throws, odds.base, odds.seat, odds.vp, odds.nothing),
        cabinet=_cabinet(foreseen),
        endings=[ending.card for ending in endings_of_round(shown)],
    )


def _points(shown: Position, foreseen: Foreseen, party: int) -> Points:
    goals, republic, others = foreseen.goals[party], foreseen.republic[party], foreseen.others[party]
    gained = goals + republic + others
    return Points(goals, republic, others, gained, int(shown.vp[party]) + gained)


def _cabinet(foreseen: Foreseen) -> Cabinet:
    alone = _of_mask(foreseen.government)
    coalitions = [number for number in range(len(st.COALITION_NAMES)) if foreseen.coalitions >> number & 1]
    members = foreseen.government or (st.COALITION_MASKS[coalitions[0]] if coalitions else 0)
    return Cabinet(
        alone[0] if alone else None,
        [st.COALITION_NAMES[number] for number in coalitions],
        sum(seats for party, seats in enumerate(foreseen.seats) if members >> party & 1),
        foreseen.occupied,
    )


def _of_mask(mask: int) -> list[str]:
    return [key for party, key in enumerate(fx.PARTIES) if mask >> party & 1]


def _names(parties: list[int] | tuple[int, ...]) -> list[str]:
    return [fx.PARTIES[party] for party in parties]


def _name(party: int) -> str | None:
    return fx.PARTIES[party] if party >= 0 else None
