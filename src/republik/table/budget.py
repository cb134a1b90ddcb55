"""How long a player may think about a decision."""

from dataclasses import dataclass

from .contract import Refusal

MAX_SECONDS = 3600.0
MAX_ITERATIONS = 10_000_000


class BadBudget(Refusal, ValueError):
    """A text that is not a valid budget."""

    family = "budget-"


@dataclass(frozen=True)
class Budget:
    """A limit in iterations, in seconds, or both (whichever is reached first). Only iterations are reproducible."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise BadBudget("empty")
        if self.iterations is not None and not 1 <= self.iterations <= MAX_ITERATIONS:
            raise BadBudget("iterations", {"most": str(MAX_ITERATIONS), "given": str(self.iterations)})
        if self.seconds is not None and not 0.0 < self.seconds <= MAX_SECONDS:
            raise BadBudget("seconds", {"most": f"{MAX_SECONDS:.0f}", "given": f"{self.seconds:g}"})

    def __str__(self) -> str:
        parts = []
        if self.iterations is not None:
            parts.append(str(self.iterations))
        if self.seconds is not None:
            parts.append(f"{self.seconds:g}s")
        return ",".join(parts)


def parse_budget(text: str) -> Budget:
    """Parses a budget: `800` is 800 iterations, `0.5s` half a second, `800,0.5s` whichever comes first."""
    iterations: int | None = None
    seconds: float | None = None
    for part in text.split(","):
        part = part.strip()
        try:
            if part.endswith("s"):
                seconds = float(part[:-1])
            else:
                iterations = int(part)
        except ValueError:
            raise BadBudget("unreadable", {"text": part}) from None
    return Budget(iterations, seconds)
