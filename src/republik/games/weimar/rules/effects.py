"""The effect notation of cards, topics and markers, parsed once into numbered blocks of steps.

    event     = step { "; " step }
    step      = [ "if " condition ": " ] [ "by " party ": " ] action
    action    = verb arguments
              | "( " event { " | " event } " )"      a choice; with one event, a group of steps
              | "may ( " event " )"                  optional as a whole
              | "cities " N " ( " event " )"         once for each of N different cities, the same for the whole event
              | "vote ( " event " | " event " )"     the parties vote with their seats: yes | no

The header of data/cards.toml explains every verb, party, place and condition.

An `Effect` is plain data: block 0 is the event itself, and a bracketed step names its options by their block numbers,
so the remaining work is three numbers (effect, block, step) rather than a suspended function. `written` converts it
back to text.
"""

import re
from dataclasses import dataclass
from typing import Final

# The parties, in the order of the seats; negative numbers stand for a party determined by the position.
SPD: Final = 0
ZENTRUM: Final = 1
KPD: Final = 2
DNVP: Final = 3
YOU: Final = -1  # the acting party
GOV: Final = -2  # each government party
OTHERS: Final = -3  # each other party in turn order
FOE: Final = -4  # one other party of the acting party's choice
CHANCELLOR: Final = -5
NOBODY: Final = -6  # no party given: any unit for "dissolve", the centre of the grid for "topic"

PARTIES: Final = ("spd", "zentrum", "kpd", "dnvp")
PARTY_WORDS: Final[dict[str, int]] = {
    "SPD": SPD,
    "Z": ZENTRUM,
    "KPD": KPD,
    "DNVP": DNVP,
    "gov": GOV,
    "others": OTHERS,
    "foe": FOE,
    "chancellor": CHANCELLOR,
}
PARTY_NAMES: Final[dict[int, str]] = {number: word for word, number in PARTY_WORDS.items()}

# The cities, in the order of the dice table: two dice give index + 2.
CITIES: Final = (
    "koenigsberg",
    "stuttgart",
    "frankfurt",
    "koeln",
    "hamburg",
    "berlin",
    "essen",
    "muenchen",
    "breslau",
    "leipzig",
    "rostock",
)
BERLIN: Final = 5
MUENCHEN: Final = 7
NOWHERE: Final = -1  # no place given
THE_CITY: Final = -2  # "@C": one city, chosen once for the whole event
ANYWHERE: Final = -3  # "@any": chosen separately for each piece
RANDOM: Final = -4  # "@rnd": rolled with two dice for each piece

UNITS: Final = (
    "police",
    "reichswehr1",
    "reichswehr2",
    "reichsbanner",
    "soldiers",
    "workers",
    "spartakus",
    "ruhrarmee",
    "rfb",
    "freikorps1",
    "freikorps2",
    "stahlhelm",
)
REICHSWEHR_1: Final = 1
REICHSWEHR_2: Final = 2
OWN_UNITS: Final = -1  # "own": any of the party's own units
GOV_UNITS: Final = -2  # "gov": police or white Reichswehr

NATIONS: Final = ("france", "usa_uk", "russia")
ANY_NATION: Final = -1

TOPICS: Final = (
    "economy",
    "media",
    "security",
    "foreign_policy",
    "dolchstoss",
    "poverty",
    "reparations",
    "uspd",
    "ddp",
    "dvp",
    "schutz_der_republik",
    "rentenmark",
    "achtstundentag",
    "schwarzer_freitag",
    "notverordnungen",
    "stinnes_legien",
)
ANY_TOPIC: Final = -1  # "topic any": a white one of choice; "steer n": any topic in play

SOCIETY_MARKERS: Final = (
    "badehose",
    "schutz_der_republik",
    "stinnes_legien",
    "arbeitslosenversicherung",
    "panzerkreuzer",
    "arbeiter_spd",
    "arbeiter_kpd",
    "arme_kpd",
    "arme_dnvp",
    "buerger_z",
    "buerger_spd",
    "bauern_z",
    "bauern_dnvp",
)
WHITE_MARKER: Final = -1  # "society white"
ANY_MARKER: Final = -2  # "society -1"

