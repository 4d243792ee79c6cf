"""One wrong device per row of docs/semantics.md and op that the row concerns,
with the test that must notice it."""

# ruff: noqa: E731 -- a mutant is a line of a table, and its fault is the line above
from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from conformance.faults import Arithmetic, Fault, Mutant, cast_to, only
from conformance.graph_mutants import graph_mutants
from kg.dtype import (
    DType,
    bfloat16,
    bool_,
    float8_e4m3,
    float8_e5m2,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
)
from kg.ir.op import ALU, Op
from kg.ir.uop import UOp
from kg.semantics.floats import from_storage, numpy_value_dtype, round_values, to_storage
from kg.semantics.table import is_defined
from kg_conformance.accuracy import INEXACT

INTS = (int8, int32, int64)


def generated() -> list[Mutant]:
    """Every mutant of the table, named `row/op/what`."""
    return [*_integers(), *_bools_and_casts(), *_floats(), *_bounded(), *_lanes(), *graph_mutants()]


def _mutant(row: int, op: str, what: str, arithmetic: Arithmetic, *killers: str) -> Mutant:
    return Mutant(f"{row}/{op}/{what}", lambda: Fault(arithmetic), killers)


def _op_test(op: Op, dtype: DType, way: str = "vector") -> str:
    return f"50_alu::test_op[{op.name}-{dtype}-{way}]"


# -- integers: rows 1 to 5, 7


def _saturating(right, *arrays):
    wrapped = right(*arrays)
    limits = np.iinfo(wrapped.dtype)
    exact = right(*[np.asarray(a, np.float64) for a in arrays])
    return np.where(exact > limits.max, limits.max, np.where(exact < limits.min, limits.min, wrapped)).astype(wrapped.dtype)


def _where_zero(value):
    return lambda right, x, y: np.where(y == 0, value(x), right(x, y)).astype(x.dtype)


def _where_least_by_minus_one(value):
    def wrong(right, x, y):
        least = np.iinfo(x.dtype).min
        return np.where((x == least) & (y == -1), value(x), right(x, y)).astype(x.dtype)

    return wrong


def _quotient_off(step):
    def wrong(right, x, y):
        q = right(x, y)
        inexact = (y != 0) & (q * y != x) & ((x < 0) != (y < 0))
        return np.where(inexact, q + step, q).astype(x.dtype)

    return wrong


def _remainder_off(sign):
    def wrong(right, x, y):
        r = right(x, y)
        mixed = (r != 0) & ((x < 0) != (y < 0))
        return np.where(mixed, r + sign * y, r).astype(x.dtype)

    return wrong


def shift_modulo(right, x, count):
    return right(x, (count & (x.dtype.itemsize * 8 - 1)).astype(x.dtype))


def _negative_shift(right, x, count):
    return np.where(count < 0, x, right(x, count)).astype(x.dtype)


