"""Matrix units in MSL: `simdgroup_matrix` of 8 x 8, which a SIMD-group loads,
stores and multiplies together.

Nobody knows which work-item has which elements. A fragment is the two that a work-item has (`thread_elements`), so that what is computed of all alike is computed of them;
in matrices of any type they are at the same places, which the specification does not say and every kernel library on Metal counts on. Each step is named where it
is done: all work-items of a SIMD-group take part, and it may not move into a branch.
"""

from __future__ import annotations

from typing import Final

from kg.plugin import AddrSpace, DType, OpaqueFragment, TensorCore, UnsupportedError, UOp, parse_dtype, unit_name
from kg.plugin.passes import OpaqueTile, Tile
from kg_render.cstyle import Text, Writer, space_of

from kg_metal.msl.limits import SUBGROUP

_SIDE: Final = 8
_HALF, _BFLOAT, _SINGLE, _CODE = map(parse_dtype, ("float16", "bfloat16", "float32", "uint16"))
#: dtype of elements in registers -> their type in a matrix. bfloat16 is its code elsewhere.
_ELEMENTS: Final = {_HALF: "half", _SINGLE: "float", _CODE: "bfloat"}
#: What matrices may lie in.
_SPACES: Final = {AddrSpace.GLOBAL: "device", AddrSpace.LOCAL: "threadgroup"}


def units(*, bfloat: bool) -> tuple[TensorCore, ...]:
    """Those of all Apple's GPUs; of bfloat16 from MSL 3.1 on. Sums are of float32."""
    matrix, dims = OpaqueFragment(_SIDE, _SIDE, SUBGROUP), (_SIDE, _SIDE, _SIDE)
    return tuple(
        TensorCore(
            unit_name("simdgroup", dims, (dtype, dtype), _SINGLE),
            dims,
            SUBGROUP,
            (dtype, dtype),
            _SINGLE,
            matrix,
            matrix,
            matrix,
        )
        for dtype in (_HALF, _SINGLE, *([_BFLOAT] if bfloat else []))
    )


def takes_matrix(tile: Tile, dtype: DType, space: AddrSpace, *, bfloat: bool) -> bool:
    """Whether `simdgroup_load` takes it: rows or columns lie together, others at a distance."""
    known = dtype in (_HALF, _SINGLE) or (bfloat and dtype is _BFLOAT)
    return isinstance(tile, OpaqueTile) and known and space in _SPACES and min(tile.strides) == 1 <= max(tile.strides)


def tile_index(w: Writer, u: UOp) -> None:
    """TILE_INDEX: where the matrix begins."""
    w.text[u] = Text(w.atom(u.src[0]))


def is_tile(u: UOp) -> bool:
    """Whether a LOAD or STORE is of a matrix."""
    places = u.src[0].src[1]
    return isinstance(places.arg, OpaqueTile)


def load_matrix(w: Writer, u: UOp) -> Text:
    """LOAD at a TILE_INDEX."""
    space, element, stored = _SPACES[space_of(u)], _ELEMENTS[u.type.scalar], w.type(u.type.scalar)
    place, stride, turned = _place(w, u)
    name = f"load_{space}_{element}{'_transposed' if turned else ''}"
    body = [
        f"simdgroup_{element}8x8 m;",
        f"simdgroup_load(m, {_pointer(f'{space} const', stored, element)}, stride{turned});",
        f"return {_elements(w, u.type, 'm')};",
    ]
    w.define(name, w.type(u.type), [(f"{space} const {stored} *", "p"), ("ulong", "stride")], body)
    return Text(f"{name}({place}, {stride})")


def store_matrix(w: Writer, u: UOp) -> None:
    """STORE at a TILE_INDEX."""
    dtype = u.src[1].type
    space, element, stored = _SPACES[space_of(u)], _ELEMENTS[dtype.scalar], w.type(dtype.scalar)
    place, stride, turned = _place(w, u)
    name = f"store_{space}_{element}{'_transposed' if turned else ''}"
    body = [*_matrix("m", element, "v"), f"simdgroup_store(m, {_pointer(space, stored, element)}, stride{turned});"]
    w.procedure(name, [(f"{space} {stored} *", "p"), ("ulong", "stride"), (w.type(dtype), "v")], body)
    w.line(f"{name}({place}, {stride}, {w.arg(u.src[1])});")


def matrix_step(w: Writer, u: UOp) -> None:
    """WMMA."""
    core = u.arg
    if not isinstance(core, TensorCore) or not core.is_opaque:
        raise UnsupportedError(f"{u.arg} is no matrix unit of METAL:MSL")
    left, right, total = (_ELEMENTS[s.type.scalar] for s in u.src)
    body = [*_matrix("x", left, "a"), *_matrix("y", right, "b"), *_matrix("z", total, "c")]
    body += ["simdgroup_multiply_accumulate(z, x, y, z);", f"return {_elements(w, u.type, 'z')};"]
    parameters = [(w.type(s.type), name) for s, name in zip(u.src, "abc", strict=True)]
    w.define(core.name, w.type(u.type), parameters, body)
    w.declare(u, Text(f"{core.name}({', '.join(w.arg(s) for s in u.src)})"))


def _place(w: Writer, u: UOp) -> tuple[str, int, str]:
    """Where it begins, how far its rows or columns are apart, what else is said of columns."""
    memory, places = u.src[0].src[:2]
    tile = places.arg
    assert isinstance(tile, OpaqueTile)
    down, across = tile.strides
    turned = "" if across == 1 else ", ulong2(0, 0), true"
    return f"&{w.text[memory].code}[{w.arg(places)}]", across if turned else down, turned


def _pointer(space: str, stored: str, element: str) -> str:
    return "p" if stored == element else f"({space} {element} *)p"


def _elements(w: Writer, dtype: DType, matrix: str) -> str:
    """Those of this work-item, as a vector."""
    lanes = [f"{matrix}.thread_elements()[{n}]" for n in (0, 1)]
    lanes = [f"as_type<ushort>({lane})" for lane in lanes] if dtype.scalar is _CODE else lanes
    return w.language.vector_literal(dtype, lanes)


def _matrix(name: str, element: str, vector: str) -> list[str]:
    """The statements that make a matrix of what work-items have."""
    lanes = [f"{vector}.{lane}" for lane in "xy"]
    lanes = [f"as_type<bfloat>({lane})" for lane in lanes] if element == "bfloat" else lanes
    return [f"simdgroup_{element}8x8 {name};", *(f"{name}.thread_elements()[{n}] = {lane};" for n, lane in enumerate(lanes))]
