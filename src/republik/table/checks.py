"""What the games' checks of a position have in common."""


def require(condition: bool, what: str) -> None:
    """AssertionError that says what is wrong."""
    if not condition:
        raise AssertionError(what)


def check_legal(legal: list[int], count: int) -> None:
    """The legal moves of a game in progress, out of an action space of so many."""
    require(bool(legal), "no legal move")
    require(legal == sorted(set(legal)), "moves are not sorted")
    require(legal[0] >= 0 and legal[-1] < count, "a move outside the action space")
