"""Loads a code object (hsaco): segments, kernels with descriptors and metadata. Else LoadError."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from kg.plugin import LoadError

from kg_amd.object.metadata import unpack

_EM_AMDGPU: Final = 224
_LOAD, _NOTE, _SYMTAB, _DYNSYM = 1, 4, 2, 11
_METADATA: Final = 32
_FUNCTION: Final = 2
#: The low byte of the header's flags.
MACHINES: Final = {0x41: "gfx1100", 0x4C: "gfx942"}


@dataclass(frozen=True, slots=True)
class Descriptor:
    """What the hardware is told when it starts a kernel (amdhsa kernel descriptor)."""

    group_bytes: int
    private_bytes: int
    kernarg_bytes: int
    entry: int  #: address of the first instruction
    rsrc1: int
    rsrc2: int
    rsrc3: int
    properties: int
    preload: int

    def enables(self, bit: int) -> bool:
        """Of the kernel's properties: 0 private segment buffer, 1 dispatch pointer, 2 queue,
        3 kernel arguments, 4 dispatch id, 5 scratch, 6 its size."""
        return bool(self.properties >> bit & 1)

    @property
    def wave(self) -> int:
        return 32 if self.enables(10) else 64

    @property
    def user_registers(self) -> int:
        return self.rsrc2 >> 1 & 31

    @property
    def mode(self) -> int:
        """The MODE register's rounding (0-3) and denormals (4-7), clamping (8) and IEEE (9)."""
        return (self.rsrc1 >> 12 & 0xFF) | (self.rsrc1 >> 21 & 1) << 8 | (self.rsrc1 >> 23 & 1) << 9


@dataclass(slots=True)
class Image:
    """A code object.
    Addresses are those of the file; `functions` are (begin, size) by name, kernels among them."""

    target: str
    segments: list[tuple[int, bytes, int]] = field(default_factory=list[tuple[int, bytes, int]])
    kernels: dict[str, Descriptor] = field(default_factory=dict[str, Descriptor])
    metadata: dict[str, dict[str, Any]] = field(default_factory=dict[str, dict[str, Any]])
    functions: dict[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])
    programs: dict[str, Any] = field(default_factory=dict[str, Any])

    def read(self, address: int, size: int) -> bytes:
        for start, data, _ in self.segments:
            if start <= address and address + size <= start + len(data):
                return data[address - start : address - start + size]
        raise LoadError(f"the code object has no bytes at {address:#x}")

    def again(self) -> Image:
        """The same for another who loads it: programs are shared, memory is each one's own."""
        return Image(self.target, self.segments, self.kernels, self.metadata, self.functions, self.programs)


def load_image(image: bytes) -> Image:
    """A code object's kernels by name."""
    try:
        return _loaded(image)
    except (struct.error, IndexError, KeyError, ValueError, TypeError, AttributeError, RecursionError) as error:
        raise LoadError(f"the code object is damaged: {type(error).__name__}: {error}") from error


def _loaded(image: bytes) -> Image:
    if image[:6] != b"\x7fELF\x02\x01" or struct.unpack_from("<H", image, 18)[0] != _EM_AMDGPU:
        raise LoadError(f"the simulator runs AMD's code objects (ELF, 64 bits), which these {len(image)} bytes are not")
    flags = struct.unpack_from("<I", image, 48)[0]
    target = MACHINES.get(flags & 0xFF)
    if target is None:
        raise LoadError(
            f"the simulator runs code for {', '.join(MACHINES.values())}; this code object's machine is {flags & 0xFF:#x}"
        )
    found = Image(target)
    for kind, offset, address, size, memory in _segments(image):
        if kind == _LOAD:
            found.segments.append((address, image[offset : offset + size], memory))
        elif kind == _NOTE:
            for kernel in _metadata(image[offset : offset + size]):
                found.metadata[kernel[".name"]] = kernel
    symbols = dict(_symbols(image))
    for name, (kind, address, size) in symbols.items():
        if name.endswith(".kd"):
            found.kernels[name[:-3]] = _descriptor(found, address)
        elif kind == _FUNCTION:
            found.functions[name] = address, size
    if not found.kernels:
        raise LoadError("the code object has no kernel")
    return found


def _segments(image: bytes) -> Iterator[tuple[int, int, int, int, int]]:
    at, size, count = struct.unpack_from("<Q", image, 32)[0], *struct.unpack_from("<HH", image, 54)
    for n in range(count):
        kind, _, offset, address, _, nbytes, memory = struct.unpack_from("<IIQQQQQ", image, at + n * size)
        yield kind, offset, address, nbytes, memory


def _symbols(image: bytes) -> Iterator[tuple[str, tuple[int, int, int]]]:
    """Those of both symbol tables: name, (kind, address, size)."""
    at, size, count = struct.unpack_from("<Q", image, 40)[0], *struct.unpack_from("<HH", image, 58)
    sections = [struct.unpack_from("<IIQQQQIIQQ", image, at + n * size) for n in range(count)]
    for _, kind, _, _, offset, nbytes, link, *_ in sections:
        if kind in (_SYMTAB, _DYNSYM):
            names = sections[link][4]
            for place in range(offset, offset + nbytes, 24):
                name, info, _, section, value, length = struct.unpack_from("<IBBHQQ", image, place)
                if name and section:
                    begin = names + name
                    yield image[begin : image.index(b"\0", begin)].decode(), (info & 15, value, length)


def _descriptor(image: Image, address: int) -> Descriptor:
    data = image.read(address, 64)
    group, private, kernarg = struct.unpack_from("<III", data, 0)
    offset = struct.unpack_from("<q", data, 16)[0]
    rsrc3, rsrc1, rsrc2, properties, preload = struct.unpack_from("<IIIHH", data, 44)
    return Descriptor(group, private, kernarg, address + offset, rsrc1, rsrc2, rsrc3, properties, preload)


def _metadata(notes: bytes) -> list[dict[str, Any]]:
    """The kernels that AMD's note describes."""
    at = 0
    while at + 12 <= len(notes):
        name, size, kind = struct.unpack_from("<III", notes, at)
        begin = at + 12 + -(-name // 4) * 4
        if kind == _METADATA and notes[at + 12 : at + 18] == b"AMDGPU":
            found: Any = unpack(notes[begin : begin + size])[0]
            return found.get("amdhsa.kernels", [])
        at = begin + -(-size // 4) * 4
    return []
