"""float16 by twos: the same bits as one by one, of every op that has them, edge values beside each other; and no packing in machine code."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
import pytest
from kg.bench.memory_bound import float16_elementwise
from kg.dtype import float16
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import to_program
from kg.plugin import linear_uops
from kg.plugin.registry import open_device
from kg_cuda.arch import arch
from kg_cuda.ptx import PTXRenderer
from kg_cuda.ptx_pairs import PAIRED
from kg_cuda.toolkit import assemble, disassemble, tool

EDGES = np.array([0.0, -0.0, 1.0, -1.0, 6e-8, -6e-8, 6.1e-5, 65504, -65504, 0.333, 2049, np.inf, -np.inf, np.nan], np.float16)

OPS: dict[Op, tuple[str, Callable[[UOp, UOp], UOp], Callable[[np.ndarray, np.ndarray], np.ndarray]]] = {
    Op.ADD: ("add.rn", lambda x, y: x + y, np.add),
    Op.SUB: ("sub.rn", lambda x, y: x - y, np.subtract),
    Op.MUL: ("mul.rn", lambda x, y: x * y, np.multiply),
    Op.MULACC: ("fma.rn", lambda x, y: x * y + y, lambda x, y: (x.astype(np.float64) * y + y).astype(np.float16)),
    Op.MAX: ("max.NaN", lambda x, y: x.maximum(y), np.maximum),
    Op.MIN: ("min.NaN", lambda x, y: UOp(Op.MIN, x.dtype, (x, y)), np.minimum),
    Op.NEG: ("neg", lambda x, y: UOp(Op.NEG, x.dtype, (x,)), lambda x, y: -x),
    Op.ABS: ("abs", lambda x, y: UOp(Op.ABS, x.dtype, (x,)), lambda x, y: np.abs(x)),
}


def text(ast: UOp, name: str = "sm_80") -> str:
    renderer = PTXRenderer(arch(name))
    return renderer.render(linear_uops(to_program(ast, renderer)))


def test_all_are_tried() -> None:
    assert set(OPS) == PAIRED


@pytest.mark.parametrize("op", OPS, ids=lambda op: op.name)
def test_same_as_alone(op: Op) -> None:
    name, make, expected = OPS[op]
    pairs = np.stack(np.meshgrid(EDGES, EDGES), -1).reshape(-1, 2)
    pairs = np.resize(np.concatenate([pairs, np.random.default_rng(0).standard_normal((500, 2)).astype(np.float16)]), (1024, 2))
    x, y = (np.ascontiguousarray(column) for column in pairs.T)
    ast = sink(param(0, (1024,), float16).store(make(param(1, (1024,), float16), param(2, (1024,), float16))), name="pairs")
    assert text(ast).count(f"{name}.f16x2") == 4 and not re.search(r"\.f16\b", text(ast))
    device = open_device("CUDASIM")
    arrays = (x, y) if op not in (Op.NEG, Op.ABS) else (x,)
    with np.errstate(all="ignore"):
        wanted = expected(x, y)
    found = device.run(ast, *arrays)[0]
    same = (found.view(np.uint16) == wanted.view(np.uint16)) | (np.isnan(found) & np.isnan(wanted))
    if op in (Op.MAX, Op.MIN):
        same |= (found == 0) & (wanted == 0)  # which zero is open
    assert same.all(), (x[~same], y[~same], found[~same], wanted[~same])


def test_extremes_that_know_no_nan() -> None:
    """sm_75 compares, one by one; it adds by twos."""
    x, y = param(1, (1024,), float16), param(2, (1024,), float16)
    assert "f16x2" not in text(sink(param(0, (1024,), float16).store(x.maximum(y))), "sm_75")
    assert "add.rn.f16x2" in text(sink(param(0, (1024,), float16).store(x + y)), "sm_75")


@pytest.mark.skipif(
    tool("ptxas") is None or tool("nvdisasm") is None,
    reason="ptxas, nvdisasm: pip install nvidia-cuda-nvcc nvidia-cuda-nvdisasm",
)
@pytest.mark.parametrize("name", ["sm_75", "sm_80", "sm_90", "sm_120"])
def test_words_stay_words(name: str) -> None:
    """What is loaded as words is computed with and stored as such: four instructions for eight elements, no permutes."""
    source = text(float16_elementwise(1 << 16).ast, name)
    assert not re.search(r"mov\.b32.*\{", source)
    code = disassemble(assemble(source, name).binary)
    assert len(re.findall(r"\bHFMA2", code)) == 4 and "PRMT" not in code
