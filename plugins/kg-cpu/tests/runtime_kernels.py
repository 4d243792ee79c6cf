"""Hand-made programs for the tests of the runtime:
LLVM IR text, compiled to an object, wrapped as a PROGRAM."""

from functools import cache

from kg.dtype import void
from kg.ir.args import KernelInfo, ParamInfo, ProgramInfo
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg_cpu.runtime.native_objects import compile_native

HEAD = "define void @{name}(ptr %args, i64 %start, i64 %stop, ptr %scratch) {{\nentry:\n"


@cache
def compile_text(source: str, machine: str = "x86_64") -> bytes:
    return compile_native(f'target triple = "{machine}-unknown-linux-gnu"\n{source}')


def function(name: str, body: str) -> str:
    return HEAD.format(name=name) + body + "\n}\n"


def program(name: str, source: str, params: tuple[ParamInfo, ...], **info: object) -> UOp:
    parts = (
        UOp(Op.SINK, void, (), KernelInfo(name)),
        UOp(Op.LINEAR, void),
        UOp(Op.SOURCE, void, (), source),
        UOp(Op.BINARY, void, (), compile_text(source)),
    )
    return UOp(Op.PROGRAM, void, parts, ProgramInfo(name, "CPU:LLVM", params, **info))


EMPTY = function("empty", "  ret void")

#: out[i] = in[i] + 1 for i in [start, stop)
ADD_ONE = function(
    "add_one",
    """  %out = load ptr, ptr %args
  %in.at = getelementptr ptr, ptr %args, i64 1
  %in = load ptr, ptr %in.at
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %body ]
  %more = icmp slt i64 %i, %stop
  br i1 %more, label %body, label %end
body:
  %from = getelementptr float, ptr %in, i64 %i
  %x = load float, ptr %from
  %y = fadd float %x, 1.0
  %to = getelementptr float, ptr %out, i64 %i
  store float %y, ptr %to
  %next = add i64 %i, 1
  br label %loop
end:
  ret void""",
)

#: out[0] = n * 2, out[1] = m
VALUES = function(
    "values",
    """  %out = load ptr, ptr %args
  %n.at = getelementptr i64, ptr %args, i64 1
  %n = load i64, ptr %n.at
  %m.at = getelementptr i64, ptr %args, i64 2
  %m = load i64, ptr %m.at
  %twice = mul i64 %n, 2
  store i64 %twice, ptr %out
  %second = getelementptr i64, ptr %out, i64 1
  store i64 %m, ptr %second
  ret void""",
)

#: out[i] = address of the scratch, after it was filled up to its last byte
SCRATCH = function(
    "scratch",
    """  %out = load ptr, ptr %args
  %last = getelementptr i8, ptr %scratch, i64 99999
  store i8 7, ptr %last
  store i8 7, ptr %scratch
  %here = ptrtoint ptr %scratch to i64
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %body ]
  %more = icmp slt i64 %i, %stop
  br i1 %more, label %body, label %end
body:
  %to = getelementptr i64, ptr %out, i64 %i
  store i64 %here, ptr %to
  %next = add i64 %i, 1
  br label %loop
end:
  ret void""",
)

#: records a fault: 2 faults, the first in buffer 0 at index 99 of 4
FAULTY = function(
    "faulty",
    """  %faults.at = getelementptr ptr, ptr %args, i64 1
  %faults = load ptr, ptr %faults.at
  store i64 2, ptr %faults
  %p2 = getelementptr i64, ptr %faults, i64 2
  store i64 99, ptr %p2
  %p3 = getelementptr i64, ptr %faults, i64 3
  store i64 4, ptr %p3
  ret void""",
)

FLOATS = (ParamInfo(0, "float32", 0, False, True), ParamInfo(1, "float32", 0, True, False))
