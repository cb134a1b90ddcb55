"""3: reconstructs a deal that fits a recorded game, as far as the record does not give one.

A record says which card was played and whether it came from the display or a hand. It often does not say which cards
were in the hands, or which were discarded, drawn, or swapped by Guillaume. Here the cards are dealt face down: a hidden
card is a blank of its decade and becomes a specific card only when the record names it. The search only has to decide
which hand cards are kept at the start of a decade, how the special card was paid for, and what Guillaume did. The
engine's own hidden cards do not serve here: they have no identity, so nothing could be learnt about one later.
"""

from collections.abc import Iterable, Iterator
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
Plan = dict[tuple[int, bool], list[int]]
"""The moves about cards in their order, by turn number: before its action (False) and during it (True)."""


class NoDeal(Exception):
    """No deal makes this turn possible."""

    def __init__(self, number: int, reason: Phrase, rule: str) -> None:
        super().__init__(number, reason, rule)
        self.number = number
        self.reason = reason
        self.rule = rule


class Contradiction(Exception):
    """What the record says about the cards of a moment contradicts this table."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass
class Table:
    """The cards at one moment of a game, as far as they are known, and the moves that brought them there."""

    rules: Rules
    hands: list[Cards] = field(default_factory=lambda: [(), ()])
    display: Cards = ()
    top: Cards = ()
    pile: int = 0  # number of cards
    blanks: Cards = ()  # the decade of each blank dealt so far; blank -1 is the first
    faces: dict[int, int] = field(default_factory=dict)  # the card that a blank turned out to be
    named: frozenset[int] = frozenset()  # cards whose place is or was known
    moves: tuple[tuple[int, bool, int, int], ...] = ()  # turn number, in its action, first move of its kind, card

    def copy(self) -> "Table":
        return replace(self, hands=[*self.hands], faces=dict(self.faces))

    def shape(self) -> tuple[object, ...]:
        """Returns what matters for the rest of the game: two tables with the same shape have the same future."""
        west, east, display = (tuple(sorted(self._faces(cards))) for cards in (*self.hands, self.display))
        return (west, east, display, tuple(self._faces(self.top)), self.pile, self.named)

    def _faces(self, cards: Cards) -> list[int]:
        """Returns the cards, with each blank replaced by a code for its decade."""
        faces = [self.card(slot) for slot in cards]
        return [card if card >= 0 else -100 - self.decade(card) for card in faces]

    def card(self, slot: int) -> int:
        return self.faces.get(slot, slot)

    def decade(self, blank: int) -> int:
        return self.blanks[-blank - 1]

    def deal_blanks(self, decade: int, count: int) -> Cards:
        first = len(self.blanks) + 1
        self.blanks += (decade,) * count
        return tuple(-i for i in range(first, first + count))

    def turn_over(self, slot: int, card: int) -> None:
        self.faces[slot] = card
        self.named |= {card}

    def find(self, places: Iterable[int], card: int, but: Iterable[int] = ()) -> int | None:
        """Returns the place of a card among these; a blank of its decade may turn out to be the card."""
        slots = [slot for slot in places if slot not in but]
        for slot in slots:
            if self.card(slot) == card:
                return slot
        if card in self.named or self.rules.special[card]:
            return None
        for slot in slots:
            hidden = self.card(slot)
            if hidden < 0 and self.decade(hidden) == self.rules.card_decade[card]:
                self.turn_over(slot, card)
                return slot
        return None

    def find_all(self, side: int, cards: Iterable[int], refusal: Phrase) -> Cards:
        """Returns the places of cards in a hand, or raises the refusal for the first that cannot be there."""
        slots: list[int] = []
        for card in cards:
            slot = self.find(self.hands[side], card, slots)
            if slot is None:
                raise Contradiction(Phrase(refusal.key, {**refusal.args, "card": self.rules.cards[card]}))
            slots.append(slot)
        return tuple(slots)

    def plan(self, passage: Passage, start: int, cards: Iterable[int], *, acting: bool) -> None:
        """Adds moves of one kind, given by its first move."""
        self.moves += tuple((passage.number, acting, start, card) for card in cards)


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
        self.actions = rules.actions
        self.note = note
        self.turns = turns
        self.tries = 0
        self.failure: tuple[int, Phrase | None] = (-1, None)

    def plan(self) -> tuple[Plan, NoDeal | None]:
        """Returns a deal for as many turns as possible, and why the next turn has none."""
        moments, trouble = self._moments(self.turns)
        table = self._search(moments)
        if table is not None:
            return self._turn_up(table), trouble
        good, bad = 0, len(self.turns)
        best = Table(self.rules)
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

    def _name(self, card: int) -> str:
        return self.rules.cards[card]

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
        stack = [iter((Table(self.rules),))]
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
            stack.append(self._next(moments, at, table.copy()))
        return None

    def _next(self, moments: list[Moment], at: int, table: Table) -> Iterator[Table]:
        moment = moments[at]
        try:
            if moment.kind == "refill":
                yield from self._refill(moment, table)
            elif moment.kind == "half":
                yield self._half(moment, table, self._played(moments, at))
            else:
                yield from self._turn(moment, table)
        except Contradiction as contradiction:
            if at > self.failure[0]:
                self.failure = (at, contradiction.reason)

    # -- refilling hands -------------------------------------------------------------------------

    def _refill(self, moment: Moment, table: Table) -> Iterator[Table]:
        passage, side = moment.passage, moment.side
        decade = passage.decade
        if side == WEST:
            table.pile = len(self.rules.normal[decade])
            table.top = table.display = ()
        dealt = passage.deal.hands[side] if passage.deal else None
        options = list(self._keep(table.hands[side]))
        if dealt is not None:
            older = [card for card in dealt if self.rules.card_decade[card] < decade]
            hand = table.find_all(side, older, import_phrase("cannot-keep", side=side_name(side)))
            if sorted(hand) not in [sorted(option) for option in options]:
                raise Contradiction(import_phrase("must-discard", side=side_name(side)))
            options = [hand]
        for hand in options:
            yield self._filled(table.copy(), moment, hand, dealt)

    def _keep(self, hand: Cards) -> Iterator[Cards]:
        """Yields the possible sets of kept cards, largest first."""
        most = HAND if len(hand) > HAND and self.rules.edition.must_discard_third else len(hand)
        for count in range(most, -1, -1):
            yield from combinations(hand, count)

    def _filled(self, table: Table, moment: Moment, hand: Cards, dealt: Cards | None) -> Table:
        """Returns the table after a hand of which these cards stay has been refilled."""
        side, passage = moment.side, moment.passage
        count = max(0, HAND - len(hand))
        going = [slot for slot in table.hands[side] if slot not in hand]
        table.plan(passage, self.actions.discard, self._in_order(table, moment, going), acting=False)
        if dealt is None:
            new = table.deal_blanks(passage.decade, count)
        else:
            new = tuple(card for card in dealt if self.rules.card_decade[card] == passage.decade)
            self._check_dealt(table, side, new, count, len(dealt) - len(hand))
            table.named |= set(new)
        table.plan(passage, self.actions.deal, new, acting=False)
        table.hands[side] = hand + new
        table.pile -= count
        return table

    def _check_dealt(self, table: Table, side: int, new: Cards, count: int, given: int) -> None:
        if len(new) != given:
            raise Contradiction(import_phrase("later-card", side=side_name(side)))
        if len(new) != count:
            raise Contradiction(import_phrase("refilled", side=side_name(side), count=HAND))
        for card in new:
            if card in table.named or self.rules.special[card]:
                raise Contradiction(import_phrase("cannot-deal", card=self._name(card), side=side_name(side)))

    def _in_order(self, table: Table, moment: Moment, going: list[int]) -> list[int]:
        """Returns the discarded cards in the order given by the note if it has one."""
        order: list[int] = []
        for name in self.note.texts(str(moment.passage.number), SEATS[moment.side], "discard"):
            if name in self.rules.card_index:
                slot = table.find(going, self.rules.card_index[name], order)
                order += [] if slot is None else [slot]
        return [*order, *(slot for slot in going if slot not in order)]

    # -- the display -------------------------------------------------------------------------------

    def _half(self, moment: Moment, table: Table, played: list[int]) -> Table:
        passage, deal = moment.passage, moment.passage.deal
        if deal and moment.half == 2:
            self._check_hands(table, passage)
        if deal and deal.display is not None:
            cards = list(deal.display)
            for card in cards:
                if not self._may_turn_up(table, passage, card):
                    raise Contradiction(import_phrase("cannot-turn-up", card=self._name(card)))
        else:
            cards = [card for card in played if self._may_turn_up(table, passage, card)]
        for slot in table.top:
            self._turn_up_top(table, slot, cards)
        table.named |= {card for card in cards if card >= 0}
        table.display = (*cards, *table.deal_blanks(passage.decade, DISPLAY - len(cards)))
        table.plan(passage, self.actions.deal, table.display, acting=False)
        table.top = ()
        table.pile -= DISPLAY
        return table

    def _may_turn_up(self, table: Table, passage: Passage, card: int) -> bool:
        if card in [table.card(slot) for slot in table.top]:
            return True
        return card not in table.named and card in self.rules.normal[passage.decade]

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

    def _turn_up_top(self, table: Table, slot: int, cards: list[int]) -> None:
        """Adds to the display a card that Guillaume left on top of the pile; it comes up first."""
        card = table.card(slot)
        if card in cards:
            return
        if card < 0:
            unnamed = [c for c in cards if c >= 0 and c not in table.named]
            fitting = [c for c in unnamed if self.rules.card_decade[c] == table.decade(card)]
            if fitting:
                table.turn_over(slot, fitting[0])
                return
        if len(cards) >= DISPLAY:
            raise Contradiction(import_phrase("top-not-turned"))
        cards.append(slot)

    def _check_hands(self, table: Table, passage: Passage) -> None:
        assert passage.deal
        for side in (WEST, EAST):
            dealt = passage.deal.hands[side]
            if dealt is None:
                continue
            if len(dealt) != len(table.hands[side]):
                raise Contradiction(import_phrase("holds", side=side_name(side), count=len(table.hands[side])))
            table.find_all(side, dealt, import_phrase("cannot-hold", side=side_name(side)))

    # -- turns ---------------------------------------------------------------------------------------

    def _turn(self, moment: Moment, table: Table) -> Iterator[Table]:
        passage = moment.passage
        if passage.deal and not moment.first:
            raise Contradiction(import_phrase("deal-time"))
        if self.rules.special[passage.card]:
            yield from self._pay(passage, table)
            return
        self._play(passage, table)
        spies = passage.use == EVENT and any(row.kind == S_GUILLAUME for row in self.rules.rows[passage.card])
        if spies and passage.side == EAST:
            yield from self._guillaume(passage, table)
        else:
            yield table

    def _play(self, passage: Passage, table: Table) -> None:
        side, card = passage.side, passage.card
        if passage.origin == FROM_HAND:
            slot = table.find(table.hands[side], card)
            if slot is None:
                raise Contradiction(self._not_in_hand(table, side, card))
            table.hands[side] = _without(table.hands[side], slot)
            return
        slot = table.find(table.display, card) if passage.origin == FROM_DISPLAY else None
        if slot is None:
            key = "not-in-display-named" if card in table.named else "not-in-display"
            raise Contradiction(import_phrase(key, card=self._name(card)))
        table.display = _without(table.display, slot)

    def _not_in_hand(self, table: Table, side: int, card: int) -> Phrase:
        hand = [table.card(slot) for slot in table.hands[side]]
        held: list[str | Phrase] = [
            self._name(c) if c >= 0 else import_phrase("unnamed-card", decade=table.decade(c)) for c in hand
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
        card = written[0].subject if written else -1
        if "discard" in kinds:
            yield from self._discard_price(passage, table, card)
        if "draw" in kinds:
            yield from self._draw_price(passage, table)
        elif card >= 0:
            raise Contradiction(import_phrase("cannot-pay", card=self._name(card)))
        else:
            raise Contradiction(import_phrase("cannot-pay-any"))

    def _discard_price(self, passage: Passage, table: Table, card: int) -> Iterator[Table]:
        slots = table.hands[EAST]
        if card >= 0:
            table = table.copy()
            slot = table.find(slots, card)
            slots = () if slot is None else (slot,)
        for slot in sorted(slots):
            option = table.copy()
            option.plan(passage, self.actions.discard, [slot], acting=True)
            option.hands[EAST] = _without(option.hands[EAST], slot)
            yield option

    def _draw_price(self, passage: Passage, table: Table) -> Iterator[Table]:
        if not table.pile:
            return
        for option, card in self._drawn(passage, table):
            option.plan(passage, self.actions.draw, [0], acting=True)
            option.plan(passage, self.actions.deal, [card], acting=True)
            option.hands[WEST] += (card,)
            option.pile -= 1
            option.top = option.top[1:]
            yield option

    def _drawn(self, passage: Passage, table: Table) -> Iterator[tuple[Table, int]]:
        """Yields the card West draws: known from Guillaume, from the note, or unknown."""
        if table.top:
            yield table.copy(), table.top[0]
            return
        for card in self._noted(passage, table)[:1]:
            yield replace(table.copy(), named=table.named | {card}), card
        table = table.copy()
        yield table, table.deal_blanks(passage.decade, 1)[0]

    def _noted(self, passage: Passage, table: Table) -> list[int]:
        names = self.note.texts(str(passage.number), "chance", "deal")
        cards = [self.rules.card_index[name] for name in names if name in self.rules.card_index]
        return [card for card in cards if card not in table.named and self.rules.card_decade[card] == passage.decade]

    # -- Guillaume -------------------------------------------------------------------------------------

    def _guillaume(self, passage: Passage, table: Table) -> Iterator[Table]:
        """Yields Guillaume's action: as recorded, nothing, or any swap that fits the cards played later.

        East looks at the hand (0), the pile (1) or nothing (-1).
        """
        effects = [unit.effect for unit in passage.units]
        looks = [effect.subject for effect in effects if effect.kind == "look"]
        swaps = [effect for effect in effects if effect.kind in ("swap", "remove")]
        for look in looks[:1] or ((1, 0) if swaps else (-1, 0, 1)):
            for option in self._looked(passage, table, look):
                if swaps:
                    yield from self._written_swap(passage, option, look, swaps[0])
                else:
                    if look < 0 or looks:
                        yield option
                    yield from self._any_swap(passage, option, look)
        if swaps:
            raise Contradiction(import_phrase(f"guillaume-{swaps[0].kind}"))

    def _looked(self, passage: Passage, table: Table, look: int) -> Iterator[Table]:
        if look < 0:
            yield table
        elif look == 0 and table.hands[WEST]:
            option = table.copy()
            option.plan(passage, self.actions.look, [look], acting=True)
            yield option
        elif look == 1 and table.pile:
            count = min(LOOKED_AT, table.pile)
            noted = tuple(self._noted(passage, table)[:count])
            for cards in (noted, ()) if noted else ((),):
                option = table.copy()
                option.named |= set(cards)
                option.top = cards + option.deal_blanks(passage.decade, count - len(cards))
                option.plan(passage, self.actions.look, [look], acting=True)
                option.plan(passage, self.actions.deal, option.top, acting=True)
                yield option

    def _written_swap(self, passage: Passage, table: Table, look: int, effect: Effect) -> Iterator[Table]:
        table = table.copy()
        places = table.top if look else table.hands[WEST]
        if effect.kind == "remove":
            slot = table.find(places, effect.subject)
            if slot is not None and look == 1:
                table.top = _without(table.top, slot)
                table.pile -= 1
                table.plan(passage, self.actions.discard, [slot], acting=True)
                yield table
            return
        given = table.find(table.hands[EAST], effect.subject)
        for place in places:  # the position in the pile matters: it determines who draws the card
            option = table.copy()
            taken = option.find((place,), effect.target)
            if given is not None and taken is not None:
                yield self._swapped(passage, option, look, given, taken)

    def _any_swap(self, passage: Passage, table: Table, look: int) -> Iterator[Table]:
        if look < 0:
            return
        for given in table.hands[EAST]:
            for taken in table.top if look else table.hands[WEST]:
                yield self._swapped(passage, table.copy(), look, given, taken)

    def _swapped(self, passage: Passage, table: Table, look: int, given: int, taken: int) -> Table:
        table.plan(passage, self.actions.take, [taken], acting=True)
        table.plan(passage, self.actions.give, [given], acting=True)
        table.hands[EAST] = _exchanged(table.hands[EAST], given, taken)
        if look:
            table.top = _exchanged(table.top, taken, given)
        else:
            table.hands[WEST] = _exchanged(table.hands[WEST], taken, given)
        return table

    # -- the end -----------------------------------------------------------------------------------------

    def _turn_up(self, table: Table) -> Plan:
        """Returns the moves; blanks that were never identified become the remaining cards, those not mentioned later
        first."""
        faces = dict(table.faces)
        mentioned = {turn.card for turn in self.turns} | table.named
        pools = [[card for card in cards if card not in table.named] for cards in self.rules.normal]
        for pool in pools:
            pool.sort(key=lambda card: (card in mentioned, card))
        for i, decade in enumerate(table.blanks):
            if -i - 1 not in faces:
                faces[-i - 1] = pools[decade].pop(0)
        plan: Plan = {}
        for number, acting, start, slot in table.moves:
            plan.setdefault((number, acting), []).append(start + faces.get(slot, slot))
        return plan


def _without(cards: Cards, slot: int) -> Cards:
    return tuple(other for other in cards if other != slot)


def _exchanged(cards: Cards, old: int, new: int) -> Cards:
    return tuple(new if slot == old else slot for slot in cards)
