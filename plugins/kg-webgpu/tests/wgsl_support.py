"""Small linear programs built by hand and run on the first adapter, through kg's own runtime."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
import pytest
from kg.dtype import AddrSpace, DType, PtrDType, bool_, int32, uint8, void
from kg.errors import DeviceUnavailable
from kg.ir.args import Axis, AxisKind, ParamInfo, ProgramInfo, Var
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.buffers.buffer import Buffer
from kg.semantics.floats import numpy_storage_dtype
from kg_webgpu.adapters import adapters
from kg_webgpu.runtime.device import WebGPUProgram, WebGPURuntime
from support.renderers.programs import Program as Program  # noqa: PLC0414  handed on to tests


def reason_unavailable() -> str:
    """Why nothing can run here; empty where there is an adapter."""
    try:
        adapters()
    except DeviceUnavailable as error:
        return str(error)
    return ""


needs_adapter = pytest.mark.skipif(bool(reason_unavailable()), reason=reason_unavailable() or "runs here")


@cache
def runtime() -> WebGPURuntime:
    return WebGPURuntime(None)


# -- programs


def pointer(slot: int, dtype: DType, size: int | None = None) -> UOp:
    return UOp(Op.DEFINE_GLOBAL, PtrDType(dtype, AddrSpace.GLOBAL, size), (), slot)


def local(name: str, dtype: DType, size: int) -> UOp:
    return UOp(Op.DEFINE_LOCAL, PtrDType(dtype, AddrSpace.LOCAL, size), (), name)


def scratch(name: str, dtype: DType, size: int) -> UOp:
    return UOp(Op.DEFINE_SCRATCH, PtrDType(dtype, AddrSpace.SCRATCH, size), (), (name, 0))


def register(name: str, dtype: DType, size: int = 1) -> UOp:
    return UOp(Op.DEFINE_REG, PtrDType(dtype, AddrSpace.REG, size), (), name)


def const(value: float, dtype: DType = int32) -> UOp:
    return UOp(Op.CONST, dtype, (), value)


def special(name: str, count: int | UOp) -> UOp:
    return UOp(Op.SPECIAL, int32, (const(count) if isinstance(count, int) else count,), name)


def at(memory: UOp, index: UOp, *gate: UOp) -> UOp:
    return UOp(Op.INDEX, memory.dtype, (memory, index, *gate))


def load(memory: UOp, index: UOp, lanes: int = 1, *order: UOp, gate: UOp | None = None, other: UOp | None = None) -> UOp:
    gates = () if gate is None else (gate,)
    others = () if other is None else (other,)
    return UOp(Op.LOAD, memory.pointer.base.vec(lanes), (at(memory, index, *gates), *others, *order))


def store(memory: UOp, index: UOp, value: UOp, *order: UOp, gate: UOp | None = None) -> UOp:
    return UOp(Op.STORE, void, (at(memory, index, *(() if gate is None else (gate,))), value, *order))


def stored(dtype: DType) -> DType:
    """What core has in memory for this dtype: bools are bytes."""
    return uint8 if dtype.is_bool else dtype


def load_value(slot: int, dtype: DType, index: UOp, lanes: int = 1) -> UOp:
    value = load(pointer(slot, stored(dtype)), index, lanes)
    return UOp(Op.CAST, dtype.vec(lanes), (value,)) if dtype.is_bool else value


def store_value(slot: int, index: UOp, value: UOp) -> UOp:
    dtype = value.type.scalar
    held = UOp(Op.CAST, stored(dtype).vec(value.lanes), (value,)) if dtype.is_bool else value
    return store(pointer(slot, stored(dtype)), index, held)


def loop(count: int, name: str = "o0") -> UOp:
    return UOp(Op.RANGE, int32, (const(0), const(count)), Axis(name, AxisKind.LOOP))


def end(counter: UOp, *body: UOp) -> UOp:
    return UOp(Op.END, void, (counter, *body))


def op(kind: Op, *operands: UOp, dtype: DType | None = None) -> UOp:
    result = dtype or (bool_.vec(operands[0].lanes) if kind.name.startswith("CMP") else operands[-1].type)
    return UOp(kind, result, operands)


# -- running them


def loaded(
    uops: Sequence[UOp], groups: Sequence[int | UOp] = (1, 1, 1), sizes: Mapping[int, int] | None = None
) -> WebGPUProgram:
    """The program on the device."""
    written = {u.src[0].src[0] for u in uops if u.op is Op.STORE}
    read = {u.src[0].src[0] for u in uops if u.op is Op.LOAD}
    params = tuple(
        ParamInfo(u.slot, u.pointer.base.name, (sizes or {}).get(u.slot, 0), u in read, u in written)
        for u in sorted((u for u in uops if u.op is Op.DEFINE_GLOBAL), key=lambda u: u.slot)
    )
    variables: tuple[Var, ...] = tuple(sorted((u.variable for u in uops if u.op is Op.DEFINE_VAR), key=lambda v: v.name))
    name = uops[-1].kernel.name
    info = ProgramInfo(name, "WEBGPU:WGSL", params, variables, tuple(groups))
    program = runtime().load(UOp(Op.PROGRAM, void, (uops[-1], UOp(Op.LINEAR, void, tuple(uops))), info))
    assert isinstance(program, WebGPUProgram)
    return program


def run(
    uops: Sequence[UOp],
    arrays: Sequence[np.ndarray],
    groups: Sequence[int | UOp] = (1, 1, 1),
    values: Mapping[str, int] | None = None,
    moved: Mapping[int, int] | None = None,
) -> str:
    """Run a program on arrays, in the order of slots, which then hold what the device's buffers hold.
    Gives the WGSL.

    `moved`: by how many elements a buffer begins after the start of its memory.
    """
    program = loaded(uops, groups)
    dtypes = [u.pointer.base for u in sorted((u for u in uops if u.op is Op.DEFINE_GLOBAL), key=lambda u: u.slot)]
    buffers: list[Buffer] = []
    for number, (array, dtype) in enumerate(zip(arrays, dtypes, strict=True)):
        first = (moved or {}).get(number, 0)
        buffer = Buffer.empty(runtime(), array.size + first, dtype).view(first, array.size)
        buffer.copyin(array)
        buffers.append(buffer)
    program.bind(buffers)(**(values or {}))
    for array, buffer in zip(arrays, buffers, strict=True):
        array[...] = buffer.raw().view(array.dtype)
    return next(reversed(program._shaders.values())).source


def empty(count: int, dtype: DType) -> np.ndarray:
    return np.zeros(count, numpy_storage_dtype(dtype))
