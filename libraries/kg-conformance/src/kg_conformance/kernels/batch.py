"""Kernels with all claimed ops of a dtype, scalar and vector, for tiers 20 and 30.

`python -m kg_conformance.kernels.batch DEVICE` prints a digest of every source, for the comparison of processes.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from kg.dtype import STORABLE, DType, bool_
from kg.ir.build import param, sink
from kg.ir.op import TERNARY, UNARY, Op
from kg.ir.uop import UOp
from kg.target.renderer import Renderer
from kg.text.program import written_of

from kg_conformance.kernels.alu import ops_of
from kg_conformance.subject import Subject

#: Inputs that a kernel of these ops has at most: three operands, and the condition of WHERE.
_INPUTS = 4
#: Outputs of one kernel where the target sets no limit.
_OUTPUTS = 24
#: Vectors of more bits than these are tried at their widest alone.
_EVERY_WIDTH = 512


@dataclass(frozen=True, slots=True)
class Batch:
    """Some ops of a dtype in one kernel, at a number of lanes."""

    dtype: DType
    lanes: int
    ops: tuple[str, ...]  #: `ADD`, `CAST-int8`

    @property
    def name(self) -> str:
        return f"{self.dtype}_{self.lanes}_{self.ops[0].lower().replace('-', '_')}"

    @property
    def schedule(self) -> str:
        return "" if self.lanes == 1 else f"VECTOR(o0, {self.lanes})"

    def ast(self) -> UOp:
        """Every op on the same inputs, each into an output of its own."""
        size = 2 * self.lanes
        made = [_value(op, self.dtype, size) for op in self.ops]
        stores = [param(slot, (size,), value.type).store(value) for slot, value in enumerate(made)]
        return sink(*stores, name=self.name)

    def split(self) -> list[Batch]:
        """Each op by itself, to find the one that fails."""
        return [Batch(self.dtype, self.lanes, (op,)) for op in self.ops]


@dataclass(frozen=True, slots=True)
class Rendered:
    """A batch rendered, or why not; `programs` maps each op to the program that holds it."""

    batch: Batch
    program: UOp | None
    error: str = ""
    parts: tuple[Rendered, ...] = field(default=())

    def errors(self) -> dict[str, str]:
        """op -> why it could not be rendered."""
        if not self.parts:
            return {op: self.error for op in self.batch.ops if self.error}
        return {op: why for part in self.parts for op, why in part.errors().items()}


def op_names(dtype: DType) -> list[str]:
    """Every op of a dtype by name, casts with the dtype that they end in:
    the parameters of tiers 20 and 30."""
    casts = [f"CAST-{other}" for other in STORABLE if other is not dtype]
    bitcasts = [f"BITCAST-{o}" for o in STORABLE if o is not dtype and o.bits == dtype.bits and not {o, dtype} & {bool_}]
    return [*(op.name for op in ops_of(dtype)), *casts, *bitcasts]


def needs_of(op: str, dtype: DType) -> tuple[str, ...]:
    """The capabilities of an op."""
    name, _, other = op.partition("-")
    return (f"op.{name}", f"dtype.{dtype}", *([f"dtype.{other}"] if other else []))


def lanes_of(renderer: Renderer, dtype: DType) -> list[int]:
    """One lane, and each number of lanes that the target says it has vectors of for this dtype."""
    bits = max(8, dtype.bits)
    widest = max(renderer.vectors.alu, renderer.vectors.memory) // bits
    powers = [1 << k for k in range(1, widest.bit_length())]
    return [1, *(n for n in powers if n * bits <= _EVERY_WIDTH or n == powers[-1])]


def widest_of(renderer: Renderer, *kinds: DType) -> int:
    """The lanes of the widest vectors that a kernel of these dtypes may have, up to 512 bits of bytes:
    REF takes any."""
    return min(64, max(lanes_of(renderer, kind)[-1] for kind in kinds))


def batches(subject: Subject, dtype: DType) -> Iterator[Batch]:
    """The claimed ops of a dtype, in kernels of no more buffers than the target takes."""
    if not subject.claims(f"dtype.{dtype}"):
        return
    ops = [op for op in op_names(dtype) if all(map(subject.claims, needs_of(op, dtype)))]
    limit = subject.renderer.arguments.most
    count = max(1, min(_OUTPUTS, limit - _INPUTS) if limit else _OUTPUTS)
    widths = lanes_of(subject.renderer, dtype) if subject.claims("vectors") else [1]
    for lanes in widths:
        for start in range(0, len(ops), count):
            yield Batch(dtype, lanes, tuple(ops[start : start + count]))


def render(subject: Subject, batch: Batch) -> Rendered:
    """Through every pass, without compiling. Where that fails each op is tried by itself."""
    from kg.compile.program import to_program
    from kg.schedule.opts import parse_schedule

    try:
        return Rendered(batch, to_program(batch.ast(), subject.renderer, None, parse_schedule(batch.schedule)))
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        parts = tuple(render(subject, part) for part in batch.split()) if len(batch.ops) > 1 else ()
        return Rendered(batch, None, why, parts)


def render_all(subject: Subject, dtype: DType) -> list[Rendered]:
    """Every batch of a dtype. Done once per subject: tiers 20 and 30 ask for the same."""
    return _render_all(subject, dtype)


@cache
def _render_all(subject: Subject, dtype: DType) -> list[Rendered]:
    return [render(subject, batch) for batch in batches(subject, dtype)]


def digests_of(subject: Subject, dtype: DType) -> dict[str, str]:
    """Batch -> a digest of its source, of the code that a renderer makes,
    and of what a launch needs to know."""
    texts = {
        rendered.batch.name: f"{written_of(rendered.program)}\0{rendered.program.program!r}"
        for rendered in render_all(subject, dtype)
        if rendered.program is not None
    }
    return {name: hashlib.sha256(text.encode()).hexdigest() for name, text in texts.items()}


def _value(op: str, dtype: DType, size: int) -> UOp:
    name, _, other = op.partition("-")
    x, y, z = (param(100 + i, (size,), dtype) for i in range(3))
    condition = param(103, (size,), bool_)
    kind = Op[name]
    if other:
        target = next(d for d in STORABLE if d.name == other)
        return x.cast(target) if kind is Op.CAST else x.bitcast(target)
    if kind is Op.WHERE:
        return condition.alu(kind, x, y)
    operands: Sequence[UOp] = (y, z)[: 0 if kind in UNARY else 2 if kind in TERNARY else 1]
    return x.alu(kind, *operands)


def main() -> None:
    """What another process renders."""
    subject = Subject(sys.argv[1])
    json.dump({k: v for dtype in STORABLE for k, v in digests_of(subject, dtype).items()}, sys.stdout)


if __name__ == "__main__":
    main()