FOREIGN_CARDS: Final = ("A10", "A11", "A12", "A13", "A14", "A15", "A16", "A33")
SPECIAL_CARDS: Final = ("stresemann", "reichspraesident", "uspd", "ddp", "dvp")

ALL: Final = 99  # "-all" is -ALL, "discard all" is ALL
ARM_LENGTH: Final = 4  # fields of a party's arm of the opinion grid

# The verbs.
BASE: Final = 0
SEAT: Final = 1
VP: Final = 2
RESERVE: Final = 3
SUPPLY: Final = 4
MOBILISE: Final = 5
DEPLOY: Final = 6
DISSOLVE: Final = 7
RECALL: Final = 8
TAKEOVER: Final = 9
POVERTY: Final = 10
PROSPERITY: Final = 11
UNREST: Final = 12
UPRISING: Final = 13
COUNCILS: Final = 14
REGIME: Final = 15
INFLATION: Final = 16
BLOCKADE: Final = 17
VIOLENT_PEACE: Final = 18
BLACK_FRIDAY: Final = 19
ECONOMY: Final = 20
FLAG: Final = 21
FOREIGN: Final = 22
ADVANCE: Final = 23
LAY: Final = 24
TOPIC: Final = 25
STEER: Final = 26
DEBATE: Final = 27
DEMO: Final = 28
COUP: Final = 29
COUNTER: Final = 30
FIGHT: Final = 31
CRISIS: Final = 32
SOCIETY: Final = 33
DRAW: Final = 34
DISCARD: Final = 35
FETCH: Final = 36
BONUS: Final = 37
NSDAP: Final = 38
PURGE: Final = 39
ELECT: Final = 40
SCORE_SEATS: Final = 41
SCORE_CITIES: Final = 42
ELECTION: Final = 43
ORDER: Final = 44
CONTROL: Final = 45
OUT: Final = 46
CHOICE: Final = 47  # "( a | b )", or a bracket with one block
MAY: Final = 48
EACH_CITY: Final = 49
VOTE: Final = 50

VERBS: Final = (
    "base",
    "seat",
    "vp",
    "reserve",
    "supply",
    "mobilise",
    "deploy",
    "dissolve",
    "recall",
    "takeover",
    "poverty",
    "prosperity",
    "unrest",
    "uprising",
    "councils",
    "regime",
    "inflation",
    "blockade",
    "violent_peace",
    "black_friday",
    "economy",
    "flag",
    "foreign",
    "advance",
    "lay",
    "topic",
    "steer",
    "debate",
    "demo",
    "coup",
    "counter",
    "fight",
    "crisis",
    "society",
    "draw",
    "discard",
    "fetch",
    "bonus",
    "nsdap",
    "purge",
    "elect",
    "score seats",
    "score cities",
    "election",
    "order",
    "control",
    "out",
    "(",
    "may",
    "cities",
    "vote",
)

# The conditions.
ALWAYS: Final = 0
IF_BLOCKADE: Final = 1  # a Blockade is in the DR box
IF_DONE: Final = 2  # the foreign-affairs card `argument` is finished; "open" is its negation
IF_GOVERNS: Final = 3  # the party `argument` (or YOU) is in government
IF_MINORITY: Final = 4  # the Presidential Cabinet is in the DR box
IF_MAJORITY: Final = 5  # more of its own bases in the place `argument` than any other party
IF_COUNCILS: Final = 6  # Councils in the place `argument`
IF_IMPULSE: Final = 7  # at most the party's `argument`-th impulse of the round
IF_GREEN: Final = 8  # the green option of the topic `argument` was chosen this round

