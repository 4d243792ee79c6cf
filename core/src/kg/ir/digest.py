"""A hash of a graph's structure, the same in every process: the program cache's key of a kernel.

Quicker than the text form and needs nothing but the nodes. Like the text form it tells any two different graphs apart.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Final

from kg.errors import UnsupportedError
from kg.hashes import sha256
from kg.ir.op import Op
from kg.ir.uop import UOp

_NAME: Final = {op: op.name for op in Op}


def graph_digest(root: UOp) -> str:
    """The SHA-256 of the graph below root, the nodes in its args (symbolic sizes,
    bodies of monoids) included."""
    numbers: dict[UOp, int] = {}
    lines: list[str] = []
    _number(root, numbers, lines)
    return sha256("".join(lines).encode()).hexdigest()


def _number(root: UOp, numbers: dict[UOp, int], lines: list[str]) -> None:
    """A line for each node below root that has no number yet,
    after those of its sources and of the nodes in its arg."""
    for node in root.toposort():
        if node in numbers:
            continue
        words = ""
        if node.arg is not None:
            for inner in _nodes(node.arg):
                _number(inner, numbers, lines)
            words = _words(node.arg, numbers)
        lines.append(f"{_NAME[node.op]} {node.dtype!r} {[numbers[s] for s in node.src]} {words}\n")
        numbers[node] = len(numbers)


def _words(value: object, numbers: dict[UOp, int]) -> str:
    """An arg in a form that no other arg has."""
    if value is None:
        return "None"
    if isinstance(value, UOp):
        return f"%{numbers[value]}"
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    if value is None or isinstance(value, (bool, int, float, str, bytes)):
        return repr(value)
    if isinstance(value, (tuple, list)):
        items: list[object] = list(value)  # pyright: ignore[reportUnknownArgumentType] -- the words of any object are its repr
        return f"({' '.join([_words(v, numbers) for v in items])})"
    if is_dataclass(value) and not isinstance(value, type):
        # not the repr: a Monoid's is its name alone
        return f"{type(value).__name__}({' '.join([_words(getattr(value, f.name), numbers) for f in fields(value)])})"
    raise UnsupportedError(f"an arg of type {type(value).__name__} has no digest: {value!r}")


def _nodes(value: object) -> list[UOp]:
    """The nodes inside an arg."""
    if isinstance(value, UOp):
        return [value]
    if isinstance(value, (tuple, list)):
        items: list[object] = list(value)  # pyright: ignore[reportUnknownArgumentType]
        return [n for v in items for n in _nodes(v)]
    if is_dataclass(value) and not isinstance(value, type):
        return [n for f in fields(value) for n in _nodes(getattr(value, f.name))]
    return []
