"""The conditions of effects: each kind is one class that reads, writes and phrases itself and knows when it holds."""

from typing import ClassVar, Final

from republik.table.native import i64
from republik.table.phrases import Arg, Phrase

from . import effects as fx
from . import naming
from . import steps as st
from .effect_phrases import at
from .effects import Reader
from .state import State

MOST_IMPULSES: Final = 5


class Condition:
    """A condition of a step; `argument` is a party, place, card, topic or number, and `negated` means it must fail."""

    key: ClassVar[str] = ""  # of its message; most are written like it
    takes_no: ClassVar[bool] = True  # "no" before it negates it

    def __init__(self, argument: int = 0, negated: bool = False) -> None:
        self.argument = argument
        self.negated = negated

    @classmethod
    def read(cls, reader: Reader) -> "Condition | None":
        """Reads it, without "no" before it; None if the next word does not begin one of this kind."""
        return cls() if reader.accept(cls.key) else None

    def text(self) -> str:
        """Returns it as it is written."""
        return f"no {self.key}" if self.negated else self.key

    def phrase(self) -> Phrase:
        """Describes it."""
        return Phrase(f"if-{'no-' if self.negated else ''}{self.key}", self.args())

    def args(self) -> dict[str, Arg]:
        """Returns the arguments of its message."""
        return {}

    def names_city(self) -> bool:
        """Returns whether it is about the one city chosen for the whole event."""
        return False

    def is_met(self, state: State, seat: i64, city: i64) -> bool:
        """Returns whether the step is executed; `city` is the one chosen for "@C"."""
        return self.holds(state, seat, city) != self.negated

    def holds(self, state: State, seat: i64, city: i64) -> bool:
        """Returns whether it holds for a party, before negation."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Condition) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__())

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.argument, self.negated)


class Blockade(Condition):
    """A Blockade is in the DR box."""

    key = "blockade"

    def holds(self, state: State, seat: i64, city: i64) -> bool:
        return state.box[st.B_BLOCKADE] > 0


class Minority(Condition):
    """The Presidential Cabinet is in the DR box."""

    key = "minority"

    def holds(self, state: State, seat: i64, city: i64) -> bool:
        return state.box[st.B_MINORITY] > 0


class InPlace(Condition):
    """A condition about a place."""

    @classmethod
    def read(cls, reader: Reader) -> Condition | None:
        return cls(reader.place()) if reader.accept(cls.key) else None

    def text(self) -> str:
        return f"{super().text()} {fx.place_text(self.argument)}"

    def args(self) -> dict[str, Arg]:
        return {"party": naming.party(fx.YOU), "place": at(self.argument)}

    def names_city(self) -> bool:
        return self.argument == fx.THE_CITY

    def holds(self, state: State, seat: i64, city: i64) -> bool:
        place: i64 = city if self.argument == fx.THE_CITY else self.argument
        return place >= 0 and self.holds_in(state, seat, place)

    def holds_in(self, state: State, seat: i64, city: i64) -> bool:
        """Returns whether it holds in a city."""
        raise NotImplementedError


class Councils(InPlace):
    """Councils are in the place."""

    key = "councils"

    def holds_in(self, state: State, seat: i64, city: i64) -> bool:
        return state.has(st.COUNCILS, city)


class Majority(InPlace):
    """The party has more bases in the place than any other."""

    key = "majority"

    def holds_in(self, state: State, seat: i64, city: i64) -> bool:
        mine = state.bases[seat * st.CITIES + city]
        for other in range(st.PARTIES):
            if other != seat and state.bases[other * st.CITIES + city] >= mine:
                return False
        return True


class Green(Condition):
    """The green option of the topic was chosen this round; written as the topic alone."""

    key = "green"

    @classmethod
    def read(cls, reader: Reader) -> Condition | None:
        return cls(reader.one_of(fx.TOPICS, "")) if reader.peek() in fx.TOPICS else None

    def text(self) -> str:
        return ("no " if self.negated else "") + fx.TOPICS[self.argument]

    def args(self) -> dict[str, Arg]:
        return {"topic": naming.kind_of_topic(self.argument)}

    def holds(self, state: State, seat: i64, city: i64) -> bool:
        return state.green & state.rules.bit[self.argument] != 0


class Done(Condition):
    """The foreign-affairs card is finished: "A12 done"; its negation is "A12 open"."""

    key = "done"
    takes_no = False

    @classmethod
    def read(cls, reader: Reader) -> Condition | None:
        if reader.peek() not in fx.FOREIGN_CARDS:
            return None
        card = reader.one_of(fx.FOREIGN_CARDS, "")
        still_open = reader.accept("open")
        if not still_open:
            reader.expect("done")
        return cls(card, still_open)

    def text(self) -> str:
        return f"{fx.FOREIGN_CARDS[self.argument]} {'open' if self.negated else 'done'}"

    def args(self) -> dict[str, Arg]:
        return {"card": naming.foreign(self.argument)}

    def holds(self, state: State, seat: i64, city: i64) -> bool:
        return state.foreign_done & state.rules.bit[self.argument] != 0


class Governs(Condition):
    """The party is in government: "gov" for the acting party, "KPD gov", "KPD not gov"."""

    key = "governs"
    takes_no = False

    @classmethod
    def read(cls, reader: Reader) -> Condition | None:
        if reader.accept("gov"):
            return cls(fx.YOU)
        if fx.PARTY_WORDS.get(reader.peek(), fx.NOBODY) < 0:
            return None
        party = reader.party()
        negated = reader.accept("not")
        reader.expect("gov")
        return cls(party, negated)

    def text(self) -> str:
        if self.argument == fx.YOU:
            return "gov"
        return f"{fx.PARTY_NAMES[self.argument]} {'not gov' if self.negated else 'gov'}"

    def args(self) -> dict[str, Arg]:
        return {"party": naming.party(self.argument)}

    def holds(self, state: State, seat: i64, city: i64) -> bool:
        return state.governs(seat if self.argument == fx.YOU else self.argument)


class Impulse(Condition):
    """At most so many impulses of the party in this round: "impulse<=2"."""

    key = "impulse"
    takes_no = False

    @classmethod
    def read(cls, reader: Reader) -> Condition | None:
        for most in range(1, MOST_IMPULSES + 1):
            if reader.accept(f"impulse<={most}"):
                return cls(most)
        return None

    def text(self) -> str:
        return f"impulse<={self.argument}"

    def args(self) -> dict[str, Arg]:
        return {"count": self.argument}

    def holds(self, state: State, seat: i64, city: i64) -> bool:
        return state.impulses[seat] <= self.argument


CONDITIONS: Final[list[type[Condition]]] = [Blockade, Minority, Councils, Majority, Green, Done, Governs, Impulse]
