"""Relocatable ELF objects (x86-64 and AArch64) made runnable in this process:
laid out, patched, then executable only.

Every process loads one. Records are named tuples, which are made in a tenth of the time of frozen dataclasses.
"""

from __future__ import annotations

import ctypes
import mmap
import platform
import struct
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple

from kg.plugin import LoadError

from kg_cpu.objects.relocate import Relocation, Spot, relocate, veneer
from kg_cpu.system import MACHINES, PAGE, code_pages, write_code

_MACHINES: Final = {62: "x86_64", 183: "aarch64"}
_WRITE, _ALLOC, _TLS = 1, 2, 0x400
_SYMTAB, _RELA, _NOBITS = 2, 4, 8
_UNDEFINED, _ABSOLUTE = 0, 0xFFF1
#: Bytes of code and data that no kernel has: more are a number that was damaged.
_LARGEST: Final = 1 << 30


class _Section(NamedTuple):
    kind: int
    flags: int
    offset: int
    size: int
    link: int
    info: int
    align: int


class _Symbol(NamedTuple):
    name: str
    section: int
    value: int
    is_global: bool


class Image:
    """Loaded code.
    The memory is given back when the last reference is dropped: keep it for as long as code may run."""

    __slots__ = ("_memory", "base", "size", "symbols")

    def __init__(self, memory: mmap.mmap, base: int, size: int, symbols: dict[str, int]) -> None:
        self._memory, self.base, self.size, self.symbols = memory, base, size, symbols

    def address(self, name: str) -> int:
        """Where a function or variable is."""
        if name not in self.symbols:
            raise LoadError(f"the object defines no {name!r}; it defines {', '.join(sorted(self.symbols)) or 'nothing'}")
        return self.symbols[name]


def load_object(data: bytes, externals: Mapping[str, int] | None = None) -> Image:
    """Load an object for this machine. Names that it lacks are looked up in `externals`, others refused."""
    layout = lay_out(data, MACHINES.get(platform.machine(), platform.machine()))
    memory = code_pages(layout.size, layout.writable_at)
    base = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    with _refused_where_damaged():
        image = link(layout, base, externals or {})
    write_code(base, image, layout.writable_at)
    return Image(memory, base, layout.size, defined_symbols(layout, base))


def defined_symbols(layout: Layout, base: int) -> dict[str, int]:
    """The address of every global symbol that an object defines."""
    places = layout.places
    return {s.name: base + places[s.section] + s.value for s in layout.symbols if s.is_global and s.section in places}


class Layout(NamedTuple):
    """Where each section goes: code and constants first, what is written from the page `writable_at` on."""

    data: bytes
    machine: str
    sections: list[_Section]
    symbols: list[_Symbol]
    relocations: list[Relocation]
    places: dict[int, int]
    table_at: int
    slots: dict[int, int]
    writable_at: int
    size: int

    @property
    def constant_size(self) -> int:
        """Of code and constants, without what is written."""
        return self.table_at + 32 * len(self.slots)


def lay_out(data: bytes, machine: str) -> Layout:
    """Read an object and decide where everything goes.
    Raises LoadError for what is not a whole relocatable ELF object for `machine`."""
    with _refused_where_damaged():
        sections = _read_sections(data, machine)
        symbols = _read_symbols(data, sections)
        relocations = _read_relocations(data, sections)
    places: dict[int, int] = {}
    end = 0
    for number, section in enumerate(sections):
        if section.flags & _ALLOC and not section.flags & _WRITE:
            end = _aligned(end, section.align)
            places[number] = end
            end += section.size
    # behind the code, within its reach: one address and one jump per symbol that code refers to from afar
    far = sorted({r.symbol for r in relocations})
    table_at = end = _aligned(end, 16)
    slots = {number: position for position, number in enumerate(far)}
    end = writable_at = _aligned(end + 32 * len(far), PAGE)
    for number, section in enumerate(sections):
        if section.flags & _ALLOC and section.flags & _WRITE:
            end = _aligned(end, section.align)
            places[number] = end
            end += section.size
    if end > _LARGEST:
        raise LoadError(f"this ELF object asks for {end:,} bytes of memory: it is damaged")
    return Layout(data, machine, sections, symbols, relocations, places, table_at, slots, writable_at, max(end, PAGE))


@contextmanager
def _refused_where_damaged() -> Iterator[None]:
    """Numbers in an object that point beyond it, or at what is no name, are found as they are followed."""
    try:
        yield
    except (struct.error, IndexError, KeyError, ValueError, OverflowError) as error:
        raise LoadError(f"this ELF object is damaged ({type(error).__name__}: {error})") from error


