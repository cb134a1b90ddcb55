"""3: reconstructs a deal that fits a recorded game, as far as the record does not give one.

A record says which card was played and whether it came from the display or a hand. It often does not say which cards
were in the hands, or which were discarded, drawn, or swapped by Guillaume. Here the cards are dealt face down: a hidden
card is a blank of its decade and becomes a specific card only when the record names it. The search only has to decide
which hand cards are kept at the start of a decade, how the special card was paid for, and what Guillaume did.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations

from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import DISPLAY, EAST, EVENT, FROM_DISPLAY, FROM_HAND, HAND, S_GUILLAUME, WEST
from republik.table.phrases import Phrase

from .note import Note
from .reader import Passage
from .words import Effect, import_phrase, side_name

SEATS = ("west", "east")
MAX_TRIES = 4_000
LOOKED_AT = 2

Cards = tuple[int, ...]  # cards, or blanks as negative numbers


class NoDeal(Exception):
    """No deal makes this turn possible."""

    def __init__(self, number: int, reason: Phrase, rule: str) -> None:
        super().__init__(number, reason, rule)
        self.number = number
        self.reason = reason
        self.rule = rule


@dataclass
class Spying:
    """Guillaume's action: looks at the hand (0), the pile (1) or nothing (-1); the top of the pile; given and taken
    cards."""

    look: int = -1
    seen: Cards = ()
    given: int | None = None
    taken: int | None = None
    removed: int | None = None


@dataclass
class Plan:
    """Every decision about cards: by (decade, side), (decade, half) or turn number."""

    discards: dict[tuple[int, int], Cards] = field(default_factory=dict)
    refills: dict[tuple[int, int], Cards] = field(default_factory=dict)
    displays: dict[tuple[int, int], Cards] = field(default_factory=dict)
    prices: dict[int, tuple[str, int]] = field(default_factory=dict)
    spying: dict[int, Spying] = field(default_factory=dict)

    def copy(self) -> "Plan":
        return Plan(dict(self.discards), dict(self.refills), dict(self.displays), dict(self.prices), dict(self.spying))


@dataclass
class Table:
    """The cards at one moment of a game, as far as they are known."""

    plan: Plan
    hands: tuple[Cards, Cards] = ((), ())
    display: Cards = ()
    top: Cards = ()
    pile: int = 0  # number of cards
    blanks: tuple[int, ...] = ()  # the decade of each blank dealt so far; blank -1 is the first
    known: dict[int, int] = field(default_factory=dict)  # the card that a blank turned out to be
    named: frozenset[int] = frozenset()  # cards whose place is or was known

    def shape(self) -> tuple[object, ...]:
        """Returns what matters for the rest of the game: two tables with the same shape have the same future."""
        west, east, display = (sorted(self._shown(cards)) for cards in (*self.hands, self.display))
        return (tuple(west), tuple(east), tuple(display), tuple(self._shown(self.top)), self.pile, self.named)

    def _shown(self, cards: Cards) -> list[int]:
        """Returns the cards, with each blank replaced by a code for its decade."""
        found = [self.card(card) for card in cards]
        return [card if card >= 0 else -100 - self.blanks[-card - 1] for card in found]

    def card(self, slot: int) -> int:
        return self.known.get(slot, slot)


@dataclass(frozen=True)
class Moment:
    """Something that happens to the cards: a hand is refilled, a half-decade begins, a turn is played."""

    kind: str
    passage: Passage
    half: int = 1
    side: int = WEST
    first: bool = False  # the first turn of its half-decade


class Dealer:
    """Searches for a deal that fits the turns of a game."""

    def __init__(self, rules: Rules, turns: list[Passage], note: Note) -> None:
        self.rules = rules
        self.note = note
        self.turns = turns
        self.tries = 0
        self.failure: tuple[int, Phrase | None] = (-1, None)

    def plan(self) -> tuple[Plan, NoDeal | None]:
        """Returns a deal for as many turns as possible, and why the next turn has none."""
        turns, trouble = self._moments(self.turns)
        table = self._search(turns)
        if table is not None:
            return self._turn_up(table), trouble
        good, bad = 0, len(self.turns)
        best = Table(Plan())
        while bad - good > 1:
            middle = (good + bad) // 2
            table = self._search(self._moments(self.turns[:middle])[0])
            if table is None:
                bad = middle
            else:
                good, best = middle, table
        moments = self._moments(self.turns[:bad])[0]
        self._search(moments)
        return self._turn_up(best), self._problem(self.turns[bad - 1], moments)

    def _problem(self, passage: Passage, moments: list[Moment]) -> NoDeal:
        """Returns why this turn cannot follow the ones before it."""
        at, reason = self.failure
        reason = reason or import_phrase("no-deal")
        contradicted = moments[at].passage.number
        if contradicted != passage.number:
            reason = import_phrase("contradicted", card=self._name(passage.card), turn=contradicted, reason=reason)
        return NoDeal(passage.number, reason, "3")

    # -- moments ---------------------------------------------------------------------------------

    def _moments(self, turns: list[Passage]) -> tuple[list[Moment], NoDeal | None]:
        """Lists the moments of a game; decades and half-decades follow from the cards played from the display."""
        out: list[Moment] = []
        decade, played = 0, 2 * DISPLAY
        for passage in turns:
            if played == 2 * DISPLAY:
                decade, played = decade + 1, 0
                out += [Moment("refill", passage, 1, WEST), Moment("refill", passage, 1, EAST)]
                out.append(Moment("half", passage, 1))
            elif played == DISPLAY and out[-1].half == 1:
                out.append(Moment("half", passage, 2))
            if passage.decade != decade:
                left = DISPLAY - played % DISPLAY
                reason = import_phrase("decade-not-over", decade=decade, count=left)
                if passage.decade < decade:
                    reason = import_phrase("decade-over", decade=passage.decade)
                while out and out[-1].passage is passage:
                    out.pop()
                return out, NoDeal(passage.number, reason, "3")
            first = bool(out) and out[-1].kind == "half"
            out.append(Moment("turn", passage, 2 if played >= DISPLAY else 1, first=first))
            played += passage.origin == FROM_DISPLAY
        return out, None

    def _search(self, moments: list[Moment]) -> Table | None:
        """Searches depth first; a shape of the table that failed at a moment is not tried again."""
        self.failure = (-1, None)
        self.tries = 0
        failed: set[tuple[int, object]] = set()
        stack = [iter((Table(Plan()),))]
        while stack:
            table = next(stack[-1], None)
            at = len(stack) - 1
            if table is None:
                stack.pop()
                continue
            if at == len(moments):
                return table
            shape = (at, table.shape())
            self.tries += 1
            if shape in failed or self.tries > MAX_TRIES:
                continue
            failed.add(shape)
            stack.append(self._next(moments, at, table))
        return None

    def _next(self, moments: list[Moment], at: int, table: Table) -> Iterator[Table]:
        moment = moments[at]
        try:
            if moment.kind == "refill":
                yield from self._refill(moment, table)
            elif moment.kind == "half":
                yield from self._half(moments, at, table)
            else:
                yield from self._turn(moment, table)
        except NoDeal as problem:
            if at > self.failure[0]:
                self.failure = (at, problem.reason)

    # -- refilling hands -------------------------------------------------------------------------

    def _refill(self, moment: Moment, table: Table) -> Iterator[Table]:
        passage, side = moment.passage, moment.side
        decade = passage.decade
        if side == WEST:
            table = replace(table, pile=len(self.rules.normal[decade]), top=(), display=())
        dealt = passage.deal.hands[side] if passage.deal else None
        hand = table.hands[side]
        options = list(self._keep(hand))
        if dealt is not None:
            table, kept = self._kept(table, moment, [card for card in dealt if self.rules.card_decade[card] < decade])
            options = [kept] if kept in options or sorted(kept) in [sorted(option) for option in options] else []
            if not options:
                raise NoDeal(passage.number, import_phrase("must-discard", side=side_name(side)), "3")
        for kept in options:
            yield self._filled(table, moment, kept, dealt)

    def _keep(self, hand: Cards) -> Iterator[Cards]:
        """Yields the possible sets of kept cards, largest first."""
        most = HAND if len(hand) > HAND and self.rules.edition.must_discard_third else len(hand)
        for count in range(most, -1, -1):
            yield from combinations(hand, count)

    def _kept(self, table: Table, moment: Moment, cards: list[int]) -> tuple[Table, Cards]:
        slots: list[int] = []
        for card in cards:
            table, slot = self._find(table, table.hands[moment.side], card, slots)
            if slot is None:
                reason = import_phrase("cannot-keep", side=side_name(moment.side), card=self._name(card))
                raise NoDeal(moment.passage.number, reason, "3")
            slots.append(slot)
        return table, tuple(slots)

    def _filled(self, table: Table, moment: Moment, kept: Cards, dealt: Cards | None) -> Table:
        side, decade = moment.side, moment.passage.decade
        count = max(0, HAND - len(kept))
        table, gone = self._discarded(table, moment, [slot for slot in table.hands[side] if slot not in kept])
        plan = table.plan.copy()
        plan.discards[decade, side] = gone
        new: Cards
        if dealt is None:
            table, new = self._blanks(table, decade, count)
        else:
            new = tuple(card for card in dealt if self.rules.card_decade[card] == decade)
            self._check_dealt(table, moment, kept, dealt, new, count)
            table = replace(table, named=table.named | set(new))
        plan.refills[decade, side] = new
        hands = (kept + new, table.hands[EAST]) if side == WEST else (table.hands[WEST], kept + new)
        return replace(table, plan=plan, hands=hands, pile=table.pile - count)

    def _check_dealt(self, table: Table, moment: Moment, kept: Cards, dealt: Cards, new: Cards, count: int) -> None:
        side, number = side_name(moment.side), moment.passage.number
        if len(new) + len(kept) != len(dealt):
            raise NoDeal(number, import_phrase("later-card", side=side), "3")
        if len(new) != count:
            raise NoDeal(number, import_phrase("refilled", side=side, count=HAND), "3")
        for card in new:
            if card in table.named or self.rules.special[card]:
                raise NoDeal(number, import_phrase("cannot-deal", card=self._name(card), side=side), "3")

    def _discarded(self, table: Table, moment: Moment, going: list[int]) -> tuple[Table, Cards]:
        """Discards what is not kept, in the order given by the note if it has one."""
        order: list[int] = []
        for name in self.note.texts(str(moment.passage.number), SEATS[moment.side], "discard"):
            if name in self.rules.card_index:
                table, slot = self._find(table, tuple(going), self.rules.card_index[name], order)
                order += [] if slot is None else [slot]
        return table, (*order, *(slot for slot in going if slot not in order))

    # -- the display -------------------------------------------------------------------------------

    def _half(self, moments: list[Moment], at: int, table: Table) -> Iterator[Table]:
        moment = moments[at]
        passage = moment.passage
        decade = passage.decade
        deal = passage.deal
        if deal and moment.half == 2:
            table = self._check_hands(table, passage)
        if deal and deal.display is not None:
            cards = list(deal.display)
            for card in cards:
                if not self._may_turn_up(table, decade, card):
                    raise NoDeal(passage.number, import_phrase("cannot-turn-up", card=self._name(card)), "3")
        else:
            played = self._played(moments, at)
            cards = [card for card in played if self._may_turn_up(table, decade, card)]
        for slot in table.top:
            table, cards = self._top_card(table, slot, cards, passage)
        table = replace(table, named=table.named | {card for card in cards if card >= 0})
        table, rest = self._blanks(table, decade, DISPLAY - len(cards))
        display = (*cards, *rest)
        plan = table.plan.copy()
        plan.displays[decade, moment.half] = display
        yield replace(table, plan=plan, display=display, top=(), pile=table.pile - DISPLAY)

    def _may_turn_up(self, table: Table, decade: int, card: int) -> bool:
        if card in [table.card(slot) for slot in table.top]:
            return True
        return card not in table.named and card in self.rules.normal[decade]

    def _played(self, moments: list[Moment], at: int) -> list[int]:
        """Returns the cards that are going to be played from the display of this half-decade."""
        out: list[int] = []
        for moment in moments[at + 1 :]:
            if moment.kind != "turn":
                break
            card = moment.passage.card
            if moment.passage.origin == FROM_DISPLAY and card not in out:
                out.append(card)
        return out

    def _top_card(self, table: Table, slot: int, cards: list[int], passage: Passage) -> tuple[Table, list[int]]:
        """Reveals a card that Guillaume left on top of the pile; it comes up first."""
        card = table.card(slot)
        if card in cards:
            return table, cards
        if card < 0:
            decade = table.blanks[-card - 1]
            unnamed = [c for c in cards if c >= 0 and c not in table.named]
            fitting = [c for c in unnamed if self.rules.card_decade[c] == decade]
            if fitting:
                return self._name_blank(table, slot, fitting[0]), cards
        if len(cards) >= DISPLAY:
            raise NoDeal(passage.number, import_phrase("top-not-turned"), "6.4")
        return table, [*cards, slot]

    def _check_hands(self, table: Table, passage: Passage) -> Table:
        assert passage.deal
        for side in (WEST, EAST):
            dealt = passage.deal.hands[side]
            if dealt is None:
                continue
            if len(dealt) != len(table.hands[side]):
                reason = import_phrase("holds", side=side_name(side), count=len(table.hands[side]))
                raise NoDeal(passage.number, reason, "3")
            found: list[int] = []
            for card in dealt:
                table, slot = self._find(table, table.hands[side], card, found)
                if slot is None:
                    reason = import_phrase("cannot-hold", side=side_name(side), card=self._name(card))
                    raise NoDeal(passage.number, reason, "3")
                found.append(slot)
        return table

    # -- turns ---------------------------------------------------------------------------------------

    def _turn(self, moment: Moment, table: Table) -> Iterator[Table]:
        passage = moment.passage
        if passage.deal and not moment.first:
            raise NoDeal(passage.number, import_phrase("deal-time"), "3")
        if self.rules.special[passage.card]:
            yield from self._pay(passage, table)
            return
        after = self._play(passage, table)
        spies = passage.use == EVENT and any(row.kind == S_GUILLAUME for row in self.rules.rows[passage.card])
        if spies and passage.side == EAST:
            yield from self._guillaume(passage, after)
        else:
            yield after

    def _play(self, passage: Passage, table: Table) -> Table:
        side, card, name = passage.side, passage.card, self._name(passage.card)
        if passage.origin == FROM_HAND:
            hand = table.hands[side]
            table, slot = self._find(table, hand, card, [])
            if slot is None:
                raise NoDeal(passage.number, self._not_in_hand(table, side, card), "3")
            return self._with_hand(table, side, tuple(other for other in hand if other != slot))
        if passage.origin == FROM_DISPLAY:
            table, slot = self._find(table, table.display, card, [])
            if slot is not None:
                return replace(table, display=tuple(other for other in table.display if other != slot))
        key = "not-in-display-named" if card in table.named else "not-in-display"
        raise NoDeal(passage.number, import_phrase(key, card=name), "3")

    def _not_in_hand(self, table: Table, side: int, card: int) -> Phrase:
        hand = [table.card(slot) for slot in table.hands[side]]
        held: list[str | Phrase] = [
            self._name(c) if c >= 0 else import_phrase("unnamed-card", decade=table.blanks[-c - 1]) for c in hand
        ]
        key = "not-in-hand-named" if card in table.named else "not-in-hand"
        return import_phrase(
            key, card=self._name(card), side=side_name(side), held=tuple(held) or import_phrase("empty")
        )

    def _pay(self, passage: Passage, table: Table) -> Iterator[Table]:
        """Yields the ways to pay for the special card: as recorded, or any way that fits."""
        if not self.rules.edition.special_price or passage.side != EAST:
            yield table
            return
        written = [unit.effect for unit in passage.units if unit.effect.kind in ("draw", "discard")]
        kinds = [effect.kind for effect in written] or ["discard", "draw"]
        if "discard" in kinds:
            yield from self._discard_price(passage, table, written)
        if "draw" in kinds:
            yield from self._draw_price(passage, table)
        elif written:
            known = written[0].a >= 0
            reason = (
                import_phrase("cannot-pay", card=self._name(written[0].a)) if known else import_phrase("cannot-pay-any")
            )
            raise NoDeal(passage.number, reason, "3")

    def _discard_price(self, passage: Passage, table: Table, written: list[Effect]) -> Iterator[Table]:
        slots = table.hands[EAST]
        if written and written[0].a >= 0:
            table, slot = self._find(table, slots, written[0].a, [])
            slots = () if slot is None else (slot,)
        for slot in sorted(slots):
            plan = table.plan.copy()
            plan.prices[passage.number] = ("discard", slot)
            hand = tuple(other for other in table.hands[EAST] if other != slot)
            yield self._with_hand(replace(table, plan=plan), EAST, hand)

    def _draw_price(self, passage: Passage, table: Table) -> Iterator[Table]:
        if not table.pile:
            return
        for option, drawn in self._drawn(passage, table):
            plan = option.plan.copy()
            plan.prices[passage.number] = ("draw", drawn)
            after = replace(option, plan=plan, pile=option.pile - 1, top=option.top[1:])
            yield self._with_hand(after, WEST, (*after.hands[WEST], drawn))

    def _drawn(self, passage: Passage, table: Table) -> Iterator[tuple[Table, int]]:
        """Yields the card West draws: known from Guillaume, from the note, or unknown."""
        if table.top:
            yield table, table.top[0]
            return
        for card in self._noted(passage, table)[:1]:
            yield replace(table, named=table.named | {card}), card
        table, new = self._blanks(table, passage.decade, 1)
        yield table, new[0]

    def _noted(self, passage: Passage, table: Table) -> list[int]:
        names = self.note.texts(str(passage.number), "chance", "deal")
        cards = [self.rules.card_index[name] for name in names if name in self.rules.card_index]
        return [card for card in cards if card not in table.named and self.rules.card_decade[card] == passage.decade]

    # -- Guillaume -------------------------------------------------------------------------------------

    def _guillaume(self, passage: Passage, table: Table) -> Iterator[Table]:
        """Yields Guillaume's action: as recorded, nothing, or any swap that fits the cards played later."""
        effects = [unit.effect for unit in passage.units]
        looks = [effect.a for effect in effects if effect.kind == "look"]
        swaps = [effect for effect in effects if effect.kind in ("swap", "remove")]
        for look in looks[:1] or ((1, 0) if swaps else (-1, 0, 1)):
            for option, spying in self._looked(passage, table, look):
                if swaps:
                    yield from self._written_swap(passage, option, spying, swaps[0])
                else:
                    if look < 0 or looks:
                        yield self._spied(passage, option, spying)
                    yield from self._any_swap(passage, option, spying)
        if swaps:
            raise NoDeal(passage.number, import_phrase(f"guillaume-{swaps[0].kind}"), "6.4")

    def _looked(self, passage: Passage, table: Table, look: int) -> Iterator[tuple[Table, Spying]]:
        if look == 1:
            if not table.pile:
                return
            count = min(LOOKED_AT, table.pile)
            noted = tuple(self._noted(passage, table)[:count])
            if noted:
                seen, rest = self._blanks(table, passage.decade, count - len(noted))
                seen = replace(seen, named=seen.named | set(noted), top=noted + rest)
                yield seen, Spying(1, seen.top)
            table, blanks = self._blanks(table, passage.decade, count)
            yield replace(table, top=blanks), Spying(1, blanks)
        elif look < 0 or table.hands[WEST]:
            yield table, Spying(look)

    def _spied(self, passage: Passage, table: Table, spying: Spying) -> Table:
        plan = table.plan.copy()
        plan.spying[passage.number] = spying
        return replace(table, plan=plan)

    def _written_swap(self, passage: Passage, table: Table, spying: Spying, effect: Effect) -> Iterator[Table]:
        places = table.top if spying.look else table.hands[WEST]
        if effect.kind == "remove":
            table, slot = self._find(table, places, effect.a, [])
            if slot is not None and spying.look == 1:
                top = tuple(other for other in table.top if other != slot)
                after = replace(table, top=top, pile=table.pile - 1)
                yield self._spied(passage, after, replace(spying, removed=slot))
            return
        table, given = self._find(table, table.hands[EAST], effect.a, [])
        for place in places:  # the position in the pile matters: it determines who draws the card
            option, taken = self._find(table, (place,), effect.b, [])
            if given is not None and taken is not None:
                yield self._swapped(passage, option, spying, given, taken)

    def _any_swap(self, passage: Passage, table: Table, spying: Spying) -> Iterator[Table]:
        if spying.look < 0:
            return
        for given in table.hands[EAST]:
            for taken in table.top if spying.look else table.hands[WEST]:
                yield self._swapped(passage, table, spying, given, taken)

    def _swapped(self, passage: Passage, table: Table, spying: Spying, given: int, taken: int) -> Table:
        east = tuple(taken if slot == given else slot for slot in table.hands[EAST])
        table = self._spied(passage, table, replace(spying, given=given, taken=taken))
        if spying.look:
            top = tuple(given if slot == taken else slot for slot in table.top)
            return self._with_hand(replace(table, top=top), EAST, east)
        west = tuple(given if slot == taken else slot for slot in table.hands[WEST])
        return replace(table, hands=(west, east))

    # -- cards and blanks ------------------------------------------------------------------------------

    def _name(self, card: int) -> str:
        return self.rules.cards[card]

    def _with_hand(self, table: Table, side: int, hand: Cards) -> Table:
        hands = (hand, table.hands[EAST]) if side == WEST else (table.hands[WEST], hand)
        return replace(table, hands=hands)

    def _blanks(self, table: Table, decade: int, count: int) -> tuple[Table, Cards]:
        if count <= 0:
            return table, ()
        first = len(table.blanks) + 1
        new = tuple(-i for i in range(first, first + count))
        return replace(table, blanks=table.blanks + (decade,) * count), new

    def _name_blank(self, table: Table, slot: int, card: int) -> Table:
        return replace(table, known={**table.known, slot: card}, named=table.named | {card})

    def _find(self, table: Table, places: Cards, card: int, but: list[int]) -> tuple[Table, int | None]:
        """Finds a card among these places; a blank of its decade may turn out to be the card."""
        for slot in places:
            if table.card(slot) == card and slot not in but:
                return table, slot
        if card in table.named or self.rules.special[card]:
            return table, None
        for slot in places:
            hidden = table.card(slot)
            if hidden < 0 and slot not in but and table.blanks[-hidden - 1] == self.rules.card_decade[card]:
                return self._name_blank(table, slot, card), slot
        return table, None

    # -- the end -----------------------------------------------------------------------------------------

    def _turn_up(self, table: Table) -> Plan:
        """Assigns the remaining cards to blanks that were never identified, cards not mentioned later first."""
        known = dict(table.known)
        mentioned = {turn.card for turn in self.turns} | table.named
        pools = [[card for card in cards if card not in table.named] for cards in self.rules.normal]
        for pool in pools:
            pool.sort(key=lambda card: (card in mentioned, card))
        for i, decade in enumerate(table.blanks):
            if -i - 1 not in known:
                known[-i - 1] = pools[decade].pop(0)
        return _Reveal(known).plan(table.plan)


class _Reveal:
    """Replaces every blank in a plan by its card."""

    def __init__(self, known: dict[int, int]) -> None:
        self.known = known

    def cards(self, cards: Cards) -> Cards:
        return tuple(self.known.get(card, card) for card in cards)

    def card(self, card: int | None) -> int | None:
        return None if card is None else self.known.get(card, card)

    def plan(self, plan: Plan) -> Plan:
        return Plan(
            {key: self.cards(cards) for key, cards in plan.discards.items()},
            {key: self.cards(cards) for key, cards in plan.refills.items()},
            {key: self.cards(cards) for key, cards in plan.displays.items()},
            {key: (paid, self.known.get(card, card)) for key, (paid, card) in plan.prices.items()},
            {key: self._spying(spying) for key, spying in plan.spying.items()},
        )

    def _spying(self, spying: Spying) -> Spying:
        return Spying(
            spying.look,
            self.cards(spying.seen),
            self.card(spying.given),
            self.card(spying.taken),
            self.card(spying.removed),
        )
