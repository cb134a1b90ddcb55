"""Details shown before a choice: the face of a card, the cost of an action, the slots of a city."""

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import naming
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.components import PartyCard, RepublicCard
from republik.games.weimar.rules.effect_phrases import effect_phrase, joined
from republik.games.weimar.rules.odds import odds_of
from republik.games.weimar.rules.offers import Offer, offer_of
from republik.games.weimar.rules.opinion import PointStep
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.rules import Rules
from republik.games.weimar.rules.topics import TopicOption
from republik.table.phrases import Arg, Phrase

from .odds import summary
from .offers import CARD_BLOCKS, use_note
from .sources import card_marks, mark


def note(shown: Position, move: int) -> Phrase | None:
    """Describes details of a move, and the odds if it rolls dice; None if there are none."""
    legal = move in shown.legal
    offer = offer_of(shown, move) if legal else None
    about = _note_of_action(offer) if offer is not None else _note(shown, move)
    odds = odds_of(shown, move) if legal else None
    if odds is None:
        return about
    dice = _brackets(summary(odds))
    return dice if about is None else Phrase("note-more", {"first": about, "next": dice})


def _note_of_action(offer: Offer) -> Phrase:
    """Describes what an action costs, and the strength that units would bring."""
    parts = [Phrase("note-cost", {"count": offer.cost})]
    if offer.after != offer.before:
        parts.append(Phrase("note-strength", {"before": offer.before, "after": offer.after}))
    return _brackets(joined("note-and", parts))


def _note(shown: Position, move: int) -> Phrase | None:
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
    if block == "option" and isinstance(step, TopicOption):
        topic = rules.components.topics[fx.TOPICS[rules.slot_topic[step.slot]]]
        return Phrase("note-mark", {"marks": mark(topic.options[i].src, "event")})
    if block == "topic" and shown.topics[i] >= 0:
        return _brackets(naming.field(rules, shown.topics[i]))
    if block == "point" and isinstance(step, PointStep):
        extra = rules.distance[shown.topics[step.slot]][i] - step.steps
        return _brackets(Phrase("note-reserve", {"count": extra})) if extra > 0 else None
    if block == "base":
        free = rules.slots[i] - shown.filled[i]
        return _brackets(Phrase("note-free", {"free": free, "slots": rules.slots[i]}))
    return None


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
    return _marked(marks, joined("note-and", parts))


def foreign_face(rules: Rules, card: int) -> Phrase:
    """Describes the sources, the required roll and the effects."""
    printed = rules.components.foreign[fx.FOREIGN_CARDS[card]]
    parts: list[Phrase] = []
    if printed.target:
        nation = naming.nation(rules.nation[card])
        parts.append(Phrase("card-target", {"number": printed.target, "nation": nation}))
    fields = {"before": printed.before, "success": printed.success, "always": printed.always, "end": printed.end}
    for name, effect in fields.items():
        if effect:
            parts.append(Phrase(f"card-{name}", {"what": effect_phrase(effect)}))
    marks = mark(printed.src, "names") + mark(printed.src, "target", *fields)
    return _marked(marks, joined("note-and", parts))
