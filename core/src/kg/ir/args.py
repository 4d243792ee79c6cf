"""The records that nodes carry in `arg`: frozen, hashable, without behaviour beyond small derivations."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from kg.checks import check_name, whole_number
from kg.records import dataclass

if TYPE_CHECKING:
    from kg.ir.uop import UOp

Dim = "int | UOp"
#: WHERE: the condition seldom holds, and what is chosen then is much work.
RARE: Final = "rare"
#: EXP2: the operand is at most 0, up to rounding (of a greatest that was computed once more), for which a target may take 0.
NONPOSITIVE: Final = "nonpositive"


@dataclass(frozen=True, slots=True)
class Param:
    """PARAM: argument number `slot`, an array of this shape (dims are ints
    or index expressions over DEFINE_VARs)."""

    slot: int
    shape: tuple[int | UOp, ...]


@dataclass(frozen=True, slots=True)
class Route:
    """COPY: from which device to which, by their names."""

    source: str
    target: str

    def __post_init__(self) -> None:
        check_name(self.source, "a device")
        check_name(self.target, "a device")

    def __str__(self) -> str:
        return f"{self.source} -> {self.target}"


@dataclass(frozen=True, slots=True)
class Var:
    """DEFINE_VAR: an integer given at launch, between min and max inclusive."""

    name: str  #: how it is given by name
    min: int  #: the least value that a launch may give
    max: int  #: the greatest

    def __post_init__(self) -> None:
        check_name(self.name, "a variable")
        whole_number(self.min, f"the least value of variable {self.name}")
        whole_number(self.max, f"the greatest value of variable {self.name}")


class AxisKind(Enum):
    """How a RANGE is run."""

    LOOP = "loop"  # serial, one iteration after another
    REDUCE = "reduce"  # serial, carries an accumulator
    GLOBAL = "global"  # one work-group each
    LOCAL = "local"  # one work-item each
    GROUP = "group"  # one work-item each, together they reduce
    WARP = "warp"  # the lanes of a tensor core
    THREAD = "thread"  # a slice per worker: [start, stop) given at launch
    VECTOR = "vector"  # the lanes of a vector
    UPCAST = "upcast"  # unrolled over outputs
    UNROLL = "unroll"  # unrolled over a reduction


#: The kinds whose iterations are work-items of one work-group.
WORK_ITEM_KINDS: Final = (AxisKind.LOCAL, AxisKind.GROUP, AxisKind.WARP)


@dataclass(frozen=True, slots=True)
class Axis:
    """RANGE: its stable name (`o0`, `r1`, `o0.in`) and how it is run."""

    name: str
    kind: AxisKind = AxisKind.LOOP

    def __post_init__(self) -> None:
        check_name(self.name, "an axis")


@dataclass(frozen=True, slots=True)
class Access:
    """LOAD and STORE: known alignment in bytes (0: that of the element), cache policy,
    and when a STORE has to be done.

    `prefetch_distance`, until `software_pipeline`: the STORE fills shared memory so many iterations of its loop before the values are read.
    `asynchronous`, from then on: the STORE of what a LOAD reads is under way until a WAIT for it.
    `producers`: leave to make the STORE, and the COMMIT of its group, by so many further subgroups of the work-group, which do nothing else.
    `cluster`: leave to make a part of it in each of so many work-groups that store the same, for all of them.
    """

    align: int = 0
    streaming: bool = False
    prefetch_distance: int = 0
    asynchronous: bool = False
    producers: int = 0
    cluster: int = 0


@dataclass(frozen=True, slots=True)
class GroupReduce:
    """GROUP_REDUCE: the name of a monoid of one op, and how many work-items, side by side in their group,
    reduce together."""

    how: str
    items: int


@dataclass(frozen=True, slots=True)
class Monoid:
    """An associative combination of k state values, with its identities.

    `combine` holds k expressions over the placeholders DEFINE_VAR-like nodes of `placeholders()`: none for the four
    monoids of one op, whose `op` says it all.

    `ordered`, of monoids whose last state is the position of the element they pick: what `combine` comes to where no position of
    the second operand lies before one of the first, and the first may hold, in place of the identity, the identity's values at
    the second's position. Empty where nothing is gained by that.
    """

    name: str
    op: str = ""
    identities: tuple[float | int | bool, ...] = ()
    combine: tuple[UOp, ...] = ()
    ordered: tuple[UOp, ...] = ()

    def __post_init__(self) -> None:
        check_name(self.name, "a monoid")

    def __repr__(self) -> str:
        return self.name

    @property
    def states(self) -> int:
        return max(1, len(self.combine))


@dataclass(frozen=True, slots=True)
class Reduction:
    """REDUCE and SCAN: the monoid; for shaped nodes the axes;
    after the movement phase the axes are RANGE sources.

    `steps` > 1: the values of that many unrolled iterations stand one after another in the sources, combined in order.
    """

    monoid: Monoid
    axes: tuple[int, ...] = ()
    steps: int = 1
    exclusive: bool = False


@dataclass(frozen=True, slots=True)
class LoopBody:
    """LOOP: what a step computes, over PARAMs that stand for the sources:
    `carried` values that a step hands to the next, then pieces of `sliced` sources along their first axis, `count` of them,
    then sources that are the same in every step.

    `values`: what is carried after the step, then what is stacked, step by step, along a new first axis. STATE number i of the LOOP is the value
    of that number after the last step, or the stack; those after them are, per carried value, the stack of what the steps began with.
    `backwards`: the last piece first. `condition`: the number of a carried bool; where it is false there is no further step: then nothing may be stacked.
    `apart`: a step that shares nothing with what is around it, although it might: it is computed again.
    """

    count: int | UOp
    carried: int
    sliced: int
    values: tuple[UOp, ...]
    condition: int = -1
    backwards: bool = False
    apart: bool = False

    @property
    def stacked(self) -> int:
        return len(self.values) - self.carried

    def __repr__(self) -> str:
        return f"a loop of {self.count} steps"


@dataclass(frozen=True, slots=True)
class Fourier:
    """FOURIER: y[k] = scale * sum(x[j] * exp(-2 pi i j k / size), j) along an axis;
    of `inverse` ones the exponent is positive.

    The result has a last axis of 2 more: real and imaginary parts. Of one source, which is real, it is the first size // 2 + 1
    coefficients; the others are their conjugates. With `real` those are what is given, and the result is real, without that axis.
    """

    axis: int
    size: int
    inverse: bool = False
    real: bool = False
    scale: float = 1.0

    @property
    def half(self) -> int:
        """How many coefficients say all of a real value."""
        return self.size // 2 + 1


@dataclass(frozen=True, slots=True)
class KernelInfo:
    """SINK: the kernel's name, the nesting order of its axes from outermost, and its licences.

    `unchecked`: whoever made the kernel vouches that its data hold no index out of range.
    """

    name: str = "kernel"
    loop_order: tuple[str, ...] = ()
    fast_math: bool = False
    unchecked: bool = False

    def __post_init__(self) -> None:
        check_name(self.name, "a kernel")


@dataclass(frozen=True, slots=True)
class ParamInfo:
    """One pointer argument of a program, in the order of launch."""

    slot: int  #: its number among the kernel's parameters
    dtype: str  #: of its elements
    size: int | UOp  #: how many elements it has at least; an index expression over the variables where it depends on them
    read: bool  #: the program reads it
    written: bool  #: the program writes it


@dataclass(frozen=True, slots=True)
class ProgramInfo:
    """PROGRAM: everything that a launch needs; nothing is derived again.
    What is a node depends on launch variables: `evaluate` it."""

    name: str  #: the kernel's, and the name of the function in the source
    target: str  #: DEVICE:RENDERER that it was compiled for
    params: tuple[ParamInfo, ...]  #: the pointers, by slot
    variables: tuple[Var, ...] = ()  #: the integers that a launch is given, by name
    global_size: tuple[int | UOp, ...] = (1, 1, 1)  #: work-groups: how many `g0`, `g1` and `g2` there are
    local_size: tuple[int, ...] = (1, 1, 1)  #: work-items of a work-group: `l0`, `l1`, `l2`
    thread_extent: int | UOp = 0  #: the size of the THREAD axis that workers share; 0: there is none
    scratch_bytes: int = 0  #: memory of a worker's own, which the runtime gives
    flops: int = 0  #: an estimate
    bytes_moved: int = 0  #: an estimate, from and to buffers
    sanitize_slot: int = -1  #: the parameter that receives fault records, or -1
    steps: int = 0  #: nodes that are executed, a vector as one: what the time of a kernel in the caches goes by
    in_place: tuple[tuple[int, int], ...] = ()  #: (read, written) slots that may be one buffer: element by element
    schedule: str = ""  #: the Opts that it was made by, as `parse_schedule` reads them
