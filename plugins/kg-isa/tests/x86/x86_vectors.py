"""Instructions on vectors of the evaluator `x86_machine`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import iced_x86 as iced
import numpy as np

if TYPE_CHECKING:
    from x86_machine import Machine

Array = np.ndarray[Any, Any]
#: Letters of a mnemonic -> the lanes.
_LANES = {"b": np.uint8, "w": np.uint16, "d": np.uint32, "q": np.uint64}
_SIGNED = {"b": np.int8, "w": np.int16, "d": np.int32, "q": np.int64}
_FLOATS = {"h": np.float16, "s": np.float32, "d": np.float64}


def number_of(register: Any) -> int:
    """Of a register as the manuals count; of bytes iced-x86 counts AH to BH too."""
    return iced.RegisterExt.number(iced.RegisterExt.full_register(register))


def _quiet(x: Array) -> Array:
    bits = {2: (np.uint16, 0x0200), 4: (np.uint32, 0x00400000), 8: (np.uint64, 0x0008000000000000)}[x.itemsize]
    return (x.view(bits[0]) | bits[0](bits[1])).view(x.dtype)


def arithmetic(name: str, x: Array, y: Array) -> Array:
    """add sub mul div; sqrt of y."""
    wide = np.float64 if x.dtype != np.float64 else np.longdouble
    a, b = x.astype(wide), y.astype(wide)
    made = {
        "add": lambda: a + b,
        "sub": lambda: a - b,
        "mul": lambda: a * b,
        "div": lambda: a / b,
        "sqrt": lambda: np.sqrt(b),
    }[name]().astype(x.dtype)
    made = np.where(np.isnan(made), -np.abs(np.array(np.nan, x.dtype)), made)
    made = np.where(np.isnan(y), _quiet(y), made)
    return made if name == "sqrt" else np.where(np.isnan(x), _quiet(x), made)


def compared(predicate: int, x: Array, y: Array) -> Array:
    unordered = np.isnan(x) | np.isnan(y)
    found = [x == y, x < y, x <= y, unordered][predicate & 3]
    found = ~found if predicate & 4 else found
    if predicate & 15 == 13:  # greater or equal, false where unordered
        return x >= y
    assert predicate < 8, predicate
    return found


def _truncated(x: Array, target: type) -> Array:
    """What is out of range or NaN is the integer with the top bit alone, or of unsigned ones all bits."""
    limits, wide = np.iinfo(target), np.trunc(x.astype(np.float64))
    beyond = np.isnan(wide) | (wide < limits.min) | (wide > limits.max)
    indefinite = limits.min if limits.min else limits.max
    return np.where(beyond, indefinite, np.where(beyond, 0, wide).astype(np.int64)).astype(target)


_MOVES = {"vmovups": np.uint32, "vmovaps": np.uint32, "vmovupd": np.uint64, "vmovss": np.uint32, "vmovsd": np.uint64}
_MOVES |= {"vmovd": np.uint32, "vmovq": np.uint64, "vmovw": np.uint16, "vmovsh": np.uint16}
_MOVES |= {"vmovdqu8": np.uint8, "vmovdqu16": np.uint16, "vmovdqu32": np.uint32, "vmovdqu64": np.uint64}
_BITWISE: dict[str, Callable[[Array, Array], Array]] = {
    "and": lambda a, b: a & b,
    "andn": lambda a, b: ~a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}
_WHOLE: dict[str, Callable[[Array], Array]] = {"8": np.rint, "b": np.trunc}


def run(m: Machine, ins: Any, name: str) -> None:
    """What is computed with vectors."""
    if name in _MOVES:
        _move(m, ins, name)
    elif name[1:-2] in ("add", "sub", "mul", "div", "sqrt", "min", "max", "cmp", "rndscale", "round", "ucomi"):
        _floats(m, ins, name[1:-2], name[-2] == "p", _FLOATS[name[-1]])
    elif name.startswith("vfmadd"):
        _fused(m, ins, name[6:9], name[-2] == "p", _FLOATS[name[-1]])
    elif name.startswith("vcvt"):
        _conversion(m, ins, name[4:])
    elif name.startswith("vpbroadcast"):
        dtype = _LANES[name[-1]]
        count = m._size(ins, 0) // np.dtype(dtype).itemsize
        m.set_lanes(ins, np.full(count, m.lanes(ins, 1, dtype)[0]))
    elif name.startswith("vpblendm"):
        dtype = _LANES[name[-1]]
        count = m._size(ins, 0) // np.dtype(dtype).itemsize
        mask = m.masks[number_of(ins.op_mask)]
        chosen = np.array([bool(mask >> n & 1) for n in range(count)])
        x, y = m.lanes(ins, 1, dtype, count), m.lanes(ins, 2, dtype, count)
        m.vectors[number_of(ins.op_register(0))] = 0
        whole = m.vectors[number_of(ins.op_register(0))]
        whole[: count * np.dtype(dtype).itemsize] = np.where(chosen, y, x).view(np.uint8)
    elif name.startswith("vpmov"):
        _resized(m, ins, name[5:])
    elif (bitwise := _BITWISE.get(name[2:].rstrip("dq") or "?") or _BITWISE.get(name[1:-2])) is not None:
        m.set_lanes(ins, bitwise(m.lanes(ins, 1, np.uint32), m.lanes(ins, 2, np.uint32)))
    else:
        _lanes(m, ins, name)


def _move(m: Machine, ins: Any, name: str) -> None:
    dtype = _MOVES[name]
    if iced.RegisterExt.is_gpr(ins.op_register(0)) and not m._is_memory(ins, 0):
        m.set_integer(ins, 0, int(m.lanes(ins, 1, dtype, 1)[0]))
        return
    scalar = name in ("vmovss", "vmovsd", "vmovd", "vmovq", "vmovw", "vmovsh")
    assert ins.op_count == 2, "a move of the low lane alone"
    values = m.lanes(ins, 1, dtype)[: 1 if scalar else None]
    m.set_lanes(ins, values)
    if scalar and not m._is_memory(ins, 0):
        m.vectors[number_of(ins.op_register(0))][values.nbytes :] = 0


def _floats(m: Machine, ins: Any, name: str, is_packed: bool, dtype: type) -> None:
    size = np.dtype(dtype).itemsize
    count = (m._size(ins, 1 if name == "cmp" else 0) // size) if is_packed else 1
    if name == "ucomi":
        x, y = m.lanes(ins, 0, dtype, 1)[0], m.lanes(ins, 1, dtype, 1)[0]
        unordered = bool(np.isnan(x) | np.isnan(y))
        m.flags(0 if unordered or x == y else 1, 32, carry=unordered or bool(x < y))
        m.parity = unordered
        return
    if name in ("rndscale", "round") or (name == "sqrt" and is_packed):
        x = m.lanes(ins, 1 if is_packed else 2, dtype, count)
        made = arithmetic("sqrt", x, x) if name == "sqrt" else _WHOLE[f"{m.integer(ins, ins.op_count - 1):x}"](x)
        made = np.where(np.isnan(x), _quiet(x), made.astype(dtype))
    else:
        x, y = m.lanes(ins, 1, dtype, count), m.lanes(ins, 2, dtype, count)
        if name == "cmp":
            found = compared(m.integer(ins, 3), x, y)
            mask = m.masks[number_of(ins.op_mask)] if ins.op_mask else -1
            m.set_integer(ins, 0, sum(int(f) << n for n, f in enumerate(found)) & mask)
            return
        is_extreme = name in ("min", "max")  # the second where either is NaN or both are zeros
        made = np.where(x < y if name == "min" else x > y, x, y) if is_extreme else arithmetic(name, x, y)
    if not is_packed:  # the rest of the first 128 bits is the first operand's
        made = np.concatenate([made, m.lanes(ins, 1, dtype, 16 // size)[1:]])
    m.set_lanes(ins, made.astype(dtype))


def _fused(m: Machine, ins: Any, order: str, is_packed: bool, dtype: type) -> None:
    """Rounded once: in long double, whose 64 bits hold a product exactly,
    and a sum but for what is 2**-40 of it."""
    size = np.dtype(dtype).itemsize
    assert size < 8 and order in ("213", "231")
    count = m._size(ins, 0) // size if is_packed else 1
    operands = [m.lanes(ins, n, dtype, count) for n in range(3)]
    a, b, c = (v.astype(np.longdouble) for v in operands)
    made = (b * a + c if order == "213" else b * c + a).astype(dtype)
    made = np.where(np.isnan(made), -np.abs(np.array(np.nan, dtype)), made)
    for v in reversed(operands):
        made = np.where(np.isnan(v), _quiet(v), made)
    m.set_lanes(ins, made if is_packed else np.concatenate([made, m.lanes(ins, 0, dtype, 16 // size)[1:]]))


_INTEGERS = {"w": np.int16, "uw": np.uint16, "dq": np.int32, "udq": np.uint32, "qq": np.int64, "uqq": np.uint64}


def _conversion(m: Machine, ins: Any, name: str) -> None:
    truncates = name.startswith("t")
    source, _, target = name.removeprefix("t").partition("2")
    target = target.removesuffix("x")
    floats = {"ph": np.float16, "ps": np.float32, "pd": np.float64}
    a, b = (floats.get(part) or _INTEGERS.get(part) for part in (source, target))
    if source[0] == "s" or target[0] == "s":
        _scalar_conversion(m, ins, source, target)
        return
    if a is None or b is None:
        raise KeyError(f"vcvt{name}")
    widest = max(np.dtype(a).itemsize, np.dtype(b).itemsize)
    wide_operand = 0 if np.dtype(b).itemsize == widest else 1
    count = m._size(ins, wide_operand) // widest
    x = m.lanes(ins, 1, a, count)
    if b in floats.values():
        made = x.astype(b)
        if a in floats.values():
            made = np.where(np.isnan(x), _quiet(made), made)
    else:
        assert truncates
        made = _truncated(x, b)
    if not m._is_memory(ins, 0) and made.nbytes < 16:
        made = np.concatenate([made, np.zeros(16 // made.itemsize - len(made), made.dtype)])
    m.set_lanes(ins, made)


def _scalar_conversion(m: Machine, ins: Any, source: str, target: str) -> None:
    floats = {"sh": np.float16, "ss": np.float32, "sd": np.float64}
    if target == "si":
        to = np.int64 if m._size(ins, 0) == 8 else np.int32
        m.set_integer(ins, 0, int(_truncated(m.lanes(ins, 1, floats[source], 1), to)[0]))
        return
    dtype = floats[target]
    if source == "si":
        made = m.lanes(ins, 2, np.int64 if m._size(ins, 2) == 8 else np.int32, 1).astype(dtype)
    else:
        x = m.lanes(ins, 2, floats[source], 1)
        made = np.where(np.isnan(x), _quiet(x.astype(dtype)), x.astype(dtype))
    m.set_lanes(ins, np.concatenate([made, m.lanes(ins, 1, dtype, 16 // made.itemsize)[1:]]))


def _resized(m: Machine, ins: Any, kind: str) -> None:
    """sxbw zxbd wb ... m2w"""
    if kind.startswith("m2"):
        dtype = _LANES[kind[2]]
        mask = m.integer(ins, 1)
        count = m._size(ins, 0) // np.dtype(dtype).itemsize
        m.set_lanes(ins, np.array([-(mask >> n & 1) for n in range(count)], np.int64).astype(dtype))
        return
    if kind[0] in "sz":
        a, b = (_SIGNED if kind[0] == "s" else _LANES)[kind[2]], _LANES[kind[3]]
        count = m._size(ins, 0) // np.dtype(b).itemsize
    else:
        a, b = _LANES[kind[0]], _LANES[kind[1]]
        count = m._size(ins, 1) // np.dtype(a).itemsize
    made = m.lanes(ins, 1, a, count).astype(b)
    if not m._is_memory(ins, 0) and made.nbytes < 16:
        made = np.concatenate([made, np.zeros(16 // made.itemsize - len(made), made.dtype)])
    m.set_lanes(ins, made)


def _lanes(m: Machine, ins: Any, name: str) -> None:
    """Integers, and lanes that change places."""
    letter = name[-1]
    match name:
        case "vpaddb" | "vpaddw" | "vpaddd" | "vpaddq" | "vpsubb" | "vpsubw" | "vpsubd" | "vpsubq":
            x, y = m.lanes(ins, 1, _LANES[letter]), m.lanes(ins, 2, _LANES[letter])
            m.set_lanes(ins, x + y if "add" in name else x - y)
        case "vpmullw" | "vpmulld":
            m.set_lanes(ins, m.lanes(ins, 1, _LANES[letter]) * m.lanes(ins, 2, _LANES[letter]))
        case "vextractf32x4" | "vextractf64x4":
            parts = m.lanes(ins, 1, np.uint64).reshape(-1, 4 if "64x4" in name else 2)
            m.set_lanes(ins, parts[m.integer(ins, 2)].copy())
        case "vinsertf32x4" | "vinsertf64x4":
            parts = m.lanes(ins, 1, np.uint64).reshape(-1, 4 if "64x4" in name else 2)
            parts[m.integer(ins, 3)] = m.lanes(ins, 2, np.uint64)
            m.set_lanes(ins, parts.ravel())
        case "vpunpcklwd" | "vpunpckldq":
            x, y = (m.lanes(ins, n, _LANES[name[-2]]) for n in (1, 2))
            low = [v.reshape(-1, 16 // v.itemsize)[:, : 8 // v.itemsize].ravel() for v in (x, y)]
            m.set_lanes(ins, np.stack(low, 1).ravel())
        case "vpsrldq":
            x = m.lanes(ins, 1, np.uint8)
            m.set_lanes(ins, np.concatenate([x[m.integer(ins, 2) :], np.zeros(m.integer(ins, 2), np.uint8)]))
        case _:
            raise KeyError(name)
