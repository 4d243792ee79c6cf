"""x[key] = value in memory: the value is computed, and copied to where it goes:
a small part by the host, where it sees the memory; where the elements of a part lie together as a block; else by a kernel of
the part alone, one for all positions (see dynamic_slices.py). A loop that fills an array compiles nothing for its steps.

Memory that somebody else may read is copied before: another array, what is not computed yet, a graph, a library that it was handed to.
"""

from __future__ import annotations

import sys
from collections.abc import Hashable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from math import prod
from typing import Any, Final

import numpy as np
from kg.frontend import Buffer, DType, fork_safe_lock, host_array, numpy_storage_dtype
from kg.records import dataclass
from kg_graph.canonical import canonical

from kg_array.array import Array, computed, realize
from kg_array.complex_numbers.array import ComplexArray, of_memory, of_stored
from kg_array.functions.creation import full
from kg_array.functions.data_types import astype
from kg_array.functions.manipulation import broadcast_to, reshape
from kg_array.indexing.dynamic_slices import Placed, box_of
from kg_array.indexing.items import replaced_at
from kg_array.indexing.parts import place_together, static_key
from kg_array.operands.dtypes import Scalar, is_complex, part_of
from kg_array.operands.size import Size
from kg_array.operands.unify import goes_to
from kg_array.running import evaluate, memory
from kg_array.running.loaded import Loaded
from kg_array.running.memory import Kind, stored_kind, tracing_depth

Numbers = np.ndarray[Any, Any]
#: Kinds of stores that are remembered; the next one begins anew.
_MOST: Final = 1024
#: Elements of a part that the host writes.
_SMALL: Final = 1 << 14
#: What is in a key that numpy reads as we do.
_BASIC: Final = frozenset({int, slice, type(None), type(Ellipsis)})


def stored(x: Array, key: object, value: Array | Scalar) -> Array | None:
    """x with a part replaced, computed now, in x's own memory if nobody else has it.
    None where the key is not of numbers and slices alone, or the value does not go into the part, which others say."""
    if type(x) is not Array and type(x) is not ComplexArray:
        return None
    found = _written_by_host(x, key, value)
    if found is not None:
        return found
    place = place_together(x.shape, key) if type(x) is Array else None
    return _copied(x, key, value) if place is None else _copied_together(x, place, value)


_locks: Final = tuple([fork_safe_lock() for _ in range(16)])
_no_lock: Final = nullcontext()


def writing(whole: Array) -> AbstractContextManager[object]:
    """Within, no other thread stores into this array, which is no view of another:
    a store reads the old value and makes the new one of it. Where a function is traced nothing is waited for, as the thread may hold
    locks that a store asks for."""
    return _no_lock if tracing_depth.get() else _locks[id(whole) >> 5 & 15]


#: How the host writes parts of arrays that nobody else has, by the kind of the array, the key as `static_key` has it and the kind or type of the value.
_QUICK: Final[dict[tuple[Kind, Hashable, object], tuple[object, np.dtype[Any]]]] = {}


def is_written(x: Array, static: Hashable, value: Array | Scalar) -> bool:
    """x[key] = value by the host, where the like was done before, nobody else has x's memory,
    and no views of it would have to know; False where it is to be done otherwise."""
    if x._views or x._view is not None:
        return False
    kind = x._kind
    given = value._kind if type(value) is Array else type(value)
    quick = _QUICK.get((kind, static, given))  # type: ignore[arg-type]
    if quick is None or kind is None or given is None or tracing_depth.get():
        return False
    if type(value) is int and kind.dtype.is_int:
        if not kind.dtype.min <= value <= kind.dtype.max:
            return False
    elif type(value) is not Array and not _is_kept(value, kind.dtype):  # type: ignore[arg-type]
        return False
    key, dtype = quick
    source: object = value
    if type(value) is Array:
        read = value._buffer
        if read is None:
            read = value.realize()._buffer
        if read is None or read.storage.block is None:
            return False
        source = host_array(read.storage.block, read.offset, value.shape, dtype)
        read = None
    with _locks[id(x) >> 5 & 15]:
        if x._buffer is None:
            x.realize()
        made = _spare(x)
        if made is None:
            return False
        host_array(made.block(), made.offset, kind.shape, dtype)[key] = source  # pyright: ignore
    return True


