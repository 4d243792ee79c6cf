"""Heat that spreads over a plate with cold edges:
a step is one kernel, which is compiled once and run again and again.

    python heat.py [--size 96] [--steps 600] [--device CPU] [--png plate.png]

Prints the plate as text; with --png, where matplotlib is installed, it draws it too.
"""

from __future__ import annotations

import argparse
import importlib.util
import time
from pathlib import Path

import kg_array as kg
from kg_array import Array

SHADES = " .:-=+*#%@"


def step(u: Array, speed: float) -> Array:
    """One explicit step of the heat equation: each point moves towards the mean of its neighbours;
    the edge stays at 0."""
    around = u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2]
    inner = u[1:-1, 1:-1]
    return kg.pad(inner + speed * (around - 4 * inner), 1)


def plate(size: int, device: str | None) -> Array:
    """Two hot squares on a cold plate."""
    u = kg.zeros((size, size), device=device)
    a, b = size // 8, size // 4
    u[a : a + b, a : a + b] = 1.0
    u[-a - b : -a, -a - 2 * b : -a - b] = 0.7
    return u


def as_text(u: Array, rows: int = 24, columns: int = 48) -> str:
    """The plate by shades: every point shown is one of the plate."""
    high, wide = u.shape
    shown = u[:: max(1, high // rows), :: max(1, wide // columns)].numpy()
    greatest = shown.max() or 1.0
    return "\n".join("".join(SHADES[int(v / greatest * (len(SHADES) - 1))] for v in row) for row in shown)


def draw(u: Array, path: Path) -> bool:
    """A PNG of the plate, where matplotlib is installed."""
    if importlib.util.find_spec("matplotlib") is None:
        return False
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    plt.imsave(path, u.numpy(), cmap="inferno")
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=96)
    parser.add_argument("--steps", type=int, default=600)
    parser.add_argument("--device", help="as KG_DEVICE")
    parser.add_argument("--png", type=Path)
    given = parser.parse_args()

    u = plate(given.size, given.device).realize()
    before = float(kg.sum(u))
    start = time.perf_counter()
    for _ in range(given.steps):
        u = step(u, 0.2).realize()
    seconds = time.perf_counter() - start
    print(as_text(u))
    print(f"{given.steps} steps of {given.size} x {given.size} on {u.device.name} in {seconds:.2f} s")
    print(f"heat: {before:.2f} at first, {float(kg.sum(u)):.2f} now; hottest {float(kg.max(u)):.3f}")
    if given.png and not draw(u, given.png):
        print("no PNG: matplotlib is not installed")
    elif given.png:
        print(f"drawn: {given.png}")


if __name__ == "__main__":
    main()
