"""What the cost model of work-groups computes with:
a tiling by axes, an access and a reduction of the kernel, a launch and its bounds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final, NamedTuple

from kg.plugin.strategy import Op, UOp
from kg.records import dataclass

#: Bytes of a sector, which memory moves at least, and of a line, which a processor's nearest cache looks up at a time.
SECTOR: Final = 32
LINE: Final = 128


class Share(NamedTuple):
    """What a work-group has of an axis at a time:
    lanes x copies side by side for each of the work-items, and steps of all that."""

    lanes: int = 1
    copies: int = 1
    items: int = 1
    steps: int = 1

    @property
    def each(self) -> int:
        return self.lanes * self.copies * self.steps


@dataclass(frozen=True, slots=True)
class Panel:
    """Loads that are staged in shared memory, for some rounds of the loop over an axis:
    all at once, or a round after the other by pipeline stages."""

    loads: frozenset[UOp]
    rounds: int = 1
    stages: int = 1
    is_asynchronous: bool = False


@dataclass(frozen=True)
class Access:
    node: UOp
    size: int
    most: int  #: elements that one instruction moves at most
    strides: Mapping[str, int | None]
    key: object  #: alike for accesses to the same places
    whole: float  #: bytes of all that is touched

    @cached_property
    def moves(self) -> list[tuple[int, str]]:
        """Bytes between neighbours along the axes that it moves along, the least first."""
        steps = ((SECTOR if s is None else abs(s) * self.size, name) for name, s in self.strides.items() if s != 0)
        return sorted(steps)

    @cached_property
    def side_by_side(self) -> list[str]:
        """The axes along which neighbours are neighbours in memory."""
        return [name for name, stride in self.strides.items() if stride in (1, -1)]

    @cached_property
    def memory(self) -> UOp:
        return self.node.src[0].src[0]

    @cached_property
    def is_load(self) -> bool:
        return self.node.op is Op.LOAD


@dataclass(frozen=True, slots=True)
class Reduction:
    over: frozenset[str]
    of: frozenset[str]  #: the outer axes that it depends on
    words: int
    is_exchanged: bool


class Launch(NamedTuple):
    """A tiling, and what follows from it."""

    share: Mapping[str, Share]
    each: Mapping[str, int]  #: iterations of a work-item
    loops: frozenset[str]
    across: str
    groups: int
    items: int
    rounds: int  #: of all loops
    is_guarded: bool  #: work-items may be beyond the end
    standing: list[tuple[str, ...]]
    held: tuple[object, ...]  #: what registers follow from


class Accessed(NamedTuple):
    """Of a work-item: instructions, and lines that a subgroup touches with it; bytes of all groups;
    the part of a load's latency that each round of a loop waits for; bytes of a group's panels."""

    instructions: float
    lines: float
    fetched: float
    far: float
    staged: float


class Bounds(NamedTuple):
    """What a launch is bounded by: work-groups, work-items of one and registers of each;
    cycles of a processor for what one work-group issues and loads; bytes that all fetch; cycles of one from its first load to
    its last store; bytes of shared memory that it has."""

    groups: int
    items: int
    registers: float
    issued: float
    loaded: float
    fetched: float
    chain: float
    kept: float
