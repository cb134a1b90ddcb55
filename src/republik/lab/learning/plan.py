"""The plan of a training run: what `plan.json` holds. Standard library only."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from republik.table.learning.network import Shape

from .folder import BadRun, RunFolder, read_json, write_json

FORMAT: Final = 1
FIXED: Final = ("game", "seed")
"""Settings that a run keeps for good."""


class Phase(NamedTuple):
    """How games explore once a part of the run is done; see `republik.table.learning.self_play`."""

    done: float
    temperature: float
    lapses: float
    replies: float
    planning: float

    def towards(self, later: "Phase", done: float) -> "Phase":
        """Returns what lies between this phase and a later one when so much of the run is done."""
        width = later.done - self.done
        weight = min(1.0, max(0.0, (done - self.done) / width)) if width > 0 else 1.0
        return Phase(*(low + (high - low) * weight for low, high in zip(self, later, strict=True)))


DEFAULT_PHASES: Final = (
    Phase(0.0, temperature=0.1, lapses=0.02, replies=0.0, planning=0.0),
    Phase(0.2, temperature=0.08, lapses=0.01, replies=0.0, planning=0.0),
    Phase(0.25, temperature=0.06, lapses=0.008, replies=0.0, planning=1.0),
    Phase(0.5, temperature=0.04, lapses=0.005, replies=0.1, planning=1.0),
    Phase(1.0, temperature=0.03, lapses=0.004, replies=0.3, planning=1.0),
)


class BadSetting(ValueError):
    """A setting that does not exist or cannot have this value."""

    def __init__(self, name: str, value: object) -> None:
        super().__init__(f"{name}: {value!r}")
        self.name, self.value = name, value


@dataclass(frozen=True)
class Settings:
    """Everything that determines how a run trains. Times are those of the run, over all its sessions."""

    game: str
    seed: str = "0"
    minutes: float = 10.0
    games: int = 0
    """The run ends after so many games; 0: when its time is up."""

    phases: tuple[tuple[float, float, float, float, float], ...] = DEFAULT_PHASES
    """Exploration over the run: the part of the run done, temperature, lapses, replies, planning; linear in between."""
    sight_rows: int = 200_000
    """Rows before which no game is planned, whatever the phase: planned games are slow, and few teach little."""
    spread: float = 3.0
    """Every game draws its temperature and lapses between a share 1/spread of these and spread times as much."""
    pool_share: float = 0.2
    """Share of games in which one seat plays with an earlier network."""
    linear_share: float = 0.07
    """Share of games in which one seat plays with the weights of the start."""
    held_share: float = 0.1
    """Share of games that are never trained on."""
    task_seconds: float = 2.0
    """Time after which a worker delivers its games."""

    trainer: str = "auto"
    """torch, numpy, or auto: torch if it is installed."""
    device: str = "auto"
    """PyTorch's name of the device; auto: a GPU if there is one."""
    threads: int = 1
    """Threads of the trainer on a CPU."""
    batch: int = 0
    """Rows per step; 0: 8192 on a GPU, 2048 with PyTorch on a CPU, 1024 with NumPy."""
    window: int = 0
    """Rows kept for training; 0: 4 million on a GPU, half a million otherwise."""
    uses: float = 7.0
    """How often a row is used, on average."""
    rate: float = 1e-3
    last_rate: float = 1e-4
    decay: float = 0.01
    """Weight decay of the hidden layers."""
    average: float = 0.998
    """Part that the exported weights keep of themselves in every step."""
    export_seconds: float = 5.0
    save_seconds: float = 20.0
    held_rows: int = 30_000
    """Rows of held-out games that the reported losses are measured on."""
    networks: int = 30
    """Networks kept as opponents."""

    gate_minutes: float = 5.0
    """Time between gates; 0: no gates."""
    gate_pairs: int = 300
    """Pairs per level after which a gate is decided as it stands."""
    gate_seconds: float = 150.0
    """Time after which a level of a gate is decided as it stands."""
    elo1: float = 30.0
    """The gate's question: stronger by so much, or not stronger at all?"""
    yardstick_pairs: int = 100
    """Pairs per level that a new best network plays against the evaluation without a network."""

    def __post_init__(self) -> None:
        for name in (
            "minutes",
            "uses",
            "rate",
            "last_rate",
            "task_seconds",
            "export_seconds",
            "save_seconds",
            "spread",
        ):
            if not 0 < getattr(self, name) < 1e9:
                raise BadSetting(name, getattr(self, name))
        for name in ("pool_share", "linear_share", "held_share", "average", "decay"):
            if not 0 <= getattr(self, name) < 1:
                raise BadSetting(name, getattr(self, name))
        if not self.phases or any(len(phase) != 5 for phase in self.phases):
            raise BadSetting("phases", self.phases)
        if self.trainer not in ("auto", "torch", "numpy"):
            raise BadSetting("trainer", self.trainer)

    def changed(self, given: Mapping[str, Any]) -> Self:
        """Returns the settings with some of them replaced; BadSetting for an unknown name or a value of another
        kind."""
        current = {field.name: getattr(self, field.name) for field in fields(self)}
        clean: dict[str, Any] = {}
        for name, value in given.items():
            if name not in current:
                raise BadSetting(name, value)
            clean[name] = _like(current[name], name, value)
        return replace(self, **clean)

    def exploration(self, done: float, rows: int) -> tuple[float, float, float, float]:
        """Returns temperature, lapses, replies and planning when this part of the run is done and has so many rows."""
        phase = self._phase(done)
        planning = phase.planning if rows >= self.sight_rows else 0.0
        return phase.temperature, phase.lapses, phase.replies, planning

    def _phase(self, done: float) -> Phase:
        """Returns what lies between the phases before and after this part of the run."""
        phases = [Phase(*phase) for phase in self.phases]
        for before, after in pairwise([phases[0], *phases]):
            if after.done >= done:
                return before.towards(after, done)
        return phases[-1]


def _like(example: Any, name: str, value: Any) -> Any:
    """Returns the value if it is of the kind of the example."""
    if name == "phases":
        try:
            return tuple(tuple(float(number) for number in phase) for phase in value)
        except (TypeError, ValueError):
            raise BadSetting(name, value) from None
    if isinstance(example, float) and isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    if type(value) is not type(example) or (isinstance(value, int) and value < 0):
        raise BadSetting(name, value)
    return value


@dataclass(frozen=True)
class Plan:
    """The settings of a run, the network's shape, and what made it."""

    settings: Settings
    shape: Shape
    gates: tuple[str, ...]
    versions: Mapping[str, str]

    def save(self, folder: RunFolder) -> None:
        data = {"plan": FORMAT, "settings": asdict(self.settings), "shape": self.shape._asdict()}
        write_json(folder.plan, data | {"gates": list(self.gates), "versions": dict(self.versions)})


def is_run(path: Path) -> bool:
    return RunFolder(path).plan.exists()


def read_plan(folder: RunFolder) -> Plan:
    """Returns the plan of a run; BadRun if there is none or it is damaged."""
    data = read_json(folder.plan)
    if data is None:
        raise BadRun(folder.plan, "missing or not JSON")
    try:
        if data["plan"] != FORMAT:
            raise BadRun(folder.plan, f"format {data['plan']} instead of {FORMAT}")
        given = dict(data["settings"])
        settings = Settings(str(given.pop("game"))).changed(given)
        shape = Shape(**{name: int(size) for name, size in data["shape"].items()})
        return Plan(settings, shape, tuple(data["gates"]), dict(data["versions"]))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, BadRun):
            raise
        raise BadRun(folder.plan, f"{type(error).__name__}: {error}") from error
