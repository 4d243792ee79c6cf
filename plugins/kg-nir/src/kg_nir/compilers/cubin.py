"""A cubin: the ELF file of one kernel that NVIDIA's driver loads.
Its sections, attributes and flags are those of ptxas for the same kernel, of release 12.8 and from sm_100 on of 13.0, as tests
compare them; no card has run one. Left out are .debug_frame, the offsets of instructions of whole warps, and from sm_100 on the
second form of the code (.nv.merc, .nv.capmerc).
"""

from __future__ import annotations

import re
import struct
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final
from zlib import compress, decompress, error

from kg.plugin import DeviceUnavailable

#: Of ELF: a file's header, a section's, a symbol, a segment's.
_FILE, _SECTION, _SYMBOL, _SEGMENT = (struct.Struct(s) for s in ("<16sHHIQQQIHHHHHH", "<IIQQQQIIQQ", "<IBBHQQ", "<IIQQQQQQ"))
_PROGBITS, _SYMTAB, _STRTAB, _NOTE, _NOBITS = 1, 2, 3, 7, 8
_INFO, _CALLGRAPH, _ACTION, _COMPAT = 0x70000000, 0x70000001, 0x7000000B, 0x70000086
_WRITE, _ALLOC, _EXEC, _LINKED, _OF_TOOLS = 1, 2, 4, 0x40, 0x1000000
_MACHINE, _EXECUTABLE, _TOOLKIT = 190, 2, 0x80
#: An instruction that does nothing fills what is left of the last 128 bytes; the 12 bits that say EXIT.
_NOP, _EXIT, _LINE = (0x7918, 0xFC000 << 32), 0x94D, 128
#: What every kernel that calls nothing has there.
_CALLS: Final = struct.pack("<8I", 0, 0xFFFFFFFF, 0, 0xFFFFFFFE, 0, 0xFFFFFFFD, 0, 0xFFFFFFFC)
_RELOCATIONS: Final = bytes.fromhex("73000000000000000000001125000536")
_COMPATIBLE: Final = bytes.fromhex("020900000202010002050500030701010203000002060100040b08000050000000000000")
#: Faults of the hardware that the driver must know of, as ptxas says: from one architecture to another, which.
_WORKAROUNDS: Final = ((75, 75, 1), (87, 87, 2), (90, 119, 8), (120, 129, 0))
#: The section with what NAK says of its code, for people.
_TOOL, _FACTS = ".note.nv.tkinfo", ".kg.nak"


@dataclass(frozen=True, slots=True)
class Form:
    """What differs between architectures."""

    parameters: int  #: where those of a launch begin in constant bank 0
    reserved: int  #: bytes of shared memory before a kernel's own
    identity: bytes  #: the system and version in the ELF header
    version: int
    flags: int


def form_of(number: int) -> Form:
    """Of sm_75 and newer."""
    older = Form(0x160, 0, b"\x33\x07", _TOOLKIT, number | 5 << 8 | number << 16)
    if number < 90:
        return older
    if number < 100:
        return replace(older, parameters=0x210, reserved=0x400)
    return Form(0x380, 0x400, b"\x41\x08", 1, 0x4000002 | number << 8)


def number_of(arch: str) -> int:
    """`sm_90a` -> 90. Refuses what NAK has no encoding for."""
    found = re.fullmatch(r"sm_(\d+)a?", arch)
    if found is None or int(found[1]) < 75:
        raise DeviceUnavailable(f"CUDA:NAK: {arch!r} is no architecture that it makes code for: sm_75 and newer are")
    return int(found[1])


@dataclass(slots=True)
class _Section:
    name: str
    kind: int
    data: bytes
    align: int = 1
    flags: int = 0
    link: int = 0
    info: int = 0
    entry: int = 0
    size: int = 0  #: of what has no bytes in the file
    offset: int = 0


