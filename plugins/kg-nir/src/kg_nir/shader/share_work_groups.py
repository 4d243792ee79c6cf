"""Workers share the work-groups of CPU:NIR, as they share a THREAD axis:
a program runs those numbered [start, stop), g0 fastest. How many there are is said to the launch.

Nothing changes in the graph. Where there is a THREAD axis, that one is shared, and each worker runs all work-groups of its slice.
"""

from __future__ import annotations

from kg.plugin import Op, UOp
from kg.plugin.passes import Context, size_of


def share_work_groups(sink: UOp, context: Context) -> UOp:
    """At the slot `lowered`."""
    launch = context.launch
    told = {u.name for u in sink.find(Op.SPECIAL)}
    sizes = [size for d, size in enumerate(launch.global_size) if f"g{d}" in told]
    if launch.thread_extent is None and sizes:
        total = size_of(tuple(int(s.value) if s.op is Op.CONST else s for s in sizes))
        launch.thread_extent = total if isinstance(total, UOp) else UOp(Op.CONST, sizes[0].dtype, (), total)
    return sink
