"""What kernels cost in the simulator: launches within `counted()` are counted,
and `cycles` says what bounds them on an architecture.

Counts are exact, cycles a lower bound by the public throughput of one multiprocessor: no latency, no cache, no clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import kg_sim
from kg_sim import Counting, Cycles, MemorySystem, Rates
from kg_sim import cycles as cycles_at

from kg_cuda.sim.text.syntax import MATRIX

#: Alike in all architectures since sm_70: 32 banks of 4 bytes, sectors of 32 bytes.
SYSTEM: Final = MemorySystem(banks=32, bank_bytes=4, transaction=32)


@dataclass(frozen=True, slots=True)
class Counted(kg_sim.Counted):
    """One launch. `issued` are instructions of warps by kind, as `Instruction.kind` says them."""

    def cycles(self, arch: str) -> Cycles:
        """Of one multiprocessor that does the whole launch.
        KeyError for an architecture that is none of `ARCHITECTURES`."""
        return cycles_at(self.issued, self.traffic, ARCHITECTURES[arch].rates())


_COUNTING: Final = Counting(SYSTEM, Counted)
counted, meter, note = _COUNTING.counted, _COUNTING.meter, _COUNTING.note


@dataclass(frozen=True, slots=True)
class Architecture:
    """Of one multiprocessor, in a cycle: threads whose instruction of a kind is done,
    multiply-adds of its tensor cores by type, bytes of global memory. From the throughput table of the CUDA C++ Programming
    Guide and the peak figures of A100 and H100 (SXM)."""

    float32: int
    float64: int
    halves: int
    integers: int
    special: int
    loads: int
    tensor: dict[str, int]
    bytes: float

    def rates(self) -> Rates:
        return Rates(self._issue, passes=1, bytes=self.bytes)

    def _issue(self, kind: str) -> float:
        root, _, rest = kind.partition(".")
        if root in MATRIX:
            shape, _, dtype = rest.rpartition(".")
            return _products(shape) / self.tensor[dtype] / (4 if root == "wgmma" else 1) if shape else 1 / ISSUED
        return max(32 / self._lanes(root, rest), 1 / ISSUED)

    def _lanes(self, root: str, kind: str) -> int:
        if root in ("ld", "st", "atom", "red", "shfl", "ldmatrix", "stmatrix", "cp", "redux", "vote", "match"):
            return self.loads
        if root in ("ex2", "lg2", "sin", "cos", "rsqrt", "sqrt", "rcp", "tanh", "div"):
            return self.special
        if root == "cvt":
            return 64
        if kind:
            return {"f64": self.float64, "f32": self.float32}.get(kind, self.halves)
        return self.integers


#: Warps that issue an instruction each cycle.
ISSUED: Final = 4


def _products(shape: str) -> int:
    """The multiply-adds of a matrix instruction of shape mMnNkK.
    Of all four warps where it is a warpgroup's."""
    m, _, rest = shape[1:].partition("n")
    n, _, k = rest.partition("k")
    return int(m) * int(n) * int(k)


_AMPERE: Final = {"f16": 1024, "bf16": 1024, "tf32": 512, "s8": 2048, "u8": 2048, "f64": 64}
_HOPPER: Final = {"f16": 2048, "bf16": 2048, "tf32": 1024, "s8": 4096, "u8": 4096, "e4m3": 4096, "e5m2": 4096, "f64": 128}
ARCHITECTURES: Final[dict[str, Architecture]] = {
    "sm_80": Architecture(64, 32, 128, 64, 16, 32, _AMPERE, 1555e9 / 108 / 1.41e9),
    "sm_90": Architecture(128, 64, 128, 64, 16, 32, _HOPPER, 3350e9 / 132 / 1.83e9),
}
