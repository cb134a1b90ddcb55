"""The balance study: what the editions changed and how much each card is worth (docs/games/wsdv/study.md)."""

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import Any, Final, cast

from republik.games.wsdv.players.beam import plan as look_through
from republik.games.wsdv.players.chances import correction
from republik.games.wsdv.players.judgement import learned
from republik.games.wsdv.rules.action_space import USES
from republik.games.wsdv.rules.components import Card, Edition, load_components
from republik.games.wsdv.rules.position import Position, new_position
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import ACTION, EAST, LAST_DECADE
from republik.table.balance import Balance, PlayValue, Variant
from republik.table.contract import Position as AnyPosition
from republik.table.dice import Dice

OLDEST: Final = "1.0"
NEWEST: Final = "2.1"
SHARE: Final = 0.5
"""The share of card choices, picked at random, that are evaluated: more would add little and take longer."""
USE_NAMES: Final = ("unrest", "build", "living", "event")
STEPS: Final[Mapping[str, tuple[str, ...]]] = {
    "1.0 + set-up": ("supplier_unrest", "socialists"),
    "1.0 + suppliers": ("supplier_unrest",),
    "1.0 + socialists": ("socialists",),
    "1.0 + price": ("special_price",),
    "1.0 + discard": ("must_discard_third",),
    "1.0 + arrows": ("yellow_surplus",),
    "1.0 + rundown": ("rundown_fallback",),
    "1.0 + external": ("external_factory_first",),
}
"""The changes since the first edition, each on its own."""
BETWEEN: Final = "2.0"


@cache
def editions() -> dict[str, Edition]:
    return load_components().editions


@cache
def switches() -> tuple[str, ...]:
    """Returns the switches that differ between the first and the newest edition."""
    old, new = editions()[OLDEST], editions()[NEWEST]
    names = [one.name for one in fields(Edition) if one.name not in ("id", "names", "note")]
    return tuple(name for name in names if getattr(old, name) != getattr(new, name))


@cache
def mixed_editions() -> tuple[Edition, ...]:
    """Returns all editions and, after the first, each change on its own."""
    first, newest = editions()[OLDEST], editions()[NEWEST]
    steps = (
        replace(first, id=name, **{switch: getattr(newest, switch) for switch in own}) for name, own in STEPS.items()
    )
    return (first, *steps, editions()[BETWEEN], newest)


@cache
def _rules(variant: int) -> Rules:
    return Rules(load_components(), mixed_editions()[variant])


@cache
def _cards() -> dict[str, Card]:
    return {card.id: card for card in load_components().cards}


def worth_of_plays(position: Position, seat: int, dice: Dice) -> list[PlayValue]:
    """Returns the value of each card and use: the chance after it, minus the average of the other cards' best plays.

    Every play is searched to its end at the same depth, with a beam of one and no reply.
    """
    judge = learned(position.rules)
    told = correction(judge, position.decade).told
    plays = [
        (*divmod(line.first - position.rules.actions.play, USES), told(line.chance(), seat))
        for line in look_through(judge, position, seat, 1, 0, dice)
    ]
    best: dict[int, float] = {}
    for card, _, chance in plays:
        best[card] = max(chance, best.get(card, 0.0))
    if len(best) < 2:
        return []
    every = sum(best.values())
    names = position.rules.cards
    return [
        PlayValue(names[card], USE_NAMES[use], chance - (every - best[card]) / (len(best) - 1))
        for card, use, chance in plays
    ]


class WsdvBalance(Balance):
    """The first edition, the newest one, and the steps between them."""

    player = "delegate"
    seat = EAST
    unit = "edition"
    period = "decade"
    periods = range(1, LAST_DECADE + 1)
    table = "decade_ends"
    shares: Mapping[str, str] = {"wall": "forecast_flight_wall"}
    share_titles: Mapping[str, str] = {"wall": "the Wall"}
    figures: Mapping[str, str] = {
        "flight_points": "flight",
        "currency_balance": "currency",
        "rundown": "rundown",
        "dismantled": "dismantled",
        "socialist_change": "socialists",
        "west_living_lost": "",
        "east_living_lost": "",
        "west_protests": "mass protests, West",
        "east_protests": "mass protests, East",
    }
    uses: Mapping[str, str] = {name: f"use-{name}" for name in USE_NAMES}
    shown_uses = ("event", "build", "living", "unrest")
    switch_titles: Mapping[str, str] = {
        "supplier_unrest": "unrest in each supplier at set-up",
        "socialists": "socialists in the holding box at set-up",
        "special_price": "East pays for the special card",
        "must_discard_third": "a player with three cards in hand must discard one",
        "yellow_surplus": "a yellow arrow that cannot be executed",
        "rundown_fallback": "without a sound factory, a rundown icon dismantles instead",
        "external_factory_first": "no infrastructure to an external city before its factory",
    }
    setting_titles: Mapping[Any, str] = {
        "remove_own": "West removes 1 of its unrest",
        "place_enemy": "West places 1 unrest in East",
    }

    def __init__(self) -> None:
        self.cards = list(_cards())
        self.variants = [
            Variant(edition.id, {name: getattr(edition, name) for name in switches()}) for edition in mixed_editions()
        ]

    def new(self, variant: int) -> Position:
        return new_position(_rules(variant))

    def values(self, position: AnyPosition, seat: int, rng: Random) -> list[PlayValue] | None:
        board = cast("Position", position)
        if board.step()[0] != ACTION or rng.random() >= SHARE:
            return None
        return worth_of_plays(board.view(seat).sample(rng), seat, Dice(rng.getrandbits(32)))

    def opening(self, position: AnyPosition, move: int) -> tuple[str, str] | None:
        board = cast("Position", position)
        if board.step()[0] != ACTION:
            return None
        card, use = divmod(move - board.rules.actions.play, USES)
        return board.rules.cards[card], USE_NAMES[use]

    def chance(self, position: AnyPosition, seat: int, rng: Random) -> float | None:
        board = cast("Position", position)
        if board.step()[0] != ACTION:
            return None
        judge = learned(board.rules)
        return correction(judge, board.decade).told(judge.chance(board.view(seat).sample(rng)), EAST)

    def card_title(self, card: str) -> str:
        return f"{card} {_cards()[card].titles['en']}"

    def card_period(self, card: str) -> int:
        return _cards()[card].decade
