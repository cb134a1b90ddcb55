"""The fit with PyTorch, on a CPU or a GPU; the window of rows lies on the device. Only `trainer` imports this."""

from typing import Any

import numpy as np
import torch
from torch.nn import functional

from republik.table.learning.network import Shape

from .blocks import Block, Floats
from .fitting import BETAS, DECAYED, TINY, FitSettings, FitState

SMALL = 32767
"""Largest number that 16 bits hold on the device."""


def device_of(name: str) -> str:
    """Returns the device to use: the one named, or a GPU if there is one."""
    if name != "auto":
        return name
    return "cuda" if torch.cuda.is_available() else "cpu"


class TorchFit:
    """AdamW with PyTorch."""

    name = "torch"

    def __init__(self, shape: Shape, state: FitState, settings: FitSettings) -> None:
        self.shape, self.settings = shape, settings
        self.device = torch.device(settings.device)
        torch.set_num_threads(max(1, settings.threads))
        torch.manual_seed(settings.seed + state.step)
        self.window: dict[str, torch.Tensor] = {}
        self.filled = self.at = 0
        self.steps = state.step
        self.weights = {name: self._padded(name, one).requires_grad_() for name, one in state.weights.items()}
        self.average = {name: self._padded(name, one) for name, one in state.average.items()}
        self.optimiser = self._optimiser(state)
        self.total = torch.zeros((), device=self.device)
        self.counted = 0

    def _padded(self, name: str, array: Floats) -> torch.Tensor:
        """The sparse inputs get one more row of zeros, for padding."""
        tensor = torch.from_numpy(array.copy()).to(self.device)
        return functional.pad(tensor, (0, 0, 0, 1)) if name == "sparse1" else tensor

    def _optimiser(self, state: FitState) -> torch.optim.AdamW:
        groups = [
            {
                "params": [one for name, one in self.weights.items() if (name in DECAYED) == decayed],
                "weight_decay": decay,
            }
            for decayed, decay in ((True, self.settings.decay), (False, 0.0))
        ]
        optimiser = torch.optim.AdamW(groups, betas=BETAS, eps=TINY, fused=True)
        for name, one in self.weights.items():
            moments = {
                "exp_avg": self._padded(name, state.first[name]),
                "exp_avg_sq": self._padded(name, state.second[name]),
            }
            optimiser.state[one] = {"step": torch.tensor(float(state.step), device=self.device), **moments}
        return optimiser

    # -- the window -------------------------------------------------------------------------------------

    def rows(self) -> int:
        return self.filled

    def add(self, block: Block) -> None:
        limit = self.settings.window
        block = block.take(slice(-limit, None))
        count = len(block.groups)
        if not count:
            return
        new = self._fitted(self._on_device(block), limit)
        first = min(count, limit - self.at)
        for name, column in new.items():
            self.window[name][self.at : self.at + first] = column[:first]
            self.window[name][: count - first] = column[first:]
        self.at = (self.at + count) % limit
        self.filled = min(limit, self.filled + count)

    def _on_device(self, block: Block) -> dict[str, torch.Tensor]:
        narrow = np.int16 if self.shape.sparse <= SMALL else np.int32
        columns: dict[str, Any] = {
            "dense": block.dense,
            "active": block.active.astype(narrow),
            "groups": block.groups,
            "targets": block.targets,
        }
        return {name: torch.tensor(column).to(self.device) for name, column in columns.items()}

    def _fitted(self, new: dict[str, torch.Tensor], limit: int) -> dict[str, torch.Tensor]:
        """Makes room, and pads the active inputs of old and new rows to the same width."""
        for name, column in new.items():
            if name not in self.window:
                self.window[name] = torch.empty((limit, *column.shape[1:]), dtype=column.dtype, device=self.device)
        mine, width = self.window["active"].shape[1], new["active"].shape[1]
        short = self.window if width > mine else new
        short["active"] = functional.pad(short["active"], (0, abs(width - mine)), value=self.shape.sparse)
        return new

    # -- fitting ----------------------------------------------------------------------------------------

    def step(self, rate: float) -> None:
        chosen = torch.randint(self.filled, (self.settings.batch,), device=self.device)
        batch = {name: column[chosen] for name, column in self.window.items()}
        loss = self._loss(self._forward(self.weights, batch), batch["targets"])
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call, unused-ignore]
        self.optimiser.step()
        self.steps += 1
        with torch.no_grad():
            for name, one in self.average.items():
                one.lerp_(self.weights[name], 1.0 - self.settings.average)
        self.total += loss.detach()
        self.counted += 1

    def _forward(self, weights: dict[str, torch.Tensor], batch: dict[str, torch.Tensor]) -> torch.Tensor:
        dense = batch["dense"]
        active = functional.embedding_bag(
            batch["active"].int(), weights["sparse1"], mode="sum", padding_idx=self.shape.sparse
        )
        first = torch.relu(weights["bias1"] + dense @ weights["dense1"] + active)
        second = torch.relu(weights["bias2"] + first @ weights["weights2"])
        every = weights["bias3"] + second @ weights["weights3"].T + dense @ weights["skip"].T
        groups = batch["groups"].long()[:, None] * self.shape.values
        return every.gather(1, groups + torch.arange(self.shape.values, device=self.device))

    def _loss(self, logits: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        if self.shape.values == 1:
            return functional.binary_cross_entropy_with_logits(logits, targets)
        return -(targets * functional.log_softmax(logits, dim=1)).sum(dim=1).mean()

    def loss(self) -> float:
        mean = float(self.total) / self.counted if self.counted else 0.0
        self.total.zero_()
        self.counted = 0
        return mean

    def state(self) -> FitState:
        moments = {name: self.optimiser.state[one] for name, one in self.weights.items()}
        return FitState(
            {name: self._plain(name, one) for name, one in self.weights.items()},
            {name: self._plain(name, one) for name, one in self.average.items()},
            {name: self._plain(name, one["exp_avg"]) for name, one in moments.items()},
            {name: self._plain(name, one["exp_avg_sq"]) for name, one in moments.items()},
            self.steps,
        )

    def _plain(self, name: str, tensor: torch.Tensor) -> Floats:
        array: Floats = tensor.detach().cpu().numpy().copy()
        return array[:-1] if name == "sparse1" else array

    def outputs(self, block: Block) -> Floats:
        with torch.no_grad():
            logits: Floats = self._forward(self.average, self._on_device(block)).cpu().numpy()
        return logits
