"""Helpers for the games' consistency checks of a position."""


def require(condition: bool, what: str) -> None:
    """Raises AssertionError with a description unless the condition holds."""
    if not condition:
        raise AssertionError(what)


def check_legal(legal: list[int], count: int) -> None:
    """Checks the legal moves of a game in progress against an action space of `count` moves."""
    require(bool(legal), "no legal move")
    require(legal == sorted(set(legal)), "moves are not sorted")
    require(legal[0] >= 0 and legal[-1] < count, "a move outside the action space")
