"""A browser test plays the same game in every run: the deal and the robot's choices depend only on the test's seed."""

import pytest
from tests import seeds
from tests.browser.fixtures import Visit
from tests.browser.playing import come_to, decisions, make_table, sit_at

pytestmark = pytest.mark.timeout(600)


def test_the_same_seed_brings_the_same_game(visit: Visit, request: pytest.FixtureRequest) -> None:
    stories = []
    for name in (request.node.nodeid, request.node.nodeid, "another test"):
        seeds.begin(name)
        page = visit("/")
        table = make_table(page)
        sit_at(page, table)
        come_to(page, 24)
        assert decisions(page) >= 24
        told = page.request.get(f"/api/tables/{table}/events").json()["events"]
        stories.append([(event["key"], event["args"]) for event in told if event["at"] <= 24])
    assert stories[0] == stories[1]
    assert stories[0] != stories[2]
