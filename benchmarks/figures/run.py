"""A command whose output a table is made of."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

_ONE_THREAD = ("KG_THREADS", "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
#: One thread of each contender.
ALONE = {**dict.fromkeys(_ONE_THREAD, "1"), "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}
#: The same, and AVX2 of each contender.
AVX2 = {
    **ALONE,
    "KGCPU_LEVEL": "x86-64-v3",
    "ONEDNN_MAX_CPU_ISA": "AVX2",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false --xla_cpu_max_isa=AVX2",
}


@dataclass(frozen=True)
class Run:
    """`name` is that of the file that keeps what it prints, or with `saves` what it writes with --save."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict[str, str])
    saves: bool = False

    @staticmethod
    def of(name: str, command: str, environment: Mapping[str, str] | None = None, saves: bool = False) -> Run:
        return Run(name, tuple(shlex.split(command)), environment or {}, saves)

    @property
    def text(self) -> str:
        """As somebody types it; of the environment what is not ALONE, which the page says once."""
        said = [f"{key}={shlex.quote(value)}" for key, value in self.environment.items() if ALONE.get(key) != value]
        return (
            shlex.join(["python", *self.command]) if not said else f"{' '.join(said)} {shlex.join(['python', *self.command])}"
        )


@dataclass(frozen=True)
class Figure:
    """A table: its name in the page, the page, what is run, and the Markdown of the files kept."""

    name: str
    page: str
    runs: tuple[Run, ...]
    table: Callable[[Sequence[Path]], str]
