"""`print(position)` shows the board."""

from random import Random

from republik.games.weimar.game import GAME
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.notation import PARTY_NAMES, city_name
from republik.games.weimar.rules.position import Position


def test_parties_and_cities_have_rows_with_their_figures() -> None:
    position = GAME.new({"scenario": "main"})
    assert isinstance(position, Position)
    rng = Random(3)
    for _ in range(80):
        position.play(rng.choice(position.moves()))
    lines = [line.split() for line in str(position).splitlines()]
    rows = {line[0]: line[1:] for line in lines if len(line) > 1 and line[1] not in PARTY_NAMES}
    for party, name in enumerate(PARTY_NAMES):
        assert rows[name][:3] == [str(counts[party]) for counts in (position.seats, position.vp, position.reserve)]
    for city in range(st.CITIES):
        bases = [str(position.bases[party * st.CITIES + city]) for party in range(st.PARTIES)]
        assert rows[city_name(city)][:4] == bases
        assert ("unrest" in rows[city_name(city)]) == bool(position.marker(st.UNREST, city))
