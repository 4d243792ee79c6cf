"""Compiles the rules of one op to a Python function: tests in order, shared ones once, cheap rejects on source ops first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from kg.dtype import DType, Kind
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import ANYTHING, Pattern

if TYPE_CHECKING:
    from kg.rewrite.rule import Rule

#: (node, ctx) -> (rule that fired, new node), or None.
Matcher = Callable[[UOp, object], "tuple[Rule, UOp] | None"]


def compile_matcher(name: str, op: Op, rules: Sequence[Rule]) -> Matcher | None:
    """The function that tries the rules in order on a node of this op."""
    if not rules:
        return None
    source, scope = _Writer(op, rules).write()
    exec(compile(source, f"<rules {name} {op.name}>", "exec"), scope)
    return cast("Matcher", scope["match"])


class _Writer:
    """Writes the matcher of one op."""

    def __init__(self, op: Op, rules: Sequence[Rule]) -> None:
        self.op, self.rules = op, rules
        self.scope: dict[str, object] = {"DType": DType}

    def write(self) -> tuple[str, dict[str, object]]:
        tests = [(_Tests(self.scope, self.op, r), number) for number, r in enumerate(self.rules)]
        body: list[str] = []
        self._nest([(t.conditions, self._fire(t, number)) for t, number in tests], "    ", body)
        text = "\n".join(body)
        used = _words(text)
        head = ["def match(n, ctx):"]
        if self.op.arity is not None:
            for i in range(self.op.arity):
                if used & {f"s{i}", f"o{i}", f"k{i}"}:
                    head.append(f"    s{i} = n.src[{i}]")
                if f"o{i}" in used:
                    head.append(f"    o{i} = s{i}.op")
                if f"k{i}" in used:
                    head.append(f"    k{i} = s{i}.dtype.kind")
        if "k" in used:
            head.append("    k = n.dtype.kind")
        return "\n".join([*head, text, "    return None"]), self.scope

    def _fire(self, tests: _Tests, number: int) -> list[str]:
        """Calls the rule's function; the result counts when it is a node, and another one."""
        one = self.rules[number]
        self.scope[f"rule{number}"], self.scope[f"build{number}"] = one, one.build
        arguments = [{"root": "n", "ctx": "ctx"}.get(p) or tests.captures[p] for p in one.parameters]
        return [
            f"r = build{number}({', '.join(arguments)})",
            f"if r is not None and r is not n: return rule{number}, r",
        ]

    def _nest(self, rules: list[tuple[list[str], list[str]]], indent: str, out: list[str]) -> None:
        """Consecutive rules whose next condition is the same share its test."""
        at = 0
        while at < len(rules):
            conditions, action = rules[at]
            if not conditions:
                out.extend(indent + line for line in action)
                at += 1
                continue
            stop = at + 1
            while stop < len(rules) and rules[stop][0][:1] == conditions[:1]:
                stop += 1
            if stop == at + 1:
                out.append(f"{indent}if {' and '.join(conditions)}:")
                out.extend(f"{indent}    {line}" for line in action)
            else:
                out.append(f"{indent}if {conditions[0]}:")
                self._nest([(c[1:], a) for c, a in rules[at:stop]], indent + "    ", out)
            at = stop


class _Tests:
    """The conditions of one rule, breadth first, and how to reach what it captures."""

    def __init__(self, scope: dict[str, object], op: Op, one: Rule) -> None:
        self.scope = scope
        self.conditions: list[str] = []
        self.captures: dict[str, str] = {}
        self._same: list[str] = []
        level: list[tuple[Pattern, str, str]] = [(one.pattern, "n", "")]
        while level:
            below: list[tuple[Pattern, str, str]] = []
            for pattern, node, path in level:
                below.extend(self._node(pattern, node, path, op))
            level = below
        self.conditions += self._same

    def _node(self, pattern: Pattern, node: str, path: str, root: Op) -> list[tuple[Pattern, str, str]]:
        """Adds this node's own tests; gives its sources for the next level. A path is the source numbers from the root."""
        direct = len(path) == 1 and root.arity is not None
        if path and pattern.ops is not None:
            self.conditions.append(self._op_test(pattern.ops, f"o{path}" if direct else f"{node}.op"))
        if pattern.kinds:
            elementwise = not path or direct or len(path) > 1
            kind = "k" if not path else f"k{path}" if direct and root in ELEMENTWISE else f"{node}.dtype.kind"
            test = " or ".join(f"{kind} is {self._kind(k)}" for k in pattern.kinds)
            guard = "" if elementwise and root in ELEMENTWISE else f"{node}.dtype.__class__ is DType and "
            self.conditions.append(f"{guard}({test})" if len(pattern.kinds) > 1 else guard + test)
        if pattern.arg is not ANYTHING:
            self.conditions.append(f"{node}.arg == {self._constant('arg', pattern.arg)}")
        if pattern.capture:
            first = self.captures.setdefault(pattern.capture, node)
            if first != node:
                self._same.append(f"{node} is {first}")
        return self._sources(pattern, node, path, root)

    def _sources(self, pattern: Pattern, node: str, path: str, root: Op) -> list[tuple[Pattern, str, str]]:
        sources = f"{node}.src" if path else "n.src"
        if pattern.every is not None:
            if pattern.every.ops is None or pattern.every.src is not None:
                raise TypeError("`every` takes a pattern that only names ops")
            ops = self._constant("ops", frozenset(pattern.every.ops))
            self.conditions.append(f"all([s.op in {ops} for s in {sources}])")
        if pattern.src is None:
            return []
        ops = (root,) if not path else pattern.ops or ()
        if any(o.arity is None for o in ops):
            compare = ">=" if pattern.open else "=="
            self.conditions.append(f"len({sources}) {compare} {len(pattern.src)}")
        elif any(o.arity != len(pattern.src) for o in ops):
            raise TypeError(f"a pattern of {ops[0].name} with {len(pattern.src)} sources")
        found: list[tuple[Pattern, str, str]] = []
        for i, s in enumerate(pattern.src):
            direct = not path and root.arity is not None
            found.append((s, f"s{i}" if direct else f"{sources}[{i}]", f"{path}{i}"))
        return found

    def _op_test(self, ops: tuple[Op, ...], of: str) -> str:
        if len(ops) == 1:
            self.scope[ops[0].name] = ops[0]
            return f"{of} is {ops[0].name}"
        return f"{of} in {self._constant('ops', frozenset(ops))}"

    def _kind(self, kind: Kind) -> str:
        self.scope[f"K_{kind.name}"] = kind
        return f"K_{kind.name}"

    def _constant(self, stem: str, value: object) -> str:
        """A name for a value in the scope of the function; equal values share one."""
        for name, known in self.scope.items():
            if name.startswith(stem) and type(known) is type(value) and known == value:
                return name
        name = f"{stem}{len(self.scope)}"
        self.scope[name] = value
        return name


def _words(text: str) -> set[str]:
    import re

    return set(re.findall(r"\b[a-z]+\d*\b", text))
