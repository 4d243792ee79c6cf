"""GPUs through the base of LLVM renderers: modules that LLVM verifies,
the instructions that it makes of them, and their results.

LLVM compiles for gfx1100 and sm_80. The PTX is run by the simulator of kg-cuda, which traps races, what nobody wrote, and accesses out of range.
"""

from __future__ import annotations

import re
import struct
from dataclasses import replace
from typing import Any

import kg
import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import AddrSpace, DType, PtrDType, float32, int32, parse_dtype, void
from kg.errors import UnsupportedError
from kg.ir.args import KernelInfo
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.sizes import evaluate
from kg.schedule.opts import Opt, format_schedule, parse_schedule
from kg.semantics.floats import from_storage, numpy_storage_dtype
from kg.settings import override
from kg.text.graphs import format_graph
from kg.text.program import source_of
from kg_cuda.sim import Memory, launch, parse
from kg_graph.oracle import run_ast
from kg_render.llvm import LLVMRenderer, LLVMTarget
from support.devices import params_of, shape_of
from support.random_kernels import random_case
from support.random_schedules import random_schedule
from support.renderers.llvm_gpus import AMDGCN, NVPTX, GPULLVMRenderer

TARGETS = {"amdgcn": AMDGCN, "nvptx": NVPTX}
TILES = (
    "TILE(o0, 16) TILE(o1, 64) TILE(r0, 16) STAGE(r0, p2, LOCAL, r0.in/o1.in) "
    "VECTOR(o1.in, 4) LOCAL(o0.in, 16) LOCAL(o1.in, 16) VECTOR(p2_r0.o1.in, 4)"
)


@pytest.fixture(params=TARGETS)
def target(request: pytest.FixtureRequest) -> LLVMTarget:
    return TARGETS[request.param]


def compiled(source: str, target: LLVMTarget) -> str:
    """Assembly of the module, verified; the test is skipped where this LLVM was built without the target."""
    binding: Any = pytest.importorskip("llvmlite.binding", reason="llvmlite, which compiles LLVM IR, is not installed")
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    try:
        machine = binding.Target.from_triple(target.triple)
    except RuntimeError as error:
        pytest.skip(f"LLVM {'.'.join(map(str, binding.llvm_version_info))} of llvmlite has no target {target.triple}: {error}")
    made = machine.create_target_machine(cpu=target.cpu, features=target.features, opt=2, reloc="pic", codemodel="small")

    def emitted(how: str) -> Any:  # from a module of its own: compiling changes it
        with binding.create_context() as context, binding.parse_assembly(source, context) as module:
            module.verify()
            return getattr(made, how)(module)

    assert target is not AMDGCN or emitted("emit_object")[:4] == b"\x7fELF"
    return str(emitted("emit_assembly"))


def name_of(target: LLVMTarget) -> str:
    return next(name for name, known in TARGETS.items() if known is target)


def source(ast: kg.UOp, schedule: str, target: LLVMTarget, *, reduces: bool = True) -> str:
    return source_of(to_program(ast, GPULLVMRenderer(target, reduces=reduces), None, parse_schedule(schedule)))


def made_of(ast: kg.UOp, schedule: str, target: LLVMTarget, *, reduces: bool = True) -> str:
    return compiled(source(ast, schedule, target, reduces=reduces), target)


def elementwise(count: int, dtype: DType = kg.float32) -> kg.UOp:
    x, y, out = (kg.param(slot, (count,), dtype) for slot in (1, 2, 0))
    return kg.sink(out.store(x * y + x), name="elementwise")


def sums(rows: int, columns: int, dtype: DType = kg.float32) -> kg.UOp:
    x = kg.param(1, (rows, columns), dtype).sum(1)
    return kg.sink(kg.param(0, (rows,), x.type).store(x.reshape(rows)), name="sums")


def product(rows: int, depth: int, columns: int) -> kg.UOp:
    a, b = kg.param(1, (rows, depth), kg.float32), kg.param(2, (depth, columns), kg.float32)
    terms = a.reshape(rows, depth, 1).expand(rows, depth, columns) * b.reshape(1, depth, columns).expand(rows, depth, columns)
    return kg.sink(kg.param(0, (rows, columns), kg.float32).store(terms.sum(1).reshape(rows, columns)), name="product")


