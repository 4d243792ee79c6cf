"""Kernels with buffers of dtypes that a target lacks:
run before and after by the interpreter, on the same bytes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))

import decompose_support as support
from kg.dtype import (
    STORABLE,
    AddrSpace,
    DType,
    PtrDType,
    bfloat16,
    bool_,
    float8_e4m3,
    float8_e5m2,
    float16,
    float32,
    int8,
    int32,
    int64,
    uint16,
    uint64,
    void,
)
from kg.errors import UnsupportedError
from kg.ir.args import Access, Axis, KernelInfo, Var
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.linearize import linearize
from kg.semantics.floats import numpy_storage_dtype
from kg.semantics.interp.interpreter import run
from kg.target.lowering import Target
from kg.target.renderer import Renderer
from kg_lowering.lower import decompose, first_to_replace

NARROW = (float16, bfloat16, float8_e4m3, float8_e5m2)
COUNT = 24


def const(value: int | float, dtype: DType = int32) -> UOp:
    return UOp(Op.CONST, dtype, (), value)


def buffer(slot: int, dtype: DType) -> UOp:
    return UOp(Op.DEFINE_GLOBAL, PtrDType(dtype, AddrSpace.GLOBAL, COUNT), (), slot)


def at(pointer: UOp, index: UOp, gate: UOp | None = None) -> UOp:
    return UOp(Op.INDEX, pointer.dtype, (pointer, index, *([] if gate is None else [gate])))


def load(address: UOp, dtype: DType, *more: UOp, align: int = 0) -> UOp:
    return UOp(Op.LOAD, dtype, (address, *more), Access(align) if align else None)


def store(address: UOp, value: UOp, *order: UOp) -> UOp:
    return UOp(Op.STORE, void, (address, value, *order))


def loop(stop: int, name: str = "i") -> UOp:
    return UOp(Op.RANGE, int32, (const(0), const(stop)), Axis(name))


def closed(range_: UOp, *body: UOp) -> UOp:
    return UOp(Op.SINK, void, (UOp(Op.END, void, (range_, *body)),), KernelInfo("kernel"))


def compare_runs(sink: UOp, renderer: Renderer, arrays: dict[int, Any], variables: dict[str, int] | None = None) -> UOp:
    """Runs both graphs on copies of the arrays (raw storage) and compares every byte."""
    lowered = decompose(sink, renderer)
    assert first_to_replace(lowered, Target(renderer)) is None
    before = {slot: array.copy() for slot, array in arrays.items()}
    after = {slot: array.copy() for slot, array in arrays.items()}
    views = {}
    for node in lowered.find(Op.DEFINE_GLOBAL):
        views[node.slot] = after[node.slot].view(numpy_storage_dtype(node.pointer.base))
    run(linearize(sink), before, variables, scratch_bytes=4096)
    run(linearize(lowered), views, variables, scratch_bytes=4096)
    for slot, array in before.items():
        assert array.tobytes() == after[slot].tobytes(), (slot, array, after[slot].view(array.dtype))
    return lowered


def data(dtype: DType, seed: int) -> Any:
    """Random bits without NaNs (whose payloads arithmetic may change)."""
    random = np.random.default_rng(seed)
    raw = random.integers(0, 256, COUNT * dtype.itemsize, dtype=np.uint8)
    if dtype.is_bool:
        return raw % 3
    array = raw.view(numpy_storage_dtype(dtype)).copy()
    if dtype.is_float:
        unsigned = array.view(f"uint{dtype.bits}")
        unsigned &= np.array(~(1 << (dtype.bits - 3)) & ((1 << dtype.bits) - 1), unsigned.dtype)  # exponents below all ones
        return unsigned.view(array.dtype)
    return array


def lacking(*dtypes: DType, **options: Any) -> Renderer:
    return support.Fake(support.BASIC | {Op.FLOORDIV, Op.FLOORMOD}, frozenset(STORABLE) - set(dtypes), **options)


@pytest.mark.parametrize("lanes", [1, 4])
@pytest.mark.parametrize("dtype", [*NARROW, int64, uint64], ids=str)
def test_elementwise_kernel(dtype: DType, lanes: int) -> None:
    i = loop(COUNT // lanes)
    position = i * lanes if lanes > 1 else i
    wide = dtype.vec(lanes)
    x, y = (load(at(buffer(slot, dtype), position), wide, align=lanes * dtype.itemsize) for slot in (1, 2))
    value = (x + y) * x - y
    sink = closed(i, store(at(buffer(0, dtype), position), value))
    missing = (int64, uint64) if dtype.is_int else NARROW
    lowered = compare_runs(sink, lacking(*missing), {s: data(dtype, s) for s in range(3)})
    assert not any(isinstance(n.dtype, DType) and n.dtype.scalar in missing for n in lowered.toposort())


@pytest.mark.parametrize("lanes", [1, 4])
@pytest.mark.parametrize("dtype", [float16, bfloat16, float8_e4m3, bool_, int64], ids=str)
def test_gates(dtype: DType, lanes: int) -> None:
    """The upper half of the lanes touches nothing, and gives the alternative."""
    i = loop(COUNT // 2 // lanes)
    position = i * (2 * lanes)
    wide = dtype.vec(lanes)
    numbers = UOp(Op.VECTORIZE, int32.vec(lanes), tuple(position + n for n in range(lanes))) if lanes > 1 else position
    gate = (numbers % 4).ne(1) & (numbers < COUNT - 6)
    alternative = UOp(Op.CONST, wide, (), 1)
    x = load(at(buffer(1, dtype), position, gate), wide, alternative)
    other = load(at(buffer(2, dtype), position), wide)
    value = x ^ other if dtype.is_bool else x + other
    sink = closed(i, store(at(buffer(0, dtype), position, gate), value))
    missing = (int64, uint64) if dtype.is_int else (dtype,) if dtype.is_float else ()
    renderer = lacking(*missing, refused=lambda op, d: d is bool_ and op in (Op.LOAD, Op.STORE))
    compare_runs(sink, renderer, {s: data(dtype, s) for s in range(3)})


@pytest.mark.parametrize("dtype", [float16, bool_, int64], ids=str)
def test_index_vectors(dtype: DType) -> None:
    i = loop(COUNT // 4)
    base = UOp(Op.VECTORIZE, int32.vec(4), tuple(i * 4 + n for n in (2, 0, 3, 1)))
    x = load(at(buffer(1, dtype), base), dtype.vec(4))
    sink = closed(i, store(at(buffer(0, dtype), base.lane(1, 3, 0, 2)), x))
    missing = (int64, uint64) if dtype.is_int else (dtype,) if dtype.is_float else ()
    renderer = lacking(*missing, refused=lambda op, d: d is bool_ and op in (Op.LOAD, Op.STORE))
    compare_runs(sink, renderer, {s: data(dtype, s) for s in range(2)})


@pytest.mark.parametrize("dtype", [float16, bfloat16, int64, uint64, bool_], ids=str)
@pytest.mark.parametrize("lanes", [1, 4])
def test_accumulator_in_a_register(dtype: DType, lanes: int) -> None:
    wide = dtype.vec(lanes)
    register = UOp(Op.DEFINE_REG, PtrDType(wide, AddrSpace.REG, 1), (), "acc")
    cell = at(register, const(0))
    first = store(cell, UOp(Op.CONST, wide, (), 0))
    i = loop(COUNT // lanes)
    x = load(at(buffer(1, dtype), i * lanes), wide)
    update = store(cell, load(cell, wide, first, i) + x)
    end = UOp(Op.END, void, (i, update))
    out = store(at(buffer(0, dtype), const(0)), load(cell, wide, end))
    sink = UOp(Op.SINK, void, (out,), KernelInfo("total"))
    missing = (int64, uint64) if dtype.is_int else (dtype,) if dtype.is_float else ()
    renderer = lacking(*missing, refused=lambda op, d: d is bool_ and op in (Op.LOAD, Op.STORE))
    compare_runs(sink, renderer, {s: data(dtype, s) // 8 if dtype.is_int else data(dtype, s) for s in range(2)})


@pytest.mark.parametrize("dtype", [bfloat16, bool_, int64], ids=str)
def test_scratch_memory(dtype: DType) -> None:
    scratch = UOp(Op.DEFINE_SCRATCH, PtrDType(dtype, AddrSpace.SCRATCH, COUNT), (), ("row", 64))
    i, j = loop(COUNT), loop(COUNT, "j")
    fill = UOp(Op.END, void, (i, store(at(scratch, i), load(at(buffer(1, dtype), i), dtype))))
    back = load(at(scratch, const(COUNT - 1) - j), dtype, fill)
    sink = closed(j, store(at(buffer(0, dtype), j), back))
    missing = (int64, uint64) if dtype.is_int else (dtype,) if dtype.is_float else ()
    renderer = lacking(*missing, refused=lambda op, d: d is bool_ and op in (Op.LOAD, Op.STORE))
    compare_runs(sink, renderer, {s: data(dtype, s) for s in range(2)})


@pytest.mark.parametrize("dtype", NARROW, ids=str)
def test_moves_keep_every_bit(dtype: DType) -> None:
    """Also of NaNs: what is only moved is never decoded."""
    i = loop(COUNT)
    sink = closed(i, store(at(buffer(0, dtype), i), load(at(buffer(1, dtype), i), dtype)))
    raw = np.full(COUNT, -1, f"int{dtype.bits}").view(numpy_storage_dtype(dtype))
    lowered = compare_runs(sink, lacking(dtype), {0: raw * 0, 1: raw})
    assert not list(lowered.find(Op.BITCAST))


def test_counters_and_variables_of_64_bits() -> None:
    count = UOp(Op.DEFINE_VAR, int64, (), Var("n", 1, COUNT))
    i = UOp(Op.RANGE, int64, (const(0, int64), count), Axis("i"))
    sink = closed(i, store(at(buffer(0, int64), i), i * i - count))
    compare_runs(sink, lacking(int64, uint64), {0: np.zeros(COUNT, np.int64)}, {"n": 17})


def test_a_variable_beyond_32_bits_is_refused() -> None:
    count = UOp(Op.DEFINE_VAR, int64, (), Var("n", 0, 1 << 40))
    sink = UOp(Op.SINK, void, (store(at(buffer(0, int64), const(0)), count),), KernelInfo("k"))
    with pytest.raises(UnsupportedError, match="more than int32 holds"):
        decompose(sink, lacking(int64, uint64))


def test_narrow_memory_is_refused_without_narrow_words() -> None:
    small = lacking(int8, uint16, *(d for d in STORABLE if d.bits < 32 and not d.is_bool))
    for dtype in (int8, float16):
        i = loop(COUNT)
        sink = closed(i, store(at(buffer(0, dtype), i), load(at(buffer(0, dtype), i), dtype)))
        with pytest.raises(UnsupportedError, match=rf"FAKE has no .* on {dtype}"):
            decompose(sink, small)


def test_conversions_alone_are_used_where_the_target_has_them() -> None:
    """float16 in memory and in casts, but not in arithmetic."""
    half = support.Fake(
        support.BASIC, refused=lambda op, d: d is float16 and op not in (Op.LOAD, Op.STORE, Op.CAST, Op.BITCAST)
    )
    i = loop(COUNT)
    x = load(at(buffer(1, float16), i), float16)
    sink = closed(i, store(at(buffer(0, float16), i), x * x + x))
    lowered = compare_runs(sink, half, {s: data(float16, s) for s in range(2)})
    assert {n.pointer.base for n in lowered.find(Op.DEFINE_GLOBAL)} == {float16}
    assert all(n.type is float32 for n in lowered.find(Op.MUL, Op.ADD))
