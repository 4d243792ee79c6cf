"""The ELF loader: objects of several compilers run, relocations land where they must,
what can't be loaded is refused."""

import ctypes
import gc
import platform
import shutil
import struct
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kg.errors import LoadError
from kg_cpu.objects.elf import lay_out, link, load_object
from kg_cpu.objects.relocate import Relocation, Spot, relocate, veneer
from kg_cpu.runtime.native_ir import native_source
from kg_cpu.runtime.native_objects import compile_native
from runtime_kernels import ADD_ONE, compile_text

native_only = pytest.mark.skipif(platform.machine() != "x86_64" or sys.platform != "linux", reason="runs x86-64 code")
COMPILERS = [c for c in ("gcc", "clang") if shutil.which(c)]


def compile_c(compiler: str, source: str, *flags: str) -> bytes:
    with tempfile.NamedTemporaryFile(suffix=".o") as file:
        command = [compiler, "-x", "c", "-c", "-O1", "-ffreestanding", "-fno-builtin", *flags, "-", "-o", file.name]
        subprocess.run(command, input=source.encode(), capture_output=True, check=True)
        return Path(file.name).read_bytes()


def call(image, name: str, *values: int) -> int:
    return ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * len(values))(image.address(name))(*values)


@native_only
def test_data_bss_constants_and_calls_between_functions():
    image = load_object(
        compile_text(
            """
@table = internal constant [4 x i64] [i64 10, i64 20, i64 30, i64 40]
@counter = internal global i64 5
@zeros = internal global [100 x i64] zeroinitializer
@far = global ptr @table
define i64 @inner(i64 %i) noinline {
  %p = getelementptr [4 x i64], ptr @table, i64 0, i64 %i
  %v = load i64, ptr %p
  ret i64 %v
}
define i64 @outer(i64 %i) {
  %a = call i64 @inner(i64 %i)
  %c = load i64, ptr @counter
  %c1 = add i64 %c, 1
  store i64 %c1, ptr @counter
  %z.p = getelementptr [100 x i64], ptr @zeros, i64 0, i64 99
  %z = load i64, ptr %z.p
  %t = load ptr, ptr @far
  %t0 = load i64, ptr %t
  %s = add i64 %a, %c1
  %s1 = add i64 %s, %z
  %s2 = add i64 %s1, %t0
  ret i64 %s2
}
"""
        )
    )
    assert call(image, "outer", 2) == 30 + 6 + 0 + 10
    assert call(image, "outer", 3) == 40 + 7 + 0 + 10


@native_only
@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("flags", [("-fPIC",), ("-fno-pic", "-mcmodel=large"), ("-fpie", "-O3", "-march=native")], ids=str)
def test_objects_of_c_compilers(compiler: str, flags: tuple[str, ...]):
    source = """
static const double table[3] = {1.5, 2.5, 3.5};
long total = 40;
long other(long);
__attribute__((noinline)) long twice(long x) { return 2 * x; }
long run(long i) { total += 1; return twice(i) + total + (long)(table[i] * 2); }
"""
    image = load_object(compile_c(compiler, source, *flags))
    assert call(image, "run", 1) == 2 + 41 + 5


@native_only
def test_externals_are_reached_however_far_and_others_refused_by_name():
    source = "long far(long); long run(long x) { return far(x) + 1; }"
    double = load_object(compile_text("define i64 @f(i64 %x) {\n %y = mul i64 %x, 2\n ret i64 %y\n}"))
    absolute = ctypes.cast(ctypes.CDLL(None).labs, ctypes.c_void_p).value or 0
    data = compile_c(COMPILERS[0], source) if COMPILERS else None
    if data is None:
        pytest.skip("no C compiler")
    assert call(load_object(data, {"far": double.address("f")}), "run", 21) == 43
    assert call(load_object(data, {"far": absolute}), "run", -5) == 6
    with pytest.raises(LoadError, match=r"needs far, .*self-contained"):
        load_object(data)


@native_only
def test_code_is_not_writable_and_is_unmapped_when_dropped():
    image = load_object(compile_text(ADD_ONE))
    base = image.base
    assert permissions(base) == "r-xp"
    del image
    gc.collect()
    assert permissions(base) != "r-xp"


def permissions(address: int) -> str:
    """Of the mapping that holds the address, which the kernel may have joined with those beside it.
    Empty: there is none."""
    for line in Path("/proc/self/maps").read_text().splitlines():
        span, allowed = line.split()[:2]
        first, end = (int(x, 16) for x in span.split("-"))
        if first <= address < end:
            return allowed
    return ""


@native_only
def test_unknown_function_lists_what_there_is():
    with pytest.raises(LoadError, match=r"defines no 'absent'; it defines add_one"):
        load_object(compile_text(ADD_ONE)).address("absent")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "no 64-bit little-endian ELF"),
        (b"\x7fELF\x01\x01" + bytes(80), "no 64-bit little-endian ELF"),
        (b"\xcf\xfa\xed\xfe" + bytes(80), "Mach-O"),
        (b"\x64\x86" + bytes(80), "COFF"),
        (b"\x7fELF\x02\x01" + bytes(10) + struct.pack("<HH", 3, 62) + bytes(80), "linked already"),
        (b"\x7fELF\x02\x01" + bytes(10) + struct.pack("<HH", 1, 8) + bytes(80), "is for ELF machine 8, not for x86_64"),
    ],
    ids=["empty", "elf32", "macho", "coff", "shared", "mips"],
)
def test_other_formats_are_refused(data: bytes, message: str):
    with pytest.raises(LoadError, match=message):
        lay_out(data, "x86_64")


