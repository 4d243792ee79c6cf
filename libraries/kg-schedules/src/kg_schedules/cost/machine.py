"""What a processor's vector units can do per cycle, and what tiles of products in its registers cost:
one model, which generators rank by and a search prunes with.

All that a renderer's records do not say is in the table below, by the names that its `arch` has. A default schedule follows from the renderer alone, since programs are
cached, replayed and shared by it.
"""

from __future__ import annotations

from dataclasses import replace

from kg.plugin.strategy import Renderer
from kg.records import dataclass

#: Several bounds of a loop at once: the time is this norm of them, since a loop that is near two bounds keeps neither. Of products of 420 x 256 by 256 x 96 with
#: AVX2 and by 256 x 192 with AVX-512 on a Xeon 6, 32 tiles of 1 to 4 vectors and 1 to 14 rows, it is at most 7 % from the measured time, 4 on average (`tests/test_tilings.py`).
SHARPNESS = 5


@dataclass(frozen=True, slots=True)
class Machine:
    """One core. Rates are per cycle."""

    products: float = 2.0  #: multiplications with addition of whole vectors
    latency: float = 4.0  #: cycles until a sum can be added to again
    loads: float = 2.0  #: of vectors, or of scalars into all lanes, from the first cache
    broadcasts: int = 1  #: scalars that one load brings in for products by a lane
    stream: float = 48.0  #: bytes from the second cache of memory that is read in a row
    strided: float = 16.0  #: and of lines that lie apart
    memory: float = 9.0  #: bytes from memory
    blocks: bool = True  #: whether the left operand from beyond the second cache is read once for several panels of the right one, which wait in that cache
    rows: int = 4  #: of memory that are fastest read beside each other, where each is reduced to one
    prefetched: float = (
        4.0  #: operations per element from which a loop that reads several arrays in a row is faster with prefetches
    )
    unit: int = 0  #: bits that multipliers and loads take at once, if that is less than a vector; `products` and `loads` are of such parts then
    registers: int = 16  #: of vectors
    mask: int = 0  #: registers that a mask takes, where masks are vectors too
    temporaries: int = 1  #: registers beside the sums and a row of the right operand: a scalar in all lanes, a product where addition is an instruction of its own

    def most_rows(self, vectors: int, masks: int = 0) -> int:
        """Rows of a tile so wide whose sums, with one row of the right operand, fit the registers,
        beside the masks of so many vectors."""
        return max(1, (self.registers - vectors - self.temporaries - masks * self.mask) // vectors)

    def busy(self, chains: float, loads: float, streamed: float = 0.0, strided: float = 0.0) -> float:
        """Time of a step with so many chains of sums, loads, and bytes from the second cache.
        1 is that of multipliers that wait for nothing."""
        cycles = chains / self.products
        bounds = (self.latency, loads / self.loads, streamed / self.stream + strided / self.strided)
        return (1 + sum((bound / cycles) ** SHARPNESS for bound in bounds)) ** (1 / SHARPNESS)


#: The architecture, the level and the processor that code is tuned for, as `Renderer.arch` names them -> what differs from the usual, which is x86-64's with multiplications that add. Ports and latencies from Arm's optimization
#: guides and LLVM's scheduling models (llvm-mca -mcpu=neoverse-v2, apple-m1, sandybridge); a lane of a register that four scalars were loaded to multiplies by itself on AArch64.
#: Of AVX2 a mask is a vector: 300 x 19 by 307 takes 36 us on a Zen 5 in tiles of 3 rows by 24 columns, and of 4 rows, whose sums and mask are 17 registers, 69.
#: Zen 4's loads and multipliers are of 256 bits, and a line comes from the second cache in two cycles (AMD's Software Optimization Guide for Zen 4). Of 4096 x 4096 a product by a vector and the greatest of
#: each row take 2.3 and 2.0 ms there row by row, 2.6 and 3.2 by four rows with AVX2, 2.2, 2.0, 2.4 and 3.6 with AVX-512; Zen 3 takes 3.28 for the product row by row and 2.37 by four (`kg bench gemv argmax`),
#: Zen 5 1.57 and 1.39 row by row, 1.84 and 2.47 by four rows with AVX2, 1.28, 1.40, 1.30 and 2.30 with AVX-512 (least of 3 s of calls in turn, a busy machine).
#: Zen 5 reads the left operand again for each panel as fast as once for a block of them. Parts of its limit with AVX2, 2048 x 2048 by 2048 x 2016 in tiles of 3 x 4: by single panels 1.034, blocks of 2 and 3 1.090 and 1.095;
#: 2048 x 1024 by 1024 x 1008 1.034, blocks of 3 and 6 1.126 and 1.059; with AVX-512 2048 x 1024 by 1024 x 1024 1.050, blocks of 2 1.089 (least of 6 rounds in turn, time of the thread, other work on the machine).
#: With prefetches the sum of two arrays of 2^24 float32 and 8, 12, 16 and 20 squares and additions in a row takes 1.15, 1.12, 1.08 and 1.0 of the time without on Zen 5 with AVX-512 (4.5 to 10.5 operations per element; 1.13 and 0.98 to
#: 1.0 with AVX2), `a*b + b` of float16 1.14 and 1.09, of bfloat16 1.0; the same of one array 0.98 to 1.03, the greatest of rows 0.8, gelu 0.5 (least of 25 calls in turn, time of the thread).
_APART: dict[str, float | int] = {"products": 1.0, "temporaries": 3}
_KNOWN: dict[str, dict[str, float | int]] = {
    "aarch64": {"products": 4.0, "loads": 3.0, "broadcasts": 4},
    "x86-64": _APART,
    "x86-64-v2": _APART,
    "x86-64-v3": {"mask": 1},
    "znver4": {"unit": 256, "stream": 32.0, "rows": 1},
    "znver5": {"rows": 1, "prefetched": 9.0, "blocks": False},
}


def machine_of(renderer: Renderer) -> Machine:
    """From the renderer's records and the table."""
    architecture, *level = renderer.arch.split() or [""]
    tuned = next((word.removeprefix("tune=") for word in level if word.startswith("tune=")), "")
    found = {"registers": vector_registers(renderer), **_KNOWN.get(architecture.partition("-")[0], {})}
    machine = Machine(**{**found, **_KNOWN.get("".join(level[:1]), {}), **_KNOWN.get(tuned, {})})  # type: ignore[arg-type]
    parts = max(1, renderer.vectors.alu // machine.unit) if machine.unit else 1
    return replace(machine, products=machine.products / parts, loads=machine.loads / parts)


def vector_registers(renderer: Renderer) -> int:
    """Those of the target; where it does not say how many, the fewest that any has."""
    return renderer.registers.vector or 16
