"""mov, comparisons and selections, cvta and what else moves values without computing."""

from __future__ import annotations

from typing import Final

import numpy as np
from kg_sim.memory.allocations import ARGUMENTS_WINDOW, BASE, PRIVATE_WINDOW, SHARED_WINDOW, WINDOW
from kg_sim.numbers.types import WORDS, Array
from kg_sim.program import Get, Put
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.numbers.formats import FLOATS, unpack
from kg_cuda.sim.numbers.types import NUMPY, SIZES
from kg_cuda.sim.text.syntax import Group, Instruction, Name, Operand

PARTS: Final = {1: "b8", 2: "b16", 4: "b32", 8: "b64"}


def decode_mov(d: Decoder, at: Instruction) -> Step:
    """mov, also between a vector of small registers and one wide register."""
    kind, (to, source) = at.opcode[-1], at.operands
    if isinstance(to, Group):
        return _unpack(d, to, source, kind)
    if isinstance(source, Group):
        return _pack(d, to, source, kind)
    put = d.target(to, kind)
    if (
        isinstance(source, Name)
        and source.name in d.kinds
        and not source.negated
        and isinstance(to, Name)
        and to.name in d.kinds
        and d.watched.isdisjoint((to.name, source.name))
    ):
        return _copy(d, to, source, kind, put)
    get = d.source(source, kind)
    return lambda t: put(t, get(t).copy())


def _copy(d: Decoder, to: Name, source: Name, kind: str, put: Put) -> Step:
    """A register moved to another.
    One that nothing wrote stays unwritten: compilers move what a path leaves undefined."""
    get, slot, out = d.source(source, kind), d.slot(source.name), d.slot(to.name)

    def run(t: WorkItems) -> None:
        if t.regs[slot] is None:
            if t.idx is None:
                t.regs[out] = None
            return
        values = get(t)
        put(t, values.copy() if t.idx is None else values)

    return run


def _unpack(d: Decoder, to: Group, source: Operand, kind: str) -> Step:
    count = len(to.items)
    size = SIZES[kind] // count
    puts = [d.target(x, PARTS[size]) for x in to.items]
    get, word = d.source(source, kind), WORDS[size]

    def run(t: WorkItems) -> None:
        parts = np.ascontiguousarray(get(t)).view(word).reshape(-1, count)
        for i, put in enumerate(puts):
            put(t, parts[:, i].copy())

    return run


def _pack(d: Decoder, to: Operand, source: Group, kind: str) -> Step:
    count = len(source.items)
    size = SIZES[kind] // count
    gets: list[Get] = [d.moved(x, PARTS[size]) for x in source.items]
    put, word, wide = d.target(to, kind), WORDS[size], WORDS[SIZES[kind]]

    def run(t: WorkItems) -> None:
        parts = [get(t) for get in gets]
        out = np.empty((max(map(len, parts)), count), word)
        for i, part in enumerate(parts):
            out[:, i] = part
        put(t, out.view(wide)[:, 0])

    return run


def decode_selp(d: Decoder, at: Instruction) -> Step:
    kind = at.opcode[-1]
    put = d.target(at.operands[0], kind)
    a, b = (d.source(x, kind) for x in at.operands[1:3])
    p = d.predicate(at.operands[3])

    def run(t: WorkItems) -> None:
        put(t, np.where(p(t), a(t), b(t)))

    return run


def decode_slct(d: Decoder, at: Instruction) -> Step:
    """slct: the first where the third is not negative; -0 is not, NaN chooses the second."""
    kind, by = at.opcode[-2], at.opcode[-1]
    put = d.target(at.operands[0], kind)
    a, b = (d.source(x, kind) for x in at.operands[1:3])
    c = d.source(at.operands[3], by)
    flush = "ftz" in at.opcode

    def run(t: WorkItems) -> None:
        chosen = c(t)
        if flush:
            chosen = np.where(np.abs(chosen) < np.float32(2.0**-126), np.float32(0), chosen)
        put(t, np.where(chosen >= 0, a(t), b(t)))

    return run


def decode_cvta(d: Decoder, at: Instruction) -> Step:
    """cvta: an address of a space made generic; cvta.to: back."""
    opcode = at.opcode
    space = next(
        part.partition("::")[0] for part in opcode if part.partition("::")[0] in ("global", "shared", "local", "const", "param")
    )
    window = {"shared": SHARED_WINDOW, "local": PRIVATE_WINDOW, "param": ARGUMENTS_WINDOW}.get(space, 0)
    kind = opcode[-1]
    beyond = np.uint64((-window if "to" in opcode else window) & ((1 << 64) - 1))
    put, get = d.target(at.operands[0], kind), d.source(at.operands[1], kind)
    if space == "param":
        beyond = np.uint64(0)

    def run(t: WorkItems) -> None:
        put(t, get(t) + beyond)

    return run


