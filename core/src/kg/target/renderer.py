"""The contract of a renderer: what a target can do, in fields that core asks,
and ordered uops into source text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import field, replace
from typing import TYPE_CHECKING, ClassVar

from kg.dtype import STORABLE, AddrSpace, DType
from kg.errors import UnsupportedError
from kg.ir.args import ProgramInfo
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.layouts.tile import Tile
from kg.ir.op import ALU, Op
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.semantics.table import is_defined
from kg.target.capabilities import Arguments, Caches, RegisterFile, SharedMemory, Subgroups, Vectors, Workers, WorkGroups
from kg.target.opts import OptKind
from kg.target.slots import TargetPass, TargetRules

if TYPE_CHECKING:
    from kg.rewrite.rule import RuleSet
    from kg.schedule.opts import Opt


@dataclass(frozen=True, slots=True)
class Scheduler:
    """A plugin's choice of schedules: for a kernel at stage `ranges` and a renderer,
    or None where it has no opinion."""

    owner: str
    package: str
    choose: Callable[[UOp, Renderer], tuple[Opt, ...] | None] = field(repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """How host code that is not kg's calls a kernel: what exporters ask beside ProgramInfo."""

    symbol: str  #: the function's name
    shared: int = 0  #: bytes of shared memory that a launch asks for beside what the kernel declares
    grouped: bool = True  #: yes or no: the launch names the size of work-groups; else the driver chooses it
    align: int = 1  #: bytes at whose multiples the pointers begin; `Renderer.unaligned` gives the form for others
    options: tuple[str, ...] = ()  #: of the driver's compiler, where it is given the source


