"""PROGRAMs kept as JSON and raw bytes, so that a warm process rewrites nothing and imports no compiler."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar, cast

from kg.cache.entries import digest_of, programs
from kg.dtype import void
from kg.errors import KgError
from kg.ir.args import KernelInfo, ParamInfo, ProgramInfo, Var
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.text.program import binary_of, linear_text, part_of, source_of

_FORMAT = 4


class ProgramCache:
    """Key (text that names everything that shaped a program) -> PROGRAM."""

    def get(self, key: str) -> UOp | None:
        """The program, or None. An entry that can't be read is dropped."""
        return read_entry(key, load_program)

    def put(self, key: str, program: UOp, *, whole: bool = False) -> None:
        programs.put(digest_of(key), dump_program(program, whole=whole))


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
    """The length of the JSON part (8 bytes), the JSON part, the binary. `whole`: it is the entire plan of its AST."""
    binary = part_of(program, Op.BINARY)
    kernel = program.src[0].kernel
    header = {
        "format": _FORMAT,
        "info": _info_out(program.program),
        "kernel": [kernel.name, list(kernel.loop_order), kernel.fast_math, kernel.unchecked],
        "linear": linear_text(program),
        "source": source_of(program),
        "binary": binary is not None,
        "whole": whole,
    }
    text = json.dumps(header, separators=(",", ":")).encode()
    return len(text).to_bytes(8, "little") + text + (b"" if binary is None else binary_of(program))


def load_program(data: bytes) -> UOp:
    """The PROGRAM of `dump_program`. Its SINK is empty, and its LINEAR is text until `linear_uops` is asked."""
    return _program(*_header(data))


def load_whole(data: bytes) -> UOp | None:
    """Likewise; None for a program of which it was not said that it is the entire plan of its AST."""
    header, binary = _header(data)
    return _program(header, binary) if header["whole"] else None


def _header(data: bytes) -> tuple[dict[str, object], bytes]:
    length = int.from_bytes(data[:8], "little")
    header: dict[str, object] = json.loads(data[8 : 8 + length])
    if header["format"] != _FORMAT:
        raise ValueError(f"program format {header['format']}")
    return header, data[8 + length :]


def _program(header: dict[str, object], binary: bytes) -> UOp:
    name, order, *licences = cast("tuple[str, list[str], bool, bool]", header["kernel"])
    parts = [UOp(Op.SINK, void, (), KernelInfo(name, tuple(order), *licences)), UOp(Op.LINEAR, void, (), header["linear"])]
    parts.append(UOp(Op.SOURCE, void, (), header["source"]))
    if header["binary"]:
        parts.append(UOp(Op.BINARY, void, (), binary))
    return UOp(Op.PROGRAM, void, tuple(parts), _info_in(cast("dict[str, object]", header["info"])))


def _info_out(info: ProgramInfo) -> dict[str, object]:
    """A ProgramInfo in JSON's terms; sizes that are expressions become text."""
    return {
        "name": info.name,
        "target": info.target,
        "params": [[p.slot, p.dtype, dim_out(p.size), p.read, p.written] for p in info.params],
        "variables": [[v.name, v.min, v.max] for v in info.variables],
        "global_size": [dim_out(d) for d in info.global_size],
        "local_size": list(info.local_size),
        "thread_extent": dim_out(info.thread_extent),
        "numbers": [info.scratch_bytes, info.flops, info.bytes_moved, info.sanitize_slot, info.steps],
        "in_place": [list(pair) for pair in info.in_place],
        "schedule": info.schedule,
    }


def _info_in(found: Mapping[str, object]) -> ProgramInfo:
    scratch_bytes, flops, bytes_moved, sanitize_slot, steps = cast("Sequence[int]", found["numbers"])
    params = cast("Sequence[tuple[int, str, int | str, bool, bool]]", found["params"])
    return ProgramInfo(
        cast(str, found["name"]),
        cast(str, found["target"]),
        tuple(ParamInfo(slot, dtype, dim_in(size), read, written) for slot, dtype, size, read, written in params),
        tuple(Var(*v) for v in cast("Sequence[tuple[str, int, int]]", found["variables"])),
        tuple(dim_in(d) for d in cast("Sequence[int | str]", found["global_size"])),
        tuple(cast("Sequence[int]", found["local_size"])),
        dim_in(cast("int | str", found["thread_extent"])),
        scratch_bytes,
        flops,
        bytes_moved,
        sanitize_slot,
        steps,
        tuple((read, written) for read, written in cast("Sequence[tuple[int, int]]", found["in_place"])),
        cast(str, found["schedule"]),
    )


def dim_out(dim: int | UOp) -> int | str:
    """A size, or another expression over launch variables, in JSON's terms."""
    if isinstance(dim, int):
        return dim
    from kg.text.graphs import format_graph

    return format_graph(dim)


def dim_in(dim: int | str) -> int | UOp:
    """The size of `dim_out`."""
    if isinstance(dim, int):
        return dim
    from kg.text.graphs import parse_graph

    return parse_graph(dim)
