"""Fragments of tensor cores in PTX: `ldmatrix` for those that `kg_cuda.tensor_cores.fragments` says can be read so."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import DType, Op, UOp

from kg_cuda.ptx.body import Body, Emitter, beyond
from kg_cuda.ptx.memory import address_in
from kg_cuda.ptx.rounds import turned
from kg_cuda.ptx.words import unpacked
from kg_cuda.tensor_cores.fragments import Matrices


def read_matrices(body: Body, matrices: Matrices, emit: Emitter) -> None:
    """The values of all its loads, and of what picks their lanes."""
    dtype = matrices.elements[0][0].type.scalar
    values = dict(zip(matrices.elements, unpacked(body, _words(body, matrices, emit), dtype), strict=True))
    for load in matrices.loads:
        body.values[load] = tuple(values[load, n] for n in range(load.lanes))
    for pick in matrices.picks:
        emit(body, pick)


def _words(body: Body, matrices: Matrices, emit: Emitter) -> list[str]:
    dtype = matrices.elements[0][0].type.scalar
    register, offset = moved_address(body, (matrices.array, matrices.row, matrices.moving), dtype, matrices.fresh, emit)
    words = [body.register("b32") for _ in range(matrices.words)]
    across = ".trans" if matrices.transposed else ""
    name = f"ldmatrix.sync.aligned.m8n8.x{matrices.words}{across}.shared.b16"
    body.do(name, f"{{{', '.join(words)}}}", beyond(register, offset))
    return words


def moved_address(
    body: Body, parts: tuple[UOp, UOp, UOp], dtype: DType, fresh: Sequence[UOp], emit: Emitter
) -> tuple[str, int]:
    """A register and the bytes beyond it: where an array has what is `fixed`, and `moving` with the loops around, elements behind its beginning."""
    array, fixed, moving = parts
    for node in fresh:
        emit(body, node)
    register, offset = address_in(body, "shared", array, fixed, dtype)
    if moving.op is not Op.CONST:  # added last: the rest is the same in all rounds, and ptxas takes it out
        moved = turned(body, moving, dtype.itemsize)
        if moved is None:
            index = body.one(moving)
            moved = body.once(f"{index} times {dtype.itemsize}", "b32", "mul.lo.s32", index, dtype.itemsize)
        register = body.once(f"{register} and {moved}", "b32", "add.s32", register, moved)
    for node in fresh:  # computed here, and not known where this was not passed
        del body.values[node]
    return register, offset
