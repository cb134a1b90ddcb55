"""Imported first by every adapter for researchers: says how to get the packages that are not there."""

from importlib.util import find_spec

NEEDED = ("numpy", "pyspiel", "pettingzoo", "gymnasium", "shimmy")
"""What the extra `lab` installs; the games, the terminal and the arena do without."""

_missing = [name for name in NEEDED if find_spec(name) is None]
if _missing:
    raise ImportError(f"the adapters in republik.lab need {', '.join(_missing)}: pip install republik[lab]")
