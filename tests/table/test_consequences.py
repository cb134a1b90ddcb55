"""Reasons in a player's words: what sets a move apart, in most deals, the favourable first."""

from republik.table.consequences import LEAST, Consequence, reasons_of
from republik.table.phrases import Phrase
from republik.table.thoughts import MAX_REASONS


def brings(**worths: float) -> list[Consequence]:
    return [Consequence(Phrase(key), worth) for key, worth in worths.items()]


def told(*moves: list[list[Consequence]]) -> list[list[str]]:
    return [[reason.feature for reason in reasons] for reasons in reasons_of(moves)]


def test_what_every_move_brings_is_no_reason() -> None:
    assert told([brings(wall=3, factory=2)], [brings(wall=3, unrest=-1)]) == [["factory"], ["unrest"]]


def test_a_single_move_has_all_its_reasons_for_it_first() -> None:
    assert told([brings(unrest=-3, factory=2)]) == [["factory", "unrest"]]


def test_only_what_happens_in_most_deals_is_told() -> None:
    deals = [brings(factory=2, luck=9), brings(factory=4), brings()]
    [[reason]] = reasons_of([deals])
    assert (reason.feature, reason.amount) == ("factory", 3)


def test_little_is_not_told_nor_too_much() -> None:
    many = brings(**{f"change{i}": i + 1.0 for i in range(9)}, trifle=LEAST / 2)
    assert told([many]) == [["change8", "change7", "change6"][:MAX_REASONS]]
