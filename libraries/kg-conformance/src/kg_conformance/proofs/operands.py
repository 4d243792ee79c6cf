"""Whether a rule's function inspects its operands (ops, sources, constants, bounds) or only builds.

One that only builds does to every graph what it does to a variable, and so a proof on variables is one for all operands.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from functools import lru_cache
from types import FunctionType, ModuleType
from typing import Final

from kg.ir.op import Op
from kg.rewrite.rule import Rule

#: What every operand has, whatever computes it: the prover goes through all dtypes.
_OF_VALUES: Final = frozenset({"type", "dtype"})
#: Methods that make a node of their operands, by the dtypes alone.
_BUILDERS: Final = frozenset(
    {"alu", "const_like", "cast", "bitcast", "where", "maximum", "minimum", "eq", "ne", "idiv", "mod", "pow"}
)
_ORDER: Final = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


@lru_cache(maxsize=512)
def looks_into_operands(one: Rule) -> bool:
    """True where the function, or one that it calls with an operand, does more than build;
    and where that can't be told."""
    constants = {p.capture for p in one.pattern.walk() if p.ops == (Op.CONST,)}
    matched = {p.capture for p in one.pattern.walk() if p.ops is not None} | {"root"}
    operands = [p for p in one.parameters if p not in constants]
    return "ctx" in operands or any(not _only_builds(one.build, p, known_op=p in matched) for p in operands)


def _only_builds(function: Callable[..., object], name: str, *, known_op: bool = False) -> bool:
    """Whether each use of a parameter is one that the graph behind it does not matter for.
    `known_op`: its op is the pattern's."""
    if not isinstance(function, FunctionType):
        return False
    try:
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    except (OSError, SyntaxError, ValueError):
        return False
    if not isinstance(tree, ast.FunctionDef):
        return False
    parents = {child: node for statement in tree.body for node in ast.walk(statement) for child in ast.iter_child_nodes(node)}
    uses = [n for s in tree.body for n in ast.walk(s) if isinstance(n, ast.Name) and n.id == name]
    return all(_is_harmless(use, parents, function, known_op) for use in uses)


def _is_harmless(use: ast.AST, parents: dict[ast.AST, ast.AST], function: FunctionType, known_op: bool) -> bool:
    match parents.get(use):
        case ast.Attribute(attr=attr):
            return attr in _OF_VALUES or attr in _BUILDERS or (known_op and attr == "op")
        case ast.BinOp() | ast.Return():
            return True
        case ast.UnaryOp(op=operator):
            return not isinstance(operator, ast.Not)
        case ast.IfExp(test=test):
            return test is not use
        case ast.Compare(ops=operators):
            return all(isinstance(o, _ORDER) for o in operators)
        case ast.Tuple() as sources:
            call = parents.get(sources)
            return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "UOp"
        case ast.Call() as call:
            return use in call.args and _callee_only_builds(call, call.args.index(use), function)  # pyright: ignore[reportArgumentType]
        case _:
            return False


def _callee_only_builds(call: ast.Call, position: int, function: FunctionType) -> bool:
    """Whether what is called with the operand, a builder or a function of the rules' modules,
    only builds with it."""
    match call.func:
        case ast.Attribute(attr=attr) if attr in _BUILDERS:
            return True
        case ast.Name(id=name):
            called = function.__globals__.get(name)
        case ast.Attribute(value=ast.Name(id=module), attr=attr):
            owner = function.__globals__.get(module)
            called = vars(owner).get(attr) if isinstance(owner, ModuleType) else None
        case _:
            return False
    if not isinstance(called, FunctionType) or called is function:
        return False
    names = called.__code__.co_varnames[: called.__code__.co_argcount]
    return position < len(names) and _only_builds(called, names[position])
