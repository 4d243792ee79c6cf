"""Tier 10: the rewrite rules that plugins bring for this renderer hold, end,
and leave nothing to do for a second time."""

from collections.abc import Callable

import pytest
from kg.dtype import Kind
from kg.ir.uop import UOp
from kg.plugin.registry import registry
from kg.rewrite.engine import rewrite
from kg.rewrite.rule import Rule, RuleSet

from kg_conformance.proofs.instances import apply, instances
from kg_conformance.proofs.points import examples
from kg_conformance.proofs.prove import prove
from kg_conformance.subject import Subject

_KINDS = (Kind.INDEX, Kind.INT, Kind.UINT, Kind.BOOL, Kind.FLOAT)
_STEP_LIMIT = 10_000


@pytest.fixture(scope="session")
def sets(subject: Subject) -> list[tuple[str, RuleSet]]:
    """(who brings it, rules) of every rule set for this renderer, the renderer's own among them."""
    brought = [(f"{r.package}: {r.name}", r.load()) for r in subject.renderer.target_rules]
    own = subject.renderer.extra_matcher
    return brought + ([(f"{type(subject.renderer).__name__}.extra_matcher", own)] if own is not None else [])


@pytest.fixture
def rules(sets: list[tuple[str, RuleSet]], record_property: Callable[[str, object], None]) -> list[tuple[str, Rule]]:
    """Every rule with its owner.
    That there are none is said in the report: a test of nothing must not look like one of something."""
    found = [(owner, rule) for owner, rules in sets for rule in rules]
    record_property("kg_note", f"{len(found)} rules" if found else "no rules")
    return found


def test_sets_belong_to_it(subject: Subject, sets: list[tuple[str, RuleSet]]):
    """What plugins register for the renderer is there, with rules in it."""
    registered = registry().rulesets_of(f"{subject.renderer.device}:{subject.renderer.suffix}")
    assert len(subject.renderer.target_rules) == len(registered)
    empty = [owner for owner, rules in sets if not len(rules)]
    assert not empty, f"there are no rules in {', '.join(empty)}"


def test_rules_are_proved(rules: list[tuple[str, Rule]]):
    """Both sides of a rule are equal: proved, proved at 8 bits, or sampled,
    as `kg docs rules` defines these."""
    proofs = [(owner, prove(rule)) for owner, rule in rules]
    wrong = [f"{owner}: {p.rule} is {p.verdict}: {p.note}" for owner, p in proofs if not p.holds]
    assert not wrong, "\n".join(wrong)


def test_rules_have_names(rules: list[tuple[str, Rule]]):
    """Names are unique within a family: errors and traces are about them."""
    names = [f"{rule}" for _, rule in rules]
    twice = sorted({name for name in names if names.count(name) > 1})
    assert not twice, f"several rules are called {', '.join(twice)}"


def test_rules_end(sets: list[tuple[str, RuleSet]], rules: list[tuple[str, Rule]]):
    """Applied until none matches, the rules of a set don't go round in a circle."""
    assert len(rules) == sum(len(rules) for _, rules in sets)
    for _, found in sets:
        for graph in _graphs(found):
            rewrite(graph, found, step_limit=_STEP_LIMIT)  # raises RewriteError, which shows the circle


def test_rules_are_idempotent(sets: list[tuple[str, RuleSet]], rules: list[tuple[str, Rule]]):
    """What was rewritten once is not rewritten a second time."""
    assert len(rules) == sum(len(rules) for _, rules in sets)
    for owner, found in sets:
        fresh = RuleSet(found.name, found.rules)  # which remembers nothing
        for graph in _graphs(found):
            once = rewrite(graph, found, step_limit=_STEP_LIMIT)
            assert rewrite(once, fresh, step_limit=_STEP_LIMIT) is once, f"{owner}: rewriting {graph} again changes it again"


def _graphs(rules: RuleSet) -> list[UOp]:
    """Graphs on which the rules fire."""
    drawn = [i.before for rule in rules for kind in _KINDS for i in instances(rule, kind, wanted=4, draws=300)]
    return drawn + [graph for graph in examples() if any(_applies(rule, graph) for rule in rules)]


def _applies(rule: Rule, graph: UOp) -> bool:
    return rule.pattern.ops is not None and graph.op in rule.pattern.ops and apply(rule, graph) is not None
