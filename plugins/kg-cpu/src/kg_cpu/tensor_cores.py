"""The dot instructions of CPUs as tensor cores of one thread:
their records, and what they are called in LLVM IR and in C.

    x86       vpdpbusd             uint8 x int8 in fours -> int32, wrapping; either operand may be the one with the sign
              vdpbf16ps            bfloat16 in pairs -> float32; denormals in and out become zero
              vpmaddwd, vpaddd     int16 in pairs -> int32, wrapping; narrower integers are widened to it
              tdpbssd …            int8 or uint8 by int8 or uint8 -> int32, 16x64 by 64x16, in tile registers (AMX)
              tdpbf16ps            bfloat16 -> float32, 16x32 by 32x16; denormals in and out become zero
    AArch64   sdot, udot, usdot    int8 or uint8 in fours -> int32
              bfdot                bfloat16 in pairs -> float32
              smmla ummla usmmla   2x8 by 8x2 -> 2x2 int32
              bfmmla               2x4 by 4x2 -> 2x2 float32

Each lane of a dot gets the product of A and its own column of B, whose neighbours down the column lie side by side:

    c[j] += a[0]*b[0, j] + a[1]*b[1, j] + a[2]*b[2, j] + a[3]*b[3, j]       b: b00 b10 b20 b30 | b01 b11 b21 b31 | …
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kg.plugin import DType, Numerics, OpaqueFragment, TensorCore, along, dot_core, fragment, parse_dtype, unit_name

from kg_cpu.host import Host

int8, uint8, int16, int32, bfloat16, float32 = map(parse_dtype, ("int8", "uint8", "int16", "int32", "bfloat16", "float32"))
#: Bits of a vector -> what LLVM calls the sums of pairs of products of int16, and the feature that it needs.
_PAIRS = {128: ("sse2.pmadd.wd", "sse2"), 256: ("avx2.pmadd.wd", "avx2"), 512: ("avx512.pmaddw.d.512", "avx512bw")}
#: docs/numerics.md says what these products do to numbers.
_FLUSHES = Numerics(flushes_denormals=True)


class Instruction(NamedTuple):
    """How a unit is written."""

    intrinsic: str  #: of LLVM: (accumulator, vector, vector)
    operand: str  #: LLVM's type of either vector
    assembly: str  #: in C: %0 is the accumulator, %1 and %2 the vectors in the order of the intrinsic
    swapped: bool = False  #: it takes B before A
    adds: bool = True  #: the accumulator is among its operands; else an addition follows


@cache
def tile_units(machine: Host) -> dict[TensorCore, Instruction]:
    """Those whose fragments are in tile registers, of 16 rows of 64 bytes (AMX).
    What is where in one nobody but the processor knows."""
    kinds = (("amx-int8", int8, "ss"), ("amx-int8", uint8, "uu"), ("amx-bf16", bfloat16, ""))
    found: dict[TensorCore, Instruction] = {}
    for feature, a, signs in kinds:
        if not machine.has(feature) or not machine.has("amx-tile"):
            continue
        mixed = {"ss": ((int8, "ss"), (uint8, "su")), "uu": ((uint8, "uu"), (int8, "us"))}.get(signs, ((bfloat16, ""),))
        for b, letters in mixed:
            instruction = f"tdpb{letters}d" if letters else "tdpbf16ps"
            depth, made = 64 // a.itemsize, int32 if letters else float32
            dims, numerics = (16, 16, depth), Numerics() if letters else _FLUSHES
            left, right = OpaqueFragment(16, depth, 1), OpaqueFragment(depth, 16, 1, 4 // a.itemsize)
            sums = OpaqueFragment(16, 16, 1, elementwise=False)
            core = TensorCore(
                unit_name(instruction, dims, (a, b), made, numerics), dims, 1, (a, b), made, left, right, sums, numerics
            )
            found[core] = Instruction(f"llvm.x86.{instruction}.internal", "x86_amx", instruction)
    return found


@cache
def units(machine: Host) -> dict[TensorCore, Instruction]:
    """Those of a machine whose operands are vectors, the widest alone, in the order of preference."""
    if machine.architecture == "x86_64":
        return _x86(machine)
    return _arm(machine) if machine.architecture == "aarch64" else {}


def _x86(machine: Host) -> dict[TensorCore, Instruction]:
    found: dict[TensorCore, Instruction] = {}
    bits = machine.vector_bits
    lanes, wide = bits // 32, bits == 512
    feature = "avx512vnni" if wide else "avxvnni"
    if bits >= 256 and machine.has(feature):
        intrinsic, operand = f"llvm.x86.avx512.vpdpbusd.{bits}", f"<{lanes * 4} x i8>"
        assembly = f"{'' if wide else '%{vex%} '}vpdpbusd %2, %1, %0"
        for dtypes, swapped in (((int8, uint8), True), ((uint8, int8), False)):
            core = dot_core("vpdpbusd", lanes, 4, dtypes, int32)
            found[core] = Instruction(intrinsic, operand, assembly, swapped)
    if wide and machine.has("avx512bf16"):
        core = dot_core("vdpbf16ps", lanes, 2, (bfloat16, bfloat16), float32, _FLUSHES)
        intrinsic, operand = f"llvm.x86.avx512bf16.dpbf16ps.{bits}", f"<{lanes * 2} x bfloat>"
        found[core] = Instruction(intrinsic, operand, "vdpbf16ps %2, %1, %0")
    intrinsic, feature = _PAIRS[bits]
    if machine.has(feature) or bits == 128:  # every x86-64 has SSE2
        assembly = "vpmaddwd %2, %1, %0" if machine.has("avx") else "movdqa %1, %0; pmaddwd %2, %0"
        core = dot_core("vpmaddwd", lanes, 2, (int16, int16), int32)
        found[core] = Instruction(f"llvm.x86.{intrinsic}", f"<{lanes * 2} x i16>", assembly, adds=False)
    return found


_BYTES, _HALVES = "<16 x i8>", "<8 x bfloat>"


def _arm(machine: Host) -> dict[TensorCore, Instruction]:
    found: dict[TensorCore, Instruction] = {}
    if machine.has("dotprod"):
        for name, dtype in (("sdot", int8), ("udot", uint8)):
            found[dot_core(name, 4, 4, (dtype, dtype), int32)] = _neon(name, swapped=True)
    if machine.has("i8mm"):
        for name, dtypes in (("smmla", (int8, int8)), ("ummla", (uint8, uint8)), ("usmmla", (uint8, int8))):
            found[_square(name, 8, dtypes, int32)] = _neon(name)
        for name, dtypes in (("usdot", (uint8, int8)), ("sudot", (int8, uint8))):
            found[dot_core(name, 4, 4, dtypes, int32)] = _neon("usdot", swapped=name == "sudot")
    if machine.has("bf16"):
        pair = (bfloat16, bfloat16)
        found[_square("bfmmla", 4, pair, float32)] = _neon("bfmmla")
        found[dot_core("bfdot", 4, 2, pair, float32, _FLUSHES)] = _neon("bfdot", swapped=True)
    return found


def _neon(name: str, *, swapped: bool = False) -> Instruction:
    """The word of A comes last: there it may be an element of a vector.
    LLVM finds `sudot`, by an element without signs, in `usdot` of a word in every lane."""
    if not name.startswith("bf"):
        return Instruction(f"llvm.aarch64.neon.{name}.v4i32.v16i8", _BYTES, f"{name} %0.4s, %1.16b, %2.16b", swapped)
    suffix = ".v4f32.v8bf16" if name == "bfdot" else ""
    return Instruction(f"llvm.aarch64.neon.{name}{suffix}", _HALVES, f"{name} %0.4s, %1.8h, %2.8h", swapped)


def _square(instruction: str, depth: int, dtype_in: tuple[DType, DType], dtype_out: DType) -> TensorCore:
    """2x2 sums of `depth` products: the rows of A, the columns of B and the rows of C one after another."""
    a = along("register", "column", depth) * along("register", "row", 2)
    b = along("register", "row", depth) * along("register", "column", 2)
    c = along("register", "column", 2) * along("register", "row", 2)
    numerics = _FLUSHES if dtype_out.is_float else Numerics()
    dims = (2, 2, depth)
    name = unit_name(instruction, dims, dtype_in, dtype_out, numerics)
    return TensorCore(name, dims, 1, dtype_in, dtype_out, fragment(a), fragment(b), fragment(c), numerics)
