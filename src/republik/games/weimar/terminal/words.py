"""Everything of Weimar that has a name, in the words of one language: parties, places, cards, effects, moves."""

from collections.abc import Mapping
from typing import Any, Final

from republik import games
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.component_fields import HOUSE, cited_by, kind_of
from republik.games.weimar.rules.components import (
    AgendaCard,
    Criterion,
    FinalLine,
    ForeignCard,
    PartyCard,
    RepublicCard,
    TopicOption,
    in_language,
)
from republik.games.weimar.rules.effects import Effect, Step
from republik.games.weimar.rules.notation import (
    ARM_LETTERS,
    COUNTER_NAMES,
    PARTY_NAMES,
    UNIT_NAMES,
    city_name,
    parse_move,
)
from republik.games.weimar.rules.rules import Rules
from republik.messages.i18n import Messages
from republik.table.contract import IllegalMove, Outcome
from republik.table.records import TABLE_ENDINGS
from republik.terminal.game_words import GameWords

Card = RepublicCard | PartyCard

STEP_KEYS: Final = {kind: name.replace("_", "-") for kind, name in st.STEP_NAMES.items()}
DONE_STEPS: Final = frozenset(
    "cancel-event actions topic mobilise-to mobilise dissolve foreign fewer-dice roll-again".split()
)
ANSWER_STEPS: Final = frozenset("agree-first may vote agree join oppose react roll-again president".split())
"""Steps in which ending, yes and no say what they mean."""
USES: Final = ("event", "debate", "actions")
ACTION_KEYS: Final = ("demonstration", "coup", "counter", "fight")
WHY_KEYS: Final = ("agenda", "early", "impulses")
MINOR_KEYS: Final = ("uspd", "ddp", "dvp")
CHAPTERS: Final = tuple(f"W{number}" for number in range(1, 14))
PARTY_WORDS: Final = {
    fx.YOU: "you",
    fx.GOV: "gov",
    fx.OTHERS: "others",
    fx.FOE: "foe",
    fx.CHANCELLOR: "chancellor",
    fx.NOBODY: "nobody",
}
PLACE_KEYS: Final = {fx.THE_CITY: "at-chosen", fx.ANYWHERE: "at-any", fx.RANDOM: "at-random"}
WHEN_KEYS: Final = {
    fx.IF_BLOCKADE: "blockade",
    fx.IF_DONE: "done",
    fx.IF_GOVERNS: "governs",
    fx.IF_MINORITY: "minority",
    fx.IF_MAJORITY: "majority",
    fx.IF_COUNCILS: "councils",
    fx.IF_IMPULSE: "impulse",
    fx.IF_GREEN: "green",
}
MARKER_VERBS: Final = frozenset(range(fx.POVERTY, fx.BLACK_FRIDAY + 1))
SIGNED_VERBS: Final = MARKER_VERBS | {fx.BASE, fx.SEAT, fx.VP, fx.RESERVE, fx.ECONOMY, fx.FLAG, fx.BONUS}
MARKS: Final = {"seed": "●", "public": "◐", "house": "○", "own": "◆"}
"""The signs of where a value comes from; the message source-legend explains them."""
WEAKEST: Final = ("house", "public", "seed", "own")
EARLY_ENDINGS: Final = st.TERMINATIONS[st.ANARCHY : st.SURVIVAL]
"""In the solo scenario each of them is the person's defeat."""
MINUS: Final = "−"
QUOTES: Final = '„“«"'