def _integers() -> Iterator[Mutant]:
    for op in (Op.ADD, Op.SUB, Op.MUL, Op.NEG, Op.ABS):
        for dtype in (int8, int32):
            yield _mutant(1, op.name, f"saturates {dtype}", only(op, _saturating, dtype), _op_test(op, dtype))
    for op in (Op.ADD, Op.SUB, Op.MUL):
        yield _mutant(1, op.name, "saturates uint8", only(op, _saturating, uint8), _op_test(op, uint8, "scalar"))
    yield _mutant(1, "MULACC", "saturates", only(Op.MULACC, _saturating, int32), _op_test(Op.MULACC, int32))
    for op in (Op.IDIV, Op.MOD, Op.FLOORDIV, Op.FLOORMOD):
        for what, value in (("is -1", lambda x: -1), ("is x", lambda x: x)):
            yield _mutant(2, op.name, f"by 0 {what}", only(op, _where_zero(value), int32), _op_test(op, int32))
        wrong = _where_least_by_minus_one(lambda x: np.iinfo(x.dtype).max)
        for dtype in INTS:
            yield _mutant(3, op.name, f"least by -1, {dtype}", only(op, wrong, dtype), _op_test(op, dtype, "scalar"))
    yield _mutant(4, "IDIV", "floors", only(Op.IDIV, _quotient_off(-1), int32), _op_test(Op.IDIV, int32))
    yield _mutant(4, "FLOORDIV", "truncates", only(Op.FLOORDIV, _quotient_off(1), int32), _op_test(Op.FLOORDIV, int32))
    yield _mutant(4, "MOD", "floors", only(Op.MOD, _remainder_off(1), int32), _op_test(Op.MOD, int32))
    yield _mutant(4, "FLOORMOD", "truncates", only(Op.FLOORMOD, _remainder_off(-1), int32), _op_test(Op.FLOORMOD, int32))
    for op in (Op.SHL, Op.SHR):
        for dtype in (*INTS, uint8):
            yield _mutant(5, op.name, f"count modulo width, {dtype}", only(op, shift_modulo, dtype), _op_test(op, dtype))
        yield _mutant(5, op.name, "by a negative count", only(op, _negative_shift, int32), _op_test(op, int32))
    no_sign = only(Op.SHR, lambda right, x, n: np.where((n < 0) | (n >= 32), 0, right(x, n)).astype(x.dtype), int32)
    yield _mutant(5, "SHR", "loses the sign", no_sign, _op_test(Op.SHR, int32))
    for dtype in (int8, int16, uint8):
        for op in (Op.NEG, Op.ABS, Op.ADD, Op.SUB, Op.MUL, Op.SHL, Op.MULACC, Op.IDIV):
            if dtype is uint8 and op in (Op.ABS, Op.IDIV):
                continue  # they never leave the range
            test = f"50_alu::test_narrow_results_wrap_at_once[{op.name}-{dtype}]"
            yield _mutant(7, op.name, f"does not wrap {dtype}", unwrapped(op, dtype), test)


def unwrapped(op: Op, narrow: DType) -> Arithmetic:
    """The op gives an int64, and what follows takes it as it is."""

    def arithmetic(found, dtype, source, right):
        if found is op and source is narrow:
            return lambda *arrays: _in_64_bits(op, [a.astype(np.int64) for a in arrays])
        if source is narrow and found in (Op.CMPLT, Op.SHR, Op.IDIV):
            return lambda x, y: _followed(found, x, y, right)
        return None

    return arithmetic


def _in_64_bits(op: Op, arrays):
    from kg.semantics.evaluate import kernel

    if op is Op.SHL:
        x, count = arrays
        return np.where((count >= 0) & (count < 16), x << np.clip(count, 0, 15), 0)
    return kernel(op, int64, int64)(*arrays)


def _followed(op: Op, x, y, right):
    """The next op, of an operand that is still wide."""
    from kg.semantics.evaluate import kernel

    return right(x, y) if x.dtype != np.int64 else kernel(op, int64, int64)(x, y.astype(np.int64))


# -- bool and casts: rows 6, 8, 9, 15


