"""Three pages that compute with WebGPU: products of matrices timed, digits that one draws,
heat on a plate. Each checks itself.

    python browser_pages.py [--output pages-made] [matmul digits heat]

Writes a page, a module and its types for each; open the pages in a browser, from the disk or from anywhere. The network for the digits
is trained here first, by the example of kg-array.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import kg_array as ka
import numpy as np
from kg_webgpu.exporting import export

HERE = Path(__file__).parent
sys.path.append(str(HERE.parents[2] / "frontends" / "kg-array" / "examples"))

import digits  # noqa: E402  the example of kg-array
import heat as plates  # noqa: E402

#: Steps of the plate in one run.
STEPS = 8


@ka.jit
def matmul(a: ka.Array, b: ka.Array) -> ka.Array:
    return a @ b


def write_matmul(folder: Path, size: int) -> list[Path]:
    inputs = dict.fromkeys("ab", ("float32", (size, size)))
    return export(matmul, folder / "matmul", inputs, name="Products of matrices", page=HERE / "pages" / "matmul.html")


def trained(steps: int, hidden: int) -> dict[str, ka.Array]:
    """The weights of a small network that reads digits."""
    key = ka.random.key(3)
    pixels = digits.SIDE**2
    first = ka.random.normal(key, (pixels, hidden)) * pixels**-0.5
    second = ka.random.normal(ka.random.fold_in(key, 1), (hidden, 10)) * hidden**-0.5
    weights = {"first": first, "second": second, "shift": ka.zeros(hidden), "bias": ka.zeros(10)}
    for number in range(steps):
        pictures, right = digits.drawn(128, number)
        rate = 0.5 * (1 - number / steps)
        _, weights = digits.step(weights, ka.asarray(pictures), ka.asarray(right), rate)
    return weights


def write_digits(folder: Path, steps: int) -> list[Path]:
    weights = trained(steps, 64)

    @ka.jit
    def read_digits(picture: ka.Array) -> dict[str, ka.Array]:
        return {"likelihood": ka.softmax(digits.scores(weights, picture), axis=1)}

    pictures, right = digits.drawn(1, 4)
    print(f"digits: the page is checked with a {right[0]}")
    inputs = {"picture": ("float32", (1, digits.SIDE**2))}
    page = HERE / "pages" / "digits.html"
    return export(read_digits, folder / "digits", inputs, name="Digits", page=page, check={"picture": pictures})


@ka.jit
def heat(plate: ka.Array, speed: ka.Array) -> ka.Array:
    return ka.fori_loop(0, STEPS, lambda _, u: plates.step(u, speed), plate)


def write_heat(folder: Path, size: int) -> list[Path]:
    start = {"plate": plates.plate(size, None).numpy(), "speed": np.array(0.2, np.float32)}
    inputs = {"plate": ("float32", (size, size)), "speed": ("float32", ())}
    return export(heat, folder / "heat", inputs, name="Heat on a plate", page=HERE / "pages" / "heat.html", check=start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pages", nargs="*", help="which of matmul, digits and heat (default: all)")
    parser.add_argument("--output", type=Path, default=Path("pages-made"))
    parser.add_argument("--matrix", type=int, default=1024, help="rows and columns of the matrices")
    parser.add_argument("--plate", type=int, default=192, help="points along an edge of the plate")
    parser.add_argument("--steps", type=int, default=3000, help="steps of training for the digits")
    options = parser.parse_args()
    writers: dict[str, Callable[[], list[Path]]] = {
        "matmul": lambda: write_matmul(options.output, options.matrix),
        "digits": lambda: write_digits(options.output, options.steps),
        "heat": lambda: write_heat(options.output, options.plate),
    }
    unknown = [page for page in options.pages if page not in writers]
    if unknown:
        parser.error(f"there is no page {unknown[0]}; there are {', '.join(writers)}")
    for page in options.pages or writers:
        for file in writers[page]():
            print(f"{file}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
