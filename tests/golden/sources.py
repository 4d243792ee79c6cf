"""The source that a renderer of `renderers.py` writes for a kernel of `kernels.py`, and what of it is kept in a file.

Kept is the source itself, a line that says whose source it equals (`BASES`), or a summary of it (`SUMMARISED`). Prints a source:
`PYTHONPATH=tests python -m golden.sources CPU-LLVM@neon conv3x3`.
"""

from __future__ import annotations

import hashlib
import re
import sys
import textwrap
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Final

from golden.kernels import FOR_CORES, FOR_SUBGROUPS, FOR_UNITS, KERNELS
from golden.renderers import BASES, REFUSED, RENDERERS, SUMMARISED, WITH_CORES, WITH_SUBGROUPS, WITH_UNITS
from kg.compile.program import to_program
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.context import Context
from kg.schedule.opts import Opt, format_schedule, parse_schedule

HERE: Final = Path(__file__).parent
EVERY: Final = RENDERERS | WITH_CORES | WITH_SUBGROUPS | WITH_UNITS
_PAIRS = (
    *product(RENDERERS, KERNELS),
    *product(WITH_CORES, FOR_CORES),
    *product(WITH_SUBGROUPS, FOR_SUBGROUPS),
    *product((*WITH_UNITS, "CUDA-PTX@sm_90"), FOR_UNITS),
)
#: The pairs of a renderer and a kernel that have a source.
SOURCES: Final = [pair for pair in _PAIRS if pair not in REFUSED]
#: Lines of PTX that name the GPU: the only ones in which a source may differ from the one that it is said to equal.
_TARGET_LINES = re.compile(r"^\.(version|target) .*$", re.MULTILINE)
#: An instruction of LLVM, and the first type of its line when that is a vector.
_INSTRUCTION = re.compile(r"^  (?:%\S+ = )?(\w+)(?:[^<\n]*(<\d+ x \w+>))?", re.MULTILINE)


def rendered(renderer: str, kernel: str, schedule: str | None = None) -> tuple[str, str]:
    """The source, and the schedule that was chosen, as `kg explain` prints it; with `schedule` that one is applied."""
    used: list[tuple[Opt, ...]] = []

    def observe(name: str, graph: UOp, context: Context) -> None:
        if name == "choose_schedule":
            used.append(context.schedule or ())

    given = None if schedule is None else parse_schedule(schedule)
    program = to_program((KERNELS | FOR_UNITS)[kernel](), EVERY[renderer][0](), None, given, observe=observe)
    return next(s.name for s in program.src if s.op is Op.SOURCE), format_schedule(used[0])


def kept(renderer: str, kernel: str, source: str, schedule: str) -> tuple[Path, str]:
    """The file for that source, and its text."""
    note = HERE / renderer / f"{kernel}.txt"
    base = BASES.get(renderer)
    if base is not None and _any_target(source) == _any_target(rendered(base, kernel)[0]):
        return note, f"the source of {base}{', but for .version and .target' if EVERY[renderer][1] == 'ptx' else ''}\n"
    if kernel in SUMMARISED.get(renderer, ()):
        return note, _summary(source, schedule)
    return HERE / renderer / f"{kernel}.{EVERY[renderer][1]}", source


def _any_target(source: str) -> str:
    return _TARGET_LINES.sub("", source) if source.startswith(".version") else source


def _summary(source: str, schedule: str) -> str:
    """A digest, by which any change is noticed, and the number of instructions by name and type, which says of what kind it is."""
    kinds = Counter(f"{name} {of}".strip() for name, of in _INSTRUCTION.findall(source))
    counts = ", ".join(f"{n} {kind}" for kind, n in sorted(kinds.items()))
    digest = hashlib.sha256(source.encode()).hexdigest()
    return f"schedule: {schedule}\n{len(source.splitlines())} lines, sha256 {digest}\n{textwrap.fill(counts, 128)}\n"


if __name__ == "__main__":
    sys.stdout.write(rendered(*sys.argv[1:])[0])
