"""The text of one function of CPU:LLVM, with what its loads,
stores and dot instructions keep beside the base's."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from kg.plugin import DType, UOp
from kg.records import dataclass
from kg_render.carried import Phi
from kg_render.llvm import Body

#: LLVM's type of a tile register of AMX: 16 rows of 64 bytes, so a value of 1 KiB is one, and no vector is.
TILE: Final = "x86_amx"
_TILE_BYTES: Final = 1024


def is_tile(dtype: DType) -> bool:
    """Whether values of it are in tile registers."""
    return dtype.lanes > 1 and dtype.itemsize == _TILE_BYTES


@dataclass(frozen=True, slots=True)
class Due:
    """Streaming stores that wait for those that follow:
    what they store, with its known alignment, if the pointer is aligned so."""

    tested: str
    size: int
    stores: list[tuple[str, int]]


@dataclass(slots=True)
class Words:
    """Loads that dot instructions take as one word each, neighbours in memory: one load."""

    loads: tuple[UOp, ...]
    loaded: str = ""  #: an integer, or a vector of them; nothing before the first of the loads


@dataclass(slots=True)
class CPUBody(Body):
    """What the emitters of CPU:LLVM share."""

    due: Due | None = None  #: streaming stores that are not written yet
    words: dict[UOp, Words] = field(default_factory=dict[UOp, Words])  #: of each load that a dot instruction takes whole
    zeros: dict[Phi, str] = field(default_factory=dict[Phi, str])  #: a tile that a loop carries -> the zero that it begins with

    def type_of(self, dtype: DType) -> str:
        return TILE if is_tile(dtype) else Body.type_of(self, dtype)

    def first_of(self, phi: Phi) -> str:
        """Of tiles zeros, which are made before the loop."""
        return self.zeros.get(phi) or Body.first_of(self, phi)

    @property
    def streams(self) -> bool:
        """Whether a streaming store was written."""
        return "!0" in self.metadata

    def is_long(self) -> bool:
        return self.due is None and Body.is_long(self)
