"""The card contract of NVIDIA GPUs: cuda-bindings, PyCUDA and the simulator implement it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kg_gpu import Card, CardError, Forks, Kernel

from kg_cuda.card.arguments import Arguments
from kg_cuda.card.tensor_maps import MapSpec

#: Whether this process uses NVIDIA's driver, and its cards.
FORKS: Final = Forks("CUDA")


class CudaError(CardError):
    """What the driver refused, in its words, and what it was asked for."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a device before anything runs there."""

    name: str
    arch: str  #: sm_90
    multiprocessors: int
    memory: int  #: bytes
    cuda: tuple[int, int]  #: the CUDA version that its driver is of


@dataclass(frozen=True, slots=True, eq=False)
class CudaKernel(Kernel):
    """A kernel that was loaded.
    `arguments`: where each lies, if some are tensor maps; None: each is a word."""

    arguments: Arguments | None = None


class CudaCard(Card):
    """A device that was opened."""

    facts: Facts  # pyright: ignore[reportIncompatibleVariableOverride] -- set once, by who opens it
    has_clock = True
    #: As `__dlpack__` numbers streams: the one of old, which waits for all that are not apart.
    default_stream = 1

    def tensor_map(self, spec: MapSpec, address: int) -> bytes:
        """What a kernel is passed as the map of a tensor in the argument at this address."""
        raise NotImplementedError

    def stream_of(self, stream: object) -> int:
        if isinstance(stream, bool) or not isinstance(stream, int):
            raise TypeError(f"a stream is a number: 1 (the default one), 2 (the thread's) or a CUstream, not {stream!r}")
        if stream <= 0:
            raise ValueError(f"there is no stream {stream}: 1 is the default one, 2 the thread's; others are a CUstream")
        return stream


#: Opens the card of a number.
Opener = Callable[[int], CudaCard]
