"""How CUDA C writes what the C family writes in another way: vectors as structs, accesses that must be aligned."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from kg.plugin import AddrSpace, Op, UOp
from kg.plugin.cstyle import RULES as C_RULES
from kg.plugin.cstyle import CStyleRenderer, Rule, Text, Writer, memory_type

from kg_cuda.cuda_c import STRUCTS, CUDACRenderer, without_unused
from kg_cuda.cuda_c_cores import matrix_step
from kg_cuda.cuda_c_group import allreduce
from kg_cuda.cuda_c_narrow import cast
from kg_cuda.launch_hints import least_blocks
from kg_cuda.memory_width import WHOLE, access_width, alignment
from kg_cuda.ptx import block_of
from kg_cuda.ptx_alu import LEAST_NORMAL, LOWER, RAISE
from kg_cuda.ptx_narrow import SINGLE
from kg_cuda.ptx_types import number
from kg_cuda.read_only import read_only
from kg_cuda.shared_memory import array_bytes, shared_memory

#: Bytes -> the built-in type that is as wide.
_WORDS: Final = {16: "uint4", 8: "uint2", 4: "unsigned int", 2: "unsigned short"}


class CudaWriter(Writer):
    """The C family's, which knows how its arguments lie."""

    def __init__(self, language: CStyleRenderer, uops: Sequence[UOp], aligned: bool) -> None:
        super().__init__(language, uops)
        self.aligned, self.block = aligned, block_of(uops)
        self.read_only = read_only(uops)
        self.shared = shared_memory(uops, self.block)
        self.loops = 0  #: those that are open

    def source(self) -> str:
        threads = prod(self.block)
        blocks = least_blocks(self.uops, threads)
        return without_unused(super().source().replace("LAUNCHED", f"{threads}, {blocks}" if blocks else str(threads), 1))


# -- vectors


def _vectorize(w: Writer, u: UOp) -> Text:
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


def _pick(w: Writer, u: UOp) -> Text:
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
    """As in PTX: see kg_cuda.ptx_alu.exp2."""
    body = [
        f"const bool small = a < __int_as_float(0x{LEAST_NORMAL[2:]});",
        f"float r = small ? a + __int_as_float(0x{RAISE[2:]}) : a;",
        'asm("ex2.approx.ftz.f32 %0, %0;" : "+f"(r));',
        f"return small ? r * __int_as_float(0x{LOWER[2:]}) : r;",
    ]
    return Text(f"{w.helper('exp2_of', SINGLE, [(w.type(SINGLE), 'a')], body)}({w.arg(u.src[0])})")


# -- memory


def _is_one_access(w: Writer, u: UOp, lanes: int) -> bool:
    assert isinstance(w, CudaWriter)
    return access_width(u, lanes, aligned=w.aligned) == lanes


def _element(w: Writer, u: UOp, index: str, lane: int) -> str:
    """What a lane touches, given the index as a name."""
    array, position = w.text[u.src[0].src[0]].code, u.src[0].src[1]
    if position.lanes > 1:
        return f"{array}[{w.language.lane(index, lane)}]"
    return f"{array}[{index} + {lane}]" if lane else f"{array}[{index}]"


def _condition(w: Writer, gate: UOp, lane: int) -> str:
    return w.atom(gate) if gate.lanes == 1 else w.language.lane(w.atom(gate), lane)


def _load(w: Writer, u: UOp) -> Text | None:
    if u.lanes == 1 or u.src[0].pointer.space is AddrSpace.REG:
        return C_RULES[Op.LOAD](w, u)
    index, gate, type_ = w.atom(u.src[0].src[1]), u.gate, w.type(u.type)
    if _is_one_access(w, u, u.lanes):
        found = f"*(const {type_} *)&{_element(w, u, index, 0)}"
        return Text(found, 14) if gate is None else Text(f"{w.arg(gate, 4)} ? {found} : {w.arg(u.src[1], 4)}", 3)
    lanes = [_element(w, u, index, i) for i in range(u.lanes)]
    if gate is not None:
        other = w.atom(u.src[1])
        lanes = [f"{_condition(w, gate, i)} ? {x} : {w.language.lane(other, i)}" for i, x in enumerate(lanes)]
    return Text(w.language.vector_literal(u.type, lanes))


