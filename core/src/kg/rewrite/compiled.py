"""Compiles the rules of one op to a Python function: shared tests once, quick rejects by source op."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, cast

from kg.dtype import AnyDType, DType, Kind
from kg.ir.op import BINARY, COMPARE, ELEMENTWISE, UNARY, Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import ANYTHING, Pattern

if TYPE_CHECKING:
    from kg.rewrite.rule import Rule

#: (node, ctx) -> (rule that fired, new node), or None.
Matcher = Callable[[UOp, object], "tuple[Rule, UOp] | None"]

#: Ops whose operands all have one dtype.
_UNIFORM = (UNARY | BINARY | COMPARE | {Op.MULACC}) - {Op.CAST, Op.BITCAST}


class ByDType(dict[AnyDType, "Matcher | None"]):
    """The matchers of an op per dtype of its first operand:
    tests of kinds are settled when they are compiled."""

    def __init__(self, name: str, op: Op, rules: Sequence[Rule]) -> None:
        super().__init__()
        self._name, self._op, self._rules = name, op, rules
        self._by_kind: dict[tuple[Kind, bool], Matcher | None] = {}

    def __missing__(self, dtype: AnyDType) -> Matcher | None:
        if not isinstance(dtype, DType):
            return None
        key = (dtype.kind, dtype.lanes > 1)
        if key not in self._by_kind:
            self._by_kind[key] = _compile(self._name, self._op, self._rules, key)
        self[dtype] = self._by_kind[key]
        return self[dtype]


def compile_matcher(name: str, op: Op, rules: Sequence[Rule]) -> Matcher | ByDType | None:
    """The function that tries the rules in order on a node of this op."""
    if not rules:
        return None
    return ByDType(name, op, rules) if op in _UNIFORM else _compile(name, op, rules, None)


def _compile(name: str, op: Op, rules: Sequence[Rule], known: tuple[Kind, bool] | None) -> Matcher | None:
    writer = _Writer(op, rules, known)
    if not writer.tests:
        return None
    source, scope = writer.write()
    exec(compile(source, f"<rules {name} {op.name}>", "exec"), scope)
    return cast("Matcher", scope["match"])


class _Impossible(Exception):
    """A rule that can't match nodes of the dtype at hand."""


class _Writer:
    """Writes the matcher of one op; `known` is the kind of its operands and whether they are vectors,
    where settled."""

    def __init__(self, op: Op, rules: Sequence[Rule], known: tuple[Kind, bool] | None) -> None:
        self.op = op
        self.scope: dict[str, object] = {"DType": DType}
        self.tests: list[tuple[_Tests, Rule]] = []
        for one in rules:
            with suppress(_Impossible):
                self.tests.append((_Tests(self.scope, op, one, known), one))

    def write(self) -> tuple[str, dict[str, object]]:
        body: list[str] = []
        self._nest([(t.conditions, self._fire(t, one, i)) for i, (t, one) in enumerate(self.tests)], "    ", body)
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

    def _fire(self, tests: _Tests, one: Rule, number: int) -> list[str]:
        """Calls the rule's function; the result counts when it is a node, and another one."""
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

    def __init__(self, scope: dict[str, object], op: Op, one: Rule, known: tuple[Kind, bool] | None) -> None:
        self.scope, self.root, self.known = scope, op, known
        self.conditions: list[str] = []
        self.captures: dict[str, str] = {}
        self._same: list[str] = []
        level: list[tuple[Pattern, str, str, bool]] = [(one.pattern, "n", "", op in _UNIFORM)]
        while level:
            below: list[tuple[Pattern, str, str, bool]] = []
            for pattern, node, path, uniform in level:
                below.extend(self._node(pattern, node, path, uniform))
            level = below
        self.conditions += self._same

    def _node(self, pattern: Pattern, node: str, path: str, uniform: bool) -> list[tuple[Pattern, str, str, bool]]:
        """Adds this node's own tests; gives its sources for the next level.

        A path is the source numbers from the root. `uniform`: the node has the dtype of the root's operands.
        """
        direct = len(path) == 1 and self.root.arity is not None
        if path and pattern.ops is not None:
            self.conditions.append(self._op_test(pattern.ops, f"o{path}" if direct else f"{node}.op"))
        if pattern.kinds:
            self._kind_test(pattern.kinds, node, path, uniform)
        if pattern.vectors:
            self._vector_test(node, uniform)
        if pattern.arg is not ANYTHING:
            self.conditions.append(f"{node}.arg == {self._constant('arg', pattern.arg)}")
        if pattern.capture:
            first = self.captures.setdefault(pattern.capture, node)
            if first != node:
                self._same.append(f"{node} is {first}")
        return self._sources(pattern, node, path, uniform)

    def _kind_test(self, kinds: tuple[Kind, ...], node: str, path: str, uniform: bool) -> None:
        if self.known is not None and uniform:
            kind = Kind.BOOL if not path and self.root in COMPARE else self.known[0]
            if kind not in kinds:
                raise _Impossible
            return
        value = not path or (self.root in ELEMENTWISE and len(path) == 1)
        kind = "k" if not path else f"k{path}" if value else f"{node}.dtype.kind"
        test = " or ".join(f"{kind} is {self._kind(k)}" for k in kinds)
        guard = "" if value or self.root in ELEMENTWISE else f"{node}.dtype.__class__ is DType and "
        self.conditions.append(f"{guard}({test})" if len(kinds) > 1 else guard + test)

    def _vector_test(self, node: str, uniform: bool) -> None:
        if self.known is None or not uniform:
            self.conditions.append(f"{node}.dtype.lanes > 1")
        elif not self.known[1]:
            raise _Impossible

    def _sources(self, pattern: Pattern, node: str, path: str, uniform: bool) -> list[tuple[Pattern, str, str, bool]]:
        sources = f"{node}.src"
        if pattern.every is not None:
            self._every(pattern.every, sources, path)
        if pattern.src is None:
            return []
        ops: tuple[Op, ...] = (pattern.ops or ()) if path else (self.root,)
        if any(o.arity is None for o in ops):
            compare = ">=" if pattern.open else "=="
            self.conditions.append(f"len({sources}) {compare} {len(pattern.src)}")
        elif any(o.arity != len(pattern.src) for o in ops):
            raise TypeError(f"a pattern of {', '.join(o.name for o in ops)} with {len(pattern.src)} sources")
        below = uniform and all(o in _UNIFORM and (o not in COMPARE or not path) for o in ops)
        direct = not path and self.root.arity is not None
        return [(s, f"s{i}" if direct else f"{sources}[{i}]", f"{path}{i}", below) for i, s in enumerate(pattern.src)]

    def _every(self, every: Pattern, sources: str, path: str) -> None:
        if every.ops is None or every.src is not None:
            raise TypeError("`every` takes a pattern that only names ops")
        if not path and self.root.arity is not None:
            self.conditions += [self._op_test(every.ops, f"o{i}") for i in range(self.root.arity)]
        else:
            wanted = self._constant("ops", frozenset(every.ops))  # a vector of other lanes is told by its first
            self.conditions.append(f"(not {sources} or {sources}[0].op in {wanted})")
            self.conditions.append(f"all([s.op in {wanted} for s in {sources}])")

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
    return set(re.findall(r"\b[a-z]+\d*\b", text))
