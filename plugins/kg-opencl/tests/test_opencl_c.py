"""What the renderer writes: vectors, float16 that is only stored,
work-groups of the kernel or of the driver, names, facts as words."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace

import pytest
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, float16, float32, float64, int8, int32
from kg.errors import UnsupportedError
from kg.ir.build import param, sink
from kg.ir.monoid import ADD
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.text.program import source_of
from kg_opencl.c.renderer import OpenCLRenderer
from kg_opencl.facts import Facts

ALL = Facts("CL3.0", (1024, 1024, 64), 1024, 48 << 10, 8, doubles=True, halves=True, fused=True, rounds=True, divides=True)
CPU = Facts(vector=512, processor=True, doubles=True, fused=True, divides=True)


def source(ast: UOp, facts: Facts = ALL, schedule: str | None = None) -> str:
    from kg.schedule.opts import parse_schedule

    opts = None if schedule is None else parse_schedule(schedule)
    return source_of(to_program(ast, OpenCLRenderer(facts), None, opts)) or ""


def kernel(dtype: DType, name: str = "k", n: int = 64) -> UOp:
    return sink(param(0, (n,), dtype).store(param(1, (n,), dtype) * param(2, (n,), dtype)), name=name)


@pytest.mark.parametrize("lanes", [2, 4, 8, 16])
def test_vectors_to_sixteen_begin_anywhere(lanes: int) -> None:
    text = source(kernel(float32), CPU, f"VECTOR(o0, {lanes})")
    assert f"const float{lanes} val0 = vload{lanes}(0, &data1[" in text and f"vstore{lanes}(val0 * val1, 0, &data0[" in text


def test_nothing_is_wider_than_sixteen() -> None:
    text = source(kernel(int8), CPU, "VECTOR(o0, 64)")
    assert text.count("vload16") == 8 and "char64" not in text and "char32" not in text


def test_without_work_groups_the_driver_makes_them() -> None:
    text = source(kernel(float32), ALL, "")
    assert "get_global_id(0)" in text and "get_local_id" not in text and "reqd_work_group_size" not in text


def test_with_work_groups_the_kernel_says_their_size() -> None:
    text = source(kernel(float32), ALL, "LOCAL(o0, 16)")
    assert "reqd_work_group_size(16, 1, 1)" in text and "get_group_id(0)" in text and "get_global_id" not in text


def test_shared_memory_makes_the_group_the_kernel_s() -> None:
    """Else a driver's larger group would share what is one work-item's."""
    total = sink(param(0, (1,), float32).store(param(1, (4096,), float32).sum(0).reshape(1)), name="total")
    text = source(total, ALL, "GROUP(r0, 32)")
    assert "local float" in text and "barrier(CLK_LOCAL_MEM_FENCE" in text and "reqd_work_group_size(32, 1, 1)" in text


def test_a_buffer_comes_with_its_first_element() -> None:
    text = source(kernel(float32))
    assert "global const float *data1_base, const long data1_first" in text
    assert "global const float *const data1 = data1_base + data1_first;" in text


def test_float16_is_computed_with_where_the_device_does() -> None:
    assert "global half *" in source(kernel(float16)) and "vload_half" not in source(kernel(float16))


def test_float16_is_bits_elsewhere() -> None:
    text = source(kernel(float16), CPU)
    assert (
        "global ushort *" in text and "vload_half" in text and "_rte(a, 0, (private half *)&r)" in text and "half4 " not in text
    )


def test_limits_of_integers_are_no_float16() -> None:
    """65504 is its greatest number: what is greater than int32's is asked in float32."""
    ast = sink(param(0, (64,), int32).store(param(1, (64,), float16).cast(int32)), name="whole")
    assert "from_float32_to_int32" in source(ast) and "2147483648.0h" not in source(ast)


def test_quotients_are_built_where_the_device_is_inexact() -> None:
    ast = sink(param(0, (64,), float32).store(param(1, (64,), float32) / param(2, (64,), float32)), name="quotient")
    assert " / " in source(ast) and " / " not in source(ast, Facts(fused=True))


def test_nothing_is_contracted() -> None:
    assert source(kernel(bfloat16)).startswith("#pragma OPENCL FP_CONTRACT OFF\n")


