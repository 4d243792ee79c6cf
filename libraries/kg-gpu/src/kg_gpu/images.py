"""Compiled images with a header: kind, target, checksum.

Drivers may crash on truncated or foreign bytes.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from kg.plugin import LoadError

_DIGEST: Final = 32


class Images:
    """Of one device.
    `kinds`: what they may be, each by the bytes that they begin with: a line of text, none the beginning of another."""

    def __init__(self, device: str, *kinds: bytes) -> None:
        self._device, self._kinds = device, kinds

    def sealed(self, body: bytes, kind: bytes = b"", key: str = "") -> bytes:
        """`kind`: the first where none is said; `key`: the compiler's,
        where its output is for one device and driver."""
        return (kind or self._kinds[0]) + _digest(key.encode()) + _digest(body) + body

    def opened(self, image: bytes, name: str, key: str = "") -> tuple[bytes, bytes]:
        """The kind and the bytes themselves.
        Raises LoadError for what is not whole, or was made for another device or driver."""
        kind = next((k for k in self._kinds if image.startswith(k)), None)
        head = image[len(kind or b"") :]
        maker, digest, body = head[:_DIGEST], head[_DIGEST : 2 * _DIGEST], head[2 * _DIGEST :]
        if kind is None or _digest(body) != digest:
            raise LoadError(f"{name}: these {len(image)} bytes are no whole program of {self._device}: compile it again")
        if maker not in (_digest(b""), _digest(key.encode())):
            raise LoadError(f"{name}: this program of {self._device} is for another device or driver: compile it again")
        return kind, body


def _digest(data: bytes) -> bytes:
    return sha256(data).digest()
