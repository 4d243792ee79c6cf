"""Fragments of tensor cores in CUDA C: `ldmatrix` for those that `kg_cuda.tensor_cores.fragments` says can be read so, in functions of inline PTX."""

from __future__ import annotations

from kg.plugin import DType, Op
from kg.plugin.cstyle import Text

from kg_cuda.cuda_c.writer import CudaWriter
from kg_cuda.tensor_cores.fragments import Matrices

#: A longer expression gets a name.
_LONG = 40


def read_matrices(w: CudaWriter, matrices: Matrices) -> None:
    """The values of all its loads, and of what picks their lanes: lanes of one vector."""
    dtype = matrices.elements[0][0].type.scalar.vec(len(matrices.elements))
    name = w.number("frag")
    w.line(w.language.constant(w.type(dtype), name, f"{_function(w, matrices, dtype)}({_place(w, matrices)})"))
    lanes = {element: w.language.lane(name, n) for n, element in enumerate(matrices.elements)}
    for load in matrices.loads:
        own = [lanes[load, n] for n in range(load.lanes)]
        if load.lanes > 1:
            w.type(load.type)
        w.text[load] = Text(own[0] if load.lanes == 1 else w.language.vector_literal(load.type, own))
    for pick in matrices.picks:
        own = [lanes[pick.src[0], n] for n in pick.picked]
        if len(own) > 1:
            w.type(pick.type)
        w.text[pick] = Text(own[0] if len(own) == 1 else w.language.vector_literal(pick.type, own))


def _place(w: CudaWriter, matrices: Matrices) -> str:
    """The row whose address this thread gives, and how far it moves with the loops: added last, as the rest is the same in all rounds."""
    rules, row, moving = w.language.rules(), matrices.row, matrices.moving
    made = [x for x in dict.fromkeys((*row.toposort(), *moving.toposort())) if x in matrices.fresh or x not in w.text]
    for node in made:
        text = rules[node.op](w, node)
        assert text is not None
        w.text[node] = text
        if node.op is not Op.CONST and len(text.code) > _LONG:
            w.declare(node, text)
    place = f"&{w.text[matrices.array].code}[{w.arg(row)}], {w.arg(moving, 3)}"
    for node in made:  # computed here, and not known where this was not passed
        del w.text[node]
    return place


def _function(w: CudaWriter, matrices: Matrices, dtype: DType) -> str:
    turned, count = matrices.transposed, matrices.words
    names = ", ".join(f"%{n}" for n in range(count))
    outputs = ", ".join(f'"=r"(words[{n}])' for n in range(count))
    instruction = f"ldmatrix.sync.aligned.m8n8.x{count}{'.trans' if turned else ''}.shared.b16"
    given = '"r"((unsigned int)__cvta_generic_to_shared(row) + (unsigned int)sizeof *row * moved)'
    body = [
        f"unsigned int words[{count}];",
        f'asm volatile("{instruction} {{{names}}}, [%{count}];" : {outputs} : {given} : "memory");',
        f"{w.type(dtype)} r;",
        "memcpy(&r, words, sizeof r);",
        "return r;",
    ]
    parameters = [(f"const {w.type(dtype.scalar)} *", "row"), ("unsigned int", "moved")]
    return w.helper("matrices_turned" if turned else "matrices", dtype, parameters, body)
