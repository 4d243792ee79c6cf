"""The relocations of x86-64 and AArch64 that compilers emit for self-contained code.
Called by the ELF loader."""

from __future__ import annotations

import struct
from typing import Final, NamedTuple

from kg.plugin import LoadError


class Relocation(NamedTuple):
    """In `section` at `offset`: put the address of symbol number `symbol` plus `addend`,
    in the manner of `kind`."""

    section: int
    offset: int
    kind: int
    symbol: int
    addend: int


#: Low 12 bits of an address in a load or store, scaled by the width of the access: kind -> log2 of bytes.
_ARM_LDST: Final = {278: 0, 284: 1, 285: 2, 286: 3, 299: 4}


class Spot(NamedTuple):
    """Where an image will stand, the offset to patch, the symbol's address,
    and the offset of the slot that holds that address.

    A veneer, code that jumps to the symbol, follows 16 bytes behind the slot.
    """

    base: int
    at: int
    symbol: int
    slot: int


def veneer(machine: str, at: int, slot: int) -> bytes:
    """16 bytes at image offset `at` that jump to the address held in `slot`."""
    if machine == "x86_64":
        return (b"\xff\x25" + struct.pack("<i", slot - (at + 6))).ljust(16, b"\xcc")
    # ldr x16, slot; br x16
    return struct.pack("<II", 0x58000010 | ((slot - at) >> 2 & 0x7FFFF) << 5, 0xD61F0200).ljust(16, b"\0")


def relocate(machine: str, image: bytearray, r: Relocation, spot: Spot) -> None:
    """Patch the image as it is to stand at the spot's base."""
    apply = _relocate_x86 if machine == "x86_64" else _relocate_arm
    apply(image, r, spot)


def _relocate_x86(image: bytearray, r: Relocation, spot: Spot) -> None:
    base, at, slot = spot.base, spot.at, spot.slot
    place, value = base + at, spot.symbol + r.addend
    match r.kind:
        case 0:
            return
        case 1:  # R_X86_64_64
            struct.pack_into("<Q", image, at, value % (1 << 64))
        case 24:  # R_X86_64_PC64
            struct.pack_into("<q", image, at, value - place)
        case 2:  # R_X86_64_PC32
            _put_int32(image, at, value - place, r)
        case 4:  # R_X86_64_PLT32: a call; from afar through the veneer
            near = value - place
            _put_int32(image, at, near if _fits(near, 32) else base + slot + 16 + r.addend - place, r)
        case 9 | 41 | 42:  # R_X86_64_GOTPCREL, GOTPCRELX, REX_GOTPCRELX
            _put_int32(image, at, base + slot + r.addend - place, r)
        case 10:  # R_X86_64_32
            if not 0 <= value < 1 << 32:
                raise _too_far(r)
            struct.pack_into("<I", image, at, value)
        case 11:  # R_X86_64_32S
            _put_int32(image, at, value, r)
        case _:
            raise LoadError(f"relocation {r.kind} of x86-64 is not supported: compile self-contained code, without TLS")


def _relocate_arm(image: bytearray, r: Relocation, spot: Spot) -> None:
    base, at, slot = spot.base, spot.at, spot.slot
    place, value = base + at, spot.symbol + r.addend
    if r.kind in _ARM_LDST:
        scale = _ARM_LDST[r.kind]
        if value & ((1 << scale) - 1):
            raise LoadError(f"AArch64 relocation {r.kind} of an address that is not aligned to {1 << scale} bytes")
        _insert(image, at, (value & 0xFFF) >> scale, 10, 12)
        return
    match r.kind:
        case 0 | 256:
            return
        case 257:  # ABS64
            struct.pack_into("<Q", image, at, value % (1 << 64))
        case 258:  # ABS32
            if not -(1 << 31) <= value < 1 << 32:
                raise _too_far(r)
            struct.pack_into("<I", image, at, value % (1 << 32))
        case 260:  # PREL64
            struct.pack_into("<q", image, at, value - place)
        case 261:  # PREL32
            _put_int32(image, at, value - place, r)
        case 275:  # ADR_PREL_PG_HI21
            _put_page(image, at, value, place, r)
        case 311:  # ADR_GOT_PAGE
            _put_page(image, at, base + slot + r.addend, place, r)
        case 277:  # ADD_ABS_LO12_NC
            _insert(image, at, value & 0xFFF, 10, 12)
        case 312:  # LD64_GOT_LO12_NC
            _insert(image, at, ((base + slot + r.addend) & 0xFFF) >> 3, 10, 12)
        case 282 | 283:  # JUMP26, CALL26; from afar through the veneer
            near = value - place
            target = near if _fits(near, 28) else base + slot + 16 - place
            _insert(image, at, target >> 2, 0, 26)
        case _:
            raise LoadError(f"relocation {r.kind} of AArch64 is not supported: compile self-contained code, without TLS")


def _put_page(image: bytearray, at: int, value: int, place: int, r: Relocation) -> None:
    """The distance in 4 KiB pages, in the two immediate fields of ADRP."""
    pages = (value >> 12) - (place >> 12)
    if not _fits(pages, 21):
        raise _too_far(r)
    _insert(image, at, pages & 3, 29, 2)
    _insert(image, at, pages >> 2, 5, 19)


def _insert(image: bytearray, at: int, value: int, low: int, width: int) -> None:
    """Set a field of the 32-bit instruction."""
    (word,) = struct.unpack_from("<I", image, at)
    mask = ((1 << width) - 1) << low
    struct.pack_into("<I", image, at, (word & ~mask) | (value << low & mask))


def _put_int32(image: bytearray, at: int, value: int, r: Relocation) -> None:
    if not _fits(value, 32):
        raise _too_far(r)
    struct.pack_into("<i", image, at, value)


def _fits(value: int, bits: int) -> bool:
    return -(1 << (bits - 1)) <= value < 1 << (bits - 1)


def _too_far(r: Relocation) -> LoadError:
    return LoadError(f"relocation {r.kind} does not reach its target: compile with -fPIC, or the small code model and pic")
