"""Shaders as compilers take them: golden ones and those of every op, by wgpu's (naga) and,
where there is a browser, by Tint."""

from __future__ import annotations

from itertools import product

import pytest
from browser import chromium, needs_browser, opened, shader_errors
from golden.sources import SOURCES, rendered
from kg import dtype as dt
from kg.dtype import DType
from kg.ir.op import ALU, COMPARE, Op
from kg.ir.uop import UOp
from kg_webgpu.adapters import limits_of_features
from kg_webgpu.wgsl.renderer import Limits, WGSLRenderer
from kg_webgpu.wgsl.writer import Variant, WGSLWriter
from wgsl_support import Program, load_value, needs_adapter, runtime, special, store_value

#: With their operands, no more buffers than every WebGPU binds.
FEW = 4
DTYPES = [dt.bool_, dt.int8, dt.int16, dt.int32, dt.uint8, dt.uint16, dt.uint32, dt.float16, dt.float32]


def operations(dtype: DType, lanes: int) -> list[UOp]:
    """Each op of this dtype and width, and each conversion from it, on what is loaded."""
    renderer = WGSLRenderer(Limits(halves=True))
    index = special("g0", 8) * lanes
    a, b, c = (load_value(slot, dtype, index, lanes) for slot in range(3))
    found: list[UOp] = []
    for op in sorted(ALU, key=lambda o: o.value):
        if renderer.supports(op, dtype, lanes):
            condition = load_value(9, dt.bool_, index, lanes)
            operands = (condition, a, b) if op is Op.WHERE else (a, b, c)[: op.arity or 0]
            found.append(UOp(op, (dt.bool_ if op in COMPARE else dtype).vec(lanes), operands))
    found += [UOp(Op.CAST, to.vec(lanes), (a,)) for to in DTYPES if to is not dtype]
    for to in DTYPES:
        wide, rest = divmod(dtype.bits * lanes, to.bits)
        if not (dtype.is_bool or to.is_bool or rest) and wide in (1, 2, 4):
            found.append(UOp(Op.BITCAST, to.vec(wide), (a,)))
    return found


def shaders(halves: bool) -> dict[str, str]:
    """By name: a few results of each dtype and width, each in a buffer of its own;
    plainly and with all buffers moved."""
    found: dict[str, str] = {}
    for dtype, lanes in product(DTYPES, (1, 2, 4)):
        values = [v for v in operations(dtype, lanes) if halves or dt.float16 not in {s.type.scalar for s in (v, *v.src)}]
        for first in range(0, len(values), FEW):
            p = Program()
            for number, value in enumerate(values[first : first + FEW]):
                p.emit(store_value(10 + number, special("g0", 8) * value.lanes, value))
            slots = frozenset(u.slot for u in p.uops if u.op is Op.DEFINE_GLOBAL)
            for name, variant in (("", Variant()), (" moved", Variant(moved=slots, shared=slots))):
                text = WGSLWriter(WGSLRenderer(Limits(halves=halves)), p.done(), variant).source()
                found[f"{dtype}x{lanes} {first}{name}"] = text
    return found


def test_a_processor_says_how_many_cores_it_has_and_has_room_for_large_tiles() -> None:
    of_a_processor = WGSLRenderer(limits_of_features(["local=256x256x64", "processor", "cores=3"]))
    assert (of_a_processor.work_groups.processors, of_a_processor.shared_memory.slow, of_a_processor.registers.vector) == (
        3,
        True,
        128,
    )
    other = WGSLRenderer(limits_of_features(["local=256x256x64"]))
    assert (other.work_groups.processors, other.shared_memory.slow, other.registers.vector) == (32, False, 0)


@needs_adapter
@pytest.mark.parametrize("folder", ["WEBGPU-WGSL", "WEBGPU-WGSL@f16"])
def test_golden_shaders_are_taken_by_wgpu(folder: str) -> None:
    if folder.endswith("f16") and not runtime().renderer.limits.halves:
        pytest.skip("the adapter has no shader-f16")
    device = runtime().queue.device
    kernels = [kernel for renderer, kernel in SOURCES if renderer == folder]
    assert len(kernels) > 20
    for kernel in kernels:
        device.create_shader_module(label=kernel, code=rendered(folder, kernel)[0])
    with pytest.raises(Exception, match="missing"):
        device.create_shader_module(code="fn main() { let a = missing; }")


@needs_browser
def test_every_op_is_taken_by_tint() -> None:
    """Without float16, which no software adapter of browsers has."""
    sources = shaders(halves=False)
    assert len(sources) > 40
    with chromium("--enable-unsafe-webgpu") as browser:
        assert shader_errors(opened(browser, {}), sources) == {}
