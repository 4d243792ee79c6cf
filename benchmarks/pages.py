"""Measures, and writes the tables of docs/performance:
`python benchmarks/pages.py KEPT --machine "a Zen 5, 28 November 2026" [--only NAME ...]`.

What a command printed is kept in the folder KEPT, and run again only when it is not there (or `--only` names it with `--again`). A table stands in its page
between `<!-- NAME -->` and `<!-- end -->`, under a line with the machine and the commands. Peers are those that this Python has. Nothing else may run meanwhile.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from figures import FIGURES
from figures.run import Figure, Run
from side_by_side.levels import dispatched, limits

HERE = Path(__file__).parent
PAGES = HERE.parent / "docs" / "performance"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kept", type=Path, help="the folder of what was printed")
    parser.add_argument("--machine", required=True, help="what it was measured on, and when")
    parser.add_argument(
        "--only", action="append", choices=[figure.name for figure in FIGURES], help="only this table; may be repeated"
    )
    parser.add_argument("--again", action="store_true", help="run what is kept, too")
    parser.add_argument("--no-run", action="store_true", help="write what is kept, and run nothing")
    options = parser.parse_args()
    options.kept.mkdir(parents=True, exist_ok=True)
    for figure in FIGURES:
        if options.only and figure.name not in options.only:
            continue
        for run in figure.runs:
            if not options.no_run and (options.again or not (options.kept / run.name).exists()):
                print(f"{figure.name}: {run.text}", flush=True)
                measure(run, options.kept)
        if all((options.kept / run.name).exists() for run in figure.runs):
            page = PAGES / figure.page
            page.write_text(written(page.read_text(), figure, options.kept, options.machine))


def measure(run: Run, kept: Path) -> None:
    """Under another name until it has ended well."""
    begun = kept / f"{run.name}.begun"
    begun.unlink(missing_ok=True)
    given = {**os.environ, "KG_CACHE_DIR": str(kept.resolve() / "cache"), **run.environment}
    environment = limits(run.level, given, dispatched())
    command = [sys.executable, *run.command, *(("--save", str(begun)) if run.saves else ())]
    done = subprocess.run(command, cwd=HERE.parent, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{run.text} failed:\n{done.stdout}")
    if not run.saves:
        begun.write_text(done.stdout)
    begun.rename(kept / run.name)


def written(text: str, figure: Figure, kept: Path, machine: str) -> str:
    """The page with this table. Raises ValueError where the page has no place for it."""
    commands = "; ".join(f"`{run.text}`" for run in figure.runs)
    block = f"<!-- {figure.name} -->\n{commands}, on {machine}:\n\n{figure.table([kept / run.name for run in figure.runs])}\n\n<!-- end -->"
    new, count = re.subn(rf"<!-- {figure.name} -->\n.*?<!-- end -->", lambda _: block, text, flags=re.DOTALL)
    if count != 1:
        raise ValueError(f"docs/performance/{figure.page} has {count} places <!-- {figure.name} --> … <!-- end -->, not one")
    return new


if __name__ == "__main__":
    main()