def signed(number: int) -> str:
    """+2, −1, 0."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else "0"


def hyphens(word: str) -> str:
    return word.replace("_", "-").replace(" ", "-")


class WeimarWords(GameWords):
    """All names of one game of Weimar, in one language."""

    own_keys = ""
    uses = USES
    hand_is_numbered = True

    def __init__(self, rules: Rules, messages: Messages) -> None:
        super().__init__(messages.of(games.game("weimar")))
        self.rules = rules
        components = rules.components
        self.cards: list[Card] = [*components.republic.values(), *components.party.values()]
        self.agendas: list[AgendaCard] = list(components.agendas.values())
        self.foreign_cards: list[ForeignCard] = list(components.foreign.values())

    def printed(self, names: Mapping[str, str]) -> str:
        """A printed name; German where the box has no other."""
        return in_language(dict(names), self.language)

    # -- names -----------------------------------------------------------------------------

    def party(self, party: int) -> str:
        """One of the four, or one that an effect stands for."""
        word = fx.PARTIES[party] if party >= 0 else PARTY_WORDS[party]
        return self.text(f"party-{word}")

    def somebody(self, party: int) -> str:
        """A party, or nobody where the event names none."""
        return self.party(party if party >= 0 else fx.NOBODY)

    def parties(self, mask: int) -> str:
        return self.list_of(self.party(party) for party in range(st.PARTIES) if mask >> party & 1)

    def city(self, city: int) -> str:
        return self.printed(self.rules.components.cities[fx.CITIES[city]].names)

    def place(self, place: int) -> str:
        """A city, or where units are that are in none."""
        if place < st.CITIES:
            return self.city(place)
        return self.text("place-" + ("supply", "dissolved", "unused")[place - st.SUPPLY])

    def unit(self, kind: int) -> str:
        return self.text(f"unit-{hyphens(UNIT_NAMES[kind])}")

    def marker(self, word: str) -> str:
        return self.text(f"marker-{hyphens(word)}")

    def nation(self, nation: int) -> str:
        return self.text("nation-" + (hyphens(fx.NATIONS[nation]) if nation >= 0 else "any"))

    def society(self, marker: int) -> str:
        return self.printed(self.rules.components.society[fx.SOCIETY_MARKERS[marker]].names)

    def topic_name(self, topic: int) -> str:
        if topic < 0:
            return self.text("topic-any")
        return self.printed(self.rules.components.topics[fx.TOPICS[topic]].names)

    def topic(self, slot: int) -> str:
        """A topic marker, with its number where there are several."""
        topic = self.rules.slot_topic[slot]
        name = self.topic_name(topic)
        if len(self.rules.slots_of[topic]) == 1:
            return name
        return self.text("topic-copy", topic=name, number="I" * (self.rules.slot_copy[slot] + 1))

    def option(self, slot: int, option: int) -> str:
        """An option of a topic, with what it does."""
        chosen = self.topic_option(slot, option)
        return f"{self.printed(chosen.names)} – {self.effect(chosen.event)}"

    def topic_option(self, slot: int, option: int) -> TopicOption:
        return self.rules.components.topics[fx.TOPICS[self.rules.slot_topic[slot]]].options[option]

    def field(self, point: int) -> str:
        """A field of the opinion track; beside the arms the larger number first."""
        pulls = sorted(((self.rules.pull[party][point], -party) for party in range(st.PARTIES)), reverse=True)
        named = [(value, -party) for value, party in pulls if value]
        if not named:
            return self.text("field-centre")
        return " + ".join(self.text("field-arm", party=self.party(party), number=value) for value, party in named)

    def title(self, card: int) -> str:
        return self.printed(self.cards[card].names)

    def card(self, card: int) -> str:
        """The card by number and title; a hidden one without either."""
        if card < 0:
            return self.text("card-hidden")
        return self.numbered(self.rules.cards[card], self.title(card))

    def numbered(self, number: str, title: str) -> str:
        """A card by number and title; a title with quotation marks of its own gets no others."""
        if any(mark in title for mark in QUOTES):
            return f"{number} {title}"
        return self.text("card-name", number=number, title=title)

    def agenda(self, agenda: int) -> str:
        if agenda < 0:
            return self.text("agenda-hidden")
        return self.text("card-name", number=self.rules.agendas[agenda], title=self.printed(self.agendas[agenda].names))

    def foreign(self, card: int) -> str:
        printed = self.foreign_cards[card]
        return self.numbered(printed.key, self.printed(printed.names))

    def special(self, index: int) -> str:
        return self.printed(self.rules.components.special[fx.SPECIAL_CARDS[index]].names)

    def numbers(self) -> list[str]:
        return self.rules.cards

    def use(self, use: int) -> str:
        return self.text(f"use-{USES[use]}")

    def play(self, card: int, use: int) -> int:
        return self.rules.space.play + st.USES * card + use

    def action(self, kind: int) -> str:
        return self.text(f"action-{ACTION_KEYS[kind]}")

    def coalition(self, coalition: int) -> str:
        return self.text(f"coalition-{st.COALITION_NAMES[coalition]}")

    def minor(self, minor: int) -> str:
        return self.text(f"minor-{MINOR_KEYS[minor]}")

    def why(self, why: int) -> str:
        return self.text(f"why-{WHY_KEYS[why]}")

    def scenario(self) -> str:
        return self.printed(self.rules.scenario.names)

    def face(self, effect: Effect) -> str:
        """The card, topic or marker an effect belongs to."""
        key = effect.name.partition(".")[0]
        if key in self.rules.card_index:
            return self.card(self.rules.card_index[key])
        if key in self.rules.agendas:
            return self.agenda(self.rules.agendas.index(key))
        components = self.rules.components
        for group in (components.foreign, components.rounds, components.special, components.topics, components.society):
            if key in group:
                return self.printed(group[key].names)
        return key.upper()

    # -- where a value comes from --------------------------------------------------------------

    def mark(self, sources: Mapping[str, str], *fields: str) -> str:
        """One sign for some fields: the weakest of their sources."""
        found = [kind_of(sources.get(field, HOUSE)) for field in fields]
        return MARKS[min(found, key=WEAKEST.index)]

    def source(self, source: str) -> str:
        """Where a value comes from, with its sign and the paragraphs of the booklet that it cites."""
        kind, cited = kind_of(source), cited_by(source)
        told = f"{MARKS[kind]} {self.text(f'source-{kind}')}"
        return f"{told} ({self.list_of(self.paragraph(one) for one in cited)})" if cited else told

    def paragraph(self, paragraph: str) -> str:
        if paragraph[0].isdecimal():
            return self.text("paragraph-number", number=paragraph)
        name, _, number = paragraph.rpartition("-")
        if number.isdecimal():
            return self.text(f"paragraph-{name}", number=number)
        return self.text(f"paragraph-{paragraph}")

    def marks(self, card: int) -> str:
        """Title, values, event."""
        src = self.cards[card].src
        values = self.mark(src, "pair") if "pair" in src else self.mark(src, "big", "small")
        return self.mark(src, "names") + values + self.mark(src, "event")

    # -- effects -------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> str:
        """What an effect does."""
        return self.block(effect, 0) or self.text("card-nothing")

    def block(self, effect: Effect, number: int) -> str:
        return "; ".join(self.effect_step(effect, step) for step in effect.blocks[number])

    def effect_step(self, effect: Effect, step: Step) -> str:
        told = self._verb(effect, step)
        if step.place != fx.NOWHERE:
            told = f"{told} {self.at(step.place)}"
        if step.party != fx.YOU and step.verb not in (fx.TOPIC, fx.CONTROL) and step.party != fx.NOBODY:
            told = self.text("effect-of", party=self.party(step.party), what=told)
        if step.by != fx.YOU:
            told = self.text("effect-of", party=self.party(step.by), what=told)
        if step.test != fx.ALWAYS:
            told = self.text("effect-if", when=self._when(step), what=told)
        return told

    def at(self, place: int) -> str:
        if place in PLACE_KEYS:
            return self.text(PLACE_KEYS[place])
        return self.text("at-city", place=self.city(place))

    def _verb(self, effect: Effect, step: Step) -> str:
        verb = step.verb
        if step.blocks:
            return self._bracket(effect, step)
        if verb in MARKER_VERBS:
            return self.text("effect-marker", thing=self.marker(fx.VERBS[verb]), count=self._count(step))
        key = "effect-" + hyphens(fx.VERBS[verb])
        if verb == fx.DEBATE and not step.amount:
            key += "-card"
        elif verb == fx.DISCARD and step.amount == fx.ALL:
            key += "-all"
        elif verb == fx.SOCIETY and step.amount < 0:
            key += "-out"
        elif verb == fx.SOCIETY and step.thing == fx.WHITE_MARKER:
            key += "-white"
        return self.text(key, count=self._count(step), thing=self._thing(step), field=self._field(step))

    def _bracket(self, effect: Effect, step: Step) -> str:
        told = [self.block(effect, block) or self.text("card-nothing") for block in step.blocks]
        if step.verb == fx.MAY:
            return self.text("effect-may", what=told[0])
        if step.verb == fx.EACH_CITY:
            return self.text("effect-cities", count=step.amount, what=told[0])
        if step.verb == fx.VOTE:
            return self.text("effect-vote", what=told[0], other=told[1])
        if len(told) == 1:
            return told[0]
        between = f" · {self.text('effect-or')} · "
        return self.text("effect-choice", what=between.join(told))

    def _count(self, step: Step) -> str | int:
        if abs(step.amount) == fx.ALL:
            return self.text("effect-all") if step.amount > 0 else f"{MINUS}{self.text('effect-all')}"
        return signed(step.amount) if step.verb in SIGNED_VERBS else step.amount

    def _thing(self, step: Step) -> str:
        verb, thing = step.verb, step.thing
        if verb in (fx.SUPPLY, fx.MOBILISE):
            if thing < 0:
                return self.text("unit-own" if thing == fx.OWN_UNITS else "unit-gov")
            return self.unit(thing)
        if verb == fx.FLAG:
            return self.nation(thing)
        if verb in (fx.TOPIC, fx.STEER):
            return self.topic_name(thing)
        if verb == fx.SOCIETY and thing >= 0:
            return self.society(thing)
        if verb == fx.CONTROL:
            return f"{self.party(step.party)} / {self.party(thing)}"
        if verb == fx.OUT:
            return self.list_of(self.special(i) for i in range(len(fx.SPECIAL_CARDS)) if thing >> i & 1)
        return ""

    def _field(self, step: Step) -> str:
        if step.verb != fx.TOPIC or step.party == fx.NOBODY:
            return self.text("field-centre")
        return self.text("field-arm", party=self.party(step.party), number=step.amount)

    def _when(self, step: Step) -> str:
        key = "if-" + ("no-" if step.negated else "") + WHEN_KEYS[step.test]
        argument = step.argument
        args: dict[str, Any] = {"count": argument}
        if step.test == fx.IF_DONE:
            args["card"] = self.foreign(argument)
        elif step.test == fx.IF_GOVERNS:
            args["party"] = self.party(argument)
        elif step.test in (fx.IF_MAJORITY, fx.IF_COUNCILS):
            args |= {"party": self.party(fx.YOU), "place": self.at(argument)}
        elif step.test == fx.IF_GREEN:
            args["topic"] = self.topic_name(argument)
        return self.text(key, **args)

    # -- faces --------------------------------------------------------------------------------------

    def card_face(self, card: int) -> str:
        """Values, where title, values and event come from, and the event."""
        printed = self.cards[card]
        return f"{printed.big}/{printed.small} {self.marks(card)} {self.effect(printed.event)}"

    def agenda_face(self, agenda: int) -> str:
        """Where title and effects come from, and all that an agenda brings."""
        printed = self.agendas[agenda]
        parts: list[str] = []
        if printed.topics:
            parts.append(self.text("card-topics", what=self.effect(printed.topics)))
        if printed.effect:
            parts.append(self.effect(printed.effect))
        if printed.adds:
            parts.append(self.text("card-adds", cards=self.list_of(printed.adds)))
        if printed.early:
            parts.append(self.text("card-early"))
        mark = self.mark(printed.src, "names") + self.mark(printed.src, "topics", "effect")
        return f"{mark} {' · '.join(parts) or self.text('card-nothing')}"

    def foreign_face(self, card: int) -> str:
        """Where title and effects come from, what has to be rolled, and what follows."""
        printed = self.foreign_cards[card]
        parts: list[str] = []
        if printed.target:
            nation = self.nation(self.rules.nation[card])
            parts.append(self.text("card-target", number=printed.target, nation=nation))
        fields = {"before": printed.before, "success": printed.success, "always": printed.always, "end": printed.end}
        for name, effect in fields.items():
            if effect:
                parts.append(self.text(f"card-{name}", what=self.effect(effect)))
        mark = self.mark(printed.src, "names") + self.mark(printed.src, "target", *fields)
        return f"{mark} {' · '.join(parts)}"

    # -- final scoring ---------------------------------------------------------------------------

    def line(self, line: Criterion | FinalLine) -> str:
        """A criterion of the solo scenario, or a line of a final scoring."""
        what = self.text(f"measure-{hyphens(line.measure)}")
        if isinstance(line, FinalLine) and line.each:
            return self.text("measure-each", what=what)
        if line.high == 0:
            return self.text("measure-none", what=what)
        if line.low <= 1 and line.measure in ("ultimatum", "government"):
            return what
        if line.low > 0:
            return self.text("measure-at-least", what=what, count=line.low)
        return self.text("measure-at-most", what=what, count=line.high)

    def outcome(self, outcome: Outcome) -> str:
        if outcome.termination in TABLE_ENDINGS:
            return self.text("outcome-table", how=self.text(f"ending-{outcome.termination}"))
        told = {"how": self.text(f"ending-{hyphens(outcome.termination)}"), "rule": outcome.rule}
        early = self.rules.solo and outcome.termination in EARLY_ENDINGS
        if outcome.winner is None:
            return self.text("outcome-defeat" if early else "outcome-nobody", **told)
        key = "outcome-defeat-by" if early else "outcome"
        return self.text(key, winner=self.party(outcome.winner), **told)

    # -- moves -------------------------------------------------------------------------------------

    def move(self, move: int, step: str = "") -> str:
        """A move in full; `step` is the key of the step it would answer."""
        block = self.rules.space.block_of(move)
        name = hyphens(block.name)
        if name == "done" and step in DONE_STEPS:
            return self.text(f"done-{step}")
        if name in ("yes", "no") and step in ANSWER_STEPS:
            return self.text(f"{name}-{step}")
        return self.text(f"move-{name}", **self._move_args(block.name, move - block.start))

    def _move_args(self, block: str, i: int) -> dict[str, Any]:
        if block in ("deal", "answer", "discard", "purge"):
            return {"card": self.card(i)}
        if block in ("city", "base", "put", "take"):
            return {"place": self.city(i)}
        if block in ("party", "fight"):
            return {"party": self.party(i)}
        if block in ("mobilise", "dissolve", "recall", "takeover", "win_back"):
            return self._unit_args(block, i)
        if block == "remove_base":
            return {"party": self.party(i // st.CITIES), "place": self.city(i % st.CITIES)}
        if block == "play":
            return {"card": self.card(i // st.USES), "use": self.use(i % st.USES)}
        return self._other_args(block, i)

    def _unit_args(self, block: str, i: int) -> dict[str, Any]:
        if block == "mobilise":
            kind, source = divmod(i, st.CITIES + 1)
            return {"unit": self.unit(kind), "from": self.place(source)}
        if block == "recall":
            return {"unit": self.unit(i)}
        if block == "win_back":
            return {"unit": self.unit(st.BLACK_1 + i)}
        kind, city = divmod(i, st.CITIES)
        if block == "takeover":
            kind += fx.REICHSWEHR_1
        return {"unit": self.unit(kind), "place": self.city(city)}

    def _other_args(self, block: str, i: int) -> dict[str, Any]:
        if block == "roll":
            return {"number": i + 1}
        if block == "roll_two":
            return {"first": i // 6 + 1, "second": i % 6 + 1}
        makers: dict[str, tuple[str, Any]] = {
            "seating": ("parties", self.seating),
            "agenda": ("agenda", self.agenda),
            "use": ("use", self.use),
            "counter": ("marker", lambda n: self.marker(COUNTER_NAMES[n])),
            "topic": ("topic", self.topic),
            "point": ("field", self.field),
            "option": ("option", lambda n: str(n + 1)),
            "society": ("marker", self.society),
            "nation": ("nation", self.nation),
            "foreign": ("card", self.foreign),
            "coalition": ("coalition", self.coalition),
        }
        if block not in makers:
            return {}
        name, make = makers[block]
        return {name: make(i)}

    def seating(self, index: int) -> str:
        return " – ".join(self.party(party) for party in self.rules.seatings[index])

    # -- refusals ----------------------------------------------------------------------------------

    def _translate(self, name: str, value: str) -> str:
        if name == "card":
            return self._card_named(value)
        if name == "party" and value in PARTY_NAMES:
            return self.party(PARTY_NAMES.index(value))
        if name == "place":
            return next((self.city(city) for city in range(st.CITIES) if city_name(city) == value), value)
        if name == "move":
            try:
                return self.move(parse_move(self.rules, value))
            except IllegalMove:
                return value
        return value

    def _card_named(self, key: str) -> str:
        if key in self.rules.card_index:
            return self.card(self.rules.card_index[key])
        if key in self.rules.agendas:
            return self.agenda(self.rules.agendas.index(key))
        return self.foreign(fx.FOREIGN_CARDS.index(key)) if key in fx.FOREIGN_CARDS else key


def arm_letter(party: int) -> str:
    """S, Z, K, D: a party in one letter, as the records write the arms."""
    return ARM_LETTERS[party]