def test_damaged_objects_raise_and_do_not_crash():
    whole = compile_text(ADD_ONE)
    for length in range(0, len(whole), 41):
        try:
            lay_out(whole[:length], "x86_64")
        except LoadError:
            continue
        raise AssertionError(f"an object cut to {length} bytes was taken")


@native_only
@given(st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(0, 255)), min_size=1, max_size=8), st.booleans())
def test_an_object_with_changed_bytes_is_loaded_or_refused(changes: list[tuple[float, int]], in_tables: bool):
    """Nothing but LoadError comes of numbers that point anywhere, in headers and tables above all."""
    data = bytearray(compile_text(ADD_ONE))
    (tables,) = struct.unpack_from("<Q", data, 40)
    for place, value in changes:
        data[int(place * len(data)) if not in_tables else tables + int(place * (len(data) - tables))] = value
    with suppress(LoadError):
        load_object(bytes(data))


def test_wrong_machine_is_refused():
    with pytest.raises(LoadError, match="is for aarch64, not for x86_64"):
        lay_out(compile_text(ADD_ONE, "aarch64"), "x86_64")


# -- AArch64, whose code can't run here: the patched fields are read back

BASE = 0x7F12_3456_7000


def patched(kind: int, word: int, symbol: int, addend: int = 0) -> int:
    at, slot = 8, 64
    image = bytearray(128)
    struct.pack_into("<I", image, at, word)
    relocate("aarch64", image, Relocation(0, at, kind, 0, addend), Spot(BASE, at, symbol, slot))
    return struct.unpack_from("<I", image, at)[0]


def adrp_target(word: int, place: int) -> int:
    pages = (word >> 5 & 0x7FFFF) << 2 | word >> 29 & 3
    pages -= (pages & 1 << 20) << 1
    return (place & ~0xFFF) + (pages << 12)


@pytest.mark.parametrize("distance", [0x1234, -0x5678, 0x7FFF_0000, -0x7FFF_0000])
def test_aarch64_page_and_offset(distance: int):
    symbol = BASE + distance
    assert adrp_target(patched(275, 0x90000000, symbol), BASE + 8) == symbol & ~0xFFF
    assert patched(277, 0x91000000, symbol) >> 10 & 0xFFF == symbol & 0xFFF


@pytest.mark.parametrize(("kind", "scale"), [(278, 0), (284, 1), (285, 2), (286, 3), (299, 4)])
def test_aarch64_scaled_offsets(kind: int, scale: int):
    symbol = BASE + 0x6A0
    assert patched(kind, 0x3D400000, symbol) >> 10 & 0xFFF == (symbol & 0xFFF) >> scale
    if scale:
        with pytest.raises(LoadError, match="not aligned"):
            patched(kind, 0x3D400000, symbol + 1)


def test_aarch64_calls_near_and_through_the_veneer():
    near = patched(283, 0x94000000, BASE + 0x1000)
    assert (near & 0x3FFFFFF) * 4 + BASE + 8 == BASE + 0x1000
    far = patched(283, 0x94000000, BASE + (1 << 40))
    assert (far & 0x3FFFFFF) * 4 + 8 == 64 + 16
    jump = struct.unpack("<IIII", veneer("aarch64", 80, 64))
    literal = jump[0] >> 5 & 0x7FFFF
    assert jump[0] & 0xFF00001F == 0x58000010 and (literal - (1 << 19)) * 4 + 80 == 64 and jump[1] == 0xD61F0200


def test_aarch64_got_and_data():
    assert adrp_target(patched(311, 0x90000000, 1), BASE + 8) == (BASE + 64) & ~0xFFF
    assert patched(312, 0xF9400000, 1) >> 10 & 0xFFF == 64 >> 3
    assert patched(261, 0, BASE + 0x100, 4) == 0x104 - 8
    with pytest.raises(LoadError, match="does not reach"):
        patched(261, 0, BASE + (1 << 33))
    with pytest.raises(LoadError, match="relocation 999 of AArch64"):
        patched(999, 0, BASE)


def test_aarch64_object_links_whole():
    source = """
@table = internal constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]
@where = global ptr @table
define float @inner(i64 %i) noinline {
  %p = getelementptr [4 x float], ptr @table, i64 0, i64 %i
  %v = load float, ptr %p
  ret float %v
}
define float @run(i64 %i) {
  %a = call float @inner(i64 %i)
  %v = load <4 x float>, ptr @table
  %b = extractelement <4 x float> %v, i64 3
  %s = fadd float %a, %b
  ret float %s
}
"""
    layout = lay_out(compile_text(source, "aarch64"), "aarch64")
    image = link(layout, BASE, {})
    places = {s.name: layout.places[s.section] + s.value for s in layout.symbols if s.section in layout.places}
    table = image.index(struct.pack("<4f", 1, 2, 3, 4))
    assert struct.unpack_from("<Q", image, places["where"])[0] == BASE + table
    kinds = {r.kind for r in layout.relocations}
    assert {257, 275, 283} <= kinds


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_native_half_stands_alone_on_every_machine(machine: str):
    layout = lay_out(compile_native(native_source(machine)), machine)
    link(layout, BASE, {})  # raises where a symbol is missing
    assert {"kg_launch", "kg_worker", "kg_stop", "kg_api"} <= {s.name for s in layout.symbols if s.is_global}
