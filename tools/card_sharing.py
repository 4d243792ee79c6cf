"""Memory shared with PyTorch and CuPy on a card, without a copy:
DLPack both ways, `__cuda_array_interface__`, streams, lifetimes.

`python tools/card_sharing.py [--device CUDA]` prints a Markdown table; says of a library that is not installed that it is missing. Ends with 1 where something is wrong.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import sys
from collections.abc import Callable, Iterator
from typing import Any

import kg
import kg_array as ka
import numpy as np
from kg.errors import DeviceUnavailable
from kg.runtime.device import Device

SIZE = 1 << 20


class Described:
    """Anybody's memory of the card, by `__cuda_array_interface__` alone."""

    def __init__(self, buffer: kg.Buffer) -> None:
        self.held = buffer

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": (SIZE,),
            "typestr": "<f4",
            "data": (self.held.address, False),
            "version": 3,
            "strides": None,
            "stream": 1,
        }


def numbers() -> np.ndarray:
    return np.arange(SIZE, dtype=np.float32) % 1000


def own_memory(device: Device) -> None:
    buffer = device.buffer(numbers())
    x = ka.asarray(Described(buffer), device=device.name)
    assert x.buffer.address == buffer.address, "it was copied"
    assert ((x * 2.0).numpy() == numbers() * 2).all()


def torch_checks(torch: Any) -> Iterator[tuple[str, Callable[[Device], None]]]:
    def taken(device: Device) -> None:
        t = torch.from_numpy(numbers()).cuda()
        x = ka.from_dlpack(t)
        assert x.buffer.address == t.data_ptr(), "it was copied"
        assert ((x + 1.0).numpy() == numbers() + 1).all()

    def given(device: Device) -> None:
        x = ka.asarray(numbers(), device=device.name) * 2.0
        t = torch.from_dlpack(x)
        assert t.data_ptr() == x.buffer.address, "it was copied"
        assert (t.cpu().numpy() == numbers() * 2).all()

    def described(device: Device) -> None:
        buffer = device.buffer(numbers())
        t = torch.as_tensor(buffer, device="cuda")
        assert t.data_ptr() == buffer.address, "it was copied"
        t += 1
        torch.cuda.synchronize()
        assert (buffer.numpy() == numbers() + 1).all()

    def streams(device: Device) -> None:
        for seed in range(20):
            stream = torch.cuda.Stream()
            with torch.cuda.stream(stream):
                a = torch.full((2048, 2048), float(seed), device="cuda")
                for _ in range(10):
                    a = (a @ a) * 0 + seed + 1  # long, so that who does not wait reads what was there before
                y = ka.from_dlpack(a) * 2.0
                t = torch.from_dlpack(y) + 1
            stream.synchronize()
            assert (t == 2 * (seed + 1) + 1).all().item(), seed

    def lifetimes(device: Device) -> None:
        kept = [ka.from_dlpack(torch.full((SIZE,), float(n), device="cuda")) * 1.0 for n in range(16)]
        gc.collect()
        torch.full((16 * SIZE,), -1.0, device="cuda")
        assert all((x.numpy() == n).all() for n, x in enumerate(kept))

    yield from (("PyTorch's tensors by DLPack", taken), ("kg's arrays in PyTorch", given), ("a Buffer as a tensor", described))
    yield from (("order of PyTorch's streams", streams), ("tensors that have gone", lifetimes))


def cupy_checks(cupy: Any) -> Iterator[tuple[str, Callable[[Device], None]]]:
    def taken(device: Device) -> None:
        c = cupy.asarray(numbers())
        for x in (ka.from_dlpack(c), ka.asarray(c, device=device.name)):
            assert x.buffer.address == c.data.ptr, "it was copied"
            assert ((x + 1.0).numpy() == numbers() + 1).all()

    def given(device: Device) -> None:
        x = ka.asarray(numbers(), device=device.name) * 2.0
        assert (cupy.asnumpy(cupy.from_dlpack(x)) == numbers() * 2).all()
        buffer = device.buffer(numbers())
        c = cupy.asarray(buffer)
        c += 1
        cupy.cuda.Device().synchronize()
        assert (buffer.numpy() == numbers() + 1).all()

    yield from (("CuPy's arrays", taken), ("kg's arrays and buffers in CuPy", given))


def checks(device: Device) -> Iterator[tuple[str, Callable[[Device], None] | str]]:
    """Each with what it does, or why it can't be done."""
    simulated = device.runtime.interprets
    yield "__cuda_array_interface__", "no GPU's memory: the simulator's" if simulated else own_memory
    for name, made in (("torch", torch_checks), ("cupy", cupy_checks)):
        try:
            library = importlib.import_module(name)
        except ImportError as error:
            yield name, f"missing: {error}"
            continue
        usable = not simulated and (name == "cupy" or library.cuda.is_available())
        yield from (
            made(library)
            if usable
            else [(name, "it sees no card" if not simulated else "the simulator's memory is none of a card")]
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="CUDA")
    options = parser.parse_args()
    try:
        device = kg.open_device(options.device)
    except DeviceUnavailable as error:
        sys.exit(f"{error}\n`kg doctor` says what is missing")
    print("| what | result |\n|---|---|")
    wrong = 0
    for name, check in checks(device):
        said = check if isinstance(check, str) else "ok"
        if not isinstance(check, str):
            try:
                check(device)
            except Exception as error:  # of any library: the next check goes on
                wrong, said = wrong + 1, f"WRONG: {type(error).__name__}: {str(error).partition(chr(10))[0]}"
        print(f"| {name} | {said} |", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
