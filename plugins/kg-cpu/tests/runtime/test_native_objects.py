"""The objects of the native half are what their sources compile to."""

import pytest
from kg_cpu.runtime.native_ir import native_source
from kg_cpu.runtime.native_objects import RECORD, TARGETS, compile_native, native_object, record

AGAIN = "they are old: python -m kg_cpu.runtime.native_objects makes them again"


def test_they_are_made_of_these_sources() -> None:
    assert RECORD.read_text().splitlines()[1:] == record().splitlines()[1:], AGAIN


@pytest.mark.parametrize(("machine", "system"), TARGETS)
def test_they_are_made_again(machine: str, system: str) -> None:
    ours, now = RECORD.read_text().splitlines()[0], record().splitlines()[0]
    if ours != now:
        pytest.skip(f"made by {ours}, here is {now}, whose code may differ: install the llvmlite that has {ours}")
    assert native_object(machine, system) == compile_native(native_source(machine, system)), AGAIN
