"""nvrtc's PTX of a Hopper kernel by hand: boxes of tensors, mbarriers and wgmma together,
and what its faults are called."""

from __future__ import annotations

import re

import numpy as np
import pytest
from hopper import check_text
from kg_cuda.sim import SimulatorTrap, parse
from kg_cuda.sim.tensor_map import encode
from simulated import KERNELS, Device, i32

TEXT = (KERNELS / "hopper.ptx").read_text()
SWIZZLE = 128


def multiply(text: str, m: int, n: int, k: int, *, swizzle: int = SWIZZLE, rows: int = 128) -> tuple[np.ndarray, np.ndarray]:
    """What the kernel makes of two matrices of small whole numbers, and what it should."""
    rng, device = np.random.default_rng(8), Device()
    a, b = rng.integers(-4, 5, (m, k)), rng.integers(-4, 5, (n, k))
    left, right = (device.put((x.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)) for x in (a, b))
    out = device.empty(m * n * 4)
    maps = [encode(at, 2, (k, count), (k * 2,), (64, box), swizzle) for at, count, box in ((left, m, rows), (right, n, 64))]
    arguments = out.to_bytes(8, "little").ljust(64, b"\0") + maps[0] + maps[1] + i32(n) + i32(k)
    device.run(parse(text), "matmul", (n // 64, m // 128, 1), 384, arguments)
    return device.get(out, (m, n), "f4"), a @ b.T


@pytest.mark.parametrize(("m", "n", "k"), [(128, 64, 64), (128, 64, 320), (256, 128, 256)])
def test_matmul(m, n, k):
    """Also with more and with fewer turns than there are stages."""
    found, wanted = multiply(TEXT, m, n, k)
    assert (found == wanted).all()


def test_ptxas_takes_it():
    check_text(TEXT)


def without(pattern: str, text: str = TEXT) -> str:
    changed, count = re.subn(pattern, "", text)
    assert count
    return changed


@pytest.mark.parametrize(
    ("pattern", "match"),
    [
        (r"wgmma\.fence\.sync\.aligned;", "comes after a wgmma.fence"),
        (r"wgmma\.wait_group\.sync\.aligned 0;", "still (reads|writes)"),
        (r"mbarrier\.init\.shared::cta\.b64 [^;]*;", "there is no mbarrier"),
        (r"mbarrier\.arrive\.shared::cta\.b64 [^;]*;", "never ends"),
    ],
)
def test_faults(pattern, match):
    with pytest.raises(SimulatorTrap, match=match):
        multiply(without(pattern), 128, 64, 320)


def test_maps_that_do_not_fit():
    """A box with fewer rows than were announced never completes.
    Rows that are not swizzled are others than the descriptor says."""
    with pytest.raises(SimulatorTrap, match="bytes are awaited"):
        multiply(TEXT, 128, 64, 128, rows=64)
    found, wanted = multiply(TEXT, 128, 64, 64, swizzle=0)
    assert (found != wanted).any()
