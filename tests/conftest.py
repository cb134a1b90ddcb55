"""Configuration for all tests."""

import gc
import os
import signal
from collections.abc import Generator

import hypothesis
import pytest
from tests import seeds

pytest_plugins = ["tests.browser.fixtures", "tests.server.fixtures"]

hypothesis.settings.register_profile("repeatable", derandomize=True)
hypothesis.settings.load_profile("repeatable")  # before any test module reads its settings


def pytest_configure() -> None:
    """Restores SIGINT: shells start background jobs with SIGINT ignored, and child processes would inherit that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.pop(seeds.NAME_FILE, None)  # one per process of the test run
    seeds.install()


def pytest_unconfigure() -> None:
    seeds.uninstall()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Exempts what was collected from garbage collection: a million objects, a second each time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    seeds.begin(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(("Chance", f"to repeat it: {seeds.how_to_repeat(item.nodeid)}"))
    return report
