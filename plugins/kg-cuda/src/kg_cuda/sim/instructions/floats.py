"""Floating-point instructions as functions of arrays, and their decoding.

Approximate instructions (.approx) give the correctly rounded value: hardware may be off by the bound that PTX states for each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from kg_sim.numbers.exact import directed, fma32, fma64, fma_narrow
from kg_sim.numbers.types import Array
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decode, Decoder
from kg_cuda.sim.instructions import integers
from kg_cuda.sim.numbers.formats import FLOATS, pack, unpack
from kg_cuda.sim.text.syntax import Instruction

OPERATIONS: Final = {"add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide}
DIRECTED: Final = {"rz", "rm", "rp"}


def saturate(x: Array) -> Array:
    """Clamped to 0 and 1; NaN is 0, and -0 too."""
    return np.where(x > 0, np.minimum(x, x.dtype.type(1)), x.dtype.type(0))


def finish(kind: str, opcode: tuple[str, ...]) -> Callable[[Array], Array]:
    """What turns a computed number into a value of `kind`: clamped, flushed, rounded, as the opcode says."""
    flush = "ftz" in opcode
    out = pack(kind, flush)
    if "sat" in opcode:
        return lambda x: out(saturate(x))
    if "relu" in opcode:
        return lambda x: out(np.where(x != x, x, np.maximum(x, x.dtype.type(0)) + x.dtype.type(0)))
    return out


def arithmetic(d: Decoder, at: Instruction) -> Step:
    """add, sub, mul and div."""
    opcode, kind = at.opcode, at.opcode[-1]
    op = OPERATIONS[opcode[0]]
    mode = next((part for part in opcode if part in DIRECTED), "")
    read, write = unpack(kind, "ftz" in opcode), finish(kind, opcode)
    put = d.target(at.operands[0], kind)
    a, b = d.source(at.operands[1], kind), d.source(at.operands[2], kind)
    if mode:
        name = opcode[0]
        return lambda t: put(t, write(directed(name, mode, read(a(t)), read(b(t)))))
    if opcode == ("mul", "f64") or (kind == "f64" and "sat" not in opcode):
        return lambda t: put(t, op(a(t), b(t)))

    def run(t: WorkItems) -> None:
        put(t, write(op(read(a(t)), read(b(t)))))

    return run


def decode_fma(d: Decoder, at: Instruction) -> Step:
    """fma and mad: one rounding."""
    opcode, kind = at.opcode, at.opcode[-1]
    mode = next((part for part in opcode if part in DIRECTED), "")
    put = d.target(at.operands[0], kind)
    a, b, c = (d.source(x, kind) for x in at.operands[1:4])
    read, write = unpack(kind, "ftz" in opcode), finish(kind, opcode)
    if "oob" in opcode:
        raise d.unknown()
    if mode:
        return lambda t: put(t, write(directed("fma", mode, read(a(t)), read(b(t)), read(c(t)))))
    if kind == "f64":
        return lambda t: put(t, fma64(a(t), b(t), c(t)))
    function = fma32 if kind == "f32" else fma_narrow

    def run(t: WorkItems) -> None:
        put(t, write(function(read(a(t)), read(b(t)), read(c(t)))))

    return run


def extreme(d: Decoder, at: Instruction) -> Step:
    """min and max: a NaN loses, unless .NaN; -0 is less than +0; also of three,
    and of magnitudes with .xorsign.abs."""
    opcode, kind = at.opcode, at.opcode[-1]
    least = opcode[0] == "min"
    read = unpack(kind, "ftz" in opcode)
    write = pack(kind)
    put = d.target(at.operands[0], kind)
    gets = [d.source(x, kind) for x in at.operands[1:]]
    spread, xorsign = "NaN" in opcode, "xorsign" in opcode

    def run(t: WorkItems) -> None:
        first, *rest = (read(get(t)) for get in gets)
        for other in rest:
            first = _sign_of_both(first, other, least, spread) if xorsign else choose(first, other, least, spread)
        put(t, write(first if len(rest) else first.copy()))

    return run


def _sign_of_both(a: Array, b: Array, least: bool, spread: bool) -> Array:
    sign = np.signbit(a) ^ np.signbit(b)
    found = choose(np.abs(a), np.abs(b), least, spread)
    return np.where(sign, -found, found)


def choose(a: Array, b: Array, least: bool, spread: bool) -> Array:
    """The lesser or greater of two."""
    below = (a < b) | ((a == b) & np.signbit(a))
    out = np.where(below == least, a, b)
    nan_a, nan_b = a != a, b != b
    if nan_a.any() or nan_b.any():
        out = np.where(nan_a, b, np.where(nan_b, a, out))
        if spread:
            out = np.where(nan_a | nan_b, a.dtype.type(np.nan), out)
    return out


def sign_change(d: Decoder, at: Instruction) -> Step:
    """abs and neg: the sign bit alone, of NaN too; .ftz flushes."""
    opcode, kind = at.opcode, at.opcode[-1]
    negate, flush = opcode[0] == "neg", "ftz" in opcode
    put = d.target(at.operands[0], kind)
    bits = {"f16": 0x8000, "bf16": 0x8000, "f16x2": 0x80008000, "bf16x2": 0x80008000, "f32": 1 << 31, "f64": 1 << 63}[kind]
    word = {"f16": "b16", "bf16": "b16", "f64": "b64"}.get(kind, "b32")
    a = d.source(at.operands[1], word)
    reread, rewrite = unpack(kind, flush), pack(kind, flush)

    def run(t: WorkItems) -> None:
        x = a(t)
        mask = x.dtype.type(bits)
        out = x ^ mask if negate else x & ~mask
        if flush:
            view = out.view(np.float32) if kind == "f32" else out.view(np.float16) if kind == "f16" else out
            out = rewrite(reread(view)).view(x.dtype)
        put(t, out)

    return run


def copysign(d: Decoder, at: Instruction) -> Step:
    """copysign: the second's magnitude with the first's sign."""
    kind = at.opcode[-1]
    put = d.target(at.operands[0], kind)
    a, b = (d.source(x, kind) for x in at.operands[1:3])
    return lambda t: put(t, np.copysign(b(t), a(t)))


def _rsqrt(x: Array) -> Array:
    return 1 / np.sqrt(x)


#: Of the least normal float32.
LEAST_EXPONENT: Final = -126
APPROXIMATE: Final[dict[str, Callable[[Array], Array]]] = {
    "ex2": np.exp2, "lg2": np.log2, "sin": np.sin, "cos": np.cos, "tanh": np.tanh, "rsqrt": _rsqrt,
}  # fmt: skip


def off_by_one(x: Array, exact: Array) -> Array:
    """Results of ex2, one unit in the last place of float32 to one side or the other,
    which one by the bits of x: within what NVIDIA says of the machine's, two units, and the more so what relies on less is
    seen. Powers of integers are exact."""
    _, exponents = np.frexp(exact)
    sides = 1 - 2.0 * ((x.view(np.uint64) >> np.uint64(29)) * np.uint64(2654435761) >> np.uint64(13) & np.uint64(1))
    wrong = (x != np.rint(x)) & np.isfinite(exact) & (exact > 0)
    return np.where(wrong, exact + sides * np.ldexp(1.0, exponents - 24), exact)


def power_of_two(d: Decoder, at: Instruction) -> Step:
    """ex2.approx of float32.
    Without .ftz the machine gives results that are not normal as squares of roots."""
    ftz = "ftz" in at.opcode
    read, write = unpack("f32", ftz), finish("f32", at.opcode)
    put, a = d.target(at.operands[0], "f32"), d.source(at.operands[1], "f32")

    def unit(x: Array) -> Array:
        return off_by_one(x, np.exp2(x)).astype(np.float32)

    def run(t: WorkItems) -> None:
        x = read(a(t)).astype(np.float64)
        small = (x < LEAST_EXPONENT) & (not ftz)
        found = unit(np.where(small, x / 2, x))
        put(t, write(np.where(small, found * found, found)))

    return run


def function_of(d: Decoder, at: Instruction) -> Step:
    """ex2 of other types, lg2, sin, cos, tanh, rsqrt: correctly rounded, or nearly: float64 rounded once."""
    if at.opcode[0] == "ex2" and at.opcode[-1] == "f32":
        return power_of_two(d, at)
    opcode, kind = at.opcode, at.opcode[-1]
    op = APPROXIMATE[opcode[0]]
    read, write = unpack(kind, "ftz" in opcode), finish(kind, opcode)
    put, a = d.target(at.operands[0], kind), d.source(at.operands[1], kind)

    def run(t: WorkItems) -> None:
        put(t, write(op(read(a(t)).astype(np.float64))))

    return run


def root(d: Decoder, at: Instruction) -> Step:
    """sqrt and rcp."""
    opcode, kind, name = at.opcode, at.opcode[-1], at.opcode[0]
    mode = next((part for part in opcode if part in DIRECTED), "")
    read, write = unpack(kind, "ftz" in opcode), finish(kind, opcode)
    put, a = d.target(at.operands[0], kind), d.source(at.operands[1], kind)
    if mode:
        return lambda t: put(t, write(directed(name, mode, read(a(t)))))
    if name == "sqrt":
        return lambda t: put(t, write(np.sqrt(read(a(t)))))

    def run(t: WorkItems) -> None:
        x = read(a(t))
        put(t, write(x.dtype.type(1) / x))

    return run


TESTS: Final[dict[str, Callable[[Array], Array]]] = {
    "finite": np.isfinite, "infinite": np.isinf, "number": lambda x: x == x, "notanumber": lambda x: x != x,
    "normal": lambda x: np.isfinite(x) & (np.abs(x) >= np.finfo(x.dtype).tiny),
    "subnormal": lambda x: (x != 0) & (np.abs(x) < np.finfo(x.dtype).tiny),
}  # fmt: skip


def decode_testp(d: Decoder, at: Instruction) -> Step:
    kind, test = at.opcode[-1], TESTS[at.opcode[1]]
    put, a = d.target(at.operands[0], "pred"), d.source(at.operands[1], kind)
    return lambda t: put(t, test(a(t)))


def either(integer: Decode, floating: Decode) -> Decode:
    """Decoding by type: integers one way, floats the other."""
    return lambda d, at: (floating if at.opcode[-1] in FLOATS else integer)(d, at)


DECODERS: Final[dict[str, Decode]] = {
    "add": either(integers.simple(np.add), arithmetic),
    "sub": either(integers.simple(np.subtract), arithmetic),
    "mul": either(integers.decode_mul, arithmetic),
    "div": either(lambda d, at: integers.binary(d, at, integers.div), arithmetic),
    "mad": either(integers.decode_mad, decode_fma),
    "fma": decode_fma,
    "min": either(integers.simple(np.minimum), extreme),
    "max": either(integers.simple(np.maximum), extreme),
    "abs": either(integers.unary(np.abs), sign_change),
    "neg": either(integers.unary(np.negative), sign_change),
    "copysign": copysign,
    "testp": decode_testp,
    "sqrt": root,
    "rcp": root,
    **dict.fromkeys(APPROXIMATE, function_of),
}
