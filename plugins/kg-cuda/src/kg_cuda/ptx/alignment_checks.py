"""Run-time alignment checks of vector accesses in PTX: a predicate for all lanes, else one each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kg.plugin import DType

from kg_cuda.analysis.memory_width import Tests
from kg_cuda.ptx.body import Address, Body


@dataclass(frozen=True, slots=True)
class Tested:
    """One access to neighbouring lanes, whose gates are predicates,
    or empty where a lane is always accessed."""

    body: Body
    where: Address
    dtype: DType
    gates: Sequence[str]
    how: Tests

    @property
    def whole(self) -> str:
        """Whether all lanes go at once."""
        found = list(dict.fromkeys(gate for gate in self.gates if gate))
        if self.how is Tests.ADDRESS:
            found.append(self._begins())
        both = found[0]
        for gate in found[1:]:
            both = self.body.once(f"{both} and {gate}", "pred", "and.pred", both, gate)
        return both

    def alone(self) -> list[str]:
        """For each lane, whether it goes by itself."""
        body, whole = self.body, self.whole
        if not any(self.gates):
            return [f"!{whole}"] * len(self.gates)
        rest = body.once(f"not {whole}", "pred", "not.pred", whole)
        return [body.once(f"{gate} and {rest}", "pred", "and.pred", gate, rest) for gate in self.gates]

    def _begins(self) -> str:
        """Whether the address is a multiple of the access's size."""
        body, size = self.body, len(self.gates) * self.dtype.itemsize
        register, offset = self.where.places[0]
        low = body.once(f"low {register}", "b32", "cvt.u32.u64", register) if self.where.space == "global" else register
        if offset % size:
            low = body.once(f"{low} plus {offset}", "b32", "add.s32", low, offset)
        rest = body.once(f"{low} in {size}", "b32", "and.b32", low, size - 1)
        return body.once(f"{rest} is 0", "pred", "setp.eq.s32", rest, 0)
