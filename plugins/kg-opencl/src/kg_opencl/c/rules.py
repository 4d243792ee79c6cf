"""Rules of OpenCL C beside the C-like ones: work-item ids, float16 as bits."""

from __future__ import annotations

from typing import Final

import numpy as np
from kg.plugin import DType, Op, UOp
from kg_render.cstyle import RULES as C_RULES
from kg_render.cstyle import Rule, Text, Writer, scratch_array

from kg_opencl.c.blocks import load_blocks, tile_index
from kg_opencl.c.dpas import matrix_step
from kg_opencl.c.group import group_reduce, subgroup_shuffle
from kg_opencl.c.writer import HALF, SINGLE, OpenCLWriter


def _special(w: Writer, u: UOp) -> Text | None:
    assert isinstance(w, OpenCLWriter)
    if w.grouped and u.name.startswith("g"):
        name = w.unique(u.name)
        w.top.append("  " + w.language.constant(w.type(u.type), name, f"(int)get_group_id({u.name[1]})"))
        w.text[u] = Text(name)
        return None
    if u.name.startswith("l"):
        code = w.work_item(int(u.name[1]))
        if code == "0":
            w.text[u] = Text(code)
        else:
            name = w.unique(u.name)
            w.top.append("  " + w.language.constant(w.type(u.type), name, code))
            w.text[u] = Text(name)
        return None
    return C_RULES[Op.SPECIAL](w, u)


def _load(w: Writer, u: UOp) -> Text | None:
    if u.src[0].src[1].op is Op.TILE_INDEX:
        load_blocks(w, u)
        return None
    return C_RULES[Op.LOAD](w, u)


# -- float16 where it is no type to compute with: its bits, by the conversions that every device has


def _is_bits(w: Writer, dtype: DType) -> bool:
    assert isinstance(w, OpenCLWriter)
    return dtype.scalar is HALF and not w.halves


def _constant(w: Writer, u: UOp) -> Text | None:
    if not _is_bits(w, u.type):
        return C_RULES[Op.CONST](w, u)
    with np.errstate(over="ignore"):
        bits = str(int(np.array(u.value, np.float16).view(np.uint16)))
    return Text(bits if u.lanes == 1 else w.splat(u.type, bits))


def _cast(w: Writer, u: UOp) -> Text | None:
    """By way of float32, which holds all of float16, whose rounding gives the same as one from integers
    of any size, and in which limits of integers are numbers. float64 comes as float32 from core, which rounds it once."""
    source, single = u.src[0], SINGLE.vec(u.lanes) if u.lanes > 1 else SINGLE
    of, to = source.type, u.type
    if of.scalar is HALF and to.scalar is not HALF and (_is_bits(w, of) or to.is_int):
        wide = UOp(Op.CAST, single, (source,))
        w.text[wide] = Text(_widened(w, of, single, w.arg(source))) if _is_bits(w, of) else _written(w, wide)
        return w.text[wide] if to is single else _as_if(w, u, UOp(Op.CAST, to, (wide,)))
    if _is_bits(w, to) and of.scalar is not HALF:
        code = w.arg(source) if of is single else _written(w, UOp(Op.CAST, single, (source,))).code
        return Text(_narrowed(w, single, to, code))
    return C_RULES[Op.CAST](w, u)


def _written(w: Writer, u: UOp) -> Text:
    found = C_RULES[u.op](w, u)
    assert found is not None
    return found


def _as_if(w: Writer, u: UOp, other: UOp) -> Text | None:
    """What another node would be."""
    found = C_RULES[other.op](w, other)
    if other in w.mask_bits:
        w.mask_bits[u] = w.mask_bits[other]
    return found


def _lanes(dtype: DType) -> str:
    return str(dtype.lanes) if dtype.lanes > 1 else ""


def _widened(w: Writer, of: DType, to: DType, code: str) -> str:
    body = [f"return vload_half{_lanes(of)}(0, (private const half *)&a);"]
    return f"{w.helper('of_half', to, [(w.type(of), 'a')], body)}({code})"


def _narrowed(w: Writer, of: DType, to: DType, code: str) -> str:
    body = [f"{w.type(to)} r;", f"vstore_half{_lanes(of)}_rte(a, 0, (private half *)&r);", "return r;"]
    return f"{w.helper(f'from_{of.scalar}_to', to, [(w.type(of), 'a')], body)}({code})"


RULES: Final[dict[Op, Rule]] = {
    **C_RULES,
    Op.SPECIAL: _special,
    Op.GROUP_REDUCE: group_reduce,
    Op.SUBGROUP_SHUFFLE: subgroup_shuffle,
    Op.LOAD: _load,
    Op.TILE_INDEX: tile_index,
    Op.WMMA: matrix_step,
    Op.DEFINE_SCRATCH: scratch_array,
    Op.CONST: _constant,
    Op.CAST: _cast,
}
