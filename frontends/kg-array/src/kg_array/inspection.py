"""What this namespace can do, asked as the standard has it: `__array_namespace_info__()`."""

from __future__ import annotations

from typing import Final

from kg.frontend import Device, DType, bool_, float32, float64

from kg_array.operands import devices
from kg_array.operands.dtypes import COMPLEX, DEFAULT_COMPLEX, DEFAULT_FLOAT, DEFAULT_INT, POSITION, SIGNED, UNSIGNED

#: The standard's dtypes of each kind; float16 and bfloat16, which it doesn't have, are not listed.
_KINDS: Final[dict[str, tuple[DType, ...]]] = {
    "bool": (bool_,),
    "signed integer": SIGNED,
    "unsigned integer": UNSIGNED,
    "integral": SIGNED + UNSIGNED,
    "real floating": (float32, float64),
    "complex floating": COMPLEX,
    "numeric": (*SIGNED, *UNSIGNED, float32, float64, *COMPLEX),
}


class Info:
    """What `__array_namespace_info__` returns."""

    __slots__ = ()

    def capabilities(self) -> dict[str, bool | int | None]:
        """What functions with data-dependent shapes do (they compute at once), and that ranks have no limit."""
        return {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": None}

    def default_device(self) -> Device:
        return devices.default_device()

    def default_dtypes(self, *, device: Device | str | None = None) -> dict[str, DType]:
        """The same on every device."""
        return {
            "real floating": DEFAULT_FLOAT,
            "complex floating": DEFAULT_COMPLEX,
            "integral": DEFAULT_INT,
            "indexing": POSITION,
        }

    def devices(self) -> list[Device]:
        """The devices that can be used here."""
        return list(devices.usable_devices())

    def dtypes(self, *, device: Device | str | None = None, kind: str | tuple[str, ...] | None = None) -> dict[str, DType]:
        """The standard's dtypes by name: of one kind, of any of several, or all."""
        kinds = ("bool", "numeric") if kind is None else (kind,) if isinstance(kind, str) else kind
        unknown = [k for k in kinds if k not in _KINDS]
        if unknown:
            raise ValueError(f"{unknown[0]!r} is no kind of dtype; there are {', '.join(_KINDS)}")
        return {d.name: d for k in kinds for d in _KINDS[k]}


def __array_namespace_info__() -> Info:  # noqa: N807  the standard's name
    """Devices, dtypes and capabilities of this namespace."""
    return Info()
