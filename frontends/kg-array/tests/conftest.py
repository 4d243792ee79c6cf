"""What the tests of kg-array share: the devices that they run on."""

from __future__ import annotations

import pytest
from kg.device.device import Device
from kg.plugin.registry import open_device


@pytest.fixture(params=("CPU:LLVM", "REF"))
def device(request: pytest.FixtureRequest) -> Device:
    """A device that computes, and the interpreter that says what is right."""
    return open_device(request.param)
