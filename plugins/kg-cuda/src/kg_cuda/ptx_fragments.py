"""Fragments of tensor cores in PTX: `ldmatrix` for those that `fragments` says can be read so."""

from __future__ import annotations

from kg.plugin import UOp

from kg_cuda.fragments import Matrices
from kg_cuda.ptx_body import Body, Emitter, beyond
from kg_cuda.ptx_memory import address_in
from kg_cuda.ptx_words import unpacked


def read_matrices(body: Body, matrices: Matrices, emit: Emitter) -> None:
    """The values of all its loads, and of what picks their lanes."""
    dtype = matrices.elements[0][0].type.scalar
    values = dict(zip(matrices.elements, unpacked(body, _words(body, matrices, emit), dtype), strict=True))
    for load in dict.fromkeys(load for load, _ in matrices.elements):
        body.values[load] = tuple(values[load, n] for n in range(load.lanes))
    for pick in matrices.picks:
        emit(body, pick)


def _words(body: Body, matrices: Matrices, emit: Emitter) -> list[str]:
    made: list[UOp] = []
    for node in matrices.row.toposort():
        if node not in body.values:
            emit(body, node)
            made.append(node)
    dtype = matrices.elements[0][0].type.scalar
    register, offset = address_in(body, "shared", matrices.array, matrices.row, dtype)
    for node in made:  # computed here, and not known where this was not passed
        del body.values[node]
    words = [body.register("b32") for _ in range(matrices.words)]
    turned = ".trans" if matrices.transposed else ""
    name = f"ldmatrix.sync.aligned.m8n8.x{matrices.words}{turned}.shared.b16"
    body.do(name, f"{{{', '.join(words)}}}", beyond(register, offset))
    return words
