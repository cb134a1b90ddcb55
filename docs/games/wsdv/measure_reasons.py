"""Measures how well the reasons of hints explain the learned evaluation; prints the table of docs/learning.md.

    python docs/games/wsdv/measure_reasons.py --games 60 --fit 240

In games of planners that keep one line, at a share of the decisions, every play is followed to its end, and the
network's values of the best plays are compared in pairs with what three explanations say about the same pairs:

* comparison: the shares of players/comparison.py, which hints use;
* omission: by how much the value falls without a feature's part of the position;
* surrogate: a linear model of the network's value, fitted to other games (--fit), with weights for the features of
  each decade and for all other inputs.
"""  # noqa: INP001

import argparse
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from republik.games.wsdv.game import new_game
from republik.games.wsdv.players.attribution import contributions
from republik.games.wsdv.players.beam import plan
from republik.games.wsdv.players.evaluation import COUNT, SCALE
from republik.games.wsdv.players.evaluators import SHIPPED, learned
from republik.games.wsdv.players.learned import FEATURE_OF, SPARSE, LearnedEvaluator
from republik.games.wsdv.players.planner import PlannerPlayer
from republik.games.wsdv.players.reasons import COMPARED
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import LAST_DECADE, ONGOING
from republik.players.asking import decision_rng
from republik.table.chance import Seed, decide
from republik.table.contract import CHANCE
from republik.table.dice import Dice
from republik.table.thoughts import MAX_REASONS

SHARE = 0.1  # of the decisions
RIDGE = 3.0
Numbers = npt.NDArray[np.float64]


class Play(NamedTuple):
    """The end of a play: the network's log odds of East, its inputs, and each feature's share of the value compared
    with the best play, and with the position without the feature."""

    value: float
    figures: list[float]
    active: list[int]
    decade: int
    compared: list[float]
    omitted: list[float]


def decisions(seed: str, games: int) -> Iterator[list[Play]]:
    """Plays games and yields the best plays of some decisions."""
    player = PlannerPlayer(width=1, replies=0, judge=learned)
    judge = LearnedEvaluator(SHIPPED.weights())
    for number in range(games):
        deal, name, chances, taken = Seed.from_text(f"{seed} {number}"), f"{seed} {number}", 0, 0
        rng, position = Random(name), new_game()
        while (seat := position.to_act()) is not None:
            if seat == CHANCE:
                position.play(decide(deal, chances, position.moves()))
                chances += 1
                continue
            if len(position.moves()) > 1 and rng.random() < SHARE:
                choice = plays(judge, position, seat, rng)
                if len(choice) > 1:
                    yield choice
            position.play(player.choose(position.view(seat), decision_rng(name, seat, taken)))
            taken += 1


def plays(judge: LearnedEvaluator, position: Position, seat: int, rng: Random) -> list[Play]:
    lines = plan(judge, position.view(seat).sample(rng), seat, 1, 0, Dice(rng.getrandbits(32)))[:COMPARED]
    ends = [line.position for line in lines if line.position.termination == ONGOING]
    if len(ends) < 2:
        return []
    out = []
    for end, shares in zip(ends, contributions(judge, ends), strict=True):
        value, inputs = judge.score(end) / SCALE, judge.inputs
        figures = [inputs.dense[i] for i in range(COUNT)]
        active = [int(inputs.active[i]) for i in range(inputs.count)]
        out.append(Play(value, figures, active, end.decade - 1, shares, omitted(judge, value, end.decade - 1)))
    return out


def omitted(judge: LearnedEvaluator, value: float, decade: int) -> list[float]:
    """The fall of the value without each feature's part of the position, whose inputs the judge holds."""
    inputs = judge.inputs
    active = [inputs.active[i] for i in range(inputs.count)]
    falls = []
    for feature in range(COUNT):
        figure = inputs.dense[feature]
        inputs.dense[feature] = 0.0
        inputs.count = 0
        for number in active:
            if FEATURE_OF[number] != feature:
                inputs.add(number)
        falls.append(value - float(judge.forward.evaluate(inputs.count, decade)))
        inputs.dense[feature] = figure
    return falls


# -- the surrogate ------------------------------------------------------------------------------------


def row(play: Play) -> Numbers:
    """The inputs of the linear model: features by decade, then all other inputs."""
    out: Numbers = np.zeros(LAST_DECADE * COUNT + SPARSE)
    out[play.decade * COUNT : (play.decade + 1) * COUNT] = play.figures
    out[[LAST_DECADE * COUNT + number for number in play.active]] = 1.0
    return out


def surrogate(choices: list[list[Play]]) -> Numbers:
    """Fits the linear model to the differences between plays of one decision."""
    size = LAST_DECADE * COUNT + SPARSE
    gram: Numbers = RIDGE * np.eye(size)
    right: Numbers = np.zeros(size)
    for choice in choices:
        rows = np.array([row(play) for play in choice])
        values = np.array([play.value for play in choice])
        rows, values = rows - rows.mean(0), values - values.mean()
        gram += rows.T @ rows
        right += rows.T @ values
    weights: Numbers = np.linalg.solve(gram, right)
    return weights


def shares_of(weights: Numbers, play: Play) -> list[float]:
    """The surrogate's share of each feature."""
    dense = weights[play.decade * COUNT : (play.decade + 1) * COUNT]
    out = [float(figure * weight) for figure, weight in zip(play.figures, dense, strict=True)]
    for number in play.active:
        out[FEATURE_OF[number]] += float(weights[LAST_DECADE * COUNT + number])
    return out


# -- figures ------------------------------------------------------------------------------------------


def report(name: str, choices: list[list[Play]], shares: Callable[[Play], list[float]]) -> str:
    """A row of the table: how the explanation of pairs agrees with the network."""
    true, sums, tops = [], [], []
    for choice in choices:
        parts = [np.array(shares(play)) for play in choice]
        for (one, a), (other, b) in combinations(zip(choice, parts, strict=True), 2):
            apart = a - b
            strongest = apart[np.argsort(-np.abs(apart))[:MAX_REASONS]]
            true.append(one.value - other.value)
            sums.append(float(apart.sum()))
            tops.append(float(strongest.sum()))
    real, whole, top = (np.array(numbers) for numbers in (true, sums, tops))
    clear = np.abs(real) > 1e-6
    cells = [f"{len(real):,}"]
    for explained in (whole, top):
        signs = float((real * explained > 0)[clear].mean())
        fit = 1 - float(((real - explained) ** 2).sum() / (real**2).sum())
        cells += [f"{100 * signs:.1f}%", f"{fit:.2f}".replace("-", "−")]
    return f"| {name} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games to measure")
    parser.add_argument("--fit", type=int, default=240, help="other games, to which the surrogate is fitted")
    parser.add_argument("--seed", default="reasons", help="any text")
    arguments = parser.parse_args()
    assert isinstance(learned(new_game().rules), LearnedEvaluator), "needs the compiled engine"
    fitted = surrogate(list(decisions(f"{arguments.seed} fit", arguments.fit)))
    choices = list(decisions(f"{arguments.seed} held out", arguments.games))
    print("| explanation | pairs | same sign | R² | same sign, three reasons | R², three reasons |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    print(report("comparison", choices, lambda play: play.compared))
    print(report("omission", choices, lambda play: play.omitted))
    print(report("surrogate", choices, lambda play: shares_of(fitted, play)))


if __name__ == "__main__":
    main()
