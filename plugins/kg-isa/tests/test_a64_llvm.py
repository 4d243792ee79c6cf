"""What CPU:LLVM makes for AArch64, run by qemu-user:
products of bytes and of bfloat16 by default schedules, exact, and how their operands are loaded."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from kg import open_device, param, sink
from kg.compile.programs import compile_program
from kg.plugin import UOp, binary_of, parse_dtype
from kg.semantics.floats import to_storage
from kg_cpu.host import host
from kg_cpu.llvm.compiler import LLVMCompiler
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_isa.emulated.device import AARCH64
from kg_isa.emulated.worker import emulator_of

pytestmark = pytest.mark.skipif(emulator_of(AARCH64) is None, reason="needs qemu-user: apt-get install qemu-user")

COMPILER = LLVMCompiler()
#: A Neoverse N1, and processors with products of small matrices.
DOTS, MATRICES = ("dotprod", "fullfp16"), ("bf16", "dotprod", "fullfp16", "i8mm")


def renderer(features: tuple[str, ...]) -> CPULLVMRenderer:
    machine = replace(host(), architecture="aarch64", cpu="generic", features=features, tune="", vector_bits=128, cores=1)
    made = CPULLVMRenderer(machine)
    made.device = "QEMUA64"
    return made


def matmul(m: int, n: int, k: int, left: str, right: str) -> UOp:
    out = parse_dtype("float32" if left == "bfloat16" else "int32")
    a = param(1, (m, k), parse_dtype(left)).cast(out).reshape(m, 1, k).expand(m, n, k)
    b = param(2, (k, n), parse_dtype(right)).cast(out).permute(1, 0).reshape(1, n, k).expand(m, n, k)
    return sink(param(0, (m, n), out).store((a * b).sum(2).reshape(m, n)), name="matmul", fast_math=True)


def operand(shape: tuple[int, int], dtype: str, seed: int) -> np.ndarray:
    random = np.random.default_rng(seed)
    if dtype == "bfloat16":
        return random.integers(-8, 8, shape).astype(np.float32)
    least, greatest = np.iinfo(dtype).min, np.iinfo(dtype).max
    return np.where(random.random(shape) < 0.25, least, random.integers(least, greatest + 1, shape)).astype(dtype)


def run(shape: tuple[int, int, int], left: str, right: str, features: tuple[str, ...]) -> str:
    """Runs a product, compares it, and gives the machine code."""
    m, n, k = shape
    a, b = operand((m, k), left, 1), operand((k, n), right, 2)
    program = compile_program(matmul(m, n, k, left, right), renderer(features), COMPILER)
    device = open_device("QEMUA64:LLVM")
    out = parse_dtype("float32" if left == "bfloat16" else "int32")
    found = device.empty(m * n, out)
    buffers = [
        device.buffer((to_storage(x, parse_dtype(t)) if t == "bfloat16" else x).ravel(), parse_dtype(t))
        for x, t in ((a, left), (b, right))
    ]
    device.bind(program, [found, *buffers])()
    device.synchronize()
    np.testing.assert_array_equal(found.numpy().reshape(m, n), a.astype(np.int64) @ b.astype(np.int64))
    return COMPILER.disassemble(binary_of(program))


def innermost(code: str, name: str) -> str:
    """The straight code with most instructions of a name."""
    parts = re.split(r"\n(?=.*\bb(?:\.\w+)?\s)", code)
    return max(parts, key=lambda part: len(re.findall(rf"\b{name}\b", part)))


@pytest.mark.parametrize(("left", "right", "wanted"), [
    ("int8", "int8", "smmla"), ("uint8", "uint8", "ummla"), ("uint8", "int8", "usmmla"), ("bfloat16", "bfloat16", "bfmmla"),
])  # fmt: skip
@pytest.mark.parametrize("shape", [(48, 64, 64), (64, 96, 128), (16, 8, 64)], ids=str)
def test_both_operands_of_small_matrices_are_whole_vectors(
    shape: tuple[int, int, int], left: str, right: str, wanted: str
) -> None:
    """Nothing puts a fragment together in the loop: both are packed where enough columns read the rows."""
    loop = innermost(run(shape, left, right, MATRICES), wanted)
    assert wanted in loop
    assert not re.search(r"\bldr[bh]|\bld1|\bldr\s+[bh]\d", loop), loop
    if shape[1] >= 64:
        assert not re.search(r"\b(mov|zip[12]|ext|ins)\s+v", loop), loop


@pytest.mark.parametrize(("left", "right", "wanted"), [("int8", "int8", "sdot"), ("uint8", "uint8", "udot")])
@pytest.mark.parametrize("shape", [(48, 64, 64), (8, 64, 64), (48, 62, 64), (7, 64, 40)], ids=str)
def test_words_of_dots_are_elements_of_vectors(shape: tuple[int, int, int], left: str, right: str, wanted: str) -> None:
    """Two steps' words of a row are one load, and no instruction puts one into every lane."""
    loop = innermost(run(shape, left, right, DOTS), wanted)
    assert re.search(rf"\b{wanted}\s.*\[1\]", loop), loop
    assert not re.search(r"\bld1r|\bdup\b", loop), loop


@pytest.mark.parametrize(("left", "right", "wanted"), [("uint8", "int8", "sudot"), ("int8", "uint8", "usdot")])
def test_words_of_either_sign_are_elements(left: str, right: str, wanted: str) -> None:
    assert re.search(rf"\b{wanted}\s.*\[1\]", run((8, 64, 64), left, right, MATRICES))


@pytest.mark.parametrize(("left", "right"), [("int8", "int8"), ("uint8", "uint8"), ("bfloat16", "bfloat16")])
def test_as_many_columns_as_a_matrix_are_no_panel(left: str, right: str) -> None:
    run((32, 2, 32), left, right, MATRICES)
