"""Row 23: what a gate disables touches no memory.
Buffers end where a page that can't be touched begins."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap

import pytest
from support.devices import DEVICES, device_named

CODE = """
import ctypes, mmap
import numpy as np
from kg.dtype import STORABLE
from kg.ir.build import param, sink
from kg.semantics.floats import numpy_storage_dtype, to_storage
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
d = open_device({name!r})
libc = ctypes.CDLL(None, use_errno=True)
PAGE = mmap.PAGESIZE
def at_the_end(count, dtype):
    area = mmap.mmap(-1, 2 * PAGE)
    start = ctypes.addressof(ctypes.c_char.from_buffer(area))
    assert libc.mprotect(ctypes.c_void_p(start + PAGE), PAGE, 0) == 0
    kind = numpy_storage_dtype(dtype)
    array = np.frombuffer(area, kind, count, PAGE - count * kind.itemsize)
    keep.append(area)
    return array
keep = []
for dtype in STORABLE:
    for count in (17, 37):
        source, target = at_the_end(count, dtype), at_the_end(count, dtype)
        source[:] = to_storage(np.ones(count), dtype)
        out, x = param(0, (count,), dtype), param(1, (count,), dtype)
        for text in ("VECTOR(o0, 16)", "VECTOR(o0, 4, mask) UPCAST(o0, 4)")[: 1 if count == 17 else 2]:
            target[:] = 0
            program = d.compile(sink(out.store(x * x)), parse_schedule(text))
            d.runtime.load(program).bind([d.share(target, dtype), d.share(source, dtype)])()
            assert (target == source).all(), (dtype, count, text)
print("done")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="pages are protected with mprotect")
@pytest.mark.parametrize("name", [d for d in DEVICES if d != "REF"])
def test_tails_end_with_their_buffer(name: str) -> None:
    device_named(name)
    code = textwrap.dedent(CODE.format(name=name))
    environment = {**os.environ, "KG_CHECK": "0"}
    done = subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=200, env=environment
    )
    assert done.returncode == 0, f"ended with {done.returncode}\n{done.stderr[-2000:]}"
    assert done.stdout.strip() == "done"
