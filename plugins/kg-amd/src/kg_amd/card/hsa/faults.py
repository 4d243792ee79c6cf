"""Asynchronous GPU faults from HSA's handlers of system events and queue errors.

Where nobody handles a memory fault, the runtime ends the process; the handler here only takes note, and who waits for the GPU then raises.
"""

from __future__ import annotations

from typing import Any, Final

from kg_amd.card.hsa import api
from kg_amd.card.hsa.api import Event, Hsa

#: hsa_amd_memory_fault_reason_t
_REASONS: Final = {
    0: "there is no memory", 1: "it is read-only", 2: "it is no code", 3: "it is the host's alone", 4: "the memory has an ECC error",
    5: "the address is not exact", 6: "the memory on the chip has an ECC error", 31: "the GPU hangs",
}  # fmt: skip
#: Agent -> what was told of it.
_TOLD: Final[dict[int, str]] = {}
#: The library with the handler, which lives as long.
_HANDLERS: Final[dict[int, Any]] = {}


def listen(hsa: Hsa) -> None:
    """From now on failures are noted.
    Another handler in this process, of which there may be one alone, keeps its place."""
    if id(hsa) not in _HANDLERS:
        handler = api.OnEvent(_note)
        hsa.hsa_amd_register_system_event_handler(handler, None)
        _HANDLERS[id(hsa)] = handler


def told(agent: int) -> str:
    """What is known of its failure; empty where there was none."""
    return _TOLD.get(agent, "")


def forget(agent: int) -> None:
    """It is opened anew."""
    _TOLD.pop(agent, None)


def _note(pointer: int, _data: object) -> int:
    event = Event.from_address(pointer)
    if event.kind == api.MEMORY_FAULT:
        reasons = ", ".join(words for bit, words in _REASONS.items() if event.reasons >> bit & 1)
        _TOLD[event.agent] = f"a memory fault at {event.address:#x}" + (f" ({reasons})" if reasons else "")
    else:
        _TOLD[event.agent] = "a hardware exception" if event.kind == api.HARDWARE_EXCEPTION else "an error of its memory"
    return 0
