"""Weimar at the prompt: what is to be decided, which choices there are, and why something is refused."""

from typing import Any, Final

from republik.games.weimar.rules import actions
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.effects import Effect
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.refusals import STEP_BLOCKS
from republik.table.action_space import Block
from republik.terminal.answers import Choice, plain, written
from republik.terminal.card_answers import CardChoice, card_choice, named_plays, reasons

from .words import MINUS, STEP_KEYS, USES, WeimarWords, hyphens

EFFECT_STEPS: Final = frozenset({st.CHOOSE_CITY, st.CHOOSE_CITIES, st.OPTION, st.MAY, st.VOTE, st.FOE})
ACTION_STEPS: Final = frozenset({st.OPPOSE, st.FEWER_DICE, st.REACT})
COUNT_FIRST: Final = frozenset({st.PLACE_BASE, st.DEMO_BASE, st.RECALL, st.DISCARD})
COUNT_SECOND: Final = frozenset(
    {st.REMOVE_BASE, st.PUT_MARKER, st.TAKE_MARKER, st.MOBILISE_TO, st.MOBILISE, st.DISSOLVE, st.CHOOSE_CITIES}
)
DICE_BLOCKS: Final = {
    "demonstration": st.DEMONSTRATION,
    "coup": st.COUP,
    "counter": st.COUNTER_COUP,
    "fight": st.FIGHT,
}
CITY_BLOCKS: Final = frozenset({"city", "base", "put", "take"})
LAST_BLOCKS: Final = ("store", "spend", "better", "done")


def step_key(position: Position) -> str:
    return STEP_KEYS[position.step()[0]]


def running_effect(position: Position) -> Effect:
    """The effect that asks, in a step of an effect."""
    root = position.step()[2]
    return position.rules.effects[position.stack[root * st.STEP + 2]]


# -- the question ----------------------------------------------------------------------------------


def prompt(position: Position, words: WeimarWords) -> str:
    """The one sentence that asks."""
    step = position.step()
    kind, seat = step[0], step[1]
    key = step_key(position)
    if kind == st.ACTIONS_STEP and step[3] < 0:
        key = "actions-city"
    args: dict[str, Any] = {"party": words.somebody(seat)}
    if kind in COUNT_FIRST:
        args["count"] = step[2]
    elif kind in COUNT_SECOND:
        args["count"] = step[3]
    if kind in EFFECT_STEPS:
        args |= _effect_args(position, words)
    elif kind in ACTION_STEPS:
        act = position.act
        args |= {
            "other": words.party(act[st.ACT_PLAYER]),
            "action": words.action(act[st.ACT_KIND]),
            "place": words.city(act[st.ACT_CITY]),
        }
    elif kind in _ARGS:
        args |= _ARGS[kind](position, step, words)
    return words.text(f"prompt-{key}", **args)


def _effect_args(position: Position, words: WeimarWords) -> dict[str, Any]:
    step = position.step()
    effect = running_effect(position)
    args: dict[str, Any] = {"face": words.face(effect)}
    if step[0] in (st.OPTION, st.MAY, st.VOTE, st.FOE):
        part = effect.blocks[step[3]][step[4]]
        if part.blocks:
            told = [words.block(effect, block) or words.text("card-nothing") for block in part.blocks]
            args |= {"what": told[0], "other": told[-1], "seats": position.seats[step[1]]}
        else:
            args["what"] = words.effect_step(effect, part)
    return args


def _marker(_position: Position, step: st.Step, words: WeimarWords) -> dict[str, Any]:
    return {"marker": words.marker(st.MARKER_NAMES[step[2]])}


def _card(position: Position, _step: st.Step, words: WeimarWords) -> dict[str, Any]:
    return {"card": words.card(position.card), "other": words.somebody(position.player)}


def _agree(_position: Position, step: st.Step, words: WeimarWords) -> dict[str, Any]:
    topic, option = words.topic(step[2]), words.option(step[2], step[3])
    return {"topic": topic, "option": option, "other": words.party(step[4])}


