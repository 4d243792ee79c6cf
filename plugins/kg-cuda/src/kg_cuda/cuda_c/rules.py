"""Rules of CUDA C beside the C-like ones: vectors as structs, barriers, memory spaces."""

from __future__ import annotations

from typing import Final

from kg.plugin import Op, UOp
from kg_render.cstyle import RULES as C_RULES
from kg_render.cstyle import Rule, Text, Writer, memory_type

from kg_cuda.analysis.memory_width import WHOLE, alignment
from kg_cuda.analysis.shared_memory import array_bytes
from kg_cuda.cuda_c.group import group_reduce, subgroup_shuffle
from kg_cuda.cuda_c.memory import commit, load, store, wait
from kg_cuda.cuda_c.mma import matrix_step
from kg_cuda.cuda_c.narrow import cast
from kg_cuda.cuda_c.packed_half import arithmetic
from kg_cuda.cuda_c.renderer import STRUCTS, CUDACRenderer
from kg_cuda.cuda_c.writer import of_cuda
from kg_cuda.ptx.alu import LEAST_NORMAL, LOWER, RAISE
from kg_cuda.ptx.narrow import SINGLE
from kg_cuda.ptx.packed_half import PAIRED
from kg_cuda.ptx.types import number

# -- vectors


def _vectorize(w: Writer, u: UOp) -> Text | None:
    if u in of_cuda(w).gates:  # which accesses take one by one, in whatever block they stand: named here
        for s in u.src:
            w.atom(s)
        return None
    lanes: list[str] = []
    for s in u.src:
        if s.lanes == 1:
            lanes.append(w.arg(s, 3))
        else:
            held = w.atom(s)
            lanes += [w.language.lane(held, i) for i in range(s.lanes)]
    w.type(u.type)
    return Text(w.language.vector_literal(u.type, lanes))


def _constant(w: Writer, u: UOp) -> Text | None:
    if u.type.scalar in STRUCTS:
        one = f"{w.type(u.type.scalar)}{{{number(u.value, u.type.scalar)}}}"
    elif u.lanes == 1:
        return C_RULES[Op.CONST](w, u)
    else:
        scalar = C_RULES[Op.CONST](w, UOp(Op.CONST, u.type.scalar, (), u.value))
        assert scalar is not None
        one = scalar.code
    if u.lanes == 1:
        return Text(one)
    w.type(u.type)
    return Text(w.language.vector_literal(u.type, [one] * u.lanes))


def _pick(w: Writer, u: UOp) -> Text | None:
    source = u.src[0]
    if source.lanes == 1:
        return Text(w.arg(source, 15))
    held = w.atom(source)
    lanes = [w.language.lane(held, n) for n in u.picked]
    if len(lanes) == 1:
        return Text(lanes[0])
    w.type(u.type)
    return Text(w.language.vector_literal(u.type, lanes))


def _exp2(w: Writer, u: UOp) -> Text:
    """As in PTX: see kg_cuda.ptx.alu.exp2."""
    body = [
        f"const bool small = a < __int_as_float(0x{LEAST_NORMAL[2:]});",
        f"float r = small ? a + __int_as_float(0x{RAISE[2:]}) : a;",
        'asm("ex2.approx.ftz.f32 %0, %0;" : "+f"(r));',
        f"return small ? r * __int_as_float(0x{LOWER[2:]}) : r;",
    ]
    return Text(f"{w.helper('exp2_of', SINGLE, [(w.type(SINGLE), 'a')], body)}({w.arg(u.src[0])})")


def _where(w: Writer, u: UOp) -> Text | None:
    """A choice; of a power or 0 what the unit gives: see kg_cuda.analysis.flush_subnormals."""
    power = of_cuda(w).powers.get(u)
    if power is None:
        return C_RULES[Op.WHERE](w, u)
    body = ['asm("ex2.approx.ftz.f32 %0, %0;" : "+f"(a));', "return a;"]
    return Text(f"{w.helper('flushed_exp2', SINGLE, [(w.type(SINGLE), 'a')], body)}({w.arg(power.src[0])})")


# -- what is between threads


def _group_reduce(w: Writer, u: UOp) -> None:
    assert isinstance(w.language, CUDACRenderer)
    group_reduce(w, u, of_cuda(w).block, w.language.target, in_loop=w.loops > 0)


def _subgroup_shuffle(w: Writer, u: UOp) -> None:
    subgroup_shuffle(w, u, ".bits" if u.type in STRUCTS else "")


def _define_global(w: Writer, u: UOp) -> None:
    C_RULES[Op.DEFINE_GLOBAL](w, u)
    if u in of_cuda(w).read_only:
        w.pointers[-1].type += "__restrict__ "


def _define_local(w: Writer, u: UOp) -> None:
    shared, name, type_ = of_cuda(w).shared, w.unique(u.name), memory_type(w, u.pointer.base)
    if not shared.total:
        w.top.append(f"  __shared__ __align__({alignment(array_bytes(u))}) {type_} {name}[{max(1, u.pointer.size)}];")
    else:
        launched = f"  extern __shared__ __align__({WHOLE}) unsigned char {shared.name}[];"
        w.top += [] if launched in w.top else [launched]
        w.top.append(f"  {type_} *const {name} = ({type_} *)({shared.name} + {shared.offsets[u]});")
    w.text[u] = Text(name)


def _define_scratch(w: Writer, u: UOp) -> None:
    """An array of the thread's own."""
    name = w.unique(u.scratch[0])
    w.top.append(f"  __align__(16) {w.type(u.pointer.base)} {name}[{max(1, u.pointer.size)}];")
    w.text[u] = Text(name)


def _tile_index(w: Writer, u: UOp) -> None:
    """TILE_INDEX: its LOAD or STORE knows what it moves."""


RULES: Final[dict[Op, Rule]] = {
    **C_RULES,
    **dict.fromkeys(PAIRED, arithmetic),
    Op.CONST: _constant,
    Op.VECTORIZE: _vectorize,
    Op.GEP: _pick,
    Op.CAST: cast,
    Op.WMMA: matrix_step,
    Op.EXP2: _exp2,
    Op.WHERE: _where,
    Op.TILE_INDEX: _tile_index,
    Op.LOAD: load,
    Op.STORE: store,
    Op.COMMIT: commit,
    Op.WAIT: wait,
    Op.GROUP_REDUCE: _group_reduce,
    Op.SUBGROUP_SHUFFLE: _subgroup_shuffle,
    Op.DEFINE_GLOBAL: _define_global,
    Op.DEFINE_LOCAL: _define_local,
    Op.DEFINE_SCRATCH: _define_scratch,
}
