"""Renders PTX: one entry, whose arguments are pointers by slot, then variables, 8 bytes each.

PTX is for a machine without end of registers; ptxas, in the driver, allocates those that there are. Vectors are lanes in registers,
but in memory, where 2 and 4 words move at once. What is not declared here kg-lowering decomposes: arithmetic on bfloat16 and the 8-bit floats, logarithms
and sines, integers of 8 and 16 bits in arithmetic, NaN in MAX of float64.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kg.plugin import AddrSpace, DType, Op, UnsupportedError, UOp, parse_dtype
from kg.plugin.passes import Tile, TileLayout
from kg.plugin.rendering import arguments, work_group
from kg_render.carried import carried
from kg_render.warp_specialization import Roles, split_roles
from kg_tiles import OPTS

from kg_cuda.analysis.clusters import MOST, Cluster, cluster_of
from kg_cuda.analysis.flush_subnormals import flushed
from kg_cuda.analysis.launch_hints import least_blocks
from kg_cuda.analysis.memory_width import ALIGNED, WHOLE, alignment, copied_loads
from kg_cuda.analysis.producers import WARPS, Producers, producers_of
from kg_cuda.analysis.read_only import read_only
from kg_cuda.analysis.shared_memory import MBARRIERS, array_bytes, shared_memory
from kg_cuda.arch import Arch
from kg_cuda.card import tensor_maps
from kg_cuda.card.tensor_maps import MapSpec
from kg_cuda.entry import AlignmentVariants, symbol
from kg_cuda.machine import describe
from kg_cuda.ptx import control, copies, memory
from kg_cuda.ptx.alu import ALU_EMITTERS, flushed_exp2
from kg_cuda.ptx.body import Body, Emitter
from kg_cuda.ptx.cast import bitcast, cast
from kg_cuda.ptx.group import group_reduce, subgroup_shuffle
from kg_cuda.ptx.narrow import CONVERTED, held
from kg_cuda.ptx.packed_half import PAIRED, paired
from kg_cuda.ptx.tensor_cores.fragments import fixed_places
from kg_cuda.ptx.tensor_cores.group_wgmma import gathered
from kg_cuda.ptx.tensor_cores.mma import matrix_step
from kg_cuda.ptx.tensor_cores.tma_copies import BoxCopies
from kg_cuda.ptx.tensor_cores.warp_specialization import Consumer, Producer, RoleCopies
from kg_cuda.ptx.tensor_cores.wgmma import Warpgroups
from kg_cuda.ptx.types import LETTERS, bits
from kg_cuda.tensor_cores.ldmatrix import form_of
from kg_cuda.tensor_cores.panels import PIECE, is_warpgroup_unit, panel_of
from kg_cuda.tensor_cores.tma_boxes import is_copy
from kg_cuda.tensor_cores.wgmma import warpgroup_units

_D = parse_dtype
_HALF, _SINGLE, _DOUBLE = map(_D, ("float16", "float32", "float64"))
_NARROW: Final = frozenset(map(_D, ("int8", "int16", "uint8", "uint16")))
_WORDS: Final = frozenset(map(_D, ("int32", "uint32", "int64", "uint64")))
_ON_BOOL: Final = frozenset(
    {Op.AND, Op.OR, Op.XOR, Op.ADD, Op.MUL, Op.WHERE, Op.CMPEQ, Op.CMPNE, Op.CAST, Op.BITCAST, Op.MAX, Op.MIN}
)
_ON_NARROW: Final = frozenset({Op.LOAD, Op.STORE, Op.CAST, Op.BITCAST, Op.WHERE})
_NOT_ON_HALVES: Final = frozenset({Op.FDIV, Op.SQRT, Op.RECIPROCAL, Op.EXP2})
_AXES: Final = "xyz"


class PTXRenderer(AlignmentVariants):
    """One kernel, for one architecture and those after it."""

    suffix = "PTX"
    language = "ptx"
    strategy = "kg_schedules:default_schedule"
    lowering = "kg_lowering:decompose"
    opts = OPTS

    def __init__(self, target: Arch) -> None:
        self.target = target
        self.supported_dtypes = frozenset(_NARROW | _WORDS | {_HALF, _SINGLE, _DOUBLE}) | held(target)
        describe(self, target)
        self.tensor_cores += warpgroup_units(target.number)
        if warpgroup_units(target.number):  # whose panels are boxes of tensors, and registers given by warpgroups
            self.shared_memory = replace(self.shared_memory, producers=WARPS)
            self.work_groups = replace(self.work_groups, cluster=MOST)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """On one lane, but for what memory moves at once, and halves of a word."""
        if op in (Op.LOAD, Op.STORE):
            return super().supports(op, dtype, lanes)
        if op is Op.GROUP_REDUCE:
            return dtype.is_bool or dtype in self.supported_dtypes - CONVERTED
        if op is Op.SUBGROUP_SHUFFLE:
            return lanes == 1 and (dtype.is_bool or dtype in self.supported_dtypes)
        if lanes == 2 and dtype is _HALF and op in PAIRED:
            return op not in (Op.MAX, Op.MIN) or self.target.has_nan_extremes
        if dtype.is_bool:
            return lanes == 1 and op in _ON_BOOL
        if lanes != 1 or not super().supports(op, dtype, lanes):
            return False
        if dtype in _NARROW | CONVERTED:
            return op in _ON_NARROW
        if op in (Op.MAX, Op.MIN) and dtype.is_float:
            return dtype is not _DOUBLE and self.target.has_nan_extremes
        if op is Op.EXP2:
            return dtype is _SINGLE
        return dtype is not _HALF or op not in _NOT_ON_HALVES

    def takes_tile(self, tile: Tile, dtype: DType, space: AddrSpace) -> bool:
        if not isinstance(tile, TileLayout):
            return False
        if form_of(tile, dtype) is not None or panel_of(tile, dtype) is not None:
            return space is AddrSpace.LOCAL
        return (
            not tile.has_lane_addresses and tile.vector * dtype.itemsize % PIECE == 0
        )  # of copies: see the pass select_tma_copies

    def variant(self, uops: Sequence[UOp], *, aligned: bool) -> str:
        block, uops = work_group(uops), gathered(uops)
        shared = shared_memory(uops, block, MBARRIERS if _copied_tiles(uops) else 0)
        roles = split_roles(uops) if aligned else None
        cluster = None if roles is None else _cluster(uops, roles)
        beside = (
            None
            if roles is None
            else producers_of(roles, block, sum(array_bytes(u) for u in uops if u.op is Op.DEFINE_LOCAL), self.target.shared)
        )
        body = Body(self.target, carried(uops), aligned, uops[-1].kernel.name, block, 0, shared, read_only(uops))
        body.copied = copied_loads(uops, aligned=aligned)
        name, pointers_and_variables = symbol(uops[-1].kernel.name), [u for part in arguments(uops) for u in part]
        for place, u in enumerate(pointers_and_variables):
            _argument(body, u, f"{name}_{place}")
        maps = _write(body, uops) if roles is None or beside is None else _write_roles(body, uops, roles, beside, cluster)
        body.do("ret")
        blocks = least_blocks(uops, math.prod(block)) if beside is None else beside.blocks
        taken = [f".param .u64 {name}_{place}" for place in range(len(pointers_and_variables))]
        parameters = ",\n".join(f"  {x}" for x in (*taken, *(tensor_maps.parameter(n) for n in range(len(maps)))))
        registers = [f"  .reg .{kind} %{LETTERS[kind]}<{count + 1}>;" for kind, count in body.counts.items() if count]
        return "\n".join(
            [
                f".version {max(self.target.version, body.version)}",
                f".target {_target(self.target, uops)}",
                ".address_size 64",
                "",
                *(spec.line(number) for number, spec in enumerate(maps)),
                *([f".extern .shared .align {WHOLE} .b8 {shared.name}[];", ""] if shared.total else []),
                f".visible .entry {name}(",
                *([parameters] if parameters else []),
                ")",
                f".reqntid {', '.join(map(str, body.block if beside is None else beside.block))}",
                *([f".minnctapersm {blocks}"] if blocks else []),
                *([cluster.directive] if cluster is not None else []),
                "{",
                *registers,
                *body.shared,
                *body.needed(),
                "}",
                "",
            ]
        )


def _write(body: Body, uops: Sequence[UOp]) -> tuple[MapSpec, ...]:
    """A kernel whose threads all do the same."""
    tiles = _copied_tiles(uops)
    box_copies = BoxCopies(body, uops) if tiles and body.aligned else None
    if box_copies is None:
        body.by_threads = frozenset(x.src[0] for x in tiles)
    _write_nodes(body, uops, box_copies)
    return () if box_copies is None else box_copies.boxes.specs


def _cluster(uops: Sequence[UOp], roles: Roles) -> Cluster | None:
    """The cluster that the copies of producers ask for."""
    found = cluster_of(uops, [u for u in roles.producers if u.op is Op.STORE and is_copy(u)])
    if isinstance(found, str):
        raise UnsupportedError(f"{uops[-1].kernel.name}: {found}")
    return found


def _write_roles(
    body: Body, uops: Sequence[UOp], roles: Roles, beside: Producers, cluster: Cluster | None
) -> tuple[MapSpec, ...]:
    """A kernel whose producers, the last warpgroup, copy for all others:
    memory and mbarriers first, then a branch for either."""
    body.producers = beside.threads
    given = [u for u in uops if u.op in (Op.DEFINE_LOCAL, Op.DEFINE_SCRATCH)]
    for u in given:
        _emit(body, u)
    both = RoleCopies(body, uops, roles, beside, cluster)
    consumers, over = body.label("consumers"), body.label("over")
    body.do("bra", consumers, when=f"!{both.produces}")
    for role, part in ((both.producer, roles.producers), (both.consumer, roles.consumers)):
        body.carried = carried(part)
        body.enter()
        role.begin(over)
        _write_nodes(body, [u for u in part if u not in given], role)
        body.leave()
        if role is both.producer:
            body.do("bra", over)
            body.place(consumers)
    body.place(over)
    return both.boxes.specs


def _copied_tiles(uops: Sequence[UOp]) -> list[UOp]:
    return [x for u in uops if u.op is Op.STORE and is_copy(u) for x in (u, u.src[1])]


def _write_nodes(body: Body, uops: Sequence[UOp], box_copies: BoxCopies | Producer | Consumer | None) -> None:
    """All nodes in their order, but for loads that instructions of tensor cores do."""
    groups, powers, fixed = Warpgroups(body, uops), flushed(uops), fixed_places(uops)
    instead = groups.operands.keys() | powers.instead
    if box_copies is not None:
        instead |= frozenset(_copied_tiles(uops))
    groups.threads_store = box_copies is None
    for u in uops:
        if u in powers.powers:
            flushed_exp2(body, u, powers.powers[u])
        elif is_warpgroup_unit(u):
            groups.step(u)
        elif box_copies is not None and u.op is Op.COMMIT:
            box_copies.commit(u)
        elif box_copies is not None and u.op is Op.WAIT:
            if u in box_copies.releases:
                groups.before(box_copies.releases[u])
            box_copies.wait(u)
        elif box_copies is not None and u in box_copies.barriers:
            box_copies.barrier(u)
        elif u not in instead:
            groups.before(u)
            _emit(body, u)
            groups.after(u)
        for address in fixed.get(u, ()):
            if address.src[0] in body.bases:
                memory.address_in(body, "shared", address.src[0], u, address.pointer.base)


def _target(target: Arch, uops: Sequence[UOp]) -> str:
    """Whom the code is for: this architecture alone where it uses what no other has."""
    return f"{target.name.rstrip('a')}a" if any(map(is_warpgroup_unit, uops)) else target.name


def _argument(body: Body, u: UOp, parameter: str) -> None:
    value = body.emit("b64", "ld.param.u64", f"[{parameter}]")
    if u.op is Op.DEFINE_GLOBAL:
        body.bases[u] = body.emit("b64", "cvta.to.global.u64", value)
    else:
        body.values[u] = (value if bits(u.type) == "b64" else body.emit("b32", "cvt.u32.u64", value),)


def _nothing(body: Body, u: UOp) -> None:
    """DEFINE_GLOBAL, DEFINE_VAR: read on entry.
    DEFINE_REG: its values are in registers anyway. TILE_INDEX: its LOAD or STORE knows. SINK"""


def _array(body: Body, u: UOp) -> None:
    """DEFINE_LOCAL, DEFINE_SCRATCH: declared, its address in a register"""
    if body.dynamic.total and u in body.dynamic.offsets:
        base = body.once(body.dynamic.name, "b32", "mov.u32", body.dynamic.name)
        offset = body.dynamic.offsets[u]
        body.bases[u] = body.emit("b32", "add.s32", base, offset) if offset else base
    else:
        nbytes = array_bytes(u)
        align = alignment(nbytes) if u.op is Op.DEFINE_LOCAL else ALIGNED
        body.bases[u] = body.array(memory.SPACES[u.pointer.space], nbytes, align)


def _constant(body: Body, u: UOp) -> None:
    """CONST"""
    body.values[u] = (body.constant(u.value, u.type.scalar),) * u.lanes


def _special(body: Body, u: UOp) -> None:
    """SPECIAL: the numbers of the block and of the thread in it"""
    if u.name[0] not in "gl":
        raise UnsupportedError(f"SPECIAL {u.name}: a kernel on CUDA has blocks and threads, no slices")
    body.let(u, "mov.u32", f"%{'ctaid' if u.name[0] == 'g' else 'tid'}.{_AXES[int(u.name[1:])]}")


def _vectorize(body: Body, u: UOp) -> None:
    """VECTORIZE"""
    body.values[u] = tuple(lane for s in u.src for lane in body.lanes(s))


def _pick(body: Body, u: UOp) -> None:
    """GEP"""
    lanes = body.lanes(u.src[0])
    body.values[u] = tuple(lanes[n] for n in u.picked)


def _custom(body: Body, u: UOp) -> None:
    """CUSTOM: one instruction, its operands without their types"""
    text = u.name.format(*(body.one(s) for s in u.src if s in body.values or s in body.carried.value_of))
    if u.type.name == "void":
        body.do(text)
    else:
        body.let(u, text)


def _refused(body: Body, u: UOp) -> None:
    raise UnsupportedError(f"{u.op.name} can't be rendered as PTX: kg-lowering decomposes it for this renderer")


def _emit(body: Body, u: UOp) -> None:
    EMITTERS.get(u.op, _refused)(body, u)


EMITTERS: Final[dict[Op, Emitter]] = {
    **{op: paired(alone) if op in PAIRED else alone for op, alone in ALU_EMITTERS.items()},
    Op.CAST: cast,
    Op.BITCAST: bitcast,
    Op.VECTORIZE: _vectorize,
    Op.GEP: _pick,
    Op.INDEX: memory.index,
    Op.TILE_INDEX: _nothing,
    Op.LOAD: memory.load,
    Op.STORE: copies.store_or_copy,
    Op.COMMIT: copies.commit,
    Op.WAIT: copies.wait,
    Op.PREFETCH: memory.prefetch,
    Op.CONST: _constant,
    Op.RANGE: control.begin_loop,
    Op.END: control.end_loop,
    Op.IF: control.begin_if,
    Op.ENDIF: control.end_if,
    Op.BARRIER: control.barrier,
    Op.GROUP_REDUCE: group_reduce,
    Op.SUBGROUP_SHUFFLE: subgroup_shuffle,
    Op.WMMA: matrix_step,
    Op.SPECIAL: _special,
    Op.DEFINE_LOCAL: _array,
    Op.DEFINE_SCRATCH: _array,
    Op.DEFINE_GLOBAL: _nothing,
    Op.DEFINE_VAR: _nothing,
    Op.DEFINE_REG: _nothing,
    Op.SINK: _nothing,
    Op.CUSTOM: _custom,
}
PTXRenderer.code_for_op = dict(EMITTERS)
