"""C-like languages with built-in vector types (MSL, OpenCL C, WGSL): type names and TYPE(a, b, ...).

Subclasses override where one has other words. Memory of a work-item is an array in the kernel (`scratch_array`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kg.plugin import AddrSpace, DType, UOp, parse_dtype

from kg_render.cstyle.memory import memory_type
from kg_render.cstyle.renderer import CStyleRenderer
from kg_render.cstyle.writer import Text, Writer


class BuiltinVectorRenderer(CStyleRenderer):
    """The C family without GNU's vector extensions."""

    #: Names of MSL and OpenCL C: char is of 8 bits and signed, long of 64.
    type_names: ClassVar[dict[DType, str]] = {
        **{parse_dtype(f"int{8 << n}"): name for n, name in enumerate(("char", "short", "int", "long"))},
        **{parse_dtype(f"uint{8 << n}"): name for n, name in enumerate(("uchar", "ushort", "uint", "ulong"))},
        **{parse_dtype(f"float{16 << n}"): name for n, name in enumerate(("half", "float", "double"))},
        parse_dtype("bool"): "bool",
    }

    def vector_type(self, dtype: DType) -> str:
        return f"{self.type_name(dtype.scalar)}{dtype.lanes}"

    def vector_typedef(self, dtype: DType) -> str:
        return ""

    def vector_literal(self, dtype: DType, lanes: Sequence[str]) -> str:
        return f"{self.type_name(dtype)}({', '.join(lanes)})"

    def lane(self, vector: str, number: int) -> str:
        return f"{vector}.{'xyzw'[number]}"

    def shuffle(self, dtype: DType, a: str, b: str, lanes: Sequence[int], width: int) -> str:
        whole = list(lanes) == list(range(2 * width))
        return self.vector_literal(dtype, [a, b] if whole else self.picked(a, b, lanes, width))

    def picked(self, a: str, b: str, lanes: Sequence[int], width: int) -> list[str]:
        """Each of the lanes by itself, from `a`, which has `width` of them, followed by `b`."""
        return [self.lane(a, n) if n < width else self.lane(b, n - width) for n in lanes]

    def absolute_float(self, dtype: DType, value: str) -> str:
        return f"fabs({value})"

    def fused_scalar(self, dtype: DType) -> list[str]:
        return ["return fma(a, b, c);"]

    def prefetch(self, address: str, cache: int) -> str:
        return ""


def scratch_array(w: Writer, u: UOp) -> None:
    """DEFINE_SCRATCH: an array of the work-item's own."""
    name = w.unique(u.scratch[0])
    prefix = w.language.space_prefix[AddrSpace.SCRATCH]
    w.top.append(f"  {prefix}{memory_type(w, u.pointer.base)} {name}[{max(1, u.pointer.size)}];")
    w.text[u] = Text(name)
