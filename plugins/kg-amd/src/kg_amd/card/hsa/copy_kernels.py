"""Copy, fill and timestamp kernels, so that copies within a card are packets of the same queue."""

from __future__ import annotations

from functools import cache
from typing import Final

from kg_amd.llvm.compiler import LLVMCompiler
from kg_amd.llvm.renderer import llvm_target
from kg_amd.targets import target

COPY, FILL, STAMP = "kg_copy", "kg_fill", "kg_stamp"
#: Work-items of a work-group, bytes that each moves at a time, work-groups at most.
ITEMS: Final = 256
_EACH: Final = 16
_GROUPS: Final = 1 << 16


def groups(nbytes: int) -> int:
    """Work-groups for so many bytes."""
    return min(_GROUPS, -(-nbytes // (ITEMS * _EACH)))


def stride(nbytes: int) -> int:
    """Bytes that all of them move in one round: what the kernels are told."""
    return groups(nbytes) * ITEMS * _EACH


@cache
def code_object(arch: str) -> bytes:
    """The three kernels.
    Copies take target, source, bytes, stride; fills a target, the element repeated to four bytes, bytes, stride."""
    loaded = """
  %from = getelementptr i8, ptr addrspace(1) %source, i64 %at
  %value = load <4 x i32>, ptr addrspace(1) %from, align 1"""
    one = """
  %byte_from = getelementptr i8, ptr addrspace(1) %source, i64 %place
  %byte = load i8, ptr addrspace(1) %byte_from"""
    same = """
  %low = insertelement <4 x i32> poison, i32 %element, i32 0
  %value = shufflevector <4 x i32> %low, <4 x i32> poison, <4 x i32> zeroinitializer"""
    part = """
  %which = trunc i64 %place to i32
  %in_element = and i32 %which, 3
  %bits = shl i32 %in_element, 3
  %shifted = lshr i32 %element, %bits
  %byte = trunc i32 %shifted to i8"""
    moved = _moving(COPY, "ptr addrspace(1) %source", loaded, one) + _moving(
        FILL, "i64 %word", same, part, "%element = trunc i64 %word to i32"
    )
    return LLVMCompiler().compile(_HEAD.format(layout=llvm_target(target(arch)).layout) + moved + _STAMP + _tail(arch))


_HEAD: Final = 'target datalayout = "{layout}"\ntarget triple = "amdgcn-amd-amdhsa"\n'
_STAMP: Final = f"\ndefine protected amdgpu_kernel void @{STAMP}() #0 {{\n  ret void\n}}\n"


def _moving(name: str, second: str, whole: str, byte: str, before: str = "") -> str:
    """Sixteen bytes at a time while there are so many, byte by byte what is left at the end,
    which one work-item meets."""
    return f"""
define protected amdgpu_kernel void @{name}(ptr addrspace(1) %target, {second}, i64 %nbytes, i64 %stride) #0 {{
entry:
  {before}
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %groups_before = zext i32 %group to i64
  %items_before = zext i32 %item to i64
  %group_at = mul i64 %groups_before, {ITEMS * _EACH}
  %item_at = mul i64 %items_before, {_EACH}
  %begin = add i64 %group_at, %item_at
  br label %head
head:
  %at = phi i64 [ %begin, %entry ], [ %next, %whole ]
  %end = add i64 %at, {_EACH}
  %is_whole = icmp ule i64 %end, %nbytes
  br i1 %is_whole, label %whole, label %rest
whole:{whole}
  %to = getelementptr i8, ptr addrspace(1) %target, i64 %at
  store <4 x i32> %value, ptr addrspace(1) %to, align 1
  %next = add i64 %at, %stride
  br label %head
rest:
  %place = phi i64 [ %at, %head ], [ %place_next, %byte_of_it ]
  %is_left = icmp ult i64 %place, %nbytes
  br i1 %is_left, label %byte_of_it, label %over
byte_of_it:{byte}
  %byte_to = getelementptr i8, ptr addrspace(1) %target, i64 %place
  store i8 %byte, ptr addrspace(1) %byte_to
  %place_next = add i64 %place, 1
  br label %rest
over:
  ret void
}}
"""


def _tail(arch: str) -> str:
    features = llvm_target(target(arch)).features
    wave = f' "target-features"="{features}"' if features else ""
    return f"""
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = {{ nounwind "target-cpu"="{arch}"{wave} "amdgpu-flat-work-group-size"="1,{ITEMS}" "uniform-work-group-size"="true" "amdgpu-no-implicitarg-ptr"
  "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-flat-scratch-init" }}
!0 = !{{i32 1, !"amdhsa_code_object_version", i32 500}}
!llvm.module.flags = !{{!0}}
"""
