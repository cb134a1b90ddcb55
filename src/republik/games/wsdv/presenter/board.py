"""Serialises a position of Wir sind das Volk! with the names of the board, for the web client and external programs."""

from collections.abc import Sequence
from typing import Final

from republik.games.wsdv.rules import actions, card_events, decade_end, economy, forecast
from republik.games.wsdv.rules.decision import Decision
from republik.games.wsdv.rules.naming import SEATS, Seat
from republik.games.wsdv.rules.notation import USES, connection_name
from republik.games.wsdv.rules.position import UNKNOWN, Position, View
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import EAST, WEST

from . import derived
from .view import (
    Action,
    BoardPosition,
    BoardProvince,
    BoardStep,
    Cards,
    DeclaredAttack,
    Factory,
    FlightNow,
    Kept,
    KnownPosition,
    Living,
    Lying,
    Pile,
    PoliceCards,
    Province,
    Step,
    Symbols,
    Tracks,
    WestBerlin,
)

ORIGINS: Final = ("display", "hand", "special")


def known_position(own: View) -> KnownPosition:
    """Returns everything the seat knows now."""
    position = own.shown
    return KnownPosition(
        decade=position.decade,
        half=position.half,
        step=_step(position),
        action=_action(position),
        tracks=_tracks(position),
        wall=position.wall,
        socialists_in_box=int(position.box),
        protests={name: int(position.side_protests(seat)) for seat, name in enumerate(SEATS)},
        provinces={code: Province(*_pieces(position, i)) for i, code in enumerate(position.rules.codes)},
        west_berlin=_berlin(position),
        factories=_factories(position),
        closed=_cities(position.rules, int(position.closed)),
        lines=_lines(position)[0],
        cards=_cards(position, own.seat),
        police=_police(position),
    )


def board_position(own: View) -> BoardPosition:
    """Returns what the seat knows and what a board shows besides but a program can derive: both hands, phases, and
    dependent values."""
    position = own.shown
    rules = position.rules
    hamburg = derived.hamburg_province(position)
    exports, worst_export = derived.exports(position)
    lines, standing = _lines(position)
    return BoardPosition(
        decade=position.decade,
        half=position.half,
        step=_board_step(position),
        action=_action(position),
        tracks=_tracks(position),
        wall=position.wall,
        socialists_in_box=int(position.box),
        protests={name: int(position.side_protests(seat)) for seat, name in enumerate(SEATS)},
        provinces=_board_provinces(position, hamburg, exports, worst_export),
        west_berlin=_berlin(position),
        factories=_factories(position),
        closed=_cities(rules, int(position.closed)),
        lines=lines,
        cards=_cards(position, own.seat),
        police=_police(position),
        edition=rules.edition.id,
        seat=_seat(own.seat),
        phase=int(decade_end.current_phase(position)),
        holder=SEATS[position.holder()],
        socialists_in_play=int(sum(position.socialists) + position.box),
        hamburg=rules.codes[hamburg] if hamburg >= 0 else None,
        standing=standing,
        flight=_flight(position),
        hands={name: [_card_or_back(rules, card) for card in position.hand(seat)] for seat, name in enumerate(SEATS)},
        pile=_pile(position),
        living=_living(position),
        counted=derived.counted(position, exports, worst_export),
        kept=_living_to_keep(position),
        attacks=_attacks(position),
        worst_export=worst_export,
    )


# -- parts that programs get too ------------------------------------------------------------------------


def _seat(number: int) -> Seat | None:
    return SEATS[number] if number in (WEST, EAST) else None


def _step(position: Position) -> Step | None:
    """Returns the pending decision and how much of it is left, if that is a number."""
    pending = position.pending
    if not isinstance(pending, Decision):
        return None
    step: Step = {"decide": pending.name}
    _add_left(step, pending)
    return step


def _add_left(step: Step, pending: Decision) -> None:
    if pending.counts:
        step["left"] = pending.left()
    if isinstance(pending, economy.Dismantle):
        step["side"] = SEATS[pending.loser]


def _tracks(position: Position) -> Tracks:
    prestige, currency, socialists = position.tracks
    return Tracks(int(prestige), int(currency), int(socialists))


def _police(position: Position) -> PoliceCards:
    return PoliceCards(_names(position.rules, position.police), int(position.police_used), position.dissolved)


def _action(position: Position) -> Action | None:
    if not position.acting or position.card < 0:
        return None
    return {
        "side": SEATS[position.side],
        "card": position.rules.cards[position.card],
        "use": USES[position.use],
        "from": ORIGINS[position.origin],
    }


def _pieces(position: Position, province: int) -> tuple[int, int, int, int, int]:
    return (
        int(position.unrest[province]),
        int(position.protests(province)),
        int(position.living[province]),
        int(position.socialists[province]),
        int(economy.economy(position, province)),
    )


def _berlin(position: Position) -> WestBerlin:
    """10.2: returns living standard by sector, markers on suppliers, and sectors that have received a delivery."""
    rules = position.rules
    suppliers = [(sector, rules.codes[province], province) for sector, province in enumerate(rules.suppliers)]
    return WestBerlin(
        {code: int(position.sectors[sector]) for sector, code, _ in suppliers},
        {code: int(position.imported[province]) for _, code, province in suppliers},
        [code for sector, code, _ in suppliers if int(position.delivered) >> sector & 1],
    )


def _cities(rules: Rules, mask: int) -> list[str]:
    return [city for i, city in enumerate(rules.cities) if mask >> i & 1]


def _factories(position: Position) -> dict[str, Factory]:
    rundown = int(position.rundown)
    return {
        city: Factory(int(position.value[i]), bool(rundown >> i & 1))
        for i, city in enumerate(position.rules.cities)
        if int(position.factories) >> i & 1
    }


