"""Sizes that depend on launch variables as C++ expressions of `std::int64_t`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kg.plugin import Dim, Op, UnsupportedError, size_expression

#: One for each of SIZE_OPS. The functions are written by `HELPERS` where an expression needs one.
_TEMPLATES: Final[Mapping[Op, str]] = {
    Op.ADD: "({} + {})",
    Op.SUB: "({} - {})",
    Op.MUL: "({} * {})",
    Op.NEG: "(-{})",
    Op.ABS: "size_abs({})",
    Op.MULACC: "({} * {} + {})",
    Op.FLOORDIV: "size_floordiv({}, {})",
    Op.FLOORMOD: "size_floormod({}, {})",
    Op.IDIV: "({} / {})",
    Op.MOD: "({} % {})",
    Op.MAX: "size_max({}, {})",
    Op.MIN: "size_min({}, {})",
    Op.AND: "({} & {})",
    Op.OR: "({} | {})",
    Op.XOR: "({} ^ {})",
    Op.SHL: "({} << {})",
    Op.SHR: "({} >> {})",
    Op.CMPLT: "({} < {})",
    Op.CMPLE: "({} <= {})",
    Op.CMPEQ: "({} == {})",
    Op.CMPNE: "({} != {})",
    Op.WHERE: "({0} ? {1} : {2})",
    Op.CAST: "(int64_t)({})",
}
#: name -> definition.
HELPERS: Final = {
    "size_abs": "static inline int64_t size_abs(int64_t a) {\n  return a < 0 ? -a : a;\n}",
    "size_floordiv": "static inline int64_t size_floordiv(int64_t a, int64_t b) {\n  return a / b - (a % b != 0 && (a < 0) != (b < 0));\n}",
    "size_floormod": "static inline int64_t size_floormod(int64_t a, int64_t b) {\n  const int64_t r = a % b;\n  return r != 0 && (r < 0) != (b < 0) ? r + b : r;\n}",
    "size_max": "static inline int64_t size_max(int64_t a, int64_t b) {\n  return a > b ? a : b;\n}",
    "size_min": "static inline int64_t size_min(int64_t a, int64_t b) {\n  return a < b ? a : b;\n}",
}


def size_text(dim: Dim, names: Mapping[str, str]) -> str:
    """A size over launch variables, which C++ calls by these names."""
    if isinstance(dim, int):
        return str(dim)
    for node in dim.toposort():
        if not -(1 << 62) < node.vmin <= node.vmax < 1 << 62:
            raise UnsupportedError(f"a size goes from {node.vmin:,} to {node.vmax:,}, which 64 bits don't hold")
    return size_expression(dim, _TEMPLATES, names)
