"""Fake renderers that refuse things, and a graph evaluator on arrays fed in through DEFINE_VAR
and ARG nodes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from kg.dtype import STORABLE, DType
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.semantics.evaluate import constant, evaluate
from kg.semantics.floats import Array
from kg.target.capabilities import Vectors
from kg.target.lowering import Target
from kg.target.renderer import Renderer
from kg_lowering.lower import must_replace

BASIC = frozenset(ELEMENTWISE) - {Op.EXP2, Op.LOG2, Op.SIN, Op.COS, Op.POW, Op.FLOORDIV, Op.FLOORMOD}


class Fake(Renderer):
    """Has the ops given on the dtypes given; `refused` narrows further."""

    device = "FAKE"
    lowering = "kg_lowering:decompose"

    def __init__(
        self,
        ops: frozenset[Op] = BASIC,
        dtypes: frozenset[DType] = frozenset(STORABLE),
        refused: Callable[[Op, DType], bool] = lambda op, dtype: False,
        vector_bits: int = 512,
    ) -> None:
        self.code_for_op = dict.fromkeys(ops, "")
        self.supported_dtypes = dtypes
        self.refused = refused
        self.vectors = Vectors(alu=vector_bits, memory=vector_bits)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        return super().supports(op, dtype, lanes) and not self.refused(op, dtype)


def without(*ops: Op, **options: object) -> Fake:
    return Fake(BASIC - set(ops), **options)  # type: ignore[arg-type]


def argument(number: int, dtype: DType) -> UOp:
    return UOp(Op.ARG, dtype, (), number)


def run(root: UOp, values: Mapping[int, Array], renderer: Renderer | None = None, *, unfused: bool = True) -> Array:
    """The value of `root` with ARG i = values[i]; checks that the renderer takes every node."""
    target = Target(renderer) if renderer is not None else None
    results: dict[UOp, Array] = {}
    for node in root.toposort():
        if node.op is Op.ARG:
            results[node] = np.asarray(values[node.slot])
        elif node.op is Op.CONST:
            results[node] = constant(node.value, node.type)
        elif node.op is Op.GEP:
            picked = results[node.src[0]][..., list(node.arg)]  # type: ignore[call-overload]
            results[node] = picked if node.lanes > 1 else picked[..., 0]
        elif node.op is Op.VECTORIZE:
            results[node] = _join([results[s] if s.lanes > 1 else results[s][..., None] for s in node.src])
        else:
            if target is not None:
                assert not must_replace(node, target), node
            operands = [results[s] for s in node.src]
            if node.op is Op.MULACC and not unfused and node.type.bits == 32 and node.type.is_float:
                a, b, c = (x.astype(np.float64) for x in operands)
                results[node] = (a * b + c).astype(np.float32)
            elif node.op is Op.MULACC and not unfused and node.type.bits == 64 and node.type.is_float:
                a, b, c = (x.astype(np.longdouble) for x in operands)
                results[node] = (a * b + c).astype(np.float64)
            else:
                results[node] = evaluate(node.op, node.type, operands, [s.type for s in node.src], node.arg)
    return results[root]


def _join(parts: list[Array]) -> Array:
    shape = np.broadcast_shapes(*[p.shape[:-1] for p in parts])
    return np.concatenate([np.broadcast_to(p, (*shape, p.shape[-1])) for p in parts], axis=-1)


def ulp_errors(result: Array, exact: Array, dtype: DType) -> Array:
    """|result - exact| in units of the last place of `dtype` at `exact`.
    Special values must agree, else inf."""
    exact = np.asarray(exact, np.longdouble)
    with np.errstate(all="ignore"):
        rounded = exact.astype(result.dtype)
        _, exponent = np.frexp(np.where(np.isfinite(exact), exact, 1))
        least = 2 - (1 << (dtype.exponent_bits - 1))
        place = np.ldexp(np.longdouble(1), np.maximum(exponent - 1, least) - dtype.mantissa_bits)
        error = np.abs(result.astype(np.longdouble) - exact) / place
        special = ~np.isfinite(rounded) | ~np.isfinite(result)
        same = (rounded == result) | (np.isnan(rounded) & np.isnan(result))
    return np.where(special, np.where(same, 0, np.inf), error).astype(np.float64)


def sweep_float32(per_exponent: int = 400, seed: int = 1) -> Array:
    """Every exponent of both signs with many mantissas, and the special values."""
    random = np.random.default_rng(seed)
    exponents = np.repeat(np.arange(255, dtype=np.uint32), per_exponent)
    mantissas = random.integers(0, 1 << 23, exponents.size, dtype=np.uint32)
    mantissas[::per_exponent] = 0
    mantissas[1::per_exponent] = (1 << 23) - 1
    bits = (exponents << np.uint32(23)) | mantissas
    special = np.array([0x7F800000, 0x7FC00000], np.uint32)
    positive = np.concatenate([bits, special])
    return np.concatenate([positive, positive | np.uint32(0x80000000)]).view(np.float32)
