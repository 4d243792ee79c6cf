"""3xTF32: float32 multiplies by a TF32 unit, each operand split into two parts, three multiplies.

    a * b   ->   low(a) * high(b) + high(a) * low(b) + high(a) * high(b)      high(x) = x rounded to 10 bits of mantissa, low(x) = x - high(x), exactly

`TC(r0, mma_m16n8k8_tf32_f32x3)` asks for it. What is lost is the product of the low parts and the unit's rounding of them, some 2^-22 of a product: docs/numerics.md. The high part is always a number.
"""

from __future__ import annotations

from typing import Final

from kg.plugin import Op, Opt, TensorCore, UOp
from kg.plugin.opts import uint32
from kg.plugin.strategy import ScheduleError, float32

#: How a schedule asks for three products, after the unit's name.
THREE: Final = "x3"
#: Half of the last bit of TF32's mantissa, and all bits that TF32 keeps.
_HALF, _KEPT = 1 << 12, ~((1 << 13) - 1) & 0xFFFFFFFF
#: The greatest number whose rounding is one: of greater ones, infinity too, the high part is the greatest of TF32 and the low one the rest.
_GREATEST: Final = float.fromhex("0x1.ffdffep+127")


def unit_of(opt: Opt) -> str:
    """The name of the unit that an Opt asks for."""
    return str(opt.arg).removesuffix(THREE)


def is_split(opt: Opt) -> bool:
    return str(opt.arg).endswith(THREE)


def check_split(opt: Opt, core: TensorCore) -> None:
    """Raises ScheduleError where a unit's operands can't be split."""
    if not is_split(opt):
        return
    if core.dtype_in != (float32, float32) or not core.numerics.input_rounding.startswith("tf32"):
        raise ScheduleError(f"{opt}: {core.name} does not round its operands to TF32: there is nothing to split")
    if any(core.shared_operands) or core.is_opaque:
        raise ScheduleError(f"{opt}: {core.name} takes operands from memory, and their parts are in registers alone")


def products(a: UOp, b: UOp, register: UOp, core: TensorCore, *, split: bool) -> tuple[UOp, ...]:
    """The steps of the unit whose sum is the product of two fragments, the least first."""
    pairs = ((a, b),)
    if split:
        (a_high, a_low), (b_high, b_low) = _parts(a), _parts(b)
        pairs = ((a_low, b_high), (a_high, b_low), (a_high, b_high))
    return tuple([UOp(Op.SHAPED_WMMA, core.dtype_out, (*pair, register), core) for pair in pairs])


def _parts(value: UOp) -> tuple[UOp, UOp]:
    lanes, greatest = value.lanes, value.const_like(_GREATEST)
    bits = value.minimum(greatest).maximum(value.const_like(-_GREATEST)).bitcast(uint32.vec(lanes) if lanes > 1 else uint32)
    high = ((bits + bits.const_like(_HALF)) & bits.const_like(_KEPT)).bitcast(
        value.type.vec(lanes) if lanes > 1 else value.type
    )
    return high, value - high