def _lines(position: Position) -> tuple[dict[str, int], list[str]]:
    """Returns the lines, and the connections that work (5.1), in one pass: a connection without lines does not work."""
    rules = position.rules
    built: dict[str, int] = {}
    standing: list[str] = []
    for k in range(rules.connection_count):
        if _is_started(position, k):
            name = connection_name(rules, k)
            built[name] = _pieces_on(position, k)
            if economy.is_working(position, k):
                standing.append(name)
    return built, standing


def _is_started(position: Position, connection: int) -> bool:
    rules = position.rules
    return position.started[rules.connection_side[connection]] & rules.connection_bit[connection] != 0


def _pieces_on(position: Position, connection: int) -> int:
    rules = position.rules
    side = rules.connection_side[connection]
    return 2 if position.complete[side] & rules.double[side] & rules.connection_bit[connection] else 1


def _names(rules: Rules, cards: Sequence[int]) -> list[str]:
    """Returns the names of the known cards; hidden ones are omitted."""
    return [rules.cards[card] for card in cards if card >= 0]


def _cards(position: Position, seat: int) -> Cards:
    rules = position.rules
    other = EAST if seat == WEST else WEST
    own_gone, other_gone = (position.gone_west, position.gone_east)[:: 1 if seat == WEST else -1]
    return Cards(
        display=_names(rules, position.display),
        special=rules.cards[position.special] if position.special >= 0 else None,
        hand=_names(rules, position.hand(seat)),
        hand_known_to_other=_names(rules, position.seen_west if other == WEST else position.seen_east),
        other_hand=len(position.hand(other)),
        other_hand_known=_names(rules, position.hand(other)),
        pile=len(position.pile) + len(position.top),
        pile_top_known=_names(rules, position.top),
        discard_row=_names(rules, position.row),
        discarded=_names(rules, own_gone),
        other_discarded=len(other_gone),
    )


# -- parts for the page only ------------------------------------------------------------------------------


def _board_step(position: Position) -> BoardStep | None:
    pending = position.pending
    if not isinstance(pending, Decision):
        return None
    step: BoardStep = {"decide": pending.name, "seat": _seat(int(pending.seat))}
    _add_left(step, pending)
    if isinstance(pending, card_events.Symbols):
        step["symbols"] = [Symbols(row + 1, count) for row, count in pending.rows_left()]
    return step


def _board_provinces(position: Position, hamburg: int, exports: list[int], worst: int) -> dict[str, BoardProvince]:
    help_ = derived.help_by_province(position, hamburg)
    declared = derived.declared_unrest(position)
    tipping = forecast.may_tip(position)
    selling = derived.selling(position, exports, worst)
    return {
        code: BoardProvince(
            *_pieces(position, i),
            int(position.imported[i]),
            derived.living_requirement(position, i),
            help_[i],
            derived.points_to_lend(position, i, help_[i]),
            derived.unrest_to_protest(position, i),
            derived.loose_unrest(position, i),
            declared[i],
            tipping[i],
            exports[i] if exports[i] >= 0 else None,
            i in selling,
        )
        for i, code in enumerate(position.rules.codes)
    }


def _flight(position: Position) -> FlightNow:
    """9.1: returns where the flight marker would be if the decade ended now; 0 once the flight has been paid, and if
    the Wall has been built."""
    resolved = decade_end.current_phase(position) > decade_end.FLIGHT
    if position.wall or resolved:
        return FlightNow(0, 0, resolved)
    noted = position.noted(decade_end.FLIGHT)
    steps_, points = noted[-3:-1] if noted else (decade_end.flight_steps(position), decade_end.flight_points(position))
    return FlightNow(max(0, min(len(position.rules.flight_loss) - 1, int(steps_))), int(points), resolved)


def _card_or_back(rules: Rules, card: int) -> Lying:
    """Returns a card by its number or, face down, only its decade."""
    return Lying(rules.cards[card] if card >= 0 else None, _decade(rules, card))


def _decade(rules: Rules, card: int) -> int:
    return int(rules.card_decade[card]) if card >= 0 else UNKNOWN - card


def _pile(position: Position) -> list[Pile]:
    """Returns the number of cards of each decade in the draw pile."""
    counts: dict[int, int] = {}
    for cards in (position.pile, position.top):
        for card in cards:
            decade = _decade(position.rules, card)
            counts[decade] = counts.get(decade, 0) + 1
    return [Pile(decade, counts[decade]) for decade in sorted(counts)]


def _living_to_keep(position: Position) -> list[Kept] | None:
    """9.5: returns the comparison with which the phase begins, with Hamburg where it saves West the most; None outside
    the phase and once its losses are fixed."""
    if decade_end.current_phase(position) != decade_end.KEEP_LIVING or position.noted(decade_end.KEEP_LIVING):
        return None
    choices = list(position.rules.hamburg_choices) or [-1]
    hamburg = min(choices, key=lambda province: sum(decade_end.living_losses(position, province)))
    return derived.living_to_keep(position, hamburg)


def _attacks(position: Position) -> list[DeclaredAttack] | None:
    """9.7: returns the attacks of the side that decides now; None if none does."""
    step = position.pending
    if not isinstance(step, decade_end.Attack):
        return None
    return derived.attack_rows(position, int(step.seat), int(step.province))


def _living(position: Position) -> Living | None:
    """6.3: returns the arithmetic while living standard is placed."""
    step = position.pending
    if not isinstance(step, actions.Living):
        return None
    lends = int(position.rules.card_values[step.seat][position.card])
    rows = derived.living_rows(position, int(step.seat), int(step.chosen))
    lent = sum(row.lent for row in rows if row.chosen)
    return Living(lends, lent, step.is_full(), rows)
