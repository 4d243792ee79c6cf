"""float16 by twos: the same bits as one by one, of every op that has them,
edge values beside each other; and no packing in machine code."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
import pytest
from cuda_tools import as_ptx, languages
from kg.dtype import float16
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg_cuda.arch import arch
from kg_cuda.ptx.packed_half import PAIRED
from kg_cuda.toolchain.toolkit import assemble, disassemble, tool
from kg_tune.bench.memory_bound import float16_elementwise

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


def text(ast: UOp, name: str = "sm_80", language: str = "PTX") -> str:
    return as_ptx(ast, arch(name), language)[1]


def test_all_are_tried() -> None:
    assert set(OPS) == set(PAIRED)


@languages
@pytest.mark.parametrize("op", OPS, ids=lambda op: op.name)
def test_same_as_alone(op: Op, language: str) -> None:
    name = OPS[op][0]
    pairs = np.stack(np.meshgrid(EDGES, EDGES), -1).reshape(-1, 2)
    pairs = np.resize(np.concatenate([pairs, np.random.default_rng(0).standard_normal((500, 2)).astype(np.float16)]), (1024, 2))
    x, y = (np.ascontiguousarray(column) for column in pairs.T)
    made = text(applied(op, 1024), language=language)
    assert made.count(f"{name}.f16x2") == 4 and not re.search(r"\.f16\b", made)
    check(op, x, y, language)


@languages
@pytest.mark.parametrize("op", OPS, ids=lambda op: op.name)
def test_alone(op: Op, language: str) -> None:
    """A number of elements that no vector divides."""
    x, y = np.meshgrid(EDGES[1:], EDGES[1:])
    assert f"{OPS[op][0]}.f16 " in text(applied(op, x.size), language=language)
    check(op, x.ravel(), y.ravel(), language)


def applied(op: Op, n: int) -> UOp:
    return sink(param(0, (n,), float16).store(OPS[op][1](param(1, (n,), float16), param(2, (n,), float16))), name="pairs")


def check(op: Op, x: np.ndarray, y: np.ndarray, language: str) -> None:
    """On the simulator, against numpy."""
    arrays = (x, y) if op not in (Op.NEG, Op.ABS) else (x,)
    with np.errstate(all="ignore"):
        wanted = OPS[op][2](x, y)
    found = open_device(f"CUDASIM:{language}").run(applied(op, x.size), *arrays)[0]
    same = (found.view(np.uint16) == wanted.view(np.uint16)) | (np.isnan(found) & np.isnan(wanted))
    if op in (Op.MAX, Op.MIN):
        same |= (found == 0) & (wanted == 0)  # which zero is open
    assert same.all(), (x[~same], y[~same], found[~same], wanted[~same])


@languages
def test_extremes_that_know_no_nan(language: str) -> None:
    """sm_75 compares, one by one; it adds by twos."""
    x, y = param(1, (1024,), float16), param(2, (1024,), float16)
    assert "f16x2" not in text(sink(param(0, (1024,), float16).store(x.maximum(y))), "sm_75", language)
    assert "add.rn.f16x2" in text(sink(param(0, (1024,), float16).store(x + y)), "sm_75", language)


@pytest.mark.skipif(
    tool("ptxas") is None or tool("nvdisasm") is None,
    reason="ptxas, nvdisasm: pip install nvidia-cuda-nvcc nvidia-cuda-nvdisasm",
)
@languages
@pytest.mark.parametrize("name", ["sm_75", "sm_80", "sm_90", "sm_120"])
def test_words_stay_words(name: str, language: str) -> None:
    """What is loaded as words is computed with and stored as such:
    four instructions for eight elements, no permutes. (A product with zero is how a constant is made.)"""
    source = text(float16_elementwise(1 << 16).ast, name, language)
    assert not re.search(r"mov\.b32.*\{", source)
    code = disassemble(assemble(source, name).binary)
    assert len(re.findall(r"\bHFMA2\S* R\d+, (?!-RZ)", code)) == 4 and "PRMT" not in code
