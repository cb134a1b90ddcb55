"""Every component of Wir sind das Volk! has a message in each language, without the fallback to English."""

import re

import pytest

from republik.games.wsdv.game import GAME
from republik.games.wsdv.players.evaluation import FEATURES
from republik.games.wsdv.rules import steps
from republik.games.wsdv.rules.components import SYMBOLS
from republik.games.wsdv.rules.flow import STEP_NAMES
from republik.games.wsdv.rules.move_phrases import ENDED
from republik.games.wsdv.rules.rules import standard_rules
from republik.games.wsdv.rules.state import EVENTS
from republik.games.wsdv.terminal.board import LEGEND_LINES
from republik.messages.i18n import LANGUAGES, Messages


def hyphens(name: str) -> str:
    return name.replace("_", "-")


def wanted() -> set[str]:
    found = {f"event-{hyphens(key)}" for key in EVENTS}
    found |= {f"prompt-{hyphens(step)}" for step in STEP_NAMES.values()}
    found |= {f"done-{hyphens(step)}" for step in ENDED}
    found |= {f"{kind}-{hyphens(b.name)}" for b in standard_rules("2.1").actions.blocks for kind in ("move", "group")}
    found |= {f"symbol-{hyphens(kind)}" for kind in SYMBOLS}
    found |= {f"ending-{hyphens(ending)}" for ending in steps.TERMINATIONS if ending}
    found |= {f"phase-{number}" for number in range(1, 11)}
    found |= {f"map-legend-{number}" for number in range(1, LEGEND_LINES + 1)}
    found |= {f"event-for-{colour}" for colour in ("red", "yellow", "dual", "special")}
    return found | {f"feature-{hyphens(name)}" for name in FEATURES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_its_message(language: str) -> None:
    own = set(re.findall(r"^([a-z][\w-]*) =", GAME.messages(language) or "", re.MULTILINE))
    assert not wanted() - own


@pytest.mark.parametrize("language", LANGUAGES)
def test_features_are_told_apart(language: str) -> None:
    texts = [Messages(language, GAME).text(f"feature-{hyphens(name)}") for name in FEATURES]
    assert len(set(texts)) == len(texts)
