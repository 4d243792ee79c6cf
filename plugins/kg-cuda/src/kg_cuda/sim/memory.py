"""The device's memory, with the variables of the modules that were launched on it;
and what PTX calls things."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import kg_sim
from kg_sim import Terms

from kg_cuda.sim.text.syntax import Module

SIMULATOR: Final = "CUDA:SIM"
TERMS: Final = Terms(
    SIMULATOR, item="thread", group="block", subgroup="warp", line="PTX line", private="local", arguments="param",
    readonly_load="ld.global.nc", copy="cp.async",
)  # fmt: skip


@dataclass(slots=True)
class Memory(kg_sim.Memory):
    """Global memory. `modules` are those whose variables lie here, by identity, with the addresses."""

    simulator: str = SIMULATOR
    modules: dict[int, tuple[Module, dict[str, int]]] = field(default_factory=dict[int, tuple[Module, dict[str, int]]])

    def forget(self, module: Module) -> None:
        """A module goes, and its variables with it."""
        _, addresses = self.modules.pop(id(module), (module, dict[str, int]()))
        for address in addresses.values():
            self.free(address)
