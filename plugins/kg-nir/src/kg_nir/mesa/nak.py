"""NIR -> NVIDIA's machine code (SASS), by NAK, the compiler of Mesa's nouveau driver.
It needs neither driver nor card."""

from __future__ import annotations

import ctypes
import os
from functools import cache
from typing import Any, Final

from kg_nir.mesa.library import call, get, put, size

FACTS: Final = (
    "num_gprs",
    "num_control_barriers",
    "num_instrs",
    "num_static_cycles",
    "num_spills_to_mem",
    "num_fills_from_mem",
    "num_spills_to_reg",
    "slm_size",
)
#: architecture -> warps of one multiprocessor
_WARPS: Final = {75: 32, 86: 48, 87: 48, 89: 48, 120: 48}


class NAK:
    """The compiler for one architecture, a compute capability times ten."""

    def __init__(self, mesa: ctypes.CDLL, number: int) -> None:
        os.environ["NAK_DEBUG"] = "nougpr"  # with uniform registers it writes LEA.HI and, for sm_90, R2UR that do not exist
        self._mesa = mesa
        self._device = ctypes.create_string_buffer(size("nv_device_info"))
        at = ctypes.addressof(self._device)
        put(at, "nv_device_info", "sm", number)
        put(at, "nv_device_info", "max_warps_per_mp", _WARPS.get(number, 64))
        self._compiler: int = call(self._mesa, "nak_compiler_create", at)
        self.options: int = call(self._mesa, "nak_nir_options", self._compiler)

    def compile(self, shader: int) -> tuple[dict[str, Any], bytes]:
        """Facts and machine code. NAK's own passes run on the shader first."""
        call(self._mesa, "nak_preprocess_nir", shader, self._compiler, result=None)
        made: int = call(self._mesa, "nak_compile_shader", shader, 1, self._compiler, 0, 0)
        info = {fact: get(made, "nak_shader_info", fact) for fact in FACTS}
        text = get(made, "nak_shader_bin", "asm_str")
        code = ctypes.string_at(get(made, "nak_shader_bin", "code"), get(made, "nak_shader_bin", "code_size"))
        words: dict[str, Any] = {"facts": info, "listing": ctypes.string_at(text).decode() if text else ""}
        call(self._mesa, "nak_shader_bin_destroy", made, result=None)
        return words, code


@cache
def nak(mesa: ctypes.CDLL, arch: str) -> NAK:
    """One for each architecture, as sm_90."""
    return NAK(mesa, int(arch.removeprefix("sm_")))
