"""The machine of METAL:HOST: work-items that meet, memory that is checked,
and what hardware would leave out."""

from __future__ import annotations

import gc
import os
import sys
import threading
from pathlib import Path

import numpy as np
import pytest
from host_support import msl, run
from kg.dtype import DType, float16, float32, int8, int64, uint16
from kg.ir.op import Op
from kg.plugin import LaunchError, LoadError
from kg.plugin.registry import open_device
from kg_metal.card.host import HostKernel
from kg_metal.host.compiler import IMAGES, HostCompiler
from kg_metal.msl.lint import findings
from support.renderers.shuffles import check_shuffles

BARRIER = "threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);"


def zeros(count: int, dtype: str = "float32") -> np.ndarray:
    return np.zeros(count, dtype)


# -- shuffles


@pytest.mark.parametrize("dtype", [int8, uint16, float16, float32], ids=str)
@pytest.mark.parametrize("lanes", [32, 8])
def test_values_of_other_lanes(lanes: int, dtype: DType) -> None:
    device = open_device("METAL:HOST")
    source = check_shuffles(device, dtype, lanes)
    assert "simd_shuffle(" in source and findings(source) == []
    assert not device.renderer.supports(Op.SUBGROUP_SHUFFLE, int64, 1)  # of 64 bits there are none in MSL


# -- barriers


def test_work_items_meet_at_a_barrier() -> None:
    a = zeros(64)
    run(msl(f"threadgroup float t[64];\nt[place] = (float)place;\n{BARRIER}\na[place] = t[63 - place];"), a)
    assert a.tolist() == list(range(63, -1, -1))


def test_barriers_in_a_loop() -> None:
    a = zeros(64)
    body = f"""threadgroup float t[64];
t[place] = (float)place;
for (int n = 0; n < 6; n++) {{
  {BARRIER}
  const float x = t[(place + 1) % 64];
  {BARRIER}
  t[place] = x;
}}
a[place] = t[place];"""
    run(msl(body), a)
    assert a.tolist() == [(n + 6) % 64 for n in range(64)]


def test_a_missing_barrier_is_seen() -> None:
    """Work-groups begin with their first and with their last work-item in turn,
    so that one of two reads what nobody has written."""
    a = zeros(64)
    source = msl("threadgroup float t[64];\nt[place] = 1.0f;\na[place] = t[63 - place];\n" + BARRIER)
    found = []
    for _ in range(2):
        run(source, a)
        found.append(np.isnan(a).sum())
    assert found == [32, 32]


@pytest.mark.parametrize("body", [f"if (place < 3) {{\n  {BARRIER}\n}}", f"if (place == 5) return;\n{BARRIER}"])
def test_a_divergent_barrier(body: str) -> None:
    with pytest.raises(
        LaunchError, match=r"f: one work-item .*waits at a barrier.* while another|while another waits at a barrier"
    ):
        run(msl(body), zeros(64))


def test_two_barriers_at_once() -> None:
    body = f"if (place < 32) {{\n  {BARRIER}\n}} else {{\n  {BARRIER}\n}}"
    with pytest.raises(LaunchError, match=r"waits at a barrier \(line \d+\) while another waits at a barrier \(line \d+\)"):
        run(msl(body), zeros(64))


def test_the_machine_goes_on_after_a_failure() -> None:
    a = zeros(64)
    with pytest.raises(LaunchError):
        run(msl(f"if (place < 3) {{\n  {BARRIER}\n}}"), a)
    run(msl(f"{BARRIER}\na[place] = 2.0f;"), a)
    assert a.tolist() == [2.0] * 64


# -- SIMD-groups


def test_shuffles() -> None:
    a = zeros(64, "uint32")
    run(msl("a[place] = simd_shuffle_xor(place, 5);", ("device uint *",)), a)
    assert a.tolist() == [n ^ 5 for n in range(64)]


def test_a_lane_that_is_not_there_gives_garbage() -> None:
    a = zeros(40, "uint32")
    run(msl("a[place] = simd_shuffle_xor(place, 16);", ("device uint *",), items=40), a, items=40)
    assert a[32:].tolist() == [0xFFFFFFFF] * 8 and a[:32].tolist() == [n ^ 16 for n in range(32)]