# -- instructions


def test_vector_accesses(target: LLVMTarget) -> None:
    """Four elements move at once, in the address space of arguments.
    A product and a sum are fused where there is a MULACC."""
    text = made_of(elementwise(4096), "VECTOR(o0, 4) LOCAL(o0, 128)", target)
    load, store, fused = {
        "amdgcn": ("global_load_b128", "global_store_b128", "v_fma"),
        "nvptx": ("ld.global.v4.b32", "st.global.v4.b32", "fma.rn.f32"),
    }[name_of(target)]
    assert (text.count(load), text.count(store)) == (2, 1)
    assert fused in text and "flat_load" not in text
    by_offset = re.findall(r"global_(?:load|store)_b128 .*, s\[\d+:\d+\]", text)  # nothing of 64 bits is computed
    assert len(by_offset) == (3 if target is AMDGCN else 0)


def test_nothing_is_fused_but_muladd(target: LLVMTarget) -> None:
    with override(contract=False):
        text = made_of(elementwise(4096), "LOCAL(o0, 128)", target)
    assert "fma" not in text.replace(".amdhsa", "")


def test_work_groups(target: LLVMTarget) -> None:
    """The numbers of groups and work-items along three dimensions, and the size of the work-group,
    which the function says."""
    x, out = (kg.param(slot, (6, 8, 64), kg.float32) for slot in (1, 0))
    text = made_of(kg.sink(out.store(x + 1), name="three"), "LOCAL(o0, 2) LOCAL(o1, 4) LOCAL(o2, 32)", target)
    if name_of(target) == "nvptx":
        assert {f"%{name}.{axis}" for name in ("tid", "ctaid") for axis in "xyz"} <= set(
            re.findall(r"%c?taid\.[xyz]|%tid\.[xyz]", text)
        )
        assert ".reqntid 32, 4, 2" in text
    else:
        assert ".amdhsa_system_vgpr_workitem_id 2" in text and ".amdhsa_system_sgpr_workgroup_id_z 1" in text
        assert ".max_flat_workgroup_size: 256" in text


@pytest.mark.parametrize("reduces", [True, False], ids=["exchanged", "through shared memory"])
def test_reduction_of_a_group(target: LLVMTarget, reduces: bool) -> None:
    text = made_of(sums(16, 4096), "GROUP(r0, 256)", target, reduces=reduces)
    barrier, store, exchange = {
        "amdgcn": ("s_barrier", "ds_store", "row_xmask"),
        "nvptx": ("bar.sync", "st.shared", "shfl.sync.bfly"),
    }[name_of(target)]
    assert barrier in text and store in text
    assert text.count(exchange) == (5 if reduces and name_of(target) == "nvptx" else 4 if reduces else 0)
    assert ("v_permlanex16" in text) == (reduces and target is AMDGCN)


def test_staged_tiles(target: LLVMTarget) -> None:
    """Panels in shared memory, read by 128 bits as they are aligned there."""
    text = made_of(product(128, 128, 128), TILES, target)
    wanted = ("ds_store_b128", "ds_load_b128") if target is AMDGCN else ("st.shared.v4", "ld.shared.v4")
    assert [w for w in wanted if w not in text] == []
    assert text.count("s_barrier" if target is AMDGCN else "bar.sync") == 2


def test_gate(target: LLVMTarget) -> None:
    """Work-items beyond the end of an axis touch nothing: a branch, or a predicate."""
    x, out = (kg.param(slot, (4000,), kg.float32) for slot in (1, 0))
    text = made_of(kg.sink(out.store(x + 1), name="gate"), "LOCAL(o0, 128, mask)", target)
    assert ("s_and_saveexec" if target is AMDGCN else "@%p1 bra") in text
    assert ("0xfa0" if target is AMDGCN else "3999") in text


