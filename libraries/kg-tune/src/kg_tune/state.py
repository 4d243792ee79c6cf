"""The tuning database's path, and whether it has changed, from its first 100 bytes."""

from __future__ import annotations

from typing import Final

from kg.cache.entries import usable_directory
from kg.cache.private import read_private
from kg.settings import settings

#: The file of the tuning database, in the cache directory.
TUNED: Final = "tune.sqlite3"
#: Of its header (sqlite's file format, 1.3): a counter of transactions, and a number that tells it from one begun anew.
_HEADER, _COUNTER, _BEGUN = 100, slice(24, 28), slice(60, 64)


def tuning_state() -> str:
    """What changes whenever the tuning database does; empty where there is none, or it is not to be used."""
    root = None if settings().tuning()[0] == "off" else usable_directory()
    if root is None:
        return ""
    header = read_private(root, TUNED, most=_HEADER)
    if header is None:
        return ""
    return f"{root} {header[_COUNTER].hex()} {header[_BEGUN].hex()}" if len(header) == _HEADER else "damaged"
