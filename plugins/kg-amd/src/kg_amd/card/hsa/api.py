"""HSA's library: where it is, the functions that are called and their types,
its structures and numbers. No headers are needed: hsa.h and hsa_ext_amd.h of ROCm 5.2 to 7."""

from __future__ import annotations

import ctypes
from ctypes import c_bool, c_char_p, c_int, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from functools import cache
from typing import Any, Final

from kg.plugin import DeviceUnavailable

from kg_amd.card import kfd
from kg_amd.card.contracts import FORKS, AMDError
from kg_amd.card.libraries import load

#: As the tables below are read: pointer, int, unsigned, size; handles (agents, signals, pools) are structures of one word, passed as the word.
P, I, U, Z, H, V = c_void_p, c_int, c_uint32, c_size_t, c_uint64, c_int64  # noqa: E741
#: hsa_status_t (*)(handle, data); of system events (event, data); of a queue's errors (status, queue, data).
Visit = ctypes.CFUNCTYPE(I, H, P)
OnEvent = ctypes.CFUNCTYPE(I, P, P)
OnError = ctypes.CFUNCTYPE(None, I, P, P)
#: name -> the types of its arguments. All return hsa_status_t but those of RESULTS.
SIGNATURES: Final[dict[str, tuple[Any, ...]]] = {
    **{"hsa_init": (), "hsa_status_string": (I, P), "hsa_system_get_info": (I, P), "hsa_iterate_agents": (Visit, P)},
    **{"hsa_agent_get_info": (H, I, P), "hsa_amd_agent_iterate_memory_pools": (H, Visit, P)},
    **{"hsa_amd_memory_pool_get_info": (H, I, P), "hsa_amd_memory_pool_allocate": (H, Z, U, P)},
    **{"hsa_amd_memory_pool_free": (P,), "hsa_amd_agents_allow_access": (U, P, P, P), "hsa_amd_pointer_info": (P, P, P, P, P)},
    **{"hsa_amd_agent_memory_pool_get_info": (H, H, I, P), "hsa_amd_memory_async_copy": (P, H, P, H, Z, U, P, H)},
    **{"hsa_signal_create": (V, U, P, P), "hsa_signal_destroy": (H,), "hsa_signal_store_relaxed": (H, V)},
    **{"hsa_signal_store_screlease": (H, V), "hsa_signal_wait_scacquire": (H, I, V, c_uint64, I)},
    **{"hsa_queue_create": (H, U, U, OnError, P, U, U, P), "hsa_queue_destroy": (P,)},
    **{"hsa_queue_load_read_index_scacquire": (P,), "hsa_queue_add_write_index_screlease": (P, c_uint64)},
    **{"hsa_code_object_reader_create_from_memory": (P, Z, P), "hsa_code_object_reader_destroy": (H,)},
    **{"hsa_executable_create_alt": (I, I, P, P), "hsa_executable_load_agent_code_object": (H, H, H, P, P)},
    **{
        "hsa_executable_freeze": (H, P),
        "hsa_executable_destroy": (H,),
        "hsa_executable_get_symbol_by_name": (H, c_char_p, P, P),
    },
    **{"hsa_executable_symbol_get_info": (H, I, P), "hsa_amd_register_system_event_handler": (OnEvent, P)},
    **{"hsa_amd_profiling_set_profiler_enabled": (P, I), "hsa_amd_profiling_get_dispatch_time": (H, H, P)},
}
RESULTS: Final[dict[str, Any]] = {
    **{"hsa_signal_store_relaxed": None, "hsa_signal_store_screlease": None, "hsa_signal_wait_scacquire": V},
    **{"hsa_queue_load_read_index_scacquire": c_uint64, "hsa_queue_add_write_index_screlease": c_uint64},
}
#: hsa_status_t
ERROR, OUT_OF_RESOURCES, INVALID_ALLOCATION, INVALID_SYMBOL_NAME = 0x1000, 0x1008, 0x1003, 0x1013
#: hsa_system_info_t, hsa_agent_info_t and hsa_amd_agent_info_t, hsa_amd_memory_pool_info_t, hsa_executable_symbol_info_t
MAJOR, MINOR, TIMESTAMP_FREQUENCY = 0, 1, 3
AGENT_NAME, QUEUE_MAX_SIZE, DEVICE_TYPE, COMPUTE_UNITS, PRODUCT_NAME = 0, 14, 17, 0xA002, 0xA009
SEGMENT, GLOBAL_FLAGS, POOL_SIZE, ALLOC_ALLOWED = 0, 1, 2, 5
KERNARG_SIZE, GROUP_SIZE, PRIVATE_SIZE, KERNEL_OBJECT = 11, 13, 14, 22
#: hsa_device_type_t; flags of pools; hsa_amd_agent_memory_pool_info_t and what it says of pools that are out of reach
CPU, GPU = 0, 1
KERNARG, FINE_GRAINED, COARSE_GRAINED = 1, 2, 4
ACCESS, NEVER = 0, 0
#: hsa_signal_condition_t and hsa_wait_state_t; hsa_queue_type_t; hsa_profile_t
LESS, BLOCKED, ACTIVE, SINGLE, FULL_PROFILE = 2, 0, 1, 1, 1
#: hsa_amd_event_type_t
MEMORY_FAULT, HARDWARE_EXCEPTION = 0, 1
_NAME_BYTES: Final = 64
_NAMES: Final = ("libhsa-runtime64.so.1", "libhsa-runtime64.so")
_HOW: Final = "Install ROCm's runtime (https://rocm.docs.amd.com), or run on the emulator with KG_DEVICE=AMD:SIM"


