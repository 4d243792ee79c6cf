"""Named rewrite rules and sets of them.
A rule is a pattern and a function from what it captured to a node, or None.

Rules are collected per module, in the order they are written; a higher `priority` goes first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import field
from typing import TYPE_CHECKING

from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.rewrite.pattern import Pattern

if TYPE_CHECKING:
    from kg.rewrite.compiled import ByDType, Matcher

Build = Callable[..., "UOp | None"]


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """`build` gets the captures named like its parameters; `root` is the matched node
    and `ctx` what rewrite() was given."""

    name: str
    pattern: Pattern
    build: Build
    parameters: tuple[str, ...]
    family: str
    priority: int = 0
    fast_math: bool = False

    def __repr__(self) -> str:
        return f"{self.family}.{self.name}"


_written: dict[str, list[Rule]] = {}


def rule(pattern: Pattern, *, name: str, priority: int = 0, fast_math: bool = False) -> Callable[[Build], Rule]:
    """Makes a function a rule of its module. Refuses parameters that the pattern does not capture."""
    module = sys._getframe(1).f_globals["__name__"]  # pyright: ignore[reportPrivateUsage] -- the module that writes it

    def make(build: Build) -> Rule:
        code = build.__code__
        parameters = code.co_varnames[: code.co_argcount]
        known = {*pattern.captures(), "root", "ctx"}
        unknown = [p for p in parameters if p not in known]
        if unknown:
            raise TypeError(
                f"rule {name}: {', '.join(unknown)} is no capture of its pattern; there are {', '.join(sorted(known))}"
            )
        if pattern.ops is None:
            raise TypeError(f"rule {name}: the pattern's root must name its ops, so that rules can be indexed by op")
        made = Rule(name, pattern, build, parameters, module.rpartition(".")[2], priority, fast_math)
        _written.setdefault(module, []).append(made)
        return made

    return make


@dataclass(frozen=True, slots=True, eq=False)
class RuleSet:
    """Rules that are applied together. Matchers are compiled per op, when first met."""

    name: str
    rules: tuple[Rule, ...]
    matchers: dict[Op, Matcher | ByDType | None] = field(default_factory=lambda: {}, init=False, repr=False)
    _of_nodes_alone: bool = field(init=False, repr=False)  # no rule looks at `ctx`
    _known: list[dict[UOp, UOp]] = field(default_factory=lambda: [{}], init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_of_nodes_alone", all("ctx" not in r.parameters for r in self.rules))

    def __add__(self, other: RuleSet) -> RuleSet:
        return RuleSet(f"{self.name}+{other.name}", self.rules + other.rules)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def matcher(self, op: Op) -> Matcher | ByDType | None:
        """The compiled matcher of nodes of this op; None where no rule looks at them."""
        try:
            return self.matchers[op]
        except KeyError:
            from kg.rewrite.compiled import compile_matcher

            found = self.matchers[op] = compile_matcher(self.name, op, self.for_op(op))
            return found

    def known(self, limit: int) -> dict[UOp, UOp]:
        """What nodes were rewritten to before, kept while it is small; nothing where a rule looks at `ctx`.

        Rules are functions of the node alone, so that this changes nothing but the time it takes.
        """
        if not self._of_nodes_alone:
            return {}
        if len(self._known[0]) > limit:
            self._known[0] = {}
        return self._known[0]

    def for_op(self, op: Op) -> list[Rule]:
        """The rules whose root may be this op, in the order they are tried."""
        found = [r for r in self.rules if r.pattern.ops is not None and op in r.pattern.ops]
        return sorted(found, key=lambda r: -r.priority)


def collect(name: str, module: str, *, fast_math: bool = False) -> RuleSet:
    """The rules that a module has written: those that always hold, or those under the fast_math licence."""
    return RuleSet(name, tuple(r for r in _written.get(module, ()) if r.fast_math is fast_math))


def combine(name: str, sets: Iterable[RuleSet]) -> RuleSet:
    """One set of several, in order."""
    return RuleSet(name, tuple(r for s in sets for r in s.rules))
