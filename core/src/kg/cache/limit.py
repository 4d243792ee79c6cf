"""The cache's limit of size, KG_CACHE_LIMIT: some writes remove what was used longest ago.

Nothing is kept about sizes, on which any number of processes would have to agree: whether a write looks follows from its entry's digest.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from kg.cache.private import BLOCK, HOUR, UNFINISHED, CacheError, private_files, remove_private
from kg.settings import settings

#: The directories of entries, which can all be made again, and what they hold. What else lies in the cache directory is
#: never removed: the tuned schedules, which took their owner hours.
KINDS: Final = {"prog": "programs", "bin": "compiled code", "answer": "answers of probes", "verdicts": "trials of plugins"}
#: The first two digits of digests divide the entries into so many parts, each of which has its share of the limit: a look at all of
#: 2 GB, 215,000 files, takes 0.9 s of the processor (os.scandir and stat, Zen 5, ext4), at one part 6 ms.
_PARTS: Final = 256
#: A part is looked at once in so many writes as make a 16th of its share, on average, so that it hardly ever is half too
#: large; as much again is made free, as this takes as long (0.09 ms a file, and a wait of 3 ms where a disk is told of free blocks).
_STEP: Final = 16
#: At most this fraction of the files goes in one write: more are there where the limit was larger, and would keep it waiting.
_MOST: Final = 8


def keep_within_limit(root: Path, digest: str, nbytes: int) -> None:
    """After a write: looks at the entry's part, as often as so many bytes ask for (digests are random)."""
    limit = settings().cache_bytes()
    if limit and int(digest[-8:], 16) * limit < max(nbytes, BLOCK) * _PARTS * _STEP << 32:
        _evict(root, digest[:2], limit // _PARTS, _MOST)


def trim(root: Path) -> int:
    """Look at every part now. Returns how many entries were removed."""
    limit = settings().cache_bytes()
    return sum(_evict(root, f"{part:02x}", limit // _PARTS, 1) for part in range(_PARTS)) if limit else 0


def _evict(root: Path, part: str, share: int, most: int) -> int:
    """Remove, of a part that takes more than its share, what was used longest ago, but for the last one.
    What was used in the future goes likewise, as by a clock that was wrong. Others may do the same; who reads a file still has it."""
    now = time.time()
    found = [(abs(now - file.used), file) for kind in KINDS for file in private_files(root, kind, first=part)]
    files = [(age, file) for age, file in found if age > HOUR or not file.names[-1].startswith(UNFINISHED)]
    over = sum(file.nbytes for _, file in files) - share
    removed = 0
    for _, file in sorted(files, key=lambda one: one[0], reverse=True)[:-1][: len(files) // most + 1] if over > 0 else ():
        if over + share // _STEP > 0:
            with suppress(CacheError):  # of others: whoever reads there is told
                remove_private(root, *file.names)
            over, removed = over - file.nbytes, removed + 1
    return removed