MAX_AMOUNT: Final = 9
MAX_DEPTH: Final = 6
MAX_CITIES_CHOSEN: Final = 5


class BadEffect(ValueError):
    """A text that is not a valid effect: the position in it (in characters from 0), and the reason."""

    def __init__(self, text: str, at: int, reason: str) -> None:
        super().__init__(text, at, reason)
        self.text = text
        self.at = at
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.reason}, at character {self.at + 1}: {self.text[self.at : self.at + 30]!r}"


@dataclass(frozen=True)
class Step:
    """One step. Fields that do not apply to its verb are 0 for the amount, YOU, NOWHERE or -1, and () for the
    blocks."""

    verb: int
    amount: int = 0  # signed; DEBATE 0: both values of the card; TOPIC: the number of the field
    party: int = YOU  # the party concerned; CONTROL: the first of the two; TOPIC: whose arm, NOBODY: the centre
    place: int = NOWHERE
    thing: int = -1  # unit, nation, topic, society marker; CONTROL: the second party; OUT: a bit per special card
    blocks: tuple[int, ...] = ()  # of a bracket: the blocks of the same effect that it may run
    by: int = YOU  # the party that acts and chooses
    test: int = ALWAYS
    argument: int = 0  # of the test
    negated: bool = False  # the test must fail

    def __reduce__(self) -> tuple[object, ...]:  # a compiled frozen class cannot be pickled automatically
        return Step, (
            self.verb,
            self.amount,
            self.party,
            self.place,
            self.thing,
            self.blocks,
            self.by,
            self.test,
            self.argument,
            self.negated,
        )


@dataclass(frozen=True)
class Effect:
    name: str  # "A21.event", "A11.before", "economy.options.grow.event"
    text: str
    blocks: tuple[tuple[Step, ...], ...]  # 0: the event; empty text: one empty block
    number: int = -1  # its index in Components.effects

    def __bool__(self) -> bool:
        return bool(self.blocks[0])

    def __reduce__(self) -> tuple[object, ...]:
        return Effect, (self.name, self.text, self.blocks, self.number)


def parse_effect(text: str, name: str = "", number: int = -1) -> Effect:
    """Parses an effect; raises `BadEffect`. An empty text is an effect that does nothing."""
    return _Reader(text, name, number).effect()


def effect_text(effect: Effect) -> str:
    """Returns the effect as text; for every effect ``parse_effect(effect_text(e)).blocks == e.blocks``."""
    return _written_block(effect, 0)


# The syntax of the verbs: the arguments that follow each, in order.
_SIGNED: Final = "signed"  # +n or -n
_SIGNED_OR_ALL: Final = "signed or all"  # +n, -n or -all
_COUNT: Final = "count"  # n
_COUNT_OR_ALL: Final = "count or all"
_BOTH: Final = "both"  # n, or "big small"
_PARTY: Final = "party"
_PARTY_IF_ANY: Final = "party if any"
_PLACE: Final = "place"
_PLACE_IF_ANY: Final = "place if any"
_UNIT: Final = "unit"
_GROUPED_UNIT: Final = "grouped unit"  # also own, gov
_NATION_IF_ANY: Final = "nation if any"
_TOPIC: Final = "topic"
_TOPIC_IF_ANY: Final = "topic if any"
_FIELD: Final = "field"  # @0, @SPD2
_MARKER: Final = "marker"  # a society marker, white, or -1
_SECOND_PARTY: Final = "second party"
_SPECIALS: Final = "specials"  # one or more special cards