@pytest.mark.parametrize("name", ["max", "dot", "float4", "vload4", "kernel", "a b", "kg_k", "get_global_id"])
def test_kernels_may_be_called_anything(name: str) -> None:
    head = next(line for line in source(kernel(int32, name)).splitlines() if line.startswith("kernel "))
    assert (
        f" void kg_{name.replace(' ', '_')}(" in head.replace("kg_kg_a_b", "kg_a_b").replace("kg_kg_kernel", "kg_kernel")
        or "kg_" in head
    )


def test_facts_are_words_and_back() -> None:
    for facts in (Facts(), ALL, CPU):
        assert Facts.of_words((*facts.words(), "OPENCL:1='another'")) == facts


@pytest.mark.parametrize("facts", [ALL, CPU, replace(ALL, subgroup=16)], ids=["gpu", "cpu", "subgroups"])
def test_clang_takes_every_golden_kernel(facts: Facts) -> None:
    clang = shutil.which("clang")
    if clang is None:
        pytest.skip("needs clang")
    command = [clang, "-x", "cl", f"-cl-std={facts.std}", "-Xclang", "-finclude-default-header", "-Wall", "-Werror"]
    if facts.subgroup:  # which clang has of this target, and an attribute that Intel's alone knows
        command += ["-target", "spir64-unknown-unknown", "-Wno-unknown-attributes"]
    text = "\n".join(source(make(), facts).replace(" kg_", f" {name}_kg_") for name, make in KERNELS.items())
    unique = _each_helper_once(text)
    done = subprocess.run(
        [*command, "-Wno-unused-function", "-fsyntax-only", "-"], input=unique, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def _each_helper_once(text: str) -> str:
    """The sources one after another: helpers of one name are the same."""
    parts = dict.fromkeys(text.split("\n\n"))
    return "\n\n".join(parts)


TOTAL = sink(param(0, (1,), float32).store(param(1, (4096,), float32).sum(0).reshape(1)), name="total")
SUBGROUPS = replace(ALL, subgroup=16)


def test_a_group_reduces_in_subgroups_of_the_width_that_it_requires() -> None:
    text = source(TOTAL, SUBGROUPS, "GROUP(r0, 64)")
    assert "reqd_work_group_size(64, 1, 1))) __attribute__((intel_reqd_sub_group_size(16)))" in text
    assert [f"sub_group_shuffle_xor(a, {by}u)" in text for by in (1, 2, 4, 8, 16)] == [True] * 4 + [False]
    assert "local float slots0[4]" in text and text.count("barrier(") == 1


@pytest.mark.parametrize("items", [8, 16, 24])
def test_a_group_of_no_whole_subgroups_puts_down_each(items: int) -> None:
    text = source(
        sink(param(0, (1,), float32).store(param(1, (4800,), float32).sum(0).reshape(1)), name="total"),
        SUBGROUPS,
        f"GROUP(r0, {items})",
    )
    assert "sub_group" not in text and f"local float slots0[{items}]" in text


def test_without_a_width_that_can_be_required_there_are_no_subgroups() -> None:
    assert "sub_group" not in source(TOTAL, ALL, "GROUP(r0, 64)")


def test_float64_that_nothing_reads_is_refused() -> None:
    """It is an argument all the same, of a type that a device without it does not know."""
    ast = sink(param(0, (0, 3), float64).store(param(1, (5, 3), float64).gather(param(2, (0,), int32))), name="nothing")
    with pytest.raises(UnsupportedError, match="has no float64"):
        to_program(ast, OpenCLRenderer(Facts()), None)


def test_arrays_that_the_stack_does_not_hold_are_refused() -> None:
    """Else PoCL's thread would end the process."""
    x = param(1, (2, 4_000_000), float32)
    ast = sink(param(0, (2, 1), float32).store(x.scan(ADD, 1).flip(1).max(1)), name="extremes")
    with pytest.raises(UnsupportedError, match="extremes: the arrays of its work-items take 16000000 bytes"):
        to_program(ast, OpenCLRenderer(CPU), None)
    assert to_program(ast, OpenCLRenderer(ALL), None).op is Op.PROGRAM
