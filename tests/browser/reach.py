"""Checks in every state that a browser test visits whether a person can see and reach what the page offers.

`reach.js` looks at one state: every enabled control, scrolled into its container's view, is hit in its middle; what a
modal covers is inert; nothing floats over what the prompt asks for, and some of it is in sight; no text is clipped,
covered or broken into one word a line; no two floating layers overlap. It runs in the page before each click and each
key press, before the page is left, after its size changes, and at the end of the test, so nothing is to be called.
"""

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

MARK = "reach "


@dataclass(frozen=True)
class Exemption:
    """A kind of fault that is none for some elements."""

    kind: str
    element: str
    reason: str
    by: str = ""
    """What covers the element, if that matters."""


EXEMPTIONS: tuple[Exemption, ...] = ()
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
    check = Path(__file__).with_name("reach.js").read_text(encoding="utf-8")
    exempt = json.dumps([[one.kind, one.element, one.by] for one in EXEMPTIONS])
    return WATCH.replace("CHECK", check.rstrip(), 1).replace("EXEMPTIONS", exempt).replace("MARK", MARK)


def look(page: Page) -> None:
    """Checks the state that a page is in now."""
    page.evaluate("() => window.lookAround?.()")


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
                if not page.is_closed():
                    look(page)
            close(reason=reason)

        context.close = look_and_close  # type: ignore[method-assign]
        return context

    browser.new_context = new_context  # type: ignore[method-assign]