_OWN_GOODS: Final = (_SIGNED, _PARTY_IF_ANY, _PLACE_IF_ANY)
_FORMS: Final[dict[str, tuple[str, ...]]] = {
    "base": _OWN_GOODS,
    "seat": (_SIGNED, _PARTY_IF_ANY),
    "vp": (_SIGNED, _PARTY_IF_ANY),
    "reserve": (_SIGNED, _PARTY_IF_ANY),
    "supply": (_COUNT, _UNIT, _PARTY_IF_ANY),
    "mobilise": (_COUNT, _GROUPED_UNIT, _PLACE),
    "deploy": (_COUNT, _GROUPED_UNIT, _PLACE),
    "dissolve": (_COUNT, _PARTY_IF_ANY, _PLACE_IF_ANY),
    "recall": (_COUNT,),
    "takeover": (_PLACE,),
    "poverty": (_SIGNED, _PLACE),
    "prosperity": (_SIGNED, _PLACE),
    "unrest": (_SIGNED, _PLACE),
    "uprising": (_SIGNED, _PLACE),
    "councils": (_SIGNED, _PLACE),
    "regime": (_SIGNED, _PLACE),
    "inflation": (_SIGNED_OR_ALL,),
    "blockade": (_SIGNED_OR_ALL,),
    "violent_peace": (_SIGNED_OR_ALL,),
    "black_friday": (_SIGNED_OR_ALL,),
    "economy": (_SIGNED,),
    "flag": (_SIGNED, _NATION_IF_ANY),
    "foreign": (),
    "advance": (),
    "lay": (),
    "topic": (_TOPIC, _FIELD),
    "steer": (_COUNT, _TOPIC_IF_ANY),
    "debate": (_BOTH,),
    "demo": (_PLACE,),
    "coup": (_PLACE,),
    "counter": (_PLACE,),
    "fight": (_PARTY, _PLACE),
    "crisis": (_COUNT, _PARTY),
    "society": (_MARKER,),
    "draw": (_COUNT,),
    "discard": (_COUNT_OR_ALL,),
    "fetch": (),
    "bonus": (_SIGNED,),
    "nsdap": (_PARTY_IF_ANY,),
    "purge": (),
    "elect": (),
    "score seats": (),
    "score cities": (),
    "election": (),
    "order": (),
    "control": (_PARTY, _SECOND_PARTY),
    "out": (_SPECIALS,),
}
_SECOND_WORDS: Final[dict[str, str]] = {"fetch": "reinforcement", "bonus": "demo"}  # always follow their verb
_PLACE_WORDS: Final[dict[str, int]] = {"@C": THE_CITY, "@any": ANYWHERE, "@rnd": RANDOM}
_TOKEN: Final = re.compile(r"[^\s();:|]+|[();:|]")
_FIELD_WORD: Final = re.compile(r"@(SPD|Z|KPD|DNVP)([1-9])")


