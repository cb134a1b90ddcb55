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


def state(position: Position, seat: int) -> list[Phrase]:
    """Describes time and tracks, then the provinces with their cities, then connections, police and cards."""
    return [
        Phrase("board-decade", {"decade": ROMAN[position.decade], "half": position.half}),
        *_tracks(position),
        *(
            _of(naming.province(position.rules, p), _province(position, p))
            for p in range(position.rules.province_count)
        ),
        *_cities_apart(position),
        *(_of(Phrase("state-lines", {"side": naming.seat(side)}), _lines(position, side)) for side in SIDES),
        *_cards(position, seat),
    ]


def _of(what: Name | Phrase, parts: Sequence[Arg]) -> Phrase:
    return Phrase("state-of", {"what": what, "parts": tuple(parts) or Phrase("symbol-nothing")})


def _tracks(position: Position) -> list[Phrase]:
    phrases = [
        Phrase("board-track-says", {"track": naming.track(i), "value": signed(int(value))})
        for i, value in enumerate(position.tracks)
    ]
    phrases += [
        Phrase("screen-protests", {"side": naming.seat(side), "count": int(position.side_protests(side))})
        for side in SIDES
    ]
    phrases.append(_of(Phrase("board-box"), [int(position.box)]))
    if position.dissolved:
        phrases.append(Phrase("board-police-gone"))
    else:
        phrases.append(Phrase("screen-police", {"count": len(position.police), "ready": int(ready(position))}))
    return [*phrases, Phrase("board-wall-stands")] if position.wall else phrases


def _province(position: Position, province: int) -> list[Arg]:
    """Describes a province: its figures, then its factories."""
    rules = position.rules
    living = int(position.living[province])
    parts: list[Arg] = [
        Phrase("board-province-unrest", {"count": int(position.unrest[province])}),
        Phrase("board-province-living", {"count": living}),
    ]
    if position.protests(province):
        parts.append(Phrase("board-province-protests", {"count": int(position.protests(province))}))
    if position.socialists[province]:
        parts.append(Phrase("board-province-socialists", {"count": int(position.socialists[province])}))
    if province == rules.berlin:
        return parts + _sectors(position)
    figures = {"economy": int(economy.economy(position, province)), "needed": LIVING_COST * (living + 1)}
    parts.append(Phrase("board-province-economy", figures))
    sites = [city for city in range(len(rules.cities)) if rules.city_province[city] == province]
    return [*parts, *(_city(position, city) for city in sites if position.factories >> city & 1)]


def _sectors(position: Position) -> list[Arg]:
    """10.2: describes the living standard by sector."""
    return [
        _of(naming.sector(position.rules, i), [Phrase("board-province-living", {"count": int(count)})])
        for i, count in enumerate(position.sectors)
    ]


def _cities_apart(position: Position) -> list[Phrase]:
    """10.3, 10.5: describes Hamburg and the external sites, which belong to no province."""
    apart = [city for city, province in enumerate(position.rules.city_province) if province < 0]
    return [_city(position, city) for city in apart if (position.factories | position.closed) >> city & 1]


def _city(position: Position, city: int) -> Phrase:
    if position.closed >> city & 1:
        condition = Phrase("board-city-closed")
    else:
        kind = "rundown" if position.rundown >> city & 1 else "factory"
        condition = Phrase(f"board-city-{kind}", {"value": int(position.value[city])})
    return _of(naming.city(position.rules, city), [condition])


def _lines(position: Position, side: int) -> list[Arg]:
    """5.1: lists the connections of a side with at least one infrastructure piece."""
    rules = position.rules
    own = [k for k in range(rules.connection_count) if rules.connection_side[k] == side]
    return [_line(position, k) for k in own if position.started[side] & rules.connection_bit[k]]


def _line(position: Position, connection: int) -> Phrase:
    rules = position.rules
    side, bit = rules.connection_side[connection], rules.connection_bit[connection]
    lines = 2 if rules.double[side] & bit else 1
    built = lines if position.complete[side] & bit else 1
    ends = (rules.connection_a[connection], rules.connection_b[connection])
    if built == lines and all(position.factories >> city & 1 for city in ends):
        condition = Phrase("board-line-standing")
    else:
        condition = Phrase("board-line-built", {"built": built, "lines": lines})
    return _of(naming.line(rules, connection), [condition])


def _cards(position: Position, seat: int) -> list[Phrase]:
    rules = position.rules
    special = [position.special] if position.special >= 0 else []
    phrases = [
        _of(Phrase("page-cards-special"), _names(rules, special)),
        _of(Phrase("page-cards-display"), _names(rules, position.display)),
        *(_hand(position, side, seat) for side in SIDES),
        _of(Phrase("page-cards-row", {"count": len(position.row)}), _names(rules, position.row)),
    ]
    pile = len(position.pile) + len(position.top)
    return [*phrases, Phrase("page-cards-pile", {"count": pile, "decade": ROMAN[position.decade]})]


def _hand(position: Position, side: int, seat: int) -> Phrase:
    mine = Phrase("page-cards-hand-mine")
    return _of(
        mine if side == seat else Phrase("page-cards-hand", {"side": naming.seat(side)}),
        _names(position.rules, position.hand(side)),
    )


def _names(rules: Rules, cards: Sequence[int]) -> list[Arg]:
    return [naming.card(rules, card) for card in cards]
