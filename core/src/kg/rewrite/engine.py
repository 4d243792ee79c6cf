"""The driver: rewrites a graph bottom up to a fixed point. Every node is visited once, what a rule makes included."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from kg.errors import RewriteError
from kg.ir.uop import UOp
from kg.rewrite.rule import Rule, RuleSet

#: How often each rule fired in this process: for the coverage report.
fired: Final[dict[str, int]] = {}

STEP_LIMIT: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Step:
    """One application of a rule."""

    rule: Rule
    before: UOp
    after: UOp


@dataclass(slots=True)
class Trace:
    """Which rules fired where, for `kg explain`."""

    steps: list[Step] = field(default_factory=lambda: [])

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)


def rewrite(root: UOp, rules: RuleSet, *, ctx: object = None, trace: Trace | None = None, step_limit: int = STEP_LIMIT) -> UOp:
    """The graph with the rules applied until none matches. Sources first, so a rule sees only simplified sources.

    Raises RewriteError where rules go round in a circle, or after `step_limit` applications.
    """
    done: dict[UOp, UOp] = {}
    waiting: dict[UOp, UOp] = {}  # node -> what a rule turned it into, not yet simplified itself
    applied: dict[UOp, Rule] = {}
    matchers = rules.matchers
    stack = [root]
    steps = 0
    while stack:
        node = stack[-1]
        if node in done:
            stack.pop()
            continue
        target = waiting.get(node) if waiting else None
        if target is not None:
            found = done.get(target)
            if found is None:
                raise _circle(rules, node, waiting, applied)
            done[node] = found
            stack.pop()
            continue
        missing = [s for s in node.src if s not in done]
        if missing:
            if waiting and any(s in waiting for s in missing):
                raise _circle(rules, next(s for s in missing if s in waiting), waiting, applied)
            missing.reverse()
            stack += missing
            continue
        src = tuple([done[s] for s in node.src])
        current = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
        if current is not node:
            if current in done:
                done[node] = done[current]
                stack.pop()
                continue
            if current in waiting:
                raise _circle(rules, current, waiting, applied)
        try:
            match = matchers[current.op]
        except KeyError:
            match = rules.matcher(current.op)
        result = None if match is None else match(current, ctx)
        if result is None:
            done[node] = done[current] = current
            stack.pop()
            continue
        one, new = result
        steps += 1
        fired[one.name] = fired.get(one.name, 0) + 1
        if trace is not None:
            trace.steps.append(Step(one, current, new))
        if steps > step_limit:
            raise _circle(rules, current, {**waiting, current: new}, {**applied, current: one})
        if new in done:
            done[node] = done[current] = done[new]
            stack.pop()
            continue
        if new in waiting:
            raise _circle(rules, new, {**waiting, current: new}, {**applied, current: one})
        waiting[current], applied[current] = new, one
        if current is not node:
            waiting[node], applied[node] = current, one
            stack[-1] = node
            stack.append(current)
        stack.append(new)
    return done[root]


def _circle(rules: RuleSet, start: UOp, waiting: dict[UOp, UOp], applied: dict[UOp, Rule]) -> RewriteError:
    """Shows the chain of rules that led back to a node, or the last ones before the limit."""
    lines: list[str] = []
    for before in list(waiting)[-12:]:
        after = waiting[before]
        lines.append(f"  {applied[before]}:\n    {_text(before)}\n    -> {_text(after)}")
    names = " -> ".join(dict.fromkeys(str(applied[n]) for n in list(waiting)[-12:]))
    return RewriteError(
        f"rewriting with {rules.name} does not end: the rules {names} undo each other or build upon their own result, at"
        f" {_text(start)}\n" + "\n".join(lines)
    )


def _text(node: UOp) -> str:
    """A node as nested text, cut at some depth. Its own, so that it works for graphs that no stage allows."""

    def show(n: UOp, depth: int) -> str:
        if not n.src:
            return f"{n.op.name.lower()}({n.arg})"
        if depth == 0:
            return "..."
        return f"{n.op.name.lower()}({', '.join(show(s, depth - 1) for s in n.src)})"

    return f"{show(node, 4)}: {node.dtype}"
