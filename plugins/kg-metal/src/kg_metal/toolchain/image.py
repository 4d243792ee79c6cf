"""What a compiled kernel is made of: MSL that the system compiles when it is loaded, or a library that Xcode's compiler made; with a checksum."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from kg.plugin import LoadError

_SOURCE: Final = b"kg-metal-source\n"
_LIBRARY: Final = b"kg-metal-library\n"
_DIGEST: Final = 32


@dataclass(frozen=True, slots=True)
class Image:
    """One of the two."""

    source: str = ""
    library: bytes = b""


def of_source(source: str) -> bytes:
    return _sealed(_SOURCE, source.encode())


def of_library(library: bytes) -> bytes:
    return _sealed(_LIBRARY, library)


def image_of(binary: bytes, name: str) -> Image:
    """Raises LoadError where the bytes are not all there."""
    for magic in (_SOURCE, _LIBRARY):
        start = len(magic) + _DIGEST
        body = binary[start:]
        if binary.startswith(magic) and hashlib.sha256(body).digest() == binary[len(magic) : start]:
            return Image(source=body.decode()) if magic is _SOURCE else Image(library=body)
    raise LoadError(f"{name}: these {len(binary)} bytes are no whole program of METAL: compile it again")


def _sealed(magic: bytes, body: bytes) -> bytes:
    return magic + hashlib.sha256(body).digest() + body
