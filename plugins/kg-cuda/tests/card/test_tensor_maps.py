"""Tensor maps, from a kernel's text to its launches."""

from __future__ import annotations

import ctypes
from dataclasses import replace
from pathlib import Path

import pytest
from card.with_libcuda import run as run_with_driver
from cuda_tools import needs_nvrtc, needs_ptxas
from hypothesis import given as given_that
from hypothesis import strategies as st
from kg.dtype import float32, void
from kg.errors import CompileError
from kg.ir.build import param, sink, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_cuda.card import driver_maps
from kg_cuda.card.arguments import Arguments, arguments_of
from kg_cuda.card.simulator import SimCard
from kg_cuda.card.tensor_maps import MapSpec, maps_of, parameter
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.toolchain.nvrtc import NVRTC
from kg_cuda.toolchain.toolkit import assemble
from mapped import COLUMNS, FETCH, LEFT, RIGHT, TEXT, Given, check_launches, check_plan, mapped
from with_pycuda import Linked
from with_pycuda import run as run_with_pycuda

SPEC = MapSpec(1, 2, (4096, 100), (8192,), (64, 128), 128)


def text(*specs: MapSpec) -> str:
    """As much of a kernel as is looked at."""
    lines = [spec.line(number) for number, spec in enumerate(specs)]
    return "\n".join(
        [*lines, ".visible .entry kg_k(.param .u64 kg_k_0", *(f", {parameter(n)}" for n in range(len(specs))), ") {}"]
    )


def test_a_line_says_all():
    assert SPEC.line(0) == "// kg.map 0 slot=1 offset=0 itemsize=2 sizes=4096,100 strides=8192 box=64,128 swizzle=128"
    assert not SPEC.refusal and SPEC.nbytes == 99 * 8192 + 8192 and SPEC.box_bytes == 64 * 128 * 2
    assert parameter(3) == ".param .align 64 .b8 kg_map_3[128]"