def _bools_and_casts() -> Iterator[Mutant]:
    # core may spell an op otherwise on bool (ADD as OR): the fault is in all spellings
    for ops, wrong in (
        ((Op.ADD, Op.OR), np.logical_xor),
        ((Op.MUL, Op.AND), np.logical_or),
        ((Op.XOR, Op.CMPNE), np.logical_or),
        ((Op.SUB, Op.XOR, Op.CMPNE), np.logical_or),
        ((Op.CMPNE, Op.XOR), np.logical_or),
        ((Op.MAX, Op.OR), np.logical_xor),
        ((Op.MIN, Op.AND), np.logical_or),
        ((Op.AND, Op.MUL), np.logical_or),
        ((Op.OR, Op.ADD), np.logical_xor),
    ):
        fault = only(ops, lambda r, x, y, w=wrong: w(x, y), bool_)
        yield _mutant(8, ops[0].name, f"is {wrong.__name__} on bool", fault, _op_test(ops[0], bool_))
    for target in (int8, uint8, int16, int32, int64):
        test = f"50_alu::test_cast[float32-{target}-vector]"
        kind = numpy_value_dtype(target)
        wraps = lambda right, x, kind=kind: integer_of(x).astype(kind)
        yield _mutant(6, "CAST", f"float32 to {target} wraps", cast_to(float32, target, wraps), test)
        lost = lambda right, x, kind=kind: np.where(np.isnan(x), np.iinfo(kind).min or 1, right(x)).astype(kind)
        yield _mutant(6, "CAST", f"NaN to {target} is the least", cast_to(float32, target, lost), test)
    for source in (float16, float32, float64):
        test = f"50_alu::test_cast[{source}-bool-scalar]"
        yield _mutant(9, "CAST", f"{source} to bool truncates", cast_to(source, bool_, lambda r, x: np.trunc(x) != 0), test)
        no_nan = cast_to(source, bool_, lambda right, x: right(x) & ~np.isnan(x))
        yield _mutant(9, "CAST", f"NaN of {source} is False", no_nan, test)
    low_byte = cast_to(int64, bool_, lambda right, x: (x & 0xFF) != 0)
    yield _mutant(9, "CAST", "int64 to bool takes a byte", low_byte, "50_alu::test_cast[int64-bool-vector]")
    for target in (float16, bfloat16, float8_e4m3, float8_e5m2):
        test = f"50_alu::test_cast[float32-{target}-vector]"
        cuts = lambda right, x, target=target: towards_zero(x, target)
        yield _mutant(15, "CAST", f"float32 to {target} truncates", cast_to(float32, target, cuts), test)
        no_nan = lambda right, x, target=target: np.where(np.isnan(x), right(np.float32(1)), right(x))
        yield _mutant(15, "CAST", f"NaN lost in {target}", cast_to(float32, target, no_nan), test)
        if target.has_inf:
            stays = lambda right, x, target=target: _finite(right(x), x, target)
            yield _mutant(15, "CAST", f"overflow to the greatest {target}", cast_to(float32, target, stays), test)
    cut = cast_to(float64, float32, lambda right, x: towards_zero(x, float32))
    yield _mutant(15, "CAST", "float64 to float32 truncates", cut, "50_alu::test_cast[float64-float32-vector]")
    for source in (int32, int64):
        cut = cast_to(source, float32, lambda right, x: towards_zero(x.astype(np.float64), float32))
        yield _mutant(15, "CAST", f"{source} to float32 truncates", cut, f"50_alu::test_cast[{source}-float32-vector]")
    # core makes two casts of this one, the first of which rounds to odd; here the device is given the whole
    twice = cast_to(float64, float16, lambda right, x: x.astype(np.float32).astype(np.float16))
    whole = [("kg_lowering.dtypes.bits:rounds_twice", lambda source, target: False)]
    test = "50_alu::test_cast[float64-float16-vector]"
    yield Mutant("15/CAST/float64 to float16 rounds twice", lambda: Fault(twice, compiling=whole), (test,))


def integer_of(x):
    """As a machine's conversion to 64 bits: out of range and NaN give the least."""
    whole = np.trunc(x.astype(np.float64))
    inside = np.abs(whole) < 2.0**63
    return np.where(inside, np.where(inside, whole, 0).astype(np.int64), np.iinfo(np.int64).min)


def towards_zero(x, dtype: DType):
    near = round_values(x, dtype)
    raw = to_storage(near, dtype)
    bits = raw.view(f"u{raw.dtype.itemsize}")
    beyond = np.isfinite(x) & (np.abs(near.astype(np.float64)) > np.abs(x.astype(np.float64)))
    return from_storage((bits - beyond.astype(bits.dtype)).view(raw.dtype), dtype)


