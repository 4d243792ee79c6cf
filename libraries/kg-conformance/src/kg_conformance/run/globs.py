"""Globs over names and test ids (only * and ? are special), and conditions of an Expect."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from kg.errors import KgError


class ConditionError(KgError):
    """A `when` that can't be read."""


def matches(pattern: str, text: str) -> bool:
    """Whether a glob of * and ? fits the whole text."""
    return _expression(pattern).fullmatch(text) is not None


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    parts = {"*": ".*", "?": "."}
    return re.compile("".join(parts.get(c, re.escape(c)) for c in pattern), re.DOTALL)


_COMPARE: Final[dict[type[ast.cmpop], Callable[[object, object], bool]]] = {
    ast.Eq: lambda a, b: a == b,
    ast.NotEq: lambda a, b: a != b,
    ast.In: lambda a, b: str(a) in b if isinstance(b, (str, tuple)) else False,
    ast.NotIn: lambda a, b: str(a) not in b if isinstance(b, (str, tuple)) else True,
}


def holds(condition: str, names: Mapping[str, str | tuple[str, ...]]) -> bool:
    """Whether a condition such as `arch == 'sm_80' and 'bf16' not in features` is true.
    No condition always is.

    Only names, texts, tuples of them, comparisons and and/or/not are understood: nothing is executed.
    """
    if not condition.strip():
        return True
    try:
        return bool(_value(ast.parse(condition.strip(), mode="eval").body, names))
    except (SyntaxError, TypeError, KeyError) as error:
        known = ", ".join(names)
        raise ConditionError(f"the condition {condition!r} can't be read ({error}); it may use {known}") from error


def _value(node: ast.expr, names: Mapping[str, str | tuple[str, ...]]) -> object:
    match node:
        case ast.Constant(value=str() | bool() as value):
            return value
        case ast.Name(id=name):
            return names[name]
        case ast.Tuple(elts=elements) | ast.List(elts=elements):
            return tuple(str(_value(e, names)) for e in elements)
        case ast.BoolOp(op=op, values=values):
            known = [bool(_value(v, names)) for v in values]  # all of them: a misspelt name is an error wherever it stands
            return all(known) if isinstance(op, ast.And) else any(known)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return not _value(operand, names)
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in _COMPARE:
            return _COMPARE[type(op)](_value(left, names), _value(right, names))
        case _:
            raise TypeError(f"{ast.unparse(node)!r} is not allowed")
