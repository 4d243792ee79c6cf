"""Capabilities that a device can claim, by name. A Profile claims names or globs, "-" drops one.

`default` capabilities are those that a device has for little more than being there: kg-lowering decomposes what the target lacks. They
count as claimed unless the profile drops them. `since` is the level of the suite at which a capability was added.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Final

from kg.dtype import STORABLE
from kg.errors import KgError
from kg.ir.op import ALU, Op
from kg.plugin.api import Profile
from kg.schedule.opts import OptOp
from kg_tiles import ONLINE, STAGE, TC

from kg_conformance.run.globs import matches


class ClaimError(KgError):
    """A profile that claims what is no capability."""


@dataclass(frozen=True, slots=True)
class Capability:
    """One thing a device can do, which some tests of the suite need."""

    name: str
    meaning: str
    default: bool = False
    since: int = 1


#: The kinds of Opt that schedules of the suite are made of.
OPTS: Final = (
    *(OptOp.UPCAST, OptOp.UNROLL, OptOp.VECTOR, OptOp.LOCAL, OptOp.GROUP, OptOp.THREAD, OptOp.TILE, ONLINE, STAGE),
    *(OptOp.MERGE, OptOp.SWAP, OptOp.PADTO, TC),
)
_DEFAULT_DTYPES: Final = ("int32", "float32")
_OPTS: Final = {
    OptOp.LOCAL: "work-items of a group",
    OptOp.GROUP: "a reduction shared by a group",
    OptOp.THREAD: "slices for the workers",
    TC: "matrix products on tensor cores",
}
_OWN: Final = (
    Capability("memory", "buffers hold what is written to them", default=True),
    Capability("results", "launches compute: what a kernel stores can be read back", default=True),
    Capability("views", "a buffer's offset view may be an argument", default=True),
    Capability("symbolic", "sizes that are launch variables", default=True),
    Capability("gather", "loads at an index that was loaded", default=True),
    Capability("scatter", "stores at an index that was loaded, in order", default=True),
    Capability("scan", "running sums and the like", default=True),
    Capability("cache", "what was compiled is kept and found again", default=True),
    Capability(
        "compiler",
        "a compiler makes binaries of the source, or of what a renderer's `asm` gives; not so where the renderer or the runtime does",
        default=True,
    ),
    Capability("offline_compile", "renders and compiles without the device", default=True),
    Capability(
        "denormals",
        "arithmetic of float32, and of bfloat16 through it, keeps denormals; where it is dropped, operands and results may be flushed to zero (semantics.md, row 16)",
        default=True,
    ),
    Capability("streaming", "non-temporal stores are taken, as such or as plain ones", default=True),
    Capability("vectors", "vectors in ALU ops or memory accesses"),
    Capability("local", "work-groups"),
    Capability("shared", "memory of a work-group"),
    Capability("barrier", "work-items of a work-group meet"),
    Capability("threads", "THREAD axes: slices of a kernel run on workers"),
    Capability("dlpack", "memory goes in and out by DLPack without a copy"),
    Capability("two_devices", "two devices of the kind are there, or one can be opened twice"),
    Capability("disassemble", "machine code is shown in words: by the compiler, or by the listing of a renderer that makes it"),
    Capability("int64_index", "buffers of more than 2^31 elements"),
    Capability("sanitize", "accesses out of range are reported under the sanitize setting"),
    Capability("tensor_cores", "the renderer declares TensorCores"),
)


def _all() -> Iterator[Capability]:
    yield from _OWN
    for op in sorted(ALU | {Op.CAST, Op.BITCAST}, key=lambda o: o.name):
        yield Capability(f"op.{op.name}", f"{op.meaning}; by itself or decomposed by kg-lowering", default=True)
    for dtype in STORABLE:
        yield Capability(f"dtype.{dtype}", f"{dtype} in memory and in arithmetic", default=dtype.name in _DEFAULT_DTYPES)
    for opt in OPTS:
        meaning = _OPTS.get(opt, "a change of loops that needs nothing of the target")
        yield Capability(f"schedule.{opt.name}", f"the Opt {opt.name}: {meaning}", default=opt not in _OPTS)


CAPABILITIES: Final[dict[str, Capability]] = {c.name: c for c in _all()}


def known(name: str) -> str:
    """The name itself. Raises ClaimError that says which there are where it is no capability."""
    if name not in CAPABILITIES:
        raise ClaimError(f"{name!r} is no capability; there are {', '.join(CAPABILITIES)}")
    return name


def claimed(profile: Profile) -> frozenset[str]:
    """Every capability that a profile claims: the defaults, with its own, without those it drops."""
    result = {c.name for c in CAPABILITIES.values() if c.default}
    for claim in profile.claims:
        found = _matching(profile.device, claim.removeprefix("-"))
        result = result - found if claim.startswith("-") else result | found
    return frozenset(result)


def _matching(device: str, claim: str) -> set[str]:
    found = {name for name in CAPABILITIES if matches(claim, name)}
    if not found:
        raise ClaimError(f"the profile of {device} claims {claim!r}, which is no capability; there are {_listed(CAPABILITIES)}")
    return found


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def capability_names(renderer: type) -> list[str]:
    """`vectors.alu` and so on: the fields of the records that a class declares, in their order."""
    records = {name: value for name, value in vars(renderer).items() if is_dataclass(value)}
    return [f"{name}.{field.name}" for name, record in records.items() for field in fields(record)]
