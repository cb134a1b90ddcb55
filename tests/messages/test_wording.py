"""Faults that no single word gives away: what a translation left out, a singular for several events, now for then."""

import re
from collections.abc import Iterator

import pytest
from tests.built_in import BUILT_IN
from tests.messages.reading import FILES, Sentence, messages

from republik.games.weimar.phrases.events import TOGETHER as JOINED_IN_WEIMAR
from republik.games.wsdv.phrases.story import TOGETHER as JOINED_IN_WSDV
from republik.messages.i18n import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]


def of_family(language: str, *begins: str) -> Iterator[Sentence]:
    for file in FILES:
        yield from (one for one in messages(file, language) if one.key.startswith(begins))


def plain(text: str) -> str:
    """Returns the text without its variables."""
    return re.sub(r"\{\w*\}", "", text)


# -- what a translation left out -------------------------------------------------------------------------------

CLAUSES = re.compile(r"[:;]\s+[a-z]")
REFUSALS = ("refusal-", "error-")


@pytest.mark.parametrize("language", OTHERS)
def test_a_refusal_that_says_what_to_do_says_it_in_every_language(language: str) -> None:
    """The way out follows a colon or a semicolon."""
    theirs = {(one.file, one.key): one.text for one in of_family(language, *REFUSALS)}
    missing = [
        f"{one} / {theirs[one.file, one.key]}"
        for one in of_family("en", *REFUSALS)
        if CLAUSES.search(plain(one.text)) and not re.search(r"[:;(]", plain(theirs[one.file, one.key]))
    ]
    assert not missing, "\n".join(missing)


SHORT = 0.7
"""Shorter than this share of the English text, a refusal has probably lost something."""
SHORT_ENOUGH = {
    "de": frozenset[str](),
    "it": frozenset({"refusal-already-member"}),
    "es": frozenset[str](),
    "hu": frozenset(
        {
            "refusal-already-member",
            "refusal-already-rundown",
            "refusal-not-your-turn",
            "refusal-points-short",
            "refusal-time-over",
            "refusal-too-large",
        }
    ),
}
"""Refusals that say as much in fewer words; Hungarian puts persons and cases into endings."""


@pytest.mark.parametrize("language", OTHERS)
def test_a_refusal_leaves_nothing_out(language: str) -> None:
    english = {(one.file, one.key): len(plain(one.text)) for one in of_family("en", *REFUSALS)}
    texts = of_family(language, *REFUSALS)
    short = {one.key for one in texts if len(plain(one.text)) < SHORT * english[one.file, one.key]}
    assert short == SHORT_ENOUGH[language], "complete the message, or list it if it says as much in fewer words"


DEFAULT = {
    "en": r"\bdefault\b",
    "de": r"\b([Ss]onst|[Oo]hne Angabe)\b",
    "it": r"\b([Pp]redefinit|[Aa]ltrimenti)",
    "es": r"\b[Pp]or defecto\b",
    "hu": r"\b([Aa]lapértelmezés|[Ee]gyébként)",
}


@pytest.mark.parametrize("language", OTHERS)
def test_an_option_names_its_default_in_every_language(language: str) -> None:
    named = {one.key for one in of_family("en", "cli-") if re.search(DEFAULT["en"], plain(one.text))}
    texts = [one for one in of_family(language, "cli-") if one.key in named]
    assert named
    assert not [str(one) for one in texts if not re.search(DEFAULT[language], plain(one.text))]


# -- several events in one line --------------------------------------------------------------------------------

JOINED = {"wsdv": tuple(JOINED_IN_WSDV), "weimar": tuple(JOINED_IN_WEIMAR)}
SINGULAR = {
    "en": r"\b(a|an|base|marker|factory|attack|protest removed)\b",
    "de": r"\b([Ee]ine?n?|Basis|Fabrik|Attacke|Importierter Massenprotest)\b",
    "it": r"\b([Uu]n[ao]?|[Ii]l segnalino|[Bb]ase|[Ff]abbrica|Attacco|Nuovo|Rimosso|Diventa)\b|\b[Uu]n’",
    "es": r"\b([Uu]na?|Marcador|[Bb]ase|[Ff]ábrica|Ataque|Se vuelve)\b",
    "hu": r"\b(bázis|jelző|utat|[Tt]ámadás|Elavul)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_line_that_joins_events_speaks_of_several(game: str, language: str) -> None:
    """A count chooses its own singular: 1 card."""
    keys = {"event-" + key.replace("_", "-") for key in JOINED[game]}
    texts = [one for one in messages(game, language) if one.key in keys]
    assert {one.key for one in texts} == keys
    wrong = [str(one) for one in texts if re.search(SINGULAR[language], plain(one.text)) and "1 " not in one.text]
    assert not wrong, "\n".join(wrong)


# -- then and now ----------------------------------------------------------------------------------------------

NOW = {
    "en": r"\b(now|currently)\b",
    "de": r"\b(jetzt|nun|derzeit)\b",
    "it": r"\b(adesso|ora|[Pp]revisioni del momento)\b",
    "es": r"\b(ahora|[Pp]revisiones del momento)\b",
    "hu": r"\b(most|jelenleg)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_looks_back(language: str) -> None:
    """It tells what was known and forecast at the time of each decision."""
    assert not [str(one) for one in of_family(language, "analysis-") if re.search(NOW[language], one.text)]