_ARGS: Final[dict[int, Any]] = {
    st.CHOOSE_FIRST: lambda _p, step, words: {"why": words.why(step[2])},
    st.AGREE_FIRST: lambda _p, step, words: {"why": words.why(step[2]), "other": words.party(step[3])},
    st.OTHER_USE: _card,
    st.CANCEL_EVENT: _card,
    st.ACTIONS_STEP: lambda _p, step, words: {
        "points": step[2],
        "place": words.city(step[3]) if step[3] >= 0 else "",
    },
    st.TOPIC_STEP: lambda _p, step, _words: {"steps": step[2]},
    st.POINT_STEP: lambda _p, step, words: {"topic": words.topic(step[2]), "steps": step[3]},
    st.DEMO_BASE: lambda _p, step, words: {"place": words.city(step[3])},
    st.PUT_MARKER: _marker,
    st.TAKE_MARKER: _marker,
    st.MOBILISE: lambda _p, step, words: {"place": words.city(step[4])},
    st.FLAG: lambda _p, step, _words: {"change": "more" if step[2] > 0 else "less"},
    st.TOPIC_IN: lambda _p, step, words: {"field": words.field(step[2])},
    st.TOPIC_OPTION: lambda _p, step, words: {"topic": words.topic(step[2])},
    st.AGREE: _agree,
    st.MAJORITY: lambda _p, step, _words: {"number": step[2] + 1},
    st.CONTROL: lambda _p, step, words: {"minor": words.minor(step[2])},
    st.BALLOT: lambda position, step, _words: {"seats": position.seats[step[1]]},
    st.JOIN: lambda _p, step, words: {"coalition": words.coalition(step[2])},
    st.ROLL_AGAIN: lambda position, step, words: {"other": words.party(step[2]), "result": position.result},
    st.PRESIDENT: lambda _p, step, words: {"card": words.card(step[2])},
    st.COUNTER_TARGET: lambda _p, step, words: {"place": words.city(step[2])},
}
"""What else the question of a step tells, beside the party that is asked."""


# -- the choices -------------------------------------------------------------------------------------


def choices(position: Position, words: WeimarWords) -> list[Choice]:
    """Every legal move, grouped, numbered from 1; what ends the step comes last."""
    by_group: dict[str, list[Choice]] = {}
    last: set[str] = set()
    for move in position.legal:
        block = position.rules.space.block_of(move).name
        group = _group(position, words, move, block)
        label = _label(position, words, move, block)
        short = _short(position, words, move, block) or label
        choice = Choice("", move, label, short, note(position, words, move, block), group)
        by_group.setdefault(group, []).append(choice)
        if block in LAST_BLOCKS:
            last.add(group)
    done = words.text("group-done")
    order = sorted(by_group, key=lambda group: (group in last) + (group == done))
    sequence = [choice for group in order for choice in by_group[group]]
    return [choice._replace(name=str(number)) for number, choice in enumerate(sequence, 1)]


def _group(position: Position, words: WeimarWords, move: int, block: str) -> str:
    """The verb; fields of the opinion track by the parties that would control them."""
    if block == "point":
        mask = position.rules.controllers[move - position.rules.space.point]
        return words.parties(mask) or words.text("field-centre")
    if block == "remove_base":
        party = (move - position.rules.space.remove_base) // st.CITIES
        return f"{words.text('group-remove-base')}, {words.party(party)}"
    return words.text(f"group-{hyphens(block)}")


def _label(position: Position, words: WeimarWords, move: int, block: str) -> str:
    step = position.step()
    if block == "option":
        option = move - position.rules.space.option
        if step[0] == st.TOPIC_OPTION:
            return words.option(step[2], option)
        if step[0] == st.OPTION:
            effect = running_effect(position)
            blocks = effect.blocks[step[3]][step[4]].blocks
            return words.block(effect, blocks[option]) or words.text("card-nothing")
    return words.move(move, step_key(position))


def _short(position: Position, words: WeimarWords, move: int, block: str) -> str:
    """Only the place, where the heading says what is done; empty where the label is short enough."""
    space = position.rules.space
    i = move - space.block_of(move).start
    if block in CITY_BLOCKS:
        return words.city(i)
    if block == "remove_base":
        return words.city(i % st.CITIES)
    if block == "mobilise":
        kind, source = divmod(i, st.CITIES + 1)
        return f"{words.unit(kind)} ({words.place(source)})"
    if block == "dissolve":
        kind, city = divmod(i, st.CITIES)
        return f"{words.unit(kind)} ({words.city(city)})"
    if block == "point":
        return words.field(i)
    if block in ("discard", "answer", "purge"):
        return words.card(i)
    return ""


