"""The runtime on an AMD GPU: kernels take arguments anywhere, as words of one block."""

from __future__ import annotations

from typing import Final

from kg.plugin import Runtime, Target
from kg_gpu import Card, CardRuntime, opened

#: DLPack's name for ROCm.
_DLPACK_ROCM: Final = 10


class AMDRuntime(CardRuntime):
    """One GPU, or an emulator of one, whose addresses mean nothing to others: not `shared`.
    PyTorch describes its memory on ROCm as it does on CUDA."""

    def __init__(self, name: str, card: Card, number: int = 0, *, shared: bool) -> None:
        dlpack = (_DLPACK_ROCM, number) if shared else None
        super().__init__(name, card, dlpack, "__cuda_array_interface__" if shared else "")


def open_card(target: Target) -> Runtime:
    from kg_amd.card.drivers import driver

    make = driver().open_card
    return opened("AMD", target, lambda name, number: AMDRuntime(name, make(number), number, shared=True))


def open_simulator(target: Target) -> Runtime:
    from kg_amd.card.simulator import SimCard

    def make(name: str, number: int) -> AMDRuntime:
        return AMDRuntime(name, SimCard(target.arch, number), number, shared=False)

    runtime = opened(target.device, target, make)
    runtime.interprets = True
    return runtime