class _Reader:
    """Parses a text from left to right, collecting the `blocks`."""

    def __init__(self, text: str, name: str, number: int) -> None:
        self.text = text
        self.name = name
        self.number = number
        found = list(_TOKEN.finditer(text))
        self.tokens: list[str] = [token.group() for token in found]
        self.starts: list[int] = [token.start() for token in found]
        self.next = 0
        self.blocks: list[tuple[Step, ...]] = []

    def effect(self) -> Effect:
        if self.tokens:
            self.block(0)
            if self.next < len(self.tokens):
                raise self.bad("not expected here")
        else:
            self.blocks.append(())
        return Effect(self.name, self.text, tuple(self.blocks), self.number)

    def bad(self, reason: str) -> BadEffect:
        at = self.starts[self.next] if self.next < len(self.starts) else len(self.text)
        return BadEffect(self.text, at, reason)

    def peek(self) -> str:
        return self.tokens[self.next] if self.next < len(self.tokens) else ""

    def take(self) -> str:
        token = self.peek()
        if not token:
            raise self.bad("the text ends too soon")
        self.next += 1
        return token

    def expect(self, token: str) -> None:
        if self.peek() != token:
            raise self.bad(f"{token!r} expected")
        self.next += 1

    def accept(self, token: str) -> bool:
        if self.peek() != token:
            return False
        self.next += 1
        return True

    def block(self, depth: int) -> int:
        """Parses an event and returns the number of its block."""
        if depth > MAX_DEPTH:
            raise self.bad("too many brackets within brackets")
        number = len(self.blocks)
        self.blocks.append(())
        steps = [self.step(depth)]
        while self.accept(";"):
            steps.append(self.step(depth))
        self.blocks[number] = tuple(steps)
        return number

    def step(self, depth: int) -> Step:
        test, argument, negated, by = ALWAYS, 0, False, YOU
        if self.accept("if"):
            test, argument, negated = self.condition()
            self.expect(":")
        if self.accept("by"):
            by = self.party()
            self.expect(":")
        head = self.peek()
        if head in ("(", "may", "cities", "vote"):
            verb, amount, blocks = self.bracket(depth)
            return Step(verb, amount, blocks=blocks, by=by, test=test, argument=argument, negated=negated)
        verb, amount, party, place, thing = self.plain()
        return Step(verb, amount, party, place, thing, (), by, test, argument, negated)

    def bracket(self, depth: int) -> tuple[int, int, tuple[int, ...]]:
        """Returns verb, amount and blocks."""
        head = self.peek()
        amount = 0
        if head != "(":
            self.next += 1
        if head == "cities":
            amount = self.whole(1, MAX_CITIES_CHOSEN)
        self.expect("(")
        blocks = [self.block(depth + 1)]
        if head in ("may", "cities"):
            self.expect(")")
            return (MAY if head == "may" else EACH_CITY), amount, tuple(blocks)
        while self.accept("|"):
            blocks.append(self.block(depth + 1))
        if head == "vote" and len(blocks) != 2:
            raise self.bad("a vote has exactly two outcomes")
        self.expect(")")
        return (VOTE if head == "vote" else CHOICE), amount, tuple(blocks)

    def condition(self) -> tuple[int, int, bool]:
        """Returns test, argument and negation."""
        negated = self.accept("no")
        word = self.take()
        if word == "blockade":
            return IF_BLOCKADE, 0, negated
        if word == "minority":
            return IF_MINORITY, 0, negated
        if word == "councils":
            return IF_COUNCILS, self.place(), negated
        if word == "majority":
            return IF_MAJORITY, self.place(), negated
        if word in TOPICS:
            return IF_GREEN, TOPICS.index(word), negated
        if negated:
            self.next -= 1
            raise self.bad("no such condition after 'no'")
        if word in FOREIGN_CARDS:
            return IF_DONE, FOREIGN_CARDS.index(word), self.open_or_done()
        if word == "gov":
            return IF_GOVERNS, YOU, False
        if word in PARTY_WORDS and PARTY_WORDS[word] >= 0:
            turned = self.accept("not")
            self.expect("gov")
            return IF_GOVERNS, PARTY_WORDS[word], turned
        if word.startswith("impulse<=") and word[9:] in ("1", "2", "3", "4", "5"):
            return IF_IMPULSE, int(word[9:]), False
        self.next -= 1
        raise self.bad("no such condition")

    def open_or_done(self) -> bool:
        if self.accept("open"):
            return True
        self.expect("done")
        return False

    def plain(self) -> tuple[int, int, int, int, int]:
        """Returns verb, amount, party, place and thing."""
        word = self.take()
        if word == "score" and self.peek() in ("seats", "cities"):
            word += " " + self.take()
        if word not in _FORMS:
            self.next -= 1
            raise self.bad("no such verb")
        if word in _SECOND_WORDS:
            self.expect(_SECOND_WORDS[word])
        amount, party, place, thing = 0, YOU, NOWHERE, -1
        if word == "dissolve":
            party = NOBODY
        for form in _FORMS[word]:
            if form in (_SIGNED, _SIGNED_OR_ALL, _COUNT, _COUNT_OR_ALL, _BOTH):
                amount = self.amount(form)
            elif form == _PARTY or (form == _PARTY_IF_ANY and self.peek() in PARTY_WORDS):
                party = self.party()
            elif form == _PLACE or (form == _PLACE_IF_ANY and self.peek().startswith("@")):
                place = self.place()
            elif form == _FIELD:
                party, amount = self.field()
            elif form == _MARKER:
                amount, thing = self.marker()
            elif form not in (_PARTY_IF_ANY, _PLACE_IF_ANY):
                thing = self.thing(form)
        return VERBS.index(word), amount, party, place, thing

    def amount(self, form: str) -> int:
        word = self.peek()
        if form == _BOTH and word == "big":
            self.next += 1
            self.expect("small")
            return 0
        if form == _COUNT_OR_ALL and self.accept("all"):
            return ALL
        if form == _SIGNED_OR_ALL and self.accept("-all"):
            return -ALL
        if form not in (_SIGNED, _SIGNED_OR_ALL):
            return self.whole(1, MAX_AMOUNT)
        if len(word) != 2 or word[0] not in "+-" or word[1] not in "123456789":
            raise self.bad("+n or -n expected")
        self.next += 1
        return int(word)

    def whole(self, low: int, high: int) -> int:
        word = self.peek()
        if len(word) != 1 or word not in "0123456789" or not low <= int(word) <= high:
            raise self.bad(f"a number from {low} to {high} expected")
        self.next += 1
        return int(word)

    def party(self) -> int:
        word = self.peek()
        if word not in PARTY_WORDS:
            raise self.bad("no such party")
        self.next += 1
        return PARTY_WORDS[word]

    def place(self) -> int:
        word = self.peek()
        if word in _PLACE_WORDS:
            place = _PLACE_WORDS[word]
        elif word.startswith("@") and word[1:] in CITIES:
            place = CITIES.index(word[1:])
        else:
            raise self.bad("no such place")
        self.next += 1
        return place

    def field(self) -> tuple[int, int]:
        """Returns party and number of a field of the opinion grid."""
        word = self.peek()
        if word == "@0":
            self.next += 1
            return NOBODY, 0
        found = _FIELD_WORD.fullmatch(word)
        if found is None or int(found.group(2)) > ARM_LENGTH:
            raise self.bad(f"no such field (@0, or @, a party and 1 to {ARM_LENGTH})")
        self.next += 1
        return PARTY_WORDS[found.group(1)], int(found.group(2))

    def marker(self) -> tuple[int, int]:
        """Returns amount and society marker."""
        word = self.peek()
        if word == "-1":
            self.next += 1
            return -1, ANY_MARKER
        if word == "white":
            self.next += 1
            return 1, WHITE_MARKER
        return 1, self.one_of(SOCIETY_MARKERS, "no such society marker")

    def thing(self, form: str) -> int:
        word = self.peek()
        if form == _GROUPED_UNIT and word in ("own", "gov"):
            self.next += 1
            return OWN_UNITS if word == "own" else GOV_UNITS
        if form in (_UNIT, _GROUPED_UNIT):
            return self.one_of(UNITS, "no such unit")
        if form == _NATION_IF_ANY:
            return self.one_of(NATIONS, "") if word in NATIONS else ANY_NATION
        if form == _TOPIC_IF_ANY:
            return self.one_of(TOPICS, "") if word in TOPICS else ANY_TOPIC
        if form == _TOPIC:
            return ANY_TOPIC if self.accept("any") else self.one_of(TOPICS, "no such topic")
        if form == _SECOND_PARTY:
            return self.party()
        return self.specials()

    def specials(self) -> int:
        mask = 1 << self.one_of(SPECIAL_CARDS, "no such special card")
        while self.peek() in SPECIAL_CARDS:
            mask |= 1 << self.one_of(SPECIAL_CARDS, "")
        return mask

    def one_of(self, words: tuple[str, ...], reason: str) -> int:
        word = self.peek()
        if word not in words:
            raise self.bad(reason)
        self.next += 1
        return words.index(word)


