"""Conversion between moves and text: the notation of the records, readable at the board."""

from collections.abc import Callable

from republik.table.action_space import Block
from republik.table.notation import MoveTexts

from . import effects as fx
from . import steps as st
from .rules import Rules

PARTY_NAMES = ("SPD", "Zentrum", "KPD", "DNVP")
ARM_LETTERS = "SZKD"
USE_NAMES = ("event", "debate", "actions")
CITY_NAMES = {
    "koenigsberg": "Königsberg",
    "koeln": "Köln",
    "muenchen": "München",
}
UNIT_NAMES = (*fx.UNITS, "black-reichswehr1", "black-reichswehr2")
COUNTER_NAMES = ("uprising", "councils", "regime")

CITY_MOVES = {"city": "city", "base": "base", "put": "place in", "take": "take from"}
CARD_MOVES = {"deal": "deal", "answer": "answer with", "discard": "discard", "purge": "purge"}
SINGLE_MOVES = {
    "done": "done",
    "demonstration": "demonstration",
    "coup": "coup",
    "store": "store reserve",
    "spend": "spend reserve",
    "better": "better result",
    "yes": "yes",
    "no": "no",
}


def city_name(city: int) -> str:
    key = fx.CITIES[city]
    return CITY_NAMES.get(key, key.capitalize())


def move_text(rules: Rules, move: int) -> str:
    """Returns the text of a move."""
    return _texts(rules).text(move)


def parse_move(rules: Rules, text: str) -> int:
    """Returns the move for a text; raises IllegalMove if there is none."""
    return _texts(rules).move(text)


def _plain(text: str) -> str:
    """Normalises a text: case and spaces do not matter, and umlauts may be written out."""
    plain = " ".join(text.casefold().split())
    return plain.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")


def _texts(rules: Rules) -> MoveTexts:
    texts = rules.move_texts
    if texts is None:
        blocks = rules.actions.blocks
        texts = MoveTexts([_text(rules, block, i) for block in blocks for i in range(block.size)], _plain)
        rules.move_texts = texts
    return texts


def topic_name(rules: Rules, slot: int) -> str:
    topic = rules.slot_topic[slot]
    key = fx.TOPICS[topic]
    return f"{key} {rules.slot_copy[slot] + 1}" if len(rules.slots_of[topic]) > 1 else key


def point_name(rules: Rules, point: int) -> str:
    """Names fields of the four arms such as S3; between them the larger coordinate first, such as K2 S1."""
    pulls = sorted(((rules.pull[party][point], -party) for party in range(st.PARTIES)), reverse=True)
    named = [f"{ARM_LETTERS[-party]}{value}" for value, party in pulls if value]
    return " ".join(named) or "0"


def _text(rules: Rules, block: Block, i: int) -> str:
    name = block.name
    if name in CITY_MOVES:
        return f"{CITY_MOVES[name]} {city_name(i)}"
    if name in CARD_MOVES:
        return f"{CARD_MOVES[name]} {rules.cards[i]}"
    if name in SINGLE_MOVES:
        return SINGLE_MOVES[name]
    if name in UNIT_TEXTS:
        return UNIT_TEXTS[name](i)
    return _odd_text(rules, name, i)


def _mobilise(i: int) -> str:
    kind, source = divmod(i, st.CITIES + 1)
    place = "supply" if source == st.CITIES else city_name(source)
    return f"mobilise {UNIT_NAMES[kind]} from {place}"


def _at_city(words: str, i: int) -> str:
    kind, city = divmod(i, st.CITIES)
    return f"{words} {UNIT_NAMES[kind]} {city_name(city)}"


def _takeover(i: int) -> str:
    kind, city = divmod(i, st.CITIES)
    return f"take over reichswehr{kind + 1} {city_name(city)}"


UNIT_TEXTS: dict[str, Callable[[int], str]] = {
    "mobilise": _mobilise,
    "dissolve": lambda i: _at_city("dissolve", i),
    "recall": lambda i: f"recall {UNIT_NAMES[i]}",
    "takeover": _takeover,
    "win_back": lambda i: f"win back reichswehr{i + 1}",
    "remove_base": lambda i: f"remove {PARTY_NAMES[i // st.CITIES]} base {city_name(i % st.CITIES)}",
    "roll": lambda i: f"roll {i + 1}",
    "roll_two": lambda i: f"roll {i // 6 + 1} {i % 6 + 1}",
    "party": lambda i: PARTY_NAMES[i],
    "use": lambda i: f"for {USE_NAMES[i]}",
    "counter": lambda i: f"counter-coup {COUNTER_NAMES[i]}",
    "fight": lambda i: f"fight {PARTY_NAMES[i]}",
    "option": lambda i: f"option {i + 1}",
    "society": lambda i: f"society {fx.SOCIETY_MARKERS[i]}",
    "nation": lambda i: f"flag {fx.NATIONS[i]}",
    "foreign": lambda i: f"negotiate {fx.FOREIGN_CARDS[i]}",
    "coalition": lambda i: f"coalition {st.COALITION_NAMES[i]}",
}


def _odd_text(rules: Rules, name: str, i: int) -> str:
    if name == "play":
        return f"{rules.cards[i // st.USES]} for {USE_NAMES[i % st.USES]}"
    if name == "seating":
        return "seating " + " ".join(PARTY_NAMES[party] for party in rules.seatings[i])
    if name == "agenda":
        return f"agenda {rules.agendas[i]}"
    if name == "topic":
        return f"topic {topic_name(rules, i)}"
    return f"to {point_name(rules, i)}"