def _store(w: Writer, u: UOp) -> Text | None:
    value, gate = u.src[1], u.gate
    if value.lanes == 1 or u.src[0].pointer.space is AddrSpace.REG:
        return C_RULES[Op.STORE](w, u)
    index, held = w.atom(u.src[0].src[1]), w.atom(value)
    if _is_one_access(w, u, value.lanes):
        statement = f"{_whole(w, u, index)} = {held};" if not u.access.streaming else _streamed(w, u, index, held)
        w.line(statement if gate is None else f"if ({w.arg(gate)}) {statement}")
        return None
    for i in range(value.lanes):  # where two go to one place, the last wins
        statement = f"{_element(w, u, index, i)} = {w.language.lane(held, i)};"
        w.line(statement if gate is None else f"if ({_condition(w, gate, i)}) {statement}")
    return None


# -- loops, and what is between threads


def _range(w: Writer, u: UOp) -> Text | None:
    assert isinstance(w, CudaWriter)
    w.loops += 1
    return C_RULES[Op.RANGE](w, u)


def _end(w: Writer, u: UOp) -> Text | None:
    assert isinstance(w, CudaWriter)
    w.loops -= 1
    return C_RULES[Op.END](w, u)


def _allreduce(w: Writer, u: UOp) -> None:
    assert isinstance(w, CudaWriter) and isinstance(w.language, CUDACRenderer)
    allreduce(w, u, w.block, w.language.target, in_loop=w.loops > 0)


def _whole(w: Writer, u: UOp, index: str) -> str:
    return f"*({w.type(u.src[1].type)} *)&{_element(w, u, index, 0)}"


def _streamed(w: Writer, u: UOp, index: str, held: str) -> str:
    """A store of what nobody asks for again soon."""
    word = _WORDS[u.src[1].type.itemsize]
    return f"__stcs(({word} *)&{_element(w, u, index, 0)}, *(const {word} *)&{held});"


def _define_global(w: Writer, u: UOp) -> None:
    assert isinstance(w, CudaWriter)
    C_RULES[Op.DEFINE_GLOBAL](w, u)
    if u in w.read_only:
        w.pointers[-1].type += "__restrict__ "


def _define_local(w: Writer, u: UOp) -> None:
    assert isinstance(w, CudaWriter)
    name, type_ = w.unique(u.name), memory_type(w, u.pointer.base)
    if not w.shared.total:
        w.top.append(f"  __shared__ __align__({alignment(array_bytes(u))}) {type_} {name}[{max(1, u.pointer.size)}];")
    else:
        launched = f"  extern __shared__ __align__({WHOLE}) unsigned char {w.shared.name}[];"
        w.top += [] if launched in w.top else [launched]
        w.top.append(f"  {type_} *const {name} = ({type_} *)({w.shared.name} + {w.shared.offsets[u]});")
    w.text[u] = Text(name)


def _define_scratch(w: Writer, u: UOp) -> None:
    """An array of the thread's own."""
    name = w.unique(u.scratch[0])
    w.top.append(f"  __align__(16) {w.type(u.pointer.base)} {name}[{max(1, u.pointer.size)}];")
    w.text[u] = Text(name)


RULES: Final[dict[Op, Rule]] = {
    **C_RULES,
    Op.CONST: _constant,
    Op.VECTORIZE: _vectorize,
    Op.GEP: _pick,
    Op.CAST: cast,
    Op.WMMA: matrix_step,
    Op.EXP2: _exp2,
    Op.LOAD: _load,
    Op.STORE: _store,
    Op.RANGE: _range,
    Op.END: _end,
    Op.ALLREDUCE: _allreduce,
    Op.DEFINE_GLOBAL: _define_global,
    Op.DEFINE_LOCAL: _define_local,
    Op.DEFINE_SCRATCH: _define_scratch,
}
