"""Details shown before a choice: the face of a card, the cost of an action, the slots of a city."""

from typing import Final

from republik.games.weimar.rules import actions
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.components import PartyCard, RepublicCard
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.rules import Rules
from republik.table.phrases import Arg, Phrase

from . import names
from .effects import NOTHING, effect_phrase
from .offers import CARD_BLOCKS, use_note
from .sources import card_marks, mark

DICE_BLOCKS: Final = {
    "demonstration": st.DEMONSTRATION,
    "coup": st.COUP,
    "counter": st.COUNTER_COUP,
    "fight": st.FIGHT,
}


def note(shown: Position, move: int) -> Phrase | None:
    """Describes details of a move; None if there are none."""
    rules = shown.rules
    block = rules.actions.block_of(move)
    i = move - block.start
    if block.name == "play":
        return use_note(rules, *divmod(i, st.USES))
    if block.name in CARD_BLOCKS:
        return card_face(rules, i)
    if block.name == "agenda":
        return agenda_face(rules, i)
    if block.name == "foreign":
        return foreign_face(rules, i)
    if block.name == "society":
        marker = rules.components.society[fx.SOCIETY_MARKERS[i]]
        return _marked(mark(marker.src, "effect"), effect_phrase(marker.effect))
    return _note_of_board(shown, block.name, i)


def _note_of_board(shown: Position, block: str, i: int) -> Phrase | None:
    rules = shown.rules
    step = shown.step()
    if block == "option" and step[0] == st.TOPIC_OPTION:
        topic = rules.components.topics[fx.TOPICS[rules.slot_topic[step[2]]]]
        return Phrase("note-mark", {"marks": mark(topic.options[i].src, "event")})
    if block == "topic" and shown.topics[i] >= 0:
        return _brackets(names.field(rules, shown.topics[i]))
    if block == "point":
        extra = rules.distance[shown.topics[step[2]]][i] - step[3]
        return _brackets(Phrase("note-reserve", {"count": extra})) if extra > 0 else None
    if block == "base":
        free = rules.slots[i] - shown.filled[i]
        return _brackets(Phrase("note-free", {"free": free, "slots": rules.slots[i]}))
    if block in DICE_BLOCKS and step[0] == st.ACTIONS_STEP:
        return _dice(shown, block, i)
    return None


def _dice(shown: Position, block: str, i: int) -> Phrase:
    step = shown.step()
    rules = shown.rules
    costs = {
        "demonstration": rules.cost_demonstration,
        "coup": rules.cost_coup[step[1]],
        "counter": rules.cost_counter,
        "fight": rules.cost_fight,
    }
    target = i + st.UPRISING if block == "counter" else i
    count = actions.dice(shown, step[1], DICE_BLOCKS[block], step[3], target)
    return _brackets((Phrase("note-cost", {"count": costs[block]}), Phrase("note-dice", {"count": count})))


def _brackets(what: Arg) -> Phrase:
    return Phrase("note-brackets", {"what": what})


def _marked(marks: str, what: Arg) -> Phrase:
    return Phrase("note-marked", {"marks": marks, "what": what})


# -- faces ------------------------------------------------------------------------------------------------


def printed_card(rules: Rules, card: int) -> RepublicCard | PartyCard:
    key = rules.cards[card]
    republic = rules.components.republic
    return republic[key] if key in republic else rules.components.party[key]


def card_face(rules: Rules, card: int) -> Phrase:
    """Describes values, their sources, and the event."""
    printed = printed_card(rules, card)
    what = effect_phrase(printed.event)
    return Phrase("note-card", {"big": printed.big, "small": printed.small, "marks": card_marks(printed), "what": what})


def agenda_face(rules: Rules, agenda: int) -> Phrase:
    """Describes the sources and all effects of an agenda."""
    printed = rules.components.agendas[rules.agendas[agenda]]
    parts: list[Phrase] = []
    if printed.topics:
        parts.append(Phrase("card-topics", {"what": effect_phrase(printed.topics)}))
    if printed.effect:
        parts.append(effect_phrase(printed.effect))
    if printed.adds:
        parts.append(Phrase("card-adds", {"cards": printed.adds}))
    if printed.early:
        parts.append(Phrase("card-early"))
    marks = mark(printed.src, "names") + mark(printed.src, "topics", "effect")
    return _marked(marks, _in_a_row(parts))


def foreign_face(rules: Rules, card: int) -> Phrase:
    """Describes the sources, the required roll and the effects."""
    printed = rules.components.foreign[fx.FOREIGN_CARDS[card]]
    parts: list[Phrase] = []
    if printed.target:
        nation = names.nation(rules.nation[card])
        parts.append(Phrase("card-target", {"number": printed.target, "nation": nation}))
    fields = {"before": printed.before, "success": printed.success, "always": printed.always, "end": printed.end}
    for name, effect in fields.items():
        if effect:
            parts.append(Phrase(f"card-{name}", {"what": effect_phrase(effect)}))
    marks = mark(printed.src, "names") + mark(printed.src, "target", *fields)
    return _marked(marks, _in_a_row(parts))


def _in_a_row(parts: list[Phrase]) -> Phrase:
    if not parts:
        return NOTHING
    *before, said = parts
    for part in reversed(before):
        said = Phrase("note-and", {"first": part, "next": said})
    return said
