"""What tests of runtimes share."""

import pytest
from kg.plugin.registry import open_device
from kg.runtime.device import Device


@pytest.fixture
def ref() -> Device:
    return open_device("REF")