def _written_block(effect: Effect, block: int) -> str:
    return "; ".join(_written_step(effect, step) for step in effect.blocks[block])


def _written_step(effect: Effect, step: Step) -> str:
    text = ""
    if step.test != ALWAYS:
        text += f"if {_written_test(step)}: "
    if step.by != YOU:
        text += f"by {PARTY_NAMES[step.by]}: "
    if not step.blocks:
        return text + _written_plain(step)
    inside = " | ".join(_written_block(effect, block) for block in step.blocks)
    head = {CHOICE: "", MAY: "may ", VOTE: "vote ", EACH_CITY: f"cities {step.amount} "}[step.verb]
    return f"{text}{head}( {inside} )"


def _written_test(step: Step) -> str:
    no = "no " if step.negated else ""
    if step.test == IF_BLOCKADE:
        return no + "blockade"
    if step.test == IF_MINORITY:
        return no + "minority"
    if step.test == IF_COUNCILS:
        return f"{no}councils {_written_place(step.argument)}"
    if step.test == IF_MAJORITY:
        return f"{no}majority {_written_place(step.argument)}"
    if step.test == IF_GREEN:
        return no + TOPICS[step.argument]
    if step.test == IF_DONE:
        return f"{FOREIGN_CARDS[step.argument]} {'open' if step.negated else 'done'}"
    if step.test == IF_IMPULSE:
        return f"impulse<={step.argument}"
    if step.argument == YOU:
        return "gov"
    return f"{PARTY_NAMES[step.argument]} {'not gov' if step.negated else 'gov'}"


