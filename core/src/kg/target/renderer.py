"""The contract of a renderer: what a target can do, in fields that core asks, and ordered uops into source text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from kg.dtype import STORABLE, DType
from kg.ir.op import ALU, Op
from kg.ir.tensorcore import TensorCore
from kg.ir.uop import UOp
from kg.semantics.table import is_defined
from kg.target.slots import TargetPass, TargetRules

if TYPE_CHECKING:
    from kg.rewrite.rule import RuleSet
    from kg.schedule.opts import Opt


@dataclass(frozen=True, slots=True)
class Scheduler:
    """A plugin's choice of schedules: for a kernel at stage `ranges` and a renderer, or None where it has no opinion."""

    owner: str
    package: str
    choose: Callable[[UOp, Renderer], tuple[Opt, ...] | None] = field(repr=False, compare=False)


class Renderer:
    """Subclass, set the fields, write `render`. Everything core asks about a target is one of these fields."""

    device: str = ""  #: the device family, e.g. the first part of a Target
    suffix: str = ""  #: the renderer's name among those of its device
    language: str = ""  #: what it emits; joins with Compiler.accepts
    has_local: bool = False  #: work-groups
    has_shared: bool = False  #: memory of a work-group
    #: it is no quicker than other memory, as on a CPU whose caches hold both: for what work-items must share alone
    shared_is_slow: bool = False
    group_allreduce: bool = False  #: a GROUP_REDUCE of all work-items of a work-group, along l0, is there and quick
    row_allreduce: bool = False  #: so is one of those along l0 alone, where a group has work-items along other dimensions
    has_threads: bool = False  #: THREAD axes: a slice [start, stop) per worker
    global_max: tuple[int, ...] = ()  #: greatest grid, per dimension
    local_max: tuple[int, ...] = ()  #: greatest work-group, per dimension; the last entry may bound the product
    local_total: int = 0  #: greatest number of work-items in a group
    shared_max: int = 0  #: bytes of work-group memory
    supported_dtypes: frozenset[DType] = frozenset(STORABLE)  #: scalars that may be stored and computed with
    code_for_op: ClassVar[dict[Op, object]] = {}  #: op -> template; its keys are what the target computes by itself
    vector_alu: int = 0  #: widest vector in ALU ops, in bits; 0: scalars only
    vector_memory: int = 0  #: widest contiguous load or store, in bits; 0: scalars only
    vector_lanes: int = 0  #: most lanes of any vector, one that is only put together or taken apart included; 0: no limit
    #: bytes of copies from arguments to memory of a group that need no registers and no waiting
    async_copy: tuple[int, ...] = ()
    masked_memory: bool = False  #: contiguous vector accesses take a gate per lane
    gather_memory: bool = False  #: vector accesses take an index per lane
    registers: dict[str, int] = {}  #: class -> count
    cache_sizes: tuple[int, ...] = ()  #: bytes, nearest first
    cores: int = 1  #: how many a kernel may use: workers of THREAD axes, or processors that take work-groups
    max_buffers: int = 0  #: most arguments of a kernel; 0: no limit
    has_views: bool = True  #: a buffer may begin anywhere in another's memory; asked by front ends that write through views
    traps_out_of_range: bool = False  #: finds every access outside its buffer by itself
    tensor_cores: tuple[TensorCore, ...] = ()  #: matrix units that schedules may use, beside those of `kg_tensor_cores`
    extra_matcher: RuleSet | None = None  #: its own rules, applied at the slot `typed`
    target_rules: tuple[TargetRules, ...] = ()  #: those that plugins add, in the order in which they go; set by the registry
    #: its own, which its class or its maker names, then those that plugins add (`kg_passes`), appended by the registry
    passes: tuple[TargetPass, ...] = ()
    #: "module:function" that schedules kernels which come without a schedule, where no plugin's `kg_schedule` does
    strategy: str = "kg.schedule.plain:plain_schedule"
    schedulers: tuple[Scheduler, ...] = ()  #: asked in turn for a kernel that comes without a schedule; set by the registry
    planners: tuple[str, ...] = ()  #: packages of plugins that split its kernels into plans (`kg_planner`); set by the registry
    arch: str = ""  #: resolved architecture and features, part of the fingerprint

    @property
    def supported_ops(self) -> frozenset[Op]:
        """The keys of `code_for_op`."""
        return frozenset(self.code_for_op)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """Whether the target computes op on this scalar dtype with so many lanes. Refine where ops differ. What is asked, and what a no leads
        to: kg.target.questions."""
        if op in (Op.LOAD, Op.STORE):
            return dtype in self.supported_dtypes and (lanes == 1 or lanes * dtype.itemsize * 8 <= self.vector_memory)
        if op not in self.code_for_op or dtype not in self.supported_dtypes or (op in ALU and not is_defined(op, dtype)):
            return False
        return lanes == 1 or lanes * max(8, dtype.bits) <= self.vector_alu

    def render(self, uops: Sequence[UOp]) -> str:
        """Source text of the ordered program. `uops[-1]` is the SINK with the kernel's name."""
        raise NotImplementedError(f"{type(self).__name__} emits no source text")

    def asm(self, program: UOp, linear: UOp) -> bytes:
        """Machine code, for renderers that need no compiler, or bytes that one takes (`Compiler.compile_code`)."""
        raise NotImplementedError(f"{type(self).__name__} emits no machine code")

    def for_workers(self, count: int) -> Renderer:
        """This renderer for so many workers; 0: as many as there are."""
        if not self.has_threads or count in (0, self.cores):
            return self
        limited = copy(self)
        limited.cores = count
        return limited

    def added_packages(self) -> list[str]:
        """The packages of its strategy and of what plugins add, whose sources shape programs too."""
        added = [added.package for added in (*self.target_rules, *self.passes, *self.schedulers)]
        return [*added, *self.planners, self.strategy.partition(":")[0].partition(".")[0]]

    def fingerprint(self) -> str:
        """Every field that can change the code: part of the program cache's key."""
        fields: dict[str, object] = {}
        for name in dir(self):
            if name.startswith("_") or callable(getattr(self, name)) or name == "supported_ops":
                continue
            value = getattr(self, name)
            if name == "code_for_op":
                value = sorted(op.name for op in self.code_for_op)
            elif isinstance(value, frozenset):
                value = sorted(map(str, value))  # pyright: ignore[reportUnknownArgumentType]
            fields[name] = value
        return f"{type(self).__module__}.{type(self).__qualname__}{sorted(fields.items())!r}"
