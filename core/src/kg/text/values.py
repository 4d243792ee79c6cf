"""Values inside an arg as text: numbers, names, strings, tuples, dtypes and records.
Knows nothing of ops."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum, EnumMeta
from typing import Final, TypeVar

from kg.dtype import DType, PtrDType
from kg.ir import args
from kg.ir.args import LoopBody, Monoid
from kg.ir.layouts import fragment, memory_layout, tensorcore, tile
from kg.ir.layouts.fragment import CoordinateTable
from kg.ir.layouts.layout import LinearLayout
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.uop import UOp

IDENTIFIER: Final = re.compile(r"[A-Za-z_][\w.]*")
#: Words that a bare name can't be, since they are values.
WORDS: Final[dict[str, object]] = {"none": None, "true": True, "false": False, "inf": float("inf"), "nan": float("nan")}

#: Records by the name that they print with, and enums likewise.
RECORDS: Final[dict[str, type]] = {}
ENUMS: Final[dict[str, EnumMeta]] = {}
_Kind = TypeVar("_Kind", bound=type)


def register_record(kind: _Kind) -> _Kind:
    """Give a frozen dataclass or an enum, whose values stand in args, a text form.
    Returns it: use it as a decorator."""
    known: object = kind
    if isinstance(known, EnumMeta):
        ENUMS[kind.__name__] = known
    elif hasattr(kind, "__dataclass_fields__"):
        RECORDS[kind.__name__] = kind
    else:
        raise TypeError(f"{kind.__name__} is neither a dataclass nor an enum: it has no text form")
    return kind


def _register_own() -> None:
    for module in (args, fragment, memory_layout, tensorcore, tile):
        for kind in vars(module).values():
            own = isinstance(kind, type) and kind.__module__ == module.__name__
            if own and kind not in (Monoid, LoopBody, TensorCore, CoordinateTable):  # those print as blocks
                register_record(kind)


_register_own()


class Labels:
    """What a printer calls the nodes, monoids and tensor cores that an arg refers to.
    This one is for messages only."""

    def node(self, node: UOp) -> str:
        from kg.text.args import format_dim

        return format_dim(node)

    def monoid(self, monoid: Monoid) -> str:
        return monoid.name

    def loop_body(self, body: LoopBody) -> str:
        return "step"

    def tensor_core(self, core: TensorCore) -> str:
        return core.name


def format_name(name: str) -> str:
    """A name as it is when it is an identifier, else quoted."""
    return name if IDENTIFIER.fullmatch(name) and name not in WORDS else json.dumps(name)


def format_number(value: int | float) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(float(value)) if isinstance(value, float) else str(int(value))


def format_value(value: object, labels: Labels) -> str:
    """Any value that may stand in an arg. Raises TypeError for one that has no text form."""
    match value:
        case None:
            return "none"
        case Enum():
            return f"{type(value).__name__}.{value.name}"
        case bool() | int() | float():
            return format_number(value)
        case str():
            return json.dumps(value)
        case bytes():
            return f'hex"{value.hex()}"'
        case UOp():
            return labels.node(value)
        case DType() | PtrDType():
            return repr(value)
        case Monoid():
            return f"monoid({labels.monoid(value)})"
        case TensorCore():
            return f"tensorcore({labels.tensor_core(value)})"
        case LinearLayout():
            return f"layout({value})"
        case tuple():
            items = [format_value(v, labels) for v in value]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"
        case _:
            return _format_record(value, labels)


def _format_record(value: object, labels: Labels) -> str:
    kind = type(value)
    if RECORDS.get(kind.__name__) is not kind or not is_dataclass(value):
        raise TypeError(f"a {kind.__name__} in an arg has no text form; register it with kg.text.graphs.register_record")
    parts: list[str] = []
    for field in fields(value):
        item: object = getattr(value, field.name)
        if field.default is MISSING or not (type(item) is type(field.default) and item == field.default):
            parts.append(f"{field.name}={format_value(item, labels)}")
    return f"{kind.__name__}({', '.join(parts)})"


def nodes_in(value: object) -> Iterator[UOp]:
    """The nodes that an arg refers to: symbolic dims and sizes.
    Bodies of monoids and loops print in blocks of their own."""
    if isinstance(value, UOp):
        yield value
    elif isinstance(value, tuple):
        for item in value:  # pyright: ignore[reportUnknownVariableType]
            if not isinstance(item, (int, str)):
                yield from nodes_in(item)  # pyright: ignore[reportUnknownArgumentType]
    elif is_dataclass(value) and not isinstance(value, (Monoid, LoopBody, TensorCore, type)):
        for field in fields(value):
            yield from nodes_in(getattr(value, field.name))
