"""What a plugin says of itself: frozen records whose "module:attr" references are imported only when used; Target strings."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Final

from kg.errors import DeviceUnavailable, KgError

KG_API: Final = 1


class PluginError(KgError):
    """A plugin that breaks its contract: which one, and what it should have done."""


@dataclass(frozen=True, slots=True)
class Probe:
    """Whether a device may be used here; if not, why and what to do. `arch` and `features` complete its Target."""

    available: bool
    reason: str = ""
    arch: str = ""
    features: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    """`DEVICE[:index][:RENDERER]`: CPU, CPU:LLVM, CUDA:0:PTX. The probe fills arch and features, which are not printed."""

    device: str
    index: int | None = None
    renderer: str = ""
    arch: str = ""
    features: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join([self.device, *([] if self.index is None else [str(self.index)]), *filter(None, [self.renderer])])

    @staticmethod
    def parse(text: str) -> Target:
        """The Target that `text` names, in any case of letters. Raises DeviceUnavailable for text of another form."""
        device, *rest = text.strip().upper().split(":")
        index = int(rest.pop(0)) if rest and rest[0].isdecimal() else None
        renderer = rest.pop(0) if rest else ""
        if rest or not device.isidentifier() or (renderer and not renderer.isidentifier()) or text.strip().endswith(":"):
            raise DeviceUnavailable(f"{text!r} is no device: write NAME, NAME:RENDERER or NAME:NUMBER:RENDERER")
        return Target(device, index, renderer)


@dataclass(frozen=True, slots=True)
class DeviceSpec:
    """A device. `open` refers to a function Target -> Runtime, `probe` to a function () -> Probe."""

    name: str
    open: str
    probe: str = ""
    renderers: tuple[str, ...] = ()  #: the second parts of the names of its renderers, best first
    priority: int = 0  #: the usable device of the greatest is the default
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RendererSpec:
    """A renderer for a device of any package: its name is `DEVICE:RENDERER`. `factory` refers to Target -> Renderer."""

    name: str
    factory: str
    language: str

    @property
    def device(self) -> str:
        return self.name.partition(":")[0]

    @property
    def suffix(self) -> str:
        return self.name.partition(":")[2]


@dataclass(frozen=True, slots=True)
class CompilerSpec:
    """A compiler of a language for some devices. `factory` refers to Target -> Compiler."""

    name: str
    factory: str
    accepts: str
    devices: tuple[str, ...]
    offline: bool = True  #: works without the device
    priority: int = 0


def resolve(reference: str) -> object:
    """What a "module:attr" reference names. Raises PluginError that shows it."""
    module, _, attribute = reference.partition(":")
    if not module or not attribute:
        raise PluginError(f"reference {reference!r} is not of the form module:attribute")
    try:
        found: object = importlib.import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError) as error:
        raise PluginError(f"reference {reference!r} can't be resolved: {error}") from error
    return found
