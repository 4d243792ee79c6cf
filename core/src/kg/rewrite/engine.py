"""The driver: rewrites a graph bottom up to a fixed point.
Every node is visited once, what a rule makes included."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Final

from kg.errors import RewriteError
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.rewrite.compiled import ByDType
from kg.rewrite.rule import Rule, RuleSet

#: How often each rule fired in this process: for the coverage report.
fired: Final[dict[str, int]] = {}

STEP_LIMIT: Final = 1_000_000
#: How many nodes a set of rules remembers the result of, between graphs.
MOST_KNOWN: Final = 100_000


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


def rewrite(  # noqa: PLR0915 -- the loop that all time is spent in: not split into calls
    root: UOp, rules: RuleSet, *, ctx: object = None, trace: Trace | None = None, step_limit: int = STEP_LIMIT
) -> UOp:
    """The graph with the rules applied until none matches.
    Sources first, so a rule sees only simplified sources.

    Raises RewriteError where rules go round in a circle, or after `step_limit` applications.
    """
    done = rules.known(MOST_KNOWN) if trace is None else {}
    steps = _Steps(rules, trace, step_limit)
    become, matchers, known = steps.become, rules.matchers, done.get
    waiting = become.keys()
    for start in root.toposort():  # sources first, so that each is met once unless a rule makes more nodes
        if start in done:
            continue
        stack = [start]
        while stack:
            node = stack[-1]
            if node in done:
                stack.pop()
                continue
            if become and node in become:  # a rule's result, and by now it is simplified
                done[node] = steps.result(node, done)
                stack.pop()
                continue
            src = tuple(map(known, node.src))
            if None in src:
                missing = [s for s in node.src if s not in done]
                if not waiting.isdisjoint(missing):
                    steps.refuse_circle(missing)
                missing.reverse()
                stack += missing
                continue
            current = node
            if src != node.src:
                current = UOp(node.op, node.dtype, src, node.arg)  # pyright: ignore[reportArgumentType] -- none is None
                if current in done:
                    done[node] = done[current]
                    stack.pop()
                    continue
                if current in become:
                    steps.refuse_circle([current])
            try:
                match = matchers[current.op]
            except KeyError:
                match = rules.matcher(current.op)
            if isinstance(match, ByDType):
                match = match[current.src[0].dtype]
            result = match(current, ctx) if match is not None else None
            if result is None:
                done[node] = done[current] = current
                stack.pop()
                continue
            new = steps.apply(result[0], node, current, result[1])
            if new in done:
                done[node] = done[current] = done[new]
                stack.pop()
                continue
            circle = new in become
            become[current] = new
            if circle:
                steps.refuse_circle([new])
            if current is not node:
                become[node] = current
                stack.append(current)
            stack.append(new)
    return done[root]


class _Steps:
    """What rules did in one rewrite: counted, traced, and watched for circles."""

    def __init__(self, rules: RuleSet, trace: Trace | None, limit: int) -> None:
        self.rules, self.trace, self.left = rules, trace, limit
        self.become: dict[UOp, UOp] = {}  # node -> what a rule made of it, perhaps not simplified yet
        self.by: dict[UOp, Rule] = {}

    def apply(self, one: Rule, node: UOp, before: UOp, after: UOp) -> UOp:
        fired[one.name] = fired.get(one.name, 0) + 1
        if self.trace is not None:
            self.trace.steps.append(Step(one, before, after))
        self.by[before] = one
        self.left -= 1
        if self.left < 0:
            self.become[before] = after
            raise self._error(before, "went over the step limit")
        return after

    def result(self, node: UOp, done: dict[UOp, UOp]) -> UOp:
        found = done.get(self.become[node])
        if found is None:
            raise self._error(node, "go round in a circle")
        return found

    def refuse_circle(self, wanted: list[UOp]) -> None:
        """A node that waits for its own result can't be wanted again."""
        for node in wanted:
            if node in self.become:
                raise self._error(node, "undo each other or build upon their own result")

    def _error(self, start: UOp, problem: str) -> RewriteError:
        last = [n for n in self.become if n in self.by][-12:]
        names = " -> ".join(dict.fromkeys(str(self.by[n]) for n in last))
        lines = [f"  {self.by[n]}:\n    {_text(n)}\n    -> {_text(self.become[n])}" for n in last]
        return RewriteError(
            f"rewriting with {self.rules.name} does not end: the rules {names} {problem}, at {_text(start)}\n"
            + "\n".join(lines)
        )


def _text(node: UOp) -> str:
    """A node as nested text, cut at some depth. Its own, so that it works for graphs that no stage allows."""

    def show(n: UOp, depth: int) -> str:
        if not n.src:
            return f"{n.op.name.lower()}({getattr(n.arg, 'name', n.arg)})"
        if depth == 0:
            return "..."
        return f"{n.op.name.lower()}({', '.join(show(s, depth - 1) for s in n.src)})"

    return f"{show(node, 4)}: {node.dtype}"
