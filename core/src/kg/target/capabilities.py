"""Capability records of a target: every field with its unit, and one meaning for all targets.

A record as it is made without arguments says that the target has none of it; 0 and () say so too, or that nothing limits what the field
counts. The comment of each field begins with its unit, and docs/plugins/contracts.md is written from them.
"""

from __future__ import annotations

from kg.records import dataclass


@dataclass(frozen=True, slots=True)
class Vectors:
    """What one work-item or thread computes and moves at once. None: scalars only."""

    alu: int = 0  #: bits: widest vector in ALU ops
    memory: int = 0  #: bits: widest contiguous load or store
    lanes: int = 0  #: elements: most of any vector, one that is only put together or taken apart included; 0: no limit
    masked: bool = False  #: yes or no: contiguous vector accesses take a gate per lane
    gather: bool = False  #: yes or no: vector accesses take an index per lane


@dataclass(frozen=True, slots=True)
class WorkGroups:
    """LOCAL, GROUP and WARP axes, and output axes as a grid of groups.
    A target has them where `total` is not 0."""

    total: int = 0  #: work-items: most of a group
    local: tuple[int, ...] = ()  #: work-items: most of a work-group, per dimension; (): no limit but `total`
    grid: tuple[int, ...] = ()  #: work-groups: most of a launch, per dimension; (): no limit
    processors: int = 1  #: processors: those that take work-groups at the same time; 1 where it is not known
    cluster: int = 0  #: work-groups: most that run at once and copy into each other's shared memory; 0: none do


@dataclass(frozen=True, slots=True)
class Subgroups:
    """What work-items do together in registers, without memory of their group."""

    width: int = 0  #: work-items: of a subgroup, which run in lock step
    reduce_group: bool = False  #: yes or no: a GROUP_REDUCE of all work-items of a work-group, along l0, is there and quick
    #: yes or no: so is a GROUP_REDUCE of the work-items along l0 alone, where a work-group has work-items along other dimensions too
    reduce_row: bool = False


@dataclass(frozen=True, slots=True)
class SharedMemory:
    """Memory that the work-items of a work-group have together, and barriers.
    A target has it where `bytes` is not 0."""

    bytes: int = 0  #: bytes: of one work-group
    line: int = 0  #: bytes: what all its banks give at a time
    copies: tuple[int, ...] = ()  #: bytes: sizes of copies from arguments that need no registers and no waiting
    #: subgroups: numbers of further ones in a work-group that make its copies and nothing else; (): none
    producers: tuple[int, ...] = ()
    #: yes or no: no quicker than other memory, as on a CPU whose caches hold both; it is then for what work-items must share
    slow: bool = False
    #: yes or no: fragments of matrix units are read across the rows of a panel as quickly as along them, as by NVIDIA's ldmatrix; else panels are transposed when they are filled
    reads_across: bool = True


@dataclass(frozen=True, slots=True)
class RegisterFile:
    """Registers by class. 0: none of them, or not known."""

    vector: int = 0  #: registers: of one thread, each as wide as `Vectors.alu`
    scalar: int = 0  #: registers: of one work-item, each of 32 bits


@dataclass(frozen=True, slots=True)
class Caches:
    """Memory that is nearer than main memory by itself."""

    sizes: tuple[int, ...] = ()  #: bytes: of each level that one worker uses, nearest first
    line: int = 0  #: bytes: what moves between levels at a time


@dataclass(frozen=True, slots=True)
class Workers:
    """THREAD axes: a slice [start, stop) of one loop for each worker.
    A target has them where `count` is not 0."""

    count: int = 0  #: workers: those that a kernel may use at the same time


@dataclass(frozen=True, slots=True)
class Arguments:
    """The buffers that a kernel takes."""

    most: int = 0  #: buffers: of one kernel at most; 0: no limit
    views: bool = True  #: yes or no: one may begin anywhere in another's memory; asked by front ends that write through views
    trapped: bool = False  #: yes or no: the target finds every access outside its buffer by itself
