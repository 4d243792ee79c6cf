"""WMMA in PTX: `mma.sync` on 32-bit words; elements from one word of memory are not unpacked."""

from __future__ import annotations

from kg.plugin import TensorCore, UnsupportedError, UOp

from kg_cuda.ptx.body import Body
from kg_cuda.ptx.types import bits
from kg_cuda.ptx.words import packed, unpacked
from kg_cuda.tensor_cores.mma import TF32, instruction, since


def matrix_step(body: Body, uop: UOp) -> None:
    """WMMA"""
    core = uop.arg
    if not isinstance(core, TensorCore) or core.threads != 32:
        raise UnsupportedError(f"{uop.arg} is no tensor core of CUDA:PTX")
    body.need(since(core))
    left, right = (_operand(body, operand, core) for operand in uop.src[:2])
    added = packed(body, body.lanes(uop.src[2]), core.dtype_out)
    word = "b64" if core.dtype_out.bits == 64 else "b32"
    result = [body.register(word) for _ in added]
    body.do(instruction(core), *(f"{{{', '.join(words)}}}" for words in (result, left, right, added)))
    body.values[uop] = tuple(unpacked(body, result, core.dtype_out))


def _operand(body: Body, operand: UOp, core: TensorCore) -> list[str]:
    values = body.lanes(operand)
    if core.numerics != TF32:
        return packed(body, values, operand.type.scalar)
    width = bits(operand.type)
    held = [body.in_register(x, width) for x in values]
    return [body.once(f"tf32 {x}", width, "cvt.rna.tf32.f32", x) for x in held]
