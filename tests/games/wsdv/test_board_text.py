"""`print(position)` shows the board."""

from random import Random

from republik.games.wsdv.game import GAME
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import EAST, WEST


def played(decisions: int) -> Position:
    position = GAME.new({"edition": "2.1"})
    assert isinstance(position, Position)
    rng = Random(3)
    for _ in range(decisions):
        position.play(rng.choice(position.moves()))
    return position


def test_every_province_has_a_row_with_its_figures() -> None:
    position = played(60)
    rows = [line.split() for line in str(position).splitlines()]
    for province, code in enumerate(position.rules.codes):
        row = next(row for row in rows if row and row[0] == code)
        assert row[1:4] == [str(counts[province]) for counts in (position.unrest, position.living, position.socialists)]


def test_a_view_shows_the_other_hand_face_down() -> None:
    position = played(20)
    assert position.hand_west
    cards = " ".join(position.rules.cards[card] for card in position.hand_west)
    assert f"West's hand: {cards}" in str(position)
    assert f"West's hand: {cards}" in str(position.view(WEST))
    assert f"West's hand: {' '.join('?' for _ in position.hand_west)}" in str(position.view(EAST))