@st.composite
def specs(draw: st.DrawFn) -> MapSpec:
    itemsize, rank = draw(st.sampled_from([1, 2, 4, 8])), draw(st.integers(1, 5))
    sizes = draw(st.tuples(*[st.integers(1, 1 << 32)] * rank))
    strides = draw(st.tuples(*[st.integers(1, 1 << 30)] * (rank - 1)))
    outer = draw(st.tuples(*[st.integers(1, 256)] * (rank - 1)))
    swizzle = draw(st.sampled_from([0, 32, 64, 128]))
    row = draw(st.integers(1, (swizzle or 128) // 16)) * 16 // itemsize
    offset = draw(st.integers(0, 1 << 30)) * 16
    return MapSpec(draw(st.integers(0, 99)), itemsize, sizes, tuple(16 * s for s in strides), (row, *outer), swizzle, offset)


@given_that(st.lists(specs(), max_size=4))
def test_what_is_written_is_read(asked: list[MapSpec]):
    assert not any(spec.refusal for spec in asked)
    assert maps_of(text(*asked)) == tuple(asked)


@pytest.mark.parametrize(
    ("before", "after", "match"),
    [
        ("slot=1 ", "", "says of no tensor map what it is: // kg.map 0 offset"),
        ("swizzle=128", "swizzle=128 ", "^$"),  # blanks at a line's end are nothing
        ("swizzle=128", "swizzle=128 more=1", "says of no tensor map"),
        ("sizes=4096,100", "sizes=4096,", "says of no tensor map"),
        ("slot=1", "slot=-1", "says of no tensor map"),
        ("slot=1", "slot=01", "it should be // kg.map 0 slot=1 "),
        ("kg.map 0", "kg.map 1", "it should be // kg.map 0 slot=1 "),
        ("// kg.map 0", "// kg.map", "says of no tensor map"),
        ("swizzle=128", "swizzle=48", "a swizzle of 48 bytes"),
        ("swizzle=128", "swizzle=64", "more than the swizzle's 64"),
        ("strides=8192", "strides=8200", "multiples of 16 bytes"),
        ("strides=8192", "strides=none", "one stride less"),
        ("offset=0", "offset=8", "multiples of 16 bytes"),
        ("box=64,128", "box=64,257", "those of the box 1 to 256"),
        ("box=64,128", "box=60,128", "no multiple of 16"),
        ("itemsize=2", "itemsize=3", "elements of 3 bytes"),
        ("kg_map_0[", "kg_map_1[", "says what 1 tensor maps are, and has kg_map_1\n"),
        ("kg_map_0[", "other[", "and has no parameter for one"),
    ],
)
def test_what_else_a_line_says_is_refused(before: str, after: str, match: str):
    whole = text(SPEC)
    assert before in whole
    changed = whole.replace(before, after)
    if match == "^$":
        assert maps_of(changed) == (SPEC,)
        return
    with pytest.raises(CompileError, match=match) as caught:
        maps_of(changed)
    assert caught.value.source == changed


def test_parameters_without_a_line():
    with pytest.raises(CompileError, match="says what 0 tensor maps are, and has kg_map_0"):
        maps_of(text(SPEC).partition("\n")[2])
    with pytest.raises(CompileError, match=r"it should be // kg\.map 1 "):
        maps_of(f"{SPEC.line(0)}\n{text(SPEC)}")
    assert maps_of(".visible .entry kg_k() {}") == ()


def test_maps_of_other_ranks():
    one = replace(SPEC, sizes=(1000,), strides=(), box=(64,))
    five = replace(SPEC, sizes=(64, 2, 3, 4, 5), strides=(128, 256, 768, 3072), box=(64, 1, 1, 1, 2))
    assert maps_of(text(one, five)) == (one, five)
    assert (one.nbytes, five.nbytes) == (2000, 64 * 2 * 2 * 3 * 4 * 5)


@pytest.fixture(scope="module")
def device() -> Device:
    return open_device("CUDA:SIM")


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The maps that were made: of which argument, at which address."""
    found: list[tuple[int, int]] = []
    make = SimCard.tensor_map

    def notes(card: SimCard, spec: MapSpec, address: int) -> bytes:
        found.append((spec.slot, address))
        return make(card, spec, address)

    monkeypatch.setattr(SimCard, "tensor_map", notes)
    return found


def test_launches(device: Device):
    check_launches(device)


def test_plans(device: Device):
    check_plan(device)


@needs_ptxas
def test_ptxas_takes_the_kernel():
    assert assemble(TEXT, "sm_90").shared >= LEFT.box_bytes + RIGHT.box_bytes


def test_a_map_is_made_once_for_an_address(device: Device, made: list[tuple[int, int]]):
    one, other, odd = Given(device, 0), Given(device, 1), Given(device, 2, odd=2)
    program = device.load(mapped(device))
    launch = program.bind(one.buffers)
    places = [(slot, one.buffers[slot].address) for slot in (1, 2)]
    assert made == places
    launch(1)
    launch(2)
    program.bind(odd.buffers)(1)
    runner = program.runner()
    for given in (one, one, other, one, odd, other):
        runner(given.buffers, [7])
        given.check(7)
    assert made == [*places, *[(slot, other.buffers[slot].address) for slot in (1, 2)]]


def test_maps_of_more_addresses_than_are_kept(made: list[tuple[int, int]]):
    card = SimCard()
    arguments = Arguments(3, [(1, LEFT), (2, replace(LEFT, slot=2))], card.tensor_map)
    words = arguments.room()
    assert (
        ctypes.addressof(words) % 128 == 0 and arguments.offsets == (0, 8, 16, 64, 192) and len(words) == arguments.size == 40
    )
    for address in (*range(256, 256 * 600, 256), 256):
        words[:3] = 0, address, address + 16
        arguments.write_maps(words)
        assert bytes(words)[64:] == card.tensor_map(LEFT, address) + card.tensor_map(LEFT, address + 16)
    assert len(made) == 2 * 2 * 600 and arguments.without_maps().offsets == (0, 8, 16)


#: The kernel in CUDA C.
IN_C = f"""
struct __align__(64) Map {{ char bytes[128]; }};
{LEFT.line(0)}
{RIGHT.line(1)}
static __device__ unsigned at(const void *p) {{ return (unsigned)__cvta_generic_to_shared(p); }}
static __device__ void fetch(unsigned to, const Map *map, int column, int row, unsigned full) {{
  asm volatile("{FETCH} [%0], [%1, {{%2, %3}}], [%4];" :: "r"(to), "l"(map), "r"(column), "r"(row), "r"(full) : "memory");
}}
extern "C" __global__ void __launch_bounds__(128) kg_mapped(float *out, const float *, const float *, long long n,
    const __grid_constant__ Map kg_map_0, const __grid_constant__ Map kg_map_1) {{
  __shared__ __align__(1024) float left[4][32];
  __shared__ __align__(128) float right[4][32];
  __shared__ unsigned long long barrier;
  const int x = threadIdx.x, y = threadIdx.y, row = 4 * blockIdx.y, column = 32 * blockIdx.x;
  const unsigned full = at(&barrier);
  if (!x && !y) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1; fence.mbarrier_init.release.cluster; fence.proxy.async;" :: "r"(full) : "memory");
  __syncthreads();
  if (!x && !y) {{
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 1024;" :: "r"(full) : "memory");
    fetch(at(left), &kg_map_0, column, row, full);
    fetch(at(right), &kg_map_1, column, row, full);
  }}
  asm volatile("{{.reg .pred done; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0; @done bra DONE; bra AGAIN; DONE: }}" :: "r"(full) : "memory");
  out[(row + y) * {COLUMNS} + column + x] = left[y][x ^ 4 * y] + right[y][x] + (float)n;
}}
"""


@needs_nvrtc
def test_a_kernel_in_cuda_c(device: Device):
    """What is launched is nvrtc's, which keeps no lines:
    the text that it was made of says what maps there are."""
    binary = NVRTC("sm_90").compile(IN_C)
    assert b"kg.map" not in binary
    given, odd = Given(device, 0), Given(device, 1, odd=3)
    program = device.load(mapped(device, IN_C, binary))
    for n, one in enumerate((given, odd)):
        program.bind(one.buffers)(n)
        one.check(n)


def test_a_program_of_which_only_the_binary_is_there(device: Device):
    whole, given = mapped(device), Given(device, 0)
    bare = UOp(Op.PROGRAM, void, tuple(part for part in whole.src if part.op is not Op.SOURCE), whole.program)
    device.load(bare).bind(given.buffers)(1)
    given.check(1)


@pytest.mark.parametrize(
    ("before", "after", "match"),
    [
        ("slot=2 offset=64", "slot=3 offset=64", "kg.map 1 slot=3 .*: there is no argument 3"),
        ("slot=1 offset=0", "slot=1 offset=16", "it ends after 32784 bytes of argument 1, which has 32768"),
        ("swizzle=128", "swizzle=96", "a swizzle of 96 bytes"),
        ("// kg.map 1 slot=2", "// kg.map 1 slot=two", "says of no tensor map what it is: // kg.map 1 slot=two"),
        ("kg_map_1", "kg_map_2", "says what 2 tensor maps are, and has kg_map_0, kg_map_2"),
    ],
)
def test_kernels_that_are_refused(before: str, after: str, match: str, device: Device):
    text = TEXT.replace(before, after)
    assert text != TEXT
    with pytest.raises(CompileError, match=match):
        device.load(mapped(device, text))


def test_a_tensor_in_what_only_a_launch_knows(device: Device):
    size = variable("size", 1, 1 << 20)
    program = device.compile(sink(param(0, (size,), float32).store(param(1, (size,), float32)), name="copied"))
    with pytest.raises(CompileError, match="the size of argument 1 is known at launch only"):
        arguments_of(f"{LEFT.line(0)}\n{parameter(0)}", program.program.params, 3, SimCard().tensor_map)


def test_the_form_for_arguments_that_begin_anywhere(device: Device, monkeypatch: pytest.MonkeyPatch):
    """Has no maps."""
    program = device.load(mapped(device))
    monkeypatch.setattr(PTXRenderer, "variant", lambda self, uops, *, aligned: TEXT)
    with pytest.raises(CompileError, match="mapped: the form for arguments that begin anywhere takes tensor maps"):
        program.bind(Given(device, 0, odd=1).buffers)


def test_where_the_driver_writes(monkeypatch: pytest.MonkeyPatch):
    """It wants multiples of 64; CUDA's headers say 128."""
    places: list[int] = []
    monkeypatch.setattr(driver_maps, "_encode", lambda: lambda made, *rest: places.append(made.value % 128) or 0)
    held = [(driver_maps.tensor_map(LEFT, 256), bytearray(16 * n)) for n in range(50)]
    assert places == [0] * len(held)


def test_with_the_driver(library: Path):
    """Maps are made where they are first needed, and passed by value; kernels without ask for none."""
    pytest.importorskip("cuda.bindings", reason="cuda-bindings has no wheel for this machine")
    run_with_driver(
        library,
        """
        import ctypes
        from mapped import Given, LEFT, check_launches, check_plan, mapped
        from kg_cuda.card.contracts import CudaError

        device = kg.open_device("CUDA")
        device.run(kernel(), np.arange(1000, dtype=np.float32))
        made = lambda: fake.calls.count("cuTensorMapEncodeTiled")
        assert not made()
        check_launches(device)
        check_plan(device)
        assert "cuGraphLaunch" in fake.calls and "cuGraphExecKernelNodeSetParams" in fake.calls

        program, one, other = device.load(mapped(device)), Given(device, 0), Given(device, 1)
        before = made()
        launch, runner = program.bind(one.buffers), program.runner()
        assert made() == before + 2
        for _ in range(3):
            launch(1)
            runner(one.buffers, [2])
            runner(other.buffers, [2])
        assert made() == before + 4
        one.check(2), other.check(2)
        fake.failing["cuTensorMapEncodeTiled"] = 1
        said = refused(lambda: program.bind(Given(device, 2).buffers), CudaError)
        assert "CUDA_ERROR_INVALID_VALUE" in said and "MapSpec(slot=1, itemsize=4, sizes=(128, 64)" in said and "Fake GPU" in said, said
        """,
    )


@pytest.mark.pycuda
def test_with_pycuda(linked: Linked):
    """Whose library is asked as the driver's is."""
    run_with_pycuda(
        linked,
        """
        from kg_cuda.card import driver_maps
        from kg_cuda.card.contracts import CudaError
        from mapped import Given, check_launches, check_plan, mapped

        device = kg.open_device("CUDA")
        assert type(device.runtime.card).__name__ == "PycudaCard"
        name, driver_maps._NAME = driver_maps._NAME, "cuTensorMapOfNoDriver"
        missing = refused(lambda: device.load(mapped(device)).bind(Given(device, 0).buffers), CudaError)
        assert "cuTensorMapOfNoDriver, which makes tensor maps, is not there" in missing and "CUDA 12" in missing, missing
        driver_maps._NAME = name
        check_launches(device)
        check_plan(device)
        assert "cuTensorMapEncodeTiled" in fake.calls
        fake.failing["cuTensorMapEncodeTiled"] = 1
        said = refused(lambda: device.load(mapped(device)).bind(Given(device, 2).buffers), CudaError)
        assert "the driver's error 1" in said and "Fake GPU" in said, said
        """,
    )
