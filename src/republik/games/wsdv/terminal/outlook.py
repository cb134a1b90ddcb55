"""The forecast: ten phases of the decade end with their arithmetic, if it came now; while it lasts, how far it is."""

from typing import Any, NamedTuple

from republik.games.wsdv.rules.decade_end import EAST_WEST, USE_POLICE

from .words import Words, plain_number, signed

AHEAD, NOW, DONE = "", "forecast-now", "forecast-done"


class Phase(NamedTuple):
    """One phase of the forecast: its number and name, what happens, whether it would end the game, how far it is."""

    number: int
    name: str
    lines: list[str]
    grave: bool = False
    state: str = AHEAD


def outlook(forecast: dict[str, Any], words: Words) -> list[Phase]:
    """The ten phases in words."""
    end = forecast["end"]
    lines = [
        _flight(forecast["flight"], words),
        _prestige(forecast["prestige"], end, words),
        _currency(forecast["currency"], words),
        _police_cost(forecast["police_cost"], words),
        [_by_province("living", forecast["living_losses"], words)],
        [_by_province("internal", forecast["internal_unrest"], words)],
        [_attacks(forecast["attacks"], end, words)],
        [_police(forecast["police"], end, words)],
        _socialists(forecast["socialists"], words),
        _protests(forecast["protests"], words),
    ]
    if end["due"]:
        lines[end["phase"] - 1].append(words.text("forecast-due", count=end["due"]))
    grave = _grave(forecast)
    return [_phase(n, told, n in grave, end["phase"], words) for n, told in enumerate(lines, 1)]


def _phase(number: int, lines: list[str], grave: bool, current: int, words: Words) -> Phase:
    state = AHEAD if not current or number > current else NOW if number == current else DONE
    return Phase(number, words.text(f"phase-{number}"), lines, grave and state != DONE, state)


def _grave(forecast: dict[str, Any]) -> set[int]:
    """The phases in which the game would end."""
    flight, police, protests = forecast["flight"], forecast["police_cost"], forecast["protests"]
    ends = {
        1: flight["points"] > flight["has"],
        2: forecast["prestige"]["bankrupt"],
        3: forecast["currency"]["bankrupt"],
        4: police["points"] > police["has"],
        9: forecast["socialists"]["triumph"] or forecast["socialists"]["failure"],
        10: any(side["at_worst"] >= 4 for side in protests.values()),
    }
    return {phase for phase, would_end in ends.items() if would_end}


def _flight(flight: dict[str, Any], words: Words) -> list[str]:
    if flight["wall"]:
        return [words.text("forecast-wall", has=flight["has"])]
    parts = {name: value for name, value in flight.items() if name != "wall"}
    parts["worst_east_living"] = -parts["worst_east_living"]
    parts["west_protest"] = -parts["west_protest"]
    parts["steps"] = plain_number(flight["steps"])
    return [words.text("forecast-flight-sum", **parts), words.text("forecast-flight", **parts)]


def _prestige(prestige: dict[str, Any], end: dict[str, Any], words: Words) -> list[str]:
    done = end["space"] is not None
    space = end["space"] if done else prestige["marker"]
    told = {"holder": words.side(prestige["holder"]), "marker": signed(space), "symbols": words.space_symbols(space)}
    lines = [words.text("forecast-prestige-done" if done else "forecast-prestige", **told)]
    if prestige["bankrupt"] and not done:
        lines.append(words.text("forecast-prestige-bankrupt"))
    return lines


def _currency(currency: dict[str, Any], words: Words) -> list[str]:
    figures = {name: currency[name] for name in ("exports", "living", "rundown", "dismantled")}
    figures |= {"worst": currency["worst_west_export"]}
    figures |= {"track": signed(currency["track"]), "balance": signed(currency["balance"])}
    if currency["bankrupt"]:
        result = "forecast-currency-bankrupt"
    elif currency["balance"] < 0:
        result = "forecast-currency-missing"
    else:
        result = "forecast-currency-enough"
    return [words.text("forecast-currency-sum", **figures), words.text(result, **figures)]


def _police_cost(police: dict[str, Any], words: Words) -> list[str]:
    return [words.text("forecast-police-cost", points=police["points"], has=police["has"])]


def _by_province(key: str, amounts: dict[str, int], words: Words) -> str:
    if not amounts:
        return words.text(f"forecast-{key}-none")
    return words.text(f"forecast-{key}", what=words.list_of(f"{words.place(c)} {n}" for c, n in amounts.items()))


def _attacks(attacks: list[dict[str, Any]], end: dict[str, Any], words: Words) -> str:
    key = "forecast-attacks-done" if end["phase"] > EAST_WEST else "forecast-attacks"
    if not attacks:
        return words.text(f"{key}-none")
    told = (f"{words.place(a['from'])} → {words.place(a['to'])} +{a['unrest']}" for a in attacks)
    return words.text(key, what=words.list_of(told))


def _police(police: dict[str, Any], end: dict[str, Any], words: Words) -> str:
    if end["phase"] > USE_POLICE:
        return words.text("forecast-police-done", count=end["used"])
    return words.text("forecast-police", count=police["ready"] - end["used"])


def _socialists(socialists: dict[str, Any], words: Words) -> list[str]:
    change = socialists["change"]
    lines = [words.text("forecast-socialists", change=signed(change), total=socialists["total"])]
    if socialists["triumph"]:
        lines.append(words.text("forecast-triumph"))
    if socialists["failure"]:
        lines.append(words.text("forecast-failure"))
    return lines


def _protests(protests: dict[str, Any], words: Words) -> list[str]:
    lines = []
    for name, seat in (("west", 0), ("east", 1)):
        figures = protests[name]
        lines.append(
            words.text(
                "forecast-protests",
                side=words.side(seat),
                now=figures["now"],
                internal=figures["after_internal"],
                worst=figures["at_worst"],
            )
        )
    return lines
