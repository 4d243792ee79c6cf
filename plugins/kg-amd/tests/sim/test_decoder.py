"""The decoder against LLVM's: the opcode tables, every instruction of compiled kernels,
and operands of each field's values."""

from __future__ import annotations

import random
import re
import subprocess
import tempfile
from pathlib import Path

import pytest
from amd_hip import compiled
from amd_oracle import FORMATS, MISSING, OBJDUMP, TABLES, disassemble, table
from kg_amd.sim import DecodeError, load_image
from kg_amd.sim.machine_code.decode import Decoder

pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs Debian's clang-19, llvm-19 and lld-19: {', '.join(MISSING)} missing"
)
WAVES = {"gfx1100": 32, "gfx942": 64}
KERNELS = """
SHARED float part[256];
KERNEL void a(float* out, const float* in, double* wide, half* narrow, long* longs, int n) {
  float sum = 0; for (int i = ITEM; i < n; i += 256) sum += in[i] / (in[i + 1] + 3.0f);
  part[ITEM] = sum; barrier();
  for (int s = 128; s > 0; s >>= 1) { if (ITEM < s) part[ITEM] += part[ITEM + s]; barrier(); }
  out[ITEM] = __builtin_sqrtf(part[0]) + __builtin_floorf(sum); wide[ITEM] = wide[ITEM] / wide[ITEM + 1] * sum; narrow[ITEM] = narrow[ITEM] * narrow[ITEM + 2] + (half)sum;
  longs[ITEM] = longs[ITEM] / 7 + longs[ITEM + 1] * longs[ITEM + 5] % (n + 1);
  __hip_atomic_fetch_add(&out[3], 1.0f, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
"""


def normal(text: str) -> str:
    """What both say alike: mnemonic and operands, without modifiers, and numbers by value."""
    text = re.sub(r"\s*//.*", "", text).strip()
    text = re.sub(r"(hwreg|sendmsg|depctr|instid|vmcnt|lgkmcnt|expcnt)\w*\(.*", "#", text)
    if re.match(r"s_(waitcnt|delay_alu|sendmsg|getreg|setreg|nop|clause|cbranch|branch|call|inst|set_inst|set_gpr|code|round|denorm|sleep|trap|prio|setprio|cmpk|movk|endpgm|addk|mulk|cmovk|version|subvector)", text):  # fmt: skip
        return text.split()[0]
    text = re.sub(r"(v\d+)\.l\b", r"\1", text)
    text = re.sub(r"\bv(\d+)\.h\b", lambda m: f"v{int(m[1]) + 128}", text)
    text = re.sub(
        r" (\w+:(\[[^\]]*\]|\S+)|offen|idxen|glc|slc|dlc|sc[01]|nt|gds|clamp|mul:\d|div:2|(quad_perm|row_\w+|wave_\w+|dpp8)\S*|lds|tfe|vdst)",
        "",
        f" {text} ",
    ).strip()
    text = re.sub(r"\bsext\((\w+)\)", r"\1", text)
    text = re.sub(r"-?\b0x[0-9a-f]+\b|(?<![\w\]])-?\d+(\.\d+)?([eE]-?\d+)?\b(?!\])", "#", text)
    text = re.sub(r"\bsrc_|neg\(#\)|[-|]", lambda m: "#" if m[0].startswith("neg") else "", text)
    text = re.sub(r"\bnull\b", "#", text) if text.startswith("s_load") or text.startswith("s_buffer") else text
    return re.sub(r"\s*,\s*#$", "", re.sub(r"\s+", " ", text)).strip()


@pytest.mark.parametrize("target", FORMATS)
@pytest.mark.parametrize("level", ["-O0", "-O1", "-O3"])
def test_compiled_kernels(target: str, level: str) -> None:
    image = compiled(KERNELS, target, (level,))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "a.hsaco")
        path.write_bytes(image)
        listing = subprocess.run([OBJDUMP, "-d", str(path)], capture_output=True, text=True, check=True).stdout
    found = load_image(image)
    start, data = next((a, x) for a, x, _ in found.segments if a <= found.kernels["a"].entry < a + len(x))
    decoder, count = Decoder(target, found.kernels["a"].wave), 0
    for line in listing.splitlines():
        match = re.match(r"\t(\S.*?)\s+// ([0-9A-F]{12}): ", line)
        if not match or match[1].startswith("s_code_end"):
            continue
        at = int(match[2], 16)
        mine = decoder.instruction(data, at - start)
        assert normal(mine.text) == normal(match[1]), (mine.text, match[1])
        count += 1
    assert count > 100


@pytest.mark.parametrize("target", FORMATS)
def test_generated_operands(target: str) -> None:
    """Random fields of every opcode: what LLVM reads, this decoder reads alike; lengths agree,
    since the next instruction is found."""
    rng, codes = random.Random(5), []
    for _name, (bits, at, _, size, fields) in FORMATS[target].items():
        for opcode in {
            int(line.split()[1]) for line in (TABLES / f"{target}.txt").read_text().splitlines() if line.split()[0] == _name
        }:
            for _ in range(2):
                word = bits | opcode << at
                for name, (place, value) in fields.items():
                    vector = name in ("src0", "src1", "src2") and (rng.random() < 0.7 or _name in ("MAI", "VOP3P"))
                    number = (
                        256 + rng.randrange(0, 120)
                        if vector
                        else rng.choice([2, 12, 40, 106, 128, 130, 193, 240, 242])
                        if value and name[0] == "s"
                        else rng.randrange(0, 120, 4)
                    )
                    word |= (number if value else rng.randrange(64)) << place
                codes.append(word.to_bytes(size, "little"))
    texts, decoder, compared = disassemble(codes, target), Decoder(target, WAVES[target]), 0
    for code, text in zip(codes, texts, strict=True):
        if (
            text is None or "Invalid" in text or "/*" in text or " tfe" in text or " lds" in text
        ):  # what is refused when it is to run
            continue
        try:
            mine = decoder.instruction(code + bytes(8), 0)
        except DecodeError as error:
            raise AssertionError(f"{text}: {error}") from error
        assert normal(mine.text) == normal(text), (code.hex(), mine.text, text)
        compared += 1
    assert compared > 1000


@pytest.mark.slow
@pytest.mark.parametrize("target", FORMATS)
def test_tables_are_those_of_llvm(target: str) -> None:
    assert (TABLES / f"{target}.txt").read_text() == table(target)


def test_what_is_not_known_is_named() -> None:
    with pytest.raises(DecodeError, match="ffffffff"):
        Decoder("gfx1100", 32).instruction(b"\xff" * 8, 0)
