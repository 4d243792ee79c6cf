"""The CPU runtime: memory with reuse, launches that refuse what is wrong."""

import ctypes
import gc
import os
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest
from kg.dtype import float32, int64
from kg.errors import BufferError, LaunchError, OutOfBounds, UnsupportedError
from kg.ir.args import ParamInfo, Var
from kg.ir.build import variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.memory.blocks import OutOfMemoryError
from kg_cpu.runtime.allocator import LARGE, PoolAllocator, bucket_size
from kg_cpu.system import reason_unavailable
from runtime_kernels import ADD_ONE, EMPTY, FAULTY, FLOATS, VALUES, program

pytestmark = pytest.mark.skipif(bool(reason_unavailable()), reason=reason_unavailable() or "runs here")
PAIR = (ParamInfo(0, "int64", 2, False, True),)
VARIABLES = (Var("m", 0, 1 << 40), Var("n", -8, 8))


@pytest.fixture
def cpu() -> Device:
    return open_device("CPU")


def add_one(cpu: Device, size: int = 8, **info: object):
    sized = tuple(ParamInfo(p.slot, p.dtype, size, p.read, p.written) for p in FLOATS)
    return cpu.load(program("add_one", ADD_ONE, sized, thread_extent=size, **info))


def test_launch_runs_the_kernel(cpu: Device):
    values = np.arange(8, dtype=np.float32)
    source, out = cpu.buffer(values), cpu.empty(8, float32)
    launch = add_one(cpu).bind([out, source])
    assert launch() is None
    assert np.array_equal(out.numpy(), values + 1)
    source.as_numpy()[:] = 5
    launch.call()
    assert out.numpy().tolist() == [6.0] * 8
    for call in (launch, launch.call):
        with pytest.raises(
            LaunchError, match=r"^add_one takes no variables when it is launched, and buffers by bind; 1 values were given"
        ):
            call(3)


def test_variables_arrive_in_order_and_are_checked(cpu: Device):
    out = cpu.empty(2, int64)
    launch = cpu.load(program("values", VALUES, PAIR, variables=VARIABLES)).bind([out])
    for give in (lambda: launch(1 << 40, -8), lambda: launch(n=-8, m=1 << 40), lambda: launch(1 << 40, n=-8)):
        out.clear()
        give()
        assert out.numpy().tolist() == [1 << 41, -8]
    launch.call(np.int64(3), np.int8(2))
    assert out.numpy().tolist() == [6, 2]
    for call in (launch, launch.call):
        with pytest.raises(LaunchError, match="values: n must be an integer from -8 to 8, not 9"):
            call(1, 9)
        with pytest.raises(LaunchError, match=r"values: m must be an integer from 0 to .*, not -1"):
            call(-1, 0)
        with pytest.raises(LaunchError, match=r"1 values were given|no value was given for n"):
            call(1)
        with pytest.raises(LaunchError, match="3 values were given"):
            call(1, 2, 3)
        for wrong in ((1.5, 2), (None, "x"), (1 << 70, 2), (np.arange(2), 2)):
            with pytest.raises(LaunchError, match=r"values: m must be an integer from 0 to \d+, not (1\.5|None|1180|array)"):
                call(*wrong)
    with pytest.raises(LaunchError, match="z is none of them"):
        launch(1, z=3)
    with pytest.raises(TypeError):
        launch.call(m=1, n=2)
    assert out.numpy().tolist() == [6, 2]


def test_symbolic_extent_and_size(cpu: Device):
    n = variable("n", 0, 1000)
    params = tuple(ParamInfo(p.slot, p.dtype, n, p.read, p.written) for p in FLOATS)
    loaded = cpu.load(program("add_one", ADD_ONE, params, variables=(Var("n", 0, 1000),), thread_extent=n))
    out, source = cpu.buffer(np.zeros(100, np.float32)), cpu.buffer(np.ones(100, np.float32))
    launch = loaded.bind([out, source])
    launch(3)
    assert out.numpy().tolist() == [2.0] * 3 + [0.0] * 97
    launch(n=100)
    launch(0)
    assert out.numpy().tolist() == [2.0] * 100
    with pytest.raises(LaunchError, match="needs 101 elements"):
        launch(101)
    with pytest.raises(LaunchError, match="n must be an integer from 0 to 1000, not 1001"):
        launch(1001)


