"""What can be said of large products without a card, by ptxas -v and nvdisasm:
registers, spills, and what the loop over panels is made of."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from cuda_tools import as_ptx, languages
from kg.dtype import DType, bfloat16, float16, float32
from kg_cuda.arch import arch
from kg_cuda.toolchain.toolkit import assemble, disassemble
from tensor_cores.test_default_products import matmul
from tensor_cores.test_static_facts import needs_tools

pytestmark = pytest.mark.part(4)

#: One instruction: predicate and name.
_INSTRUCTION = re.compile(r"/\*[0-9a-f]{4,}\*/\s+(?:@!?U?P\w+\s+)?([A-Z][A-Z0-9_.]*)")


@cache
def code(dtype: DType, target: str, language: str) -> tuple[int, int, int, str]:
    """Registers, spilled bytes, shared bytes and instructions of a product of 4096 x 4096 x 4096."""
    _, text = as_ptx(matmul(4096, 4096, 4096, dtype, float32), arch(target, 132), language)
    made = assemble(text, "sm_90a" if ".target sm_90a" in text else target)
    return made.registers, made.spilled, made.shared, disassemble(made.binary)


def loop(text: str, of: str) -> Counter[str]:
    """The instructions from the label that a branch after `of` goes back to, up to that branch,
    by their names' first parts."""
    labels: dict[str, int] = {}
    lines = text.splitlines()
    best: list[str] = []
    for number, line in enumerate(lines):
        if (label := re.match(r"\s*(\.L\w+):", line)) is not None:
            labels[label[1]] = number
        if (back := re.search(r"\bBRA\b.*?(\.L\w+)", line)) is not None and back[1] in labels:
            body = lines[labels[back[1]] : number + 1]
            if any(of in part for part in body) and (not best or len(body) < len(best)):
                best = body
    return Counter(found[1] for line in best if (found := _INSTRUCTION.search(line)) is not None)


def count(mix: Counter[str], start: str) -> int:
    return sum(n for name, n in mix.items() if name.startswith(start))


@needs_tools
@languages
@pytest.mark.parametrize("target", ["sm_80", "sm_100"])
@pytest.mark.parametrize("dtype", [float16, bfloat16], ids=str)
def test_tensor_cores(dtype: DType, target: str, language: str) -> None:
    """A warp multiplies 64 times in each round and reads 16 times,
    from 16 bytes copied past the first cache; all sums stay in registers. In PTX what reads adds the round's slot itself, from
    a register of the warp: what is left of integers is mostly the addresses of copies."""
    registers, spilled, _, text = code(dtype, target, language)
    mix = loop(text, "HMMA")
    assert registers <= 255 and spilled == 0 and not count(mix, "LDL") and not count(mix, "STL")
    assert count(mix, "HMMA") == 64
    assert count(mix, "LDGSTS.E.BYPASS.128") == count(mix, "LDGSTS") == 8
    assert count(mix, "BAR") == 1 and not count(mix, "LDG.") and not count(mix, "STS")
    assert count(mix, "LDSM") == 16  # four matrices each: 8 for either operand
    # of no effect, for copies: nvrtc has a branch more
    assert count(mix, "LDS") - count(mix, "LDSM") <= (3 if language == "PTX" else 6)
    if language == "PTX":
        assert registers <= 208 and sum(mix.values()) <= 126
        reads = re.findall(r"\bLDSM\S+ R\d+, \[(R\d+)(\+UR\d+)?", text)
        # for sm_80 ptxas adds it to half of them before
        assert sum(slot != "" for _, slot in reads) == (16 if target == "sm_100" else 8)
        # two for the rows, by the step of the sum, and eight for the columns
        assert len({address for address, _ in reads}) <= 10


@needs_tools
@pytest.mark.parametrize("dtype", [float16, bfloat16], ids=str)
def test_warpgroups(dtype: DType) -> None:
    """Four steps of 64 x 256 by 16 in a round, none waited for before the next has begun.
    Nothing goes through registers but the sums. A warpgroup of its own copies."""
    registers, spilled, _, text = code(dtype, "sm_90", "PTX")
    mix, copying = loop(text, "HGMMA"), loop(text, "UTMALDG")
    assert registers <= 168 and spilled == 0
    assert len(re.findall(r"\bHGMMA\.64x256x16\.F32", text)) >= 4 == count(mix, "HGMMA") and count(mix, "WARPGROUP.ARRIVE") == 1
    assert count(mix, "WARPGROUP.DEPBAR") == 1 and not count(mix, "BAR") and not count(mix, "UTMALDG")
    assert count(copying, "UTMALDG") == 3 and not count(
        copying, "LDGSTS"
    )  # a box of the left operand, two of the right one's four
    assert count(copying, "UTMALDG.2D.MULTICAST") == 2
    assert count(copying, "ELECT") == 0 and text.count("ELECT") == 1  # no loop over threads around them
    assert sum(mix.values()) < 62 and sum(copying.values()) < 80
    assert "USETMAXREG.DEALLOC.CTAPOOL 0x18" in text and re.search(r"USETMAXREG\.TRY_ALLOC\.CTAPOOL U?P?T?\w*,? ?0xf0", text)
    assert len(re.findall(r"WARPGROUP\.DEPBAR\.LE gsb0, 0x1", text)) == 1


@needs_tools
@languages
@pytest.mark.parametrize("target", ["sm_80", "sm_90"])
def test_float32(target: str, language: str) -> None:
    """For each 16 products one 128-bit read of shared memory; copies and results by 16 bytes."""
    registers, spilled, _, text = code(float32, target, language)
    assert registers <= 255 and spilled == 0
    mix = loop(text, "FFMA")
    assert count(mix, "FFMA") == 16 * count(mix, "LDS.128") == 512 and sum(mix.values()) <= (556 if language == "PTX" else 562)
    assert count(mix, "LDS") == count(mix, "LDS.128")
    assert len(re.findall(r"\bLDGSTS\.E\.BYPASS\.128", text)) == len(re.findall(r"\bLDGSTS", text)) > 0
    assert len(re.findall(r"\bSTG\.E\.128", text)) == len(re.findall(r"\bSTG", text)) == 16
