"""The coverage of rules: how each was proved, and how often it fired in a run of the tests. conftest.py prints it at their end."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from functools import cache

from kg.rewrite.rule import Rule, RuleSet

from kg_conformance.proofs.prove import Method, Proof, format_methods, prove_all

_WHOLE: tuple[Method, ...] = ("z3", "exhaustive")


def core_rules() -> list[Rule]:
    """Every rule of core."""
    # the rules are a layer above this one: found by name, so that nothing here depends on them
    families: tuple[RuleSet, ...] = importlib.import_module("kg.rules").FAMILIES
    return list(dict.fromkeys(r for s in families for r in s))


@cache
def core_proofs() -> tuple[Proof, ...]:
    """Every rule of core, proved once per process: it takes some ten seconds."""
    return tuple(prove_all([RuleSet("core", tuple(core_rules()))]))


def is_whole(proof: Proof) -> bool:
    """Proved for every value that integers can have."""
    return proof.integers in _WHOLE


def never_fired(fired: Mapping[str, int]) -> list[Rule]:
    """The rules of core without an entry."""
    return [r for r in core_rules() if not fired.get(r.name)]


def format_coverage(proofs: Iterable[Proof], fired: Mapping[str, int]) -> str:
    """A line per rule: family, name, how it was proved, how often it fired."""
    rows = [("family", "rule", "proved by", "verdict", "fired")]
    rows += [(p.rule.family, p.rule.name, format_methods(p), p.verdict, str(fired.get(p.rule.name, 0))) for p in proofs]
    widths = [max(len(r[i]) for r in rows) for i in range(4)]
    return "\n".join("  ".join([*(c.ljust(w) for c, w in zip(r, widths, strict=False)), r[4].rjust(9)]) for r in rows)


def format_summary(proofs: Iterable[Proof]) -> str:
    """How many rules were proved in which way, on one line."""
    counts: dict[str, int] = {}
    whole = integers = 0
    for p in proofs:
        how = "licensed" if p.verdict == "licensed" else p.verdict if not p.holds else p.integers or p.method
        counts[how] = counts.get(how, 0) + 1
        integers += p.integers is not None
        whole += is_whole(p)
    share = f"; on integers {whole} of {integers} for all values ({100 * whole / max(1, integers):.1f} %)"
    return "proved: " + ", ".join(f"{n} {how}" for how, n in counts.items()) + share