def _scratch_program() -> list[UOp]:
    """out[i] = scratch[j], with scratch[i] = i: both positions are known at launch alone."""
    size = UOp(Op.CONST, int32, (), 64)
    item, group = UOp(Op.SPECIAL, int32, (size,), "l0"), UOp(Op.SPECIAL, int32, (size,), "g0")
    own = UOp(Op.DEFINE_SCRATCH, PtrDType(float32, AddrSpace.SCRATCH, 64), (), ("own", 0))
    out = UOp(Op.DEFINE_GLOBAL, PtrDType(float32, AddrSpace.GLOBAL, 64), (), 0)
    at = [UOp(Op.INDEX, memory.dtype, (memory, place)) for memory, place in ((own, item), (own, group), (out, item))]
    first = UOp(Op.STORE, void, (at[0], UOp(Op.CAST, float32, (item,))))
    last = UOp(Op.STORE, void, (at[2], UOp(Op.LOAD, float32, (at[1], first))))
    return UOp(Op.SINK, void, (first, last), KernelInfo("own")).toposort()


def test_memory_of_a_work_item(target: LLVMTarget) -> None:
    """DEFINE_SCRATCH is an alloca in the target's own space, which LLVM keeps in scratch or local memory."""
    text = compiled(GPULLVMRenderer(target).render(_scratch_program()), target)
    assert ("scratch_store" if target is AMDGCN else "st.local") in text


# -- what is refused


def test_matrix_units_and_exchanges_are_hooks() -> None:
    class Bare(GPULLVMRenderer):
        exchange = LLVMRenderer.exchange

    bare = Bare(NVPTX)
    with pytest.raises(UnsupportedError, match="GROUP_REDUCE for nvptx64-nvidia-cuda: the renderer knows no exchange"):
        to_program(sums(16, 4096), bare, None, parse_schedule("GROUP(r0, 256)"))
    with pytest.raises(UnsupportedError, match="SPECIAL start: a function for nvptx64-nvidia-cuda is given g0, g1, g2, l0"):
        start = UOp(Op.SPECIAL, int32, (UOp(Op.CONST, int32, (), 4),), "start")
        bare.render([*start.toposort(), UOp(Op.SINK, void, (), KernelInfo("k"))])


# -- results

RENDERER = GPULLVMRenderer(NVPTX)
#: The same with the addresses of AMD's targets, which nothing here runs.
WITH_OFFSETS = GPULLVMRenderer(replace(NVPTX, unsigned_offsets=True))


