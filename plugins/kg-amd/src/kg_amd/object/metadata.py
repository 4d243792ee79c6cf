"""What a code object says of its kernels: the note that LLVM writes,
a map in MessagePack (LLVM's AMDGPU usage page, "Code Object V5 Metadata")."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from kg.plugin import LoadError

from kg_amd.object import elf

_NOTE: Final = struct.Struct("<III")
#: NT_AMDGPU_METADATA.
_METADATA: Final = 32


@dataclass(frozen=True, slots=True)
class KernelFacts:
    """Of one kernel."""

    name: str
    symbol: str  #: of its descriptor
    arguments: int  #: bytes of the kernarg segment
    shared: int  #: bytes of LDS of a work-group
    scratch: int  #: bytes of memory of a work-item's own
    vectors: int  #: VGPRs, of CDNA with AGPRs
    scalars: int  #: SGPRs
    spilled: int  #: registers of either kind
    wave: int
    most_items: int  #: of a work-group


def kernels(image: bytes) -> dict[str, KernelFacts]:
    """The kernels of a code object by name. Raises LoadError for what is none."""
    found = elf.read(image, elf.SHARED_OBJECT)
    for section in found.sections:
        if section.kind == elf.NOTE:
            return {k.name: k for k in map(_facts, _kernels(section.data))}
    raise LoadError("this code object has no metadata")


def architecture(image: bytes) -> str:
    """`gfx942`, as the metadata names it, without features."""
    found = elf.read(image, elf.SHARED_OBJECT)
    note = next((s for s in found.sections if s.kind == elf.NOTE), None)
    if note is None:
        raise LoadError("this code object has no metadata")
    return str(_root(note.data)["amdhsa.target"]).rpartition("-")[2].partition(":")[0]


def _root(note: bytes) -> Mapping[str, object]:
    try:
        names, size, kind = _NOTE.unpack_from(note)
        begin = _NOTE.size + -(-names // 4) * 4
        value, _ = unpack(note[begin : begin + size])
    except (struct.error, IndexError, KeyError, UnicodeDecodeError) as error:
        raise LoadError(f"this code object's metadata is damaged: {error}") from error
    if kind != _METADATA or not isinstance(value, dict):
        raise LoadError("this code object's note is not AMD's metadata")
    return cast("dict[str, object]", value)


def _kernels(note: bytes) -> list[Mapping[str, object]]:
    return cast("list[Mapping[str, object]]", _root(note)["amdhsa.kernels"])


def _facts(given: Mapping[str, object]) -> KernelFacts:
    def number(key: str) -> int:
        return int(cast("int", given.get(f".{key}", 0)))

    return KernelFacts(
        str(given[".name"]), str(given[".symbol"]), number("kernarg_segment_size"), number("group_segment_fixed_size"),
        number("private_segment_fixed_size"), number("vgpr_count"), number("sgpr_count"),
        number("vgpr_spill_count") + number("sgpr_spill_count"), number("wavefront_size"), number("max_flat_workgroup_size"),
    )  # fmt: skip


# -- MessagePack: what the notes have of it


def unpack(data: bytes, at: int = 0) -> tuple[object, int]:
    """The value that begins there, and where it ends."""
    head = data[at]
    at += 1
    if head < 0x80:
        return head, at
    if head >= 0xE0:
        return head - 0x100, at
    if head < 0x90:
        return _map(data, at, head & 15)
    if head < 0xA0:
        return _array(data, at, head & 15)
    if head < 0xC0:
        return _text(data, at, head & 31)
    if head in (0xC0, 0xC2, 0xC3):
        return {0xC0: None, 0xC2: False, 0xC3: True}[head], at
    form, take = _SIZED[head]
    (value,) = struct.unpack_from(form, data, at)
    at += struct.calcsize(form)
    return (value, at) if take is None else take(data, at, value)


def _map(data: bytes, at: int, count: int) -> tuple[object, int]:
    made: dict[object, object] = {}
    for _ in range(count):
        key, at = unpack(data, at)
        made[key], at = unpack(data, at)
    return made, at


def _array(data: bytes, at: int, count: int) -> tuple[object, int]:
    made: list[object] = []
    for _ in range(count):
        value, at = unpack(data, at)
        made.append(value)
    return made, at


def _text(data: bytes, at: int, size: int) -> tuple[object, int]:
    return data[at : at + size].decode(), at + size


#: head -> the number behind it, and what it is the size of.
_SIZED: Final = {
    **{0xCC + n: (form, None) for n, form in enumerate((">B", ">H", ">I", ">Q", ">b", ">h", ">i", ">q"))},
    **{0xD9 + n: (form, _text) for n, form in enumerate((">B", ">H", ">I"))},
    **{0xDC: (">H", _array), 0xDD: (">I", _array), 0xDE: (">H", _map), 0xDF: (">I", _map)},
}
