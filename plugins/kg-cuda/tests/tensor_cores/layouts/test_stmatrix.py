"""Results of tensor cores in global memory:
by `stmatrix` and rows of 16 bytes where lanes hold less than a sector of a row side by side, right on the simulator and with
the least transactions."""

from __future__ import annotations

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, float16, float32, int8, int32, uint8
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.plugin import linear_uops
from kg.plugin.registry import open_device
from kg.schedule.context import Context
from kg.schedule.opts import parse_schedule
from kg.semantics.floats import numpy_storage_dtype, to_storage
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.sim.traffic import Counted, counted
from kg_cuda.tensor_cores.ldmatrix import forms
from kg_cuda.tensor_cores.stmatrix import store_name
from kg_cuda.toolchain.toolkit import assemble, disassemble
from tensor_cores.test_static_facts import needs_tools

pytestmark = pytest.mark.part(2)


def matmul(m: int, n: int, k: int, dtype: DType, out: DType, *, transposed: bool = False) -> UOp:
    """Sums in 32 bits, rounded at the end; `transposed`: columns of the result lie in rows."""
    wide = float32 if dtype.is_float else int32
    a = param(1, (m, k), dtype).reshape(m, 1, k).expand(m, n, k).cast(wide)
    b = param(2, (k, n), dtype).permute(1, 0).reshape(1, n, k).expand(m, n, k).cast(wide)
    total = (a * b).sum(2).reshape(m, n).cast(out)
    result, shape = (total.permute(1, 0), (n, m)) if transposed else (total, (m, n))
    return sink(param(0, shape, out).store(result), name="matmul")


def run(name: str, ast: UOp, m: int, n: int, k: int, schedule: str | None = None) -> tuple[np.ndarray, str, Counted]:
    """The result less what is wanted, the source, and what it asked of memory."""
    dtype, out = (next(u for u in ast.find(Op.PARAM) if u.slot == slot).type for slot in (1, 0))
    rng, device = np.random.default_rng(m + n), open_device(name)
    arrays = [rng.integers(-3, 4, shape) for shape in ((m, k), (k, n))]
    operands = [
        device.buffer(
            to_storage(x.astype(np.float32), dtype) if dtype.is_float else x.astype(numpy_storage_dtype(dtype)), dtype
        )
        for x in arrays
    ]
    program = device.compile(ast, None if schedule is None else parse_schedule(schedule))
    made = device.empty(m * n, out)
    with counted() as launches:
        device.load(program).bind([made, *operands])()
    (found,) = launches
    return made.numpy().astype(np.float64), next(part.name for part in program.src if part.op is Op.SOURCE), found


def wanted(m: int, n: int, k: int) -> np.ndarray:
    rng = np.random.default_rng(m + n)
    a, b = (rng.integers(-3, 4, shape) for shape in ((m, k), (k, n)))
    return (a @ b).astype(np.float64)


@pytest.mark.parametrize("device", ["CUDASIM", "CUDASIM:C"])
@pytest.mark.parametrize("dtype", [float16, bfloat16], ids=str)
def test_rows_of_16_bits(dtype: DType, device: str) -> None:
    sizes = 64, 128, 64
    made, source, found = run(device, matmul(*sizes, dtype, dtype), *sizes)
    assert np.array_equal(made.reshape(64, 128), wanted(*sizes))
    assert "stmatrix" in source and found.traffic.conflicts == 0
    stores = found.traffic.global_stores
    assert stores.extra == 0 and stores.instructions == 64 * 128 * 2 // (16 * 32), "16 bytes for each lane"


def test_columns_of_16_bits() -> None:
    """Where columns of the result lie in rows, `stmatrix.trans`."""
    sizes = 64, 64, 32
    made, source, found = run(
        "CUDASIM",
        matmul(*sizes, float16, float16, transposed=True),
        *sizes,
        "SWAP(o0, o1) TC(r0, mma_m16n8k16_f16_f32) UPCAST(o1, 4) UPCAST(o0, 4)",
    )
    assert np.array_equal(made.reshape(64, 64), wanted(*sizes).T)
    assert "stmatrix.sync.aligned.m8n8.x4.trans" in source or "stmatrix.sync.aligned.m8n8.x2.trans" in source
    assert found.traffic.conflicts == 0 and found.traffic.global_stores.extra == 0


def test_bytes_go_without_it() -> None:
    """Of 8 bits it has none here: pairs are stored into shared memory as they are held,
    and rows of 16 bytes leave it."""
    sizes = 64, 128, 64
    made, source, found = run("CUDASIM", matmul(*sizes, int8, uint8), *sizes)
    assert np.array_equal(made.reshape(64, 128), wanted(*sizes) % 256)
    assert "stmatrix" not in source and "st.shared" in source
    assert found.traffic.global_stores.extra == 0


def test_words_stay() -> None:
    """Four lanes have a sector of float32."""
    sizes = 64, 128, 64
    made, source, found = run("CUDASIM", matmul(*sizes, float16, float32), *sizes)
    assert np.array_equal(made.reshape(64, 128), wanted(*sizes))
    assert "stmatrix" not in source and found.traffic.global_stores.extra == 0


def test_warpgroups() -> None:
    sizes = 64, 128, 128
    schedule = (
        "TILE(r0, 64) STAGE(r0, r0.a, LOCAL, o0/r0.in^8, stages=4) STAGE(r0, r0.b, LOCAL, r0.in/o1:64^8, stages=4) TC(r0.in, wgmma_m64n128k16_f16_f32)"
        " UNROLL(r0.in, 4) VECTOR(r0.a_r0.r0.in, 8) VECTOR(r0.b_r0.o1, 8)"
    )
    made, source, found = run("CUDASIM", matmul(*sizes, float16, float16), *sizes, schedule)
    assert np.array_equal(made.reshape(64, 128), wanted(*sizes))
    assert "wgmma" in source and "stmatrix" in source
    assert found.traffic.conflicts == 0 and found.traffic.global_stores.extra == 0


def test_it_says_why() -> None:
    def notes(out: DType, name: str, m: int = 64) -> list[str]:
        said: list[str] = []

        def observe(name: str, _: UOp, context: Context) -> None:
            said.extend(context.notes if name == "select_stmatrix" else ())
            context.notes.clear()

        full_rewrite_to_sink(matmul(m, 64, 64, float16, out), Context(PTXRenderer(arch(name)), None, observe=observe))
        return said

    assert "through shared memory: lanes hold 16 bytes of a row" in notes(float16, "sm_90")[0]
    assert "each lane stores what it holds, 32 of" in notes(float32, "sm_90")[0]


@needs_tools
@pytest.mark.parametrize("target", ["sm_80", "sm_90"])
def test_machine_code(target: str) -> None:
    """4096 x 4096 x 4096: a thread stores 128 results by 16 instructions;
    on sm_90 as many STSM brought them to rows."""
    renderer = PTXRenderer(arch(target, 132))
    source = renderer.render(linear_uops(to_program(matmul(4096, 4096, 4096, bfloat16, bfloat16), renderer)))
    made = assemble(source, "sm_90a" if "sm_90a" in source else target)
    text = disassemble(made.binary)
    assert made.spilled == 0
    assert text.count("STG.E.128") == text.count("STG") == 16
    assert text.count("STSM") == (16 if target == "sm_90" else 0)


def test_names_are_those_of_the_manual() -> None:
    assert {store_name(form) for form in forms(2)} == {
        f"stmatrix.sync.aligned.m8n8.x{words}{trans}.shared.b16" for words in (1, 2, 4) for trans in ("", ".trans")
    }
