"""Pauses between repeated attempts."""

from republik.hosting.load import retrying


def test_pauses_grow_up_to_a_bound() -> None:
    pauses = [retrying.pause_after(failures) for failures in range(1, 2000)]
    assert pauses[0] == retrying.FIRST_PAUSE
    assert pauses[:5] == sorted(set(pauses[:5]))
    assert pauses[-1] == retrying.LONGEST_PAUSE
