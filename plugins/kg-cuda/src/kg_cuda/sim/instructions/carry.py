"""Multi-word arithmetic: add.cc, addc, sub.cc, subc, mad.cc and madc, with a carry per thread."""

from __future__ import annotations

from kg_sim.numbers.types import WORDS, Array
from kg_sim.program import Get
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decode, Decoder
from kg_cuda.sim.instructions.integers import mul_hi
from kg_cuda.sim.numbers.types import SIZES
from kg_cuda.sim.text.syntax import Instruction, Name

CARRY = "%CC"


def sum_of(a: Array, b: Array, carry: Array | None) -> tuple[Array, Array]:
    """a + b + carry, and the carry out."""
    total = a + b
    out = total < a
    if carry is not None:
        more = total + carry
        out = out | (more < total)
        total = more
    return total, out


def difference(a: Array, b: Array, carry: Array | None) -> tuple[Array, Array]:
    """a - b - carry, and the borrow."""
    total = a - b
    out = a < b
    if carry is not None:
        more = total - carry
        out = out | (more > total)
        total = more
    return total, out


def decode_carry(d: Decoder, at: Instruction) -> Step:
    """Any of these instructions; words are taken as unsigned, as their bits are the same."""
    opcode, kind = at.opcode, at.opcode[-1]
    name = opcode[0].rstrip("c") if opcode[0] in ("addc", "subc", "madc") else opcode[0]
    if SIZES[kind] not in (4, 8):
        raise d.unknown()
    d.kinds.setdefault(CARRY, "pred")
    put, word = d.target(at.operands[0], kind), WORDS[SIZES[kind]]
    keep = d.target(Name(CARRY), "pred") if "cc" in opcode else None
    reads = d.source(Name(CARRY), "pred") if opcode[0].endswith("c") else None
    gets: list[Get] = [d.source(x, kind) for x in at.operands[1:]]
    high = "hi" in opcode
    combine = difference if name == "sub" else sum_of

    def run(t: WorkItems) -> None:
        a, b, *rest = (get(t) for get in gets)
        if rest:
            product = mul_hi(a, b) if high else a * b
            a, b = product, rest[0]
        carry = None if reads is None else reads(t).astype(word)
        total, out = combine(a.view(word), b.view(word), carry)
        put(t, total)
        if keep is not None:
            keep(t, out)

    return run


def carrying(plain: Decode) -> Decode:
    """`plain`, but where the instruction writes the carry."""
    return lambda d, at: (decode_carry if "cc" in at.opcode else plain)(d, at)