def decode_isspacep(d: Decoder, at: Instruction) -> Step:
    space = at.opcode[1].partition("::")[0]
    begin = {"shared": SHARED_WINDOW, "local": PRIVATE_WINDOW, "param": ARGUMENTS_WINDOW, "global": BASE, "const": BASE}[space]
    end = begin + WINDOW if begin != BASE else 1 << 62
    put, get = d.target(at.operands[0], "pred"), d.source(at.operands[1], "u64")

    def run(t: WorkItems) -> None:
        address = get(t)
        put(t, (address >= begin) & (address < end))

    return run


def decode_nothing(d: Decoder, at: Instruction) -> Step:
    """What changes nothing that the simulator keeps: fences, prefetches, pauses."""
    del d, at
    return _nothing


def _nothing(t: WorkItems) -> None:
    del t


# -- comparisons

INTEGER: Final = {
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
    "lo": np.less, "ls": np.less_equal, "hi": np.greater, "hs": np.greater_equal,
}  # fmt: skip
UNORDERED: Final = {"equ": "eq", "neu": "ne", "ltu": "lt", "leu": "le", "gtu": "gt", "geu": "ge"}
COMBINE: Final = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}


def compare(name: str, a: Array, b: Array, floating: bool) -> Array:
    """A comparison of two arrays by PTX's name for it."""
    if not floating:
        return INTEGER[name](a, b)
    if name == "num":
        return (a == a) & (b == b)
    if name == "nan":
        return (a != a) | (b != b)
    if name in UNORDERED:
        return INTEGER[UNORDERED[name]](a, b) | (a != a) | (b != b)
    if name == "ne":
        return (a < b) | (a > b)
    return INTEGER[name](a, b)


def _operands(d: Decoder, at: Instruction, kind: str) -> tuple[Get, Get, bool]:
    a, b = (d.source(x, kind) for x in at.operands[1:3])
    if kind not in FLOATS:
        return a, b, False
    read = unpack(kind, "ftz" in at.opcode)
    return (lambda t: read(a(t))), (lambda t: read(b(t))), True


def decode_setp(d: Decoder, at: Instruction) -> Step:
    """setp: p or p|q, combined with a predicate where one is given;
    packed halves give p for the first and q for the second."""
    kind, name = at.opcode[-1], at.opcode[1]
    combine = COMBINE.get(at.opcode[2])
    first, second = d.pair(at.operands[0])
    put = d.target(first, "pred")
    put_second = None if second is None else d.target(second, "pred")
    a, b, floating = _operands(d, at, kind)
    if (combine is not None) != (len(at.operands) == 4):
        raise d.fail("a predicate to combine with is wanted, or none")
    c = None if combine is None else d.predicate(at.operands[3])
    if kind.endswith("x2"):
        if put_second is None:
            raise d.fail("packed halves give two predicates")

        def run_packed(t: WorkItems) -> None:
            both = compare(name, a(t), b(t), True)
            for i, store in enumerate((put, put_second)):
                value = both[:, i].copy()
                store(t, value if combine is None or c is None else combine(value, c(t)))

        return run_packed

    def run(t: WorkItems) -> None:
        value = compare(name, a(t), b(t), floating)
        if combine is None or c is None:
            put(t, value)
            if put_second is not None:
                put_second(t, ~value)
            return
        other = c(t)
        put(t, combine(value, other))
        if put_second is not None:
            put_second(t, combine(~value, other))

    return run


def decode_set(d: Decoder, at: Instruction) -> Step:
    """set: all ones or 1.0 where a comparison holds."""
    result, kind, name = at.opcode[-2], at.opcode[-1], at.opcode[1]
    combine = COMBINE.get(at.opcode[2])
    put = d.target(at.operands[0], result)
    a, b, floating = _operands(d, at, kind)
    c = d.predicate(at.operands[3]) if combine is not None else None
    packed = kind.endswith("x2")

    def run(t: WorkItems) -> None:
        value = compare(name, a(t), b(t), floating)
        if combine is not None and c is not None:
            value = combine(value, c(t)[:, None] if packed else c(t))
        put(t, _as(result, value, packed))

    return run


def _as(result: str, value: Array, packed: bool) -> Array:
    if packed:
        ones = {"f16x2": 0x3C00, "bf16x2": 0x3F80}.get(result, 0xFFFF)
        return np.ascontiguousarray(np.where(value, np.uint16(ones), np.uint16(0))).view(np.uint32)[:, 0].copy()
    if result == "bf16":
        return np.where(value, np.uint16(0x3F80), np.uint16(0))
    dtype = NUMPY[result]
    return value.astype(dtype) if dtype.kind == "f" else (np.zeros(1, dtype) - value.astype(dtype)).astype(dtype)


def decode_logic(d: Decoder, at: Instruction) -> Step:
    """and, or, xor, of words and of predicates."""
    kind = at.opcode[-1]
    op = {"and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor}[at.opcode[0]]
    put = d.target(at.operands[0], kind)
    a, b = d.source(at.operands[1], kind), d.source(at.operands[2], kind)

    def run(t: WorkItems) -> None:
        put(t, op(a(t), b(t)))

    return run


def decode_not(d: Decoder, at: Instruction) -> Step:
    kind = at.opcode[-1]
    put, a = d.target(at.operands[0], kind), d.source(at.operands[1], kind)
    return lambda t: put(t, ~a(t))
