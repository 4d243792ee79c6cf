"""The source that a renderer of `renderers.py` writes for a kernel of `kernels.py`,
and what of it is kept in a file.

Kept is the source itself, a line that says whose source it equals (`BASES`), or a summary of it (`SUMMARISED`). Prints a source:
`PYTHONPATH=tests python -m golden.sources CPU-LLVM@neon conv3x3`.
"""

from __future__ import annotations

import hashlib
import re
import sys
import textwrap
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

from golden.kernels import FOR_CORES, FOR_MATRICES, FOR_SUBGROUPS, FOR_UNITS, FOR_WARPGROUPS, KERNELS
from golden.renderers import BASES, REFUSED, RENDERERS, SUMMARISED, WITH_CORES, WITH_MATRICES, WITH_SUBGROUPS, WITH_UNITS
from kg.compile.program import to_program
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.schedule.context import Context
from kg.schedule.opts import Opt, format_schedule, parse_schedule
from kg.text.program import ordered_uops, source_of

HERE: Final = Path(__file__).parent
EVERY: Final = RENDERERS | WITH_CORES | WITH_SUBGROUPS | WITH_UNITS | WITH_MATRICES
_PAIRS = (
    *product(RENDERERS, KERNELS),
    *product(WITH_CORES, FOR_CORES),
    *product(WITH_SUBGROUPS, FOR_SUBGROUPS),
    *product((*WITH_UNITS, "CUDA-PTX@sm_90"), FOR_UNITS),
    *product(WITH_MATRICES, FOR_MATRICES),
    *product(("CUDA-PTX@sm_90",), FOR_WARPGROUPS),
)
#: The pairs of a renderer and a kernel that have a source.
SOURCES: Final = [pair for pair in _PAIRS if pair not in REFUSED]
#: Lines of PTX and attributes of LLVM that name the GPU: all in which a source may differ from that of its base. The note repeats them.
_TARGET_LINES = re.compile(r'^\.(?:version|target) .*$|"target-cpu"="\w+"', re.MULTILINE)
_OF_C = r"\b([A-Za-z_]\w*)(?=\()|(?<= )([-+*/%&|^<>=!?]+)(?= )"
#: What is counted in a source, by its file's extension: instructions of LLVM with their first vector type and the function that is
#: called, those of PTX with their types, the calls and operators of C.
_COUNTED = {
    "ll": re.compile(r"^  (?:%\S+ = )?(\w+)(?:[^<\n]*(<\d+ x \w+>))?(?:[^@\n]*(@[\w.]+))?", re.MULTILINE),
    "s": re.compile(r"^ +[0-9a-f]+  [0-9a-f]+ +(\w+)", re.MULTILINE),
    "nir": re.compile(r"(?:= |@)([a-z]\w+)"),
    "ptx": re.compile(r"^  (?:@\S+ )?([a-z][\w.]+)", re.MULTILINE),
    "c": re.compile(_OF_C),
    "cu": re.compile(_OF_C),
    "cl": re.compile(_OF_C),
    "hip": re.compile(_OF_C),
}


@cache  # of a renderer in BASES each that is compared with it asks
def rendered(renderer: str, kernel: str) -> tuple[str, str, UOp]:
    """The source, the schedule that was chosen, as `kg explain` prints it,
    and the graph that it was applied to."""
    used: list[tuple[Opt, ...]] = []
    applied: list[UOp] = []

    def observe(name: str, graph: UOp, context: Context) -> None:
        if name == "choose_schedule":
            used.append(context.schedule or ())
        elif name == "apply_schedule":
            applied.append(graph)

    target = EVERY[renderer][0]()
    program = to_program(_kernel(kernel), target, None, observe=observe)
    return source_of(program) or target.listing(ordered_uops(program)), format_schedule(used[0]), applied[0]


def scheduled(renderer: str, kernel: str, schedule: str) -> UOp:
    """The graph with that schedule applied: all that later passes see of it."""
    context = Context(EVERY[renderer][0](), parse_schedule(schedule))
    return full_rewrite_to_sink(_kernel(kernel), context, until="apply_schedule")


def _kernel(name: str) -> UOp:
    return (KERNELS | FOR_UNITS | FOR_MATRICES | FOR_WARPGROUPS)[name]()


def kept(renderer: str, kernel: str, source: str, schedule: str) -> tuple[Path, str]:
    """The file for that source, and its text."""
    note = HERE / renderer / f"{kernel}.txt"
    base = BASES.get(renderer)
    if base is not None and _TARGET_LINES.sub("", source) == _TARGET_LINES.sub("", rendered(base, kernel)[0]):
        own = ", ".join(line[0] for line in _TARGET_LINES.finditer(source))
        return note, f"the source of {base}{own and f', but for {own}'}\n"
    if kernel in SUMMARISED.get(renderer, ()):
        return note, _summary(source, schedule, _COUNTED[EVERY[renderer][1]])
    return HERE / renderer / f"{kernel}.{EVERY[renderer][1]}", source


def _summary(source: str, schedule: str, counted: re.Pattern[str]) -> str:
    """A digest, by which any change is noticed, and counts of instructions, which say of what kind it is."""
    kinds = Counter(" ".join(filter(None, found.groups())) for found in counted.finditer(source))
    counts = ", ".join(
        f"{n} {kind}".replace(" ", "\u00a0") for kind, n in sorted(kinds.items())
    )  # lines end between counts alone
    lines = textwrap.fill(counts, 128, break_on_hyphens=False).replace("\u00a0", " ")
    digest = hashlib.sha256(source.encode()).hexdigest()
    return f"schedule: {schedule}\n{len(source.splitlines())} lines, sha256 {digest}\n{lines}\n"


if __name__ == "__main__":
    sys.stdout.write(rendered(*sys.argv[1:])[0])
