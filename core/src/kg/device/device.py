"""Device: a runtime with the renderer and compiler that make its programs. What people use to run a kernel AST."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex

import numpy as np

from kg.compile.base import Compiler
from kg.device.base import Launch, LaunchError, Program, Runtime
from kg.device.buffer import Buffer
from kg.device.sizes import evaluate
from kg.dtype import DType, parse_dtype
from kg.ir.args import ParamInfo
from kg.ir.floats import Array
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.render.base import Renderer


class Device:
    """One open device. `compiler` is None where the renderer makes what the runtime loads."""

    def __init__(self, name: str, runtime: Runtime, renderer: Renderer, compiler: Compiler | None) -> None:
        self.name, self.runtime, self.renderer, self.compiler = name, runtime, renderer, compiler

    def __repr__(self) -> str:
        return f"Device({self.name})"

    def buffer(self, values: object, dtype: DType | None = None) -> Buffer:
        """A buffer with a copy of an array, converted when a dtype is given."""
        return Buffer.of(self.runtime, values, dtype)

    def empty(self, size: SupportsIndex, dtype: DType) -> Buffer:
        """A buffer that is not initialised."""
        return Buffer.empty(self.runtime, size, dtype)

    def share(self, owner: object, dtype: DType | None = None) -> Buffer:
        """A buffer over the memory of a numpy array or DLPack object, not copied. Only where the device can use that memory."""
        return Buffer.share(self.runtime, owner, dtype)

    def compile(self, ast: UOp) -> UOp:
        """The PROGRAM of a kernel AST."""
        from kg.passes.pipeline import to_program

        return to_program(ast, self.renderer, self.compiler, schedule=None)

    def load(self, program: UOp) -> Program:
        """A PROGRAM, or a kernel AST compiled first, ready to bind buffers."""
        return self.runtime.load(program if program.op is Op.PROGRAM else self.compile(program))

    def bind(self, program: UOp, buffers: Sequence[Buffer]) -> Launch:
        return self.load(program).bind(buffers)

    def synchronize(self) -> None:
        self.runtime.synchronize()

    def run(self, ast: UOp, *arrays: object, **variables: int) -> tuple[Array, ...]:
        """Run a kernel on arrays and return what it wrote, one array per written parameter, in the order of slots.

        `arrays` are the parameters that are read, in the order of slots, or else every parameter by slot with None
        where it is only written. Parameters that are only written start as zeros.
        """
        loaded = self.load(ast)
        params = [p for p in loaded.info.params if p.slot != loaded.info.sanitize_slot]
        by_slot = _arrays_by_slot(loaded.info.name, params, arrays)
        shapes = {p.slot: p.param.shape for p in ast.find(Op.PARAM)} if ast.op is not Op.PROGRAM else {}
        buffers: dict[int, Buffer] = {}
        for param in params:
            dtype = _user_dtype(ast, param)
            given = by_slot[param.slot]
            count = evaluate(param.size, variables)
            buffers[param.slot] = self.buffer(np.zeros(count, np.uint8) if given is None else given, dtype)
        loaded.bind([buffers[p.slot] for p in params])(**variables)
        self.synchronize()
        written = sorted(p.slot for p in params if p.written)
        return tuple(_shaped(buffers[slot].numpy(), shapes.get(slot, (-1,)), variables) for slot in written)


def _arrays_by_slot(name: str, params: list[ParamInfo], arrays: tuple[object, ...]) -> dict[int, object]:
    ordered = sorted(params, key=lambda p: p.slot)
    read = [p for p in ordered if p.read]
    if len(arrays) == len(ordered) and (len(read) != len(arrays) or len(read) == len(ordered)):
        chosen = ordered
    elif len(arrays) == len(read):
        chosen = read
    else:
        raise LaunchError(f"{name} reads {len(read)} of {len(ordered)} parameters; {len(arrays)} arrays were given")
    found: dict[int, object] = {p.slot: None for p in ordered}
    found.update(zip((p.slot for p in chosen), arrays, strict=True))
    missing = [p.slot for p in read if found[p.slot] is None]
    if missing:
        raise LaunchError(f"{name} reads parameter {missing[0]}: an array must be given for it")
    return found


def _user_dtype(ast: UOp, param: ParamInfo) -> DType:
    """The dtype of the AST's parameter: the program may see a bool as the uint8 that it is stored as."""
    for node in ast.find(Op.PARAM):
        if node.slot == param.slot:
            return node.type
    return parse_dtype(param.dtype)


def _shaped(values: Array, shape: tuple[int | UOp, ...], variables: dict[str, int]) -> Array:
    return values.reshape([evaluate(d, variables) for d in shape])
