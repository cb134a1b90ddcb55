"""The forecast in words: the roads to a sudden end, the criteria of the solo scenario, and what the end of the round
would bring."""

from collections.abc import Iterator
from typing import Final

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import naming, scoring
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.effect_phrases import effect_phrase, topic_option
from republik.games.weimar.rules.foresight import (
    Bite,
    Danger,
    Foreseen,
    bites,
    crisis_odds,
    danger,
    endings_of_round,
    foresee,
    missing_after,
)
from republik.games.weimar.rules.naming import hyphens
from republik.games.weimar.rules.notation import topic_name
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.roads import MARKERS, Road, is_asleep, needs_berlin, roads
from republik.table.phrases import Arg, Outlook, Phrase, section, signed

from .measures import criterion_phrase

NOBODY: Final = (naming.party(fx.NOBODY),)


def outlook(shown: Position) -> list[Outlook]:
    """Returns the roads, the criteria, and the end of the round, from the figures of the forecast."""
    if shown.termination != st.ONGOING:
        return []
    foreseen = foresee(shown)
    parts = roads_ahead(shown, foreseen)
    if shown.rules.solo:
        parts.append(_criteria(shown))
    if foreseen.complete:
        parts += [_topics(shown, foreseen), _points(shown, foreseen), _threats(shown)]
        if foreseen.rolls:
            parts.append(_crisis(shown, foreseen))
        parts.append(_cabinet(foreseen))
        parts += _endings(shown)
    return parts


# -- the roads to a sudden end ------------------------------------------------------------------------


def roads_ahead(shown: Position, foreseen: Foreseen) -> list[Outlook]:
    return [_road(shown, road, foreseen) for road in roads(shown)]


def ending(termination: int) -> Phrase:
    return Phrase("ending-" + hyphens(st.TERMINATIONS[termination]))


def road_danger(road: Road, how_near: Danger) -> Phrase | None:
    """Says how near a sudden end is; None if it is far."""
    if how_near == "calm":
        return None
    stage: str = how_near
    if how_near == "next" and road.missing == 0:
        stage = "half"
    elif how_near == "watch" and road.missing > road.watch:  # the end of the round brings the rest
        stage = "near"
    return Phrase("road-danger", {"danger": stage, "missing": road.missing, "how": ending(road.termination)})


def _road(shown: Position, road: Road, foreseen: Foreseen) -> Outlook:
    how_near = danger(shown, road, foreseen)
    name = hyphens(st.TERMINATIONS[road.termination])
    args: dict[str, Arg] = {
        "road": name,
        "short": Phrase(f"road-short-{name}"),
        "party": naming.party_or_nobody(road.party),
        "owned": "yes" if road.party >= 0 else "no",
        "have": road.have,
        "need": road.need,
        "danger": how_near,
        "rule": st.TERMINATION_RULES[road.termination],
    }
    rule = Phrase(
        f"road-rule-{name}",
        {
            "party": naming.party_or_nobody(road.party),
            "others": shown.rules.sudden_with_berlin,
            "any": shown.rules.sudden_anywhere,
            "need": road.need,
            "solo": "yes" if shown.rules.solo else "no",
            "rule": section(st.TERMINATION_RULES[road.termination]),
        },
    )
    warned = road_danger(road, how_near)
    lines = (*((warned,) if warned else ()), *_missing(shown, road), *_after(road, foreseen), rule)
    near = how_near not in ("calm", "watch")
    return Outlook(Phrase("outlook-road", args), lines, near, None, warned, _places(shown, road))


def _missing(shown: Position, road: Road) -> Iterator[Phrase]:
    """Says which cities are missing."""
    if road.termination not in MARKERS:
        return
    if is_asleep(shown, road):
        yield Phrase("road-asleep", {"party": naming.party(road.party)})
        return
    berlin = needs_berlin(shown, MARKERS[road.termination])
    yield Phrase(
        "road-missing", {"berlin": "yes" if berlin else "no", "others": road.missing - berlin, "missing": road.missing}
    )


def _after(road: Road, foreseen: Foreseen) -> Iterator[Phrase]:
    """Says what there would be at the end of the round, if that differs."""
    missing = missing_after(road, foreseen)
    if foreseen.complete and missing != road.missing:
        need = (foreseen.occupied + 1) // 2 if road.termination == st.OVERTHROW else road.need
        yield Phrase("road-after", {"have": need - missing, "need": need})


def _places(shown: Position, road: Road) -> tuple[str, ...]:
    """Returns the places that the road is about."""
    if road.termination in MARKERS:
        marker = MARKERS[road.termination]
        return tuple(f"city:{naming.city(city).id}" for city in range(st.CITIES) if shown.marker(marker, city))
    if road.termination == st.OVERTHROW:
        return (f"seats:{fx.PARTIES[road.party]}",)
    if road.termination == st.NSDAP_WIN:
        return ("track:nsdap",)
    return tuple(f"box:{name}" for name, count in zip(st.BOX_NAMES, shown.box, strict=True) if count)


