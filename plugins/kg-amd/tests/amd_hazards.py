"""What LLVM's hazard recogniser puts between instructions."""

from __future__ import annotations

import re
import subprocess
from functools import cache

from kg_amd.sim.machine_code.decode import Decoder
from kg_amd.sim.machine_code.instruction import Instruction

LLC = "llc-19"


@cache
def recognised(target: str, given: tuple[tuple[str, str], ...]) -> list[list[bytes]]:
    """The machine code of each pair, with what LLVM puts between."""
    text = "".join(
        f"---\nname: t{n}\nbody: |\n  bb.0:\n    {one}\n    {other}\n    S_ENDPGM 0\n...\n"
        for n, (one, other) in enumerate(given)
    )
    command = [LLC, "-x=mir", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-start-before=post-RA-hazard-rec", "-show-mc-encoding", "-o", "-", "-"]  # fmt: skip
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr[:2000]
    bodies = re.split(r"^t\d+:", done.stdout, flags=re.MULTILINE)[1:]
    codes = [re.findall(r"encoding: \[([^\]]*)\]", body) for body in bodies]
    return [[bytes(int(byte, 16) for byte in code.split(",")) for code in body] for body in codes]


def decoded(codes: list[bytes], target: str) -> list[Instruction]:
    found: list[Instruction] = []
    decoder, at = Decoder(target, 64 if target == "gfx942" else 32), 0
    for code in codes:
        found.append(decoder.instruction(code, 0))
        found[-1].line = at
        at += len(code)
    return found
