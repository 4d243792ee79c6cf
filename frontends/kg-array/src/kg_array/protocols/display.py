"""Arrays as text: their values as numpy writes them, shape, dtype and device.
Of a large array only what is shown is computed or copied."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from kg.frontend import Op, UOp, from_storage

from kg_array.array import Array, realize
from kg_array.operands.dtypes import is_complex
from kg_array.running import memory

if TYPE_CHECKING:
    from numpy.typing import NDArray

#: Arrays of more elements are shown by the first and last `EDGE` along each axis.
SHOWN: Final = 1000
EDGE: Final = 3


def represent(x: Array) -> str:
    """Array([1., 2.], shape=(2,), dtype=float32, device=CPU:LLVM).
    While a function is traced there are no numbers to show."""
    try:
        values = _text(x, "Array(")
    except memory.TracedValueError:
        values = "traced"
    return f"Array({values}, shape={x.shape}, dtype={x.dtype}, device={x.device.name})"


def text(x: Array) -> str:
    """The values alone."""
    try:
        return str(x.numpy().item()) if x.ndim == 0 else _text(x, "", separator=" ")
    except memory.TracedValueError:
        return represent(x)


def formatted(x: Array, form: str) -> str:
    """An array of one element as its number is formatted; others take no format."""
    if not isinstance(form, str):
        raise TypeError(f"a format is text, not {type(form).__name__}")
    if not form:
        return text(x)
    if x.ndim:
        raise TypeError(f"only a 0-d array can be formatted as {form!r}; this one has shape {x.shape}")
    return format(x.numpy().item(), form)


def _text(x: Array, prefix: str, separator: str = ", ") -> str:
    if x.size <= SHOWN:
        return np.array2string(x.numpy(), separator=separator, prefix=prefix)
    return np.array2string(_corners(x), separator=separator, prefix=prefix, threshold=0, edgeitems=EDGE)


def _corners(x: Array) -> NDArray[Any]:
    """An array whose text is that of x: where an axis is long, one element stands for its middle."""
    long = [d > 2 * EDGE for d in x.shape]
    if x.stored.op is Op.BUFFER and x.device.runtime.allocator.host_memory:
        buffer = x.buffer
        x.device.synchronize()
        raw = _values(buffer.as_numpy(), x)
        for axis, cut in enumerate(long):
            raw = np.delete(raw, np.s_[EDGE + 1 : -EDGE], axis) if cut else raw
        return raw
    parts = list(product(*((0, 1) if cut else (0,) for cut in long)))
    chosen = [x.moved(lambda node, part=part: _part(node, part, long)) for part in parts]
    realize(*chosen)
    shown = tuple(2 * EDGE + 1 if cut else d for d, cut in zip(x.shape, long, strict=True))
    result: NDArray[Any] | None = None
    for part, piece in zip(parts, chosen, strict=True):
        values = piece.numpy()
        result = np.zeros(shown, values.dtype) if result is None else result
        result[tuple(np.s_[-EDGE:] if p else np.s_[:EDGE] if cut else np.s_[:] for p, cut in zip(part, long, strict=True))] = (
            values
        )
    assert result is not None
    return result


def _part(node: UOp, part: tuple[int, ...], long: list[bool]) -> UOp:
    box = [(d - EDGE, d) if last else (0, EDGE if cut else d) for last, cut, d in zip(part, long, node.shape, strict=True)]
    return node.shrink(*box)


def _values(raw: NDArray[Any], x: Array) -> NDArray[Any]:
    """The values of an array whose memory numpy sees as this."""
    if is_complex(x.dtype):
        return raw.view(x.dtype.name).reshape(x.shape)
    return from_storage(raw, x.dtype).reshape(x.shape)
