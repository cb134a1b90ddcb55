"""What is to be decided, which choices there are, and which of them an answer means."""

from typing import Any, Final

from republik.games.wsdv.rules import economy
from republik.games.wsdv.rules.flow import decision_of
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import (
    ACTION,
    ALL_ROWS,
    ATTACK,
    BUILD,
    DISMANTLE,
    DISMANTLE_LINES,
    LIVING,
    LIVING_COST,
    POLICE_PHASE,
    PROTEST,
    RESOLVE,
    RUN_DOWN,
    SOCIALIST_OUT,
    SPREAD,
    SYMBOLS,
    VOID,
)
from republik.table.action_space import Block
from republik.terminal.answers import Choice, plain, written
from republik.terminal.card_answers import CardChoice, card_choice, named_plays, reasons

from .words import CITY_BLOCKS, LINE_BLOCKS, PROVINCE_BLOCKS, ROW_BLOCKS, STEP_KEYS, USE_KEYS, Words

LAST_GROUPS: Final = ("police", "ignore", "resolve", "done")
ONE_VERB: Final = frozenset({BUILD, DISMANTLE, DISMANTLE_LINES, RUN_DOWN})
"""Steps that the prompt names the verb of: their choices are places alone."""


# -- the question ----------------------------------------------------------------------------------


def step_key(position: Position) -> str:
    return STEP_KEYS[position.step()[0]]


def face_of(position: Position) -> int:
    """The card or space whose event is being carried out; -1 outside an event."""
    kind, _, a, b = position.step()
    if kind == VOID:
        return a
    return b // SPREAD if kind in (SYMBOLS, RESOLVE) else -1


