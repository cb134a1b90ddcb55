"""Odds in words: dice and bonus, then every result with its chance."""

from fractions import Fraction

from republik.games.weimar.rules import naming
from republik.games.weimar.rules.effect_phrases import joined
from republik.games.weimar.rules.odds import Change, Odds, Result
from republik.table.phrases import Name, Phrase, signed


def summary(odds: Odds) -> Phrase:
    """Describes everything about a roll on one line."""
    if odds.kind == "city":
        return Phrase("odds-city")
    parts = [pool(odds), *(result(one) for one in odds.results if not is_nothing(one))]
    if odds.again and odds.dice:
        parts.append(Phrase("odds-again", {"chance": chance(odds.chance_again)}))
    if odds.meant is not None:
        parts.append(change(odds.meant))
    return joined("note-and", parts)


def is_nothing(one: Result) -> bool:
    return one.what.key == "odds-nothing"


def pool(odds: Odds) -> Phrase:
    """Describes the dice and what is added to the highest one."""
    dice = Phrase("note-dice", {"count": odds.dice})
    return Phrase("odds-with-bonus", {"dice": dice, "bonus": signed(odds.bonus)}) if odds.bonus else dice


def result(one: Result) -> Phrase:
    return Phrase("odds-result", {"totals": totals(one), "what": one.what, "chance": chance(one.chance)})


def totals(one: Result) -> str:
    """4–5, 6 or 7+."""
    if one.most is None:
        return f"{one.least}+"
    return f"{one.least}–{one.most}" if one.most > one.least else str(one.least)


def change(meant: Change) -> Phrase:
    """Describes what an answer does to the chance of the announced action."""
    args = {"before": chance(meant.before), "after": chance(meant.after)}
    action, party = Name("action", meant.kind), naming.party(meant.party)
    return Phrase("odds-change", {"action": action, "party": party, **args})


def chance(share: Fraction) -> Phrase:
    """Returns a chance in whole percent; 0 and 100 are reserved for what is certain."""
    rounded = round(100 * share)
    certain = share in (0, 1)
    return Phrase("percent", {"number": rounded if certain else min(99, max(1, rounded))})
