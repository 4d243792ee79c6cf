"""What the tests of kg-array share: the devices that they run on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_array import Array
from kg_graph.canonical import canonical
from kg_graph.partition import partition


@pytest.fixture(params=("CPU:LLVM", "REF"))
def device(request: pytest.FixtureRequest) -> Device:
    """A device that computes, and the interpreter that says what is right."""
    return open_device(request.param)


@pytest.fixture
def kernels() -> Callable[..., int]:
    """Of how many kernels arrays are computed."""

    def count(*arrays: Array) -> int:
        return len(partition(canonical([x.stored for x in arrays]), arrays[0].device.renderer)[0].steps)

    return count