def link(layout: Layout, base: int, externals: Mapping[str, int]) -> bytes:
    """The bytes of the image as it will stand at `base`."""
    image = bytearray(layout.size)
    for number, place in layout.places.items():
        section = layout.sections[number]
        if section.kind != _NOBITS:
            image[place : place + section.size] = layout.data[section.offset : section.offset + section.size]
    addresses = _symbol_addresses(layout, base, externals)
    for number, position in layout.slots.items():
        address = addresses[number]
        at = layout.table_at + 32 * position
        struct.pack_into("<Q", image, at, address)
        image[at + 16 : at + 32] = veneer(layout.machine, at + 16, at)
    for r in layout.relocations:
        if r.section in layout.places:
            slot = layout.table_at + 32 * layout.slots[r.symbol]
            spot = Spot(base, layout.places[r.section] + r.offset, addresses[r.symbol], slot)
            relocate(layout.machine, image, r, spot)
    return bytes(image)


def _symbol_addresses(layout: Layout, base: int, externals: Mapping[str, int]) -> dict[int, int]:
    """The address of every symbol that a relocation names."""
    found: dict[int, int] = {}
    missing: set[str] = set()
    for number in sorted({r.symbol for r in layout.relocations if r.section in layout.places}):
        symbol = layout.symbols[number]
        if symbol.section in layout.places:
            found[number] = base + layout.places[symbol.section] + symbol.value
        elif symbol.section == _ABSOLUTE:
            found[number] = symbol.value
        elif symbol.section == _UNDEFINED and symbol.name in externals:
            found[number] = externals[symbol.name]
        else:
            missing.add(symbol.name or f"section {symbol.section}")
    if missing:
        raise LoadError(f"the object needs {', '.join(sorted(missing))}, which a kernel can't have: it must be self-contained")
    for number in {r.symbol for r in layout.relocations} - set(found):
        found[number] = 0  # named only by sections that are not loaded, such as debug information
    return found


def _read_sections(data: bytes, machine: str) -> list[_Section]:
    if data[:4] in (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe"):
        raise LoadError("this is a Mach-O object; kg-cpu loads ELF objects: have the compiler target an ELF triple")
    if data[:2] in (b"\x64\x86", b"\x64\xaa", b"MZ"):
        raise LoadError("this is a COFF object; kg-cpu loads ELF objects: have the compiler target an ELF triple")
    if len(data) < 64 or data[:6] != b"\x7fELF\x02\x01":
        raise LoadError("this is no 64-bit little-endian ELF object")
    kind, number = struct.unpack_from("<HH", data, 16)
    if kind != 1:
        raise LoadError("this ELF file is linked already: kg-cpu loads relocatable objects (compile with -c)")
    if _MACHINES.get(number) != machine:
        raise LoadError(f"this object is for {_MACHINES.get(number, f'ELF machine {number}')}, not for {machine}")
    (start,) = struct.unpack_from("<Q", data, 40)
    entry, count = struct.unpack_from("<HH", data, 58)
    if start + entry * count > len(data):
        raise LoadError("this ELF object is cut short")
    return [_read_section(data, start + entry * i) for i in range(count)]


def _read_section(data: bytes, at: int) -> _Section:
    _, kind, flags, _, offset, size, link_to, info, align, _ = struct.unpack_from("<IIQQQQIIQQ", data, at)
    if flags & _TLS and flags & _ALLOC:
        raise LoadError("this object has thread-local variables, which a kernel can't have")
    if kind not in (_NOBITS, 0) and offset + size > len(data):
        raise LoadError("this ELF object is cut short")
    if align > PAGE:
        raise LoadError(f"this ELF object has a section aligned to {align:,} bytes, which memory of {PAGE:,}-byte pages is not")
    return _Section(kind, flags, offset, size, link_to, info, max(1, align))


def _read_symbols(data: bytes, sections: list[_Section]) -> list[_Symbol]:
    table = next((s for s in sections if s.kind == _SYMTAB), None)
    if table is None:
        return []
    names = sections[table.link].offset
    found: list[_Symbol] = []
    for at in range(table.offset, table.offset + table.size, 24):
        name, info, _, section, value, _ = struct.unpack_from("<IBBHQQ", data, at)
        start = names + name
        found.append(_Symbol(data[start : data.index(0, start)].decode(), section, value, info >> 4 != 0))
    return found


def _read_relocations(data: bytes, sections: list[_Section]) -> list[Relocation]:
    found: list[Relocation] = []
    for section in sections:
        if section.kind == _RELA and sections[section.info].flags & _ALLOC:
            for offset, info, addend in struct.iter_unpack("<QQq", data[section.offset : section.offset + section.size]):
                found.append(Relocation(section.info, offset, info & 0xFFFFFFFF, info >> 32, addend))
    return found


def _aligned(value: int, align: int) -> int:
    return -(-value // align) * align
