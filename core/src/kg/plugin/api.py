"""Records by which a plugin describes itself, with lazy "module:attr" references; Target strings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal, Protocol

from kg.checks import shown
from kg.errors import DeviceUnavailable, PluginError
from kg.records import dataclass

if TYPE_CHECKING:
    import argparse

KG_API: Final = 1


@dataclass(frozen=True, slots=True)
class Probe:
    """Whether a device may be used here; if not, why and what to do.
    `arch` and `features` complete its Target."""

    available: bool
    reason: str = ""
    arch: str = ""
    features: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    """`DEVICE[:index][:RENDERER]`: TOY, TOY:ASM, TOY:0:ASM.
    Of a driver's devices one may be meant by a word of its name, OPENCL:@POCL. The probe fills arch and features, which are not
    printed."""

    device: str
    index: int | None = None
    renderer: str = ""
    arch: str = ""
    features: tuple[str, ...] = ()
    word: str = ""

    def __str__(self) -> str:
        number = "" if self.index is None else str(self.index)
        return ":".join(filter(None, [self.device, f"@{self.word}" if self.word else number, self.renderer]))

    @staticmethod
    def parse(text: str) -> Target:
        """The Target that `text` names, in any case of letters.
        Raises DeviceUnavailable for text of another form."""
        if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"a device is named by a str such as 'NAME' or 'NAME:0', not {shown(text)}")
        device, *rest = text.strip().upper().split(":")
        index = int(rest.pop(0)) if rest and re.fullmatch(r"\d{1,4}", rest[0], re.ASCII) else None
        word = rest.pop(0)[1:] if rest and index is None and re.fullmatch(r"@\w+", rest[0], re.ASCII) else ""
        renderer = rest.pop(0) if rest else ""
        if rest or not device.isidentifier() or (renderer and not renderer.isidentifier()) or text.strip().endswith(":"):
            raise DeviceUnavailable(
                f"{shown(text)} is no device: write NAME, NAME:RENDERER or NAME:NUMBER:RENDERER, with a number up to 9999, or @ and a word of its name for the number"
            )
        return Target(device, index, renderer, word=word)


@dataclass(frozen=True, slots=True)
class DeviceSpec:
    """A device. `open` refers to a function Target -> Runtime, `probe` to a function () -> Probe."""

    name: str
    open: str
    probe: str = ""
    renderers: tuple[str, ...] = ()  #: the second parts of the names of its renderers, best first
    priority: int = 0  #: the usable device of the greatest is the default
    aliases: tuple[str, ...] = ()  #: other names, also of the form `DEVICE:NAME`, which then is no renderer of DEVICE
    by_name: bool = (
        False  #: one of several may be meant by a word of its name, `DEVICE:@WORD`, which `open` finds in Target.word
    )


@dataclass(frozen=True, slots=True)
class RendererSpec:
    """A renderer for a device of any package: its name is `DEVICE:RENDERER`.
    `factory` refers to Target -> Renderer, `probe` to () -> Probe: whether it can be used here, asked where no renderer is
    named."""

    name: str
    factory: str
    language: str
    probe: str = ""

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
    priority: int = 0


@dataclass(frozen=True, slots=True)
class RuleSetSpec:
    """Rewrite rules for one renderer only. `rules` refers to a RuleSet, or to a function () -> RuleSet."""

    name: str
    rules: str
    renderer: str  #: `DEVICE:RENDERER`
    slot: str = "typed"  #: the place of the pipeline where they are applied: one of kg.target.slots.SLOTS
    priority: int = 0  #: among the rule sets and passes of a slot; the greatest goes first


@dataclass(frozen=True, slots=True)
class PassSpec:
    """A pass for one renderer only. `pass_` refers to a function (sink, context) -> sink."""

    name: str
    renderer: str  #: `DEVICE:RENDERER`
    slot: str  #: the place of the pipeline where it runs: one of kg.target.slots.SLOTS
    pass_: str
    priority: int = 0  #: among the rule sets and passes of a slot; the greatest goes first


#: Why a test of the suite is not passed yet.
ExpectKind = Literal["notimpl", "notyet", "never", "crash"]
EXPECT_KINDS: Final = ("notimpl", "notyet", "never", "crash")


@dataclass(frozen=True, slots=True)
class Expect:
    """A test of the suite that this device is known to fail.

    `kind`: notimpl, the plugin lacks it; notyet, kg lacks it; never, the device can't; crash, it takes the process down,
    so that it runs in one of its own.
    """

    test: str  #: a test's id, or a glob over ids
    kind: ExpectKind
    reason: str
    raises: str = ""  #: the name of the exception that it must fail with; empty: any
    when: str = ""  #: a condition on the target; empty: always
    issue: str = ""  #: where it is tracked

    def __post_init__(self) -> None:
        if self.kind not in EXPECT_KINDS:
            raise PluginError(f"Expect({self.test!r}): kind {self.kind!r} is none of {', '.join(EXPECT_KINDS)}")
        if not self.test or not self.reason:
            raise PluginError(f"Expect({self.test!r}): it names a test and says why that test fails")


@dataclass(frozen=True, slots=True)
class Profile:
    """What a device, or one renderer of it, claims before the conformance suite.
    Ships in the plugin's own wheel."""

    device: str  #: `DEVICE` or `DEVICE:RENDERER`; the most exact one that there is counts
    claims: tuple[str, ...]  #: names, or globs over names, of kg_conformance.capabilities
    level: int = 1  #: the level of the suite that it was written for; newer tests only report
    bounds: tuple[tuple[str, str, float], ...] = ()  #: (op, dtype, greatest error in ULP) where it exceeds semantics.md
    expectations: tuple[Expect, ...] = ()
    tests: tuple[str, ...] = ()  #: the plugin's own test modules


@dataclass(frozen=True, slots=True)
class Check:
    """What a plugin adds to `kg doctor`.
    `run` refers to a function () -> str, empty where all is well, or () -> Findings."""

    name: str
    run: str


FindingState = Literal["ok", "missing", "broken"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of a check.
    `missing`: not here, and nothing is wrong with that; `broken`: here, and does not work."""

    name: str
    text: str = ""
    state: FindingState = "ok"
    remedy: str = ""  #: what to do about it


class Commands(Protocol):
    """What argparse's `add_subparsers` returns, which has no public name."""

    def add_parser(self, name: str, *, help: str = ..., description: str = ...) -> argparse.ArgumentParser: ...
