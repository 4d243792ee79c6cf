"""Proofs of rules: z3 at machine width, else all values of 8 bits, else edge values; lanes, memory and loops by running them.

`python -m kg_conformance.proofs.prove` prints a table: rule, family, how it was proved. Rules with constants are proved for a fixed
choice of them, with every other value free.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from kg.dtype import DType, Kind
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.rule import Rule, RuleSet

from kg_conformance.proofs.concrete import same_bits, values_of
from kg_conformance.proofs.instances import Instance, apply, instances
from kg_conformance.proofs.points import examples, points
from kg_conformance.proofs.z3_terms import equal

Method = Literal["z3", "exhaustive", "fuzz", "structural"]
Verdict = Literal["proved", "refuted", "licensed", "unproved"]

WANTED = 12
DRAWS = 1500
EFFORT = 1_500_000  # of z3, in its own units: the answer is the same on a busy machine


@dataclass(frozen=True, slots=True)
class Proof:
    """How a rule was proved, and on how many applications; `note` has the counterexample of a refuted one.

    `method` is the weakest of those that the kinds of operands needed, `integers` that of integers and bools alone.
    A `licensed` rule changes float results, and is marked fast_math.
    """

    rule: Rule
    method: Method
    verdict: Verdict
    applications: int
    note: str = ""
    integers: Method | None = None

    @property
    def holds(self) -> bool:
        return self.verdict in ("proved", "licensed")


def prove(one: Rule) -> Proof:
    """Proves a rule for every kind of operand that its pattern allows. The weakest method is the one reported."""
    whole = [p for kind in (Kind.INDEX, Kind.INT, Kind.UINT, Kind.BOOL) if (p := _prove_kind(one, kind))]
    floats = _sampled(one, Kind.FLOAT, "fuzz")
    found = [*whole, *([floats] if floats else [])]
    structural = _structural(one)
    found += [structural] if structural is not None else []
    if not found:
        return Proof(one, "structural", "unproved", 0, "no application of the rule was found")
    bad = next((p for p in found if p.verdict == "refuted"), None)
    applications = sum(p.applications for p in found)
    if bad is not None:
        return Proof(one, bad.method, "licensed" if one.fast_math else "refuted", applications, bad.note)
    weakest = max(found, key=lambda p: _STRENGTH.index(p.method))
    integers = _STRENGTH[max(_STRENGTH.index(p.method) for p in whole)] if whole else None
    return Proof(one, weakest.method, "proved", applications, weakest.note, integers)


_STRENGTH: tuple[Method, ...] = ("z3", "exhaustive", "structural", "fuzz")


def _prove_kind(one: Rule, kind: Kind) -> Proof | None:
    """z3, and where that can't tell all instances of 8 bits; None where the rule does not apply to the kind."""
    tried, unknown = 0, ""
    for instance in instances(one, kind, wanted=WANTED, draws=DRAWS):
        if any(d.is_float for d in instance.dtypes):  # by way of casts
            return _sampled(one, kind, "exhaustive")
        tried += 1
        answer, note = equal(instance, EFFORT)
        if answer == "refuted":
            return Proof(one, "z3", "refuted", tried, _counterexample(instance, note))
        if answer == "unknown":
            unknown = note
            break
    if tried and not unknown:
        return Proof(one, "z3", "proved", tried)
    return _sampled(one, kind, "exhaustive") if tried else None


def _sampled(one: Rule, kind: Kind, method: Method) -> Proof | None:
    """By values: all of them for narrow operands, edges for wide ones."""
    tried, complete = 0, True
    for instance in instances(one, kind, wanted=WANTED, draws=DRAWS, narrow=method == "exhaustive"):
        tried += 1
        env, whole = points(instance.leaves, exhaustive=method == "exhaustive")
        complete = complete and whole
        difference = _difference(instance, env)
        if difference:
            return Proof(one, method, "refuted", tried, difference)
    if not tried:
        return None
    return Proof(one, method if complete else "fuzz", "proved", tried)


