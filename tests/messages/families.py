"""Message keys that are composed from parts: the prefix of each family, and the files that contain its suffixes.

A message of a family counts as used if its suffix is a string literal in one of these files. List new families here; a
message that belongs to no family and whose key no file contains is unused.
"""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.messages import sources


class Family(NamedTuple):
    """Messages whose keys have a common prefix."""

    begins: str
    files: str
    """Files of the package or of the page (`web/…`) that contain the suffixes: patterns separated by spaces."""
    also: tuple[str, ...] = ("",)
    """What may follow a suffix."""


NUMBERS: Final = tuple(str(number) for number in range(1, 14))
ABOUT: Final = ("", "-about")

ROOMS: Final = (
    Family("level-", "games/*/players/*.py players/*.py table/records.py", (*ABOUT, "-ease")),
    Family("page-score-", "hosting/views/finished.py"),
    Family("page-filter-", "web/src/shell/pages/History.svelte"),
    Family("ending-", "table/records.py table/session.py"),
    Family("headline-", "table/records.py table/session.py"),
    Family("refusal-", "table/session.py server/http/transport.py hosting/*.py hosting/*/*.py server/http/*.py"),
    Family("error-", "messages/i18n.py table/*.py players/*.py analysis/*.py"),
    Family("", "commands/play.py", ("-kept",)),
    Family("record-", "table/records.py"),
    Family("interchange-", "table/plugin/interchange.py games/*/interchange/*.py"),
    Family("analysis-", "terminal/analysis_*.py analysis/*.py web/src/shell/analysis/*.svelte"),
    Family("turning-", "table/turning.py", ("", "-alone")),
    Family("command-", "terminal/table_commands.py games/*/terminal/drawing.py"),
    Family("help-", "terminal/table_commands.py games/*/terminal/drawing.py"),
    Family("cli-", "commands/*.py"),
    Family("cli-arena-", "commands/arena.py"),
    Family("cli-server-", "commands/server.py"),
    Family("arena-", "lab/*.py", ("", "-many", "-solo", "-note", "-many-note", "-solo-note")),
    Family("arena-test-", "lab/*.py commands/arena.py"),
    Family("seat-", "table/plugin/research.py"),
    Family("page-new-", "web/src/shell/pages/NewTable.svelte web/src/shell/net/new-table.ts", ABOUT),
    Family("page-clock-", "web/src/shell/pages/NewTable.svelte web/src/shell/net/new-table.ts", ABOUT),
    Family("page-tab-", "web/src/shell/*.ts web/src/shell/*/*.ts web/src/games/*/*.ts web/src/shell/table/*.svelte"),
    Family("page-offer-", "hosting/core/offers.py", ("", "-mine", "-other", "-agreed")),
    Family("page-notes-", "web/src/shell/panels/Notes.svelte web/src/shell/focus/focus.ts"),
    Family("page-email-link-", "web/src/shell/pages/Account.svelte"),
    Family("page-notify-", "server/notify/*.py hosting/wire.py"),
    Family("page-way-", "server/notify/*.py hosting/wire.py"),
    Family("page-pace-", "web/src/shell/state/scene-timing.ts"),
    Family("page-theme-", "web/src/shell/*/*.ts web/src/shell/pages/Settings.svelte"),
    Family("page-front-", "front_page/front.py"),
    Family("page-sound-", "web/src/shell/visitor/sound.ts"),
    Family("page-settings-turns-", "web/src/shell/state/choices.ts"),
    Family("", "server/notify/*.py", ("-title", "-text")),
)
GAME: Final = {
    "wsdv": (
        Family("option-", "game.py", ABOUT),
        Family("page-tab-", "web/src/games/wsdv/staging.ts"),
        Family("seat-", "game.py rules/naming.py", ABOUT),
        Family("seat-letter-", "game.py rules/naming.py"),
        Family("track-", "rules/notation.py"),
        Family("use-", "rules/naming.py"),
        Family("use-note-", "rules/naming.py"),
        Family("card-", "rules/naming.py"),
        Family("corner-", "rules/components.py", ("-police",)),
        Family("event-for-", "rules/components.py data/cards.toml"),
        Family("event-", "rules/state.py"),
        Family("symbol-", "rules/components.py"),
        Family("prompt-", "rules/*.py"),
        Family("done-", "rules/*.py"),
        Family("move-", "rules/action_space.py"),
        Family("group-", "rules/action_space.py"),
        Family("ending-", "rules/steps.py"),
        Family("headline-", "rules/steps.py"),
        Family("feature-", "players/evaluation.py"),
        Family("forecast-", "phrases/outlook.py", ("", "-none")),
        Family("forecast-currency-", "phrases/outlook.py"),
        Family("forecast-attacks-", "phrases/outlook.py", ("", "-none")),
        Family("help-", "terminal/drawing.py republik:terminal/table_commands.py"),
        Family("refusal-", "rules/*.py republik:table/contract.py"),
        Family("interchange-", "interchange/*.py"),
        Family("interchange-guillaume-", "interchange/deals.py"),
        Family("outlook-danger-", "phrases/outlook.py"),
        Family(
            "analysis-",
            "analysis.py web/src/games/wsdv/panels/GameInFigures.svelte republik:terminal/analysis_*.py"
            " republik:analysis/*.py",
        ),
        Family("change-", "phrases/changes.py"),
        Family("analysis-play-", "analysis.py republik:table/plugin/analysis.py"),
        Family("lesson-", "web/src/games/wsdv/lesson.ts web/src/shell/learn/*"),
        Family("lesson-chapter-", "web/src/games/wsdv/lesson.ts"),
        Family("page-card-band-", "rules/components.py data/cards.toml"),
        Family("setting-", "web/src/games/wsdv/page.ts", ABOUT),
        Family("figure-", "timeline.py web/src/games/wsdv/panels/Timeline.svelte"),
    ),
    "weimar": (
        Family("source-kind-", "presenter/components.py web/src/games/weimar/SourceTable.svelte"),
        Family("page-offer-", "republik:hosting/core/offers.py", ("", "-mine", "-other", "-agreed")),
        Family("analysis-play-", "analysis.py republik:table/plugin/analysis.py"),
        Family("change-", "phrases/changes.py"),
        Family("seat-letter-", "rules/effects.py"),
        Family("option-", "game.py", ABOUT),
        Family("level-", "players/levels.py republik:table/records.py", (*ABOUT, "-ease")),
        Family("opponent-", "players/*.py"),
        Family("party-", "rules/effects.py rules/naming.py"),
        Family("seat-", "game.py rules/effects.py research/description.py"),
        Family("unit-", "rules/effects.py rules/naming.py rules/notation.py"),
        Family("marker-", "rules/effects.py rules/steps.py"),
        Family("nation-", "rules/effects.py"),
        Family("coalition-", "rules/*.py"),
        Family("use-", "rules/notation.py"),
        Family("use-note-", "rules/notation.py"),
        Family("road-short-", "rules/steps.py"),
        Family("road-rule-", "rules/steps.py"),
        Family("outlook-bite-", "rules/foresight.py"),
        Family("minor-", "rules/effects.py"),
        Family("action-", "rules/*.py"),
        Family("why-", "rules/*.py"),
        Family("place-", "phrases/*.py rules/*.py"),
        Family("card-", "phrases/*.py rules/effect_phrases.py"),
        Family("card-reaction-", "terminal/drawing.py rules/effects.py"),
        Family("agenda-", "rules/naming.py"),
        Family("source-", "rules/component_fields.py phrases/sources.py"),
        Family("source-field-", "terminal/drawing.py web/src/games/weimar/sources.ts"),
        Family("paragraph-", "rules/booklet.py"),
        Family("panel-", "terminal/board.py"),
        Family("column-", "terminal/board.py phrases/state.py"),
        Family("prompt-", "rules/*.py"),
        Family("done-", "rules/*.py"),
        Family("yes-", "rules/*.py"),
        Family("no-", "rules/*.py"),
        Family("move-", "rules/action_space.py"),
        Family("group-", "rules/action_space.py phrases/offers.py"),
        Family("event-", "rules/state.py"),
        Family("measure-", "rules/*.py"),
        Family("criterion-", "rules/*.py"),
        Family("bot-table-", "phrases/bots.py"),
        Family("bots-always-", "phrases/bots.py"),
        Family("zentrum-limit-", "phrases/bots.py"),
        Family("row-took-", "phrases/bots.py"),
        Family("row-city-", "rules/components.py"),
        Family("row-demonstration-", "rules/components.py"),
        Family("row-coup-", "rules/components.py"),
        Family("row-prepare-", "rules/components.py"),
        Family("surplus-", "rules/bots.py"),
        Family("ending-", "rules/steps.py"),
        Family("headline-", "rules/steps.py"),
        Family("refusal-", "rules/*.py republik:table/contract.py"),
        Family("effect-", "rules/*.py"),
        Family("topic-", "phrases/*.py"),
        Family("if-", "rules/conditions.py"),
        Family("if-no-", "rules/conditions.py"),
        Family("help-", "terminal/drawing.py republik:terminal/table_commands.py"),
        Family("feature-", "players/evaluation.py"),
        Family("page-tab-", "web/src/games/weimar/*.ts"),
        Family("lesson-", "web/src/games/weimar/lesson.ts web/src/shell/learn/*"),
        Family("lesson-chapter-", "web/src/games/weimar/lesson.ts"),
        Family("goal-", "rules/politics.py"),
        Family("setting-", "web/src/games/weimar/page.ts", ABOUT),
        Family("seating-", "game.py"),
        Family("page-party-", "game.py"),
        Family("arena-", "republik:lab/*.py", ("", "-many", "-solo", "-note", "-many-note", "-solo-note")),
    ),
}
SECTIONS: Final = tuple("2 3 4 5-1 5-2 5-3 6 6-1 6-2 6-3 6-4 7 8 9".split())
NUMBERED: Final = {
    "wsdv": {
        "rule-": (*SECTIONS, *(f"9-{number}" for number in NUMBERS[:10]), *(f"10-{number}" for number in NUMBERS[:5])),
        "map-legend-": NUMBERS[:6],
        "phase-": NUMBERS[:10],
        "option-edition-": ("1-0-about", "2-0-about", "2-1-about"),
        "lesson-phase-": NUMBERS[:10],
    },
    "weimar": {
        "politics-": NUMBERS[:8],
        "page-politics-": NUMBERS[:8],
        "chapter-w": NUMBERS,
        "rule-w": NUMBERS,
        "paragraph-example-": ("impulse", "politics"),
    },
}
"""Families with numbered keys."""


