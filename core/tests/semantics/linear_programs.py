"""Linear programs by hand, in few words, for tests of the interpreter."""

import numpy as np
from kg.dtype import AddrSpace, PtrDType, float32, int32, void
from kg.ir.args import Axis, KernelInfo
from kg.ir.op import Op
from kg.ir.uop import UOp


def const(value, dtype=int32):
    return UOp(Op.CONST, dtype, (), value)


def buffer(slot, dtype=float32, size=-1):
    return UOp(Op.DEFINE_GLOBAL, PtrDType(dtype, AddrSpace.GLOBAL, size), (), slot)


def local(name="tile", size=8, dtype=float32):
    return UOp(Op.DEFINE_LOCAL, PtrDType(dtype, AddrSpace.LOCAL, size), (), name)


def register(name="acc", dtype=float32, size=1):
    return UOp(Op.DEFINE_REG, PtrDType(dtype, AddrSpace.REG, size), (), name)


def scratch(name, offset, size, dtype=float32):
    return UOp(Op.DEFINE_SCRATCH, PtrDType(dtype, AddrSpace.SCRATCH, size), (), (name, offset))


def special(name, bound):
    return UOp(Op.SPECIAL, int32, (const(bound),), name)


def at(pointer, index, gate=None):
    index = const(index) if isinstance(index, int) else index
    return UOp(Op.INDEX, pointer.dtype, (pointer, index) if gate is None else (pointer, index, gate))


def load(address, *rest, lanes=1, arg=None):
    base = address.pointer.base
    return UOp(Op.LOAD, base if lanes == 1 else base.vec(lanes), (address, *rest), arg)


def store(address, value, *order, arg=None):
    return UOp(Op.STORE, void, (address, value, *order), arg)


def loop(name, stop, start=0):
    start, stop = (const(x) if isinstance(x, int) else x for x in (start, stop))
    return UOp(Op.RANGE, int32, (start, stop), Axis(name))


def end(range_, *body):
    return UOp(Op.END, void, (range_, *body))


def barrier(*order):
    return UOp(Op.BARRIER, void, order)


def linear(*statements):
    """The statements, each after its sources that were not placed before, and a sink.
    Blocks stay as they are listed."""
    placed = {}
    for statement in statements:
        for node in statement.toposort():
            placed.setdefault(node)
    return [*placed, UOp(Op.SINK, void, statements[-1:], KernelInfo("test"))]


def floats(*values):
    return np.asarray(values, np.float32)


def group_reduction(*, with_barrier=True):
    out, a, tile, acc = buffer(0), buffer(1), local(size=8), register()
    g, i = special("g0", 3), special("l0", 8)
    put = store(at(tile, i), load(at(a, g * 8 + i)))
    meet = barrier(put) if with_barrier else put
    r = loop("r", 8)
    first = store(at(acc, 0), const(0.0, float32), meet)
    body = store(at(acc, 0), load(at(acc, 0), first, r) + load(at(tile, r), meet))
    close = end(r, body)
    gate = i.eq(0)
    last = store(at(out, g, gate), load(at(acc, 0), close))
    return linear(put, meet, first, r, body, close, last)
