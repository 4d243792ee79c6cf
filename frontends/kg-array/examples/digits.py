"""A small network learns to read digits: drawn in five by seven points,
moved about and blurred by noise.

`python digits.py` trains for a few seconds and says how many of the digits that it has not seen it reads; `--device REF` does so anywhere, slowly.
"""

from __future__ import annotations

import argparse

import kg_array as kg
import numpy as np

FONT = (
    *("01110 10001 10011 10101 11001 10001 01110", "00100 01100 00100 00100 00100 00100 01110"),
    *("01110 10001 00001 00010 00100 01000 11111", "11111 00010 00100 00010 00001 10001 01110"),
    *("00010 00110 01010 10010 11111 00010 00010", "11111 10000 11110 00001 00001 10001 01110"),
    *("00110 01000 10000 11110 10001 10001 01110", "11111 00001 00010 00100 01000 01000 01000"),
    *("01110 10001 10001 01110 10001 10001 01110", "01110 10001 10001 01111 00001 00010 01100"),
)
SIDE = 12
Weights = dict[str, kg.Array]


def drawn(count: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Pictures, and which digit each is."""
    random = np.random.default_rng(seed)
    shapes = [np.array([[int(p) for p in row] for row in digit.split()], np.float32) for digit in FONT]
    digits = random.integers(0, 10, count)
    pictures = random.normal(0, 0.35, (count, SIDE, SIDE)).astype(np.float32)
    for picture, digit in zip(pictures, digits, strict=True):
        down, right = random.integers(0, SIDE - 7), random.integers(0, SIDE - 5)
        picture[down : down + 7, right : right + 5] += shapes[digit]
    return pictures.reshape(count, SIDE * SIDE), digits


def scores(weights: Weights, pictures: kg.Array) -> kg.Array:
    hidden = kg.relu(pictures @ weights["first"] + weights["shift"])
    return hidden @ weights["second"] + weights["bias"]


def loss(weights: Weights, pictures: kg.Array, digits: kg.Array) -> kg.Array:
    """The mean of how unlikely the right digits are thought to be."""
    likely = kg.log_softmax(scores(weights, pictures), axis=1)
    return -kg.mean(kg.take_along_axis(likely, digits[:, None], axis=1))


@kg.jit
def step(weights: Weights, pictures: kg.Array, digits: kg.Array, rate: float) -> tuple[kg.Array, Weights]:
    value, slopes = kg.value_and_grad(loss)(weights, pictures, digits)
    return value, {name: weights[name] - rate * slopes[name] for name in weights}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", help="where to compute (default: the best there is)")
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--unseen", type=int, default=1000, help="how many digits to read afterwards")
    options = parser.parse_args()
    if options.device:
        kg.set_default_device(options.device)
    key = kg.random.key(3)
    sizes = {"first": (SIDE * SIDE, options.hidden), "second": (options.hidden, 10)}
    weights = {n: kg.random.normal(kg.random.fold_in(key, i), s) * s[0] ** -0.5 for i, (n, s) in enumerate(sizes.items())}
    weights |= {"shift": kg.zeros(options.hidden), "bias": kg.zeros(10)}
    for number in range(options.steps):
        pictures, digits = drawn(options.batch, number)
        value, weights = step(weights, kg.asarray(pictures), kg.asarray(digits), 0.5 * (1 - number / options.steps))
        if number % max(1, options.steps // 6) == 0:
            print(f"step {number}: loss {float(value):.3f}")
    pictures, digits = drawn(options.unseen, -1 % 2**32)
    read = kg.argmax(scores(weights, kg.asarray(pictures)), axis=1)
    print(f"digits read: {float(kg.mean(kg.astype(read == kg.asarray(digits), kg.float32))):.1%}")


if __name__ == "__main__":
    main()
