"""Which device an array is made on where nobody says:
what `set_default_device` chose, else KG_DEVICE, else the best that can be used."""

from __future__ import annotations

from collections.abc import Iterator

import kg
from kg.frontend import Device, settings, shown

from kg_array.operands.tracebacks import short_tracebacks

_chosen: Device | None = None
#: The default under some settings, which is looked for among all plugins and takes longer than to make an array.
_default: tuple[object, Device] | None = None


def default_device() -> Device:
    """The device of arrays that are made without `device=`."""
    global _default  # noqa: PLW0603  both at once: threads may have other settings
    if _chosen is not None:
        return _chosen
    now, known = settings(), _default
    if known is None or known[0] is not now or not known[1].runtime.alive:
        known = _default = now, _open("")
    return known[1]


def device_named(name: str) -> Device:
    """The open device of this name, as `CPU:LLVM`."""
    if not isinstance(name, str):
        raise TypeError(f"a device is one of kg's or its name, as 'CPU', not {shown(name)}")
    return _open(name)


@short_tracebacks
def _open(name: str) -> Device:
    return kg.open_device(name)


#: Devices that values are copied between in traced functions, by name.
_known: dict[str, Device] = {}


def remember(*devices: Device) -> None:
    """Know these devices by their names, which are all that graphs say."""
    _known.update({d.name: d for d in devices})


def remembered(name: str) -> Device:
    """The device that a graph calls by this name."""
    return _known.get(name) or kg.open_device(name)


def set_default_device(device: Device | str | None, /) -> None:
    """Make new arrays on this device from now on, in every thread; None: as KG_DEVICE says again.

    It goes before KG_DEVICE. A device that can't be used is refused now, with the reason.
    """
    global _chosen  # noqa: PLW0603  the setting itself
    _chosen = device if device is None or isinstance(device, Device) else device_named(device)


def usable_devices() -> Iterator[Device]:
    """Every device that can be used here, the default one first; each is opened when it is asked for.
    NULL computes nothing, and is none of them."""
    first = default_device()
    yield first
    names = [d.name for d in kg.devices() if d.available and d.name != "NULL"]
    yield from (d for d in map(kg.open_device, names) if d.name != first.name)
