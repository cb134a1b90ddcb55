"""The sources of values, as signs and phrases."""

from collections.abc import Mapping
from typing import Final

from republik.games.weimar.rules.component_fields import HOUSE, cited_by, kind_of
from republik.games.weimar.rules.components import Components, PartyCard, RepublicCard, provenance
from republik.table.phrases import Arg, Phrase

MARKS: Final = {"seed": "●", "public": "◐", "house": "○", "own": "◆"}
"""The signs, explained by the message source-legend."""
WEAKEST: Final = ("house", "public", "seed", "own")


def mark(sources: Mapping[str, str], *fields: str) -> str:
    """Returns one sign for several fields: that of their weakest source."""
    kinds = [kind_of(sources.get(field, HOUSE)) for field in fields]
    return MARKS[min(kinds, key=WEAKEST.index)]


def card_marks(card: RepublicCard | PartyCard) -> str:
    """Returns the signs of title, values and event."""
    src = card.src
    values = mark(src, "pair") if "pair" in src else mark(src, "big", "small")
    return mark(src, "names") + values + mark(src, "event")


def share_phrase(components: Components) -> Phrase:
    """Says how many of all values are our own."""
    kinds = [kind_of(source) for _, _, source in provenance(components)]
    own = kinds.count("house")
    args: dict[str, Arg] = {"own": own, "all": len(kinds), "percent": round(100 * own / len(kinds))}
    return Phrase("source-share", {**args, "mark": MARKS["house"]})


def source_phrase(source: str) -> Phrase:
    """Describes the source of a value, with its sign and the paragraphs of the booklet that it cites."""
    kind, cited = kind_of(source), cited_by(source)
    args: dict[str, Arg] = {"mark": MARKS[kind], "source": Phrase(f"source-{kind}")}
    if not cited:
        return Phrase("source-marked", args)
    return Phrase("source-cited", {**args, "paragraphs": tuple(paragraph_phrase(one) for one in cited)})


def paragraph_phrase(paragraph: str) -> Phrase:
    if paragraph[0].isdecimal():
        return Phrase("paragraph-number", {"number": paragraph})
    name, _, number = paragraph.rpartition("-")
    if number.isdecimal():
        return Phrase(f"paragraph-{name}", {"number": number})
    return Phrase(f"paragraph-{paragraph}")