def run(
    ast: kg.UOp, schedule: tuple[Opt, ...], arrays: dict[int, np.ndarray], variables: dict[str, int], renderer: GPULLVMRenderer
) -> dict[int, np.ndarray]:
    """What the PTX that LLVM makes of a kernel stores, on the simulator; raw storage."""
    program = to_program(ast, renderer, None, schedule)
    info, module, memory = program.program, parse(compiled(source_of(program), renderer.target)), Memory()
    (kernel,) = module.kernels.values()
    given, places = bytearray(kernel.parameter_bytes), {}
    for info_of, parameter in zip(info.params, kernel.params, strict=False):
        param = next(p for p in params_of(ast) if p.slot == info_of.slot)
        shape = shape_of(param.param, variables)
        raw = np.full(shape, 77, np.uint8).astype(numpy_storage_dtype(param.type))
        raw = np.ascontiguousarray(arrays.get(param.slot, raw))
        whole = max(16, -(-raw.nbytes // 16) * 16)  # LLVM may load all of an aligned vector of which a part is used
        address = memory.alloc(whole)
        memory.view(address, raw.nbytes)[:] = raw.reshape(-1).view(np.uint8)
        memory.mark_written(address, whole)
        struct.pack_into("<Q", given, kernel.offsets[parameter.name], address)
        places[param.slot] = (address, raw)
    for var, parameter in zip(info.variables, kernel.params[len(info.params) :], strict=True):
        struct.pack_into("<i" if parameter.size == 4 else "<q", given, kernel.offsets[parameter.name], variables[var.name])
    x, y, z = (evaluate(size, variables) for size in info.global_size)
    if x and y and z:
        l0, l1, l2 = info.local_size
        launch(module, kernel.name, (x, y, z), (l0, l1, l2), bytes(given), memory)
    written = {s.src[0].slot for s in ast.src}
    return {
        slot: memory.view(address, raw.nbytes).view(raw.dtype).reshape(raw.shape).copy()
        for slot, (address, raw) in places.items()
        if slot in written
    }


def check(
    ast: kg.UOp,
    schedule: tuple[Opt, ...],
    arrays: dict[int, np.ndarray],
    variables: dict[str, int] | None = None,
    tolerance: float = 0.0,
    renderer: GPULLVMRenderer = RENDERER,
) -> None:
    """The results are the oracle's."""
    given = variables or {}
    expected, found = run_ast(ast, arrays, given), run(ast, schedule, arrays, given, renderer)
    for slot, want in expected.items():
        dtype = next(p.type for p in params_of(ast) if p.slot == slot)
        a, b = from_storage(found[slot], dtype), from_storage(want, dtype)
        np.testing.assert_allclose(a, b, rtol=tolerance, atol=tolerance, err_msg=f"parameter {slot}")


RNG = np.random.default_rng(5)


@pytest.mark.parametrize("reduces", [True, False])
@pytest.mark.parametrize("items", [2, 96, 100, 256])
@pytest.mark.parametrize("name", ["uint8", "float64", "bool", "int32"])
def test_sums_of_groups(name: str, items: int, reduces: bool) -> None:
    """Pieces of a subgroup that are powers of two are exchanged, the others go through shared memory."""
    dtype = parse_dtype(name)
    x = RNG.integers(0, 100, (3, 4 * items)).astype(numpy_storage_dtype(dtype))
    x = (x == 1).astype(np.uint8) if name == "bool" else x
    check(
        sums(3, 4 * items, dtype),
        parse_schedule(f"GROUP(r0, {items})"),
        {1: x},
        renderer=GPULLVMRenderer(NVPTX, reduces=reduces),
    )


@pytest.mark.parametrize("items", [16, 64, 96])
@pytest.mark.parametrize("how", ["max", "min", "prod"])
def test_other_monoids_in_rows_of_groups(how: str, items: int) -> None:
    """Work-items along two dimensions: those along l0 reduce, once for each row,
    of one subgroup or several."""
    x = kg.param(1, (8, 192), kg.float32)
    ast = kg.sink(kg.param(0, (8,), kg.float32).store(getattr(x, how)(1).reshape(8)), name=how)
    values = RNG.choice(np.array([0.5, 1, 2, -1], np.float32), (8, 192))
    check(ast, parse_schedule(f"LOCAL(o0, 4) GROUP(r0, {items})"), {1: values})


def test_products_by_tiles() -> None:
    a, b = RNG.integers(-4, 5, (2, 128, 128)).astype(np.float32)
    check(product(128, 128, 128), parse_schedule(TILES), {1: a, 2: b})


def test_sizes_given_at_launch() -> None:
    n = kg.variable("n", 0, 1000)
    x, out = (kg.param(slot, (n,), kg.int64) for slot in (1, 0))
    for count in (0, 1, 777):
        values = RNG.integers(-(2**40), 2**40, count)
        check(kg.sink(out.store(x * 3), name="open"), parse_schedule("LOCAL(o0, 32, mask)"), {1: values}, {"n": count})


@pytest.mark.parametrize(
    ("renderer", "scheduled"), [(RENDERER, False), (RENDERER, True), (WITH_OFFSETS, True)], ids=["plain", "random", "offsets"]
)
def test_random_kernels(renderer: GPULLVMRenderer, scheduled: bool) -> None:
    """All that the base writes, in the address spaces of a GPU: every dtype, gathers, scans, conversions."""
    for seed in range(12):
        case = random_case(seed, small=True)
        schedule = random_schedule(case.ast, renderer, seed) if scheduled else ()
        with np.errstate(all="ignore"):
            try:
                check(case.ast, schedule, case.arrays, case.variables, case.tolerance, renderer)
            except Exception as error:
                error.add_note(f"seed {seed}, schedule {format_schedule(schedule)}\n{format_graph(case.ast)}")
                raise
