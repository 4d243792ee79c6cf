"""WMMA in PTX: `mma.sync`, whose operands are words of 32 bits. Elements that came from one word of memory are put together again, for nothing."""

from __future__ import annotations

from kg.plugin import TensorCore, UnsupportedError, UOp

from kg_cuda.ptx_body import Body
from kg_cuda.ptx_types import exact, kind
from kg_cuda.ptx_words import packed


def matrix_step(body: Body, uop: UOp) -> None:
    """WMMA"""
    core = uop.arg
    if not isinstance(core, TensorCore) or core.threads != 32:
        raise UnsupportedError(f"{uop.arg} is no tensor core of CUDA:PTX")
    a, b, c = uop.src
    columns, rows, depth = core.dims
    left, right = (packed(body, body.lanes(operand), operand.type.scalar) for operand in (a, b))
    result = [body.register("b32") for _ in range(core.elements_per_thread[2])]
    types = f"{kind(core.dtype_out)}.{exact(core.dtype_in[0])}.{exact(core.dtype_in[1])}.{kind(core.dtype_out)}"
    added = [body.in_register(x, "b32") for x in body.lanes(c)]
    name = f"mma.sync.aligned.m{rows}n{columns}k{depth}.row.col.{types}"
    body.do(name, *(f"{{{', '.join(words)}}}" for words in (result, left, right, added)))
    body.values[uop] = tuple(result)