class Renderer:
    """Subclass, set the fields, write `render`.
    Everything core asks about a target is one of these fields, or of their records."""

    device: str = ""  #: the device family, e.g. the first part of a Target
    suffix: str = ""  #: the renderer's name among those of its device
    language: str = ""  #: what it emits; joins with Compiler.accepts
    supported_dtypes: frozenset[DType] = frozenset(STORABLE)  #: scalars that may be stored and computed with
    code_for_op: ClassVar[dict[Op, object]] = {}  #: op -> template; its keys are what the target computes by itself
    vectors: Vectors = Vectors()  #: the widest vectors in ALU ops and in memory
    work_groups: WorkGroups = WorkGroups()  #: LOCAL, GROUP and WARP axes
    subgroups: Subgroups = Subgroups()  #: what work-items do together in registers
    shared_memory: SharedMemory = SharedMemory()  #: memory of a work-group
    registers: RegisterFile = RegisterFile()  #: how many values are kept at once
    caches: Caches = Caches()  #: what main memory comes through
    workers: Workers = Workers()  #: THREAD axes
    arguments: Arguments = Arguments()  #: the buffers that a kernel takes
    tensor_cores: tuple[TensorCore, ...] = ()  #: matrix units that schedules may use, beside those of `kg_tensor_cores`
    extra_matcher: RuleSet | None = None  #: its own rules, applied at the slot `typed`
    target_rules: tuple[TargetRules, ...] = ()  #: those that plugins add, in the order in which they go; set by the registry
    #: its own, which its class or its maker names, then those that plugins add (`kg_passes`), appended by the registry
    passes: tuple[TargetPass, ...] = ()
    #: kinds of Opt that its schedules may use beside core's: those of its class, then those that plugins add (`kg_opts`), appended by the registry
    opts: tuple[OptKind, ...] = ()
    #: "module:function" that schedules kernels which come without a schedule, where no plugin's `kg_schedule` does
    strategy: str = "kg.schedule.plain:plain_schedule"
    #: "module:function" (graph, renderer) -> graph, that writes what `supports` refuses by what the target has; "": every node is taken as it is
    lowering: str = ""
    schedulers: tuple[Scheduler, ...] = ()  #: asked in turn for a kernel that comes without a schedule; set by the registry
    planners: tuple[str, ...] = ()  #: packages of plugins that split its kernels into plans (`kg_planner`); set by the registry
    arch: str = ""  #: resolved architecture and features, part of the fingerprint

    @property
    def has_local(self) -> bool:
        """Whether there are work-groups."""
        return self.work_groups.total > 0

    @property
    def has_shared(self) -> bool:
        """Whether a work-group has memory."""
        return self.shared_memory.bytes > 0

    @property
    def has_threads(self) -> bool:
        """Whether there are THREAD axes."""
        return self.workers.count > 0

    @property
    def local_max(self) -> tuple[int, ...]:
        """`work_groups.local`."""
        return self.work_groups.local

    @property
    def shared_max(self) -> int:
        """`shared_memory.bytes`."""
        return self.shared_memory.bytes

    @property
    def supported_ops(self) -> frozenset[Op]:
        """The keys of `code_for_op`."""
        return frozenset(self.code_for_op)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """Whether the target computes op on this scalar dtype with so many lanes.
        Refine where ops differ. What is asked, and what a no leads to: docs/plugins/contracts.md."""
        if op in (Op.LOAD, Op.STORE):
            return dtype in self.supported_dtypes and (lanes == 1 or lanes * dtype.itemsize * 8 <= self.vectors.memory)
        if op not in self.code_for_op or dtype not in self.supported_dtypes or (op in ALU and not is_defined(op, dtype)):
            return False
        return lanes == 1 or lanes * max(8, dtype.bits) <= self.vectors.alu

    def holds(self, dtype: DType, lanes: int) -> bool:
        """Whether so many lanes of this scalar dtype are one value, which is put together and taken apart:
        any number, or powers of two up to `vectors.lanes`. Refine where a register's bits set the limit."""
        most = self.vectors.lanes
        return not most or (lanes <= most and lanes & (lanes - 1) == 0)

    def takes_tile(self, tile: Tile, dtype: DType, space: AddrSpace) -> bool:
        """Whether a LOAD or STORE of elements laid out so, in memory of this kind,
        is an instruction (TILE_INDEX). What a target does not take core makes accesses of each lane of; of an opaque fragment
        TC is refused then."""
        return False

    def render(self, uops: Sequence[UOp]) -> str:
        """Source text of the ordered program, with the kernel's name in it:
        `uops[-1].kernel.name`, which `symbol` of kg.plugin makes an identifier of."""
        raise NotImplementedError(f"{type(self).__name__} emits no source text")

    def asm(self, program: UOp, linear: UOp) -> bytes:
        """Machine code, for renderers that need no compiler, or bytes
        that one takes (`Compiler.compile_code`)."""
        raise NotImplementedError(f"{type(self).__name__} emits no machine code")

    def entry_point(self, info: ProgramInfo, source: str) -> EntryPoint:
        """How others call the kernel that it rendered as this source.
        Raises UnsupportedError where only the plugin's own runtime can."""
        raise UnsupportedError(f"{self.device}:{self.suffix} says nothing of how host code calls its kernels")

    def unaligned(self) -> Renderer:
        """This renderer for pointers that begin at multiples of their elements.
        Itself where nothing more is counted on."""
        return self

    def listing(self, uops: Sequence[UOp]) -> str:
        """What `asm` makes of the ordered program in words, for people alone: programs don't carry it.
        Empty where nothing is known beyond the bytes."""
        return ""

    def for_workers(self, count: int) -> Renderer:
        """This renderer for so many workers; 0: as many as there are."""
        if not self.has_threads or count in (0, self.workers.count):
            return self
        limited = copy(self)
        limited.workers = replace(self.workers, count=count)
        return limited

    def added_packages(self) -> list[str]:
        """The packages of its strategy, its lowering, its kinds of Opt and of what plugins add,
        whose sources shape programs too."""
        added = [added.package for added in (*self.target_rules, *self.passes, *self.opts, *self.schedulers)]
        return [
            *added,
            *self.planners,
            *[name.partition(":")[0].partition(".")[0] for name in (self.strategy, self.lowering) if name],
        ]

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
