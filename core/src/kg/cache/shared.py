"""Caches shared by several machines, which plugins bring: read after the disk, given what was made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from kg.hashes import sha256

_MAGIC: Final = b"kgcache1"
_HEADER: Final = len(_MAGIC) + 32
#: What other machines would make alike.
_SHARED: Final = ("bin", "prog")


class SharedCache(Protocol):
    """Bytes by kind (`bin`, `prog`) and digest. kg checks what it gets;
    that nobody else can put there is the cache's duty."""

    def get(self, kind: str, digest: str) -> bytes | None: ...

    def put(self, kind: str, digest: str, data: bytes) -> object: ...


_caches: tuple[SharedCache, ...] = ()


def use_shared_caches(caches: Sequence[SharedCache]) -> None:
    """These are asked from now on, in this order, instead of those before."""
    global _caches  # noqa: PLW0603  what a cache holds is what would be made without it
    _caches = tuple(caches)


def find_shared(kind: str, digest: str) -> bytes | None:
    """The bytes, from the first cache that has them whole."""
    for cache in _caches if kind in _SHARED else ():
        data = cache.get(kind, digest)
        found = None if data is None else unsealed(data)
        if found is not None:
            return found
    return None


def keep_shared(kind: str, digest: str, data: bytes) -> None:
    for cache in _caches if kind in _SHARED else ():
        cache.put(kind, digest, sealed(data))


def sealed(data: bytes) -> bytes:
    """The bytes behind a checksum."""
    return _MAGIC + sha256(data).digest() + data


def unsealed(data: bytes) -> bytes | None:
    """What `sealed` was given; None where a byte of it changed."""
    payload = data[_HEADER:]
    return payload if data[:_HEADER] == _MAGIC + sha256(payload).digest() else None
