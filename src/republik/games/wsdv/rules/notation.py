"""Conversion between moves and text: the notation of the records, readable at the board."""

from republik.table.action_space import Block
from republik.table.notation import MoveTexts

from .rules import Rules

USES = ("unrest", "build", "living standard", "event")
TRACK_NAMES = ("prestige", "currency", "socialists")
DASH = " – "


def move_text(rules: Rules, move: int) -> str:
    """Returns the text of a move."""
    return _texts(rules).text(move)


def parse_move(rules: Rules, text: str) -> int:
    """Returns the move for a text; raises IllegalMove if there is none."""
    return _texts(rules).move(text)


def _plain(text: str) -> str:
    """Normalises a text: case, spaces and the kind of dash do not matter."""
    return " ".join(text.replace("–", "-").replace("→", ">").casefold().split())


def _texts(rules: Rules) -> MoveTexts:
    texts = rules.move_texts
    if texts is None:
        blocks = rules.actions.blocks
        texts = MoveTexts([_text(rules, block, i) for block in blocks for i in range(block.size)], _plain)
        _add_full_names(rules, texts)
        rules.move_texts = texts
    return texts


def _add_full_names(rules: Rules, texts: MoveTexts) -> None:
    """Adds alternative texts: a province's name for its code, and a connection from either end."""
    for move, text in enumerate(texts.texts):
        words = text.split(" ")
        named = [rules.names[rules.codes.index(word)] if word in rules.codes else word for word in words]
        texts.add_alias(" ".join(named), move)
        verb, _, ends = text.partition(" ")
        if DASH in ends:
            a, _, b = ends.partition(DASH)
            texts.add_alias(f"{verb} {b}{DASH}{a}", move)


def connection_name(rules: Rules, connection: int) -> str:
    return rules.cities[rules.connection_a[connection]] + DASH + rules.cities[rules.connection_b[connection]]


PROVINCE_MOVES = {
    "place": "place unrest",
    "remove": "remove unrest",
    "reduce": "reduce",
    "living": "living standard",
    "lose_living": "lose living standard",
    "transfer": "transfer",
    "police": "police",
    "socialist": "socialist",
    "take_socialist": "take socialist",
    "import": "import",
    "release": "release",
    "hamburg": "hamburg",
}
CITY_MOVES = {
    "build_city": "build",
    "dismantle_city": "dismantle",
    "rundown": "run down",
    "repair": "repair",
    "close": "close",
}
CARD_MOVES = {"deal": "deal", "discard": "discard", "take": "take", "give": "give"}
LINE_MOVES = {"build_line": "build", "dismantle_line": "dismantle"}
PAIR_MOVES = {"move": "move unrest", "attack": "attack"}
ROW_MOVES = {"void_row": "void row", "resolve": "resolve row", "ignore": "ignore row"}
SECTOR_MOVES = {"sector": "living standard WB sector", "lose_sector": "lose living standard WB sector"}


def _text(rules: Rules, block: Block, i: int) -> str:
    name = block.name
    if name in PROVINCE_MOVES:
        return f"{PROVINCE_MOVES[name]} {rules.codes[i]}"
    if name in CITY_MOVES:
        return f"{CITY_MOVES[name]} {rules.cities[i]}"
    if name in LINE_MOVES:
        return f"{LINE_MOVES[name]} {connection_name(rules, i)}"
    if name in CARD_MOVES:
        return f"{CARD_MOVES[name]} {rules.cards[i]}"
    if name in PAIR_MOVES:
        first, second = divmod(i, rules.province_count)
        return f"{PAIR_MOVES[name]} {rules.codes[first]} > {rules.codes[second]}"
    if name in ROW_MOVES:
        return f"{ROW_MOVES[name]} {i + 1}"
    if name in SECTOR_MOVES:
        return f"{SECTOR_MOVES[name]} {rules.codes[rules.suppliers[i]]}"
    return _odd_text(rules, name, i)


def _odd_text(rules: Rules, name: str, i: int) -> str:
    if name == "play":
        card, use = divmod(i, len(USES))
        return f"{rules.cards[card]} for {USES[use]}"
    if name == "space":
        return f"space {i - 6:+d}" if i != 6 else "space 0"
    if name == "void_track":
        return f"void {TRACK_NAMES[i]}"
    if name == "look":
        return ("look at hand", "look at pile")[i]
    return {"done": "done", "draw": "West draws"}[name]
