"""Proofs of rules by strength: `proved`, `proved at 8 bits`, `sampled` (docs/rules.md).

Each rule is tried on graphs drawn from its pattern, by z3 for all values of their variables where it can tell. Where the rule only
builds with its operands (operands.py), every application to variables is tried too (general.py): that makes a proof of it.
`python -m kg_conformance.proofs.prove [RULE ...]` prints a table.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kg.dtype import DType, Kind
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.rule import Rule, RuleSet

from kg_conformance.proofs.concrete import same_bits, values_of
from kg_conformance.proofs.general import NotAll, applications, tried_at_8_bits
from kg_conformance.proofs.instances import Instance, apply, instances
from kg_conformance.proofs.operands import looks_into_operands
from kg_conformance.proofs.points import examples, points
from kg_conformance.proofs.z3_terms import equal

Word = Literal["proved", "proved at 8 bits", "sampled"]
Verdict = Literal["holds", "refuted", "licensed", "never applied"]

#: The strongest first.
WORDS: Final[tuple[Word, ...]] = ("proved", "proved at 8 bits", "sampled")
WANTED: Final = 12
DRAWS: Final = 1500
EFFORT: Final = 1_500_000  # of z3, in its own units: the answer is the same on a busy machine
_EXACT: Final = (Kind.INDEX, Kind.INT, Kind.UINT, Kind.BOOL)


@dataclass(frozen=True, slots=True)
class Proof:
    """Whether a rule holds, and the word for how that is known on each of its parts;
    None for a part that it does not have.

    `integers` are bools and index too, `lanes` also memory and loops. `applications` counts the graphs that it was tried on, `note` has
    the counterexample of a refuted rule. A `licensed` rule changes float results, and is marked fast_math.
    """

    rule: Rule
    verdict: Verdict
    applications: int
    note: str = ""
    integers: Word | None = None
    floats: Word | None = None
    lanes: Word | None = None

    @property
    def holds(self) -> bool:
        return self.verdict in ("holds", "licensed")

    @property
    def word(self) -> Word | None:
        """That of the weakest part; None for a rule that does not hold, or changes results."""
        return _weakest(self.parts.values()) if self.verdict == "holds" else None

    @property
    def parts(self) -> dict[str, Word]:
        """The word of each part that the rule has."""
        given: dict[str, Word | None] = {"integers": self.integers, "floats": self.floats, "lanes, memory, loops": self.lanes}
        return {part: word for part, word in given.items() if word is not None}


@dataclass(frozen=True, slots=True)
class Tried:
    """How many graphs a rule was tried on, how many of them with floats,
    and where its sides differ on one."""

    applications: int
    with_floats: int = 0
    difference: str = ""


def prove(one: Rule) -> Proof:
    """Tries a rule on every kind of operand that its pattern allows, and on the examples of lanes,
    memory and loops."""
    exact = {kind: tried for kind in _EXACT if (tried := _drawn(one, kind)).applications}
    floats, lanes = _sampled(one, Kind.FLOAT, narrow=False), _run(one)
    every = [*exact.values(), floats, lanes]
    count = sum(t.applications for t in every)
    if not count:
        return Proof(one, "never applied", 0, "no application of the rule was found")
    wrong = next((t.difference for t in every if t.difference), "")
    words: list[Word] = []
    for kind in _EXACT if not wrong else ():
        drawn = exact.get(kind, Tried(0))
        word, wrong = _known(one, kind, was_drawn=drawn.applications > drawn.with_floats)
        words += () if word is None else (word,)
        if wrong:
            break
    if wrong:
        return Proof(one, "licensed" if one.fast_math else "refuted", count, wrong)
    has_floats = floats.applications or any(t.with_floats for t in exact.values())
    return Proof(
        *(one, "holds", count, ""),
        integers=_weakest(words) if words else None,
        floats="sampled" if has_floats else None,
        lanes="sampled" if lanes.applications else None,
    )


def _weakest(words: Iterable[Word]) -> Word:
    return max(words, key=WORDS.index)


def _known(one: Rule, kind: Kind, *, was_drawn: bool) -> tuple[Word | None, str]:
    """The word for a rule on operands of a kind, None where it does not apply;
    and where it is wrong after all."""
    drawn: Word | None = "sampled" if was_drawn else None
    if looks_into_operands(one):
        return drawn, ""
    attempts: tuple[tuple[Word, Callable[[Rule, Kind], Tried | None]], ...] = (
        ("proved", _by_z3),
        ("proved at 8 bits", _at_8_bits),
    )
    for word, attempt in attempts:
        try:
            tried = attempt(one, kind)
        except NotAll:
            continue
        if tried is not None and tried.applications:
            return word, tried.difference
    return drawn, ""


def _by_z3(one: Rule, kind: Kind) -> Tried | None:
    """Every application to variables, for all their values at every width; None where z3 can't tell."""
    tried = 0
    for instance in applications(one, kind):
        tried += 1
        answer, note = equal(instance, EFFORT)
        if answer == "refuted":
            return Tried(tried, difference=_counterexample(instance, note))
        if answer == "unknown":
            return None
    return Tried(tried)


