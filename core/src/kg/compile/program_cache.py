"""PROGRAMs kept as JSON and raw bytes, so that a warm process rewrites nothing
and imports no compiler."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, Final, TypeVar, cast

from kg.cache.entries import digest_of, programs
from kg.dtype import DType, parse_dtype, void
from kg.errors import KgError
from kg.ir.args import KernelInfo, ParamInfo, ProgramInfo, Var
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.text.program import binary_of, linear_text, part_of, source_of

_FORMAT: Final = 5


class ProgramCache:
    """Key (text that names everything that shaped a program) -> PROGRAM."""

    def get(self, key: str) -> UOp | None:
        """The program, or None. An entry that can't be read is dropped."""
        return read_entry(key, load_program)

    def put(self, key: str, program: UOp, *, whole: bool = False) -> UOp:
        """The program as `get` gives it, without its thousands of nodes, where a device loads its bytes."""
        programs.put(digest_of(key), data := dump_program(program, whole=whole))
        return program if part_of(program, Op.BINARY) is None else load_program(data)


_Kept = TypeVar("_Kept")


def read_entry(key: str, load: Callable[[bytes], _Kept]) -> _Kept | None:
    """What `load` makes of the entry under a key, or None. An entry that can't be read is dropped."""
    digest = digest_of(key)
    data = programs.get(digest)
    if data is None:
        return None
    try:
        return load(data)
    except (KgError, ValueError, KeyError, TypeError, IndexError, AttributeError):
        programs.drop(digest)
        return None


def dump_program(program: UOp, *, whole: bool = False) -> bytes:
    """A PROGRAM as an entry. `whole`: it is the entire plan of its AST."""
    binary = part_of(program, Op.BINARY)
    made = {
        "info": packed(program.program, {}),
        "kernel": packed(program.src[0].kernel, {}),
        "linear": linear_text(program),
        "source": source_of(program),
        "binary": binary is not None,
        "whole": whole,
    }
    return join(_FORMAT, made, [] if binary is None else [binary_of(program)])


def load_program(data: bytes) -> UOp:
    """The PROGRAM of `dump_program`: its SINK is empty, its LINEAR text until `linear_uops` is asked."""
    return _program(*split(_FORMAT, data))


def load_whole(data: bytes) -> UOp | None:
    """Likewise; None for a program of which it was not said that it is the entire plan of its AST."""
    made, parts = split(_FORMAT, data)
    return _program(made, parts) if made["whole"] else None


def _program(made: Mapping[str, object], parts: list[bytes]) -> UOp:
    sources = [
        UOp(Op.SINK, void, (), unpacked(made["kernel"], _KINDS)),
        UOp(Op.LINEAR, void, (), made["linear"]),
        UOp(Op.SOURCE, void, (), made["source"]),
        *([UOp(Op.BINARY, void, (), parts[0])] if made["binary"] else []),
    ]
    return UOp(Op.PROGRAM, void, tuple(sources), unpacked(made["info"], _KINDS))


def join(version: int, made: Mapping[str, object], parts: list[bytes]) -> bytes:
    """An entry: the length of its JSON part (8 bytes), the JSON part,
    which has the number of the format and the parts' lengths, the parts."""
    text = json.dumps({"format": version, "parts": [*map(len, parts)], **made}, separators=(",", ":")).encode()
    return b"".join((len(text).to_bytes(8, "little"), text, *parts))


def split(version: int, data: bytes) -> tuple[dict[str, object], list[bytes]]:
    """What `join` was given. Raises ValueError for another format."""
    at = 8 + int.from_bytes(data[:8], "little")
    made: dict[str, object] = json.loads(data[8:at])
    if made["format"] != version:
        raise ValueError(f"format {made['format']}")
    parts: list[bytes] = []
    for length in cast("list[int]", made["parts"]):
        parts.append(data[at : at + length])
        at += length
    return made, parts


def packed(value: object, numbers: dict[UOp, int]) -> object:
    """A value in JSON's terms: a record as {its class: its fields}, a graph as its text,
    a PROGRAM as its number, new ones in `numbers`."""
    match value:
        case None | int() | float() | str():
            return value
        case tuple():
            return [packed(item, numbers) for item in cast("tuple[object, ...]", value)]
        case bytes():
            return {"bytes": value.hex()}
        case DType():
            return {"dtype": value.name}
        case Enum():
            return {type(value).__name__: value.value}
        case UOp(op=Op.PROGRAM):
            return {"program": numbers.setdefault(value, len(numbers))}
        case UOp():
            from kg.text.graphs import format_graph

            return {"graph": format_graph(value)}
        case _:
            record = cast("Any", value)
            return {type(value).__name__: [packed(getattr(value, f.name), numbers) for f in fields(record)]}


def unpacked(data: object, kinds: Mapping[str, Callable[..., object]]) -> object:
    """The value of `packed`.
    `kinds`: the class of each record, by name, and of "program" what has them by number."""
    if isinstance(data, list):
        return tuple([unpacked(item, kinds) for item in cast("list[object]", data)])
    if not isinstance(data, dict):
        return data
    ((name, parts),) = cast("dict[str, object]", data).items()
    make = kinds.get(name) or _VALUES[name]
    return make(*[unpacked(part, kinds) for part in cast("list[object]", parts)]) if isinstance(parts, list) else make(parts)


def _parse(text: str) -> UOp:
    from kg.text.graphs import parse_graph

    return parse_graph(text)


_VALUES: Final[dict[str, Callable[..., object]]] = {"bytes": bytes.fromhex, "dtype": parse_dtype, "graph": _parse}
_KINDS: Final = {kind.__name__: kind for kind in (KernelInfo, ParamInfo, ProgramInfo, Var)}
