"""Prints a hash of every source that the golden renderers write for the golden kernels:
run in fresh processes by its test."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.kernels import KERNELS
from golden.renderers import REFUSED, RENDERERS
from kg.compile.program import to_program
from kg.ir.op import Op


def main(backwards: bool) -> None:
    """`backwards` makes them in the other order, so that what one leaves behind in memory is met
    by others."""
    pairs = sorted((renderer, kernel) for renderer in RENDERERS for kernel in KERNELS if (renderer, kernel) not in REFUSED)
    found: dict[str, str] = {}
    for renderer, kernel in reversed(pairs) if backwards else pairs:
        program = to_program(KERNELS[kernel](), RENDERERS[renderer][0]())
        source = next(part.name for part in program.src if part.op is Op.SOURCE)
        found[f"{renderer} {kernel}"] = hashlib.sha256(source.encode()).hexdigest()
    print(json.dumps(found, sort_keys=True))


if __name__ == "__main__":
    main("--backwards" in sys.argv)
