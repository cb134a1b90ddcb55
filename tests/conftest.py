"""Configuration for all tests."""

import gc
import os
import signal
from collections import defaultdict
from collections.abc import Generator

import hypothesis
import pytest
from tests import seeds

pytest_plugins = ["tests.browser.fixtures", "tests.server.fixtures", "tests.server.clocks", "tests.server.faults"]

LONG = 20.0
"""Seconds after which a test is reported as long, unless it says why: `@pytest.mark.slow("reason")`."""

hypothesis.settings.register_profile("repeatable", deadline=None, derandomize=True)
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


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begins with the slow tests, so that no worker is left alone with one of them at the end."""
    slow = {item: marker for item in items if (marker := item.get_closest_marker("slow"))}
    if silent := [item.nodeid for item, marker in slow.items() if not marker.args]:
        raise pytest.UsageError(f"slow without a reason: {silent}")
    items.sort(key=lambda item: item not in slow)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Lists long tests that do not say why."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport) and "slow" not in report.keywords:
                seconds[report.nodeid] += report.duration
    long = sorted(((taken, name) for name, taken in seconds.items() if taken > LONG), reverse=True)
    if long:
        terminalreporter.section(f"over {LONG:.0f} s without a reason")
        for taken, name in long:
            terminalreporter.line(f"{taken:6.1f} s  {name}")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    seeds.begin(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(("Chance", f"to repeat it: {seeds.how_to_repeat(item.nodeid)}"))
    return report
