"""Rule coverage: what is proved of each rule, and how often it fired in a test run."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from kg.rewrite.rule import Rule, RuleSet

from kg_conformance.proofs.proof_cache import kept_proof
from kg_conformance.proofs.prove import WORDS, Proof, format_words


def core_rules() -> list[Rule]:
    """Every rule of core."""
    # the rules are a layer above this one: found by name, so that nothing here depends on them
    families: tuple[RuleSet, ...] = importlib.import_module("kg.rules").FAMILIES
    return list(dict.fromkeys(r for s in families for r in s))


@cache
def core_proofs() -> tuple[Proof, ...]:
    """The proof of every rule of core: a minute and more where none is kept, a second where all are."""
    return tuple(kept_proof(r) for r in core_rules())


def never_fired(fired: Mapping[str, int]) -> list[Rule]:
    """The rules of core without an entry."""
    return [r for r in core_rules() if not fired.get(r.name)]


def counts(proofs: Iterable[Proof]) -> dict[str, dict[str, int]]:
    """How many rules each word is for: of rules as a whole, then of each part that rules have.
    Those without one by verdict."""
    whole: Counter[str] = Counter()
    parts: dict[str, Counter[str]] = {}
    for p in proofs:
        whole[p.word or p.verdict] += 1
        for part, word in p.parts.items():
            parts.setdefault(part, Counter())[word] += 1
    order = ("integers", "floats", "lanes, memory, loops")
    return {"rules": _in_order(whole), **{part: _in_order(parts[part]) for part in order if part in parts}}


def _in_order(counted: Counter[str]) -> dict[str, int]:
    """All three words, the strongest first, then what else there is."""
    return {**{word: counted[word] for word in WORDS}, **{k: n for k, n in counted.items() if k not in WORDS}}


def format_coverage(proofs: Iterable[Proof], fired: Mapping[str, int]) -> str:
    """A line per rule: family, name, what is known of it, verdict, how often it fired."""
    rows = [("family", "rule", "known", "verdict", "fired")]
    rows += [(p.rule.family, p.rule.name, format_words(p), p.verdict, str(fired.get(p.rule.name, 0))) for p in proofs]
    widths = [max(len(r[i]) for r in rows) for i in range(4)]
    return "\n".join("  ".join([*(c.ljust(w) for c, w in zip(r, widths, strict=False)), r[4].rjust(9)]) for r in rows)


def format_summary(proofs: Iterable[Proof]) -> str:
    """How many rules each word is for, as a whole and by parts, on one line."""
    shown = [
        f"{sum(found.values())} {part}: " + ", ".join(f"{n} {word}" for word, n in found.items())
        for part, found in counts(proofs).items()
    ]
    return "; ".join(shown)
