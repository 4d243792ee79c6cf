"""The rewriter: patterns, order of rules, one visit per node, circles, traces."""

from __future__ import annotations

import pytest
from kg.dtype import float32, index, int32
from kg.errors import RewriteError
from kg.ir.build import const, variable, vectorize
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.engine import Trace, fired, rewrite
from kg.rewrite.pattern import A, B, Pattern, X, Y, Z, add, any_sources, constant, mul, neg, number, op, sub, where
from kg.rewrite.rule import Rule, RuleSet, rule

N, M = variable("n", 0, 9), variable("m", 0, 9)


def _rules(*rules: Rule) -> RuleSet:
    return RuleSet("test", rules)


def _matches(pattern: Pattern, node: UOp) -> dict[str, UOp] | None:
    """What a pattern captures."""
    caught: list[dict[str, UOp]] = []

    def build(x: UOp, y: UOp) -> None:
        caught.append({"x": x, "y": y})

    def build_one(x: UOp) -> None:
        caught.append({"x": x})

    chosen = build if "y" in pattern.captures() else build_one
    rewrite(node, _rules(rule(pattern, name="probe")(chosen)))
    return caught[-1] if caught else None


def test_patterns() -> None:
    assert _matches(add(X, Y), N + M) == {"x": N, "y": M}
    assert _matches(add(X, X), N + M) is None
    assert _matches(add(X, X), N + N) == {"x": N}
    assert _matches(add(X.floats, Y), N + M) is None
    assert _matches(add(X.index, number(3)), N + 3) == {"x": N}
    assert _matches(add(X.index, number(3)), N + 4) is None
    assert _matches(add(mul(X, Y), X), N * M + N) == {"x": N, "y": M}
    assert _matches(add(mul(X, Y), X), N * M + M) is None
    assert _matches(op((Op.ADD, Op.SUB), X, Y), N - M) == {"x": N, "y": M}
    assert _matches(any_sources(Op.VECTORIZE, every=constant("")).named("x"), vectorize(const(1, int32), const(2, int32)))
    assert _matches(any_sources(Op.VECTORIZE, every=constant("")).named("x"), vectorize(N, M)) is None
    assert _matches(op(Op.VECTORIZE, X, more=True), vectorize(N, M)) == {"x": N}
    assert _matches(op(Op.VECTORIZE, X), vectorize(N, M)) is None
    assert _matches(where(Z, X, Y), (N < M).where(N, M)) == {"x": N, "y": M}
    assert _matches(neg(X.vector), -N) is None


def test_a_rule_names_its_captures() -> None:
    with pytest.raises(TypeError, match="rule bad: q is no capture"):

        @rule(add(X, Y), name="bad")
        def _(q: UOp) -> UOp:
            return q

    with pytest.raises(TypeError, match="must name its ops"):

        @rule(X, name="rootless")
        def _(x: UOp) -> UOp:
            return x


def test_priority_goes_before_order() -> None:
    @rule(add(X, A), name="first")
    def first(x: UOp) -> UOp:
        return x

    @rule(add(X, A), name="urgent", priority=1)
    def urgent(x: UOp, a: UOp) -> UOp:
        return x * a

    assert rewrite(N + 2, _rules(first, urgent)) is N * 2
    assert rewrite(N + 2, _rules(first)) is N
    assert [r.name for r in (_rules(first) + _rules(urgent)).for_op(Op.ADD)] == ["urgent", "first"]


def test_sources_first_and_to_the_end() -> None:
    @rule(add(A, B), name="fold_sum")
    def fold_sum(a: UOp, b: UOp) -> UOp:
        return a.const_like(int(a.value) + int(b.value))

    x: UOp = const(0, index)
    for _ in range(5000):
        x = x + 1
    assert rewrite(x, _rules(fold_sum)).value == 5000


def test_what_a_rule_makes_is_simplified_too() -> None:
    @rule(sub(X, Y), name="as_sum")
    def as_sum(x: UOp, y: UOp) -> UOp:
        return x + -y

    @rule(neg(X), name="as_product")
    def as_product(x: UOp) -> UOp:
        return x * -1

    assert rewrite(N - M, _rules(as_sum, as_product)) is N + M * -1


def test_circles_are_shown() -> None:
    @rule(add(X, Y), name="there")
    def there(x: UOp, y: UOp) -> UOp:
        return x * y

    @rule(mul(X, Y), name="back")
    def back(x: UOp, y: UOp) -> UOp:
        return x + y

    with pytest.raises(RewriteError, match=r"there.*back") as caught:
        rewrite(N + M, _rules(there, back))
    assert "add(" in str(caught.value)


def test_growth_is_a_circle() -> None:
    @rule(neg(X), name="grow")
    def grow(root: UOp) -> UOp:
        return root + 1

    with pytest.raises(RewriteError, match="grow"):
        rewrite(-N, _rules(grow))


def test_the_step_limit() -> None:
    @rule(add(X, A), name="count_up")
    def count_up(x: UOp, a: UOp) -> UOp:
        return x + (int(a.value) + 1)

    with pytest.raises(RewriteError, match=r"count_up.*step limit"):
        rewrite(N + 1, _rules(count_up), step_limit=50)


def test_context_and_trace() -> None:
    @rule(add(X, A), name="with_context")
    def with_context(x: UOp, ctx: dict[str, int]) -> UOp:
        ctx["seen"] = ctx.get("seen", 0) + 1
        return x

    rules, ctx, trace = _rules(with_context), dict[str, int](), Trace()
    before = fired.get("with_context", 0)
    assert rewrite((N + 1) + 2, rules, ctx=ctx, trace=trace) is N
    assert rewrite((N + 1) + 2, rules, ctx=ctx) is N
    assert ctx == {"seen": 4}
    assert fired["with_context"] == before + 4
    assert [(s.rule.name, s.before.src[1].value, s.after) for s in trace] == [("with_context", 1, N), ("with_context", 2, N)]


def test_results_are_remembered_but_traced_anew() -> None:
    @rule(add(X, number(0)), name="remembered")
    def remembered(x: UOp) -> UOp:
        return x

    rules, trace = _rules(remembered), Trace()
    assert rewrite(N + 0, rules) is N
    assert rewrite(N + 0, rules, trace=trace) is N
    assert len(trace.steps) == 1


def test_deep_and_wide_graphs() -> None:
    @rule(mul(X, number(1)), name="by_one")
    def by_one(x: UOp) -> UOp:
        return x

    leaves = [UOp(Op.ARG, float32, (), i) for i in range(50)]
    x = leaves[0]
    expected = x
    for i in range(20_000):
        x, expected = (x * 1.0) + leaves[i % 50], expected + leaves[i % 50]
    assert rewrite(x, _rules(by_one)) is expected
