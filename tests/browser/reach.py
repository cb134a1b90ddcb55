"""Checks in every state that a browser test visits whether a person can see and reach what the page offers.

`reach.js` looks at one state: every enabled control, scrolled into its container's view, is hit in its middle; what a
modal covers is inert; nothing floats over what the prompt asks for, and some of it is in sight; no text is clipped,
covered or broken into one word a line; no two floating layers overlap. It runs in the page before each click and each
key press, before the page is left, after its size changes, and at the end of the test, so nothing is to be called.
"""

import json
import re
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

MARK = "reach "
SCRIPT = Path(__file__).with_name("reach.js")


@dataclass(frozen=True)
class Exemption:
    """What is no fault in some elements, although it looks like one."""

    reason: str
    kinds: tuple[str, ...]
    element: str = "*"
    by: str = ""
    """What covers the element, if that matters."""


COVERED = ("covered", "covered text", "asked but covered", "layers overlap")
EXEMPTIONS: tuple[Exemption, ...] = (
    Exemption("A menu covers the table until the next click, as menus do.", COVERED, by=".menu, .rest, .play-on form"),
    Exemption(
        "The line on what others did shows its beginning if they did much; the log beside it lists it all.",
        ("clipped text",),
        ".recap p",
    ),
    Exemption("A popover explains what the pointer rests on, above all else.", ("layers overlap",), by=".peek"),
    Exemption(
        "The banner of a turn that is being shown lies over an edge of the map; a click or a key skips it.",
        ("covered", "covered text"),
        ".map *",
        by=".scene",
    ),
    Exemption(
        "A note beside a refused click says why until the next click; it covers nothing that is asked.",
        ("covered", "covered text", "layers overlap"),
        by=".notice",
    ),
    Exemption("The link past the header is seen only while it has the focus.", COVERED, by=".skip"),
    Exemption("The title card of a decade goes with the first click or key.", COVERED, by=".title-card"),
    Exemption(
        "A report that the connection is lost covers the foot of the page; nothing can be played meanwhile.",
        COVERED,
        by=".connection",
    ),
    Exemption(
        "A card in the hand shows the beginning of its event; pointer, focus and long press show it whole.",
        ("clipped text",),
        ".tile .event",
    ),
)
"""All exemptions; each is needed somewhere (`test_reach.py`), and there are at most ten."""


@dataclass
class Findings:
    """What was found since the test began."""

    faults: dict[str, str] = field(default_factory=dict)
    """Each fault with the state in which it was first found."""
    used: set[Exemption] = field(default_factory=set)

    def forget(self) -> None:
        self.faults.clear()
        self.used.clear()

    def in_words(self) -> str:
        return "\n".join(f"{fault} ({where})" for fault, where in self.faults.items())

    def receive(self, message: ConsoleMessage) -> None:
        if not message.text.startswith(MARK):
            return
        found = json.loads(message.text.removeprefix(MARK))
        for fault in found["faults"]:
            self.faults.setdefault(fault, found["where"])
        self.used |= {EXEMPTIONS[i] for i in found["used"]}


findings = Findings()

# Runs the check before the page reacts to a click or a key, before it is left, and after its size has changed.
WATCH = """
{
  const check = CHECK;
  const look = () => {
    if (!document.body?.childElementCount || self !== top) return;
    const found = check(EXEMPTIONS);
    if (found.faults.length + found.used.length) console.debug("MARK" + JSON.stringify(found));
  };
  for (const kind of ["pointerdown", "click", "keydown", "beforeunload"])
    addEventListener(kind, look, { capture: true, passive: true });
  addEventListener("resize", () => requestAnimationFrame(() => requestAnimationFrame(look)));
  window.lookAround = look;
}
"""


@cache
def script() -> str:
    check = SCRIPT.read_text(encoding="utf-8")
    exempt = json.dumps([[one.kinds, one.element, one.by] for one in EXEMPTIONS])
    return WATCH.replace("CHECK", check.rstrip(";\n"), 1).replace("EXEMPTIONS", exempt).replace("MARK", MARK)


def kinds(check: str) -> list[str]:
    """Returns the kinds of faults that the check reports."""
    return re.findall(r'report\(\s*"([a-z ]+)"', check)


# The style sheets know a new size of the window at once, the page's scripts at the next frame. A page in the background
# may draw none.
LOOK = """
async () => {
  const frame = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.race([frame, new Promise((done) => setTimeout(done, 1000))]);
  window.lookAround?.();
}
"""


def look(page: Page) -> None:
    """Checks the state that a page is in now."""
    page.evaluate(LOOK)


def watch(browser: Browser) -> None:
    """Makes every context of a browser check its pages."""
    open_context = browser.new_context

    def new_context(**options: object) -> BrowserContext:
        context = open_context(**options)  # type: ignore[arg-type]
        context.add_init_script(script())
        context.on("console", findings.receive)
        close = context.close

        def look_and_close(*, reason: str | None = None) -> None:
            for page in context.pages:
                with suppress(Error):  # closed, or on its way to another address
                    look(page)
            close(reason=reason)

        context.close = look_and_close  # type: ignore[method-assign]
        return context

    browser.new_context = new_context  # type: ignore[method-assign]