@cache
def endings(files: str, game: str = "") -> frozenset[str]:
    """Returns every string literal in the files, in the form of a key."""
    found: set[str] = set()
    for pattern in files.split():
        for path in _paths(pattern, game):
            found |= _strings(path)
    return frozenset(re.sub(r"[_ ]", "-", one).lower() for one in found)


def _paths(pattern: str, game: str) -> list[Path]:
    if pattern.startswith("web/"):
        paths = list(sources.WEB.parent.glob(pattern))
    elif pattern.startswith("republik:") or not game:
        paths = list(sources.SOURCE.glob(pattern.removeprefix("republik:")))
    else:
        paths = list((sources.SOURCE / "games" / game).glob(pattern))
    assert paths, f"no file {pattern}"
    return paths


@cache
def _strings(path: Path) -> frozenset[str]:
    if path.suffix == ".py":
        module = sources.tree(path)
        constants = (node.value for node in ast.walk(module) if isinstance(node, ast.Constant))
        texts = {one for one in constants if isinstance(one, str)}
        lists = {part for text in texts if len(text) < 400 for part in text.split()}
        names = {node.arg for node in ast.walk(module) if isinstance(node, ast.keyword) and node.arg}
        return frozenset(texts | lists | names)
    text = path.read_text(encoding="utf-8")
    return frozenset(re.findall(r"[\"'`]([\w-]+)[\"'`]", text)) | frozenset(re.findall(r"\b([a-z]\w*):", text))


def in_family(key: str, game: str = "") -> bool:
    """Whether a key consists of a prefix and a suffix listed here."""
    for begins, numbers in NUMBERED.get(game, {}).items():
        if key.startswith(begins) and key.removeprefix(begins) in numbers:
            return True
    return any(fits(key, family, game) for family in (GAME.get(game, ()) if game else ROOMS))


def fits(key: str, family: Family, game: str = "") -> bool:
    """Whether a key belongs to a family and the family's files contain its suffix."""
    if not key.startswith(family.begins):
        return False
    rest, known = key.removeprefix(family.begins), endings(family.files, game)
    return any(rest.endswith(follows) and rest.removesuffix(follows) in known for follows in family.also)
