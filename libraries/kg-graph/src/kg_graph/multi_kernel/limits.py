"""When a kernel becomes several: how many workers a target has,
and the work under which splitting costs more than it gives."""

from __future__ import annotations

from typing import Final

from kg.frontend import Renderer, settings
from kg.records import dataclass

#: Elements under which a reduction or a scan stays in one kernel. Measured on two cores of an AVX-512 server, one kernel against the plan,
#: in turn (workers asleep, the data in the other core's cache) and in a row: sum of 2^20 41 us, 49 and 22; of 2^21 68 us, 75 and 42;
#: of 2^22 146 us, 135 and 89; running sum of 2^18 34 us, 45 and 21; of 2^19 67 us, 68 and 47; of 2^22 630 us, 560 and 520.
REDUCE_WORK: Final = 1 << 21
SCAN_WORK: Final = 1 << 19
#: A reduction of several states takes so many times as long per element: argmax of 2^18 33 us, 39 and 18; of 2^19 67 us, 57 and 36.
COMPOUND: Final = 4
NEVER: Final = 1 << 62
#: Workers that together stream no faster from memory than a pass more costs: for fewer, scans that no cache holds stay whole. (Two: a running
#: sum of 2^23 takes 1.1 ms as one kernel, 1.4 in steps; one of 2^24 2.2 and 3.2.)
STREAMS: Final = 4
#: Parts of a split axis at least: enough for workers that are not equally fast, few enough to be combined in no time.
PARTS: Final = 64
#: Elements of a block at least, and the multiple that it has where no divisor of the axis is a good number of parts.
LEAST_BLOCK, UNIT = 4096, 256
#: Elements of a block of an axis whose length is known only at launch.
SYMBOLIC_BLOCK: Final = 1 << 15
#: Elements that become one partial result, at least: what is not much smaller than its input is not worth a pass.
SHRINK: Final = 16
#: Share of the workers that must be busy for a kernel to stay whole.
BUSY: Final = 0.8
#: The same where groups of work-items are the workers. A work-group reduces 2^17 elements in the time of some launches, and an item scans 2^13
#: one by one; a worker has so many items at once, each with a scan of its own. Groups need not end together: others take their place.
GROUP_REDUCE_WORK, GROUP_SCAN_WORK, GROUP_PARTS, GROUP_BLOCK, GROUP_ITEMS, GROUPS_BUSY = 1 << 17, 1 << 13, 1024, 1024, 32, 0.5


@dataclass(frozen=True, slots=True)
class Limits:
    """Numbers that decide what is split and how.
    They depend on the target alone, never on who runs the plan."""

    workers: int
    reduce_work: int = REDUCE_WORK
    scan_work: int = SCAN_WORK
    parts: int = PARTS
    least_block: int = LEAST_BLOCK
    unit: int = UNIT
    symbolic_block: int = SYMBOLIC_BLOCK
    shrink: int = SHRINK
    scan_bytes: int = NEVER  # read and written, above which a scan stays whole
    scans_at_once: int = 1  # of one worker
    busy: float = BUSY

    def least_reduction(self, states: int) -> int:
        """Elements from which a reduction of so many states is worth splitting."""
        return self.reduce_work if states == 1 else self.reduce_work // COMPOUND

    def leaves_idle(self, slices: int) -> bool:
        """Whether so many equal slices of work leave too many of the workers without any."""
        rounds = -(-slices // self.workers)
        return slices < self.busy * rounds * self.workers


def limits_of(renderer: Renderer) -> Limits:
    """A target without threads or work-groups, or with one core, has one worker: nothing is split for it.

    With KG_THREADS=1 scans stay whole where there are threads: they would cost a pass more in steps. A reduction costs the same: it
    is split as for any number of workers, so that its result is the same too.
    """
    if renderer.has_local:
        return _of_groups(renderer)
    workers = max(1, renderer.workers.count)
    scan_work = NEVER if renderer.has_threads and settings().threads == 1 else SCAN_WORK
    cached = NEVER if workers >= STREAMS or not renderer.caches.sizes else renderer.caches.sizes[-1]
    return Limits(workers, scan_work=scan_work, parts=max(PARTS, 4 * workers), scan_bytes=cached)


def _of_groups(renderer: Renderer) -> Limits:
    processors = renderer.work_groups.processors
    return Limits(
        processors,
        reduce_work=GROUP_REDUCE_WORK,
        scan_work=GROUP_SCAN_WORK,
        parts=max(GROUP_PARTS, 4 * processors),
        least_block=GROUP_BLOCK,
        scans_at_once=GROUP_ITEMS,
        busy=GROUPS_BUSY if processors >= STREAMS else BUSY,
    )