def test_a_divergent_shuffle() -> None:
    with pytest.raises(LaunchError, match="exchanges in its SIMD-group"):
        run(msl("if (place < 3) {\n  a[place] = simd_shuffle_xor(1.0f, 1);\n}"), zeros(64))


def test_simd_groups_go_by_themselves() -> None:
    """One SIMD-group shuffles, the other does not: that is allowed."""
    a = zeros(64)
    run(msl("if (place < 32) {\n  a[place] = simd_shuffle_xor((float)place, 1);\n}"), a)
    assert a[:4].tolist() == [1.0, 0.0, 3.0, 2.0]


# -- memory


@pytest.mark.parametrize(
    ("access", "where"),
    [
        ("a[64] = 1.0f;", "4 bytes at byte 256 of buffer 0, which has 256"),
        ("a[-1] = 1.0f;", "4 bytes at byte -4 of buffer 0"),
        ("const float x = a[place + 1];\na[0] = x;", "4 bytes at byte 256 of buffer 0"),
        ("*(device packed_float4 *)&a[61] = packed_float4(float4(0.0f));", "16 bytes at byte 244 of buffer 0"),
        ("threadgroup float t[4];\nt[place] = 1.0f;", "4 bytes at byte 16 of threadgroup memory, which has 16"),
        ("thread float t[4];\nt[place] = 1.0f;", "4 bytes at byte 16 of memory of a work-item"),
    ],
)
def test_memory_out_of_bounds(access: str, where: str) -> None:
    with pytest.raises(LaunchError, match=f"f: access of {where}"):
        run(msl(access), zeros(64))


def test_who_did_it_is_said() -> None:
    with pytest.raises(LaunchError, match=r"work-item \(7, 0, 0\) of work-group \(0, 0, 0\)"):
        run(msl("if (place == 7) a[64] = 1.0f;"), zeros(64))


def test_memory_begins_as_garbage() -> None:
    a = zeros(64)
    run(msl("threadgroup float t[64];\na[place] = t[place];"), a)
    assert np.isnan(a).all()
    run(msl("thread float t[2];\na[place] = t[1];"), a)
    assert np.isnan(a).all()


def test_threadgroup_memory_is_of_one_work_group() -> None:
    a = zeros(64)
    body = f"threadgroup float t[64];\nif (place == 0) {{\n  a[0] = t[63];\n}}\n{BARRIER}\nt[place] = 1.0f;"
    run(msl(body), a, groups=3)
    assert np.isnan(a[0])


def test_the_stack_is_big_enough() -> None:
    a = zeros(1)
    run(msl("thread float t[32768];\nt[32767] = 1.0f;\na[0] = t[32767];"), a, items=1)
    assert a[0] == 1.0


# -- numbers, and who one is


def test_a_literal_without_a_suffix_is_a_float() -> None:
    a = zeros(1)
    run(msl("a[0] = 1.0 + 1e-8 + 0x1p-30 == 1.0 ? 1.5 : 2.0;"), a, items=1)
    assert a.tolist() == [1.5]


