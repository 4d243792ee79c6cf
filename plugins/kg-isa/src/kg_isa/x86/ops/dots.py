"""WMMA by dot instructions: VNNI, BF16, and sums of pairs of products of int16.
The word of A that all lanes share is broadcast by its load.

The records are those of kg-cpu, which say what each computes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from kg.plugin import Op, TensorCore, UOp
from kg_cpu.tensor_cores import Instruction as Unit
from kg_render.asm import Register, Selector

from kg_isa.x86.select import X86Selector

_WORD: Final = 32
#: What a record's instruction is called -> the mnemonic here, and whether it takes an accumulator.
_NAMES: Final = {"vpdpbusd": "dpbusd", "vdpbf16ps": "dpbf16ps", "vpmaddwd": "pmaddwd"}


def name_of(core: TensorCore) -> str | None:
    """The mnemonic of a record, None where the table has none."""
    return next((name for start, name in _NAMES.items() if core.name.startswith(start)), None)


def shared_words(uops: Sequence[UOp]) -> dict[UOp, int]:
    """Loads of fragments that nothing but dot instructions takes, as the word of A,
    and such fragments -> the bits of the vector that the word fills."""
    if Op.WMMA not in {u.op for u in uops}:
        return {}
    users: dict[UOp, list[UOp]] = {
        u: []
        for u in uops
        if (u.op is Op.BITCAST or (u.op is Op.LOAD and u.gate is None)) and u.type.lanes * u.type.scalar.bits == _WORD
    }
    for u in uops:
        for s in u.src:
            if s in users:
                users[s].append(u)
    found: dict[UOp, int] = {}
    for u in reversed(users):
        bits = {_filled(found, u, user) for user in users[u]}
        if len(bits) == 1 and None not in bits:
            found[u] = bits.pop() or 0
    return found


def _filled(found: Mapping[UOp, int], word: UOp, user: UOp) -> int | None:
    """The bits that a user fills with the word, None if it does something else with it."""
    if isinstance(user.arg, TensorCore) and user.arg.is_dot and user.src[0] is word and user.src.count(word) == 1:
        return user.type.scalar.bits * user.type.lanes
    return found.get(user) if user.op is Op.BITCAST else None


def multiply(selector: Selector, uop: UOp, units: Mapping[TensorCore, Unit]) -> None:
    """WMMA"""
    s, core = cast(X86Selector, selector), cast(TensorCore, uop.arg)
    a, b, c = uop.src
    name, width = name_of(core), s.width(uop.type)
    assert name is not None
    left, right = _word(s, a, width), s.value(b)
    first, second = (right, left) if units[core].swapped else (left, right)
    if units[core].adds:
        made = s.overwritable(c)
        s.write(name, [made], [made, first], second, width=width)
    else:
        made = s.vex("paddd", s.value(c), s.vex(name, first, second, width=width), width=width)
    s.values[uop] = made


def _word(s: X86Selector, a: UOp, width: int) -> Register:
    if a in s.words:
        return s.value(a)
    return s.once(("word", a, width), lambda: s.unary("pbroadcastd", s.value(a), width=width))