def _finite(rounded, x, dtype: DType):
    limit = np.asarray(dtype.max_finite, rounded.dtype)
    return np.where(np.isinf(rounded) & np.isfinite(x), np.copysign(limit, rounded), rounded).astype(rounded.dtype)


# -- floats: rows 10 to 14, 16, 17


def _floats() -> Iterator[Mutant]:
    for op in (Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE):
        flipped = lambda right, x, y: right(x, y) ^ (np.isnan(x) | np.isnan(y))
        for dtype in (float32, float64, float16):
            yield _mutant(10, op.name, f"with NaN, {dtype}", only(op, flipped, dtype), _op_test(op, dtype))
    for op, lossy in ((Op.MAX, np.fmax), (Op.MIN, np.fmin)):
        word = op.name.lower()
        for dtype in (float32, float64, float16, bfloat16):
            drops = only(op, lambda r, x, y, f=lossy: f(x, y), dtype)
            yield _mutant(11, op.name, f"loses NaN of {dtype}", drops, _op_test(op, dtype))
        ordered = np.greater if op is Op.MAX else np.less
        first = only(op, lambda r, x, y, c=ordered: np.where(c(x, y), x, y), float32)
        yield _mutant(11, op.name, "loses a NaN on the left", first, _op_test(op, float32))
        second = only(op, lambda r, x, y, c=ordered: np.where(c(y, x), y, x), float32)
        yield _mutant(11, op.name, "loses a NaN on the right", second, _op_test(op, float32))
        drops = only(op, lambda r, x, y, f=lossy: f(x, y), float32)
        yield _mutant(11, op.name, "loses NaN in reductions", drops, f"60_kernels::test_nan_wins_in_reductions[float32-{word}]")
    for name, rule in _IDENTITIES.items():
        test = "50_alu::test_float_identities_are_not_applied[float32]"
        yield Mutant(f"12/{name}", lambda rule=rule: Fault(node=rule), (test,))
    for dtype in (float32, float64):
        fuses = lambda: Fault(node=_fused, arithmetic=only(Op.MULACC, _exact_mulacc))
        yield Mutant(f"13/ADD/contracts {dtype}", fuses, (f"50_alu::test_add_of_mul_rounds_twice[{dtype}]",))
    for dtype in (float16, bfloat16, float8_e4m3, float8_e5m2):
        for op in (Op.ADD, Op.SUB, Op.MUL):
            test = f"50_alu::test_narrow_floats_round_at_once[{op.name}-{dtype}]"
            yield _mutant(14, op.name, f"keeps float32 for {dtype}", _unrounded(op, dtype), test)
    flush = lambda right, *arrays: _flushed(right(*arrays))
    for op in (Op.ADD, Op.SUB, Op.MUL, Op.ABS, Op.NEG, Op.MAX):
        yield _mutant(16, op.name, "flushes denormals", only(op, flush, float32), _op_test(op, float32))
    for source in (float16, float64):
        flushed = cast_to(source, float32, lambda right, x: _flushed(right(x)))
        if source is float16:  # its denormals are normal in float32
            flushed = cast_to(source, float32, lambda right, x: right(np.where(np.abs(x) < 2**-14, x * 0, x)))
        yield _mutant(16, "CAST", f"flushes denormals of {source}", flushed, f"50_alu::test_cast[{source}-float32-vector]")
    denormal_input = only(Op.MUL, lambda right, x, y: right(_flushed(x), _flushed(y)), float32)
    yield _mutant(16, "MUL", "takes denormals as zero", denormal_input, _op_test(Op.MUL, float32))
    for dtype in (float32, float64):
        yield _mutant(
            17, "TRUNC", f"floors {dtype}", only(Op.TRUNC, lambda r, x: np.floor(x), dtype), _op_test(Op.TRUNC, dtype)
        )
        away = only(Op.ROUND, lambda r, x: np.trunc(x + np.copysign(x.dtype.type(0.5), x)), dtype)
        yield _mutant(17, "ROUND", f"ties away from zero, {dtype}", away, _op_test(Op.ROUND, dtype))
    for op in (Op.TRUNC, Op.ROUND):
        unsigned = only(op, lambda r, x: r(x) + x.dtype.type(0), float32)
        yield _mutant(17, op.name, "loses the sign of zero", unsigned, _op_test(op, float32))


