"""The device that the tests here run on. Without one the module that asks is skipped, with the reason."""

from __future__ import annotations

import pytest
from kg.errors import DeviceUnavailable
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_opencl.devices import device
from kg_opencl.runtime import card
from kg_opencl.runtime.device import OpenCLRuntime


def opencl() -> Device:
    try:
        return open_device("OPENCL")
    except DeviceUnavailable as error:
        pytest.skip(str(error), allow_module_level=True)


def as_if_a_gpu() -> Device:
    """The same device, whose memory is told to be no memory of the host."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(card, "is_processor", lambda _: False)
        runtime = OpenCLRuntime("OPENCL", card.OpenCLCard(device(None), "OPENCL"))
    tools = opencl()
    return Device("OPENCL", runtime, lambda: (tools.renderer, tools.compiler))
