"""The instruction set of FORTH: 12 bytes each, a data stack of 16 places, as many words as are named,
numbered buffers."""

import struct
from zlib import crc32

INSTRUCTION = struct.Struct("<BBBxq")  # opcode, two types, a number
PLACES = 16
TYPES = ("bool", *(f"{sign}int{bits}" for bits in (8, 16, 32, 64) for sign in ("", "u")), "float32", "float64")
#: mnemonic -> (values that it takes off the stack, values that it puts there, types that it names)
EFFECT = {
    **{"push": (0, 1, 1), "argument": (0, 1, 0), "get": (0, 1, 0), "put": (1, 0, 0)},  # a constant, a launch value, words
    **{"load": (1, 1, 1), "load_if": (3, 1, 1)},  # ( index -- x ), ( index gate other -- x )
    **{"store": (2, 0, 1), "store_if": (3, 0, 1)},  # ( index x -- ), ( index x gate -- )
    **{"loop": (2, 0, 0), "if": (1, 0, 0), "end": (0, 0, 0)},  # ( start stop -- ), word `number` counts; ( condition -- )
    **{"convert": (1, 1, 2), "bits": (1, 1, 2), "sqrt": (1, 1, 1), "choose": (3, 1, 1)},  # ( condition x y -- x or y )
    **dict.fromkeys(("add", "sub", "mul", "div", "mod", "fdiv", "and", "or", "xor", "shl", "shr", "less", "equal"), (2, 1, 1)),
}
MNEMONICS = tuple(EFFECT)
NUMBERED = ("push", "argument", "get", "put", "load", "load_if", "store", "store_if", "loop")
#: In place of a buffer's number: scratch memory, at byte (number - SCRATCH) * 64.
SCRATCH = 256


def instruction(name: str, first: str = "bool", second: str = "bool", number: int = 0) -> bytes:
    """A float constant is given as the bits of a float64."""
    return INSTRUCTION.pack(MNEMONICS.index(name), TYPES.index(first), TYPES.index(second), (number + 2**63) % 2**64 - 2**63)


def listing(code: bytes) -> str:
    """The code for people, an instruction a line."""
    lines: list[str] = []
    for opcode, first, second, number in INSTRUCTION.iter_unpack(code):
        name = MNEMONICS[opcode]
        words = ".".join([name, *(TYPES[t] for t in (first, second)[: EFFECT[name][2]])])
        lines.append(f"{words} {number}" if name in NUMBERED else words)
    return "\n".join(lines) + "\n"


def sealed(code: bytes) -> bytes:
    """A program: the code, after eight bytes that tell it from anything else and from a part of it."""
    return b"4th1" + crc32(code).to_bytes(4, "little") + code


def opened(program: bytes) -> bytes:
    """The code of a program. Raises ValueError for what is none."""
    if program != sealed(program[8:]):
        raise ValueError(f"{len(program)} bytes that are no whole program of FORTH")
    return program[8:]