def _at_8_bits(one: Rule, kind: Kind) -> Tried:
    """Every application to variables and constants of 8 bits, on all their values."""
    tried, at = tried_at_8_bits(one, kind)
    return Tried(tried, difference=f"{one} differs at {at}" if at else "")


def _drawn(one: Rule, kind: Kind) -> Tried:
    """Graphs drawn from the pattern: z3 for all values of their variables,
    and where that can't tell some values."""
    tried = 0
    for instance in instances(one, kind, wanted=WANTED, draws=DRAWS):
        tried += 1
        if any(d.is_float for d in instance.dtypes):  # by way of casts
            return _by_values(one, kind)
        answer, note = equal(instance, EFFORT)
        if answer == "refuted":
            return Tried(tried, difference=_counterexample(instance, note))
        if answer == "unknown":
            return _by_values(one, kind)
    return Tried(tried)


def _by_values(one: Rule, kind: Kind) -> Tried:
    """Graphs drawn from the pattern, narrow ones and wide ones."""
    narrow, wide = _sampled(one, kind, narrow=True), _sampled(one, kind, narrow=False)
    count, with_floats = narrow.applications + wide.applications, narrow.with_floats + wide.with_floats
    return Tried(count, with_floats, narrow.difference or wide.difference)


def _sampled(one: Rule, kind: Kind, *, narrow: bool) -> Tried:
    """Graphs drawn from the pattern, by values:
    all of them for narrow operands where they are few, else edges."""
    tried = with_floats = 0
    for instance in instances(one, kind, wanted=WANTED, draws=DRAWS, narrow=narrow):
        tried += 1
        with_floats += any(d.is_float for d in instance.dtypes)
        difference = _difference(instance)
        if difference:
            return Tried(tried, with_floats, difference)
    return Tried(tried, with_floats)


def _run(one: Rule) -> Tried:
    """Runs both sides of what the rule does to the examples of lanes, memory and loops."""
    tried = 0
    for before in examples():
        if one.pattern.ops is None or before.op not in one.pattern.ops:
            continue
        after = apply(one, before)
        if after is None:
            continue
        tried += 1
        x, y = _observed(before), _observed(after)
        if len(x) != len(y):
            return Tried(tried, difference="the two sides do different numbers of things")
        difference = next((d for pair in zip(x, y, strict=True) if (d := _difference(Instance(*pair)))), "")
        if difference:
            return Tried(tried, difference=difference)
    return Tried(tried)


def _observed(root: UOp) -> list[UOp]:
    """What can be seen of a graph: its value, or for statements each store's index and value
    where its gate allows it."""
    if isinstance(root.dtype, DType) and root.dtype.kind is not Kind.VOID:
        return [root]
    seen: list[UOp] = []
    for node in root.toposort():
        if node.op is Op.STORE and not (node.gate is not None and node.gate.op is Op.CONST and not node.gate.value):
            seen += [node.src[0].src[1], node.src[1]]
    return seen


def _difference(instance: Instance) -> str:
    """A point where the sides differ, as text; nothing where they agree.
    Of all points where they are few, else of some."""
    leaves = [*instance.leaves, *(n for n in instance.before.toposort() if n.op is Op.DEFINE_GLOBAL)]
    bound = {r for n in instance.before.toposort() if n.op is Op.REDUCE for r in n.src if r.op is Op.RANGE}
    leaves = [leaf for leaf in leaves if leaf not in bound]
    values = points(leaves)
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
    """One line per rule: family, name, what is known of it, verdict, applications."""
    rows = [("family", "rule", "known", "verdict", "applications")]
    rows += [(p.rule.family, p.rule.name, format_words(p), p.verdict, str(p.applications)) for p in proofs]
    widths = [max(len(r[i]) for r in rows) for i in range(5)]
    return "\n".join("  ".join(c.ljust(w) for c, w in zip(r, widths, strict=True)).rstrip() for r in rows)


def format_words(proof: Proof) -> str:
    """The word for a rule; of its parts, where they have different ones. Its verdict where it has none."""
    parts = proof.parts
    if proof.word is None or len(set(parts.values())) == 1:
        return proof.word or proof.verdict
    return "; ".join(f"{part}: {word}" for part, word in parts.items())


def main(names: Sequence[str]) -> int:
    """Proves core's rules, or those of these names, and prints the table.
    1 where one does not hold, 2 where a name is of none."""
    # the rules are a layer above this one: found by name, so that nothing here depends on them
    families: tuple[RuleSet, ...] = importlib.import_module("kg.rules").FAMILIES
    unknown = set(names) - {one.name for family in families for one in family.rules}
    if unknown:
        print(f"no rule is called {', '.join(sorted(unknown))}: docs/rules.md lists their names", file=sys.stderr)
        return 2
    proofs = [prove(one) for family in families for one in family.rules if one.name in names] if names else prove_all(families)
    print(format_table(proofs))
    bad = [p for p in proofs if not p.holds]
    for p in bad:
        print(f"\n{p.rule} is {p.verdict}: {p.note}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