def _written_place(place: int) -> str:
    if place >= 0:
        return "@" + CITIES[place]
    return {THE_CITY: "@C", ANYWHERE: "@any", RANDOM: "@rnd"}[place]


def _written_plain(step: Step) -> str:
    word = VERBS[step.verb]
    parts = [word]
    if word in _SECOND_WORDS:
        parts.append(_SECOND_WORDS[word])
    for form in _FORMS[word]:
        parts.append(_written_argument(step, form))
    return " ".join(part for part in parts if part)


def _written_argument(step: Step, form: str) -> str:
    if form in (_SIGNED, _SIGNED_OR_ALL, _COUNT, _COUNT_OR_ALL, _BOTH):
        return _written_amount(step.amount, form)
    if form in (_PARTY, _PARTY_IF_ANY):
        return PARTY_NAMES.get(step.party, "")  # YOU and NOBODY are not written
    if form in (_PLACE, _PLACE_IF_ANY):
        return "" if step.place == NOWHERE else _written_place(step.place)
    if form == _FIELD:
        return "@0" if step.party == NOBODY else f"@{PARTY_NAMES[step.party]}{step.amount}"
    if form == _MARKER:
        return {ANY_MARKER: "-1", WHITE_MARKER: "white"}.get(step.thing) or SOCIETY_MARKERS[step.thing]
    if form == _SECOND_PARTY:
        return PARTY_NAMES[step.thing]
    if form == _SPECIALS:
        return " ".join(word for bit, word in enumerate(SPECIAL_CARDS) if step.thing >> bit & 1)
    return _written_thing(step.thing, form)


def _written_amount(amount: int, form: str) -> str:
    if form == _BOTH and amount == 0:
        return "big small"
    if abs(amount) == ALL:
        return "all" if amount > 0 else "-all"
    return f"{amount:+d}" if form in (_SIGNED, _SIGNED_OR_ALL) else str(amount)


def _written_thing(thing: int, form: str) -> str:
    if form == _GROUPED_UNIT and thing < 0:
        return "own" if thing == OWN_UNITS else "gov"
    if form in (_UNIT, _GROUPED_UNIT):
        return UNITS[thing]
    if form == _NATION_IF_ANY:
        return "" if thing == ANY_NATION else NATIONS[thing]
    if thing == ANY_TOPIC:
        return "any" if form == _TOPIC else ""
    return TOPICS[thing]
