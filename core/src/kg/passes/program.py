"""ProgramInfo of a kernel: parameters, variables, launch geometry, scratch, cost estimates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.analysis.cost import additions
from kg.dtype import AddrSpace, PtrDType
from kg.ir.args import ParamInfo, ProgramInfo
from kg.ir.op import ALU, ELEMENTWISE, Op
from kg.ir.shapes.shape import dim_max, dim_of, size_of
from kg.ir.uop import UOp
from kg.passes.memory.bind_memory import pointer_argument
from kg.passes.target.decompose import lower
from kg.passes.target.lower_index import width_for
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule
from kg.target.renderer import Renderer
from kg.text.printing import reached

_MEMORY: Final = frozenset({Op.LOAD, Op.STORE})
#: What takes time: everything but names, loops and constants. Registers are none.
_EXECUTED: Final = ELEMENTWISE | _MEMORY | {Op.GEP, Op.CUSTOM}


def program_info(linear: Sequence[UOp], arguments: Sequence[UOp], context: Context) -> ProgramInfo:
    """The record of a program, from its ordered nodes, its PARAMs and DEFINE_VARs,
    and what the passes noted."""
    launch = context.launch
    params = {u.slot: u for u in arguments if u.op is Op.PARAM}
    variables = [u.variable for u in arguments if u.op is Op.DEFINE_VAR]
    trips = _trips(linear, launch.global_size, launch.local_size)
    read, written = _accesses(linear, trips)
    infos = tuple(
        ParamInfo(slot, node.type.name, size_of(node.shape), slot in read, slot in written)
        for slot, node in sorted(params.items())
    )
    renderer = context.renderer
    # at most each element once, also where it is read again and again: then it is in a cache; and no more than loads and stores there are
    most = {p.slot: dim_max(p.size) for p in infos}
    moved = sum(
        min(most[slot], times) * params[slot].type.itemsize
        for found in (read, written)
        for slot, times in found.items()
        if slot in most
    )
    flops, steps = _work(linear, trips)
    return ProgramInfo(
        name=linear[-1].kernel.name,
        target=f"{renderer.device}:{renderer.suffix}" + (f" {renderer.arch}" if renderer.arch else ""),
        params=infos,
        variables=tuple(variables),
        global_size=tuple(dim_of(s) for s in launch.global_size) or (1, 1, 1),
        local_size=tuple(int(s.value) for s in launch.local_size) or (1, 1, 1),
        thread_extent=dim_of(launch.thread_extent) if launch.thread_extent is not None else 0,
        scratch_bytes=launch.scratch_bytes,
        flops=flops,
        steps=steps,
        bytes_moved=moved,
        sanitize_slot=launch.sanitize_slot,
        in_place=launch.in_place,
        schedule=format_schedule(context.schedule or ()),
    )


def with_arguments(linear: list[UOp], arguments: Sequence[UOp], renderer: Renderer) -> list[UOp]:
    """The program with every argument of the kernel defined, used or not: they are passed by position."""
    pointers = {u.slot for u in linear if u.op is Op.DEFINE_GLOBAL}
    names = {u.variable.name for u in linear if u.op is Op.DEFINE_VAR}
    unused = [pointer_argument(u) for u in arguments if u.op is Op.PARAM and u.slot not in pointers]
    missing = [lower(pointer, renderer) for pointer in unused]
    for u in arguments:
        if u.op is Op.DEFINE_VAR and u.variable.name not in names:
            missing.append(u.replace(dtype=width_for(u.vmin, u.vmax)))
    return [*missing, *linear]


def _accesses(linear: Sequence[UOp], trips: Sequence[int]) -> tuple[dict[int, int], dict[int, int]]:
    """Slots that are loaded from and stored to, and how many elements that are with all repetitions."""
    read: dict[int, int] = {}
    written: dict[int, int] = {}
    for node, times in zip(linear, trips, strict=True):
        if node.op in _MEMORY:
            pointer = node.src[0].src[0]
            if isinstance(pointer.dtype, PtrDType) and pointer.dtype.space is AddrSpace.GLOBAL:
                found, value = (read, node) if node.op is Op.LOAD else (written, node.src[1])
                found[pointer.slot] = found.get(pointer.slot, 0) + times * value.lanes
    return read, written


def _trips(linear: Sequence[UOp], *sizes: Sequence[UOp]) -> list[int]:
    """How often each node is executed at the greatest sizes: the trips of the loops around it.
    What `branch_rare` has made a loop by a condition is left out."""
    around = [1]
    for s in (s for dims in sizes for s in dims):
        around[0] *= max(1, s.vmax)
    found: list[int] = []
    for node in linear:
        if node.op is Op.RANGE:
            stop = node.src[1]
            seldom = stop.op is Op.CAST and stop.src[0].type.is_bool
            around.append(0 if seldom else around[-1] * max(0, stop.vmax - node.src[0].vmin))
        elif node.op is Op.END:
            around.pop()
        found.append(around[-1])
    return found


def _work(linear: Sequence[UOp], trips: Sequence[int]) -> tuple[int, int]:
    """(float operations, nodes executed)."""
    flops = steps = 0
    for node, times in zip(linear, trips, strict=True):
        op = node.op
        if op in _EXECUTED:
            if op in ALU and node.type.is_float:
                flops += times * node.lanes * (2 if op is Op.MULACC else 1)
                steps += times * additions(op)
            elif op not in _MEMORY or node.src[0].pointer.space is not AddrSpace.REG:
                steps += times
        elif op is Op.WMMA:
            flops += times * 2 * _products(node)
            steps += times
    return flops, steps


def _products(node: UOp) -> int:
    from kg.ir.layouts.tensorcore import TensorCore

    core = node.arg
    assert isinstance(core, TensorCore)
    n, m, k = core.dims
    return n * m * k // core.threads


def kernel_arguments(ast: UOp) -> list[UOp]:
    """The PARAMs and DEFINE_VARs of a kernel, those in shapes included, by slot and by name."""
    found = [u for u in reached([ast]) if u.op is Op.PARAM or u.op is Op.DEFINE_VAR]
    variables = sorted((u for u in found if u.op is Op.DEFINE_VAR), key=lambda u: u.variable.name)
    return [*sorted((u for u in found if u.op is Op.PARAM), key=lambda u: u.slot), *variables]
