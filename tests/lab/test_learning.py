"""Training: a toy game is learned, a run survives a kill at any moment, and a worse network does not pass the gate."""

import json
import os
import random
import shutil
import signal
import struct
import subprocess
import sys
import time
from array import array
from contextlib import chdir
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.lab.toy_learning import GAME, SHAPE, ToyLearner

from republik import cli
from republik.lab.arena import Plan as MatchPlan
from republik.lab.arena import play_task
from republik.lab.learning.blocks import Block, Ring, blocks_of, calibration, chances, log_loss
from republik.lab.learning.card import write_card
from republik.lab.learning.fitting import FitSettings, FitState, NumpyFit, forward, gradients_of
from republik.lab.learning.folder import BadRun, RunFolder, read_json, read_lines
from republik.lab.learning.gates import Gate, NormalWalk
from republik.lab.learning.learners import LearningError, learner_of, network_player
from republik.lab.learning.plan import BadSetting, Settings, read_plan
from republik.lab.learning.rows import BadRows, PackedGame, pack, rows_of, unpack
from republik.lab.learning.self_play import Order, columns_of, is_held_out, play_order, varied
from republik.lab.learning.trainer import Trainer, arrays_of, network_file, pack_state, unpack_state
from republik.lab.learning.training import prepare, trainer_command
from republik.lab.research import research_of
from republik.lab.sprt import ACCEPT_0, ACCEPT_1, OPEN, Sprt
from republik.table import games
from republik.table.learning.learner import Exploration
from republik.table.learning.network import Shape, Weights, read, write

ROOT = Path(__file__).resolve().parents[2]
NAME = GAME.name
SMALL: dict[str, Any] = {
    "batch": 256,
    "window": 20_000,
    "export_seconds": 0.5,
    "save_seconds": 0.5,
    "task_seconds": 0.3,
    "gate_minutes": 0.0,
    "gate_pairs": 60,
    "yardstick_pairs": 20,
    "rate": 0.005,
    "last_rate": 0.002,
    "average": 0.98,
    "trainer": "numpy",
}
LEARNER = ToyLearner()


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._loaded, NAME, GAME)


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(SMALL))
    return path


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "republik.cli", "train", *map(str, arguments), "--lang", "en"]