def _is_zero(node: UOp, *, minus: bool = False) -> bool:
    return node.op is Op.CONST and node.type.is_float and node.value == 0 and (str(node.value) == "-0.0") is minus


_IDENTITIES: dict[str, Callable[[UOp], UOp]] = {
    "ADD/x+0 is x": lambda n: n.src[0] if n.op is Op.ADD and _is_zero(n.src[1]) else n,
    "MUL/x*0 is 0": lambda n: n.src[1] if n.op is Op.MUL and _is_zero(n.src[1]) else n,
    "SUB/0-x is -x": lambda n: -n.src[1] if n.op is Op.SUB and _is_zero(n.src[0]) else n,
    "SUB/x-x is 0": lambda n: n.const_like(0.0) if n.op is Op.SUB and n.type.is_float and n.src[0] is n.src[1] else n,
}


def _fused(node: UOp) -> UOp:
    if node.op is Op.ADD and node.type.is_float:
        for product, other in (node.src, node.src[::-1]):
            if product.op is Op.MUL:
                return UOp(Op.MULACC, node.dtype, (*product.src, other))
    return node


def _exact_mulacc(right, x, y, z):
    wide = np.longdouble
    return (x.astype(wide) * y.astype(wide) + z.astype(wide)).astype(x.dtype)


def _unrounded(op: Op, narrow: DType) -> Arithmetic:
    """The op gives a value that the dtype can't hold, and what follows computes with it."""
    compute = {Op.ADD: np.add, Op.SUB: np.subtract, Op.MUL: np.multiply}[op]

    def arithmetic(found, dtype, source, right):
        if source is not narrow:
            return None
        if found is op:
            return lambda x, y: compute(x.astype(np.float32), y.astype(np.float32))
        if found is Op.CAST and dtype is float32:
            return lambda x: x.astype(np.float32)
        return None

    return arithmetic


def _flushed(x):
    return np.where(np.abs(x) < np.finfo(x.dtype).tiny, np.copysign(x.dtype.type(0), x), x)


# -- bounded functions: rows 18 to 20


