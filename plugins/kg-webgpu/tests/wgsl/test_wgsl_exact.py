"""Float expressions that drivers join: chains of two and three operations, random ones,
and values carried by loops.

Every kernel is compared with the same operations done one by one. That these tests can fail is seen by leaving `hidden` out: several
hundred of the chains then differ on Mesa (`test_drivers_do_join` shows a few of them).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import product

import numpy as np
import pytest
from kg import dtype as dt
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.evaluate import evaluate
from kg_webgpu.wgsl import values as rules
from wgsl_support import Program, const, empty, end, load, loop, needs_adapter, pointer, register, run, runtime, special, store
from wgsl_values import differences, float_columns, same

pytestmark = [pytest.mark.part(4), needs_adapter]

F = dt.float32
COUNT = 256
CONSTANTS = (2.0, 0.1, 0.0, -0.0, 1.0, -1.0, float("inf"), float("nan"))
BINARY = (Op.ADD, Op.SUB, Op.MUL, Op.FDIV)
UNARY = (Op.NEG, Op.ABS, Op.SQRT, Op.RECIPROCAL, Op.TRUNC, Op.ROUND)
COMPARES = (Op.CMPLT, Op.CMPLE, Op.CMPEQ)
X, Y, Z = (load(pointer(slot, F), special("g0", COUNT)) for slot in range(3))


def number(value: float) -> UOp:
    return const(value, F)


def op(kind: Op, *operands: UOp) -> UOp:
    return UOp(kind, dt.bool_ if kind in COMPARES else F, operands)


def negate(u: UOp) -> UOp:
    return UOp(Op.XOR, dt.bool_, (u, const(True, dt.bool_))) if u.type.is_bool else op(Op.NEG, u)


def where(condition: UOp, then: UOp, otherwise: UOp) -> UOp:
    return UOp(Op.WHERE, F, (condition, then, otherwise))


def one_by_one(u: UOp, columns: Sequence[np.ndarray], known: dict[UOp, np.ndarray], fused: bool = False) -> np.ndarray:
    """The value of an expression, every operation rounded.
    A product that is added to something with it, or before it."""
    if u in known:
        return known[u]
    if u.op is Op.CONST:
        found = np.full(COUNT, u.value, bool if u.type.is_bool else np.float32)
    elif u.op is Op.LOAD:
        found = columns[u.src[0].src[0].slot]
    else:
        values = [one_by_one(s, columns, known, fused) for s in u.src]
        if u.op is Op.MULACC:
            found = multiplied_and_added(*values, fused=fused)
        else:
            found = evaluate(u.op, u.type, values, [s.type for s in u.src])
    known[u] = found
    return found


def multiplied_and_added(a: np.ndarray, b: np.ndarray, c: np.ndarray, *, fused: bool) -> np.ndarray:
    """a*b + c.
    The product is exact in float64; a sum that is not there becomes the odd one of its neighbours, and is rounded once."""
    with np.errstate(all="ignore"):
        if not fused:
            return a * b + c
        product, other = a.astype(np.float64) * b, c.astype(np.float64)
        total = product + other
        back = total - product
        lost = (product - (total - back)) + (other - back)
        even = np.isfinite(total) & (lost != 0) & (total.view(np.int64) & 1 == 0)
        return np.where(even, np.nextafter(total, np.where(lost > 0, np.inf, -np.inf)), total).astype(np.float32)


def test_a_fused_sum_is_rounded_once() -> None:
    half = np.float32(2.0**-12)
    a, b = np.float32(1) + half * np.array([1, 1, 1], np.float32), np.float32(1) + half * np.array([1, 1, 1], np.float32)
    c = np.array([2.0**-60, -(2.0**-60), 0.0], np.float32)  # beside a product halfway between two numbers
    assert multiplied_and_added(a, b, c, fused=True).tolist() == [1 + 2.0**-11 + 2.0**-23, 1 + 2.0**-11, 1 + 2.0**-11]
    assert multiplied_and_added(a, b, c, fused=False).tolist() == [1 + 2.0**-11] * 3


def text(u: UOp) -> str:
    if u.op is Op.CONST:
        return repr(u.value)
    return "xyz"[u.src[0].src[0].slot] if u.op is Op.LOAD else f"{u.op.name.lower()}({', '.join(map(text, u.src))})"


def check(expressions: Sequence[UOp], columns: Sequence[np.ndarray]) -> list[str]:
    """What differs, of expressions computed by kernels of a few each."""
    wrong: list[str] = []
    most = runtime().renderer.limits.buffers - 3
    for first in range(0, len(expressions), most):
        some = expressions[first : first + most]
        p = Program()
        item = p.emit(special("g0", COUNT))
        for leaf in (X, Y, Z):
            p.emit(leaf)
        outputs = [empty(COUNT, F) for _ in some]
        for slot, expression in enumerate(some, 3):
            p.emit(store(pointer(slot, F), item, expression))
        run(p.done(), [*columns, *outputs], (COUNT, 1, 1))
        for expression, got in zip(some, outputs, strict=True):
            wanted, fused = (one_by_one(expression, columns, {}, way).astype(np.float32) for way in (False, True))
            wanted = np.where(same(got, fused, F), fused, wanted)  # MULACC may be either
            found = differences(got, wanted, F, columns)
            wrong += [f"{text(expression)}: {found[0]}"] if found else []
    return wrong


# -- chains


def sums_and_products(constant: UOp) -> list[UOp]:
    """Two operations, and three, of three values and a constant."""
    a, found = constant, list[UOp]()
    for f, g in product(BINARY, BINARY):
        pairs = [
            (op(g, X, Y), a),
            (op(g, X, a), Y),
            (op(g, a, X), Y),
            (op(g, X, a), X),
            (op(g, a, X), X),
            (op(g, X, a), number(3.0)),
        ]
        pairs += [(op(g, a, X), number(3.0)), (negate(op(g, X, Y)), a), (op(g, negate(X), Y), X), (op(g, X, Y), op(g, X, Z))]
        pairs += [
            (op(g, X, Y), op(g, Z, X)),
            (op(g, X, Y), op(g, Z, Y)),
            (op(g, X, a), op(g, Y, a)),
            (op(g, a, X), op(g, a, Y)),
        ]
        for h in (Op.ADD, Op.SUB, Op.MUL):
            pairs += [
                (op(g, op(h, X, Y), Z), X),
                (op(g, op(h, X, Y), Z), Y),
                (op(g, op(h, X, a), Y), a),
                (op(h, X, Y), op(g, op(h, X, Y), Z)),
            ]
        found += [op(f, *pair) for p in pairs for pair in (p, p[::-1])]
    return found


def functions(constant: UOp) -> list[UOp]:
    """Roots, reciprocals, roundings and signs with what is beside them."""
    found = [op(u, op(v, s)) for u, v in product(UNARY, UNARY) for s in (X, op(Op.MUL, X, constant), op(Op.ADD, X, constant))]
    for u, g in product(UNARY, BINARY):
        found += [
            op(u, op(g, X, Y)),
            op(u, op(g, X, constant)),
            op(u, op(g, constant, X)),
            op(g, op(u, X), X),
            op(g, X, op(u, X)),
        ]
        found += [op(g, op(u, X), op(u, X)), op(g, op(u, X), op(u, Y)), op(g, op(u, X), constant), op(g, constant, op(u, X))]
        found += [op(u, op(g, X, X)), op(g, op(u, op(Op.MUL, X, Y)), X), op(g, op(u, op(Op.MUL, X, X)), op(u, Y))]
    return found


def choices() -> list[UOp]:
    """Comparisons, turned round and not, of sums, products and what is chosen by them."""
    sides = [(op(f, X, Y), s) for f in BINARY for s in (X, number(0.0), number(3.0))]
    sides += [(op(f, X, number(c)), number(3.0)) for f in (Op.ADD, Op.MUL) for c in (1.0, -3.0, 12582912.0)]
    sides += [(op(f, X, Y), op(f, X, Z)) for f in BINARY] + [
        (op(u, X), s) for u in UNARY for s in (X, number(0.0), number(1.0))
    ]
    found: list[UOp] = []
    for compare in COMPARES:
        for left, right in sides:
            for condition in (op(compare, left, right), op(compare, right, left)):
                found += [where(c, number(1.0), number(2.0)) for c in (condition, negate(condition))]
        for a, b in ((X, Y), (X, number(1.0)), (number(0.0), X), (X, negate(X)), (X, number(float("inf")))):
            condition = op(compare, a, b)
            for then, otherwise in (
                (a, b),
                (b, a),
                (negate(a), a),
                (a, negate(a)),
                (a, number(0.0)),
                (op(Op.SUB, a, b), op(Op.SUB, b, a)),
            ):
                found += [where(c, then, otherwise) for c in (condition, negate(condition))]
        low = where(op(compare, X, number(0.0)), number(0.0), X)
        found += [
            where(op(compare, number(1.0), low), number(1.0), low),
            where(op(compare, X, Y), where(op(compare, Y, X), X, Z), Y),
        ]
    one = number(1.0)
    found += [op(Op.ADD, op(Op.MUL, X, op(Op.SUB, one, Z)), op(Op.MUL, Y, Z)), op(Op.ADD, X, op(Op.MUL, Z, op(Op.SUB, Y, X)))]
    return found


@pytest.mark.parametrize("constant", CONSTANTS, ids=str)
@pytest.mark.parametrize("chains", [sums_and_products, functions], ids=lambda f: f.__name__)
def test_chains(chains: Callable[[UOp], list[UOp]], constant: float) -> None:
    wrong = check(list(dict.fromkeys(chains(number(constant)))), float_columns(COUNT, 1))
    assert not wrong, "\n".join(wrong[:20])


def test_choices() -> None:
    wrong = check(list(dict.fromkeys(choices())), float_columns(COUNT, 2))
    assert not wrong, "\n".join(wrong[:20])


def a_random_expression(choose: random.Random, size: int) -> UOp:
    """Operations on values that were just computed, so that they meet."""
    values = [X, Y, Z]

    def value() -> UOp:
        return (
            number(choose.choice(CONSTANTS))
            if choose.random() < 0.2
            else choose.choice(values[-4:] if choose.random() < 0.7 else values)
        )

    while len(values) < size:
        kind = choose.choice((*BINARY, *BINARY, *UNARY, Op.WHERE, Op.MULACC, Op.MULACC))
        if kind is Op.WHERE:
            condition = op(choose.choice(COMPARES), choose.choice(values), value())
            new = where(negate(condition) if choose.random() < 0.4 else condition, *choose.sample((*condition.src, X, Y), 2))
        else:
            new = op(kind, *(value() for _ in range(kind.arity or 0)))
        if any(s.op is not Op.CONST for s in new.src):  # which core has folded
            values.append(new)
    return values[-1]


def what_was_joined() -> list[UOp]:
    """Found by random expressions: what a driver takes for equal though it is another node,
    and what it joins then."""
    two, root = number(2.0), op(Op.SQRT, X)
    same_choice, never = where(op(Op.CMPLE, X, X), Y, Y), where(negate(op(Op.CMPLT, X, X)), X, Y)
    xy, yx, both = op(Op.MUL, X, Y), op(Op.MUL, Y, X), op(Op.ADD, op(Op.MUL, X, Y), op(Op.MUL, Z, Z))
    zero, one, tenth = number(0.0), number(1.0), number(0.1)
    return [
        op(Op.ADD, xy, op(Op.SUB, Z, yx)),  # a product the other way round
        op(Op.ADD, xy, op(Op.ADD, Z, op(Op.MUL, negate(X), Y))),
        op(Op.MULACC, same_choice, same_choice, op(Op.MUL, Y, X)),  # a choice of one value
        op(Op.SUB, op(Op.ADD, never, Y), X),
        op(Op.SUB, op(Op.ABS, op(Op.ABS, xy)), op(Op.ABS, xy)),
        op(Op.SUB, op(Op.MUL, Z, Z), op(Op.ABS, op(Op.MUL, Z, Z))),
        op(Op.ADD, both, tenth),  # (a*b + c*d) + e
        op(Op.ADD, op(Op.MULACC, X, number(3.0), op(Op.MUL, tenth, Y)), op(Op.TRUNC, Z)),
        op(Op.ADD, op(Op.ADD, xy, op(Op.MUL, X, number(-1.0))), op(Op.RECIPROCAL, Z)),
        op(Op.SUB, both, both),  # one value, which is not hidden twice
        op(Op.MULACC, zero, zero, Y),
        op(Op.ADD, op(Op.MULACC, one, number(-1.0), X), one),
        op(Op.ADD, op(Op.MULACC, X, Y, number(-0.0)), zero),
        op(Op.ADD, number(float("nan")), op(Op.SUB, Z, number(float("nan")))),
        op(Op.SUB, op(Op.ADD, op(Op.SUB, zero, X), zero), op(Op.SUB, zero, X)),
        op(Op.FDIV, tenth, op(Op.ABS, op(Op.MUL, root, two))),  # a root of -0 has its sign
        where(op(Op.CMPLE, X, X), one, two),
    ]


def test_what_was_joined() -> None:
    wrong = check(what_was_joined(), float_columns(COUNT, 1)) + check(what_was_joined(), float_columns(COUNT, 71))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("seed", range(12))
def test_random_expressions(seed: int) -> None:
    choose = random.Random(seed)
    expressions = [a_random_expression(choose, 10) for _ in range(20)]
    wrong = check(expressions, float_columns(COUNT, seed))
    assert not wrong, "\n".join(wrong)


def test_drivers_do_join(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the other tests would miss without `hidden`.
    A driver that keeps to the text passes them either way."""
    if "llvmpipe" not in runtime().queue.name:
        pytest.skip("known of Mesa")
    joined = [
        op(Op.SUB, op(Op.ADD, X, Y), X),
        op(Op.ADD, op(Op.ADD, X, Y), number(2.0)),
        op(Op.MUL, X, number(0.0)),
        op(Op.RECIPROCAL, op(Op.RECIPROCAL, X)),
    ]
    assert not check(joined, float_columns(COUNT, 1))
    monkeypatch.setattr(rules, "hidden", lambda _w, _u: frozenset())
    assert len(check(joined, float_columns(COUNT, 1))) == len(joined)


