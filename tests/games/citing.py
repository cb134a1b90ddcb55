"""Collects the rules that the engine cites in a random game."""

from random import Random

from republik.table.contract import Position


def rules_cited(position: Position, *, seed: int, every: int) -> set[str]:
    """Plays at random to the end; returns the rules of all refusals at every nth decision, and of the outcome."""
    rng = Random(seed)
    cited = set()
    step = 0
    while position.to_act() is not None:
        if step % every == 0:
            legal = set(position.moves())
            refusals = (position.why_not(move) for move in range(position.action_count()) if move not in legal)
            cited |= {refusal.rule for refusal in refusals if refusal is not None and refusal.rule}
        position.play(rng.choice(position.moves()))
        step += 1
    outcome = position.outcome()
    assert outcome is not None
    return cited | {outcome.rule}