@lru_cache(_MOST)
def _extent(shape: tuple[int, ...]) -> Numbers:
    """An array of this shape in the memory of one byte: its parts tell their sizes."""
    return np.broadcast_to(np.int8(0), shape)


def _written_by_host(x: Array, key: object, value: Array | Scalar) -> Array | None:
    """x with a small part replaced in memory that the host sees, by numpy; None where that is not so,
    and for what is wrong."""
    kind = x._kind
    if kind is None or not kind.device.runtime.allocator.host_memory:
        return None
    entries = _numpys(key, kind)
    if entries is None:
        return None
    try:
        if _extent(kind.shape)[entries].size > _SMALL:
            return None
    except (IndexError, TypeError, ValueError):
        return None
    if isinstance(value, Array):
        if value.dtype is not kind.dtype:
            return None
        value.realize()
    elif not _is_kept(value, kind.dtype):
        return None
    made = _own_memory(x if x._buffer is not None else x.realize())
    try:
        given = _seen(value.buffer, kind.dtype, value.shape) if isinstance(value, Array) else value
        _seen(made, kind.dtype, kind.shape)[entries] = given
    except ValueError:  # it does not go there, or memory is longer than an array
        return None
    static = static_key(key)
    if static is not None and type(x) is Array:
        if len(_QUICK) >= _MOST:
            _QUICK.clear()
        _QUICK[kind, static, value._kind if isinstance(value, Array) else type(value)] = (
            entries,
            numpy_storage_dtype(kind.dtype),
        )
    return of_memory(made, kind)


def _numpys(key: object, kind: Kind) -> tuple[Any, ...] | None:
    """A key as numpy's, with the positions and masks that are few in memory; None of other keys."""
    entries: list[object] = []
    for given in key if type(key) is tuple else (key,):
        entry = given
        if type(given) is Array and given._device is kind.device and given.size <= _SMALL:
            seen = _seen(given.buffer, given.dtype, given.shape)
            entry = seen.view(np.bool_) if given.dtype.is_bool else seen
        if type(entry) is list:
            try:
                entry = np.asarray(entry)
            except ValueError:  # of lists of different lengths: others say what is wrong
                return None
        if type(entry) is np.ndarray:
            if entry.dtype.kind not in "biu" or entry.size > _SMALL or not entry.ndim:
                return None
            if entry.dtype.kind != "b" and entry.size * kind.size > _SMALL * _SMALL:  # it may pick as much
                return None
        elif type(entry) not in _BASIC:
            return None
        entries.append(entry)
    return tuple(entries)


def _seen(buffer: Buffer, dtype: DType, shape: tuple[int, ...]) -> Numbers:
    """The elements of an array in its memory, as numpy's."""
    elements = buffer.as_numpy()
    if is_complex(dtype):
        elements = elements.view(dtype.name)
    return elements.reshape(shape)


def _is_kept(value: Scalar, dtype: DType) -> bool:
    """Whether numpy writes a number as we do: it has the dtype, and nothing overflows."""
    part = part_of(dtype)
    if not (part.is_bool or numpy_storage_dtype(part).name == part.name):
        return False
    return not part.is_float or abs(value) <= part.max_finite


def _copied_together(x: Array, place: tuple[int, tuple[int, ...]], value: Array | Scalar) -> Array | None:
    start, shape = place
    if isinstance(value, Array):
        rank = max(0, value.ndim - len(shape))
        if set(value.shape[:rank]) - {1} or not goes_to(value.shape[rank:], shape):
            return None
        value = astype(value, x.dtype, copy=False)
        value = broadcast_to(reshape(value, value.shape[rank:]) if rank else value, shape)
        realize(x, value)
    else:
        realize(x)
    kind, made = memory.kind_of(x.device, x.dtype, x.shape), _own_memory(x)
    target = made.view(start, prod(shape))
    if isinstance(value, Array):
        target.copy_from(value.buffer.view(0, target.size))
    else:
        target.copyin(np.full(target.size, float(value) if x.dtype.is_float else value))  # type: ignore[arg-type]
    return computed(made, kind)


