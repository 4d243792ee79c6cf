"""NIR -> machine code of Qualcomm's Adreno, by ir3, the compiler of Mesa's freedreno
and turnip drivers. It needs neither driver nor card."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any, Final

from kg_nir.mesa.chips import CHIPS
from kg_nir.mesa.library import call, function, get, offset, put, size

_FACTS: Final = ("instrs_count", "nops_count", "max_waves", "subgroup_size", "stp_count", "ldp_count")
_OF_VARIANT: Final = ("constlen", "pvtmem_size", "shared_size")
#: A register that is not used is number -1 of 8 bits, and numbers count vectors of four.
_NONE: Final = 255


class _Info(ctypes.Structure):
    """fd_dev_info, which is returned by value."""

    _fields_ = (("bytes", ctypes.c_uint8 * size("fd_dev_info")),)


class IR3:
    """The compiler for one chip."""

    def __init__(self, mesa: ctypes.CDLL, chip: int) -> None:
        self._mesa = mesa
        self._id, options = (ctypes.create_string_buffer(size(s)) for s in ("fd_dev_id", "ir3_compiler_options"))
        at = ctypes.addressof(self._id)
        put(at, "fd_dev_id", "chip_id", chip)
        name: bytes | None = call(self._mesa, "fd_dev_name", at, result=ctypes.c_char_p)
        if name is None:
            raise ValueError(f"Mesa knows no Adreno {chip:#010x}")
        self.name = name.decode()
        self._info = function(mesa, "fd_dev_info", ctypes.c_uint64, result=_Info)(at)
        for option in ("disable_cache", "storage_16bit", "storage_8bit"):
            put(ctypes.addressof(options), "ir3_compiler_options", option, 1)
        self._compiler: int = call(
            self._mesa, "ir3_compiler_create", 0, at, ctypes.addressof(self._info), ctypes.addressof(options)
        )
        self.options: int = call(self._mesa, "ir3_get_compiler_options", self._compiler)

    def compile(self, shader: int) -> tuple[dict[str, Any], bytes]:
        """Facts and machine code. ir3's own passes run on the shader first."""
        robust, options, key = (
            ctypes.create_string_buffer(size(s)) for s in ("ir3_shader_nir_options", "ir3_shader_options", "ir3_shader_key")
        )
        call(self._mesa, "ir3_finalize_nir", self._compiler, ctypes.addressof(robust), shader, result=None)
        put(self._compiler, "ir3_compiler", "shader_count", 0)  # the listing has the shader's number
        made: int = call(self._mesa, "ir3_shader_from_nir", self._compiler, shader, ctypes.addressof(options), 0)
        created = ctypes.c_bool()
        variant: int | None = call(
            self._mesa, "ir3_shader_get_variant", made, ctypes.addressof(key), 0, 1, ctypes.addressof(created)
        )  # the last but one asks for the listing
        if variant is None:
            raise ValueError("ir3 makes no code of this shader: it says why on its standard error")
        info = variant + offset("ir3_shader_variant", "info")
        facts = {fact: get(info, "ir3_info", fact) for fact in _FACTS}
        facts |= {fact: get(variant, "ir3_shader_variant", fact) for fact in _OF_VARIANT}
        for fact, field in (("full_registers", "max_reg"), ("half_registers", "max_half_reg")):
            last = get(info, "ir3_info", field)
            facts[fact] = 0 if last == _NONE else 4 * (last + 1)
        text = get(variant + offset("ir3_shader_variant", "disasm_info"), "ir3_disasm_info", "disasm")
        words: dict[str, Any] = {"facts": facts, "listing": ctypes.string_at(text).decode() if text else ""}
        code = ctypes.string_at(get(variant, "ir3_shader_variant", "bin"), get(info, "ir3_info", "size"))
        call(self._mesa, "ir3_shader_destroy", made, result=None)
        return words, code


@cache
def ir3(mesa: ctypes.CDLL, arch: str) -> IR3:
    """One for each chip."""
    return IR3(mesa, CHIPS[arch])