def _criteria(shown: Position) -> Outlook:
    """W2: the criteria of the solo scenario as they are met now."""
    met = scoring.criteria(shown)
    scenario = shown.rules.scenario
    heading = Phrase(
        "panel-criteria", {"count": sum(met), "small": scenario.small_victory, "great": scenario.great_victory}
    )
    lines = tuple(
        Phrase(
            "event-criterion",
            {"number": number, "what": criterion_phrase(line), "agreed": "yes" if fulfilled else "no"},
        )
        for number, (line, fulfilled) in enumerate(zip(scenario.criteria, met, strict=True), 1)
    )
    return Outlook(heading, lines)


# -- the end of the round -----------------------------------------------------------------------------


def _topics(shown: Position, foreseen: Foreseen) -> Outlook:
    rules = shown.rules
    lines: list[Phrase] = []
    places: list[str] = []
    for slot, point in enumerate(shown.topics):
        if point < 0:
            continue
        winners = naming.parties(rules.controllers[point])
        args: dict[str, Arg] = {"topic": naming.topic(rules, slot), "parties": winners or NOBODY}
        options = range(len(rules.options[rules.slot_topic[slot]]))
        args["options"] = tuple(topic_option(rules, slot, option) for option in options)
        lines.append(Phrase("outlook-topic" if winners else "outlook-topic-nobody", args))
        places.append(f"topic:{topic_name(rules, slot)}")
    seats = (rules.politics.majority_first, rules.politics.majority_second)
    gains = tuple(
        Phrase(
            "outlook-majority",
            {
                "parties": tuple(naming.party(party) for party in parties),
                "count": seats[place],
                "tied": "yes" if len(parties) > 1 else "no",
            },
        )
        for place, parties in enumerate(foreseen.majority)
    )
    return Outlook(Phrase("outlook-topics"), (*gains, *lines), False, _listed(gains), None, tuple(places))


def _listed(parts: tuple[Phrase, ...]) -> Phrase | None:
    return Phrase("outlook-list", {"parts": parts}) if parts else None


def _points(shown: Position, foreseen: Foreseen) -> Outlook:
    lines: list[Phrase] = []
    gains: list[Phrase] = []
    for party in range(st.PARTIES):
        goals, republic, others = foreseen.goals[party], foreseen.republic[party], foreseen.others[party]
        gained = goals + republic + others
        args: dict[str, Arg] = {"party": naming.party(party), "gained": signed(gained)}
        gains.append(Phrase("outlook-gain", args))
        lines.append(
            Phrase(
                "outlook-points-of",
                {**args, "goals": goals, "republic": signed(republic), "others": signed(others), "more": others}
                | {"total": shown.vp[party] + gained},
            )
        )
    places = tuple(f"party:{key}" for key in fx.PARTIES)
    return Outlook(Phrase("outlook-points"), tuple(lines), False, _listed(tuple(gains)), None, places)


def _threats(shown: Position) -> Outlook:
    lines = tuple(_bite(bite) for bite in bites(shown))
    return Outlook(Phrase("outlook-threats"), lines or (Phrase("outlook-no-threats"),))


def _bite(bite: Bite) -> Phrase:
    args: dict[str, Arg] = {"count": bite.count}
    if bite.party >= 0:
        args |= {"party": naming.party(bite.party), "points": bite.points}
    return Phrase(f"outlook-bite-{bite.what}", {**args, "seats": bite.seats, "rolls": bite.rolls})


def _crisis(shown: Position, foreseen: Foreseen) -> Outlook:
    odds = crisis_odds(shown)
    counts = {"base": odds.base, "seat": odds.seat, "vp": odds.vp, "nothing": odds.nothing}
    percent: dict[str, Arg] = {name: round(100 * count / odds.throws) for name, count in counts.items()}
    rolls: dict[str, Arg] = {"rolls": foreseen.rolls}
    return Outlook(
        Phrase("outlook-crisis"), (Phrase("outlook-crisis-odds", percent),), False, Phrase("outlook-rolls", rolls)
    )


def _cabinet(foreseen: Foreseen) -> Outlook:
    coalitions = [number for number in range(len(st.COALITION_MASKS)) if foreseen.coalitions >> number & 1]
    members = foreseen.government or (st.COALITION_MASKS[coalitions[0]] if coalitions else 0)
    votes = sum(seats for party, seats in enumerate(foreseen.seats) if members >> party & 1)
    what = naming.parties(foreseen.government) or tuple(naming.coalition(number) for number in coalitions)
    result = Phrase("outlook-votes", {"what": what or NOBODY, "votes": votes, "seats": foreseen.occupied})
    lines = [
        Phrase("state-counted", {"what": naming.party(party), "count": seats})
        for party, seats in enumerate(foreseen.seats)
    ]
    text = [result, Phrase("outlook-seats", {"seats": tuple(lines)})]
    if any(number != st.WEIMAR for number in coalitions):
        text.append(Phrase("outlook-refusable"))
    places = tuple(f"seats:{key}" for key in fx.PARTIES)
    return Outlook(Phrase("outlook-cabinet"), tuple(text), False, result, None, places)


def _endings(shown: Position) -> list[Outlook]:
    """W3: effects of cards at the end of the round."""
    lines = tuple(
        Phrase(
            "outlook-ending",
            {"card": naming.face(shown.rules, one.card), "what": effect_phrase(shown.rules.effects[one.effect])},
        )
        for one in endings_of_round(shown)
    )
    return [Outlook(Phrase("outlook-endings"), lines)] if lines else []