def train(environment: dict[str, str], *arguments: object) -> str:
    done = subprocess.run(command(*arguments), env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def played(count: int, seed: int = 1, held: bool = False, weights: bytes | None = None) -> list[PackedGame]:
    own = weights or LEARNER.start(1)
    out = []
    for number in range(count):
        told = LEARNER.play((own, own), own, Exploration(0.5, 0.1, 0.0), seed * 1000 + number)
        out.append(PackedGame(columns_of(told), number, held, told.facts))
    return out


def in_order(run: RunFolder, plan: Any, **changes: Any) -> Order:
    start = str(run.network(0))
    usual: dict[str, Any] = {"seconds": 1e-6, "most": 5, "folder": str(run.rows)} | changes
    shares = {"pool_share": 0.2, "linear_share": 0.1, "held_share": 0.1}
    return Order(
        settings=replace(plan.settings, task_seconds=usual.pop("seconds"), spread=2.0, **shares),
        session=1,
        number=1,
        latest=start,
        earlier=start,
        start=start,
        exploration=Exploration(0.3, 0.1, 0.0),
        **usual,
    )


# -- learning -------------------------------------------------------------------------------------------------


def test_the_toy_game_is_learned_with_numpy(environment: dict[str, str], settings: Path, tmp_path: Path) -> None:
    """One run from start to end: the gate accepts what was learned, and a match confirms it."""
    settings.write_text(json.dumps(SMALL | {"gate_minutes": 60.0}))
    run = tmp_path / "run"
    train(environment, NAME, "--out", run, "--games", 2500, "--workers", 1, "--seed", "toy", "--settings", settings)
    matches = list(read_lines(RunFolder(run).matches))
    assert [match["kind"] for match in matches] == ["best", "best", "yardstick", "yardstick"]
    assert [match["level"] for match in matches] == ["quick", "slow", "quick", "slow"]
    assert matches[1]["passed"]
    assert matches[2]["score"] > 0.65
    assert set(matches[0]["by_seat"]) == set(matches[0]["seats"]) == set(GAME.seats)
    best = RunFolder(run).best.read_bytes()
    assert best != RunFolder(run).network(0).read_bytes()
    assert read(best).notes["game"] == NAME
    card = json.loads((run / "card.json").read_text())
    assert card["complete"]
    assert card["games"] >= 2500
    assert 0.05 < card["held_out_games"] / card["games"] < 0.15
    assert card["gates_passed"] == 1
    assert "Matches of the best network" in (run / "card.md").read_text()
    told = train(environment, run, "--match", "quick", "best", "linear", "--pairs", 20, "--workers", 1, "--alone")
    assert "Results by side" in told
    assert "an equal player wins 50.0%" in told


def test_the_gradients_are_those_of_the_loss() -> None:
    """By differences: every array of a network with several values and groups."""
    shape = Shape(3, 7, 5, 4, 2, 3)
    rng = np.random.default_rng(1)
    weights = {name: rng.normal(0.0, 0.5, size).astype(np.float32) for name, size in shape.parts()}
    active = np.array([[0, 3, 7], [1, 7, 7], [2, 4, 6], [5, 6, 7]], np.uint16)
    targets = rng.dirichlet([1.0, 1.0, 1.0], 4).astype(np.float32)
    dense = rng.normal(size=(4, 3)).astype(np.float32)
    block = Block(dense, active, np.array([0, 1, 1, 0], np.uint8), targets, targets, targets)
    _, gradients = gradients_of(weights, block, shape)
    for name, size in shape.parts():
        place = tuple(int(rng.integers(0, length)) for length in size)
        losses = []
        for change in (1e-2, -1e-2):
            moved = {key: one.copy() for key, one in weights.items()}
            moved[name][place] += change
            losses.append(log_loss(chances(forward(moved, block, shape).logits), targets))
        assert gradients[name][place] == pytest.approx((losses[0] - losses[1]) / 2e-2, abs=2e-3), name


def test_the_trainer_computes_what_the_player_computes() -> None:
    weights = LEARNER.start(5)
    rng = random.Random(2)
    arrays = {name: array("f", [rng.gauss(0.0, 0.5) for _ in one]) for name, one in read(weights).arrays.items()}
    data = write(Weights(SHAPE, arrays, {}))
    train_rows, _ = blocks_of(unpack(pack(played(3, weights=data), SHAPE), SHAPE), SHAPE)
    logits = forward(arrays_of(read(data)), train_rows, SHAPE).logits
    assert chances(logits) == pytest.approx(train_rows.estimates, abs=1e-4)


def test_a_fit_with_pytorch_is_that_with_numpy() -> None:
    pytest.importorskip("torch")
    from republik.lab.learning.torch_fitting import TorchFit

    start = arrays_of(read(LEARNER.start(3)))
    rows, _ = blocks_of(unpack(pack(played(30), SHAPE), SHAPE), SHAPE)
    settings = FitSettings(64, 1000, 0.01, 0.9, 1, 1, "cpu")
    fits = [kind(SHAPE, FitState.start(start), settings) for kind in (NumpyFit, TorchFit)]
    for fit in fits:
        fit.add(rows)
    assert fits[0].outputs(rows) == pytest.approx(fits[1].outputs(rows), abs=1e-4)
    for fit in fits:
        for _ in range(150):
            fit.step(0.01)
    losses = [log_loss(chances(fit.outputs(rows)), rows.targets) for fit in fits]
    assert losses[0] == pytest.approx(losses[1], abs=0.05)
    assert fits[1].state().step == 150


@pytest.mark.slow("waits for Ray to start")
def test_rows_come_back_from_ray(environment: dict[str, str], settings: Path, tmp_path: Path) -> None:
    """Networks travel with the tasks, rows with their results: for self-play and for the gate."""
    settings.write_text(json.dumps(SMALL | {"gate_minutes": 60.0, "gate_pairs": 6, "yardstick_pairs": 0}))
    run = tmp_path / "run"
    arguments = (NAME, "--out", run, "--games", 300, "--workers", 1, "--backend", "ray", "--settings", settings)
    train(environment, *arguments)
    folder = RunFolder(run)
    trainer = read_json(folder.trainer)
    assert trainer is not None
    assert trainer["rows"] > 1000
    assert next(match["kind"] for match in read_lines(folder.matches)) == "best"


# -- a kill at any moment ---------------------------------------------------------------------------------------


def test_a_killed_run_continues(environment: dict[str, str], settings: Path, tmp_path: Path) -> None:
    """Kill -9 in the middle, then lose the rows and leave half of a file: the same command completes the run."""
    run = tmp_path / "run"
    folder = RunFolder(run)
    arguments = (NAME, "--out", run, "--games", 1500, "--workers", 1, "--settings", settings)
    running = subprocess.Popen(command(*arguments), env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        for _ in range(600):
            if len(folder.networks()) > 2 and folder.state.exists():
                break
            assert running.poll() is None, running.stderr and running.stderr.read()
            time.sleep(0.1)
    finally:
        running.send_signal(signal.SIGKILL)
        running.communicate()
    before = read_json(folder.progress)
    assert before is not None
    assert before["games"] < 1500
    state, counters = unpack_state(folder.state.read_bytes(), SHAPE)
    shutil.rmtree(folder.rows)
    (folder.weights / "9999.net.123.part").write_bytes(b"half")
    (folder.weights / "9998.net").write_bytes(folder.network(0).read_bytes()[:-5])
    told = train(environment, *arguments)
    assert "Continuing" in told
    after, later = unpack_state(folder.state.read_bytes(), SHAPE)
    assert after.step > state.step
    assert later["rows"] > counters["rows"]
    done = read_json(folder.progress)
    assert done is not None
    assert done["games"] >= 1500
    assert done["session"] == 2
    assert not list(folder.weights.glob("*.part"))
    assert not (folder.weights / "9998.net").exists()


def test_the_processes_of_a_killed_run_end(environment: dict[str, str], settings: Path, tmp_path: Path) -> None:
    run = tmp_path / "run"
    arguments = (NAME, "--out", run, "--minutes", 5, "--workers", 1, "--settings", settings)
    running = subprocess.Popen(command(*arguments), env=environment, stdout=subprocess.DEVNULL, start_new_session=True)
    folder = RunFolder(run)
    try:
        for _ in range(600):
            if folder.trainer.exists():
                break
            time.sleep(0.1)
    finally:
        running.kill()
        running.wait()
    for _ in range(200):
        try:
            os.killpg(running.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGKILL)
    pytest.fail("processes of the run are still there")


def test_an_interrupted_run_ends_in_order(environment: dict[str, str], settings: Path, tmp_path: Path) -> None:
    run = tmp_path / "run"
    arguments = (NAME, "--out", run, "--minutes", 5, "--workers", 1, "--settings", settings)
    running = subprocess.Popen(command(*arguments), env=environment, stdout=subprocess.PIPE, text=True)
    for _ in range(600):
        if RunFolder(run).trainer.exists():
            break
        time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    told, _ = running.communicate(timeout=60)
    assert running.returncode == 2
    assert "Interrupted" in told
    assert (run / "card.md").exists()
    assert [line["event"] for line in read_lines(RunFolder(run).log)][-1] == "end"


def test_damaged_rows_are_removed(tmp_path: Path) -> None:
    folder, plan = prepare(tmp_path / "run", NAME, SMALL)
    whole = pack(played(4), SHAPE)
    (folder.rows / "1.rows").write_bytes(whole)
    (folder.rows / "2.rows").write_bytes(whole[:-3])
    (folder.rows / "3.rows").write_bytes(whole.replace(b'"crc":', b'"crc":1'))
    (folder.rows / "4.rows").write_bytes(b"")
    (folder.rows / "5.rows.99.part").write_bytes(whole[:50])
    trainer = Trainer(folder, plan)
    assert trainer.look() == sum(rows_of(game.columns, SHAPE) for game in played(4))
    assert sorted(path.name for path in folder.rows.iterdir()) == ["1.rows", "5.rows.99.part"]
    assert [line["file"] for line in read_lines(folder.log)] == ["2.rows", "3.rows", "4.rows"]
    folder.clean()
    assert [path.name for path in folder.rows.iterdir()] == ["1.rows"]


def test_a_row_with_an_input_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    game = played(1)[0]
    rows = len(game.columns["groups"])
    wrong = {**game.columns, "active": struct.pack("<H", 99), "counts": struct.pack(f"<{rows}H", 1, *[0] * (rows - 1))}
    batch = unpack(pack([game._replace(columns=wrong)], SHAPE), SHAPE)
    with pytest.raises(ValueError, match="does not have"):
        blocks_of(batch, SHAPE)
    with pytest.raises(BadRows, match="active"):
        pack([game._replace(columns={**game.columns, "active": b""})], SHAPE)
    with pytest.raises(BadRows, match="another network"):
        unpack(pack([game], SHAPE), SHAPE._replace(sparse=15))


def test_the_window_deletes_the_oldest_files(tmp_path: Path) -> None:
    games_of = [played(4, seed) for seed in range(6)]
    sizes = [sum(rows_of(game.columns, SHAPE) for game in file) for file in games_of]
    folder, plan = prepare(tmp_path / "run", NAME, SMALL | {"window": sum(sizes[3:])})
    for number, file in enumerate(games_of):
        (folder.rows / f"{number}.rows").write_bytes(pack(file, SHAPE))
    trainer = Trainer(folder, plan)
    assert trainer.look() == sum(sizes)
    assert sorted(path.name for path in folder.rows.iterdir()) == ["3.rows", "4.rows", "5.rows"]
    assert trainer.fit.rows() == sum(sizes[3:])
    trainer.save()
    again = Trainer(folder, plan)
    assert again.look() == 0, "rows that were counted before count no more"
    assert again.fit.rows() == sum(sizes[3:])


def test_the_ring_keeps_the_newest_rows_of_any_width() -> None:
    ring = Ring(SHAPE, 10)
    for width, value in ((2, 1.0), (4, 2.0), (3, 3.0)):
        dense = np.full((4, 3), value, np.float32)
        one = np.full((4, 1), value, np.float32)
        ring.add(Block(dense, np.zeros((4, width), np.uint16), np.zeros(4, np.uint8), one, one, one))
    kept = ring.newest()
    assert sorted(kept.targets[:, 0].tolist()) == [1.0] * 2 + [2.0] * 4 + [3.0] * 4
    old = kept.active[kept.targets[:, 0] == 1.0]
    assert old.tolist() == [[0, 0, SHAPE.sparse, SHAPE.sparse]] * 2


def test_a_state_reads_back_and_a_damaged_one_does_not() -> None:
    state = FitState.start(arrays_of(read(LEARNER.start(1))))
    state.step = 7
    data = pack_state(state, SHAPE, {"rows": 5})
    again, counters = unpack_state(data, SHAPE)
    assert (again.step, counters) == (7, {"rows": 5})
    assert all((again.weights[name] == state.weights[name]).all() for name in state.weights)
    for wrong in (data[:-1], data[: len(data) // 2], b"", data.replace(b"step", b"stop")):
        with pytest.raises((ValueError, KeyError)):
            unpack_state(wrong, SHAPE)


def test_a_run_without_its_state_continues_from_the_newest_network(tmp_path: Path) -> None:
    folder, plan = prepare(tmp_path / "run", NAME, SMALL)
    other = arrays_of(read(LEARNER.start(99)))
    folder.network(3).write_bytes(network_file(other, SHAPE, {}))
    folder.state.write_bytes(b"damaged")
    trainer = Trainer(folder, plan)
    assert (trainer.fit.state().weights["sparse1"] == other["sparse1"]).all()
    trainer.unexported = 1
    trainer.export()
    assert folder.networks()[-1].name == "0004.net"


# -- self-play ---------------------------------------------------------------------------------------------------


def test_games_are_held_out_by_their_seed(tmp_path: Path) -> None:
    folder, plan = prepare(tmp_path / "run", NAME, SMALL)
    told = play_order(in_order(folder, plan, seconds=60.0, most=40))
    assert len(told.games) == 40
    file = next(iter(folder.rows.iterdir()))
    batch = unpack(file.read_bytes(), SHAPE)
    assert batch.held_out == [game.held_out for game in told.games]
    assert 0 < sum(batch.held_out) < 15
    assert sum(is_held_out(seed, 0.1) for seed in range(10_000)) == pytest.approx(1000, abs=100)
    train_rows, held_rows = blocks_of(batch, SHAPE)
    assert len(held_rows.groups) == sum(game.rows for game in told.games if game.held_out)
    assert len(train_rows.groups) == sum(game.rows for game in told.games if not game.held_out)


def test_a_task_repeats_its_games(tmp_path: Path) -> None:
    folder, plan = prepare(tmp_path / "run", NAME, SMALL)
    order = in_order(folder, plan, folder="", seconds=60.0)
    first, second = play_order(order), play_order(order)
    assert first.data == second.data
    assert first.games == second.games
    assert {game.odd for game in play_order(in_order(folder, plan, seconds=60.0, most=60)).games} == {
        "",
        "earlier",
        "start",
    }


def test_exploration_follows_the_phases() -> None:
    phases = ((0.0, 0.4, 0.1, 0.0, 0.0), (0.5, 0.2, 0.05, 0.2, 1.0), (1.0, 0.1, 0.0, 0.4, 1.0))
    settings = Settings("x", phases=phases, sight_rows=100)
    assert settings.exploration(0.0, 100) == (0.4, 0.1, 0.0, 0.0)
    assert settings.exploration(0.25, 100) == pytest.approx((0.3, 0.075, 0.1, 0.5))
    assert settings.exploration(0.5, 100) == pytest.approx((0.2, 0.05, 0.2, 1.0))
    assert settings.exploration(2.0, 100) == (0.1, 0.0, 0.4, 1.0)
    assert settings.exploration(2.0, 99) == (0.1, 0.0, 0.4, 0.0)
    drawn = [varied(Exploration(0.1, 0.02, 0.3), 3.0, random.Random(seed)) for seed in range(200)]
    assert all(0.1 / 3 <= one.temperature <= 0.3 and one.replies == 0.3 for one in drawn)
    assert varied(Exploration(0.1, 0.02, 0.3), 1.0, random.Random(1)) == Exploration(0.1, 0.02, 0.3)


def test_calibration_counts_what_came_true() -> None:
    told = np.array([[0.05], [0.05], [0.95], [1.0], [0.55]], np.float32)
    results = np.array([[0.0], [1.0], [1.0], [1.0], [0.0]], np.float32)
    found = calibration(told, results)
    assert found[0] == [2.0, pytest.approx(0.05), 0.5]
    assert found[9] == [2.0, pytest.approx(0.975), 1.0]
    assert found[5] == [1.0, pytest.approx(0.55), 0.0]
    assert found[3] == [0.0, 0.0, 0.0]


# -- gates ---------------------------------------------------------------------------------------------------------


def good_network() -> bytes:
    """Returns a network that knows not to bid more than its card, by its linear part and two hidden units."""
    arrays = {name: array("f", bytes(4 * len(one))) for name, one in read(LEARNER.start(1)).arrays.items()}
    for seat in (0, 1):
        arrays["sparse1"][(12 + seat) * SHAPE.first + seat] = 1.0
        arrays["weights2"][seat * SHAPE.second + seat] = 1.0
        for group in range(SHAPE.groups):
            arrays["weights3"][group * SHAPE.second + seat] = -5.0 if seat == 0 else 5.0
    return write(Weights(SHAPE, arrays, {}))


def play_gate(tmp_path: Path, candidate: bytes, best: bytes) -> Gate:
    """Plays the matches of a candidate. Players draw their chance from their names: the same files in every run."""
    settings = Settings(NAME, gate_pairs=80, gate_seconds=60.0, elo1=50.0, yardstick_pairs=10)
    with chdir(tmp_path):
        Path("candidate.net").write_bytes(candidate)
        Path("best.net").write_bytes(best)
        gate = Gate(settings, LEARNER.gates, "candidate.net", "best.net", seed="1")
        while gate.match is not None:
            jobs = gate.match.next_jobs(1)
            gate.match.in_play += 1
            gate.match.add(play_task(gate.match.plan, jobs))
            if gate.match.finished():
                gate.advance()
    return gate


def test_a_better_network_passes_the_gate(tmp_path: Path) -> None:
    gate = play_gate(tmp_path, good_network(), LEARNER.start(1))
    assert gate.passed
    assert [(match["kind"], match["level"]) for match in gate.results] == [
        ("best", "quick"),
        ("best", "slow"),
        ("yardstick", "quick"),
        ("yardstick", "slow"),
    ]
    assert gate.results[0]["verdict"] == ACCEPT_1
    assert gate.results[2]["pairs"] == 10


def test_a_worse_network_does_not_pass_the_gate(tmp_path: Path) -> None:
    gate = play_gate(tmp_path, LEARNER.start(1), good_network())
    assert gate.passed is False
    assert [match["verdict"] for match in gate.results] == [ACCEPT_0]


def test_an_equal_network_does_not_pass_the_gate(tmp_path: Path) -> None:
    assert play_gate(tmp_path, good_network(), good_network()).passed is False


def test_the_test_for_larger_tables_decides_both_ways() -> None:
    rng = random.Random(3)
    for bonus, wanted in ((0.15, ACCEPT_1), (-0.1, ACCEPT_0)):
        walk = NormalWalk(Sprt(0.0, 30.0))
        for _ in range(500):
            walk.step(min(1.0, max(0.0, rng.gauss(0.5 + bonus, 0.2))))
            if walk.verdict != OPEN:
                break
        assert walk.verdict == wanted


def test_a_player_alone_takes_every_seat_in_turn() -> None:
    plan = MatchPlan(("random", "random"), 1, game="weimar", options={"scenario": "main"}, alone=True)
    assert plan.seatings(0) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert "alone" not in MatchPlan(("random", "random"), 1).described()


# -- the trainer's imports -------------------------------------------------------------------------------------


def test_the_trainer_imports_little() -> None:
    """It runs under interpreters that have neither the engine nor our dependencies."""
    code = """
import sys
import republik.lab.learning.trainer
print(*sorted(name for name in sys.modules if name.partition(".")[0] not in sys.stdlib_module_names))
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONWARNINGS": "ignore"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    loaded = {name for name in done.stdout.split() if name.partition(".")[0] == "republik"}
    assert loaded == {
        "republik",
        "republik.lab",
        "republik.lab.learning",
        *(f"republik.lab.learning.{name}" for name in ("blocks", "fitting", "folder", "plan", "rows", "trainer")),
        "republik.table",
        "republik.table.learning",
        "republik.table.learning.network",
    }
    others = {name.partition(".")[0] for name in done.stdout.split()} - {"republik", "numpy", "__main__"}
    assert not {name for name in others if not name.startswith("_")} & {"rich", "fluent", "torch", "librt"}


@pytest.mark.parametrize("module", ["self_play", "training", "gates", "learners", "rows", "plan"])
def test_workers_need_no_numpy(module: str) -> None:
    code = f"""
import sys
import republik.lab.learning.{module}
print("numpy" in sys.modules)
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONWARNINGS": "ignore"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_another_interpreter_finds_our_modules_after_its_own(tmp_path: Path) -> None:
    assert trainer_command(sys.executable, tmp_path)[1:3] == ["-m", "republik.lab.learning.trainer"]
    other = trainer_command("/other/python", tmp_path)
    assert other[:2] == ["/other/python", "-c"]
    assert "sys.path.append" in other[2]
    assert other[3:] == [str(tmp_path), "--attached"]


# -- runs and the command ---------------------------------------------------------------------------------------


def test_a_run_can_be_opened_again_with_other_settings(tmp_path: Path) -> None:
    folder, plan = prepare(tmp_path / "run", NAME, SMALL | {"seed": "one"})
    assert read_plan(folder) == plan
    assert folder.best.read_bytes() == folder.network(0).read_bytes()
    _, longer = prepare(tmp_path / "run", NAME, {"minutes": 30.0})
    assert longer.settings.minutes == 30.0
    assert longer.settings.batch == SMALL["batch"]
    with pytest.raises(LearningError) as refused:
        prepare(tmp_path / "run", NAME, {"seed": "two"})
    assert refused.value.key == "error-train-other-run"
    write_card(folder, longer)
    assert json.loads(folder.card.read_text())["complete"] is False


def test_a_damaged_plan_is_refused(tmp_path: Path) -> None:
    folder, _ = prepare(tmp_path / "run", NAME, SMALL)
    whole = json.loads(folder.plan.read_text())
    for wrong in (
        "",
        "[]",
        "{}",
        json.dumps(whole | {"plan": 9}),
        json.dumps(whole | {"settings": {"game": 1, "x": 2}}),
    ):
        folder.plan.write_text(wrong)
        with pytest.raises(BadRun):
            read_plan(folder)


@pytest.mark.parametrize(
    "wrong", [{"batchs": 5}, {"batch": -1}, {"batch": "x"}, {"rate": 0}, {"phases": [[1]]}, {"trainer": "x"}]
)
def test_a_wrong_setting_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetting):
        Settings("x").changed(wrong)


def test_a_player_with_a_network_is_named_by_level_and_file(tmp_path: Path) -> None:
    path = tmp_path / "A.net"
    path.write_bytes(LEARNER.start(1))
    assert network_player(f"net:quick:{path}", NAME).name == "greedy"
    assert network_player("net:quick:linear", NAME).name == "greedy"
    assert MatchPlan((f"net:quick:{path}", "random"), 1, game=NAME).players
    path.write_bytes(path.read_bytes()[:-1])
    wrong = {
        f"net:quick:{path}": "error-train-network",
        "net:none:linear": "error-train-level",
        "net:quick": "error-train-player",
        "net:quick:missing.net": "error-file-missing",
    }
    for name, key in wrong.items():
        with pytest.raises(LearningError) as refused:
            network_player(name, NAME)
        assert refused.value.key == key
    with pytest.raises(LearningError) as refused:
        network_player("net:search:0.1s:missing.net", NAME)
    assert refused.value.details["path"] == "missing.net"


def fails(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert cli.main(["train", *map(str, arguments), "--lang", "en"]) == 2
    return capsys.readouterr().err


def test_errors_of_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(research_of("weimar")), "learner", None)
    learner_of.cache_clear()
    run = tmp_path / "run"
    assert "nothing" in fails(capsys, "nothing", "--out", run)
    assert "--out" in fails(capsys, NAME)
    assert "cannot be trained" in fails(capsys, "weimar", "--out", run)
    assert "no run to continue" in fails(capsys, NAME, "--out", run, "--resume")
    assert "not found" in fails(capsys, NAME, "--out", tmp_path / "no" / "run")
    assert "cannot be written" in fails(capsys, NAME, "--out", tmp_path / ("x" * 300))
    assert "not found" in fails(capsys, NAME, "--out", run, "--trainer-python", "no-such-python")
    assert "--minutes" in fails(capsys, NAME, "--out", run, "--minutes", "many")
    assert "backend" in fails(capsys, NAME, "--out", run, "--backend", "x")
    (tmp_path / "s.json").write_text('{"uses": "x"}')
    assert "uses" in fails(capsys, NAME, "--out", run, "--settings", tmp_path / "s.json")
    (tmp_path / "s.json").write_text("[")
    assert "no settings" in fails(capsys, NAME, "--out", run, "--settings", tmp_path / "s.json")
    assert "file not found" in fails(capsys, NAME, "--out", run, "--settings", tmp_path / "none.json")
    assert not run.exists()
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").write_text("x")
    assert "other files" in fails(capsys, NAME, "--out", tmp_path / "full")
    prepare(run, NAME, SMALL)
    assert "another run" in fails(capsys, NAME, "--out", run, "--seed", "other")
    assert "different runs" in fails(capsys, run, "--out", tmp_path / "full")
    assert "cannot play" in fails(capsys, run, "--match", "none", "best", "linear")
    assert "not found" in fails(capsys, run, "--match", "quick", "best", "0009")
    (run / "plan.json").write_text("{")
    assert "damaged" in fails(capsys, NAME, "--out", run)
    assert "damaged" in fails(capsys, run)


def test_a_missing_library_is_named(environment: dict[str, str], settings: Path, tmp_path: Path) -> None:
    """The trainer's interpreter has no packages at all."""
    bare = tmp_path / "bare"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(bare)], check=True)
    arguments = (NAME, "--out", tmp_path / "run", "--workers", 1, "--settings", settings)
    python = bare / "bin" / "python"
    done = subprocess.run(
        command(*arguments, "--trainer-python", python), env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "NumPy" in done.stderr
