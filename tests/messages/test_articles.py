"""Parties have an article in a sentence, also in the messages that all games share."""

import pytest
from tests.messages.reading import messages

from republik import games
from republik.messages.i18n import LANGUAGES, Messages
from republik.messages.render import renderer

LABELS = (":", "(", ",")
"""After a colon or in parentheses a name is a label and needs no article."""
WINS = {
    "de": ("Die SPD gewinnt", "Das Zentrum gewinnt"),
    "en": ("The SPD wins", "The Zentrum wins"),
    "it": ("Vince la SPD", "Vince lo Zentrum"),
    "es": ("Gana el SPD", "Gana el Zentrum"),
    "hu": ("Az SPD győz", "A Zentrum győz"),
}
ARTICLES = {
    "de": "der die das dem des den",
    "en": "the",
    "it": "la lo alla allo della dello",
    "es": "el del al",
    "hu": "a az",
}
ARGUMENTS = {"level": "Minister", "back": 1, "other": "KPD", "opponent": "Anna", "points": 3, "number": 1, "count": 5}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winner_has_an_article(language: str) -> None:
    words = renderer(games.game("weimar"), language).messages
    assert tuple(words.text("page-finish-wins", side=side) for side in ("SPD", "Zentrum")) == WINS[language]
    shared = Messages(language).text("page-finish-wins", side="SPD")
    assert shared != WINS[language][0]  # other games have names without an article


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["SPD", "Zentrum", "KPD", "DNVP"])
def test_a_party_in_a_shared_message_is_a_label_or_has_an_article(language: str, side: str) -> None:
    words = renderer(games.game("weimar"), language).messages
    keys = [one.key for room in ("page", "server", "terminal", "common") for one in messages(room, language)]
    bare = []
    for key in keys:
        text = words.text(key, {**ARGUMENTS, "side": side})
        if side not in text:
            continue
        before = text.partition(side)[0].rstrip()
        after = text.partition(side)[2].lstrip()
        is_label = before.endswith(LABELS) or after.startswith(":") or (not before and after[:1].isdigit())
        if not is_label and before.split(" ")[-1].casefold() not in ARTICLES[language].split():
            bare.append(f"{key}: {text}")
    assert not bare, "\n".join(bare)
