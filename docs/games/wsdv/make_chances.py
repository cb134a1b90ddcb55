"""Fits the correction of the chances that players with the learned network tell, and writes it for the package.

    republik calibrate net:minister:src/republik/games/wsdv/data/learned.net --games 500 --seed fit --out fit.jsonl
    python docs/games/wsdv/make_chances.py fit.jsonl
    republik calibrate minister --games 500 --seed held-out --out held-out.jsonl

The first command plays with uncorrected chances, the last one measures the corrected ones in other games. Prints, for
both halves of the games, the chances before and after a correction that was fitted to the other half.
"""  # noqa: INP001

import json
import sys
from collections.abc import Sequence
from math import log
from pathlib import Path

import numpy as np
import numpy.typing as npt

from republik.games.wsdv.players.calibration import CORRECTIONS, Correction, weights_of_knots
from republik.games.wsdv.players.evaluators import SHIPPED
from republik.games.wsdv.rules.steps import EAST, LAST_DECADE
from republik.lab.calibration import Calibration, Case, Row, TrialGame

DATA = Path(__file__).resolve().parents[3] / "src" / "republik" / "games" / "wsdv" / CORRECTIONS
STEPS = 8  # iterations of Newton's method
CAUTION = 1500.0  # so many cases speak against any correction: those of about 25 games in a decade
NEAREST = 1e-3  # chances closer to certainty are fitted like this one
DIGITS = 3
Numbers = npt.NDArray[np.float64]


def inputs(games: Sequence[TrialGame]) -> tuple[Numbers, Numbers, Numbers]:
    """East's log odds, the inputs of the correction (a shift and a slope for each decade, the bend) and the results."""
    odds, rows, won = [], [], []
    for game in games:
        for case in game.cases:
            chance = min(1 - NEAREST, max(NEAREST, case.chance))
            odds.append(log(chance / (1 - chance)) * (1 if case.seat == EAST else -1))
            row = [0.0] * (2 * LAST_DECADE)
            row[2 * case.period - 2 : 2 * case.period] = 1.0, odds[-1]
            rows.append(row + weights_of_knots(odds[-1]))
            won.append(float(game.winner == EAST))
    return np.array(odds), np.array(rows), np.array(won)


def fit(games: Sequence[TrialGame]) -> list[Correction]:
    """Logistic regression of East's victory on what East's log odds lack; returns the corrections by decade."""
    odds, rows, won = inputs(games)
    weights: Numbers = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        estimates = 1 / (1 + np.exp(-(odds + rows @ weights)))
        curvature = (rows * (estimates * (1 - estimates))[:, None]).T @ rows + CAUTION / 4 * np.eye(len(weights))
        weights = weights + np.linalg.solve(curvature, rows.T @ (won - estimates) - CAUTION / 4 * weights)
    rounded = [round(float(weight), DIGITS) for weight in weights]
    bend = tuple(rounded[2 * LAST_DECADE :])
    corrections = [Correction(rounded[2 * i], round(1 + rounded[2 * i + 1], DIGITS), bend) for i in range(LAST_DECADE)]
    if not all(correction.keeps_order() for correction in corrections):
        sys.exit("the correction would change the order of chances: more games are needed")
    return corrections


def corrected(game: TrialGame, corrections: Sequence[Correction]) -> TrialGame:
    def amended(case: Case) -> Case:
        return case._replace(chance=corrections[case.period - 1].told(case.chance, case.seat))

    return game._replace(cases=tuple(map(amended, game.cases)))


def lines(title: str, games: Sequence[TrialGame]) -> list[str]:
    """A table of East's chances by tenth."""
    out = [
        title,
        "| chance told | cases | games | told | won | difference |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for tenth, row in enumerate(Calibration(games, EAST).tenths()):
        if row is not None:
            out.append(f"| {10 * tenth}–{10 * tenth + 10}% | {cells(row)} |")
    return out


def cells(row: Row) -> str:
    difference = f"{100 * row.difference:+.1f} ± {100 * row.margin:.1f}".replace("-", "−")
    return f"{row.cases:,} | {row.games} | {100 * row.chance:.1f}% | {100 * row.won:.1f}% | {difference}"


def main(journals: list[str]) -> None:
    games: list[TrialGame] = []
    plans: list[dict[str, str]] = []
    for name in journals:
        head, *rest = Path(name).read_text(encoding="utf-8").splitlines()
        plans.append(json.loads(head))
        games += {game.number: game for game in map(TrialGame.read, rest)}.values()
    halves = games[0::2], games[1::2]
    crossed: list[TrialGame] = []
    for own, other in (halves, halves[::-1]):
        corrections = fit(other)
        crossed += [corrected(game, corrections) for game in own]
    print("\n".join([*lines("before", games), *lines("after, fitted to the other half", crossed)]))
    final = fit(games)
    player, seeds = plans[0]["player"].partition("/")[0], [plan["seed"] for plan in plans]
    source = {"network": SHIPPED.fingerprint(), "player": player, "seeds": seeds}
    decades = [[correction.shift, correction.slope] for correction in final]
    text = json.dumps(source | {"games": len(games), "decades": decades, "bend": final[0].bend})
    DATA.write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main(sys.argv[1:])
