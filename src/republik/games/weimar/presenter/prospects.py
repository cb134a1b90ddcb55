"""What each move costs and would roll, as figures: for the page, and for programs."""

from fractions import Fraction

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import odds as chances
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.decision import Decision
from republik.games.weimar.rules.offers import offer_of
from republik.games.weimar.rules.position import Position

from .view import AnswerOdds, Odds, Prospect, RollResult


def prospects(shown: Position) -> dict[str, Prospect]:
    """Returns the prospects of the legal moves; none if another seat is to act, or in the middle of a move."""
    if not _asks(shown):
        return {}
    found: dict[str, Prospect] = {}
    for move in shown.legal:
        offer, odds = offer_of(shown, move), chances.odds_of(shown, move)
        if offer is None and odds is None:
            continue
        moved = offer is not None and offer.after != offer.before
        found[shown.move_text(move)] = Prospect(
            cost=None if offer is None else offer.cost,
            strength=(offer.before, offer.after) if offer is not None and moved else None,
            odds=None if odds is None else _odds(odds),
        )
    return found


def _asks(shown: Position) -> bool:
    """Returns whether the legal moves answer what is pending: in the middle of a move they are those before it."""
    if shown.termination != st.ONGOING or not shown.legal or not shown.depth:
        return False
    step = shown.step()
    return isinstance(step, Decision) and step.seat >= 0 and step.options(shown) == shown.legal


def _odds(odds: chances.Odds) -> Odds:
    meant = odds.meant
    return Odds(
        kind=odds.kind,
        party=fx.PARTIES[odds.party],
        dice=odds.dice,
        bonus=odds.bonus,
        needed=odds.needed,
        chance=float(odds.chance),
        exact=_exact(odds.chance),
        again=float(odds.chance_again) if odds.again else None,
        results=[
            RollResult(one.least, one.most, float(one.chance), _exact(one.chance), one.what, one.succeeds)
            for one in odds.results
        ],
        answer=None
        if meant is None
        else AnswerOdds(meant.kind, fx.PARTIES[meant.party], float(meant.before), float(meant.after)),
    )


def _exact(chance: Fraction) -> tuple[int, int]:
    return chance.numerator, chance.denominator
