"""What the adapters report if their packages are missing; the rest of the lab works without them."""

import subprocess
import sys

import pytest

from republik.lab import dependencies

WITHOUT = """
import importlib.util, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {missing} else found(name, package)
try:
    import republik.lab
    import republik.lab.{adapter}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize("adapter", ["batch", "gymnasium", "openspiel", "pettingzoo"])
@pytest.mark.parametrize("missing", [("pyspiel",), dependencies.NEEDED], ids=len)
def test_missing_packages_are_named_with_the_way_to_get_them(adapter: str, missing: tuple[str, ...]) -> None:
    code = WITHOUT.format(missing=missing, adapter=adapter)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout == f"the adapters in republik.lab need {', '.join(missing)}: pip install republik[lab]\n"
