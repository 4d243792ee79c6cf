"""Bodies that attract each other: every pair of them in one kernel,
without a table of all pairs in memory.

    python nbody.py [--bodies 256] [--steps 100] [--device CPU]

Prints the energy, which a leapfrog step keeps, and the momentum, which stays zero.
"""

from __future__ import annotations

import argparse
import time

import kg_array as kg
from kg_array import Array

SOFT = 0.05


def apart(places: Array) -> tuple[Array, Array]:
    """The vector from each body to each other, and the squared distances, softened."""
    between = places[None, :, :] - places[:, None, :]
    return between, kg.sum(between * between, axis=2) + SOFT**2


def pull(places: Array, masses: Array) -> Array:
    """What accelerates each body."""
    between, squared = apart(places)
    strength = masses / (squared * kg.sqrt(squared))
    return kg.sum(strength[:, :, None] * between, axis=1)


def energy(places: Array, speeds: Array, masses: Array) -> Array:
    """Of motion and of place; a body has none of place with itself."""
    _, squared = apart(places)
    pairs = kg.sum(masses[:, None] * masses / kg.sqrt(squared)) - kg.sum(masses * masses) / SOFT
    return 0.5 * kg.sum(masses * kg.sum(speeds * speeds, axis=1)) - 0.5 * pairs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bodies", type=int, default=256)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--device", help="as KG_DEVICE")
    given = parser.parse_args()

    random = kg.random.Generator(1, device=given.device)
    masses = kg.ones(given.bodies, device=given.device) / given.bodies
    places, speeds = random.normal((given.bodies, 3)), random.normal((given.bodies, 3), std=0.3)
    speeds = speeds - kg.mean(speeds, axis=0)
    kg.realize(masses, places, speeds)
    before = float(energy(places, speeds, masses))
    start, step = time.perf_counter(), 0.01
    for _ in range(given.steps):
        speeds = (speeds + 0.5 * step * pull(places, masses)).realize()
        places = (places + step * speeds).realize()
        speeds = (speeds + 0.5 * step * pull(places, masses)).realize()
    seconds = time.perf_counter() - start
    momentum = float(kg.max(abs(kg.sum(masses[:, None] * speeds, axis=0))))
    print(f"{given.steps} steps of {given.bodies} bodies on {masses.device.name} in {seconds:.2f} s")
    print(f"energy: {before:.5f} at first, {float(energy(places, speeds, masses)):.5f} now; momentum {momentum:.1e}")


if __name__ == "__main__":
    main()
