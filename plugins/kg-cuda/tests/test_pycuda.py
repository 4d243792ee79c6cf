"""The card through PyCUDA, over a package with PyCUDA's names that runs kernels on the simulator; and who is chosen to call the driver.

Each runs in a process of its own: the device CUDA is there then.
"""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

HERE = Path(__file__).parent
BEGIN = """
    import gc
    import numpy as np
    import kg
    import kg_array as ka
    from kg.errors import CompileError, DeviceUnavailable
    from kg_cuda import drivers
    from pycuda import driver as drv

    def numbers(n=1000):
        return np.arange(n, dtype=np.float32)

    def kernel(n=1000, name="doubled"):
        x = kg.param(1, (n,), kg.float32)
        return kg.sink(kg.param(0, (n,), kg.float32).store(x + x), name=name)

    def refused(call, error):
        try:
            call()
        except error as caught:
            return str(caught)
        raise AssertionError("it was not refused")
"""


def run(body: str, driver: str = "pycuda") -> list[str]:
    """The lines that the program prints."""
    text = textwrap.dedent(BEGIN) + textwrap.dedent(body)
    environment = {**os.environ, "PYTHONPATH": str(HERE / "fake_pycuda"), "KG_NO_CACHE": "1", "KG_DRIVER": driver}
    done = subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True, env=environment, timeout=250, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert not done.stderr
    return done.stdout.splitlines()


def test_kernels_run_in_pycudas_context() -> None:
    run(
        """
        import pycuda.autoinit
        device = kg.open_device("CUDA")
        card = device.runtime.card
        assert card.context is pycuda.autoinit.context and "cuDevicePrimaryCtxRetain" not in drv.calls and card.stream.flags == 0
        (result,) = device.run(kernel(), numbers())
        assert (result == numbers() * 2).all()
        x = ka.asarray(numbers(), device=device)
        program, out = device.load(kernel()), device.empty(1000, kg.float32)
        for n in (0, 1, 3, 4):
            program.bind([out, device.buffer(np.arange(1008, dtype=np.float32)).view(n, 1000)])()
            assert (out.numpy() == np.arange(n, 1000 + n) * 2).all(), n
        f = ka.jit(lambda a: ka.sum(a * 2.0) + ka.max(a) * 0.0)
        for _ in range(3):
            assert f(x).item() == 999000.0, "a plan without graphs"
        assert len(drv.stack) == 1, "the context that was current still is"
        assert device.runtime.timed(lambda: program.bind([out, x.buffer])())[0]
        """
    )


def test_without_a_context_it_is_the_primary_one() -> None:
    run(
        """
        device = kg.open_device("CUDA")
        (result,) = device.run(kernel(), numbers())
        assert (result == numbers() * 2).all()
        assert "cuDevicePrimaryCtxRetain" in drv.calls and not drv.stack
        """
    )


def test_memory_and_modules_go_back() -> None:
    run(
        """
        device = kg.open_device("CUDA")
        program = device.load(kernel())
        buffers = [device.buffer(numbers()) for _ in range(4)]
        target = device.empty(1000, kg.float32)
        target.copy_from(buffers[0])
        assert (target.numpy() == numbers()).all() and len(drv.modules) == 1
        del buffers, program, target
        device.synchronize()
        gc.collect()
        assert not drv.modules
        device.runtime.close()
        assert not drv.live and not device.runtime.alive
        """
    )


def test_gpuarrays_come_and_go() -> None:
    run(
        """
        import pycuda.autoinit
        from pycuda import gpuarray
        from kg_cuda.gpuarrays import gpuarray_of
        device = kg.open_device("CUDA")
        theirs = gpuarray.to_gpu(numbers(6).reshape(2, 3))
        x = ka.asarray(theirs, device=device)
        assert x.shape == (2, 3) and x.buffer.address == int(theirs.gpudata) and (x + x).numpy().tolist() == [[0, 2, 4], [6, 8, 10]]
        turned = gpuarray.GPUArray((3, 2), np.float32, gpudata=theirs.gpudata, base=theirs, strides=(4, 12))
        assert ka.asarray(turned, device=device).numpy().tolist() == [[0, 3], [1, 4], [2, 5]]

        buffer = device.buffer(numbers(4))
        made = gpuarray_of(buffer)
        assert int(made.gpudata) == buffer.address and made.dtype == np.float32 and made.get().tolist() == [0, 1, 2, 3]
        made.fill(7)
        assert buffer.numpy().tolist() == [7, 7, 7, 7]
        del buffer
        gc.collect()
        assert made.get().tolist() == [7, 7, 7, 7], "the memory is the array's, too"

        copied = gpuarray_of(x)
        assert copied.shape == (2, 3) and int(copied.gpudata) != x.buffer.address
        copied.fill(1)
        assert x.numpy().tolist() == [[0, 1, 2], [3, 4, 5]]
        assert gpuarray_of(ka.asarray([1j, 2], device=device)).dtype == np.complex64
        for wrong in (np.ones(3), ka.ones(3, device="CPU"), ka.ones(3, dtype=ka.bfloat16, device=device)):
            assert "no memory on CUDA that PyCUDA could use" in refused(lambda: gpuarray_of(wrong), BufferError)
        other = drv.Device(0).make_context()
        other.handle = 0xBB
        assert "autoprimaryctx" in refused(lambda: gpuarray_of(device.buffer(numbers(4))), BufferError)
        """
    )


