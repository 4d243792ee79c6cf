"""ldmatrix and stmatrix in CUDA C, as functions of inline PTX."""

from __future__ import annotations

from kg.plugin import DType, UnsupportedError, UOp
from kg_render.cstyle import Text

from kg_cuda.cuda_c.writer import CudaWriter
from kg_cuda.ptx.rotating_slots import by_rounds
from kg_cuda.tensor_cores.ldmatrix import Matrices, form_of
from kg_cuda.tensor_cores.stmatrix import store_name


def select_ldmatrix(w: CudaWriter, load: UOp) -> None:
    """It is named where it is read: all lanes of a warp take part, so that it may not move into a branch.
    A rotating slot is added last."""
    memory, index = load.src[0].src[:2]
    form = form_of(index.tile, load.type.scalar)
    if form is None:
        raise UnsupportedError(f"{index.tile} is no layout of ldmatrix")
    fixed, rotating, number = by_rounds(index.src[0])
    place = f"{w.arg(fixed)} + {number}" if number else w.arg(fixed)
    moved = "0" if rotating is None else w.arg(rotating, 3)
    w.declare(load, Text(f"{_function(w, form, load.type)}(&{w.text[memory].code}[{place}], {moved})"))


def write_matrices(w: CudaWriter, store: UOp) -> None:
    """All lanes of a warp take part."""
    (memory, index), value = store.src[0].src[:2], store.src[1]
    form = form_of(index.tile, value.type.scalar)
    if form is None or store.gate is not None:
        raise UnsupportedError(f"a STORE at {index.tile}, which is no layout of stmatrix, or under a gate")
    name, words = f"store_matrices_{form.words}_{form.transposed}_{value.type}".lower(), form.words
    names = ", ".join(f"%{n + 1}" for n in range(words))
    given = ", ".join(['"r"((unsigned int)__cvta_generic_to_shared(row))', *(f'"r"(words[{n}])' for n in range(words))])
    body = [
        f"unsigned int words[{words}];",
        "memcpy(words, &a, sizeof words);",
        f'asm volatile("{store_name(form)} [%0], {{{names}}};" :: {given} : "memory");',
    ]
    w.procedure(name, [(f"{w.type(value.type.scalar)} *", "row"), (w.type(value.type), "a")], body)
    w.line(f"{name}(&{w.text[memory].code}[{w.arg(index.src[0])}], {w.arg(value)});")


def _function(w: CudaWriter, form: Matrices, dtype: DType) -> str:
    count = form.words
    names = ", ".join(f"%{n}" for n in range(count))
    outputs = ", ".join(f'"=r"(words[{n}])' for n in range(count))
    given = '"r"((unsigned int)__cvta_generic_to_shared(row) + (unsigned int)sizeof *row * moved)'
    body = [
        f"unsigned int words[{count}];",
        f'asm volatile("{form.name} {{{names}}}, [%{count}];" : {outputs} : {given} : "memory");',
        f"{w.type(dtype)} r;",
        "memcpy(&r, words, sizeof r);",
        "return r;",
    ]
    return w.helper(
        "matrices_transposed" if form.transposed else "matrices",
        dtype,
        [(f"const {w.type(dtype.scalar)} *", "row"), ("unsigned int", "moved")],
        body,
    )
