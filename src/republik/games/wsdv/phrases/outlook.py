"""The forecast: the ten phases of the decade end with their arithmetic, and progress while the decade end is under
way."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from republik.games.wsdv.rules import naming
from republik.games.wsdv.rules.decade_end import EAST_WEST, USE_POLICE
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import COLLAPSE_AT
from republik.table.phrases import Arg, Name, Outlook, Phrase, plain_number, signed

from .story import attack

NOTHING: Final = Phrase("outlook-nothing")
BANKRUPTCY: Final = Phrase("outlook-danger-bankruptcy")
AHEAD, NOW, DONE = "ahead", "now", "done"

Part = Mapping[str, Any]


class Phase(NamedTuple):
    """The forecast of a phase: a summary, sentences, how it would end the game, and where."""

    result: Phrase
    lines: tuple[Phrase, ...]
    danger: Phrase | None = None
    places: tuple[str, ...] = ()


def outlook(forecast: Part, rules: Rules) -> list[Outlook]:
    """Returns the ten phases, from the figures of the forecast."""
    end = forecast["end"]
    phases = [
        _flight(forecast["flight"]),
        _prestige(forecast["prestige"], end, rules),
        _currency(forecast["currency"]),
        _police_cost(forecast["police_cost"]),
        _by_province("living", forecast["living_losses"], "outlook-lost"),
        _by_province("internal", forecast["internal_unrest"], "outlook-unrest"),
        _attacks(forecast["attacks"], end),
        _police(forecast["police"], end),
        _socialists(forecast["socialists"]),
        _protests(forecast["protests"]),
    ]
    return [_part(number, phase, end) for number, phase in enumerate(phases, 1)]


def _part(number: int, phase: Phase, end: Part) -> Outlook:
    """Adds the progress to a phase: what it still costs while under way, and no danger once it is over."""
    current, due = end["phase"], end["due"]
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


def _flight(flight: Part) -> Phase:
    points, has = flight["points"], flight["has"]
    if flight["wall"]:
        return _dismantled(points, has, Phrase("forecast-wall", {"has": has}))
    figures = {name: value for name, value in flight.items() if name != "wall"}
    figures["worst_east_living"] = -figures["worst_east_living"]
    figures["west_protest"] = -figures["west_protest"]
    figures["steps"] = plain_number(flight["steps"])
    return _dismantled(points, has, Phrase("forecast-flight-sum", figures), Phrase("forecast-flight", figures))


def _prestige(prestige: Part, end: Part, rules: Rules) -> Phase:
    done = end["space"] is not None
    space = end["space"] if done else prestige["marker"]
    told: dict[str, Arg] = {"holder": naming.seat(prestige["holder"]), "marker": signed(space)}
    told["symbols"] = naming.space_symbols(rules, space)
    lines: tuple[Phrase, ...] = (Phrase("forecast-prestige-done" if done else "forecast-prestige", told),)
    if prestige["bankrupt"] and not done:
        lines += (Phrase("forecast-prestige-bankrupt"),)
    danger = BANKRUPTCY if prestige["bankrupt"] else None
    return Phase(Phrase("outlook-space", told), lines, danger, (f"space:{space}",))


def _currency(currency: Part) -> Phase:
    figures: dict[str, Arg] = {name: currency[name] for name in ("exports", "living", "rundown", "dismantled")}
    figures |= {"worst": currency["worst_west_export"]}
    figures |= {"track": signed(currency["track"]), "balance": signed(currency["balance"])}
    outcome = "bankrupt" if currency["bankrupt"] else "missing" if currency["balance"] < 0 else "enough"
    lines = (Phrase("forecast-currency-sum", figures), Phrase(f"forecast-currency-{outcome}", figures))
    return Phase(Phrase("outlook-balance", figures), lines, BANKRUPTCY if currency["bankrupt"] else None)


def _police_cost(police: Part) -> Phase:
    points, has = police["points"], police["has"]
    return _dismantled(points, has, Phrase("forecast-police-cost", {"points": points, "has": has}))


def _by_province(key: str, amounts: Mapping[str, int], short: str) -> Phase:
    if not amounts:
        return Phase(NOTHING, (Phrase(f"forecast-{key}-none"),))
    what = tuple(
        Phrase("list-amount", {"what": Name("province", code), "count": str(count)}) for code, count in amounts.items()
    )
    lines = (Phrase(f"forecast-{key}", {"what": what}),)
    places = tuple(f"province:{code}" for code in amounts)
    return Phase(Phrase(short, {"count": sum(amounts.values())}), lines, None, places)


def _attacks(attacks: list[dict[str, Any]], end: Part) -> Phase:
    over = end["phase"] > EAST_WEST
    key = "forecast-attacks-done" if over else "forecast-attacks"
    if not attacks:
        return Phase(NOTHING, (Phrase(f"{key}-none"),))
    what = tuple(attack(Name("province", a["from"]), Name("province", a["to"]), a["unrest"]) for a in attacks)
    result = Phrase("outlook-attacked" if over else "outlook-attacks", {"count": len(attacks)})
    places = tuple(f"province:{a[end]}" for a in attacks for end in ("from", "to"))
    return Phase(result, (Phrase(key, {"what": what}),), None, places)


def _police(police: Part, end: Part) -> Phase:
    over = end["phase"] > USE_POLICE
    count = end["used"] if over else police["ready"] - end["used"]
    result = Phrase("outlook-used" if over else "outlook-ready", {"count": count}) if count else NOTHING
    return Phase(result, (Phrase("forecast-police-done" if over else "forecast-police", {"count": count}),))


def _socialists(socialists: Part) -> Phase:
    told: dict[str, Arg] = {"change": signed(socialists["change"]), "total": socialists["total"]}
    endings = [name for name in ("triumph", "failure") if socialists[name]]
    lines = (Phrase("forecast-socialists", told), *(Phrase(f"forecast-{name}") for name in endings))
    danger = Phrase(f"outlook-danger-{endings[0]}") if endings else None
    return Phase(Phrase("outlook-socialists", told), lines, danger)


def _protests(protests: Part) -> Phase:
    lines = tuple(_side_protests(name, protests[name]) for name in naming.SEATS)
    fallen = tuple(Name("seat", name) for name in naming.SEATS if protests[name]["at_worst"] >= COLLAPSE_AT)
    danger = Phrase("outlook-danger-collapse", {"side": fallen}) if fallen else None
    result = Phrase("outlook-protests", {name: _range(protests[name]) for name in naming.SEATS})
    return Phase(result, lines, danger)


def _side_protests(name: str, figures: Part) -> Phrase:
    now, internal, worst = figures["now"], figures["after_internal"], figures["at_worst"]
    return Phrase("forecast-protests", {"side": Name("seat", name), "now": now, "internal": internal, "worst": worst})


def _range(figures: Part) -> str:
    now, worst = figures["now"], figures["at_worst"]
    return str(now) if now == worst else f"{now}–{worst}"
