"""Every rule holds, as far as its method reaches.
Wrong ones are refuted, float ones without a licence too."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from kg.dtype import Kind
from kg.ir.uop import UOp
from kg.rewrite.engine import Trace, rewrite
from kg.rewrite.pattern import A, B, X, Y, add, cast, floordiv, lt, maximum, mul, number, sub
from kg.rewrite.pattern import op as any_op
from kg.rewrite.rule import Rule, combine, rule
from kg.rules import FAMILIES
from kg_conformance.proofs import prove as proofs
from kg_conformance.proofs.coverage import core_proofs, counts, format_coverage, format_summary, never_fired
from kg_conformance.proofs.instances import instances
from kg_conformance.proofs.points import examples
from kg_conformance.proofs.prove import Proof, format_table, prove

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def all_proofs() -> list[Proof]:
    return list(core_proofs())


def test_every_rule_holds(all_proofs: list[Proof]) -> None:
    bad = [f"{p.rule} is {p.verdict}: {p.note}" for p in all_proofs if not p.holds]
    assert not bad, "\n".join(bad)


def test_only_fast_math_rules_change_floats(all_proofs: list[Proof]) -> None:
    for p in all_proofs:
        assert (p.verdict == "licensed") <= p.rule.fast_math
        assert not p.rule.fast_math or p.verdict == "licensed", f"{p.rule} changes nothing: it needs no licence"


def test_each_word_is_counted_apart(all_proofs: list[Proof]) -> None:
    """At least half of the rules on integers are proved, three quarters at 8 bits or better.
    Nothing is claimed of floats and loops."""
    found = counts(all_proofs)
    integers = found["integers"]
    assert sum(found["rules"].values()) == len(all_proofs)
    assert sum(integers.values()) > 100
    assert integers["proved"] * 2 >= sum(integers.values())
    assert integers["sampled"] * 4 <= sum(integers.values())
    assert {p.floats for p in all_proofs} | {p.lanes for p in all_proofs} == {"sampled", None}


def _fires(one: Rule) -> bool:
    """Whether it is this rule that acts, among all the others, on some graph that it was proved on."""
    rules = combine("all", [s for s in FAMILIES if one.fast_math or not any(r.fast_math for r in s)])
    drawn = (
        i.before for kind in Kind if kind not in (Kind.VOID, Kind.COMPLEX) for i in instances(one, kind, wanted=30, draws=400)
    )
    for before in (*examples(), *drawn):
        trace = Trace()
        rewrite(before, rules, trace=trace)
        if any(step.rule is one for step in trace):
            return True
    return False


def test_no_rule_is_dead() -> None:
    assert [str(r) for s in FAMILIES for r in s if not _fires(r)] == []


def test_names_are_unique(all_proofs: list[Proof]) -> None:
    names = [p.rule.name for p in all_proofs]
    assert sorted(set(names)) == sorted(names)


def test_the_table_names_every_rule(all_proofs: list[Proof]) -> None:
    lines = format_table(all_proofs).splitlines()
    assert len(lines) == len(all_proofs) + 1
    assert lines[0].split() == ["family", "rule", "known", "verdict", "applications"]


def test_coverage_names_every_rule_and_those_that_never_fired(all_proofs: list[Proof]) -> None:
    fired = {p.rule.name: 7 for p in all_proofs[1:]}
    lines = format_coverage(all_proofs, fired).splitlines()
    assert lines[0].split() == ["family", "rule", "known", "verdict", "fired"]
    assert [line.split()[-1] for line in lines[1:3]] == ["0", "7"]
    assert never_fired(fired) == [all_proofs[0].rule]
    assert "refuted" not in format_summary(all_proofs)


def _wrong(name: str) -> Callable[[Callable[..., UOp | None]], Rule]:
    return rule(WRONG[name], name=name)


WRONG = {
    "wrong_floordiv": floordiv(floordiv(X.index, A), B),
    "wrong_associativity": floordiv(mul(X.machine, A), A),
    "wrong_comparison": lt(add(X.machine, A), B),
    "wrong_zero": add(X.floats, number(0)),
    "wrong_difference": sub(X.floats, X),
    "wrong_cast": cast(cast(X)),
    "wrong_max": maximum(X, Y),
    "wrong_bool": add(X.bools, Y),
}


@_wrong("wrong_floordiv")
def floordiv_without_guard(x: UOp, a: UOp, b: UOp) -> UOp | None:
    divisor = int(a.value) * int(b.value)
    return x // divisor


@_wrong("wrong_associativity")
def product_that_overflows(x: UOp) -> UOp:
    return x


@_wrong("wrong_comparison")
def comparison_that_overflows(x: UOp, a: UOp, b: UOp) -> UOp | None:
    limit = int(b.value) - int(a.value)
    return x < limit if x.type.min <= limit <= x.type.max else None


@_wrong("wrong_zero")
def loses_the_sign_of_zero(x: UOp) -> UOp:
    return x


@_wrong("wrong_difference")
def forgets_nan(x: UOp) -> UOp:
    return x.const_like(0)


@_wrong("wrong_cast")
def forgets_the_narrow_one(root: UOp, x: UOp) -> UOp:
    return x.cast(root.type)


@_wrong("wrong_max")
def picks_one(x: UOp) -> UOp:
    return x


@_wrong("wrong_bool")
def takes_addition_for_xor(x: UOp, y: UOp) -> UOp:
    return x ^ y


@pytest.mark.parametrize(
    "one",
    [
        *(floordiv_without_guard, product_that_overflows, comparison_that_overflows, loses_the_sign_of_zero, forgets_nan),
        *(forgets_the_narrow_one, picks_one, takes_addition_for_xor),
    ],
    ids=str,
)
def test_wrong_rules_are_refuted(one: Rule) -> None:
    found = prove(one)
    assert found.verdict == "refuted", found
    assert "differ at" in found.note


def test_a_rule_that_never_applies_does_not_hold() -> None:
    from kg.ir.op import Op

    @rule(any_op(Op.ADD, X.of(Kind.BOOL), number(7)), name="never")
    def never(x: UOp) -> UOp:
        return x

    found = prove(never)
    assert (found.verdict, found.word) == ("never applied", None)


def test_without_z3_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "z3", None)
    with pytest.raises(ImportError, match=r"pip install 'kg-core\[prove\]'"):
        prove(next(r for r in FAMILIES[1] if r.name == "add_constants"))


def test_the_command_proves_the_rules_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert proofs.main(["xor_itself", "shift_by_zero"]) == 0
    table = capsys.readouterr().out
    assert "xor_itself" in table and "shift_by_zero" in table and "xor_constants" not in table
    assert proofs.main(["xor_itself", "xor_itslef"]) == 2
    assert "no rule is called xor_itslef" in capsys.readouterr().err


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "prove_all", lambda sets: [prove(next(iter(FAMILIES[1])))])
    assert proofs.main([]) == 0
    assert "constant_right" in capsys.readouterr().out
