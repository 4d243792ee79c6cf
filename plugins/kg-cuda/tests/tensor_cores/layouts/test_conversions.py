"""Conversions between random layouts as PTX and CUDA C, run by the simulator:
shuffles of every width, and shared memory, whose banks are met once each."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from kg import dtype as dt
from kg.dtype import DType
from kg.ir.layouts.layout import LinearLayout, along
from kg_cuda.arch import arch
from kg_cuda.entry import symbol
from kg_cuda.sim import Memory, launch, parse
from kg_cuda.toolchain.nvrtc import NVRTC
from kg_cuda.toolchain.toolkit import assemble, tool
from kg_cuda.toolchain.tools import renderer
from renderers.test_group_reduce_op import LANGUAGES
from support.conversions import LANES, kernel, layouts, lowered, wanted_of

pytestmark = pytest.mark.part(6)

#: What a warp holds of two m16n8 results side by side, and rows of 16 bytes of it, of 16-bit elements.
HELD = (
    along("register", "element", 2)
    * along("lane", "element", 4)
    * along("register", "element", 2)
    * along("lane", "element", 8)
)
ROWS = along("register", "element", 4) * along("lane", "element", 32)


def run(language: str, held: LinearLayout, wanted: LinearLayout, dtype: DType, *, memory: bool) -> str:
    """Its PTX, whose results were compared."""
    made = renderer(language, arch("sm_90"), "CUDA")
    source = made.render(lowered(kernel(held, wanted, dtype, memory=memory), made))
    text = NVRTC("sm_90").compile(source).decode().rstrip("\0") if language == "C" else source
    count, bits = 1 << sum(n for _, n in held.outputs), 8 * dtype.itemsize
    x = (np.arange(count) * 37 + 1).astype(f"u{dtype.itemsize}")
    if dtype.is_bool:
        x = (x % 3 == 0).astype("u1")
    space, size = Memory(), LANES << wanted.input_bits("register")
    places = [space.alloc(n * bits // 8) for n in (size, count)]
    space.view(places[1], x.nbytes)[:] = x.view(np.uint8)
    space.mark_written(places[1], x.nbytes)
    launch(parse(text), symbol("conversion"), (1, 1, 1), (LANES, 1, 1), np.array(places, np.uint64).tobytes(), space)
    out = space.view(places[0], size * bits // 8).view(x.dtype)
    assert np.array_equal(out, wanted_of(wanted, x))
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("memory", [False, True], ids=["shuffles", "memory"])
@settings(max_examples=4, deadline=None, phases=(Phase.explicit, Phase.generate))
@given(data=st.data())
def test_random_layouts(memory: bool, language: str, data: st.DataObject) -> None:
    bits = data.draw(st.integers(5, 8))
    wanted = data.draw(layouts(bits, replicated=data.draw(st.booleans())))
    held = data.draw(layouts(bits, replicated=not memory and data.draw(st.booleans())))
    run(language, held, wanted, dt.float32, memory=memory)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "dtype", [dt.int8, dt.uint16, dt.float16, dt.bfloat16, dt.float8_e4m3, dt.float32, dt.int64, dt.float64], ids=str
)
def test_dtypes(dtype: DType, language: str) -> None:
    for memory in (False, True):
        run(language, HELD, ROWS, dtype, memory=memory)


def test_a_register_is_shuffled_once() -> None:
    assert run("PTX", HELD, ROWS, dt.float32, memory=False).count("shfl.sync.idx") == 4
    assert run("PTX", HELD, HELD, dt.float32, memory=False).count("shfl.sync") == 0


@pytest.mark.skipif(not tool("ptxas"), reason="ptxas: pip install nvidia-cuda-nvcc")
@pytest.mark.parametrize("memory", [False, True], ids=["shuffles", "memory"])
def test_ptxas_takes_them(memory: bool) -> None:
    made = renderer("PTX", arch("sm_90"), "CUDA")
    assert assemble(made.render(lowered(kernel(HELD, ROWS, dt.float16, memory=memory), made)), "sm_90").spilled == 0
