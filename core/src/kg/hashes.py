"""SHA-256 without OpenSSL, which takes hashlib longer to load than a warm process hashes.

The random module of the standard library does the same.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Final, Protocol, cast


class Hash(Protocol):
    """What hashlib's constructors return."""

    def update(self, data: bytes, /) -> None: ...

    def digest(self) -> bytes: ...

    def hexdigest(self) -> str: ...


def _constructor() -> Callable[..., Hash]:
    """CPython's own module, under the name that it has from 3.12 on and before.
    Hashlib's on interpreters without one."""
    for module in ("_sha2", "_sha256", "hashlib"):
        with suppress(ImportError, AttributeError):
            return cast("Callable[..., Hash]", import_module(module).sha256)
    raise ImportError("this Python has no SHA-256: install one with hashlib")


#: hashlib.sha256
sha256: Final = _constructor()
