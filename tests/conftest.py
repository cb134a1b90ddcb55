"""What holds for all tests."""

import os
import signal
from collections.abc import Generator

import hypothesis
import pytest
from tests import seeds

pytest_plugins = ["tests.browser.fixtures", "tests.server.fixtures"]

hypothesis.settings.register_profile("repeatable", derandomize=True)
hypothesis.settings.load_profile("repeatable")  # before a test module reads its settings


def pytest_configure() -> None:
    """A shell starts what it puts into the background deaf to Ctrl-C, and so would be all that the tests start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.pop(seeds.NAME_FILE, None)  # each process of the test run has its own
    seeds.install()


def pytest_unconfigure() -> None:
    seeds.uninstall()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    seeds.begin(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(("Chance", f"to repeat it: {seeds.how_to_repeat(item.nodeid)}"))
    return report
