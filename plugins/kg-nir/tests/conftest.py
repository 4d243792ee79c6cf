"""What CPU:NIR needs is asked once: where it is missing, tests say what to install."""

from __future__ import annotations

import pytest
from kg.plugin import DeviceUnavailable
from kg_nir.process.requests import start


def _needs(part: str) -> None:
    try:
        start(part)
    except DeviceUnavailable as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def mesa() -> None:
    """NIR and NAK."""
    _needs("nir")


@pytest.fixture(scope="session")
def llvmpipe() -> None:
    """llvmpipe with its LLVM."""
    _needs("llvmpipe")