def note(position: Position, words: WeimarWords, move: int, block: str) -> str:
    """What to know before choosing."""
    rules = position.rules
    i = move - rules.space.block_of(move).start
    step = position.step()
    if block == "option" and step[0] == st.TOPIC_OPTION:
        return words.mark(words.topic_option(step[2], i).src, "event")
    if block in ("discard", "answer", "purge"):
        return words.card_face(i)
    if block == "agenda":
        return words.agenda_face(i)
    if block == "foreign":
        return words.foreign_face(i)
    if block == "society":
        marker = words.rules.components.society[fx.SOCIETY_MARKERS[i]]
        return f"{words.mark(marker.src, 'effect')} {words.effect(marker.effect)}"
    if block == "topic" and position.topics[i] >= 0:
        return f"({words.field(position.topics[i])})"
    if block == "point":
        extra = rules.distance[position.topics[step[2]]][i] - step[3]
        return f"({words.text('column-reserve')} {MINUS}{extra})" if extra > 0 else ""
    if block == "base":
        free = rules.slots[i] - position.filled[i]
        return f"({words.text('note-free', free=free, slots=rules.slots[i])})"
    if block in DICE_BLOCKS and step[0] == st.ACTIONS_STEP:
        return _dice_note(position, words, block, i)
    return ""


def _dice_note(position: Position, words: WeimarWords, block: str, i: int) -> str:
    step = position.step()
    rules = position.rules
    costs = {
        "demonstration": rules.cost_demonstration,
        "coup": rules.cost_coup[step[1]],
        "counter": rules.cost_counter,
        "fight": rules.cost_fight,
    }
    target = i + st.UPRISING if block == "counter" else i
    count = actions.dice(position, step[1], DICE_BLOCKS[block], step[3], target)
    cost = words.text("note-cost", count=costs[block])
    return f"({cost}, {words.text('note-dice', count=count)})"


# -- cards: first which, then for what ------------------------------------------------------------------


def card_choices(position: Position, words: WeimarWords) -> list[CardChoice]:
    """The cards in the hand of the party to act."""
    hand = position.hands[position.step()[1]]
    return [card_choice(card, position.legal, words) for card in hand if card >= 0]


def use_note(position: Position, words: WeimarWords, card: int, use: int) -> str:
    """What a use of a card would mean, or why it is refused."""
    rules = position.rules
    refusal = position.why_not(words.play(card, use))
    if refusal is not None:
        return words.refusal(refusal)
    republic = rules.deck[card] == st.REPUBLIC
    if use == st.EVENT:
        key = "use-note-event-republic" if republic else "use-note-event"
        return words.text(key, what=words.effect(words.cards[card].event))
    told = words.text(f"use-note-{USES[use]}", big=rules.big[card], small=rules.small[card])
    return words.text("use-note-first", what=told) if republic else told


# -- why not --------------------------------------------------------------------------------------------------


def explain(text: str, position: Position, words: WeimarWords) -> list[str]:
    """Why what was named is refused now (or that it is not); nothing when it names nothing known."""
    space = position.rules.space
    moves = _named_moves(plain(text), position, words)
    named = ((move, _label(position, words, move, space.block_of(move).name)) for move in moves)
    return reasons(named, position, words)


def _named_moves(wanted: str, position: Position, words: WeimarWords) -> list[int]:
    meant = written(wanted, position)
    if meant is not None:
        return [meant]
    if position.step()[0] == st.PLAY:
        return named_plays(wanted, words)
    exact: list[int] = []
    begins: list[int] = []
    for block in _answering(position):
        if block.name in ("option", "play"):
            continue
        for move in range(block.start, block.start + block.size):
            names = {
                plain(name)
                for name in (_short(position, words, move, block.name), words.move(move, step_key(position)))
                if name
            }
            if wanted in names:
                exact.append(move)
            elif any(name.startswith(wanted) for name in names):
                begins.append(move)
    return exact or begins


def _answering(position: Position) -> list[Block]:
    """The blocks of moves that could answer the step; where cities are offered or barred, no others."""
    names = STEP_BLOCKS[position.step()[0]][0]
    return [block for block in position.rules.space.blocks if block.name in names]
