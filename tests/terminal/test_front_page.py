"""The front page offered at the end of a game."""

import xml.etree.ElementTree as ET
from pathlib import Path

from tests.front_page.endings import random_record
from tests.terminal.sitting import Script, sit_down

from republik import games
from republik.table.session import resume
from republik.terminal import front_page


def test_the_end_of_a_game_offers_it(tmp_path: Path) -> None:
    session = resume(random_record("wsdv"), games.game)
    out = tmp_path / "page.svg"
    loop, said = sit_down(session, [None, None], f"{tmp_path / 'page.doc'}\n~no-such-user/page.svg\n{out}\n")
    front_page.offer(loop.play)
    assert ET.fromstring(out.read_bytes()).get("width") == "1240"
    assert "must end in" in said.getvalue()
    assert f"Front page: {out}" in said.getvalue().replace("\n", "")


def test_the_offer_can_be_declined() -> None:
    session = resume(random_record("wsdv"), games.game)
    for typed in ("\n", ""):
        loop, said = sit_down(session, [None, None], typed)
        front_page.offer(loop.play)
        assert "Front page:" not in said.getvalue()
    assert isinstance(loop.play.dialogue.reader, Script)
