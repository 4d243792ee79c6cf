"""AMD's architectures by what kernels may use: one record each.

From AMD's manuals of the instruction sets (CDNA 2, 3, 4; RDNA 2, 3, 3.5, 4), the hardware tables of ROCm's documentation and LLVM's AMDGPU usage page.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from kg.plugin import DeviceUnavailable


@dataclass(frozen=True, slots=True)
class Registers:
    """Vector registers of a SIMD unit, each of 32 bits for a work-item, and what waves take of them."""

    total: int  #: of one lane position of a SIMD unit
    granule: int  #: a wave takes a multiple
    most: int  #: that one wave may take, accumulation registers included
    waves: int  #: most waves of a SIMD unit

    def occupancy(self, used: int) -> int:
        """Waves that a SIMD unit holds of a kernel that uses so many."""
        taken = max(self.granule, -(-used // self.granule) * self.granule)
        return min(self.waves, self.total // taken)


@dataclass(frozen=True, slots=True)
class SharedMemoryUnit:
    """LDS: shared memory of a work-group."""

    bytes: int  #: that one work-group may take
    total: int  #: of the unit that holds work-groups: a compute unit, in RDNA a work-group processor
    banks: int  #: of 4 bytes, that one access is spread over
    granule: int  #: bytes: a work-group takes a multiple


@dataclass(frozen=True, slots=True)
class Instructions:
    """What an architecture has beyond what all of them have, by which renderers choose."""

    matrix: str = ""  #: "mfma", "wmma" (operands replicated over half-waves), "wmma12", or none
    dot4: str = ""  #: products of four bytes: "sdot4" (both signed, or both unsigned), "sudot4" (each its own sign)
    permlane: bool = True  #: v_permlanex16_b32, and DPP's row_xmask
    packed_float32: bool = False  #: v_pk_fma_f32
    float16_unflushed: bool = True  #: matrix products keep subnormal float16 and bfloat16
    bfloat16: bool = False  #: v_cvt_pk_bf16_f32
    float8: str = ""  #: conversions of 8-bit floats: "ocp", "fnuz", or none
    xf32: bool = False  #: MFMA of float32 rounded to 19 bits
    wide_k: bool = False  #: MFMA of twice the depth
    copies: tuple[int, ...] = ()  #: bytes a work-item copies from memory to LDS without registers


@dataclass(frozen=True, slots=True)
class AMDTarget:
    """Whom a kernel is for."""

    name: str  #: as LLVM and the driver call it
    generation: str  #: "CDNA 3", "RDNA 4"
    wave: int  #: work-items of a wave, as kg compiles
    waves: tuple[int, ...]  #: that the hardware has
    registers: Registers  #: for waves of `wave`
    shared: SharedMemoryUnit
    scalars: int  #: SGPRs that a wave may use
    caches: tuple[int, ...]  #: bytes: of a compute unit, then shared by more of them
    line: int  #: bytes: cache line
    units: int  #: compute units of the largest card, where nobody asked the device
    instructions: Instructions

    @property
    def is_rdna(self) -> bool:
        return self.generation.startswith("RDNA")

    @property
    def scratch(self) -> int:
        """Bytes: scratch memory of a work-item, at most what the field WAVESIZE of SPI_TMPRING_SIZE can say
        of a wave, in units of 256 dwords, since gfx11 of 64."""
        version = int(self.name[3:-2])
        bits, unit = (18, 256) if version >= 12 else (15, 256) if version == 11 else (13, 1024)
        return ((1 << bits) - 1) * unit // self.wave


_KIB, _MIB = 1 << 10, 1 << 20
_CDNA_REGISTERS: Final = Registers(512, 8, 512, 8)
_CDNA_SHARED: Final = SharedMemoryUnit(64 * _KIB, 64 * _KIB, 32, 512)
_RDNA_SHARED: Final = SharedMemoryUnit(64 * _KIB, 128 * _KIB, 32, 1024)
_RDNA_WIDE: Final = Registers(1536, 24, 256, 16)

_GFX90A: Final = AMDTarget(
    "gfx90a", "CDNA 2", 64, (64,), _CDNA_REGISTERS, _CDNA_SHARED, 102, (16 * _KIB, 8 * _MIB), 128, 110,
    Instructions("mfma", "sdot4", permlane=False, packed_float32=True, float16_unflushed=False),
)  # fmt: skip
_GFX942: Final = replace(
    _GFX90A, name="gfx942", generation="CDNA 3", caches=(32 * _KIB, 4 * _MIB, 256 * _MIB), units=304,
    instructions=Instructions("mfma", "sdot4", permlane=False, packed_float32=True, float8="fnuz", xf32=True, copies=(4,)),
)  # fmt: skip
_GFX950: Final = replace(
    _GFX942, name="gfx950", generation="CDNA 4", units=256, shared=SharedMemoryUnit(160 * _KIB, 160 * _KIB, 64, 1280),
    instructions=Instructions(
        "mfma", "sdot4", permlane=False, packed_float32=True, bfloat16=True, float8="ocp", wide_k=True, copies=(4, 16)
    ),
)  # fmt: skip
_GFX1030: Final = AMDTarget(
    "gfx1030", "RDNA 2", 32, (32, 64), Registers(1024, 16, 256, 16), _RDNA_SHARED, 106,
    (16 * _KIB, 128 * _KIB, 4 * _MIB, 128 * _MIB), 128, 80, Instructions("", "sdot4"),
)  # fmt: skip
_GFX1100: Final = replace(
    _GFX1030, name="gfx1100", generation="RDNA 3", registers=_RDNA_WIDE, caches=(32 * _KIB, 256 * _KIB, 6 * _MIB, 96 * _MIB),
    units=96, instructions=Instructions("wmma", "sudot4"),
)  # fmt: skip
_GFX1151: Final = replace(
    _GFX1100, name="gfx1151", generation="RDNA 3.5", caches=(32 * _KIB, 256 * _KIB, 2 * _MIB, 32 * _MIB), units=40
)  # fmt: skip
_GFX1200: Final = replace(
    _GFX1100, name="gfx1200", generation="RDNA 4", caches=(32 * _KIB, 4 * _MIB, 32 * _MIB), units=32,
    instructions=Instructions("wmma12", "sudot4", float8="ocp"),
)  # fmt: skip
_GFX1201: Final = replace(_GFX1200, name="gfx1201", caches=(32 * _KIB, 8 * _MIB, 64 * _MIB), units=64)

#: name -> record, the oldest first.
TARGETS: Final = {t.name: t for t in (_GFX90A, _GFX942, _GFX950, _GFX1030, _GFX1100, _GFX1151, _GFX1200, _GFX1201)}
#: For whom kernels are written where there is no GPU.
USUAL: Final = "gfx1100"


def target(name: str, units: int = 0) -> AMDTarget:
    """The record of `gfx942` and the like; the driver's suffixes (`:sramecc+:xnack-`) are left out.
    Refuses what kg doesn't know."""
    found = TARGETS.get(name.partition(":")[0])
    if found is None:
        raise DeviceUnavailable(f"AMD: {name!r} is no architecture that kg writes kernels for: {', '.join(TARGETS)} are")
    return replace(found, units=units) if units else found
