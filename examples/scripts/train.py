"""Training on the Gymnasium environment: a linear policy learns by REINFORCE against a random opponent.

    python examples/scripts/train.py [GAMES]

This is a teaching example: forty lines, one seat, no tricks. It learns to beat a random player in a few hundred games.
"""

import sys

import gymnasium
import numpy as np

import republik.lab.gymnasium  # noqa: F401 (registers the environments)

LEARNING_RATE = 0.02
REPORT_EVERY = 50


def probabilities(weights: np.ndarray, features: np.ndarray, legal: np.ndarray) -> np.ndarray:
    """The policy: a softmax over the legal moves."""
    scores = weights[legal] @ features
    exponentials = np.exp(scores - scores.max())
    return exponentials / exponentials.sum()


def play(env: gymnasium.Env, weights: np.ndarray, rng: np.random.Generator, seed: int) -> tuple[list, float]:
    """Plays one game; returns the features, legal moves, probabilities and choices of each decision, and the result, 1
    or -1."""
    observation, _ = env.reset(seed=seed)
    steps, reward, over = [], 0.0, False
    while not over:
        features = observation["observation"] / (1.0 + np.abs(observation["observation"]))
        legal = np.flatnonzero(observation["action_mask"])
        chances = probabilities(weights, features, legal)
        chosen = rng.choice(len(legal), p=chances)
        steps.append((features, legal, chances, chosen))
        observation, reward, over, _, _ = env.step(int(legal[chosen]))
    return steps, float(reward)


def main(games: int = 600) -> list[float]:
    """Trains and returns the results of all games."""
    env = gymnasium.make("republik/WirSindDasVolk-v0", seat="west", opponent="random")
    weights = np.zeros((env.action_space.n, env.observation_space["observation"].shape[0]))
    rng, results = np.random.default_rng(1), []
    for game in range(games):
        steps, result = play(env, weights, rng, seed=game)
        advantage = result - (np.mean(results[-100:]) if results else 0.0)
        for features, legal, chances, chosen in steps:
            gradient = -chances
            gradient[chosen] += 1.0
            weights[legal] += LEARNING_RATE * advantage * np.outer(gradient, features)
        results.append(result)
        if (game + 1) % REPORT_EVERY == 0:
            won = np.mean(np.array(results[-REPORT_EVERY:]) > 0)
            print(f"{game + 1:5} games, {100 * won:3.0f}% of the last {REPORT_EVERY} won")
    env.close()
    return results


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
