"""What the namespace says of itself, and the default device."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import kg_array as kg
import pytest
from kg.errors import DeviceUnavailable
from kg.runtime.device import Device
from kg.settings import override
from kg_array.operands.dtypes import COMPLEX, FLOATS, INTEGERS, SIGNED, UNSIGNED


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    yield
    kg.set_default_device(None)


def test_arrays_know_their_namespace(device: Device) -> None:
    info = kg.ones(1, device=device).__array_namespace__(api_version="2024.12").__array_namespace_info__()
    assert info.capabilities() == {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": None}


def test_default_dtypes_are_those_that_functions_make() -> None:
    found = kg.__array_namespace_info__().default_dtypes()
    assert found["real floating"] is kg.asarray(1.5).dtype is kg.zeros(2).dtype
    assert found["complex floating"] is kg.asarray(1j).dtype
    assert found["integral"] is kg.asarray(1).dtype
    assert found["indexing"] is kg.argmax(kg.ones(3)).dtype


KINDS = {
    None: ("bool", *INTEGERS, kg.float32, kg.float64, *COMPLEX),
    "bool": ("bool",),
    "signed integer": SIGNED,
    "unsigned integer": UNSIGNED,
    "integral": INTEGERS,
    "real floating": (kg.float32, kg.float64),
    "complex floating": COMPLEX,
    "numeric": (*INTEGERS, kg.float32, kg.float64, *COMPLEX),
    ("bool", "real floating"): ("bool", kg.float32, kg.float64),
}


@pytest.mark.parametrize("kind", KINDS)
def test_dtypes_of_a_kind(kind: str | tuple[str, ...] | None) -> None:
    found = kg.__array_namespace_info__().dtypes(kind=kind)
    assert sorted(found) == sorted(map(str, KINDS[kind]))
    assert all(getattr(kg, name) is dtype for name, dtype in found.items())


def test_an_unknown_kind_lists_the_kinds() -> None:
    with pytest.raises(ValueError, match=r"'halves' is no kind.*real floating"):
        kg.__array_namespace_info__().dtypes(kind="halves")


def test_the_half_types_are_beside_the_standard() -> None:
    assert {kg.float16, kg.bfloat16} == set(FLOATS) - set(kg.__array_namespace_info__().dtypes().values())


def test_devices_compute() -> None:
    found = kg.__array_namespace_info__().devices()
    assert found[0] is kg.default_device()
    assert "NULL" not in {d.name.split(":")[0] for d in found}
    assert {"CPU", "REF"} <= {d.name.split(":")[0] for d in found}
    assert len({d.name for d in found}) == len(found)


def test_the_default_device_is_what_kg_device_says() -> None:
    with override(device="REF"):
        assert kg.default_device().name.startswith("REF")
        assert kg.__array_namespace_info__().default_device() is kg.default_device()
        assert kg.ones(2).device is kg.default_device()
    assert kg.ones(2).device is kg.default_device()


def test_a_default_device_can_be_set() -> None:
    before = kg.default_device()
    kg.set_default_device("REF")
    assert kg.ones(2).device.name.startswith("REF")
    assert kg.asarray([1, 2]).device is kg.default_device()
    assert kg.random.key(3).device is kg.default_device()
    with override(device="CPU"):  # what the program says goes before what the environment says
        assert kg.ones(2).device.name.startswith("REF")
    kg.set_default_device(before)
    assert kg.ones(2).device is before
    kg.set_default_device(None)
    assert kg.default_device() is before


def test_a_device_that_is_not_here_is_refused_at_once() -> None:
    before = kg.default_device()
    with pytest.raises(DeviceUnavailable, match="ABSENT"):
        kg.set_default_device("ABSENT")
    assert kg.default_device() is before


def test_what_is_imported_by_name_is_exported_to_type_checkers() -> None:
    own = {n for n, v in vars(kg).items() if not n.startswith("_") and not isinstance(v, ModuleType)} - {"annotations"}
    assert sorted(own - set(kg.__all__)) == []
    assert [n for n in kg.__all__ if not hasattr(kg, n)] == []