def _own_memory(x: Array) -> Buffer:
    """Memory with the values of x that may be written: its own where nobody else has it.
    `x` holds its buffer, that its storage, that the block: one more reference each is that of the question."""
    made = _spare(x)
    return _copy_of(x) if made is None else made


def _spare(x: Array) -> Buffer | None:
    """x's own memory, where nobody else has it."""
    buffer = x._buffer
    if buffer is None or buffer.block().lent:
        return None
    if type(x) is not Array or x._node is not None or x._pending is not None or x._kind is None:
        # without the node of its memory, which would be one more who has it
        x._hold(buffer, stored_kind(x._kind or memory.kind_of(x.device, x.dtype, x.shape)))
    alone = sys.getrefcount(buffer.storage.block) == 2 and sys.getrefcount(buffer.storage) == 2 + _parts_of_views(x, buffer)
    return buffer if alone and sys.getrefcount(x._buffer) == 3 else None  # and the local variable


def _copy_of(x: Array) -> Buffer:
    """New memory with the values of x."""
    kind = stored_kind(x._kind or memory.kind_of(x.device, x.dtype, x.shape))
    made = kind.empty()
    made.copy_from(x.buffer.view(0, kind.size))
    return made


def _parts_of_views(x: Array, buffer: Buffer) -> int:
    """How many views of x have parts of its memory that nobody else has:
    they take their new values when this is done."""
    if not x._views:
        return 0
    known = [view() for view in list(x._views.values())]
    parts = [view for view in known if view is not None and view._buffer is not None and view._buffer.storage is buffer.storage]
    return len([view for view in parts if sys.getrefcount(view._buffer) == 2])


@dataclass(frozen=True, slots=True)
class _Store:
    """A program that replaces a part.
    `slots`: of x and of the value among what it reads, where it reads them; `in_place`: it writes into x's memory; `sizes`:
    which positions it is told."""

    loaded: Loaded
    slots: tuple[int, ...]
    in_place: bool
    sizes: tuple[int, ...]


_stores: dict[tuple[object, Kind, Kind], Placed[_Store]] = {}


def _copied(x: Array, key: object, value: Array | Scalar) -> Array | None:
    box = box_of(x.shape, key)
    if box is None:
        return None
    if not isinstance(value, Array):
        value = full((), value, dtype=x.dtype, device=x.device)
    realize(x, value)
    kind, given = x._kind, value._kind
    if kind is None or given is None or not kind.size or not given.size:
        return None
    what = (box.layout, kind, given)
    programs = _stores.get(what)
    if programs is None:
        if len(_stores) >= _MOST:
            _stores.clear()
        programs = _stores[what] = Placed(lambda starts: _program(kind, given, key, starts), box.most)
    store = programs.at(box.starts)
    if not store.in_place:
        made = stored_kind(kind).empty()
    elif x.buffer.storage is value.buffer.storage:  # what is read would be written meanwhile
        made = _copy_of(x)
    else:
        made = _own_memory(x)
    read = (x.buffer, value.buffer)
    store.loaded.run([made], [read[slot] for slot in store.slots], sizes=[box.starts[at] for at in store.sizes])
    return of_memory(made, kind)


def _program(kind: Kind, given: Kind, key: object, starts: Sequence[int | Size]) -> _Store:
    nodes = [memory.placeholder_of(k.dtype, k.shape) for k in (kind, given)]
    x, value = (of_stored(node, k.dtype, k.device) for node, k in zip(nodes, (kind, given), strict=True))
    call = canonical([replaced_at(x, key, value, starts).stored])
    donated = tuple([1 + at for at, leaf in enumerate(call.leaves) if leaf is nodes[0]])
    compiled = evaluate.compile_values(kind.device, call.values, (), donated)
    names = compiled.loaded.program.names
    return _Store(
        compiled.loaded,
        tuple([nodes.index(leaf) for leaf in call.leaves]),
        bool(compiled.reused),
        tuple([at for name in names for at, start in enumerate(starts) if repr(start) == name]),
    )
