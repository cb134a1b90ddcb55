"""What may follow a verb in the notation of effects: each kind of argument reads, writes and phrases itself."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from republik.table.phrases import Arg, Phrase, signed

from . import effects as fx
from . import naming
from .effects import Draft, Reader, Step
from .steps import mask_of

_FIELD_WORD: Final = re.compile(r"@(SPD|Z|KPD|DNVP)([1-9])")


class Argument:
    """A kind of argument."""

    def read(self, reader: Reader, draft: Draft) -> None:
        """Reads it; raises `BadEffect`."""
        raise NotImplementedError

    def write(self, step: Step) -> str:
        """Returns it as text, "" if it is left out."""
        raise NotImplementedError

    def phrase(self, step: Step, args: dict[str, Arg]) -> None:
        """Adds it to the arguments of the message; place and party have messages of their own."""


Takes = tuple[Argument, ...]


class Fixed(Argument):
    """A word that always follows its verb."""

    def __init__(self, word: str) -> None:
        self.word = word

    def read(self, reader: Reader, draft: Draft) -> None:
        reader.expect(self.word)

    def write(self, step: Step) -> str:
        return self.word


# -- amounts -------------------------------------------------------------------------------------------


class Signed(Argument):
    """+n or -n; perhaps "-all"."""

    def __init__(self, all_of_them: bool = False) -> None:
        self.all_of_them = all_of_them

    def read(self, reader: Reader, draft: Draft) -> None:
        draft.amount = -fx.ALL if self.all_of_them and reader.accept("-all") else reader.signed()

    def write(self, step: Step) -> str:
        return "-all" if step.amount == -fx.ALL else f"{step.amount:+d}"

    def phrase(self, step: Step, args: dict[str, Arg]) -> None:
        args["count"] = Phrase("effect-all-less") if step.amount == -fx.ALL else signed(step.amount)


class Count(Argument):
    """n; perhaps words for a special number."""

    def __init__(self, most: int = fx.MAX_AMOUNT, words: str = "", number: int = 0) -> None:
        self.most = most
        self.words = words
        self.number = number

    def read(self, reader: Reader, draft: Draft) -> None:
        first, *more = self.words.split() or [""]
        if first and reader.accept(first):
            for word in more:
                reader.expect(word)
            draft.amount = self.number
        else:
            draft.amount = reader.whole(1, self.most)

    def write(self, step: Step) -> str:
        return self.words if self.words and step.amount == self.number else str(step.amount)

    def phrase(self, step: Step, args: dict[str, Arg]) -> None:
        args["count"] = Phrase("effect-all") if step.amount == fx.ALL else step.amount


# -- parties and places -----------------------------------------------------------------------------------


class Party(Argument):
    """The party concerned; `absent` stands for it if it may be left out."""

    def __init__(self, absent: int | None = None) -> None:
        self.absent = absent

    def read(self, reader: Reader, draft: Draft) -> None:
        if self.absent is None or reader.peek() in fx.PARTY_WORDS:
            draft.party = reader.party()
        else:
            draft.party = self.absent

    def write(self, step: Step) -> str:
        return fx.PARTY_NAMES.get(step.party, "")  # YOU and NOBODY are not written


class SecondParty(Argument):
    """The other of two parties."""

    def read(self, reader: Reader, draft: Draft) -> None:
        draft.thing = reader.party()

    def write(self, step: Step) -> str:
        return fx.PARTY_NAMES[step.thing]

    def phrase(self, step: Step, args: dict[str, Arg]) -> None:
        args["thing"] = Phrase("effect-either", {"one": naming.party(step.party), "other": naming.party(step.thing)})


class Place(Argument):
    """A city, or how it is chosen."""

    def __init__(self, optional: bool = False) -> None:
        self.optional = optional

    def read(self, reader: Reader, draft: Draft) -> None:
        if not self.optional or reader.peek().startswith("@"):
            draft.place = reader.place()

    def write(self, step: Step) -> str:
        return fx.place_text(step.place)


class Field(Argument):
    """A field of the opinion grid: @0, @SPD2."""

    def read(self, reader: Reader, draft: Draft) -> None:
        if reader.accept("@0"):
            draft.party = fx.NOBODY
            return
        match = _FIELD_WORD.fullmatch(reader.peek())
        if match is None or int(match.group(2)) > fx.ARM_LENGTH:
            raise reader.bad(f"no such field (@0, or @, a party and 1 to {fx.ARM_LENGTH})")
        reader.next += 1
        draft.party = fx.PARTY_WORDS[match.group(1)]
        draft.amount = int(match.group(2))

    def write(self, step: Step) -> str:
        return "@0" if step.party == fx.NOBODY else f"@{fx.PARTY_NAMES[step.party]}{step.amount}"

    def phrase(self, step: Step, args: dict[str, Arg]) -> None:
        if step.party == fx.NOBODY:
            args["field"] = Phrase("field-centre")
        else:
            args["field"] = Phrase("field-arm", {"party": naming.party(step.party), "number": step.amount})


# -- things ------------------------------------------------------------------------------------------------


class Thing(Argument):
    """One of the words, or another word with a meaning of its own; `absent` stands for it if it may be left out."""

    def __init__(
        self,
        named: Callable[[int], Arg],
        words: tuple[str, ...],
        others: Mapping[str, int] | None = None,
        wrong: str = "",
        absent: int | None = None,
    ) -> None:
        self.named = named
        self.words = words
        self.others = dict(others or {})
        self.wrong = wrong
        self.absent = absent

    def read(self, reader: Reader, draft: Draft) -> None:
        word = reader.peek()
        if word in self.others:
            reader.next += 1
            draft.thing = self.others[word]
        elif self.absent is None or word in self.words:
            draft.thing = reader.one_of(self.words, self.wrong)
        else:
            draft.thing = self.absent

    def write(self, step: Step) -> str:
        for word, number in self.others.items():
            if number == step.thing:
                return word
        return self.words[step.thing] if step.thing >= 0 else ""

    def phrase(self, step: Step, args: dict[str, Arg]) -> None:
        args["thing"] = self.named(step.thing)


class SocietyMarker(Thing):
    """A society marker to add, "white" for one of choice; "-1" for one to remove."""

    def read(self, reader: Reader, draft: Draft) -> None:
        super().read(reader, draft)
        draft.amount = -1 if draft.thing == fx.ANY_MARKER else 1

    def phrase(self, step: Step, args: dict[str, Arg]) -> None:
        if step.thing >= 0:
            super().phrase(step, args)


class SpecialCards(Argument):
    """One or more special cards, a bit for each."""

    def read(self, reader: Reader, draft: Draft) -> None:
        cards = {reader.one_of(fx.SPECIAL_CARDS, "no such special card")}
        while reader.peek() in fx.SPECIAL_CARDS:
            cards.add(reader.one_of(fx.SPECIAL_CARDS, ""))
        draft.thing = mask_of(cards)

    def write(self, step: Step) -> str:
        return " ".join(word for bit, word in enumerate(fx.SPECIAL_CARDS) if step.thing >> bit & 1)

    def phrase(self, step: Step, args: dict[str, Arg]) -> None:
        args["thing"] = tuple(naming.special(i) for i in range(len(fx.SPECIAL_CARDS)) if step.thing >> i & 1)


DEMO: Final = Fixed("demo")
REINFORCEMENT: Final = Fixed("reinforcement")
SIGNED: Final = Signed()
SIGNED_OR_ALL: Final = Signed(all_of_them=True)
COUNT: Final = Count()
COUNT_OR_ALL: Final = Count(words="all", number=fx.ALL)
COUNT_OR_CARD: Final = Count(words="big small", number=0)  # both values of the card
CITY_COUNT: Final = Count(most=fx.MAX_CITIES_CHOSEN)
PARTY: Final = Party()
PARTY_OR_YOU: Final = Party(absent=fx.YOU)
PARTY_OR_ANY: Final = Party(absent=fx.NOBODY)
SECOND_PARTY: Final = SecondParty()
PLACE: Final = Place()
PLACE_IF_ANY: Final = Place(optional=True)
FIELD: Final = Field()
UNIT: Final = Thing(naming.unit, fx.UNITS, wrong="no such unit")
UNIT_OR_GROUP: Final = Thing(naming.unit, fx.UNITS, {"own": fx.OWN_UNITS, "gov": fx.GOV_UNITS}, "no such unit")
NATION_IF_ANY: Final = Thing(naming.nation, fx.NATIONS, absent=fx.ANY_NATION)
TOPIC: Final = Thing(naming.kind_of_topic, fx.TOPICS, {"any": fx.ANY_TOPIC}, "no such topic")
TOPIC_IF_ANY: Final = Thing(naming.kind_of_topic, fx.TOPICS, absent=fx.ANY_TOPIC)
SOCIETY_MARKER: Final = SocietyMarker(
    naming.society,
    fx.SOCIETY_MARKERS,
    {"white": fx.WHITE_MARKER, "-1": fx.ANY_MARKER},
    "no such society marker",
)
SPECIAL_CARDS: Final = SpecialCards()
