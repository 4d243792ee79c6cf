"""The device that the tests here run on. Without one the module that asks is skipped, with the reason."""

from __future__ import annotations

import pytest
from kg.errors import DeviceUnavailable
from kg.plugin.registry import open_device
from kg.runtime.device import Device


def opencl() -> Device:
    try:
        return open_device("OPENCL")
    except DeviceUnavailable as error:
        pytest.skip(str(error), allow_module_level=True)
