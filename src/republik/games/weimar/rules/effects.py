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
from typing import TYPE_CHECKING, Final

from republik.table.native import i64

if TYPE_CHECKING:  # verbs and conditions work on a position, and a position refers to effects
    from .conditions import Condition
    from .verb import Verb

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

# The brackets: verbs followed by events.
CHOICE: Final = "("  # with one event, a group of steps
MAY: Final = "may"
EACH_CITY: Final = "cities"
VOTE: Final = "vote"

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


class Step:
    """One step. Fields that do not apply to its verb are 0 for the amount, YOU, NOWHERE or -1, and () for the blocks.

    No dataclass: compiled, that would need the classes of verbs and conditions already when this module is loaded.
    """

    def __init__(
        self,
        verb: "Verb",
        amount: int = 0,
        party: int = YOU,
        place: int = NOWHERE,
        thing: int = -1,
        blocks: tuple[int, ...] = (),
        by: int = YOU,
        condition: "Condition | None" = None,
    ) -> None:
        self.verb = verb
        self.amount = amount  # signed; debate 0: both values of the card; topic: the number of the field
        self.party = party  # concerned; control: the first of the two; topic: whose arm, NOBODY: the centre
        self.place = place
        self.thing = thing  # unit, nation, topic, society marker; control: the second party; out: a bit per card
        self.blocks = blocks  # of a bracket: the blocks of the same effect that it may run
        self.by = by  # the party that acts and chooses
        self.condition = condition

    def where(self, city: i64) -> i64:
        """Returns the city concerned if `city` is chosen for "@C"; -1 if it is any city."""
        if self.place == THE_CITY:
            return city
        return self.place if self.place >= 0 else NOWHERE

    def _fields(self) -> tuple[object, ...]:
        what = (self.verb, self.amount, self.party, self.place, self.thing, self.blocks)
        return (*what, self.by, self.condition)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __reduce__(self) -> tuple[object, ...]:
        return Step, self._fields()


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


def _verbs() -> "dict[str, Verb]":
    """Returns the verbs by word; the chapters that define them are built on this module."""
    from .verbs import BY_WORD

    return BY_WORD


def verb_named(word: str) -> "Verb":
    """Returns the verb with this word."""
    return _verbs()[word]


def parse_effect(text: str, name: str = "", number: int = -1) -> Effect:
    """Parses an effect; raises `BadEffect`. An empty text is an effect that does nothing."""
    return Reader(text, name, number).effect()


def effect_text(effect: Effect) -> str:
    """Returns the effect as text; for every effect ``parse_effect(effect_text(e)).blocks == e.blocks``."""
    return _written_block(effect, 0)


PLACE_WORDS: Final[dict[str, int]] = {"@C": THE_CITY, "@any": ANYWHERE, "@rnd": RANDOM}
PLACE_TEXTS: Final[dict[int, str]] = {number: word for word, number in PLACE_WORDS.items()}
_TOKEN: Final = re.compile(r"[^\s();:|]+|[();:|]")


class Draft:
    """The arguments of a step while it is read; those that do not follow its verb keep these values."""

    def __init__(self) -> None:
        self.amount = 0
        self.party = YOU
        self.place = NOWHERE
        self.thing = -1


class Reader:
    """Parses a text from left to right, collecting the `blocks`."""

    def __init__(self, text: str, name: str, number: int) -> None:
        self.text = text
        self.name = name
        self.number = number
        matches = list(_TOKEN.finditer(text))
        self.tokens: list[str] = [token.group() for token in matches]
        self.starts: list[int] = [token.start() for token in matches]
        self.next = 0
        self.blocks: list[tuple[Step, ...]] = []
        self.verbs = _verbs()

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
        condition: Condition | None = None
        by = YOU
        if self.accept("if"):
            condition = self.condition()
            self.expect(":")
        if self.accept("by"):
            by = self.party()
            self.expect(":")
        verb = self.verb()
        draft = Draft()
        for argument in verb.takes:
            argument.read(self, draft)
        blocks = self.bracket(verb, depth) if verb.most_blocks else ()
        return Step(verb, draft.amount, draft.party, draft.place, draft.thing, blocks, by, condition)

    def verb(self) -> "Verb":
        word = self.peek()
        if word == CHOICE:  # without a word of its own: its bracket is read next
            return self.verbs[word]
        self.take()
        if f"{word} {self.peek()}" in self.verbs:
            word += " " + self.take()
        if word not in self.verbs:
            self.next -= 1
            raise self.bad("no such verb")
        return self.verbs[word]

    def bracket(self, verb: "Verb", depth: int) -> tuple[int, ...]:
        """Returns the blocks of the events in a bracket."""
        self.expect("(")
        blocks = [self.block(depth + 1)]
        while verb.most_blocks > 1 and self.accept("|"):
            blocks.append(self.block(depth + 1))
        if verb.word == VOTE and len(blocks) != verb.most_blocks:
            raise self.bad("a vote has exactly two outcomes")
        self.expect(")")
        return tuple(blocks)

    def condition(self) -> "Condition":
        from .conditions import CONDITIONS  # built on this module

        negated = self.accept("no")
        for kind in CONDITIONS:
            condition = kind.read(self) if kind.takes_no or not negated else None
            if condition is not None:
                condition.negated = condition.negated or negated
                return condition
        self.take()  # at the end of the text, that is what is wrong
        self.next -= 1
        raise self.bad("no such condition after 'no'" if negated else "no such condition")

    def signed(self) -> int:
        word = self.peek()
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
        if word in PLACE_WORDS:
            place = PLACE_WORDS[word]
        elif word.startswith("@") and word[1:] in CITIES:
            place = CITIES.index(word[1:])
        else:
            raise self.bad("no such place")
        self.next += 1
        return place

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
    if step.condition is not None:
        text += f"if {step.condition.text()}: "
    if step.by != YOU:
        text += f"by {PARTY_NAMES[step.by]}: "
    words = [] if step.verb.word == CHOICE else [step.verb.word]
    words += [argument.write(step) for argument in step.verb.takes]
    if step.blocks:
        words.append(f"( {' | '.join(_written_block(effect, block) for block in step.blocks)} )")
    return text + " ".join(word for word in words if word)


def place_text(place: int) -> str:
    """Returns a place as it is written; "" for no place."""
    if place >= 0:
        return "@" + CITIES[place]
    return PLACE_TEXTS.get(place, "")
