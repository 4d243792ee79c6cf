"""EXP2, LOG2, SIN, COS and POW by polynomials against exact values:
every float32 exponent, every float16, both ways of MULACC.

`pytest -rP` prints the tables that docs/numerics.md shows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mpmath as mp
import numpy as np
import pytest
from kg.dtype import STORABLE, DType, bfloat16, float16, float32, float64, int32, int64, uint8, uint32, uint64
from kg.ir.args import NONPOSITIVE, RARE
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg_lowering.lower import decompose

sys.path.insert(0, str(Path(__file__).parent))

import decompose_support as support

FULL = support.without()
NO_64 = support.Fake(support.BASIC, frozenset(STORABLE) - {float64, int64, uint64})
TARGETS = {"with float64": FULL, "32 bits only": NO_64}
SPECIAL = np.array([0.0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, 4, -3, -8, 1 / 3, 2.5, np.inf, -np.inf, np.nan, 1e-40, -1e-40, 1e38])
#: Their multiples of 2/pi are the nearest to integers: J.-M. Muller, Elementary Functions, 3rd ed., table 11.1.
HARDEST = {float32: 16367173 * 2.0**72, float64: 6381956970095103 * 2.0**797}
mp.mp.prec = 1400  # sines of 2**1023


def functions(dtype: DType) -> dict[str, tuple[UOp, Callable[[Any], Any]]]:
    x = support.argument(0, dtype)
    return {"EXP2": (x.exp2(), np.exp2), "LOG2": (x.log2(), np.log2), "SIN": (x.sin(), np.sin), "COS": (x.cos(), np.cos)}


def longdouble(function: Callable[..., Any], *operands: Any) -> Any:
    with np.errstate(all="ignore"):
        return function(*[x.astype(np.longdouble) for x in operands])


def beside_powers_of_two(dtype: DType) -> Any:
    """Every power of two and both its neighbours, of both signs."""
    powers = np.ldexp(np.ones(1, dtype.name), np.arange(2 - (1 << (dtype.exponent_bits - 1)), 1 << (dtype.exponent_bits - 1)))
    beside = np.concatenate([powers, np.nextafter(powers, powers * 0), np.nextafter(powers[:-1], powers[1:])])
    return np.concatenate([beside, -beside])


def points(name: str) -> Any:
    """Every exponent and, densely, where the function is hardest."""
    dense: dict[str, list[Any]] = {
        "EXP2": [np.linspace(-150, 129, 100001), np.linspace(-2, 2, 50001)],
        "LOG2": [np.linspace(0.4, 3, 100001), 1 + np.linspace(-1e-3, 1e-3, 20001)],
        "SIN": [
            np.linspace(-7, 7, 100001),
            np.linspace(0, 1e4, 50001),
            np.linspace(-1e9, 1e9, 50001),
            np.arange(20001) * (np.pi / 2),
            beside_powers_of_two(float32),
            [HARDEST[float32]],
        ],
    }
    dense["COS"] = dense["SIN"]
    return np.concatenate([support.sweep_float32(), *[np.asarray(d, np.float32) for d in dense[name]]])


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", ["EXP2", "LOG2", "SIN", "COS"])
def test_float32_within_two_ulp(name: str, target: str) -> None:
    node, function = functions(float32)[name]
    x = points(name)
    exact = longdouble(function, x)
    lowered = decompose(node, TARGETS[target])
    for unfused in (True, False):
        with np.errstate(all="ignore"):
            result = support.run(lowered, {0: x}, TARGETS[target], unfused=unfused)
        errors = support.ulp_errors(result, exact, float32)
        worst = int(np.argmax(errors))
        print(
            f"float32 {name:4} {target:12} {'separate' if unfused else 'fused':8} "
            f"max {errors[worst]:.3f} ULP at {x[worst]!r}, {x.size} points, {len(lowered.toposort())} nodes"
        )
        assert errors[worst] <= 2, (x[worst], exact[worst])


@pytest.mark.parametrize("target", TARGETS)
def test_float32_pow(target: str) -> None:
    random = np.random.default_rng(5)
    n = 20000
    x = np.concatenate(
        [
            np.ldexp(random.uniform(1, 2, 2 * n), random.integers(-149, 127, 2 * n)),
            random.uniform(0.5, 2, n),
            1 + random.standard_normal(n) * 1e-5,
        ]
    ).astype(np.float32)
    near = random.uniform(-150, 129, n) / np.log2(x[:n].astype(np.float64))
    y = np.concatenate([near, random.standard_normal(n), random.uniform(-200, 200, n), random.standard_normal(n) * 1e6])
    y = y.astype(np.float32)
    node = support.argument(0, float32).pow(support.argument(1, float32))
    lowered = decompose(node, TARGETS[target])
    exact = longdouble(np.power, x, y)
    for unfused in (True, False):
        with np.errstate(all="ignore"):
            result = support.run(lowered, {0: x, 1: y}, TARGETS[target], unfused=unfused)
        errors = support.ulp_errors(result, exact, float32)
        print(
            f"float32 POW  {target:12} {'separate' if unfused else 'fused':8} max {errors.max():.3f} ULP, {len(lowered.toposort())} nodes"
        )
        assert errors.max() <= 2


@pytest.mark.parametrize("dtype", [float32, float64])
@pytest.mark.parametrize("target", TARGETS)
def test_pow_special_cases(dtype: DType, target: str) -> None:
    if dtype is float64 and target == "32 bits only":
        pytest.skip("no float64 there")
    whole = 2.0**dtype.mantissa_bits
    pool = np.concatenate([SPECIAL, [whole, whole + 1, 2 * whole + 2, -whole - 1, 1e30, 1 - 2.0**-24, 1 + 2.0**-23]])
    pool = pool.astype(dtype.name)
    x, y = (v.ravel() for v in np.meshgrid(pool, pool))
    with np.errstate(all="ignore"):
        expected = np.power(x.astype(np.float64), y.astype(np.float64)).astype(dtype.name)
    node = support.argument(0, dtype).pow(support.argument(1, dtype))
    with np.errstate(all="ignore"):
        result = support.run(decompose(node, TARGETS[target]), {0: x, 1: y}, TARGETS[target])
    assert support.ulp_errors(result, expected, dtype).max() <= 2
    assert np.all((np.signbit(result) == np.signbit(expected)) | np.isnan(expected))


@pytest.mark.parametrize("dtype", [float32, float64])
@pytest.mark.parametrize("target", TARGETS)
def test_pow_just_below_infinity(dtype: DType, target: str) -> None:
    if dtype is float64 and target == "32 bits only":
        pytest.skip("no float64 there")
    top = np.array([dtype.max_finite], dtype.name)
    x = np.concatenate([top, np.nextafter(top, 0), np.sqrt(top), np.nextafter(np.sqrt(top), top)]).astype(dtype.name)
    y = np.array([1, 1, 2, 2], dtype.name)
    with np.errstate(all="ignore"):
        expected = np.power(x.astype(np.longdouble), y.astype(np.longdouble)).astype(dtype.name)
        node = support.argument(0, dtype).pow(support.argument(1, dtype))
        result = support.run(decompose(node, TARGETS[target]), {0: x, 1: y}, TARGETS[target])
    np.testing.assert_array_equal(np.isinf(result), np.isinf(expected))
    assert support.ulp_errors(result, expected, dtype).max() <= 2


@pytest.mark.parametrize("exponent", [1.0, 2.0, 3.0, 4.0, -1.0])
def test_pow_with_small_constant_exponents(exponent: float) -> None:
    x = support.sweep_float32(60)
    lowered = decompose(support.argument(0, float32).pow(exponent), FULL)
    assert len(lowered.toposort()) <= 4
    exact = longdouble(np.power, x, np.full_like(x, exponent))
    with np.errstate(all="ignore"):
        result = support.run(lowered, {0: x}, FULL)
    assert support.ulp_errors(result, exact, float32).max() <= 2
    assert np.all((np.signbit(result) == np.signbit(exact)) | np.isnan(exact))


@pytest.mark.parametrize("dtype", [float32, float64])
@pytest.mark.parametrize("exponent", [0.5, 1.5, 2.5, -0.5])
def test_pow_by_roots(exponent: float, dtype: DType) -> None:
    """Constant exponents that need no logarithm, where a mantissa near 2 makes
    of two roundings the most ULPs, and in the special cases."""
    random = np.random.default_rng(11)
    scale = np.ldexp(1.0, random.integers(-149, 128, 20000))
    hardest = 2.0 ** (random.integers(-100, 100, 20000) / abs(exponent)) * (1 - random.uniform(0, 1e-3, 20000))
    with np.errstate(over="ignore"):
        x = np.concatenate([support.sweep_float32(20), random.uniform(1, 4, 20000) * scale, hardest, SPECIAL]).astype(
            dtype.name
        )
    if dtype is float64:
        x = np.concatenate([x, np.ldexp(random.uniform(1, 2, 20000), random.integers(-1074, 1024, 20000))])
    lowered = decompose(support.argument(0, dtype).pow(exponent), FULL)
    assert len(lowered.toposort()) <= 12
    exact = longdouble(np.power, x, np.full_like(x, exponent))
    with np.errstate(all="ignore"):
        result = support.run(lowered, {0: x}, FULL)
    assert support.ulp_errors(result, exact, dtype).max() <= 2
    assert np.all((np.signbit(result) == np.signbit(exact)) | np.isnan(exact))


@pytest.mark.parametrize("dtype", [float32, float64])
def test_special_values(dtype: DType) -> None:
    x = SPECIAL.astype(dtype.name)
    for name, (node, function) in functions(dtype).items():
        with np.errstate(all="ignore"):
            expected = function(x)
        for target in ("with float64", "32 bits only") if dtype is float32 else ("with float64",):
            result = support.run(decompose(node, TARGETS[target]), {0: x}, TARGETS[target])
            assert support.ulp_errors(result, expected, dtype).max() <= 2, (name, target)
            assert np.all((np.signbit(result) == np.signbit(expected)) | np.isnan(expected)), (name, target)


@pytest.mark.parametrize("dtype", [float32, float64])
def test_exp2_is_exact_at_integers(dtype: DType) -> None:
    limit = 1 << (dtype.exponent_bits - 1)
    x = np.arange(-limit - dtype.mantissa_bits - 3, limit + 3).astype(dtype.name)
    with np.errstate(all="ignore"):
        expected = np.ldexp(np.ones_like(x), x.astype(np.int32))
    root = support.argument(0, dtype).exp2()
    assert np.array_equal(support.run(decompose(root, FULL), {0: x}, FULL), expected)
    below = support.run(decompose(root.replace(arg=NONPOSITIVE), FULL), {0: x}, FULL)
    assert np.array_equal(below, np.minimum(expected, 1))


@pytest.mark.parametrize("dtype", [float32, float64])
@pytest.mark.parametrize("unfused", [False, True])
def test_exp2_of_what_is_not_above_0(unfused: bool, dtype: DType) -> None:
    """One power of two is enough: the same results as by two, and 1 for what rounding left above 0."""
    least = -1080.0 if dtype is float64 else -155.0
    random = np.random.default_rng(7)
    x = np.concatenate([random.uniform(least, 0, 20000), random.uniform(-1, 0, 2000), [0.0, -0.0, -np.inf, np.nan]]).astype(
        dtype.name
    )
    root = support.argument(0, dtype).exp2()
    by_two, by_one = (decompose(node, FULL) for node in (root, root.replace(arg=NONPOSITIVE)))
    assert len(by_one.toposort()) < len(by_two.toposort())
    one, two = (support.run(lowered, {0: x}, FULL, unfused=unfused) for lowered in (by_one, by_two))
    assert np.array_equal(one, two, equal_nan=True)
    above = np.array([1e-6, 1.0, 100.0, 1e9, np.inf], dtype.name)
    assert np.array_equal(support.run(by_one, {0: above}, FULL), np.ones_like(above))


@pytest.mark.parametrize("dtype", [float32, float64])
@pytest.mark.parametrize("name", ["EXP2", "EXP2 of what is not above 0", "POW"])
def test_what_vanishes_makes_no_number_too_small(name: str, dtype: DType) -> None:
    """Processors take microcode for results that are less than the least normal number:
    masked scores would cost twelve times what others do."""
    x = np.array([-1076.0, -1500.0, -1e9, -np.inf] if dtype is float64 else [-150.5, -151.0, -1e9, -np.inf], dtype.name)
    x = x[:-1] if name == "POW" else x
    argument = support.argument(0, dtype)
    power = argument.const_like(2.0).pow(argument) if name == "POW" else argument.exp2()
    root = decompose(power.replace(arg=NONPOSITIVE) if name.endswith("above 0") else power, FULL)
    assert np.array_equal(support.run(root, {0: x}, FULL), np.zeros_like(x))
    with np.errstate(all="ignore"):
        for node in root.toposort():
            if node.op in (Op.MUL, Op.MULACC) and node.dtype is dtype:
                made = np.abs(support.run(node, {0: x}))
                operands = [np.abs(support.run(s, {0: x})) for s in node.src[:2]]
                is_zero = (operands[0] == 0) | (operands[1] == 0)
                assert np.all(is_zero | (made >= np.finfo(dtype.name).tiny) | np.isnan(made)), node


def _float64_points(name: str) -> Any:
    random = np.random.default_rng(7)
    n = 1200
    if name == "EXP2":
        return np.concatenate([random.uniform(-1075, 1024, n), random.uniform(-1, 1, n), random.uniform(-1080, -1020, 300)])
    if name == "LOG2":
        wide = np.ldexp(random.uniform(1, 2, n), random.integers(-1074, 1023, n))
        return np.concatenate([wide, random.uniform(0.5, 2, n), 1 + random.standard_normal(300) * 1e-9, [5e-324, 1 - 2.0**-53]])
    near = np.round(random.uniform(0, 6e8, n)) * np.pi / 2
    return np.concatenate(
        [
            *(random.uniform(-7, 7, n), random.uniform(-1e9, 1e9, n), near, np.ldexp(1.3, random.integers(-1000, 0, 99))),
            np.ldexp(random.uniform(-2, 2, n), random.integers(25, 1023, n)),
            *(beside_powers_of_two(float64), [HARDEST[float64], -HARDEST[float64]]),
        ]
    )


EXACT = {"EXP2": lambda v: mp.power(2, v), "LOG2": lambda v: mp.log(v, 2), "SIN": mp.sin, "COS": mp.cos}


def exact_ulp(value: float, exact: Any) -> float:
    place = max(mp.frexp(exact)[1] - 1, -1022) - 52 if exact else -1074
    return float(abs(mp.mpf(value) - exact) / mp.mpf(2) ** place)


@pytest.mark.parametrize(
    ("angle", "may_be_great"),
    [
        (support.argument(0, float32), True),
        (support.argument(0, float64) * 0.5, True),
        (support.argument(0, float16).cast(float32), False),
        (support.argument(0, float16).cast(float32) * 1e5, True),
        (support.argument(0, bfloat16).cast(float32), True),
        (support.argument(0, int32).cast(float32), True),
        ((support.argument(0, uint32) >> 8).cast(float32) * 2.0**-24 * 6.2831853, False),
        ((support.argument(0, uint64) >> 11).cast(float64) * 2.0**-53 * 6.2831853 - 3.0, False),
        (support.argument(0, uint8).cast(float32) + support.argument(1, float32), True),
    ],
    ids=lambda v: "" if isinstance(v, UOp) else None,
)
def test_angles_that_are_never_great_need_no_branch(angle: UOp, may_be_great: bool) -> None:
    for node in (angle.sin(), angle.cos()):
        assert any(u.arg == RARE for u in decompose(node, FULL).toposort()) == may_be_great


@pytest.mark.parametrize("name", ["SIN", "COS"])
def test_float64_angles_without_64_bit_integers(name: str) -> None:
    """The words of great arguments are pairs of halves, and give the same bits."""
    node, _ = functions(float64)[name]
    x = np.concatenate([_float64_points(name), SPECIAL])
    target = support.Fake(support.BASIC, frozenset(STORABLE) - {int64, uint64})
    with np.errstate(all="ignore"):
        expected = support.run(decompose(node, FULL), {0: x}, FULL)
        np.testing.assert_array_equal(support.run(decompose(node, target), {0: x}, target), expected)


@pytest.mark.parametrize("name", ["EXP2", "LOG2", "SIN", "COS"])
def test_float64_within_two_ulp(name: str) -> None:
    node, _ = functions(float64)[name]
    x = _float64_points(name)
    exact = [EXACT[name](mp.mpf(float(v))) for v in x]
    lowered = decompose(node, FULL)
    for unfused in (True, False):
        result = support.run(lowered, {0: x}, FULL, unfused=unfused)
        worst = max(exact_ulp(float(r), e) for r, e in zip(result, exact, strict=True))
        print(f"float64 {name:4} {'separate' if unfused else 'fused':8} max {worst:.3f} ULP, {len(lowered.toposort())} nodes")
        assert worst <= 2


def test_float64_pow() -> None:
    random = np.random.default_rng(9)
    n = 800
    x = np.concatenate(
        [np.ldexp(random.uniform(1, 2, n), random.integers(-1074, 1023, n)), 1 + random.standard_normal(n) * 1e-9]
    )
    y = np.concatenate([random.uniform(-1070, 1023, n) / np.log2(x[:n]), random.standard_normal(n) * 1e10])
    lowered = decompose(support.argument(0, float64).pow(support.argument(1, float64)), FULL)
    exact = [mp.power(mp.mpf(float(a)), mp.mpf(float(b))) for a, b in zip(x, y, strict=True)]
    for unfused in (True, False):
        with np.errstate(all="ignore"):
            result = support.run(lowered, {0: x, 1: y}, FULL, unfused=unfused)
        worst = max(exact_ulp(float(r), e) for r, e in zip(result, exact, strict=True))
        print(f"float64 POW  {'separate' if unfused else 'fused':8} max {worst:.3f} ULP, {len(lowered.toposort())} nodes")
        assert worst <= 2


@pytest.mark.parametrize("dtype", [float16, bfloat16])
@pytest.mark.parametrize("lacking", [False, True])
def test_every_narrow_float(dtype: DType, lacking: bool) -> None:
    from kg.semantics.floats import from_storage, numpy_storage_dtype

    codes = np.arange(1 << 16, dtype=np.uint16)
    x = from_storage(codes.view(numpy_storage_dtype(dtype)), dtype).astype(np.float32)
    renderer = support.Fake(support.BASIC, frozenset(STORABLE) - {dtype}) if lacking else FULL
    source = support.argument(0, float32).cast(dtype)
    for op, function in ((Op.EXP2, np.exp2), (Op.LOG2, np.log2), (Op.SIN, np.sin), (Op.COS, np.cos)):
        exact = longdouble(function, x)
        with np.errstate(all="ignore"):
            result = support.run(decompose(source.alu(op).cast(float32), renderer), {0: x}, renderer)
        scaled = np.where(np.isinf(result), exact.astype(np.float32), result)  # overflow of the format itself
        errors = support.ulp_errors(scaled, exact, dtype)
        print(f"{dtype} {op.name:4} every value: max {errors.max():.3f} ULP")
        assert errors.max() <= 0.51


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", ["SIN", "COS"])
def test_angles_cast_from_float16(name: str, target: str) -> None:
    """In float32 alone, every value of float16, with the sign of a zero."""
    x = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
    angle = support.argument(0, float16).cast(float32)
    lowered = decompose(angle.sin() if name == "SIN" else angle.cos(), TARGETS[target])
    assert not {float64, uint64} & {node.dtype for node in lowered.toposort()}
    with np.errstate(all="ignore"):
        exact = longdouble(np.sin if name == "SIN" else np.cos, x)
    for unfused in (True, False):
        with np.errstate(all="ignore"):
            result = support.run(lowered, {0: x}, TARGETS[target], unfused=unfused)
        errors = support.ulp_errors(result, exact, float32)
        print(
            f"float32 {name:4} of float16  {'separate' if unfused else 'fused':8} max {errors.max():.3f} ULP, {len(lowered.toposort())} nodes"
        )
        assert errors.max() <= 2
        assert name == "COS" or np.array_equal(np.signbit(result[x == 0]), np.signbit(x[x == 0]))


def test_vectors_give_what_scalars_give() -> None:
    x = support.sweep_float32(8)[:4080]
    for target in TARGETS.values():
        for op in (Op.EXP2, Op.LOG2, Op.SIN, Op.COS):
            scalar = support.run(decompose(support.argument(0, float32).alu(op), target), {0: x}, target)
            lowered = decompose(support.argument(0, float32.vec(4)).alu(op), target)
            vector = support.run(lowered, {0: x.reshape(-1, 4)}, target)
            assert np.array_equal(scalar.reshape(-1, 4), vector, equal_nan=True)
