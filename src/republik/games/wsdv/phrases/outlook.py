"""The forecast: the ten phases of the decade end with their arithmetic, and progress while the decade end is under
way."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from republik.games.wsdv.rules import naming
from republik.games.wsdv.rules.decade_end import EAST_WEST, USE_POLICE, collapses
from republik.games.wsdv.rules.forecast_data import (
    Currency,
    Flight,
    Forecast,
    Police,
    PoliceCost,
    Prestige,
    Progress,
    Protests,
    SideProtests,
    Socialists,
    WallCost,
)
from republik.games.wsdv.rules.rules import Rules
from republik.table.phrases import Arg, Name, Outlook, Phrase, plain_number, signed

from .story import attack

NOTHING: Final = Phrase("outlook-nothing")
BANKRUPTCY: Final = Phrase("outlook-danger-bankruptcy")
Amounts = tuple[tuple[str, int], ...]
"""Provinces by code, with a number."""
Attacks = tuple[tuple[str, str, int], ...]
"""9.7: from which province, on which one, and the unrest it brings."""
AHEAD, NOW, DONE = "ahead", "now", "done"


class Phase(NamedTuple):
    """The forecast of a phase: a summary, sentences, how it would end the game, and where."""

    result: Phrase
    lines: tuple[Phrase, ...]
    danger: Phrase | None = None
    places: tuple[str, ...] = ()


def outlook(forecast: Forecast, rules: Rules) -> list[Outlook]:
    """Returns the ten phases, from the figures of the forecast."""
    figures: tuple[Any, ...] = (
        forecast.flight,
        forecast.prestige,
        forecast.currency,
        forecast.police_cost,
        tuple(forecast.living_losses.items()),
        tuple(forecast.internal_unrest.items()),
        tuple([(attack["from"], attack["to"], attack["unrest"]) for attack in forecast.attacks]),
        forecast.police,
        forecast.socialists,
        forecast.protests,
    )
    return [_part(number, phase, forecast.end, rules) for number, phase in enumerate(figures, 1)]


@lru_cache(maxsize=1024)
def _part(number: int, figures: Any, end: Progress, rules: Rules) -> Outlook:
    """Adds the progress to a phase: what it still costs while under way, and no danger once it is over. It is cached,
    because a decision changes few phases, and many games have the same figures."""
    phase = PHASES[number - 1](figures, end, rules)
    current, due = end.phase, end.due
    progress = AHEAD if not current or number > current else NOW if number == current else DONE
    if progress == NOW and due:
        result = Phrase("outlook-due", {"result": phase.result, "count": due})
        phase = phase._replace(result=result, lines=(*phase.lines, Phrase("forecast-due", {"count": due})))
    danger = None if progress == DONE else phase.danger
    heading = Phrase("outlook-phase", {"number": number, "name": Name("phase", str(number)), "progress": progress})
    return Outlook(heading, phase.lines, danger is not None, phase.result, danger, phase.places)


# -- the phases -------------------------------------------------------------------------------------


def _dismantled(points: int, has: int, *lines: Phrase) -> Phase:
    result = Phrase("outlook-dismantled", {"points": points}) if points else NOTHING
    return Phase(result, lines, BANKRUPTCY if points > has else None)


def _flight(flight: WallCost | Flight, _end: Progress, _rules: Rules) -> Phase:
    points, has = flight.points, flight.has
    if flight.wall:
        return _dismantled(points, has, Phrase("forecast-wall", {"has": has}))
    figures: dict[str, Arg] = {
        "icons": flight.icons,
        "best_west_living": flight.best_west_living,
        "red_police": flight.red_police,
        "east_protest": flight.east_protest,
        "worst_east_living": -flight.worst_east_living,
        "west_protest": -flight.west_protest,
        "steps": plain_number(flight.steps),
        "points": points,
        "has": has,
    }
    return _dismantled(points, has, Phrase("forecast-flight-sum", figures), Phrase("forecast-flight", figures))


def _prestige(prestige: Prestige, end: Progress, rules: Rules) -> Phase:
    done = end.space is not None
    space = prestige.marker if end.space is None else end.space
    args: dict[str, Arg] = {"holder": naming.seat(prestige.holder), "marker": signed(space)}
    args["symbols"] = naming.space_symbols(rules, space)
    lines: tuple[Phrase, ...] = (Phrase("forecast-prestige-done" if done else "forecast-prestige", args),)
    if prestige.bankrupt and not done:
        lines += (Phrase("forecast-prestige-bankrupt"),)
    danger = BANKRUPTCY if prestige.bankrupt else None
    return Phase(Phrase("outlook-space", args), lines, danger, (f"space:{space}",))


def _currency(currency: Currency, _end: Progress, _rules: Rules) -> Phase:
    figures: dict[str, Arg] = {
        "exports": currency.exports,
        "living": currency.living,
        "rundown": currency.rundown,
        "dismantled": currency.dismantled,
        "worst": currency.worst_west_export,
        "track": signed(currency.track),
        "balance": signed(currency.balance),
    }
    outcome = "bankrupt" if currency.bankrupt else "missing" if currency.balance < 0 else "enough"
    lines = (Phrase("forecast-currency-sum", figures), Phrase(f"forecast-currency-{outcome}", figures))
    return Phase(Phrase("outlook-balance", figures), lines, BANKRUPTCY if currency.bankrupt else None)


def _police_cost(police: PoliceCost, _end: Progress, _rules: Rules) -> Phase:
    points, has = police.points, police.has
    return _dismantled(points, has, Phrase("forecast-police-cost", {"points": points, "has": has}))


def _living(losses: Amounts, _end: Progress, _rules: Rules) -> Phase:
    return _by_province("living", losses, "outlook-lost")


def _internal(unrest: Amounts, _end: Progress, _rules: Rules) -> Phase:
    return _by_province("internal", unrest, "outlook-unrest")


def _by_province(key: str, amounts: Amounts, short: str) -> Phase:
    if not amounts:
        return Phase(NOTHING, (Phrase(f"forecast-{key}-none"),))
    what = tuple(
        Phrase("list-amount", {"what": Name("province", code), "count": str(count)}) for code, count in amounts
    )
    lines = (Phrase(f"forecast-{key}", {"what": what}),)
    places = tuple(f"province:{code}" for code, _ in amounts)
    return Phase(Phrase(short, {"count": sum([count for _, count in amounts])}), lines, None, places)


def _attacks(attacks: Attacks, end: Progress, _rules: Rules) -> Phase:
    over = end.phase > EAST_WEST
    key = "forecast-attacks-done" if over else "forecast-attacks"
    if not attacks:
        return Phase(NOTHING, (Phrase("forecast-attacks-done-none" if over else "forecast-attacks-none"),))
    what = tuple(
        attack(Name("province", source), Name("province", target), unrest) for source, target, unrest in attacks
    )
    result = Phrase("outlook-attacked" if over else "outlook-attacks", {"count": len(attacks)})
    places = tuple(f"province:{code}" for source, at, _ in attacks for code in (source, at))
    return Phase(result, (Phrase(key, {"what": what}),), None, places)


def _police(police: Police, end: Progress, _rules: Rules) -> Phase:
    over = end.phase > USE_POLICE
    count = end.used if over else police.ready - end.used
    result = Phrase("outlook-used" if over else "outlook-ready", {"count": count}) if count else NOTHING
    return Phase(result, (Phrase("forecast-police-done" if over else "forecast-police", {"count": count}),))


def _socialists(socialists: Socialists, _end: Progress, _rules: Rules) -> Phase:
    args: dict[str, Arg] = {"change": signed(socialists.change), "total": socialists.total}
    endings = ["triumph"] if socialists.triumph else ["failure"] if socialists.failure else []
    lines = (Phrase("forecast-socialists", args), *(Phrase(f"forecast-{name}") for name in endings))
    danger = Phrase(f"outlook-danger-{endings[0]}") if endings else None
    return Phase(Phrase("outlook-socialists", args), lines, danger)


def _protests(protests: Protests, _end: Progress, _rules: Rules) -> Phase:
    sides = {"west": protests.west, "east": protests.east}
    lines = tuple(_side_protests(name, side) for name, side in sides.items())
    fallen = tuple(Name("seat", name) for name, side in sides.items() if collapses(side.at_worst))
    danger = Phrase("outlook-danger-collapse", {"side": fallen}) if fallen else None
    result = Phrase("outlook-protests", {name: _range(side) for name, side in sides.items()})
    return Phase(result, lines, danger)


def _side_protests(name: str, figures: SideProtests) -> Phrase:
    now, internal, worst = figures.now, figures.after_internal, figures.at_worst
    return Phrase("forecast-protests", {"side": Name("seat", name), "now": now, "internal": internal, "worst": worst})


def _range(figures: SideProtests) -> str:
    now, worst = figures.now, figures.at_worst
    return str(now) if now == worst else f"{now}–{worst}"


PHASES: Final[tuple[Callable[[Any, Progress, Rules], Phase], ...]] = (
    _flight,
    _prestige,
    _currency,
    _police_cost,
    _living,
    _internal,
    _attacks,
    _police,
    _socialists,
    _protests,
)
"""The description of each phase, from its figures, the progress and the rules."""
