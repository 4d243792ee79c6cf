"""What kernels ask of memory in the simulator:
launches within `counted()` are counted, exactly; no latency, no cache, no clock."""

from __future__ import annotations

from typing import Final

from kg_sim import Counted, Counting, MemorySystem

#: LDS has 32 banks of 4 bytes; a transaction is half a cache line of CDNA 3 and RDNA 3.
SYSTEM: Final = MemorySystem(banks=32, bank_bytes=4, transaction=64)
_COUNTING: Final = Counting(SYSTEM, Counted)
counted, meter, note = _COUNTING.counted, _COUNTING.meter, _COUNTING.note
