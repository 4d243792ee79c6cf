"""Matrix units in the interpreter, by their records: layouts, numerics, what is refused."""

import numpy as np
import pytest
from kg.dtype import bfloat16, float16, float32, int8, int32
from kg.errors import SpecError, UnsupportedError
from kg.ir.layouts.fragment import CoordinateTable
from kg.ir.layouts.tensorcore import Numerics, TensorCore
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.floats import numpy_storage_dtype, to_storage
from kg.semantics.interp.interpreter import run
from linear_programs import at, buffer, const, linear, load, special, store


def toy_core(dtype_in=float16, dtype_out=float32, numerics=None):
    """4x2x3 by four lanes: A and C one row per pair of lanes, B held twice."""
    a = tuple(tuple((lane // 2, k) for k in range(3)) for lane in range(4))
    b = tuple(tuple((k, lane % 2 * 2 + j) for k in range(3) for j in range(2)) for lane in range(4))
    c = tuple(tuple((lane // 2, lane % 2 * 2 + j) for j in range(2)) for lane in range(4))
    return TensorCore(
        "toy",
        (4, 2, 3),
        4,
        (dtype_in, dtype_in),
        dtype_out,
        CoordinateTable(a),
        CoordinateTable(b),
        CoordinateTable(c),
        numerics or Numerics(),
    )


def wmma_program(core, items=8):
    out, a, b = buffer(0, core.dtype_out), buffer(1, core.dtype_in[0]), buffer(2, core.dtype_in[1])
    i = special("l0", items)
    warp, lane = i // 4, i % 4
    row, column = lane // 2, lane % 2 * 2
    fa = load(at(a, warp * 6 + row * 3), lanes=3)
    fb = UOp(
        Op.VECTORIZE, core.dtype_in[1].vec(6), tuple(load(at(b, column + (k * 4 + j))) for k in range(3) for j in range(2))
    )
    zero = const(1, core.dtype_out.vec(2))
    d = UOp(Op.WMMA, core.dtype_out.vec(2), (fa, fb, zero), core)
    return linear(store(at(out, warp * 8 + row * 4 + column), d))


@pytest.mark.parametrize(
    ("dtype_in", "dtype_out"), [(float16, float32), (bfloat16, float32), (int8, int32), (float16, float16)]
)
def test_wmma_from_its_layouts(dtype_in, dtype_out):
    core = toy_core(dtype_in, dtype_out)
    assert core.check() == []
    a, b = np.arange(12).reshape(2, 2, 3) - 5, np.arange(12).reshape(3, 4)
    result = np.zeros(16, numpy_storage_dtype(dtype_out))
    buffers = {
        0: result,
        1: to_storage(a.ravel().astype(np.float32), dtype_in),
        2: to_storage(b.ravel().astype(np.float32), dtype_in),
    }
    run(wmma_program(core), buffers, local_size=(8,))
    assert np.array_equal(result.reshape(2, 2, 4), a @ b + 1)


def test_wmma_numerics():
    for rounding, kept in (("tf32", 2.0**-10), ("bf16", 2.0**-7)):
        core = toy_core(float32, float32, Numerics(rounding))
        a, b = np.full(12, 1 + kept, np.float32), np.zeros(12, np.float32)
        b[:4] = 1
        result = np.zeros(16, np.float32)
        run(wmma_program(core), {0: result, 1: a + np.float32(kept / 8), 2: b}, local_size=(8,))
        assert set(result.tolist()) == {2 + kept}
    tie = np.full(12, 1 + 2.0**-11, np.float32)  # half way: to even is down
    for rounding, wanted in (("tf32", 2.0), ("tf32_away", 2 + 2.0**-10), ("tf32_cut", 2.0)):
        run(wmma_program(toy_core(float32, float32, Numerics(rounding))), {0: result, 1: tie, 2: b}, local_size=(8,))
        assert set(result.tolist()) == {wanted}
    for bits, wanted in ((0, 2 + 2.0**-11), (10, 2.0), (11, 2.0), (12, 2 + 2.0**-11)):
        run(wmma_program(toy_core(float32, float32, Numerics(sum_bits=bits))), {0: result, 1: tie, 2: b}, local_size=(8,))
        assert set(result.tolist()) == {wanted}, bits
    core = toy_core(float32, float32, Numerics(flushes_denormals=True))
    result = np.zeros(16, np.float32)
    run(wmma_program(core), {0: result, 1: np.full(12, 1e-40, np.float32), 2: np.full(12, 1e38, np.float32)}, local_size=(8,))
    assert set(result.tolist()) == {1.0}
    with pytest.raises(UnsupportedError, match="input rounding 'odd' is unknown"):
        run(
            wmma_program(toy_core(numerics=Numerics("odd"))),
            {0: result, 1: np.zeros(12, "f2"), 2: np.zeros(12, "f2")},
            local_size=(8,),
        )


def test_wmma_traps():
    result, zeros = np.zeros(16, np.float32), np.zeros(12, np.float16)
    with pytest.raises(SpecError, match="needs 4 lanes together; the work-group has 6"):
        run(wmma_program(toy_core(), 6), {0: result, 1: zeros, 2: zeros}, local_size=(6,))
    core, i = toy_core(), special("l0", 4)
    differing = i.cast(float16).broadcast(3)
    fragments = (differing, const(0.0, float16.vec(6)), const(0.0, float32.vec(2)))
    d = UOp(Op.WMMA, float32.vec(2), fragments, core)
    with pytest.raises(SpecError, match="different values"):
        run(linear(store(at(buffer(0), i * 2), d)), {0: result}, local_size=(4,))
