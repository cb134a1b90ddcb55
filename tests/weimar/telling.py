"""Playing a told game: one line per decision, and what nobody mentions is declined."""

from republik.table.contract import CHANCE
from republik.weimar import steps as st
from republik.weimar.notation import PARTY_NAMES
from republik.weimar.position import Position

DECLINED = {
    st.ROLL_AGAIN: ("no", "done"),
    st.CANCEL_EVENT: ("done",),
    st.FEWER_DICE: ("done",),
    st.REACT: ("no",),
    st.OPPOSE: ("no",),
    st.PRESIDENT: ("no",),
    st.ACTIONS_STEP: ("done",),  # points nobody speaks of
}


def step_name(position: Position) -> str:
    return st.STEP_NAMES[position.step()[0]]


def who(position: Position) -> str:
    seat = position.to_act()
    assert seat is not None
    return "chance" if seat == CHANCE else PARTY_NAMES[seat]


def decline(position: Position) -> bool:
    """Decline an offer that the story does not mention."""
    for text in DECLINED.get(position.step()[0], ()):
        move = position.parse_move(text)
        if move in position.moves():
            position.play(move)
            return True
    return False


def tell(position: Position, seat: str, *lines: str) -> None:
    """Each line is a move of the seat (or a roll of chance); "react: yes" waits until that step is put."""
    for line in lines:
        wanted, _, text = line.rpartition(": ")
        while True:
            assert position.to_act() is not None, f"{line}: the game is over"
            if wanted:
                if step_name(position) == wanted:
                    break
            elif text not in ("yes", "no") and position.parse_move(text) in position.moves():
                break
            if not decline(position):
                break
        legal = [position.move_text(move) for move in position.moves()]
        assert text in legal, f"{seat} {line!r}: {who(position)} decides {step_name(position)}: {legal}"
        expected = "chance" if text.startswith(("roll", "deal", "seating")) else seat
        assert who(position) == expected, f"{line!r} is {who(position)}'s decision, not {expected}'s"
        position.play(position.parse_move(text))
        position.check()


def settle(position: Position) -> None:
    """Decline what is still on offer."""
    while position.to_act() is not None and decline(position):
        pass
