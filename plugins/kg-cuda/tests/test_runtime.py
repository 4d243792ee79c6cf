"""The runtime on the simulator: what it holds and gives back, and results of what only runs there."""

from __future__ import annotations

import gc

import kg
import numpy as np
from kg_cuda.card_sim import SimCard
from kg_cuda.runtime import CudaRuntime


def doubled(n: int = 1000, name: str = "doubled") -> kg.UOp:
    x = kg.param(1, (n,), kg.float32)
    return kg.sink(kg.param(0, (n,), kg.float32).store(x + x), name=name)


def test_modules_go_with_their_programs() -> None:
    device = kg.open_device("CUDASIM")
    assert isinstance(device.runtime, CudaRuntime) and isinstance(device.runtime.card, SimCard)
    gc.collect()
    device.synchronize()
    memory = device.runtime.card.memory
    modules, allocations = len(memory.modules), len(memory.starts)
    program = device.load(doubled(name="short_lived"))
    x, out = device.buffer(np.arange(1000, dtype=np.float32)), device.empty(1000, kg.float32)
    program.bind([out, x])()
    assert len(memory.modules) == modules + 1
    del program, x, out
    gc.collect()
    device.synchronize()
    assert (len(memory.modules), len(memory.starts)) == (modules, allocations)