def test_wrong_buffers_are_refused(cpu: Device):
    loaded = add_one(cpu)
    good = cpu.empty(8, float32)
    for wrong, message in (
        (cpu.empty(7, float32), "argument 1 needs 8 elements of float32, the buffer has 7"),
        (cpu.empty(8, int64), "argument 1 must hold float32, not int64"),
        (open_device("REF").empty(8, float32), "argument 1 is on REF, the program is for CPU"),
        (np.zeros(8, np.float32), "must be a Buffer, not ndarray"),
    ):
        with pytest.raises(LaunchError, match=message):
            loaded.bind([good, wrong])  # pyright: ignore[reportArgumentType]


def test_freed_buffers_revoke_launches_and_keep_memory_safe(cpu: Device):
    out, source = cpu.empty(8, float32), cpu.empty(8, float32)
    launch = add_one(cpu).bind([out, source])
    call = launch.call
    source.view(0, 4).free()
    for use in (launch, call):
        with pytest.raises(BufferError, match="add_one: a buffer of this launch was freed"):
            use()
    # the memory is not reused as long as the launch holds it
    assert all(cpu.empty(8, float32).address != launch._arguments.words[17] for _ in range(20))
    with pytest.raises(BufferError, match="was freed"):
        source.free()


def test_builtin_outlives_everything_else(cpu: Device):
    out, source = cpu.empty(8, float32), cpu.buffer(np.zeros(8, np.float32))
    call = add_one(cpu).bind([out, source]).call
    del source
    gc.collect()
    for _ in range(100):
        cpu.empty(8, float32).clear()
    call()
    assert out.numpy().tolist() == [1.0] * 8


def test_dropped_launches_leave_nothing_behind(cpu: Device):
    out, source = cpu.empty(8, float32), cpu.empty(8, float32)
    loaded = add_one(cpu)
    for _ in range(50):
        loaded.bind([out, source])()
    gc.collect()
    assert len(source.storage.launches or ()) == 0


def test_faults_of_a_sanitized_program_are_raised(cpu: Device):
    faulty = cpu.load(program("faulty", FAULTY, (ParamInfo(0, "int64", 4, False, True),), sanitize_slot=1))
    launch = faulty.bind([cpu.empty(4, int64)])
    for _ in range(2):
        with pytest.raises(OutOfBounds, match=r"kernel faulty: index 99 is outside buffer 0, which has 4 elements \(2 faults"):
            launch()
    clean = cpu.load(program("empty", EMPTY, (), sanitize_slot=0))
    assert clean.bind([])() is None


def test_program_without_binary_is_refused(cpu: Device):
    whole = program("empty", EMPTY, ())
    with pytest.raises(UnsupportedError, match="empty has no BINARY part"):
        cpu.load(UOp(Op.PROGRAM, whole.dtype, whole.src[:3], whole.arg))


def test_no_memory_for_scratch_is_an_error(cpu: Device):
    launch = cpu.load(program("empty", EMPTY, (), scratch_bytes=1 << 60)).bind([])
    with pytest.raises(OutOfMemoryError, match="no memory is left"):
        launch()


# -- memory


