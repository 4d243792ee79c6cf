"""TypeScript and JSDoc types of an exported module's arguments and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kg.plugin import Op
from kg_graph.exporting import Argument, NamedPlan

from kg_webgpu.browser.plan import TYPED_ARRAYS
from kg_webgpu.browser.text import js_comment, js_key

#: By key or position an array, or what is within.
Tree = dict[str | int, "Argument | Tree"]


def tree_of(arguments: Sequence[Argument]) -> Tree:
    """What lies where."""
    tree: Tree = {}
    for argument in arguments:
        node = tree
        for key in argument.path[:-1]:
            node = cast("Tree", node.setdefault(key, {}))
        node[argument.path[-1]] = argument
    return tree


def shape_text(argument: Argument) -> str:
    dims = [str(d) if isinstance(d, int) else (d.variable.name if d.op is Op.DEFINE_VAR else "?") for d in argument.shape]
    return f"{argument.dtype.name}, {' x '.join(dims) or 'one number'}"


def array_type(argument: Argument, *, given: bool) -> str:
    name = TYPED_ARRAYS[argument.dtype.name]
    number = "bigint" if "Big" in name else "number"
    return f"{name} | {number}" if given and not argument.shape else name


def type_lines(node: Argument | Tree, indent: str, *, given: bool) -> list[str]:
    """A type in TypeScript; what is within it, a line each with its shape above."""
    if isinstance(node, Argument):
        return [array_type(node, given=given)]
    listed = _is_list(node)
    inner = indent + "  "
    lines = ["[" if listed else "{"]
    for key in range(_length(node)) if listed else node:
        found = node.get(key)
        lines += _said(found, inner)
        head, *rest = ["unknown"] if found is None else type_lines(found, inner, given=given)
        lines += [f"{inner}{'' if listed else f'{js_key(str(key))}: '}{head}", *rest]
        lines[-1] += "," if listed else ";"
    return [*lines, f"{indent}{']' if listed else '}'}"]


def _said(node: Argument | Tree | None, indent: str) -> list[str]:
    return [f"{indent}/** {js_comment(shape_text(node))} */"] if isinstance(node, Argument) else []


def type_text(node: Argument | Tree, *, given: bool) -> str:
    """The same in one line, without shapes."""
    if isinstance(node, Argument):
        return array_type(node, given=given)
    if _is_list(node):
        return f"[{', '.join(type_text(node[at], given=given) if at in node else 'unknown' for at in range(_length(node)))}]"
    return f"{{{', '.join(f'{js_key(str(key))}: {type_text(inside, given=given)}' for key, inside in node.items())}}}"


def _is_list(node: Tree) -> bool:
    return all(isinstance(key, int) for key in node)


def _length(node: Tree) -> int:
    """A list may have things in it that the function does not read: they are of no type."""
    return 1 + max(int(key) for key in node)


def interface(name: str, arguments: Sequence[Argument], *, given: bool) -> list[str]:
    """`export interface` of what is given, or of what comes back."""
    if not arguments:
        return [f"export interface {name} {{", "}"]
    head, *rest = type_lines(tree_of(arguments), "", given=given)
    return [f"export interface {name} {head}", *rest]


def typedefs(named: NamedPlan) -> list[str]:
    """The types in a comment, for JavaScript."""
    lines: list[str] = []
    for name, arguments in (("Inputs", named.inputs), ("Outputs", named.outputs)):
        lines.append(f"@typedef {{Object}} {name}")
        for key, node in tree_of(arguments).items():
            said = f" {shape_text(node)}" if isinstance(node, Argument) else ""
            lines.append(f"@property {{{type_text(node, given=name == 'Inputs')}}} {key}{said}")
    lines.append("@typedef {Object} Variables")
    lines += [f"@property {{number}} {v.name} {v.min} to {v.max}" for v in named.variables]
    return ["/**", *(f" * {js_comment(line)}" for line in lines), " */"]