# -- loops


def in_a_loop(
    steps: int, start: dict[str, float], body: Callable[[dict[str, UOp], UOp], dict[str, UOp]], data: np.ndarray
) -> np.ndarray:
    """Registers by name with what they start from; `body` gives their new values from the old ones
    and the next element."""
    p = Program()
    zero = const(0)
    registers = {name: register(name, F) for name in start}
    starts = [p.emit(store(registers[name], zero, number(value))) for name, value in start.items()]
    step = p.emit(loop(steps))
    old = {name: p.emit(load(registers[name], zero, 1, *starts, step)) for name in start}
    new = body(old, p.emit(load(pointer(1, F), step)))
    stores = [p.emit(store(registers[name], zero, value)) for name, value in new.items()]
    last = p.emit(end(step, *stores))
    for place, name in enumerate(start):
        p.emit(store(pointer(0, F), const(place), load(registers[name], zero, 1, last)))
    out = empty(len(start), F)
    run(p.done(), [out, data])
    return out


def on_numbers(
    steps: int,
    start: dict[str, float],
    body: Callable[[dict[str, np.float32], np.float32], dict[str, np.float32]],
    data: np.ndarray,
):
    values = {name: np.float32(v) for name, v in start.items()}
    for step in range(steps):
        values = {**values, **body(values, data[step])}
    return np.array(list(values.values()), np.float32)