def prompt(position: Position, words: Words) -> str:
    """The one sentence that asks."""
    kind, seat, a, b = position.step()
    args: dict[str, Any] = {"side": words.side(seat)}
    face = face_of(position)
    if face >= 0:
        args["face"] = words.face(face)
    if kind in (BUILD, RUN_DOWN, DISMANTLE_LINES, POLICE_PHASE, SOCIALIST_OUT):
        args["count"] = a
    elif kind == DISMANTLE:
        args |= {"count": b // 2, "owner": words.side(a)}
    elif kind == LIVING:
        lends = position.rules.card_values[seat][position.card]
        args |= {"count": int(a).bit_count(), "lends": lends}
    elif kind == SYMBOLS:
        args["symbols"] = words.list_of(remaining(position, words))
    elif kind == RESOLVE:
        args["symbol"] = words.row(face, a, 1)
    elif kind == ATTACK:
        args["place"] = words.province(a)
    elif step_key(position) == "import":
        args["change"] = _import_change(position)
    else:
        args["count"] = a
    return words.text(f"prompt-{step_key(position)}", **args)


def _import_change(position: Position) -> str:
    wanted = position.unrest[position.rules.berlin] // PROTEST
    return "more" if wanted > position.exported else "less"


def remaining(position: Position, words: Words) -> list[str]:
    """The symbols of the event in progress that are still to be carried out."""
    kind, _, left, packed = position.step()
    if kind != SYMBOLS:
        return []
    counts = [(row, left >> 3 * row & 7) for row in range(ALL_ROWS)]
    return [words.row(packed // SPREAD, row, count) for row, count in counts if count]


# -- the choices -------------------------------------------------------------------------------------


def choices(position: Position, words: Words) -> list[Choice]:
    """Every legal move, grouped, numbered from 1."""
    step, face, kind = step_key(position), face_of(position), position.step()[0]
    found: list[Choice] = []
    for move in position.legal:
        block = position.rules.space.block_of(move).name
        label = words.move(move, step, face)
        short = words.short(move, step, face)
        found.append(Choice("", move, label, short, note(position, words, move), _group(position, words, move, block)))
    by_group: dict[str, list[Choice]] = {}
    for choice in found:
        by_group.setdefault(choice.group, []).append(choice)
    last = [_group_name(words, name) for name in LAST_GROUPS]
    order = sorted(by_group, key=lambda group: last.index(group) + 1 if group in last else 0)
    if kind in ONE_VERB and len(order) > 1:
        order = sorted(order, key=lambda group: group in last)
    sequence = [choice for group in order for choice in by_group[group]]
    return [choice._replace(name=str(number)) for number, choice in enumerate(sequence, 1)]


def _group_name(words: Words, block: str) -> str:
    return words.text("group-" + block.replace("_", "-"))


def _group(position: Position, words: Words, move: int, block: str) -> str:
    """The verb; building and the like by province, with the verb where the prompt does not say it."""
    if block not in CITY_BLOCKS and block not in LINE_BLOCKS:
        return _group_name(words, block)
    place = _home(position, words, move, block)
    if position.step()[0] in ONE_VERB:
        return place
    return words.text("group-at", verb=_group_name(words, block), place=place)


def _home(position: Position, words: Words, move: int, block: str) -> str:
    """The province under which a site is listed: a connection under that of the first end that has one."""
    rules = position.rules
    i = move - rules.space.block_of(move).start
    cities = [i] if block in CITY_BLOCKS else [rules.connection_a[i], rules.connection_b[i]]
    provinces = [rules.city_province[city] for city in cities if rules.city_province[city] >= 0]
    if provinces:
        return words.province(provinces[0])
    return words.city(cities[0])


def note(position: Position, words: Words, move: int) -> str:
    """What to know before choosing: the figures that would change."""
    rules = position.rules
    block = rules.space.block_of(move)
    i = move - block.start
    if block.name in LINE_BLOCKS or block.name in CITY_BLOCKS:
        return _value_change(position, move)
    if block.name in ("place", "remove", "police", "socialist"):
        unrest = position.unrest[i]
        after = unrest + (1 if block.name == "place" else -1)
        protest = words.text("note-protest") if after // PROTEST > unrest // PROTEST else ""
        return f"{unrest}→{after} {protest}".strip()
    if block.name == "living" and position.step()[0] == LIVING:
        needs = LIVING_COST * (position.living[i] + 1)
        return words.text("note-living", number=position.living[i] + 1, has=economy.economy(position, i), needs=needs)
    if block.name in ("living", "lose_living"):
        return f"{position.living[i]}→{position.living[i] + (1 if block.name == 'living' else -1)}"
    if block.name == "attack":
        source, target = divmod(i, rules.province_count)
        return f"+{position.living[source] - position.protests(source) - position.living[target]}"
    return ""


def _value_change(position: Position, move: int) -> str:
    """By how much all factory values together would change."""
    after = position.copy()
    block = position.rules.space.block_of(move)
    if block.name == "build_line":
        economy.build_line(after, move - block.start)
    elif block.name == "build_city":
        economy.build_city(after, move - block.start)
    elif block.name == "dismantle_line":
        economy.dismantle_line(after, move - block.start)
    elif block.name == "dismantle_city":
        economy.dismantle_city(after, move - block.start)
    else:
        return ""
    change = sum(after.value) - sum(position.value)
    return f"{change:+d}".replace("-", "−") if change else ""


# -- cards: first which, then for what ------------------------------------------------------------------


def cards_to_choose(position: Position) -> list[int]:
    """Special card first, then the display, then the hand of the side to act."""
    seat = position.step()[1]
    hand = [card for card in position.hand(seat) if card >= 0]
    special = [position.special] if position.special >= 0 else []
    return special + position.display + hand


def card_choices(position: Position, words: Words) -> list[CardChoice]:
    """The cards with at least one use."""
    offered = [card_choice(card, position.legal, words) for card in cards_to_choose(position)]
    return [choice for choice in offered if any(move is not None for move in choice.moves)]


def use_note(position: Position, words: Words, card: int, use: int) -> str:
    """What a use of a card would mean, or why it is refused."""
    rules = position.rules
    seat = position.step()[1]
    refusal = position.why_not(words.play(card, use))
    if refusal is not None:
        return words.refusal(refusal)
    key = USE_KEYS[use].replace("use-", "use-note-")
    value = rules.card_values[seat][card]
    free = "yes" if rules.free_removal[seat][card] else "no"
    return words.text(key, value=value, free=free, symbols="; ".join(words.symbols(card)))


# -- why not --------------------------------------------------------------------------------------------------


def explain(text: str, position: Position, words: Words) -> list[str]:
    """Why what was named is refused now (or that it is not); nothing when it names nothing known."""
    step, face = step_key(position), face_of(position)
    moves = _named_moves(plain(text), position, words)
    return reasons(((move, words.move(move, step, face)) for move in moves), position, words)


def _named_moves(wanted: str, position: Position, words: Words) -> list[int]:
    meant = written(wanted, position)
    if meant is not None:
        return [meant]
    if position.step()[0] == ACTION:
        return named_plays(wanted, words)
    return _named_places(wanted, position, words)


def _named_places(wanted: str, position: Position, words: Words) -> list[int]:
    """Moves that could answer the step and whose place has this name; failing that, begins with it."""
    step, face = step_key(position), face_of(position)
    exact: list[int] = []
    begins: list[int] = []
    for block in _answering(position):
        for move in range(block.start, block.start + block.size):
            name = plain(words.short(move, step, face))
            if wanted == name or wanted in _codes(position, block, move):
                exact.append(move)
            elif name.startswith(wanted):
                begins.append(move)
    return exact or begins or _sites(wanted, position, words)


def _sites(wanted: str, position: Position, words: Words) -> list[int]:
    """The cities of a province that was named where cities are asked for."""
    rules = position.rules
    cities = [
        city
        for city, province in enumerate(rules.city_province)
        if province >= 0 and wanted in (plain(words.province(province)), plain(rules.codes[province]))
    ]
    return [block.start + city for block in _answering(position) if block.name in CITY_BLOCKS for city in cities]


def _answering(position: Position) -> list[Block]:
    """The blocks of moves that could answer the step; where some of them are offered, those."""
    names = decision_of(position.step()).answers.split()
    blocks = [b for b in position.rules.space.blocks if b.name in names and b.name not in ROW_BLOCKS]
    offered = {position.rules.space.block_of(move).name for move in position.legal}
    return [block for block in blocks if block.name in offered] or blocks


def _codes(position: Position, block: Block, move: int) -> list[str]:
    """A province's code names it too."""
    return [plain(position.rules.codes[move - block.start])] if block.name in PROVINCE_BLOCKS else []