class QueueRecord(ctypes.Structure):
    """hsa_queue_t"""

    _fields_ = (("type", U), ("features", U), ("base", P), ("doorbell", H), ("size", U), ("reserved", U), ("id", c_uint64))


class PointerInfo(ctypes.Structure):
    """hsa_amd_pointer_info_t"""

    _fields_ = (
        ("size", U), ("type", I), ("base", P), ("host_base", P), ("nbytes", Z), ("user", P), ("owner", H), ("flags", U), ("registered", c_bool),
    )  # fmt: skip


class Event(ctypes.Structure):
    """hsa_amd_event_t, of memory faults.
    Of hardware exceptions the word behind the agent is the reset's type, and its upper half the cause."""

    _fields_ = (("kind", I), ("agent", H), ("address", c_uint64), ("reasons", U))


class Hsa:
    """The library's functions, typed."""

    def __init__(self, library: Any) -> None:
        for name, types in SIGNATURES.items():
            function = getattr(library, name, None)
            if function is None:
                raise DeviceUnavailable(f"AMD: this libhsa-runtime64 has no {name}: it is older than ROCm 5.2. {_HOW}")
            function.argtypes, function.restype = types, RESULTS.get(name, c_int)
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def words(self, code: int) -> str:
        """An error in the library's words."""
        text = c_char_p()
        if self.hsa_status_string(code, ctypes.byref(text)) or not text.value:
            return f"status {code:#x}"
        return text.value.decode(errors="replace")

    def call(self, name: str, *arguments: object) -> None:
        code = getattr(self, name)(*arguments)
        if code:
            raise AMDError(f"{name} failed: {self.words(code)}")

    def number(self, name: str, *arguments: object, kind: Any = c_uint32) -> int:
        """What a function writes to where its last argument points."""
        out = kind()
        self.call(name, *arguments, ctypes.byref(out))
        return int(out.value or 0)

    def text(self, name: str, *arguments: object) -> str:
        out = ctypes.create_string_buffer(_NAME_BYTES)
        self.call(name, *arguments, out)
        return out.value.decode(errors="replace")

    def all(self, name: str, *arguments: object) -> list[int]:
        """The handles that a function calls its visitor with."""
        found: list[int] = []

        def visit(handle: int, _data: object) -> int:
            found.append(handle)
            return 0

        self.call(name, *arguments, Visit(visit), None)
        return found


def load_library() -> Any:
    """The library as it is. Raises DeviceUnavailable."""
    library = load("libhsa-runtime64", _NAMES)
    if library is None:
        raise DeviceUnavailable(f"AMD: libhsa-runtime64.so.1 was not found. {_HOW}")
    return library


def hsa() -> Hsa:
    """The library, initialised. Raises DeviceUnavailable with the reason and what to do."""
    FORKS.refuse()
    return _initialised()


@cache
def _initialised() -> Hsa:
    found = Hsa(load_library())
    code = found.hsa_init()
    if code:
        raise DeviceUnavailable(f"AMD: HSA can't be used: {found.words(code)}. {kfd.why_not() or _HOW}")
    FORKS.used = True
    return found


def version() -> str:
    """Of the interface: 1.1."""
    return ".".join(str(hsa().number("hsa_system_get_info", which, kind=ctypes.c_uint16)) for which in (MAJOR, MINOR))
