"""What can be said of speed without a card:
matrix instructions to reads of shared memory, registers and waves, scratch, widths of accesses, of default schedules at
benchmark sizes."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from amd_tools import compiled, mnemonics, source
from kg.dtype import bfloat16, float16, float32, int8
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg_amd.object.metadata import KernelFacts, kernels
from kg_amd.targets import TARGETS, target
from kg_conformance.kernels.whole import matmul
from kg_tune.bench import memory_bound as bench
from kg_tune.bench.compute_bound import product

pytestmark = pytest.mark.part(8)

SIZE = 4096
KERNELS: dict[str, Callable[[], UOp]] = {
    "add": lambda: bench.vector_add(1 << 24).ast,
    "add_half": lambda: bench.float16_elementwise(1 << 24).ast,
    "softmax": lambda: bench.softmax(SIZE, SIZE).ast,
    "layernorm": lambda: bench.layernorm(SIZE, SIZE).ast,
    "transpose": lambda: bench.transpose(SIZE, SIZE).ast,
    "attention": lambda: narrow_attention(32, 2048, 64),
    **{str(d): (lambda d=d: matmul(SIZE, SIZE, SIZE, d)[0]) for d in (float16, bfloat16, float32, int8)},
}


def narrow_attention(*shape: int) -> UOp:
    """Of bfloat16, on units that can't be chained:
    their results do not lie where they take a left operand from."""
    q, k, v = (param(slot, shape, bfloat16).cast(float32) for slot in (1, 2, 3))
    scores = product(q, k.permute(0, 2, 1))
    weights = (scores - scores.max(2).expand(*scores.shape)).exp()
    value = product(weights.cast(bfloat16).cast(float32), v) / weights.sum(2).expand(*shape)
    return sink(param(0, shape, float32).store(value), name="attention")


@cache
def facts(name: str, arch: str) -> tuple[KernelFacts, dict[str, int]]:
    text = source(KERNELS[name](), arch)
    (found,) = kernels(compiled(text)).values()
    return found, mnemonics(text)


def count(made: dict[str, int], pattern: str) -> int:
    return sum(n for name, n in made.items() if re.fullmatch(pattern, name))


@pytest.mark.part(2)
@pytest.mark.parametrize("arch", TARGETS)
@pytest.mark.parametrize("name", KERNELS)
def test_nothing_is_in_scratch(name: str, arch: str) -> None:
    """Nor spilled; at least two waves of a SIMD unit, which hide each other's waiting."""
    found, made = facts(name, arch)
    assert found.scratch == found.spilled == count(made, "(scratch|buffer_(load|store)).*") == 0
    assert target(arch).registers.occupancy(found.vectors) >= 2
    assert found.shared <= target(arch).shared.bytes


@pytest.mark.parametrize("arch", TARGETS)
@pytest.mark.parametrize(
    ("name", "loads", "stores"),
    [("add", 2, 1), ("add_half", 2, 1), ("softmax", 8, 8), ("layernorm", 24, 8), ("transpose", 1, 1)],
)
def test_accesses_of_128_bits(name: str, loads: int, stores: int, arch: str) -> None:
    """All that is read and written goes by 16 bytes, once; what a row needs again stays in registers."""
    _, made = facts(name, arch)
    assert count(made, "global_load_.*") == count(made, "global_load_(b128|dwordx4)") == loads
    assert count(made, "global_store_.*") == count(made, "global_store_(b128|dwordx4)") == stores


@pytest.mark.parametrize(
    ("arch", "name", "instruction", "steps", "wide", "narrow", "waves"),
    [  # matrix instructions and reads of shared memory of a round of the loop over panels, of 64 bits and more and of less
        ("gfx1100", "float16", "v_wmma_f32_16x16x16_f16", 16, 24, 0, 7),
        ("gfx1100", "bfloat16", "v_wmma_f32_16x16x16_bf16", 16, 24, 0, 7),
        ("gfx1100", "int8", "v_wmma_i32_16x16x16_iu8", 32, 24, 0, 7),
        ("gfx942", "float16", "v_mfma_f32_16x16x16_f16", 32, 8, 0, 4),
        ("gfx942", "bfloat16", "v_mfma_f32_16x16x16_bf16", 32, 8, 0, 4),
        ("gfx942", "float32", "v_mfma_f32_16x16x4_f32", 64, 0, 16, 3),
        ("gfx942", "int8", "v_mfma_i32_16x16x32_i8", 32, 8, 0, 4),
        ("gfx950", "float16", "v_mfma_f32_16x16x32_f16", 16, 8, 0, 4),
    ],
)
def test_products_use_matrix_cores(
    arch: str, name: str, instruction: str, steps: int, wide: int, narrow: int, waves: int
) -> None:
    found, made = facts(name, arch)
    assert count(made, "v_(mfma|wmma).*") == made[instruction] == steps
    reads = count(made, "ds_(load|read).*")
    assert count(made, "ds_(load_b128|load_b64|read_b128|read_b64|read2st64_b64|read2_b64)") == wide
    assert reads - wide <= narrow
    assert count(made, "ds_(store|write)_b128") == count(made, "global_load_(b128|dwordx4)")
    assert target(arch).registers.occupancy(found.vectors) >= waves
    assert not count(made, "v_accvgpr_.*"), "accumulators are copied"
    assert not count(made, "ds_(store|write)_(b16|b8).*"), "a transposed panel is stored in vectors"


@pytest.mark.parametrize("arch", ["gfx90a", "gfx1030"])
def test_without_a_licence_nothing_is_flushed(arch: str) -> None:
    """gfx90a's products of float16 flush subnormals; gfx1030 has no matrix cores."""
    _, made = facts("float16", arch)
    assert count(made, "v_(mfma|wmma).*f16") == 0