def kahan(old, x):
    """A compensated sum."""
    y = x - old["lost"]
    total = old["total"] + y
    return {"lost": (total - old["total"]) - y, "total": total}


def two_sum(old, x):
    """Knuth's: the sum and all that was rounded away."""
    total = old["total"] + x
    part = total - old["total"]
    return {"total": total, "lost": old["lost"] + ((old["total"] - (total - part)) + (x - part))}


def grow(old, x):
    """Constants that an unrolled loop could gather."""
    f = type(x) if isinstance(x, np.floating) else number
    return {"total": old["total"] + f(0.1), "lost": old["lost"] * f(1.1)}


def back_and_forth(old, x):
    """What is taken away is what was added in the step before."""
    return {"total": old["total"] + old["lost"] + x, "lost": old["lost"] - (old["total"] + x)}


@pytest.mark.parametrize("steps", [3, 16, 200])
@pytest.mark.parametrize("body", [kahan, two_sum, grow, back_and_forth], ids=lambda f: f.__name__)
def test_what_loops_carry(body: Callable[..., dict], steps: int) -> None:
    """Few steps are unrolled by drivers."""
    random_ = np.random.default_rng(steps)
    data = (random_.standard_normal(steps) * 10.0 ** random_.integers(-4, 5, steps)).astype(np.float32)
    start = {"total": 1e4, "lost": 0.3}
    with np.errstate(all="ignore"):
        assert in_a_loop(steps, start, body, data).tolist() == on_numbers(steps, start, body, data).tolist()
