"""Makes what the tests here share importable, and the fake of Apple's framework where a test asks
for it."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

HERE = Path(__file__).parent
MODULES = ("Metal", "Foundation", "objc")
sys.path.insert(0, str(HERE))


@pytest.fixture
def framework(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Metal, as pyobjc shows it, until the test ends."""
    monkeypatch.syspath_prepend(HERE / "fake")
    for name in MODULES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    yield importlib.import_module("Metal")
    for name in MODULES:
        sys.modules.pop(name, None)
