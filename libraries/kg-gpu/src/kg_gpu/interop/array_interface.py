"""The array interface (numpy's dict), which other libraries use for device memory by other names.

An allocator says the name (`array_interface`); versions 0 to 3 are read, 3 is written. Imported when used.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

import numpy as np
from kg.plugin import Buffer, BufferError, DType, DTypeError, ExternalTensor, Runtime, parse_dtype

_VERSION: Final = 3
#: numpy's kinds of numbers that are of ours, or made of two.
_KINDS: Final = "biufc"


def export_interface(buffer: Buffer, shape: tuple[int, ...], readonly: bool, is_complex: bool) -> dict[str, object]:
    """The memory of a buffer, for others: in C order of this shape.
    Whoever takes it keeps the buffer, and waits for `stream`.

    `is_complex`: the floats of the buffer are complex numbers, two by two, and the shape is theirs. What numpy has no name for has no such
    attribute either.
    """
    block, part = buffer.block(), buffer.dtype
    name = f"complex{2 * part.bits}" if is_complex else part.name
    try:
        typestr = np.dtype(name).str
    except TypeError:
        text = f"the array interface has no name for {part}: use DLPack, or view the buffer as unsigned integers"
        raise AttributeError(text) from None
    block.lent = True
    made: dict[str, object] = {
        "shape": tuple(shape),
        "typestr": typestr,
        "data": (buffer.address if buffer.size else 0, readonly or block.readonly),
        "strides": None,
        "version": _VERSION,
    }
    stream = buffer.runtime.stream
    if stream is None:
        buffer.runtime.synchronize()
    return {**made, "stream": stream}


def read_interface(runtime: Runtime, owner: object) -> ExternalTensor:
    """The memory that an object describes under the name of the runtime's device.
    What is launched from now on comes after its stream.

    Raises BufferError or DTypeError for what can't be used, and for a description that is wrong.
    """
    name = runtime.allocator.array_interface
    found = cast(object, getattr(owner, name, None)) if name else None
    if not isinstance(found, Mapping):
        raise BufferError(f"{type(owner).__name__} has no {name or 'array interface'} that is a dict")
    reader = _Reader(f"{name} of a {type(owner).__name__}", cast("Mapping[str, object]", found))
    dtype, is_complex = reader.dtype()
    shape, (address, readonly) = reader.shape(), reader.data()
    strides, stream = reader.strides(shape), reader.stream()
    if not address and 0 not in shape:
        raise reader.wrong("its data is at address 0")
    runtime.wait_for(stream)
    return ExternalTensor(address, shape, strides, dtype, is_complex, readonly, owner)


class _Reader:
    """The entries of an interface, each checked."""

    def __init__(self, what: str, entries: Mapping[str, object]) -> None:
        self.what, self.entries = what, entries
        version = entries.get("version", 0)
        if not isinstance(version, int) or version > _VERSION:
            raise self.wrong(f"version {version!r} is not understood: kg reads up to {_VERSION}")
        self.version = version
        if entries.get("mask") is not None:
            raise self.wrong("it has a mask, which kg's arrays have not: fill what is masked first")

    def wrong(self, why: str) -> BufferError:
        return BufferError(f"{self.what}: {why}")

    def dtype(self) -> tuple[DType, bool]:
        text = self.entries.get("typestr")
        try:
            found = np.dtype(text) if isinstance(text, str) else None
        except TypeError:
            found = None
        if found is None or found.kind not in _KINDS:
            raise DTypeError(f"{self.what}: there is no dtype for typestr {text!r}: numbers and truth values are taken")
        if not found.isnative:
            raise self.wrong(f"typestr {text!r} has its bytes in another order than this machine's: copy it")
        is_complex = found.kind == "c"
        name = f"float{4 * found.itemsize}" if is_complex else found.name
        try:
            return parse_dtype(name), is_complex
        except ValueError:
            raise DTypeError(f"{self.what}: there is no dtype for typestr {text!r}") from None

    def shape(self) -> tuple[int, ...]:
        found = self._integers("shape", self.entries.get("shape"))
        if any(extent < 0 for extent in found):
            raise self.wrong(f"shape {found} has sizes below 0")
        return found

    def strides(self, shape: tuple[int, ...]) -> tuple[int, ...] | None:
        given = self.entries.get("strides")
        if given is None:
            return None
        found = self._integers("strides", given)
        if len(found) != len(shape):
            raise self.wrong(f"{len(found)} strides do not fit {len(shape)} dimensions")
        return found

    def data(self) -> tuple[int, bool]:
        match self.entries.get("data"):
            case (int() as address, (bool() | int()) as readonly) if address >= 0:
                return address, bool(readonly)
            case other:
                raise self.wrong(f"data is an address and whether it is read-only, not {other!r}")

    def stream(self) -> int | None:
        found = self.entries.get("stream") if self.version >= _VERSION else None
        if found is None or (isinstance(found, int) and not isinstance(found, bool) and found > 0):
            return found
        raise self.wrong(f"stream is None or a number above 0, not {found!r}")

    def _integers(self, name: str, given: object) -> tuple[int, ...]:
        items = cast("tuple[object, ...]", given) if isinstance(given, tuple) else (None,)
        found = tuple(item for item in items if isinstance(item, int))
        if len(found) != len(items):
            raise self.wrong(f"{name} is a tuple of integers, not {given!r}")
        return found
