"""Fragments in the tile registers of AMX, as values of LLVM's type x86_amx:
LLVM configures the registers, gives them out and spills them."""

from __future__ import annotations

from typing import Final

from kg.plugin import DType, Op, OpaqueTile, TensorCore, UnsupportedError, UOp

from kg_cpu.llvm.body import TILE, CPUBody, is_tile
from kg_cpu.tensor_cores import Instruction

_ZERO: Final = "call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)"


def is_at_tile(access: UOp) -> bool:
    return access.src[0].op is Op.INDEX and access.src[0].src[1].op is Op.TILE_INDEX


def reads(tile: OpaqueTile, dtype: DType) -> bool:
    """Whether the elements of a row, groups of rows included, are neighbours."""
    return tile.strides[1] == tile.fragment.group and tile.fragment.columns * tile.fragment.group * dtype.itemsize == 64


def zero(body: CPUBody) -> str:
    """Each value that a loop carries begins with a zero of its own:
    registers are not copied, but through memory."""
    return body.emit(_ZERO)


def begin_carried(body: CPUBody, loop: UOp) -> None:
    """The zeros of the tiles that a loop carries, before it."""
    for phi in body.carried.phis[loop]:
        if is_tile(phi.dtype) and isinstance(phi.initial, UOp) and phi.initial.op is Op.CONST:
            body.zeros[phi] = zero(body)


def constant(body: CPUBody, uop: UOp) -> None:
    if uop.value != 0:
        raise UnsupportedError(f"a tile register can be made zero, not {uop.value}")
    body.values[uop] = ""  # made where it is used


def load(body: CPUBody, uop: UOp) -> None:
    body.let(uop, f"call {TILE} @llvm.x86.tileloadd64.internal(i16 16, i16 64, {_where(body, uop)})")


def store(body: CPUBody, uop: UOp) -> None:
    value = body.values[uop.src[1]] or zero(body)
    body.do(f"call void @llvm.x86.tilestored64.internal(i16 16, i16 64, {_where(body, uop)}, {TILE} {value})")


def multiply(body: CPUBody, uop: UOp, unit: Instruction) -> None:
    assert isinstance(uop.arg, TensorCore)
    a, b, c = (body.values[s] or zero(body) for s in uop.src)
    body.let(uop, f"call {TILE} @{unit.intrinsic}(i16 16, i16 64, i16 64, {TILE} {c}, {TILE} {a}, {TILE} {b})")


def _where(body: CPUBody, access: UOp) -> str:
    """The address of the first row, and how far the next is."""
    address = access.src[0]
    tile = address.src[1].tile
    assert isinstance(tile, OpaqueTile)
    return f"ptr {body.values[address]}, i64 {tile.strides[0] * address.pointer.base.itemsize}"
