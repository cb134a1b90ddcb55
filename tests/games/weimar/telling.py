"""Plays a scripted game with one line per decision; any decision that the script does not expect fails."""

from tests.games.helpers import move_texts
from tests.games.weimar.helpers import step_name, who

from republik.games.weimar.rules.position import Position
from republik.table.contract import Event

REFUSALS = ("no", "done")


def tell(position: Position, seat: str, *lines: str) -> list[Event]:
    """Plays each line as the next move of the seat (or roll of chance) and returns the events; "react: yes" also names
    the expected step."""
    heard: list[Event] = []
    for line in lines:
        wanted, _, text = line.rpartition(": ")
        assert position.to_act() is not None, f"{line}: the game is over"
        legal = move_texts(position)
        now = f"{who(position)} decides {step_name(position)}: {legal}"
        assert text in legal, f"{seat} {line!r}: {now}"
        assert not wanted or step_name(position) == wanted, f"{seat} {line!r}: {now}"
        expected = "chance" if text.startswith(("roll", "deal", "seating")) else seat
        assert who(position) == expected, f"{line!r} is {who(position)}'s decision, not {expected}'s"
        position.play(position.parse_move(text), heard.append)
        position.check()
    return heard


def decline(position: Position, *offers: str) -> list[Event]:
    """Declines offers on which the booklet is silent; each names a party and its step ("KPD react")."""
    heard: list[Event] = []
    for offer in offers:
        seat, _, step = offer.partition(" ")
        answers = [text for text in REFUSALS if text in move_texts(position)]
        assert answers, f"{offer}: {who(position)} decides {step_name(position)}: {move_texts(position)}"
        heard += tell(position, seat, f"{step}: {answers[0]}")
    return heard
