"""Each test has a database of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kg.cache import entries as cache
from kg.settings import override

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(autouse=True)
def directory(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "cache"
    for kept in (cache.programs, cache.binaries):
        kept.forget()
    with override(cache_dir=str(place), no_cache=False, tune="use", check=False, record=""):
        yield place
    for kept in (cache.programs, cache.binaries):
        kept.forget()
