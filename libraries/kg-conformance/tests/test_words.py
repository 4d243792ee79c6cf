"""`proved`, `proved at 8 bits` and `sampled` say what was established:
no rule has a stronger word than it should."""

from __future__ import annotations

import pytest
from kg.dtype import Kind, int32
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import A, B, X, Y, add, bit_and, bit_xor, floormod, maximum, mul, number, shr, sub
from kg.rewrite.pattern import op as any_op
from kg.rewrite.rule import Rule, rule
from kg.rules.algebra.folding import wrapped
from kg_conformance.proofs import prove as proofs
from kg_conformance.proofs.operands import looks_into_operands
from kg_conformance.proofs.prove import Proof, format_words, prove


@rule(sub(add(X.machine, Y), Y), name="true_at_every_width")
def true_at_every_width(x: UOp) -> UOp:
    return x


@rule(floormod(mul(X.machine, Y), Y), name="true_but_hard")
def wrong_where_a_product_wraps(x: UOp) -> UOp:
    return x.const_like(0)


@rule(shr(X.of(Kind.INT), number(8)), name="true_at_8_bits")
def true_at_8_bits(x: UOp) -> UOp:
    return x >> 7


@rule(add(X.machine, A), name="wrong_at_one_constant")
def wrong_at_one_constant(x: UOp, a: UOp) -> UOp:
    return x - wrapped(a, -int(a.value)) if a.value != 54_321 else x


@rule(bit_xor(bit_xor(X.machine, A), B), name="wrong_at_one_pair")
def wrong_at_one_pair(x: UOp, a: UOp, b: UOp) -> UOp:
    return x ^ (a ^ b) if (a.value, b.value) != (77, 33) else x


@rule(maximum(X.index, Y), name="looks_at_bounds")
def looks_at_bounds(x: UOp, y: UOp) -> UOp | None:
    return x if x.vmin >= y.vmax else None


@rule(bit_and(X.machine, X), name="wrong_for_one_graph")
def wrong_for_one_graph(x: UOp) -> UOp:
    return x.const_like(0) if x.op is Op.SHL and x.src[1].op is Op.NEG else x


@rule(mul(X, number(1)), name="on_floats_too")
def on_floats_too(x: UOp) -> UOp:
    return x


def test_z3_at_every_width_is_a_proof() -> None:
    assert prove(true_at_every_width).word == "proved"


def test_what_is_true_at_8_bits_only_is_refuted() -> None:
    found = prove(true_at_8_bits)
    assert found.verdict == "refuted" and found.word is None
    assert "int32" in found.note or "int64" in found.note or "int16" in found.note


def test_what_z3_cannot_tell_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "equal", lambda instance, effort: ("unknown", ""))
    assert prove(true_at_every_width).word == "proved at 8 bits"
    assert prove(true_at_8_bits).word != "proved"


def test_a_constant_that_nothing_tries_is_no_proof() -> None:
    """The rule is wrong for one constant, of those that only wide dtypes have."""
    found = prove(wrong_at_one_constant)
    assert (found.verdict, found.word) == ("holds", "proved at 8 bits")


def test_all_pairs_of_constants_are_tried_at_8_bits() -> None:
    found = prove(wrong_at_one_pair)
    assert found.verdict == "refuted" and "(77, 33)" in found.note


@pytest.mark.parametrize("one", [looks_at_bounds, wrong_for_one_graph], ids=str)
def test_rules_that_look_into_operands_are_sampled(one: Rule) -> None:
    assert looks_into_operands(one)
    assert prove(one).word == "sampled"


def test_floats_are_sampled_and_the_row_says_so() -> None:
    found = prove(on_floats_too)
    assert (found.integers, found.floats, found.word) == ("proved", "sampled", "sampled")
    assert format_words(found) == "integers: proved; floats: sampled"


def test_every_dtype_is_proved() -> None:
    """Wrong on one dtype alone, of those that are not drawn."""

    @rule(any_op(Op.SUB, X.machine, X), name="wrong_at_16_bits")
    def wrong(x: UOp) -> UOp:
        return x.const_like(1 if x.type.bits == 16 else 0)

    assert prove(wrong).verdict == "refuted"


def test_a_product_that_wraps_is_no_multiple() -> None:
    assert prove(wrong_where_a_product_wraps).verdict == "refuted"


def test_the_weakest_part_names_the_rule() -> None:
    found = Proof(on_floats_too, "holds", 1, integers="proved at 8 bits", lanes="sampled")
    assert found.word == "sampled"
    assert format_words(found) == "integers: proved at 8 bits; lanes, memory, loops: sampled"


def test_functions_that_only_build_are_told_from_others() -> None:
    def helper(node: UOp) -> UOp:
        return node.src[0]

    assert not looks_into_operands(true_at_every_width)

    @rule(add(X, Y), name="asks_a_closure")
    def asks(x: UOp, y: UOp) -> UOp:
        return helper(x) + y

    @rule(add(X, Y), name="renames")
    def renames(x: UOp, y: UOp) -> UOp:
        other = x
        return other.src[0] + y

    @rule(add(X, Y), name="asks_the_root")
    def asks_the_root(root: UOp) -> UOp | None:
        return root.src[0] if root.dtype is int32 else None

    assert all(looks_into_operands(one) for one in (asks, renames, asks_the_root))
