"""What the doors say when their packages are not there; the rest of the laboratory does without them."""

import subprocess
import sys

import pytest

from republik.lab import dependencies as extra

WITHOUT = """
import importlib.util, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {missing} else found(name, package)
try:
    import republik.lab
    import republik.lab.{door}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize("door", ["batch", "gymnasium", "openspiel", "pettingzoo"])
@pytest.mark.parametrize("missing", [("pyspiel",), extra.NEEDED], ids=len)
def test_missing_packages_are_named_with_the_way_to_get_them(door: str, missing: tuple[str, ...]) -> None:
    code = WITHOUT.format(missing=missing, door=door)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout == f"the doors of republik.lab need {', '.join(missing)}: pip install republik[lab]\n"
