"""Device: a runtime with the renderer, compiler and planner that make its programs.
What people use to run a kernel AST."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import SupportsIndex

import numpy as np

from kg.checks import shown
from kg.dtype import DType
from kg.errors import DTypeError, LaunchError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.locks import cached_property
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Launch, Program, Runtime
from kg.runtime.launch_values import check_values
from kg.runtime.plan.data import Plan, PlanError, params_by_slot, read_slots, written_slots
from kg.runtime.sizes import evaluate
from kg.schedule.opts import Opt, parse_schedule
from kg.semantics.floats import Array, numpy_storage_dtype
from kg.settings import settings
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer

#: A kernel AST into a Plan of several kernel ASTs for a target, or None for one that is best left whole.
Planner = Callable[[UOp, Renderer], Plan | None]


def _leave_whole(ast: UOp, renderer: Renderer) -> Plan | None:
    return None


class Device:
    """One open device.
    `compiler` is None where the renderer makes what the runtime loads; without a planner kernels stay whole."""

    def __init__(
        self,
        name: str,
        runtime: Runtime,
        make_tools: Callable[[], tuple[Renderer, Compiler | None]],
        planner: Planner = _leave_whole,
    ) -> None:
        self.name, self.runtime, self._make_tools, self._planner = name, runtime, make_tools, planner

    @cached_property
    def _tools(self) -> tuple[Renderer, Compiler | None]:
        # not before something is compiled: who only launches need not load them
        return self._make_tools()

    @property
    def renderer(self) -> Renderer:
        """As KG_THREADS says now: what one worker runs is made for one."""
        return self._tools[0].for_workers(settings().threads)

    @property
    def compiler(self) -> Compiler | None:
        return self._tools[1]

    def __repr__(self) -> str:
        return f"Device({self.name})"

    def buffer(self, values: object, dtype: DType | None = None) -> Buffer:
        """A buffer with a copy of an array, converted when a dtype is given."""
        return Buffer.of(self.runtime, values, dtype)

    def empty(self, size: SupportsIndex, dtype: DType) -> Buffer:
        """A buffer that is not initialised."""
        return Buffer.empty(self.runtime, size, dtype)

    def share(self, owner: object, dtype: DType | None = None) -> Buffer:
        """A buffer over the memory of a numpy array or DLPack object, not copied.
        Only where the device can use that memory."""
        return Buffer.share(self.runtime, owner, dtype)

    def compile(self, ast: UOp, schedule: str | tuple[Opt, ...] | None = None) -> UOp:
        """The PROGRAM of a kernel AST, from the program cache where it was made before.

        No schedule: the one that was tuned for it, else the default one; see KG_TUNE.
        """
        from kg.compile.programs import compile_program

        check_kernel(ast)
        opts = parse_schedule(schedule) if isinstance(schedule, str) else schedule
        return compile_program(ast, self.renderer, self.compiler, opts, search=self._search)

    def _search(self, ast: UOp) -> tuple[Opt, ...] | None:
        """What KG_TUNE=search asks for: the best schedule that a search finds here and now."""
        from kg.compile.tuning import tuner

        return tuner().search(ast, self)

    def plan(self, ast: UOp) -> Plan:
        """The Plan of a kernel AST, compiled: several steps where one kernel could not use the machine.
        From the program cache."""
        from kg.runtime.plan.cached import compile_plan

        check_kernel(ast)
        # where a kernel is cut doesn't depend on KG_THREADS, so that sums don't either
        return compile_plan(ast, self.renderer, self.compiler, lambda ast, _: self._planner(ast, self._tools[0]), self._search)

    def load(self, program: UOp | Plan) -> Program:
        """A PROGRAM, a kernel AST (compiled first, as one kernel) or a Plan, ready to bind buffers."""
        if isinstance(program, Plan):
            return self._load_plan(program)
        if not isinstance(program, UOp):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"load takes a graph, a UOp, not {type(program).__name__}")
        return self.runtime.load(program if program.op is Op.PROGRAM else self.compile(program))

    def _load_plan(self, plan: Plan) -> Program:
        _check_devices(plan, self.name)
        if plan.alone is not None:
            return self.load(plan.alone)
        from kg.runtime.plan.cached import compiled
        from kg.runtime.plan.running import PlanProgram

        return PlanProgram(self.runtime, compiled(plan, self.compile))

    def bind(self, program: UOp | Plan, buffers: Sequence[Buffer]) -> Launch:
        return self.load(program).bind(buffers)

    def prepare(self, ast: UOp, buffers: Sequence[Buffer]) -> Launch:
        """A kernel AST as its Plan, bound to buffers, one per parameter in the order of slots:
        what `run` does, to be called often."""
        return self.load(self.plan(ast)).bind(buffers)

    def synchronize(self) -> None:
        self.runtime.synchronize()

    def run(self, ast: UOp, *arrays: object, **variables: int) -> tuple[Array, ...]:
        """Run a kernel AST on arrays and return what it wrote, one array per written parameter,
        in the order of slots.

        `arrays` are the parameters that are read, in the order of slots, or else every parameter by slot with None
        where it is only written. Arrays that are only read are used where they are, by a device of the host's memory.
        """
        check_kernel(ast)
        loaded = self.load(self.plan(ast))
        params, written = params_by_slot(ast), sorted(written_slots(ast))
        given = _by_slot(ast.kernel.name, list(params), read_slots(ast), arrays)
        check_values(loaded.info, (), variables)
        buffers: dict[int, Buffer] = {}
        shapes: dict[int, list[int]] = {}
        for slot, node in params.items():
            shapes[slot] = [evaluate(d, variables) for d in node.param.shape]
            values = given[slot]
            if values is None:
                buffers[slot] = self.empty(math.prod(shapes[slot]), node.type)  # a store is of every element
                continue
            try:
                array = np.asarray(values)
                if not array.ndim and array.dtype.kind in "OSU":  # an object, bytes or text
                    raise ValueError(f"it must be an array of {node.type}, not {shown(values)}")
                if array.shape not in (tuple(shapes[slot]), (math.prod(shapes[slot]),)):  # a flat one will do
                    raise ValueError(f"its shape must be {shapes[slot]}, not {list(array.shape)}: reshape it")
                in_place = slot not in written and self._can_use(array, node.type)
                buffers[slot] = self.share(array, node.type) if in_place else self.buffer(array, node.type)
            except (DTypeError, ValueError) as error:
                raise LaunchError(f"{ast.kernel.name}: argument {slot}: {error}") from None
        loaded.bind([buffers[p.slot] for p in loaded.user_params])(**variables)
        self.synchronize()
        return tuple(buffers[slot].taken().reshape(shapes[slot]) for slot in written)

    def _can_use(self, array: Array, dtype: DType) -> bool:
        """Whether a kernel of this device may read an array where it is:
        each copy costs as much as a kernel that memory limits."""
        flags = array.flags
        fits = array.dtype == numpy_storage_dtype(dtype) and flags.c_contiguous and flags.aligned and flags.writeable
        return fits and self.runtime.allocator.host_memory


def check_kernel(ast: object) -> None:
    """Refuse what is no kernel AST."""
    if not isinstance(ast, UOp) or ast.op is not Op.SINK:
        given = f"a {ast.op.name}" if isinstance(ast, UOp) else shown(ast)
        raise LaunchError(
            f"a kernel AST is a SINK, as kg.sink(out.store(x)) makes it, not {given}; a PROGRAM is loaded and bound"
        )


def _check_devices(plan: Plan, own: str) -> None:
    """Refuse a plan on other devices."""
    others = [name for name in plan.devices if name not in ("", own)]
    if others:
        raise PlanError(
            f"plan {plan.name} is on {', '.join(others)} too: load it with all of its devices, by kg_graph.multi_device.loading.load_placed"
        )


def _by_slot(name: str, slots: list[int], read: list[int], arrays: tuple[object, ...]) -> dict[int, object]:
    """slot -> the array given for it, or None."""
    if len(arrays) == len(read):
        chosen = read
    elif len(arrays) == len(slots):
        chosen = slots
    else:
        raise LaunchError(f"{name} reads parameters {read} of {slots}; {len(arrays)} arrays were given: one is for each")
    found: dict[int, object] = {**dict.fromkeys(slots), **dict(zip(chosen, arrays, strict=True))}
    missing = [slot for slot in read if found[slot] is None]
    if missing:
        raise LaunchError(f"{name} reads parameter {missing[0]}: give an array for it, not None")
    return found
