"""kg: kernels as graphs, compiled for any device.
What people use is here, each name imported when first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

__version__ = "0.1.0"

if TYPE_CHECKING:
    from kg.dtype import bfloat16 as bfloat16
    from kg.dtype import bool_ as bool_
    from kg.dtype import float8_e4m3 as float8_e4m3
    from kg.dtype import float8_e5m2 as float8_e5m2
    from kg.dtype import float16 as float16
    from kg.dtype import float32 as float32
    from kg.dtype import float64 as float64
    from kg.dtype import int8 as int8
    from kg.dtype import int16 as int16
    from kg.dtype import int32 as int32
    from kg.dtype import int64 as int64
    from kg.dtype import uint8 as uint8
    from kg.dtype import uint16 as uint16
    from kg.dtype import uint32 as uint32
    from kg.dtype import uint64 as uint64
    from kg.errors import KgError as KgError
    from kg.ir import monoid as monoid
    from kg.ir.build import arange as arange
    from kg.ir.build import argmax as argmax
    from kg.ir.build import const as const
    from kg.ir.build import param as param
    from kg.ir.build import sink as sink
    from kg.ir.build import variable as variable
    from kg.ir.build import variance as variance
    from kg.ir.uop import UOp as UOp
    from kg.plugin.registry import default_device as default_device
    from kg.plugin.registry import devices as devices
    from kg.plugin.registry import open_device as open_device
    from kg.runtime.buffers.buffer import Buffer as Buffer
    from kg.runtime.device import Device as Device
    from kg.schedule.opts import format_schedule as format_schedule
    from kg.settings import override as override
    from kg.text.graphs import format_graph as format_graph
    from kg.text.graphs import parse_graph as parse_graph

_DTYPES = (
    *("bool_", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"),
    *("float8_e4m3", "float8_e5m2", "float16", "bfloat16", "float32", "float64"),
)
#: name -> where it is.
_NAMES: Final[dict[str, str]] = {
    **dict.fromkeys(("open_device", "devices", "default_device"), "kg.plugin.registry"),
    **dict.fromkeys(_DTYPES, "kg.dtype"),
    **dict.fromkeys(("arange", "argmax", "const", "param", "sink", "variable", "variance"), "kg.ir.build"),
    **dict.fromkeys(("format_graph", "parse_graph"), "kg.text.graphs"),
    **{"UOp": "kg.ir.uop", "Device": "kg.runtime.device", "Buffer": "kg.runtime.buffers.buffer", "KgError": "kg.errors"},
    **{"monoid": "kg.ir", "override": "kg.settings", "format_schedule": "kg.schedule.opts"},
}


def __getattr__(name: str) -> object:
    if name not in _NAMES:
        raise AttributeError(f"module 'kg' has no attribute {name!r}; there are {', '.join(_NAMES)}")
    from importlib import import_module

    module = import_module(_NAMES[name])
    value: object = import_module(f"{_NAMES[name]}.{name}") if name == "monoid" else getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_NAMES})
