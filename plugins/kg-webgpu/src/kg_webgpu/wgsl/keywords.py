"""Keywords, reserved words, and names that shaders use, which no name in a shader may be."""

from __future__ import annotations

from typing import Final

_KEYWORDS: Final = """
    alias break case const const_assert continue continuing default diagnostic discard else enable false fn for if let loop override
    requires return struct switch true var while
"""
_RESERVED: Final = """
    NULL Self abstract active alignas alignof as asm asm_fragment async attribute auto await become cast catch class co_await co_return
    co_yield coherent column_major common compile compile_fragment concept const_cast consteval constexpr constinit crate debugger
    decltype delete demote demote_to_helper do dynamic_cast enum explicit export extends extern external fallthrough filter final finally
    friend from fxgroup get goto groupshared highp impl implements import inline instanceof interface layout lowp macro macro_rules match
    mediump meta mod module move mut mutable namespace new nil noexcept noinline nointerpolation non_coherent noncoherent noperspective
    null nullptr of operator package packoffset partition pass patch pixelfragment precise precision premerge priv protected pub public
    readonly ref regardless register reinterpret_cast require resource restrict self set shared sizeof smooth snorm static static_assert
    static_cast std subroutine super target template this thread_local throw trait try type typedef typeid typename typeof union unless
    unorm unsafe unsized use using varying virtual volatile wgsl where with writeonly yield
"""
_USED: Final = """
    main group item grid number launch Launch array atomic atomicLoad atomicStore atomicXor bitcast bool f16 f32 i32 u32 vec2 vec3 vec4
    abs clamp dot exp2 extractBits floor fma log2 max min pack2x16float round select sin sqrt storageBarrier trunc unpack2x16float workgroupBarrier
    subgroupAdd subgroupMax subgroupMin subgroupMul
"""
RESERVED: Final = frozenset((_KEYWORDS + _RESERVED + _USED).split())

#: What a shader that uses subgroups is told of them, and all the names that it has for that.
SUBGROUPS: Final = (
    "@builtin(subgroup_id) subgroup: u32, @builtin(num_subgroups) counted: u32, @builtin(subgroup_size) subgroup_size: u32"
)
SUBGROUP_NAMES: Final = frozenset({"subgroup", "counted", "subgroup_size", "first", "subgroups"})


def subgroup_values(items: int) -> list[str]:
    """Whether a work-item is the first of its subgroup, and how many subgroups there are.

    These are never fewer than full ones would be. Mesa's llvmpipe (22.3) does not count one that is not full.
    """
    return [
        "  let first = item.x == subgroupMin(item.x);",
        f"  let subgroups = max(counted, ({items}u + subgroup_size - 1u) / subgroup_size);",
    ]
