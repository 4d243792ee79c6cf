"""llvmlite as the compilers of LLVM IR use it: imported at the first compile, once for all devices."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from kg.plugin import DeviceUnavailable, fork_safe_lock, hold_across_forks

_first_use = fork_safe_lock()


def llvm_binding(who: str) -> Any:
    """llvmlite.binding with every target ready; `who` misses it where there is none.
    Its lock is held across forks: a child would wait for ever for a thread that it lacks."""
    try:
        return _ready_binding()
    except ImportError as error:
        raise DeviceUnavailable(f"{who}: llvmlite can't be imported ({error}). Install it: pip install llvmlite") from error


@cache
def _ready_binding() -> Any:
    with _first_use:
        binding: Any = importlib.import_module("llvmlite.binding")
        lock = getattr(getattr(binding.ffi.lib, "_lock", None), "_lock", None)
        if lock is not None:  # a version without one has none to wait for
            hold_across_forks(lock)
        binding.initialize_all_targets()
        binding.initialize_all_asmprinters()
        return binding
