"""REF: the reference interpreter as a device. Slow, checked at every step, and right by definition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kg.dtype import STORABLE, AddrSpace, DType, parse_dtype
from kg.ir.layouts.tile import Tile
from kg.ir.op import ALU, Op
from kg.ir.uop import UOp
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Launch, Program, Runtime
from kg.runtime.devices.ref_cores import UNITS
from kg.runtime.memory.blocks import HostAllocator, host_array
from kg.runtime.sizes import evaluate
from kg.semantics.floats import Array, numpy_storage_dtype
from kg.target.capabilities import Arguments, SharedMemory, Subgroups, Vectors, WorkGroups
from kg.target.renderer import Renderer

_EVERYTHING = ALU | {
    *(Op.DEFINE_GLOBAL, Op.DEFINE_LOCAL, Op.DEFINE_REG, Op.DEFINE_SCRATCH, Op.DEFINE_VAR, Op.SPECIAL, Op.CONST),
    *(Op.SINK, Op.RANGE, Op.END, Op.IF, Op.ENDIF, Op.BARRIER, Op.COMMIT, Op.WAIT),
    *(Op.INDEX, Op.TILE_INDEX, Op.LOAD, Op.STORE, Op.PREFETCH),
    *(Op.VECTORIZE, Op.GEP, Op.SHUFFLE, Op.CAST, Op.BITCAST, Op.WMMA, Op.GROUP_REDUCE, Op.SUBGROUP_SHUFFLE),
}


class RefRenderer(Renderer):
    """Takes every op, dtype and vector, so that nothing is decomposed:
    the kernel's own meaning is what runs."""

    device = "REF"
    suffix = "TEXT"
    language = "kg"
    supported_dtypes = frozenset(STORABLE)
    code_for_op: ClassVar[dict[Op, object]] = {op: op.name for op in sorted(_EVERYTHING, key=lambda o: o.name)}
    vectors = Vectors(alu=4096, memory=4096, masked=True, gather=True)
    work_groups = WorkGroups(total=1024, local=(1024,) * 3, grid=(1 << 31,) * 3)
    subgroups = Subgroups(width=32)
    shared_memory = SharedMemory(bytes=1 << 20, line=128, slow=True)
    arguments = Arguments(trapped=True)
    tensor_cores = UNITS

    def takes_tile(self, tile: Tile, dtype: DType, space: AddrSpace) -> bool:
        return True

    def render(self, uops: Sequence[UOp]) -> str:
        from kg.text.graphs import format_linear

        return format_linear(uops)


class RefRuntime(Runtime):
    """Memory is numpy's, a launch is one call of the interpreter."""

    name = "REF"
    interprets = True

    def __init__(self) -> None:
        self.allocator = HostAllocator()

    def load(self, program: UOp) -> Program:
        return RefProgram(self, program)


class RefProgram(Program):
    """A program's ordered nodes."""

    def __init__(self, runtime: Runtime, program: UOp) -> None:
        from kg.text.program import ordered_uops

        super().__init__(runtime, program.program)
        self.uops = ordered_uops(program)

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return RefLaunch(self, buffers, faults)


class RefLaunch(Launch):
    def __init__(self, program: RefProgram, buffers: tuple[Buffer, ...], faults: Buffer | None) -> None:
        super().__init__(program, buffers, faults)
        self.uops = program.uops

    def run(self, values: tuple[int, ...]) -> None:
        from kg.semantics.interp import interpreter as interp

        info = self.program.info
        variables = dict(zip(self.program.names, values, strict=True))
        storage: dict[int, Array] = {}
        for param, buffer in zip(self.program.params, self.buffers, strict=True):
            size = evaluate(param.size, variables)
            kind = numpy_storage_dtype(parse_dtype(param.dtype))
            storage[param.slot] = host_array(buffer.block(info.name, param.slot), buffer.offset, (size,), kind)
        interp.run(
            self.uops,
            storage,
            variables,
            global_size=tuple(evaluate(d, variables) for d in info.global_size),
            local_size=info.local_size,
            start=0,
            stop=evaluate(info.thread_extent, variables) or 1,
            scratch_bytes=info.scratch_bytes,
            name=info.name,
        )


def open_runtime(target: object) -> Runtime:
    return RefRuntime()


def make_renderer(target: object) -> Renderer:
    return RefRenderer()
