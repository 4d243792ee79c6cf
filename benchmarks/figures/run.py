"""A command whose output a table is made of."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from side_by_side.levels import ONE_CORE

#: One thread of each contender.
ALONE = {**dict.fromkeys(ONE_CORE, "1"), "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}


@dataclass(frozen=True)
class Run:
    """`name` is that of the file that keeps what it prints, or with `saves` what it writes with --save.
    `level`: all contenders are kept to it, where the command does not do so itself."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict[str, str])
    saves: bool = False
    level: str | None = None

    @staticmethod
    def of(
        name: str, command: str, environment: Mapping[str, str] | None = None, saves: bool = False, level: str | None = None
    ) -> Run:
        return Run(name, tuple(shlex.split(command)), environment or {}, saves, level)

    @property
    def text(self) -> str:
        """As somebody types it; of the environment what is not ALONE, which the page says once,
        and of a level kg's."""
        level = {"KGCPU_LEVEL": self.level} if self.level else {}
        said = {key: value for key, value in self.environment.items() if ALONE.get(key) != value} | level
        return " ".join(
            [*(f"{key}={shlex.quote(value)}" for key, value in said.items()), shlex.join(["python", *self.command])]
        )


@dataclass(frozen=True)
class Figure:
    """A table: its name in the page, the page, what is run, and the Markdown of the files kept."""

    name: str
    page: str
    runs: tuple[Run, ...]
    table: Callable[[Sequence[Path]], str]
