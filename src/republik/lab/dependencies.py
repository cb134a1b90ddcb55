"""Imported first by every research adapter: says how to install missing packages."""

from importlib.util import find_spec

NEEDED = ("numpy", "pyspiel", "pettingzoo", "gymnasium", "shimmy")
"""Installed by the extra `lab`; the games, the terminal and the arena run without them."""

_missing = [name for name in NEEDED if find_spec(name) is None]
if _missing:
    raise ImportError(f"the adapters in republik.lab need {', '.join(_missing)}: pip install republik[lab]")