def test_the_page() -> None:
    """The block in docs/cuda.md."""
    page = (HERE.parents[2] / "docs" / "cuda.md").read_text().partition("### PyCUDA")[2]
    block = page.partition("```py\n")[2].partition("```")[0]
    check = (
        "assert int(y.gpudata) != x.buffer.address and y.get().tolist() == [0, 2, 4, 6] and z.get().tolist() == [0, 1, 2, 3]"
    )
    run("values = numbers(4)\n" + block + check)


def test_streams_of_others() -> None:
    """The default stream is in order by itself; others are waited for, as PyCUDA gives no way to order them."""
    run(
        """
        device = kg.open_device("CUDA")
        card = device.runtime.card
        for number, call, waits in (
            (None, card.lead, 0), (1, card.lead, 0), (77, card.lead, 1), (card.stream_number, card.lead, 0),
        ):
            before = drv.calls.count("cuStreamSynchronize")
            device.runtime.hand_over(number)
            assert drv.calls.count("cuStreamSynchronize") == before + waits, number
        before = drv.calls.count("cuCtxSynchronize")
        device.runtime.wait_for(None)
        assert drv.calls.count("cuCtxSynchronize") == before
        device.runtime.wait_for(77)
        assert drv.calls.count("cuCtxSynchronize") == before + 1
        assert "of no GPU" in refused(lambda: device.runtime.allocator.share(64, 4, None, False), BufferError)
        """
    )


def test_errors() -> None:
    lines = run(
        """
        device = kg.open_device("CUDA")
        card = device.runtime.card
        print(refused(lambda: card.load(b".version 8.0\\nnonsense\\0", "bad"), CompileError).replace("\\n", "|"))
        drv.capacity = 1 << 20
        print(refused(lambda: device.empty(2 << 20, kg.uint8), MemoryError))
        program, out = device.load(kernel(name="wild")), device.empty(1000, kg.float32)
        drv.failing["cuMemcpyHtoDAsync"] = drv.LogicError("cuMemcpyHtoDAsync failed: invalid argument")
        print(refused(lambda: device.buffer(numbers(4)), kg.KgError))
        from kg_cuda.card import words_of
        words = words_of(2)
        words[0], words[1] = 1 << 40, 1 << 41
        kernels = program.kernel([0, 0]) if hasattr(program, "kernel") else None
        card.launcher(kernels, words)(1, 1, 1)
        print(refused(device.synchronize, kg.KgError))
        print(refused(lambda: device.buffer(numbers(4)), kg.KgError))
        """
    )
    assert "bad: Fake GPU refused it" in lines[0] and "--- log|" in lines[0] and "ptxas -arch=sm_90 bad.ptx" in lines[0]
    assert "Fake GPU has no memory left: cuMemAlloc failed: out of memory" in lines[1]
    assert lines[2] == "a copy to the card failed on Fake GPU: cuMemcpyHtoDAsync failed: invalid argument"
    assert "illegal memory access" in lines[3] and "wild" in lines[3] and "start a new process" in lines[3]
    assert lines[4] == lines[3]


def test_who_calls_the_driver() -> None:
    """The setting; else PyCUDA where it has a context."""
    run(
        """
        assert drivers.chosen() == "bindings", "PyCUDA is only imported"
        import pycuda.autoinit
        assert drivers.chosen() == "pycuda" and drivers.driver().__name__ == "kg_cuda.card_pycuda"
        with kg.override(driver="bindings"):
            assert drivers.chosen() == "bindings"
        with kg.override(driver="PyCUDA"):
            assert drivers.chosen() == "pycuda"
        with kg.override(driver="cudart"):
            assert refused(drivers.chosen, DeviceUnavailable) == "CUDA: KG_DRIVER is 'cudart'; it may be bindings or pycuda"
            assert "KG_DRIVER" in refused(lambda: kg.open_device("CUDA"), DeviceUnavailable)
        """,
        driver="",
    )


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("drv.devices = 0", "no GPU that it knows"),
        ("drv.capability = (5, 2)", "sm_75 and newer"),
        (
            "drv.failing['cuInit'] = drv.LogicError('cuInit failed: no CUDA-capable device is detected')",
            "no CUDA-capable device",
        ),
    ],
)
def test_no_gpu(before: str, said: str) -> None:
    lines = run(f"{before}\nprint(refused(lambda: kg.open_device('CUDA'), DeviceUnavailable))")
    assert said in lines[0]
