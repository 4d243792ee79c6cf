"""Validates records when a plugin is loaded, not when its device is opened."""

from __future__ import annotations

import re
from typing import Final

from kg.errors import PluginError
from kg.plugin.api import Check, CompilerSpec, DeviceSpec, PassSpec, Profile, RendererSpec, RuleSetSpec
from kg.schedule.opts import CORE_OPTS
from kg.target.opts import FIELDS, OptKind
from kg.target.slots import SLOTS

_NAME: Final = re.compile(r"[A-Z][A-Z0-9_]*")
_TARGET: Final = re.compile(r"[A-Z][A-Z0-9_]*:[A-Z][A-Z0-9_]*")
_REFERENCE: Final = re.compile(r"[\w.]+:[\w.]+")


def check_record(record: object) -> None:
    """Raises PluginError that shows the field."""
    match record:
        case DeviceSpec():
            for name in (record.name, *record.aliases, *record.renderers):
                known = _NAME.fullmatch(name) or (name in record.aliases and _TARGET.fullmatch(name))
                _require(known, record, f"{name!r} is no name: capital letters, digits and _")
            _reference(record, record.open)
            if record.probe:
                _reference(record, record.probe)
        case RendererSpec():
            _require(_TARGET.fullmatch(record.name), record, f"{record.name!r} is not of the form DEVICE:RENDERER")
            _reference(record, record.factory)
        case CompilerSpec():
            _require(not isinstance(record.devices, str), record, "devices is a tuple of names")
            _reference(record, record.factory)
        case RuleSetSpec():
            _slot(record)
            _reference(record, record.rules)
        case PassSpec():
            _require(record.name.isidentifier(), record, "its name must be an identifier such as stream_stores")
            _slot(record)
            _reference(record, record.pass_)
        case Profile():
            known = _NAME.fullmatch(record.device) or _TARGET.fullmatch(record.device)
            _require(known, record, f"{record.device!r} is neither DEVICE nor DEVICE:RENDERER")
            _require(not isinstance(record.claims, str), record, "claims is a tuple of names")
        case Check():
            _reference(record, record.run)
        case OptKind():
            _require(re.fullmatch("[A-Z]+", record.name), record, "its name must be of capital letters, as schedules write it")
            _require(record.name not in CORE_OPTS, record, "kg has an Opt of that name itself")
            _require({*record.takes} <= {*FIELDS}, record, f"takes is of {', '.join(FIELDS)}")
            _require(not isinstance(record.counts, str), record, "counts is a tuple of names")
            for reference in filter(None, (record.apply, record.check, record.finish)):
                _reference(record, reference)
        case _:
            pass


def _slot(record: RuleSetSpec | PassSpec) -> None:
    _require(_TARGET.fullmatch(record.renderer), record, f"{record.renderer!r} is not of the form DEVICE:RENDERER")
    _require(record.slot in SLOTS, record, f"the pipeline has no slot {record.slot!r}; there are {', '.join(SLOTS)}")


def _reference(record: object, reference: str) -> None:
    _require(_REFERENCE.fullmatch(reference), record, f"{reference!r} is not of the form module:attribute")


def _require(holds: object, record: object, problem: str) -> None:
    if not holds:
        name = getattr(record, "name", None) or getattr(record, "device", "")
        raise PluginError(f"{type(record).__name__} {name!r}: {problem}")
