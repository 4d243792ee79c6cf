"""Properties of a device that kernels rely on, as a record and as features of a Target."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Facts:
    """Of one device with its driver. The defaults are a device that has what kg cannot do without."""

    std: str = "CL1.2"  #: the language, as -cl-std takes it
    local: tuple[int, ...] = (256, 256, 64)  #: work-items of a work-group along each dimension
    total: int = 256  #: work-items of a work-group
    shared: int = 32 << 10  #: bytes of a work-group's memory
    cores: int = 32  #: work-groups that run at the same time
    vector: int = 0  #: bits of the machine's vectors that a work-item computes with; 0: it computes with scalars
    processor: bool = False  #: a CPU, whose caches hold what work-groups share as they hold everything
    subgroup: int = 0  #: work-items of a subgroup that a kernel can require, with shuffles; 0: it can't
    matrices: bool = False  #: cl_intel_subgroup_matrix_multiply_accumulate, in subgroups of that width
    tf32: bool = False  #: its functions on TF32
    subnormals: bool = False  #: it is measured to keep subnormal numbers
    blocks: bool = False  #: block reads from shared memory, of words of 8, 16 and 32 bits
    doubles: bool = False  #: cl_khr_fp64
    halves: bool = False  #: cl_khr_fp16: arithmetic; else float16 is loaded and stored only
    fused: bool = False  #: fma of float32 is one instruction
    rounds: bool = False  #: the compiler takes -cl-fp32-correctly-rounded-divide-sqrt
    divides: bool = False  #: quotients and roots of float32 are right to the last bit, or within what kg asks
    exponential: bool = False  #: exp2 of float32 is within 2 ULP, and quicker than kg's
    varies: bool = False  #: binaries of one source differ: by the number of the build, by what its cache held

    @property
    def options(self) -> tuple[str, ...]:
        """What the driver's compiler is told."""
        return (f"-cl-std={self.std}", *(["-cl-fp32-correctly-rounded-divide-sqrt"] if self.rounds else []))

    def words(self) -> tuple[str, ...]:
        """As features of a Target: what differs from nothing."""
        found: list[str] = []
        for field in fields(self):
            value: object = getattr(self, field.name)
            if isinstance(value, bool):
                found += [field.name] if value else []
            else:
                sizes = self.local if field.name == "local" else (value,)
                found.append(f"{field.name}={'x'.join(map(str, sizes))}")
        return tuple(found)

    @staticmethod
    def of_words(words: Iterable[str]) -> Facts:
        """The record that such words say; words of others are left out."""
        values: dict[str, object] = {}
        defaults = {field.name: field.default for field in fields(Facts)}
        for word in words:
            name, _, text = word.partition("=")
            default = defaults.get(name)
            if isinstance(default, bool):
                values[name] = True
            elif isinstance(default, int):
                values[name] = int(text)
            elif isinstance(default, tuple):
                values[name] = tuple(map(int, text.split("x")))
            elif isinstance(default, str):
                values[name] = text
        return Facts(**values)  # pyright: ignore[reportArgumentType] # of the kind of each default
