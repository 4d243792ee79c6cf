"""Small linear programs built by hand, compiled as C by every compiler that is here,
and called through kg's own loader."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence

import numpy as np
from kg.dtype import AddrSpace, DType, PtrDType, int32, void
from kg.errors import DeviceUnavailable
from kg.ir.args import Access, Axis, AxisKind
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import symbol
from kg.semantics.floats import numpy_storage_dtype
from kg_cpu.c.compiler import CCompiler
from kg_cpu.c.renderer import CPUCRenderer
from kg_cpu.host import Host
from kg_cpu.objects.elf import load_object
from support.renderers.programs import Program as Program  # noqa: PLC0414  handed on to tests


def compilers() -> list[str]:
    """Those of gcc, clang and zig's clang that are installed; says what is missing."""
    found: list[str] = []
    for name in ("gcc", "clang", "ziglang"):
        try:
            CCompiler(name)
            found.append(name)
        except DeviceUnavailable:
            print(f"not tested with {name}: it is not installed")
    return found


COMPILERS = compilers()


def pointer(slot: int, dtype: DType) -> UOp:
    return UOp(Op.DEFINE_GLOBAL, PtrDType(dtype, AddrSpace.GLOBAL), (), slot)


def const(value: float, dtype: DType = int32) -> UOp:
    return UOp(Op.CONST, dtype, (), value)


def at(memory: UOp, index: UOp, *gate: UOp) -> UOp:
    return UOp(Op.INDEX, memory.dtype, (memory, index, *gate))


def load(memory: UOp, index: UOp, lanes: int = 1, *, gate: Sequence[UOp] = (), other: Sequence[UOp] = (), access=None) -> UOp:
    assert isinstance(memory.dtype, PtrDType)
    return UOp(Op.LOAD, memory.dtype.base.vec(lanes), (at(memory, index, *gate), *other), access)


def store(memory: UOp, index: UOp, value: UOp, *order: UOp, gate: Sequence[UOp] = (), access: Access | None = None) -> UOp:
    return UOp(Op.STORE, void, (at(memory, index, *gate), value, *order), access)


def loop(count: int | UOp, name: str = "o0") -> UOp:
    stop = const(count) if isinstance(count, int) else count
    return UOp(Op.RANGE, int32, (const(0), stop), Axis(name, AxisKind.LOOP))


def end(counter: UOp, *body: UOp) -> UOp:
    return UOp(Op.END, void, (counter, *body))


class Kernel:
    """A program in this process. `flags` come last, so that they win."""

    def __init__(self, uops: Sequence[UOp], compiler: str, machine: Host | None = None, flags: tuple[str, ...] = ()) -> None:
        self.source = CPUCRenderer(machine).render(uops)
        self.object = CCompiler(compiler, machine, flags).compile(self.source)
        self.image = load_object(self.object)
        signature = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
        self.function: Callable[..., None] = signature(self.image.address(symbol(uops[-1].kernel.name)))

    def __call__(
        self, *buffers: np.ndarray, values: Sequence[int] = (), start: int = 0, stop: int = 1, scratch: int = 0
    ) -> None:
        arguments = (ctypes.c_int64 * (len(buffers) + len(values)))(*(b.ctypes.data for b in buffers), *values)
        self.function(ctypes.addressof(arguments), start, stop, scratch)


def empty(count: int, dtype: DType) -> np.ndarray:
    return np.zeros(count, numpy_storage_dtype(dtype))
