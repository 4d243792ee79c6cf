"""The instruction set of TOY: 16 bytes each, 32 registers of 64 bits, a frame of words,
numbered buffers."""

import struct
from zlib import crc32

WORD = struct.Struct("<7Bxq")  # opcode, two types, registers d a b c, a number
REGISTERS = 32
TYPES = ("bool", *(f"{sign}int{bits}" for bits in (8, 16, 32, 64) for sign in ("", "u")), "float32", "float64")
#: mnemonic -> how many types it names, and its operands in the order of the text: registers d a b c, i a number
OPS = {
    **{"li": (1, "di"), "arg": (0, "di"), "get": (0, "di"), "put": (0, "ia")},  # a constant, a launch value, the frame
    **{"ld": (1, "dia"), "st": (1, "iab")},  # element a of buffer i; from 256 on, of scratch memory at byte (i - 256) * 64
    **{"ldif": (1, "diabc"), "stif": (1, "iabc")},  # where b, otherwise c; where c
    **{"loop": (0, "dab"), "if": (0, "a"), "end": (0, "")},  # d counts from a while below b
    **{"cvt": (2, "da"), "bits": (2, "da")},  # to the first type from the second
    **{"sqrt": (1, "da"), "sel": (1, "dabc")},  # d = a ? b : c
    **dict.fromkeys(("add", "sub", "mul", "div", "rem", "fdiv", "and", "or", "xor", "shl", "shr", "lt", "eq"), (1, "dab")),
}
MNEMONICS = tuple(OPS)


def sealed(code: bytes) -> bytes:
    """A binary: the code, after eight bytes that tell it from anything else and from a part of it."""
    return b"asm1" + crc32(code).to_bytes(4, "little") + code