def cubin(number: int, code: bytes, head: dict[str, Any], facts: bytes) -> bytes:
    """Of code for sm_`number`.
    `head` has the kernel's name, arguments of eight bytes each, work-group, shared memory, registers and barriers."""
    form, name, registers, barriers = form_of(number), head["name"], head["registers"], head["barriers"]
    older, before_90 = number < 100, number < 90
    code += b"".join([struct.pack("<QQ", *_NOP)] * (-len(code) % _LINE // 16))
    bank = form.parameters + 8 * head["arguments"]
    symbols = [f".text.{name}", f".nv.constant0.{name}", *([f".nv.shared.{name}"] * bool(head["shared"])), name]
    entry = len(symbols)
    text = _Section(f".text.{name}", _PROGBITS, code, _LINE, _ALLOC | _EXEC | barriers * older << 20, 3)
    text.info = entry | registers * before_90 << 24
    constants = _Section(f".nv.constant0.{name}", _PROGBITS, bytes(bank), 4, _ALLOC | _LINKED)
    shared = _Section(f".nv.shared.{name}", _NOBITS, b"", 16, _WRITE | _ALLOC | _LINKED, size=head["shared"])
    info = _Section(f".nv.info.{name}", _INFO, _of_kernel(number, form, head, code), 4, _LINKED, 3)
    sections = [
        _Section(".shstrtab", _STRTAB, b""),
        _Section(".strtab", _STRTAB, b"\0" + b"".join(s.encode() + b"\0" for s in symbols)),
        _Section(".symtab", _SYMTAB, b"", 8, 0, 2, entry, _SYMBOL.size),
        *([] if older else _notes(number)),
        _Section(".nv.info", _INFO, _of_all(entry, registers), 4, 0, 3),
        info,
        *([] if older else [_Section(".nv.compat", _COMPAT, _COMPATIBLE, 4)]),
        _Section(".nv.callgraph", _CALLGRAPH, _CALLS, 4, 0, 3, 0, 8),
        *([_Section(".nv.rel.action", _ACTION, _RELOCATIONS, 8, 0, 0, 0, 8)] if before_90 else []),
        _Section(_FACTS, _PROGBITS, compress(facts)),
        constants,
        text,
        *([shared] if head["shared"] else []),
    ]
    places = {s.name: n for n, s in enumerate(sections, 1)}
    constants.info = shared.info = info.info = places[text.name]
    if not older:
        sections[4].link, sections[4].info = places[_TOOL], places[".nv.compat"]
    sections[2].data = _symbol_table(symbols, places, len(code))
    return _written(form, sections)


def _notes(number: int) -> list[_Section]:
    """What made the file, and for what."""
    said = b"\0kg-nir\0NAK of Mesa\0\0\0"
    tool = struct.pack("<II4I", 2, 0, 1, 8, 20, 21) + said
    tool += bytes(-len(tool) % 4)
    head = struct.Struct("<III12s")
    target = struct.pack("<HHI", 2, number, 130)
    return [
        _Section(_TOOL, _NOTE, head.pack(12, len(tool), 2000, b"NVIDIA Corp") + tool, 4, 0x2000000),
        _Section(".note.nv.cuinfo", _NOTE, head.pack(12, len(target), 1000, b"NVIDIA Corp") + target, 4, _OF_TOOLS | _LINKED),
    ]


def _attribute(kind: int, number: int, *values: int) -> bytes:
    """Of .nv.info: kinds 1 to 3 have one value of 16 bits, kind 4 words of 32."""
    if kind < 4:
        return struct.pack("<BBH", kind, number, values[0])
    return struct.pack(f"<BBH{len(values)}I", kind, number, 4 * len(values), *values)


def _of_all(entry: int, registers: int) -> bytes:
    """REGCOUNT, FRAME_SIZE, MIN_STACK_SIZE"""
    return _attribute(4, 0x2F, entry, registers) + _attribute(4, 0x11, entry, 0) + _attribute(4, 0x12, entry, 0)


def _of_kernel(number: int, form: Form, head: dict[str, Any], code: bytes) -> bytes:
    """Each attribute by its name in cuobjdump's listing."""
    count, barriers = head["arguments"], head["barriers"]
    exits = [at for at in range(0, len(code), 16) if struct.unpack_from("<H", code, at)[0] & 0xFFF == _EXIT]
    found = [
        _attribute(4, 0x37, _TOOLKIT),  # CUDA_API_VERSION
        _attribute(1, 0x35, 0) if 80 <= number < 89 else b"",  # SW2861232_WAR
        _attribute(4, 0x0A, 2, form.parameters | 8 * count << 16),  # PARAM_CBANK: symbol of the constant bank, where, bytes
        _attribute(3, 0x19, 8 * count),  # CBANK_PARAM_SIZE
        *(_attribute(4, 0x17, 0, n | 8 * n << 16, 0x21F000) for n in reversed(range(count))),  # KPARAM_INFO
        _attribute(3, 0x50, 0) if number >= 90 else b"",  # SPARSE_MMA_MASK
        _attribute(3, 0x1B, 0xFF),  # MAXREG_COUNT
        _attribute(2, 0x4C, barriers) if number >= 100 and barriers else b"",  # NUM_BARRIERS
        _attribute(2, 0x4A, 0) if number >= 100 else b"",
        _attribute(4, 0x1C, *exits),  # EXIT_INSTR_OFFSETS
        _attribute(4, 0x10, *head["work_group"]),  # REQNTID
        *(_attribute(4, 0x36, value) for least, most, value in _WORKAROUNDS if least <= number <= most),  # SW_WAR
    ]
    return b"".join(found)


def _symbol_table(symbols: Sequence[str], places: dict[str, int], size: int) -> bytes:
    """Sections by name, then the function, which is the first of them."""
    table, at = bytes(_SYMBOL.size), 1
    for name in symbols:
        is_section = name in places
        kind, entry, length = (3, 0, 0) if is_section else (0x12, 0x10, size)
        table += _SYMBOL.pack(at, kind, entry, places[name if is_section else symbols[0]], 0, length)
        at += len(name) + 1
    return table


def _written(form: Form, sections: list[_Section]) -> bytes:
    """The file: header, sections, their table, that of segments: itself,
    and one for each section that is loaded."""
    names = b"\0"
    starts: list[int] = []
    for s in sections:
        starts.append(len(names))
        names += s.name.encode() + b"\0"
    sections[0].data = names
    made = bytearray(_FILE.size)
    for s in sections:
        made += bytes(-len(made) % s.align)
        s.offset, s.size = len(made), s.size or len(s.data)
        made += s.data
    made += bytes(-len(made) % 8)
    sections_at, segments_at = len(made), len(made) + _SECTION.size * (1 + len(sections))
    made += bytes(_SECTION.size)
    for start, s in zip(starts, sections, strict=True):
        made += _SECTION.pack(start, s.kind, s.flags, 0, s.offset, s.size, s.link, s.info, s.align, s.entry)
    loaded = [s for s in sections if s.flags & _ALLOC]
    own = _SEGMENT.size * (2 + len(loaded))
    for kind in (6, 1):
        made += _SEGMENT.pack(kind, 4, segments_at, 0, 0, own, own, 8)
    for s in loaded:
        access = 4 | bool(s.flags & _EXEC) | 2 * bool(s.flags & _WRITE)
        made += _SEGMENT.pack(1, access, s.offset, 0, 0, len(s.data), s.size, 8)
    identity = b"\x7fELF\x02\x01\x01" + form.identity
    _FILE.pack_into(made, 0, identity, _EXECUTABLE, _MACHINE, form.version, 0, segments_at, sections_at, form.flags, _FILE.size, _SEGMENT.size, 2 + len(loaded), _SECTION.size, 1 + len(sections), 1)  # fmt: skip
    return bytes(made)


def facts_in(binary: bytes) -> bytes:
    """What `cubin` was given for people. Raises ValueError for another file."""
    try:
        _, _, _, _, _, _, sections_at, _, _, _, _, _, count, _ = _FILE.unpack_from(binary)
        heads = [_SECTION.unpack_from(binary, sections_at + n * _SECTION.size) for n in range(1, count)]
        for start, _, _, _, offset, size, *_ in heads:
            if binary.startswith(_FACTS.encode() + b"\0", heads[0][4] + start):
                return decompress(binary[offset : offset + size])
    except (struct.error, error) as caught:
        raise ValueError("these bytes are no cubin of kg-nir") from caught
    raise ValueError("these bytes are no cubin of kg-nir")
