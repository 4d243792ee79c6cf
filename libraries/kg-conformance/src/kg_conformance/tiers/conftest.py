"""Refuses to collect the suite without a device:
tests that can't say what they test must not look as if they had run."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> None:
    if file_path.name.startswith("test_") and not parent.config.getoption("--kg-device", None):
        raise parent.CollectError("kg_conformance tests a device: give --kg-device=NAME, or run `kg conformance NAME`")
