"""kg on Metal beside MLX and PyTorch's MPS on the same GPU, round by round, each result checked.

`python benchmarks/gpus/metal.py [--only softmax] [--rounds 5]`. A ratio is the median over the rounds of how many times the first peer's time something takes. What is not
installed takes no part. Without a Mac, `--device METAL:HOST --small` runs kg's part at tiny sizes on the host: results are checked, times say nothing.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from kg.errors import DeviceUnavailable
from kg.plugin.registry import open_device
from kg.semantics.floats import Array

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # side_by_side
from side_by_side.case import Case
from side_by_side.contender import Contender, InThisProcess
from side_by_side.in_process import Kg, case_of, shown, workload_of

#: row -> the workload, its sizes, and small ones for the host
ROWS: dict[str, tuple[str, tuple[int, ...], tuple[int, ...]]] = {
    "vector_add": ("vector_add", (1 << 24,), (1 << 10,)),
    "sum_all": ("sum_all", (1 << 24,), (1 << 12,)),
    "softmax": ("softmax", (4096, 1024), (8, 64)),
    "layernorm": ("layernorm", (4096, 1024), (8, 64)),
    "gemv": ("gemv", (4096, 4096), (32, 64)),
    "transpose": ("transpose", (2048, 2048), (32, 48)),
    "matmul": ("matmul_1024", (1024,), (32,)),
    "matmul_bfloat16": ("matmul_bfloat16", (2048,), (64,)),
    "attention": ("attention", (8, 1024, 64), (1, 16, 16)),
}
#: Rows of bfloat16: peers give results in it, rounded once, where kg's are float32.
NARROW, ROUNDED = frozenset({"matmul_bfloat16"}), 2.0**-7


class Peer(InThisProcess):
    """A library by the functions that it shares with numpy:
    subclass and say how arrays go in and out, and how one waits."""

    def __init__(self, row: str) -> None:
        super().__init__()
        self._row, self._result = row, None

    def put(self, array: Array) -> Any:
        raise NotImplementedError

    def take(self, result: Any) -> Array:
        raise NotImplementedError

    def functions(self) -> dict[str, Callable[..., Any]]:
        raise NotImplementedError

    def wait(self, result: Any) -> None:
        raise NotImplementedError

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        given, function = [self.put(a) for a in case.arrays], self.functions()[self._row]

        def call() -> None:
            self._result = function(*given)
            self.wait(self._result)

        return call

    def computed(self, case: Case) -> Array:
        return self.take(self._result).reshape(case.result.shape)


class MLX(Peer):
    name = "mlx"

    def __init__(self, row: str) -> None:
        super().__init__(row)
        self._mx = importlib.import_module("mlx.core")

    def put(self, array: Array) -> Any:
        made = self._mx.array(array)
        return made.astype(self._mx.bfloat16) if self._row in NARROW else made

    def take(self, result: Any) -> Array:
        return np.array(result.astype(self._mx.float32))

    def wait(self, result: Any) -> None:
        self._mx.eval(result)

    def functions(self) -> dict[str, Callable[..., Any]]:
        mx = self._mx
        return {
            "vector_add": mx.add,
            "sum_all": mx.sum,
            "softmax": lambda x: mx.softmax(x, axis=1),
            "layernorm": lambda x, *more: mx.fast.layer_norm(x, *(more or (None, None)), 1e-5),
            "gemv": mx.matmul,
            "transpose": lambda x: mx.contiguous(x.T),
            "matmul": mx.matmul,
            "matmul_bfloat16": mx.matmul,
            "attention": lambda q, k, v: mx.fast.scaled_dot_product_attention(
                q[None], k[None], v[None], scale=q.shape[-1] ** -0.5
            )[0],
        }


class TorchMPS(Peer):
    name = "torch-mps"

    def __init__(self, row: str) -> None:
        super().__init__(row)
        self._torch = importlib.import_module("torch")
        if not self._torch.backends.mps.is_available():
            raise ImportError("PyTorch has no MPS here")

    def put(self, array: Array) -> Any:
        made = self._torch.from_numpy(np.ascontiguousarray(array)).to("mps")
        return made.to(self._torch.bfloat16) if self._row in NARROW else made

    def take(self, result: Any) -> Array:
        return result.float().cpu().numpy()

    def wait(self, result: Any) -> None:
        self._torch.mps.synchronize()

    def functions(self) -> dict[str, Callable[..., Any]]:
        torch = self._torch
        nn = torch.nn.functional
        return {
            "vector_add": torch.add,
            "sum_all": torch.sum,
            "softmax": lambda x: torch.softmax(x, 1),
            "layernorm": lambda x, *more: nn.layer_norm(x, x.shape[1:], *more),
            "gemv": torch.matmul,
            "transpose": lambda x: x.T.contiguous(),
            "matmul": torch.matmul,
            "matmul_bfloat16": torch.matmul,
            "attention": lambda q, k, v: nn.scaled_dot_product_attention(q[None], k[None], v[None])[0],
        }


def peers(row: str) -> list[Contender]:
    """Those that are installed, the reference first."""
    found: list[Contender] = []
    for kind in (MLX, TorchMPS):
        try:
            found.append(kind(row))
        except ImportError as error:
            print(f"no {kind.name}: {error}", file=sys.stderr)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="METAL")
    parser.add_argument("--small", action="store_true", help="sizes for the host: whether all of it works, not how fast")
    parser.add_argument("--only", action="append", choices=ROWS, help="only this row; may be repeated")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each contender in each round (default: 0.3)")
    options = parser.parse_args()
    try:
        device = open_device(options.device)
    except DeviceUnavailable as error:
        sys.exit(f"{error}\n`kg doctor` says what is missing; `--device METAL:HOST --small` runs kg's part without a Mac")
    print(f"{device.name}: {device.runtime.card.facts.name}")
    wrong = 0
    for row in (name for name in ROWS if not options.only or name in options.only):
        name, sizes, small = ROWS[row]
        case = case_of(workload_of(name, small if options.small else sizes))
        if row in NARROW:
            case = replace(case, workload=replace(case.workload, tolerance=ROUNDED))
        wrong += not shown(row, case, [*peers(row), Kg(device)], options)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
