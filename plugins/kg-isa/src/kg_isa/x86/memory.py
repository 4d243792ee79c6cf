"""Non-temporal stores where the address is aligned, and prefetches, on x86-64."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kg.plugin import Op, UOp, is_power_of_two
from kg.records import dataclass
from kg_render.asm import Instruction, Register, Selector

from kg_isa.addresses import Address
from kg_isa.x86.encoding.forms import FORMS

if TYPE_CHECKING:
    from kg_isa.x86.select import X86Selector

#: Bytes of the least vector that is stored past the caches.
_LEAST: Final = 16


@dataclass(frozen=True, slots=True)
class Due:
    """Streaming stores that wait for those that follow: one test of an address decides about all."""

    tested: Register | None  #: None: the place of the first store itself
    size: int
    stores: list[tuple[Address, Register]]


def prefetch(selector: Selector, uop: UOp) -> None:
    """PREFETCH"""
    s = cast("X86Selector", selector)
    place = s.address(uop)
    s.write(f"prefetch{min(uop.cache, 3) - 1}", [], [], place)


def is_streaming(uop: UOp) -> bool:
    """Whether a store goes past the caches, if it is aligned."""
    size = uop.src[1].type.itemsize
    return uop.access.streaming and uop.src[1].lanes > 1 and size >= _LEAST and is_power_of_two(size) and uop.gate is None


def stream(s: X86Selector, uop: UOp) -> None:
    """A STORE of a vector past the caches.
    Where the offset is a multiple of the vector it is the buffer that decides whether it is aligned."""
    address, value = uop.src[:2]
    size = value.type.itemsize
    by_buffer = address.op is Op.INDEX and address.src[1].bounds.is_multiple_of(value.lanes)
    tested = s.value(address.src[0]) if by_buffer else None
    place, register = s.address(uop), s.value(value)
    if s.due is not None and (tested is None or s.due.tested is not tested or s.due.size != size):
        flush(s)
    if s.due is None:
        s.due = Due(tested, size, [])
    s.due.stores.append((place, register))


def flush(s: X86Selector) -> None:
    """Writes the stores that wait."""
    due, s.due = s.due, None
    if due is None:
        return
    tested, width = due.tested, due.size * 8
    if tested is None:
        tested = s.general(64)
        s.write("lea", [tested], [], due.stores[0][0], width=64)
    s.write("testi", [], [tested], width=32, immediate=due.size - 1)
    plain, after = s.label("plain"), s.label("stored")
    s.jump("ne", plain)
    for place, register in due.stores:
        s.write("movntps", [], [register], place, width=width)
    begin = len(s.code.instructions)
    s.place(plain)
    for place, register in due.stores:
        s.write("movupsst", [], [register], place, width=width)
    s.jump("", after)
    for ins in s.code.instructions[begin:]:
        ins.is_cold = True
    s.place(after)
    s.has_streamed = True


def finish(s: X86Selector) -> None:
    """Streaming stores are done before whatever follows the kernel."""
    if s.has_streamed:
        s.emit(Instruction(FORMS["sfence"]))
