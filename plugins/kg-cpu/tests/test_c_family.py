"""The C family's base in another language: OpenCL C by tables and hooks alone, checked by clang's OpenCL front end."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from typing import ClassVar

import pytest
from c_support import Program, const, load, pointer, store
from kg import dtype as dt
from kg.dtype import AddrSpace, DType, PtrDType, void
from kg.ir.args import Axis, AxisKind
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.render.cstyle.renderer import CStyleRenderer, Pointer, Variable
from kg.render.cstyle.templates import Call
from kg.render.cstyle.writer import Writer
from kg.target.capabilities import SharedMemory, Vectors, WorkGroups

F = dt.float32


class OpenCL(CStyleRenderer):
    device, suffix, language = "OPENCL", "C", "opencl-c"
    work_groups, shared_memory = WorkGroups(1024), SharedMemory(1 << 15)
    vectors = Vectors(alu=512, memory=512)
    has_fma = True
    code_for_op: ClassVar[dict[Op, object]] = {
        **CStyleRenderer.code_for_op,
        Op.SQRT: Call("sqrt", suffixed=False, vectors=True),
        Op.TRUNC: Call("trunc", suffixed=False, vectors=True),
        Op.ROUND: Call("rint", suffixed=False, vectors=True),
    }
    type_names: ClassVar[dict[DType, str]] = {
        **{dt.bool_: "bool", dt.int8: "char", dt.int16: "short", dt.int32: "int", dt.int64: "long"},
        **{dt.uint8: "uchar", dt.uint16: "ushort", dt.uint32: "uint", dt.uint64: "ulong"},
        **{dt.float32: "float", dt.float64: "double"},
    }
    literal_suffix: ClassVar[dict[DType, str]] = {dt.uint32: "u", dt.int64: "L", dt.uint64: "UL", dt.float32: "f"}
    special_floats: ClassVar[dict[DType, tuple[str, str]]] = dict.fromkeys((dt.float32, dt.float64), ("INFINITY", "NAN"))
    space_prefix: ClassVar[dict[AddrSpace, str]] = {AddrSpace.GLOBAL: "__global ", AddrSpace.LOCAL: "__local "}
    specials: ClassVar[dict[str, str]] = {
        name: f"{'get_group_id' if name[0] == 'g' else 'get_local_id'}({name[1]})"
        for name in ("g0", "g1", "g2", "l0", "l1", "l2")
    }
    headers: ClassVar[tuple[str, ...]] = ("#pragma OPENCL FP_CONTRACT OFF",)
    helper_prefix: ClassVar[str] = "static inline"
    barrier: ClassVar[str] = "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);"

    def vector_type(self, dtype: DType) -> str:
        return f"{self.type_names[dtype.scalar]}{dtype.lanes}"

    def vector_typedef(self, dtype: DType) -> str:
        return ""

    def vector_literal(self, dtype: DType, lanes: Sequence[str]) -> str:
        return f"({self.vector_type(dtype)})({', '.join(lanes)})"

    def lane(self, vector: str, number: int) -> str:
        return f"{vector}.s{number:x}"

    def shuffle(self, dtype: DType, a: str, b: str, lanes: Sequence[int], width: int) -> str:
        if list(lanes) == list(range(2 * width)):
            return self.vector_literal(dtype, [a, b])
        return f"{a}.s{''.join(f'{i:x}' for i in lanes)}"

    def convert_vector(self, value: str, dtype: DType) -> str:
        return f"convert_{self.vector_type(dtype)}({value})"

    def reinterpret_vector(self, value: str, dtype: DType) -> str:
        return f"as_{self.vector_type(dtype)}({value})"

    def select_vector(self, mask: str, then: str, otherwise: str, dtype: DType) -> str:
        return f"select({otherwise}, {then}, {mask})"

    def same_bits(self, writer: Writer, dtype: DType) -> list[str]:
        return [f"return as_{self.type_name(dtype)}(a);"]

    def absolute_float(self, dtype: DType, value: str) -> str:
        return f"fabs({value})"

    def fused_scalar(self, dtype: DType) -> list[str]:
        return ["return fma(a, b, c);"]

    fused_vector = fused_scalar

    def load_vector(self, writer: Writer, dtype: DType, element: str, align: int) -> str:
        return f"vload{dtype.lanes}(0, &{element})"

    def store_vector(self, writer: Writer, dtype: DType, element: str, align: int, value: str) -> str:
        return f"vstore{dtype.lanes}({value}, 0, &{element});"

    def local_declaration(self, name: str, base: str, size: int) -> str:
        return f"__local {base} {name}[{size}];"

    def kernel(self, name: str, pointers: Sequence[Pointer], variables: Sequence[Variable], body: Sequence[str]) -> list[str]:
        parameters = [*(f"{p.type}restrict {p.name}" for p in pointers), *(f"const {v.type} {v.name}" for v in variables)]
        return [f"__kernel void {name}({', '.join(parameters)}) {{", *body, "}"]


def everything() -> list[UOp]:
    """Work-groups, shared memory, vectors, masks, guards, casts."""
    p = Program()
    group, item = (UOp(Op.SPECIAL, dt.int32, (const(64),), name) for name in ("g0", "l0"))
    shared = UOp(Op.DEFINE_LOCAL, PtrDType(F, AddrSpace.LOCAL, 256), (), "tile")
    index = group * 256 + item * 4
    x = load(pointer(1, F), index, 4)
    put = p.emit(store(shared, item * 4, x))
    meet = p.emit(UOp(Op.BARRIER, void, (put,)))
    y = load(shared, const(252) - item * 4, 4, other=[meet])
    best = p.emit((x * y).sqrt().maximum(y).lane(3, 2, 1, 0))
    whole = p.emit(best.cast(dt.int32))
    chosen = (whole < const(7, dt.int32.vec(4))).where(whole // const(3, dt.int32.vec(4)), whole % x.bitcast(dt.int32.vec(4)))
    accumulator = UOp(Op.DEFINE_REG, PtrDType(F, AddrSpace.REG, 1), (), "acc")
    p.emit(store(accumulator, const(0), const(float("inf"), F)))
    r = p.emit(UOp(Op.RANGE, dt.int32, (const(0), const(4)), Axis("r0", AxisKind.REDUCE)))
    total = UOp(Op.LOAD, F, (UOp(Op.INDEX, accumulator.dtype, (accumulator, const(0))), r))
    step = p.emit(store(accumulator, const(0), UOp(Op.MULACC, F, (total, best.lane(1), y.lane(2).trunc()))))
    done = p.emit(UOp(Op.END, void, (r, step)))
    final = UOp(Op.LOAD, F, (UOp(Op.INDEX, accumulator.dtype, (accumulator, const(0))), done))
    p.emit(store(pointer(0, F), index, chosen.cast(F) + final.broadcast(4)))
    return p.done("everything")


def test_opencl_c_by_tables_and_hooks() -> None:
    source = OpenCL().render(everything())
    assert "__kernel void everything(__global float *restrict data0, __global const float *restrict data1)" in source
    assert "__local float tile[256];" in source and "barrier(" in source
    for word in ("__builtin", "int32_t", "vector_size", "#include"):
        assert word not in source
    clang = shutil.which("clang")
    if clang is None:
        pytest.skip("the text was checked; needs clang to compile it as OpenCL C")
    command = [clang, "-x", "cl", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header", "-fsyntax-only", "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + source