def _structural(one: Rule) -> Proof | None:
    """Runs both sides of what the rule does to the examples of lanes, memory and loops."""
    tried = 0
    for before in examples():
        if one.pattern.ops is None or before.op not in one.pattern.ops:
            continue
        after = apply(one, before)
        if after is None:
            continue
        tried += 1
        for x, y in zip(_observed(before), _observed(after), strict=False):
            difference = _difference(Instance(x, y), None)
            if difference:
                return Proof(one, "structural", "refuted", tried, difference)
        if len(_observed(before)) != len(_observed(after)):
            return Proof(one, "structural", "refuted", tried, "the two sides do different numbers of things")
    return Proof(one, "structural", "proved", tried) if tried else None


def _observed(root: UOp) -> list[UOp]:
    """What can be seen of a graph: its value, or for statements each store's index and value where its gate allows it."""
    if isinstance(root.dtype, DType) and root.dtype.kind is not Kind.VOID:
        return [root]
    seen: list[UOp] = []
    for node in root.toposort():
        if node.op is Op.STORE and not (node.gate is not None and node.gate.op is Op.CONST and not node.gate.value):
            seen += [node.src[0].src[1], node.src[1]]
    return seen


def _difference(instance: Instance, env: object) -> str:
    """A point where the sides differ, as text; nothing where they agree."""
    leaves = [*instance.leaves, *(n for n in instance.before.toposort() if n.op is Op.DEFINE_GLOBAL)]
    bound = {r for n in instance.before.toposort() if n.op is Op.REDUCE for r in n.src if r.op is Op.RANGE}
    leaves = [leaf for leaf in leaves if leaf not in bound]
    values, _ = points(leaves, exhaustive=env is not None)
    before, after = values_of(instance.before, values), values_of(instance.after, values)
    same = same_bits(before, after)
    if {Op.MAX, Op.MIN} & {n.op for n in instance.before.toposort()}:
        same = same | ((before == 0) & (after == 0))  # the sign of a zero is open there
    if same.all():
        return ""
    at = tuple(int(i) for i in (~same).nonzero()[0][:1])
    row = at[0]
    shown = ", ".join(f"{k.arg}={v[row if len(v) > 1 else 0]}" for k, v in values.items() if k.op is not Op.DEFINE_GLOBAL)
    return _counterexample(instance, shown)


def _counterexample(instance: Instance, values: str) -> str:
    return f"{format_expression(instance.before)} -> {format_expression(instance.after)} differ at {values}"


def format_expression(node: UOp) -> str:
    """An expression on one line."""
    if not node.src or node.op is Op.RANGE:
        name = getattr(node.arg, "name", node.arg)
        return f"{name}:{node.dtype}" if node.op is not Op.CONST else str(node.arg)
    return f"{node.op.name.lower()}({', '.join(format_expression(s) for s in node.src)})"


def prove_all(sets: Iterable[RuleSet]) -> list[Proof]:
    """Every rule of the sets, once."""
    return [prove(r) for r in dict.fromkeys(r for s in sets for r in s.rules)]


def format_table(proofs: Iterable[Proof]) -> str:
    """One line per rule: family, name, method, verdict, applications."""
    rows = [(p.rule.family, p.rule.name, format_methods(p), p.verdict, str(p.applications)) for p in proofs]
    rows.insert(0, ("family", "rule", "method", "verdict", "applications"))
    widths = [max(len(r[i]) for r in rows) for i in range(5)]
    return "\n".join("  ".join(c.ljust(w) for c, w in zip(r, widths, strict=True)).rstrip() for r in rows)


def format_methods(p: Proof) -> str:
    """How a rule was proved: on integers, and where that needed something weaker, on the rest."""
    return p.method if p.integers in (None, p.method) else f"{p.integers}, else {p.method}"


def main() -> int:
    """Proves core's rules and prints the table. 1 where one does not hold."""
    # the rules are a layer above this one: found by name, so that nothing here depends on them
    families: tuple[RuleSet, ...] = importlib.import_module("kg.rules").FAMILIES
    proofs = prove_all(families)
    print(format_table(proofs))
    bad = [p for p in proofs if not p.holds]
    for p in bad:
        print(f"\n{p.rule} is {p.verdict} by {p.method}: {p.note}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
