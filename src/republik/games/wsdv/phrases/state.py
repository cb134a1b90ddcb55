"""Describes everything a seat sees in words, for clients without a board and for screen readers."""

from collections.abc import Sequence

from republik.games.wsdv.rules import economy, naming
from republik.games.wsdv.rules.police import ready
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import EAST, LIVING_COST, WEST
from republik.table.phrases import Arg, Name, Phrase, signed

from .story import ROMAN

SIDES = (WEST, EAST)


def state(shown: Position, seat: int) -> list[Phrase]:
    """Describes time and tracks, then the provinces with their cities, then connections, police and cards."""
    return [
        Phrase("board-decade", {"decade": ROMAN[shown.decade], "half": shown.half}),
        *_tracks(shown),
        *(_of(naming.province(shown.rules, p), _province(shown, p)) for p in range(shown.rules.province_count)),
        *_cities_apart(shown),
        *(_of(Phrase("state-lines", {"side": naming.seat(side)}), _lines(shown, side)) for side in SIDES),
        *_cards(shown, seat),
    ]


def _of(what: Name | Phrase, parts: Sequence[Arg]) -> Phrase:
    return Phrase("state-of", {"what": what, "parts": tuple(parts) or Phrase("symbol-nothing")})


def _tracks(shown: Position) -> list[Phrase]:
    said = [
        Phrase("board-track-says", {"track": naming.track(i), "value": signed(int(value))})
        for i, value in enumerate(shown.tracks)
    ]
    said += [
        Phrase("screen-protests", {"side": naming.seat(side), "count": int(shown.side_protests(side))})
        for side in SIDES
    ]
    said.append(_of(Phrase("board-box"), [int(shown.box)]))
    if shown.dissolved:
        said.append(Phrase("board-police-gone"))
    else:
        said.append(Phrase("screen-police", {"count": len(shown.police), "ready": int(ready(shown))}))
    return [*said, Phrase("board-wall-stands")] if shown.wall else said


def _province(shown: Position, province: int) -> list[Arg]:
    """Describes a province: its figures, then its factories."""
    rules = shown.rules
    living = int(shown.living[province])
    parts: list[Arg] = [
        Phrase("board-province-unrest", {"count": int(shown.unrest[province])}),
        Phrase("board-province-living", {"count": living}),
    ]
    if shown.protests(province):
        parts.append(Phrase("board-province-protests", {"count": int(shown.protests(province))}))
    if shown.socialists[province]:
        parts.append(Phrase("board-province-socialists", {"count": int(shown.socialists[province])}))
    if province == rules.berlin:
        return parts + _sectors(shown)
    figures = {"economy": int(economy.economy(shown, province)), "needed": LIVING_COST * (living + 1)}
    parts.append(Phrase("board-province-economy", figures))
    sites = [city for city in range(len(rules.cities)) if rules.city_province[city] == province]
    return [*parts, *(_city(shown, city) for city in sites if shown.factories >> city & 1)]


def _sectors(shown: Position) -> list[Arg]:
    """10.2: describes the living standard by sector."""
    return [
        _of(naming.sector(shown.rules, i), [Phrase("board-province-living", {"count": int(count)})])
        for i, count in enumerate(shown.sectors)
    ]


def _cities_apart(shown: Position) -> list[Phrase]:
    """10.3, 10.5: describes Hamburg and the external sites, which belong to no province."""
    apart = [city for city, province in enumerate(shown.rules.city_province) if province < 0]
    return [_city(shown, city) for city in apart if (shown.factories | shown.closed) >> city & 1]


def _city(shown: Position, city: int) -> Phrase:
    if shown.closed >> city & 1:
        found = Phrase("board-city-closed")
    else:
        kind = "rundown" if shown.rundown >> city & 1 else "factory"
        found = Phrase(f"board-city-{kind}", {"value": int(shown.value[city])})
    return _of(naming.city(shown.rules, city), [found])


def _lines(shown: Position, side: int) -> list[Arg]:
    """5.1: lists the connections of a side with at least one infrastructure piece."""
    rules = shown.rules
    own = [k for k in range(rules.connection_count) if rules.connection_side[k] == side]
    return [_line(shown, k) for k in own if shown.started[side] & rules.connection_bit[k]]


def _line(shown: Position, connection: int) -> Phrase:
    rules = shown.rules
    side, bit = rules.connection_side[connection], rules.connection_bit[connection]
    lines = 2 if rules.double[side] & bit else 1
    built = lines if shown.complete[side] & bit else 1
    ends = (rules.connection_a[connection], rules.connection_b[connection])
    if built == lines and all(shown.factories >> city & 1 for city in ends):
        found = Phrase("board-line-standing")
    else:
        found = Phrase("board-line-built", {"built": built, "lines": lines})
    return _of(naming.line(rules, connection), [found])


def _cards(shown: Position, seat: int) -> list[Phrase]:
    rules = shown.rules
    special = [shown.special] if shown.special >= 0 else []
    said = [
        _of(Phrase("page-cards-special"), _names(rules, special)),
        _of(Phrase("page-cards-display"), _names(rules, shown.display)),
        *(_hand(shown, side, seat) for side in SIDES),
        _of(Phrase("page-cards-row", {"count": len(shown.row)}), _names(rules, shown.row)),
    ]
    pile = len(shown.pile) + len(shown.top)
    return [*said, Phrase("page-cards-pile", {"count": pile, "decade": ROMAN[shown.decade]})]


def _hand(shown: Position, side: int, seat: int) -> Phrase:
    mine = Phrase("page-cards-hand-mine")
    return _of(
        mine if side == seat else Phrase("page-cards-hand", {"side": naming.seat(side)}),
        _names(shown.rules, shown.hand(side)),
    )


def _names(rules: Rules, cards: Sequence[int]) -> list[Arg]:
    return [naming.card(rules, card) for card in cards]
