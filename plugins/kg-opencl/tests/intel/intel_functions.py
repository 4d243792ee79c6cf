"""Functions of Intel's extensions in plain OpenCL C, as their specifications say,
for devices that have none: what is rendered for Intel's GPUs runs on any.

cl_intel_subgroup_matrix_multiply_accumulate and its _tf32, cl_intel_subgroup_local_block_io, sub_group_shuffle of cl_khr_subgroup_shuffle. Work-items exchange values through an array of the kernel, which
helpers are given. Which of them make a subgroup the driver may choose: here subgroups and lanes are numbered backwards, so that a kernel that takes its own numbers for theirs is wrong. A block that begins at
no multiple of 16 bytes gives 0x5a5a5a5a.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import prod
from typing import Final

_OVERLOADED: Final = "static __attribute__((overloadable))"
_HEAD: Final = """
#define get_sub_group_local_id() ((uint)(W - 1 - ITEM % W))
#define get_sub_group_id() ((uint)((ITEMS - 1 - ITEM) / W))
#define ITEM ((int)(get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2))))
#define ITEMS ((int)(get_local_size(0) * get_local_size(1) * get_local_size(2)))
// Of a lane of this subgroup: its four words of 64 bits.
#define PLACE(lane) (exchange + 4 * ((int)get_sub_group_id() * W + (lane)))
#define GIVE(type, value) *(local type *)PLACE(get_sub_group_local_id()) = value; barrier(CLK_LOCAL_MEM_FENCE)
#define DONE barrier(CLK_LOCAL_MEM_FENCE)
#define intel_sub_group_tf32_tf32_matrix_mad_k8(a, b, c) mad_tf32_tf32(exchange, a, b, c)
#define sub_group_shuffle(x, lane) shuffled(exchange, x, lane)
static float from_f16(const uchar *p) { return vload_half(0, (const half *)p); }
static float from_bf16(const uchar *p) { return as_float((uint)(p[0] | p[1] << 8) << 16); }
static int from_i8(const uchar *p) { return (char)*p; }
static int from_u8(const uchar *p) { return *p; }
static float rounded(float x) {
  const uint bits = as_uint(x);
  return isfinite(x) ? as_float((bits + 0xfff + (bits >> 13 & 1)) & ~0x1fffu) : x;
}
static __attribute__((overloadable)) float4 intel_convert_tfloat324_as_float4(float4 x) {
  return (float4)(rounded(x.s0), rounded(x.s1), rounded(x.s2), rounded(x.s3));
}
static __attribute__((overloadable)) float8 intel_convert_tfloat328_as_float8(float8 x) {
  return (float8)(intel_convert_tfloat324_as_float4(x.lo), intel_convert_tfloat324_as_float4(x.hi));
}
"""
#: A work-item has 32 or 16 bits of each row of a, and all of a column of b, packed.
_MAD: Final = """
#define intel_sub_group_{a}_{b}_matrix_mad_k{depth}(a, b, c) mad_{a}_{b}(exchange, a, b, c)
static {sum}8 mad_{a}_{b}(local ulong *exchange, {word}8 a, {right}8 b, {sum}8 c) {{
  GIVE({word}8, a);
  {sum} sums[8];
  vstore8(c, 0, sums);
  for (int row = 0; row < 8; row++)
    for (int k = 0; k < {depth}; k++) {{
      const int each = sizeof({word}) / {size}, at = ((row * (int)sizeof({word})) + k % each * {size});
      uchar element[{size}];
      for (int n = 0; n < {size}; n++) element[n] = ((local const uchar *)PLACE(k / each))[at + n];
      sums[row] += from_{a}(element) * from_{b}((const uchar *)&b + k * {size});
    }}
  c = vload8(0, sums);
  DONE;
  return c;
}}
"""
#: The first eight work-items have the even rows, the others the odd ones.
_TF32: Final = """
static float8 mad_tf32_tf32(local ulong *exchange, float4 a, float8 b, float8 c) {
  GIVE(float4, a);
  float sums[8], column[8];
  vstore8(c, 0, sums);
  vstore8(b, 0, column);
  for (int row = 0; row < 8; row++)
    for (int k = 0; k < 8; k++) sums[row] += ((local const float *)PLACE(row % 2 * 8 + k))[row / 2] * column[k];
  c = vload8(0, sums);
  DONE;
  return c;
}
"""
_READ: Final = """
{overloaded} {kind}{lanes} intel_sub_group_block_read_{ends}{lanes}(local const {kind} *p) {{
  union {{ {kind} words[{count}]; {kind}{lanes} all; }} r;
  for (int n = 0; n < {count}; n++) r.words[n] = (ulong)p % 16 ? ({kind})0x5a5a5a5a : p[n * W + get_sub_group_local_id()];
  return r.all;
}}
"""
_SHUFFLE: Final = """
static __attribute__((overloadable)) {kind} shuffled(local ulong *exchange, {kind} x, uint lane) {{
  GIVE({kind}, x);
  x = *(local const {kind} *)PLACE(lane);
  DONE;
  return x;
}}
"""


def with_functions(source: str, width: int) -> str:
    """A rendered source, for subgroups of 8 or 16 work-items, and before it what it calls.
    Kernel and helpers have the array."""
    helpers = re.findall(r"static inline \w+ (\w+)\([^{]*\{[^}]*(?:matrix_mad|sub_group_shuffle)", source)
    for name in helpers:  # where it is defined, and where it is called
        source = re.sub(rf"(static inline \w+ {name}\()", r"\1local ulong *exchange, ", source)
        source = re.sub(rf"\b{name}\((?!local ulong)", f"{name}(exchange, ", source)
    (sizes,) = re.findall(r"reqd_work_group_size\((\d+), (\d+), (\d+)\)", source) or [("1", "1", "1")]
    items = prod(map(int, sizes))
    source = re.sub(r"(\nkernel [^{]*\{|^kernel [^{]*\{)", rf"\1\n  local ulong exchange[{4 * items}];", source, count=1)
    return "\n".join([f"#define W {width}", _HEAD, *_parts(width), source])


def _parts(width: int) -> Iterator[str]:
    word = "int" if width == 8 else "short"
    for name in ("f16", "bf16"):
        yield _mad(name, name, word, "int", 16, 2, "float")
    for a in ("i8", "u8"):
        for b in ("i8", "u8"):
            yield _mad(a, b, f"{'u' * (a == 'u8')}{word}", f"{'u' * (b == 'u8')}int", 32, 1, "int")
    if width == 16:
        yield _TF32
    for kind, ends in (("uchar", "uc"), ("ushort", "us"), ("uint", "ui")):
        for count in (1, 2, 4, 8):
            lanes = str(count) if count > 1 else ""
            yield _READ.format(overloaded=_OVERLOADED, kind=kind, ends=ends, count=count, lanes=lanes)
    for kind in ("char", "short", "int", "long"):
        yield _SHUFFLE.format(kind=kind)
        yield _SHUFFLE.format(kind=f"u{kind}")
    for kind in ("float", "double"):
        yield _SHUFFLE.format(kind=kind)


def _mad(a: str, b: str, word: str, right: str, depth: int, size: int, total: str) -> str:
    return _MAD.format(overloaded=_OVERLOADED, a=a, b=b, word=word, right=right, depth=depth, size=size, sum=total)