def _bounded() -> Iterator[Mutant]:
    for row, dtype in ((18, float32), (19, float64)):
        for op in (Op.EXP2, Op.LOG2, Op.SIN, Op.COS, Op.SQRT, Op.RECIPROCAL, Op.FDIV, Op.POW):
            off = only(op, _steps_off, dtype)
            yield _mutant(row, op.name, f"off by 4 ULP, {dtype}", off, f"50_alu::test_ulp[{op.name}-{dtype}]")
        for op in (Op.SIN, Op.COS):
            lost = only(op, lambda right, x: right(np.fmod(x, 2 * np.pi)).astype(x.dtype), dtype)
            yield _mutant(row, op.name, f"reduced by 53 bits of pi, {dtype}", lost, f"50_alu::test_ulp[{op.name}-{dtype}]")
        whole = only(
            Op.EXP2, lambda right, x: np.where(np.rint(x) == x, np.nextafter(right(x), x.dtype.type(0)), right(x)), dtype
        )
        yield _mutant(row, "EXP2", f"inexact at integers, {dtype}", whole, f"50_alu::test_exp2_of_integers[{dtype}]")
    specials = (
        (Op.LOG2, "of 0 is the least", lambda r, x: np.where(x == 0, np.finfo(x.dtype).min, r(x))),
        (Op.LOG2, "of negatives is 0", lambda r, x: np.where(x < 0, 0, r(x))),
        (Op.SIN, "of infinity is 0", lambda r, x: np.where(np.isinf(x), 0, r(x))),
        (Op.COS, "of infinity is 0", lambda r, x: np.where(np.isinf(x), 0, r(x))),
        (Op.SQRT, "of -0 is 0", lambda r, x: np.where(x == 0, 0, r(x))),
        (Op.SQRT, "of negatives is 0", lambda r, x: np.where(x < 0, 0, r(x))),
        (Op.RECIPROCAL, "of 0 is the greatest", lambda r, x: np.where(x == 0, np.finfo(x.dtype).max, r(x))),
        (Op.RECIPROCAL, "of -0 is inf", lambda r, x: np.where(x == 0, np.inf, r(x))),
        (Op.EXP2, "overflows to the greatest", lambda r, x: np.where(np.isinf(r(x)), np.finfo(x.dtype).max, r(x))),
        (Op.FDIV, "by 0 is 0", lambda r, x, y: np.where(y == 0, 0, r(x, y))),
        (Op.SIN, "loses -0", lambda r, x: r(x) + x.dtype.type(0)),
    )
    for op, what, wrong in specials:
        typed = lambda right, *a, wrong=wrong: wrong(right, *a).astype(a[0].dtype)
        yield _mutant(18, op.name, what, only(op, typed, float32), f"50_alu::test_bounded_op[{op.name}-float32-vector]")
    powers = (
        ("(0, 0) is NaN", lambda x, y: (x == 0) & (y == 0), np.nan),
        ("(NaN, 0) is NaN", lambda x, y: np.isnan(x) & (y == 0), np.nan),
        ("(1, NaN) is NaN", lambda x, y: (x == 1) & np.isnan(y), np.nan),
        ("of a negative by a fraction is 0", lambda x, y: (x < 0) & (np.trunc(y) != y) & np.isfinite(x), 0.0),
        ("of a negative by an integer is NaN", lambda x, y: (x < 0) & (np.trunc(y) == y) & (y != 0), np.nan),
        ("(-0, 1/2) is -0", lambda x, y: (x == 0) & np.signbit(x) & (y == 0.5), -0.0),
    )
    for what, where, value in powers:
        for dtype in (float32, float64):
            wrong = lambda right, x, y, where=where, value=value: np.where(where(x, y), x.dtype.type(value), right(x, y))
            yield _mutant(
                20, "POW", f"{what}, {dtype}", only(Op.POW, wrong, dtype), f"50_alu::test_bounded_op[POW-{dtype}-vector]"
            )


def _steps_off(right, *arrays):
    result = right(*arrays)
    step = np.spacing(np.abs(result)) * 4
    return np.where(np.isfinite(result) & (result != 0) & (np.abs(result) > np.finfo(result.dtype).tiny), result + step, result)


# -- vectors: an op that is wrong in one lane, for one value


def _wrong_in(lane: int, raw: np.generic, width: int):
    """As a vector unit, or the code for one, that forgets a lane:
    where one edge value stands there the result is another."""

    def wrong(right, *arrays):
        result = np.array(right(*arrays))
        here = np.zeros(result.shape, np.bool_)
        here[lane::width] = (np.asarray(arrays[-1]) == raw)[lane::width] if np.ndim(arrays[-1]) else False
        return np.where(here, result == 0, result).astype(result.dtype)

    return wrong


def _lanes() -> Iterator[Mutant]:
    """Every op, of one dtype that it is defined on: the first lane, one in the middle, the last one of 16."""
    for op in sorted(ALU, key=lambda op: op.name):
        dtype = uint8 if is_defined(op, uint8) else float32
        value = np.float32(2.5) if dtype is float32 else np.uint8(255)  # edge values whose results are never left open
        test = "test_bounded_op" if op in INEXACT else "test_op"
        for lane in (0, 7, 15):
            arithmetic = only(op, _wrong_in(lane, value, 16), dtype)
            yield Mutant(
                f"lane/{op.name}/{lane} of 16", lambda a=arithmetic: Fault(a), (f"50_alu::{test}[{op.name}-{dtype}-vector]",)
            )