@pytest.mark.parametrize("nbytes", [0, 1, 63, 64, 65, 100, 4096, 5000, LARGE - 1, LARGE, LARGE + 1, 3 * LARGE + 7])
def test_buckets_are_large_enough_and_not_too_large(nbytes: int):
    size = bucket_size(nbytes)
    assert size >= nbytes and size <= max(128, nbytes * 5 // 4 + 64) and size % 64 == 0
    assert bucket_size(size) == size


@pytest.mark.parametrize("nbytes", [0, 1, 1000, LARGE, LARGE * 2 + 5])
def test_blocks_are_aligned_usable_and_reused(nbytes: int):
    pool = PoolAllocator()
    block = pool.alloc(nbytes)
    address = block.address
    assert address % 64 == 0
    ctypes.memset(address, 1, nbytes)
    del block
    assert pool.kept == bucket_size(nbytes)
    assert pool.alloc(nbytes).address == address
    assert pool.trim() == bucket_size(nbytes) and pool.kept == 0


def test_large_blocks_begin_at_different_places_of_a_page():
    pool = PoolAllocator()
    blocks = [pool.alloc(LARGE) for _ in range(4)]
    assert len({b.address % 4096 for b in blocks}) == 4


def test_pool_keeps_no_more_than_it_may():
    pool = PoolAllocator(keep=1000)
    blocks = [pool.alloc(256) for _ in range(10)]
    assert len({b.address for b in blocks}) == 10
    del blocks
    gc.collect()
    assert pool.kept == 768


def test_large_blocks_are_counted_once_when_a_trim_comes_between():
    pool = PoolAllocator()
    pool.alloc(LARGE)  # comes back at once
    (bucket,) = pool._buckets.values()

    trimming = threading.Thread(target=pool.trim)

    class Slow(list[object]):
        def pop(self, *at: int) -> object:  # type: ignore[override]
            trimming.start()
            trimming.join(0.2)
            return super().pop(*at)

    bucket.waiting = Slow(bucket.waiting)  # type: ignore[assignment]
    block = pool.alloc(LARGE)
    trimming.join()
    assert pool._large_kept == 0 == pool.kept
    del block
    assert pool._large_kept == bucket_size(LARGE) == pool.kept


def test_out_of_memory_is_an_error(cpu: Device):
    for size in (1 << 61, 1 << 50):
        with pytest.raises(OutOfMemoryError, match="bytes of memory are left for the CPU"):
            cpu.empty(size, float32)


def test_zero_size(cpu: Device):
    empty = cpu.empty(0, float32)
    assert empty.numpy().shape == (0,) and np.from_dlpack(empty).shape == (0,)
    add_one(cpu, 0).bind([empty, empty])()


def test_shared_arrays_are_used_in_place(cpu: Device):
    values, out = np.arange(8, dtype=np.float32), np.zeros(9, np.float32)[1:]
    add_one(cpu).bind([cpu.share(out), cpu.share(values)])()
    assert np.array_equal(out, values + 1)


WARM = """
import sys
import numpy as np
from kg.compile.program_cache import ProgramCache
from kg.dtype import float32
from kg.plugin.registry import open_device
cpu = open_device("CPU:LLVM")
program = ProgramCache().get("key")
if program is None:
    from kg.dtype import void
    from kg.ir.build import param, sink
    from kg.ir.op import Op
    from kg.ir.uop import UOp
    y = UOp(Op.STORE, void, (param(0, (100,), float32), param(1, (100,), float32) + 1.0))
    program = cpu.compile(sink(y, name="warm"))
    ProgramCache().put("key", program)
out = cpu.empty(100, float32)
cpu.bind(program, [out, cpu.buffer(np.ones(100, np.float32))])()
assert out.numpy().tolist() == [2.0] * 100
print(*[m for m in ("llvmlite", "kg.passes", "kg.rewrite.engine", "kg_render.llvm.renderer") if m in sys.modules])
"""


def test_warm_process_loads_neither_compiler_nor_passes(tmp_path: Path):
    environment = {**os.environ, "KG_CACHE_DIR": str(tmp_path / "cache"), "KG_CHECK": "0"}
    said = [
        subprocess.run([sys.executable, "-c", WARM], env=environment, capture_output=True, text=True, check=True).stdout.strip()
        for _ in range(2)
    ]
    assert "llvmlite" in said[0] and said[1] == ""