@pytest.mark.parametrize(
    ("type_", "attribute", "wanted"),
    [
        ("uint", "thread_index_in_simdgroup", [n % 32 for n in range(64)] * 2),
        ("uint", "simdgroup_index_in_threadgroup", [n // 32 for n in range(64)] * 2),
        ("uint3", "thread_position_in_grid", list(range(128))),
    ],
)
def test_where_a_work_item_is(type_: str, attribute: str, wanted: list[int]) -> None:
    a = zeros(128)
    source = msl(f"a[group.x * 64 + place] = (float)me{'.x' if type_ == 'uint3' else ''};")
    further = f", {type_} me [[{attribute}]], uint3 group [[threadgroup_position_in_grid]]) {{"
    source = source.replace(") {", further, 1)
    assert findings(source) == []
    run(source, a, groups=2)
    assert a.tolist() == wanted


def test_denormals_of_float32_are_flushed() -> None:
    a = np.array([1e-38, 2.0**-126, 2.0**-125], "float32")
    moved = np.array([1e-39, 1e-38, 2.0**-126], "float32")
    run(msl("if (place < 3) a[place] = a[place] * 0.5f;"), a)
    assert a.tolist() == [0.0, 0.0, 2.0**-126]
    run(msl("if (place < 3) a[2 - place] = a[2 - place];"), moved)
    assert moved[0] == np.float32(1e-39)
    assert np.float32(1e-39) * np.float32(1) != 0  # and outside of kernels they are kept


def test_every_half() -> None:
    """To float and back, and rounding against numpy."""
    bits = np.arange(1 << 16, dtype=np.uint16)
    wide, back = np.zeros(1 << 16, np.float32), np.zeros(1 << 16, np.float16)
    types = ("device const half *", "device float *", "device half *")
    run(
        msl("for (int n = 0; n < 65536; n++) {\n  b[n] = (float)(half)a[n];\n  c[n] = half((float)b[n]);\n}", types),
        bits,
        wide,
        back,
        items=1,
    )
    wanted = bits.view(np.float16)
    number = ~np.isnan(wanted)
    assert np.array_equal(wide[number], wanted[number].astype(np.float32)) and np.isnan(wide[~number]).all()
    assert np.array_equal(back.view(np.uint16)[number], bits[number]) and np.isnan(back[~number]).all()


def test_rounding_to_half() -> None:
    random = np.random.default_rng(1)
    halves = np.arange(0x7C00, dtype=np.uint16).view(np.float16).astype(np.float64)
    middles = ((halves[1:] + halves[:-1]) / 2).astype(np.float32)
    values = np.concatenate(
        [middles, np.nextafter(middles, np.float32(0)), np.nextafter(middles, np.float32(np.inf)), [65519.0, 65520.0, 1e9]]
    )
    values = np.concatenate([values, -values, random.standard_normal(1000) * 1e-6]).astype(np.float32)
    found = np.zeros(len(values), np.float16)
    run(
        msl(f"for (int n = 0; n < {len(values)}; n++) b[n] = half((float)a[n]);", ("device const float *", "device half *")),
        values,
        found,
        items=1,
    )
    with np.errstate(over="ignore"):
        assert np.array_equal(found.view(np.uint16), values.astype(np.float16).view(np.uint16))


# -- loading


@pytest.mark.parametrize("binary", [b"", b"\x7fELF", IMAGES.sealed(b"no library")[:-1], HostCompiler.__name__.encode()])
def test_what_is_no_program(binary: bytes) -> None:
    with pytest.raises(LoadError, match="no whole program"):
        HostKernel(binary, "f")


def test_a_library_without_a_kernel() -> None:
    with pytest.raises(LoadError, match="can't load"):
        HostKernel(IMAGES.sealed(b"no library"), "f")


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc")
def test_libraries_are_given_back() -> None:
    """A process has only so many mappings."""
    binary = HostCompiler().compile_cached(msl("a[place] = 4.0f;"))

    def mapped() -> int:
        gc.collect()
        return sum("kernel.so" in line for line in Path("/proc/self/maps").read_text().splitlines())

    before = mapped()
    kernels = [HostKernel(binary, "f") for _ in range(20)]
    assert mapped() >= before + 20
    del kernels
    assert mapped() == before


# -- processes that are forked off


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_process_runs_kernels() -> None:
    """Also where another thread was in the middle of a launch."""
    source = msl("for (int n = 0; n < 100000; n++) a[place] = a[place] + 1.0f;")
    run(source, zeros(64))
    stop = threading.Event()

    def launching() -> None:
        while not stop.is_set():
            run(source, zeros(64))

    thread = threading.Thread(target=launching)
    thread.start()
    try:
        for _ in range(5):
            child = os.fork()
            if not child:
                a = zeros(64)
                run(msl("a[place] = 3.0f;"), a)
                os._exit(0 if a.tolist() == [3.0] * 64 else 1)
            assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    finally:
        stop.set()
        thread.join()
