"""The guided games: their openings can be played, and the acts that the coach names are legal and do what it says."""

import pytest

from republik.games.weimar.game import GAME, SEATINGS
from republik.games.weimar.lessons import LESSONS
from republik.games.weimar.presenter.board import known_position
from republik.games.weimar.presenter.view import KnownPosition
from republik.games.weimar.rules.position import Position
from republik.table.chance import Seed
from republik.table.contract import SPECTATOR
from republik.table.session import Session, new_session

SOLO = (
    *("Zentrum", "Z07 for event", "base Hamburg", "base Leipzig"),
    *("S10 for actions", "city München", "mobilise reichswehr2 from supply", "mobilise reichswehr2 from supply"),
    *("counter-coup councils", "demonstration", "no", "remove KPD base München"),
    *("yes", "topic schutz_der_republik", "to S1", "topic security 1", "to S1"),
    *("A40 for event", "take from Berlin", "for actions", "city Berlin"),
    *("mobilise police from supply", "mobilise police from supply"),
)
"""What the coach of the solo game names."""
PARTIES = {
    "party-spd": ("S12 for event", "take from Köln", "base Leipzig"),
    "party-zentrum": ("Z04 for debate", "topic economy 1"),
    "party-kpd": ("K11 for event", "city Berlin", "city Essen", "city Hamburg"),
    "party-dnvp": ("D04 for actions", "city Berlin", "mobilise freikorps2 from supply", "coup"),
}


def begun(name: str) -> Session:
    lesson = LESSONS[name]
    session = new_session(GAME, dict(lesson.options), {}, Seed.from_text(lesson.seed))
    for text in lesson.opening:
        session.play(session.position.parse_move(text))
    return session


def known(session: Session) -> KnownPosition:
    assert isinstance(session.position, Position)
    return known_position(session.position, SPECTATOR)


def play(session: Session, *texts: str) -> None:
    for text in texts:
        move = session.position.parse_move(text)
        assert move in session.position.moves(), (
            text,
            [session.position.move_text(m) for m in session.position.moves()],
        )
        session.play(move)


def test_the_solo_lesson_holds_what_its_coach_promises() -> None:
    session = begun("on-the-brink")
    assert [city for city, one in known(session).cities.items() if "councils" in one.markers] == ["München"]
    play(session, *SOLO)
    now = known(session)
    assert "councils" not in now.cities["München"].markers
    assert "unrest" not in now.cities["Berlin"].markers
    assert now.cities["Berlin"].units["police"] == 2
    assert {topic.topic: topic.field for topic in now.topics}["schutz_der_republik"] == "S1"


@pytest.mark.parametrize("name", PARTIES)
def test_the_typical_impulse_of_each_party_can_be_played(name: str) -> None:
    session = begun(name)
    step = known(session).step
    assert step is not None
    assert (step.decide, step.party) == ("play", name.removeprefix("party-"))
    play(session, *PARTIES[name])


@pytest.mark.parametrize("seating", SEATINGS)
def test_the_seating_can_be_chosen(seating: str) -> None:
    position = GAME.new({"scenario": "main", "seating": seating})
    assert [party[0] for party in known_position(position, SPECTATOR).seating] == list(seating)
