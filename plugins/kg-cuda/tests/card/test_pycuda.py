"""The card through PyCUDA itself, over a libcuda of the tests, whose kernels run on the simulator;
and who is chosen to call the driver.

Each runs in a process of its own: the device CUDA is there then.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from with_pycuda import Linked, run

pytestmark = pytest.mark.pycuda


def test_kernels_run_in_pycudas_context(linked: Linked) -> None:
    run(
        linked,
        """
        import pycuda.autoinit
        device = kg.open_device("CUDA")
        card = device.runtime.card
        assert card.context == pycuda.autoinit.context and "cuDevicePrimaryCtxRetain" not in fake.calls
        assert fake.stream(card.stream_number).blocking, "it keeps the order of the default stream"
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
        assert fake.stack == [pycuda.autoinit.context.handle], "the context that was current still is"
        assert device.runtime.timed(lambda: program.bind([out, x.buffer])())[0]
        """,
    )


def test_without_a_context_it_is_the_primary_one(linked: Linked) -> None:
    run(
        linked,
        """
        device = kg.open_device("CUDA")
        (result,) = device.run(kernel(), numbers())
        assert (result == numbers() * 2).all()
        assert "cuDevicePrimaryCtxRetain" in fake.calls and "cuCtxCreate" not in fake.calls and not fake.stack
        """,
    )


def test_memory_and_modules_go_back(linked: Linked) -> None:
    run(
        linked,
        """
        device = kg.open_device("CUDA")
        program = device.load(kernel())
        buffers = [device.buffer(numbers()) for _ in range(4)]
        target = device.empty(1000, kg.float32)
        target.copy_from(buffers[0])
        assert (target.numpy() == numbers()).all() and len(modules()) == 1
        del buffers, program, target
        device.synchronize()
        gc.collect()
        assert not modules() and "cuModuleUnload" in fake.calls
        device.runtime.close()
        assert not fake.blocks and not device.runtime.alive
        """,
    )


def test_other_threads(linked: Linked) -> None:
    """What a thread made another may give back:
    PyCUDA gives back in the thread of the context alone, and says so of others."""
    run(
        linked,
        """
        import threading
        import warnings
        warnings.simplefilter("error")
        device = kg.open_device("CUDA")
        held = []

        def work():
            program, out = device.load(kernel()), device.empty(1000, kg.float32)
            program.bind([out, device.buffer(numbers())])()
            held.append((program, out, device.runtime.timed(lambda: program.bind([out, device.buffer(numbers())])())))

        for _ in range(2):
            work()
            thread = threading.Thread(target=work)
            thread.start()
            thread.join()
        assert len(held) == 4 and all((out.numpy() == numbers() * 2).all() for _, out, _ in held)
        thread = threading.Thread(target=lambda: (held.clear(), gc.collect(), device.synchronize()))
        thread.start()
        thread.join()
        device.synchronize()
        gc.collect()
        assert not modules() and not fake.stack
        device.runtime.close()
        assert not fake.blocks
        """,
    )


def test_a_thread_that_has_ended_opened_it(linked: Linked) -> None:
    run(
        linked,
        """
        import threading
        opened = []
        thread = threading.Thread(target=lambda: opened.append(kg.open_device("CUDA").load(kernel())))
        thread.start()
        thread.join()
        device = kg.open_device("CUDA")
        program, out = opened.pop(), device.empty(1000, kg.float32)
        program.bind([out, device.buffer(numbers())])()
        assert (out.numpy() == numbers() * 2).all() and device.runtime.timed(lambda: None) == []
        """,
    )


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_process_that_is_forked_off(linked: Linked) -> None:
    """Is told so, and lets what the parent had alone, at its end too."""
    lines = run(
        linked,
        """
        import os
        device = kg.open_device("CUDA")
        program, x = device.load(kernel()), device.buffer(numbers())
        if (child := os.fork()) == 0:
            calls = len(fake.calls)
            print(refused(x.numpy, kg.KgError))
            print(refused(lambda: kg.open_device("CUDA"), DeviceUnavailable))
            del program, x
            gc.collect()
            assert len(fake.calls) == calls
        else:
            assert os.waitpid(child, 0)[1] == 0
            assert (x.numpy() == numbers()).all()
        """,
    )
    assert len(lines) == 2 and all("start processes by spawn" in line for line in lines)


def test_gpuarrays_come_and_go(linked: Linked) -> None:
    run(
        linked,
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
        made.set(np.full(4, 7, np.float32))
        assert buffer.numpy().tolist() == [7, 7, 7, 7]
        del buffer
        gc.collect()
        assert made.get().tolist() == [7, 7, 7, 7], "the memory is the array's, too"

        copied = gpuarray_of(x)
        assert copied.shape == (2, 3) and int(copied.gpudata) != x.buffer.address
        copied.set(np.ones((2, 3), np.float32))
        assert x.numpy().tolist() == [[0, 1, 2], [3, 4, 5]]
        assert gpuarray_of(ka.asarray([1j, 2], device=device)).dtype == np.complex64
        for wrong in (np.ones(3), ka.ones(3, device="CPU"), ka.ones(3, dtype=ka.bfloat16, device=device)):
            assert "no memory on CUDA that PyCUDA could use" in refused(lambda: gpuarray_of(wrong), BufferError)
        other = drv.Device(0).make_context()
        assert other.handle != pycuda.autoinit.context.handle
        assert "autoprimaryctx" in refused(lambda: gpuarray_of(device.buffer(numbers(4))), BufferError)
        other.pop()
        """,
    )


def test_kernels_of_both_follow_one_another(linked: Linked) -> None:
    """PyCUDA's in the default stream, with its own packing of arguments of 8 and 4 bytes.
    Nothing of either waits for the host."""
    run(
        linked,
        """
        import pycuda.autoinit
        from pycuda import gpuarray
        from kg_cuda.gpuarrays import gpuarray_of
        SCALED = b'''.version 8.0
        .target sm_90
        .address_size 64
        .visible .entry scaled(.param .u64 to, .param .u64 of, .param .f32 by, .param .u32 n)
        {
          .reg .pred %p; .reg .b32 %i; .reg .b32 %n; .reg .b64 %a; .reg .b64 %b; .reg .f32 %x; .reg .f32 %y;
          mov.u32 %i, %tid.x; ld.param.u32 %n, [n]; setp.ge.u32 %p, %i, %n; @%p bra DONE;
          ld.param.u64 %a, [of]; cvta.to.global.u64 %a, %a; mad.wide.u32 %a, %i, 4, %a; ld.global.f32 %x, [%a];
          ld.param.f32 %y, [by]; mul.rn.f32 %x, %x, %y;
          ld.param.u64 %b, [to]; cvta.to.global.u64 %b, %b; mad.wide.u32 %b, %i, 4, %b; st.global.f32 [%b], %x;
        DONE:
          ret;
        }\\0'''
        device = kg.open_device("CUDA")
        scaled = drv.module_from_buffer(SCALED).get_function("scaled")
        buffer, program = device.buffer(numbers(64)), device.load(kernel(64))
        made = gpuarray_of(buffer)
        scaled(made, made, np.float32(3), np.int32(60), block=(64, 1, 1))
        out = device.empty(64, kg.float32)
        launch = program.bind([out, buffer])
        waits = [call for call in fake.calls if "Synchronize" in call]
        for factor in (10, 100):
            scaled(made, made, np.float32(factor), np.int32(60), block=(64, 1, 1))
            launch()
            scaled(gpuarray_of(out), gpuarray_of(out), np.float32(0.5), np.int32(64), block=(64, 1, 1))
        drv.memset_d32_async(buffer.address, 0, 1)
        assert [call for call in fake.calls if "Synchronize" in call] == waits, "nobody waited"
        wanted = np.where(np.arange(64) < 60, numbers(64) * 3000, numbers(64))
        assert (out.numpy() == wanted).all(), out.numpy()
        wanted[0] = 0
        assert (made.get() == wanted).all()
        """,
    )


def test_the_page(linked: Linked) -> None:
    """The block in docs/devices/cuda.md."""
    page = (Path(__file__).parents[4] / "docs" / "devices" / "cuda.md").read_text().partition("### PyCUDA")[2]
    block = page.partition("```py\n")[2].partition("```")[0]
    check = (
        "assert int(y.gpudata) != x.buffer.address and y.get().tolist() == [0, 2, 4, 6] and z.get().tolist() == [0, 1, 2, 3]"
    )
    run(linked, "values = numbers(4)\n" + block + check)


def test_streams_of_others(linked: Linked) -> None:
    """The default stream is in order by itself.
    Others are waited for, as PyCUDA gives no way to order them."""
    run(
        linked,
        """
        device = kg.open_device("CUDA")
        card = device.runtime.card
        other = fake.new_stream()
        for number, waits in ((None, 0), (1, 0), (other, 1), (card.stream_number, 0)):
            before = fake.calls.count("cuStreamSynchronize")
            device.runtime.hand_over(number)
            assert fake.calls.count("cuStreamSynchronize") == before + waits, number
        before = fake.calls.count("cuCtxSynchronize")
        device.runtime.wait_for(None)
        assert fake.calls.count("cuCtxSynchronize") == before
        device.runtime.wait_for(other)
        assert fake.calls.count("cuCtxSynchronize") == before + 1
        assert "of no GPU" in refused(lambda: device.runtime.allocator.share(64, 4, None, False), BufferError)
        """,
    )


def test_errors(linked: Linked) -> None:
    lines = run(
        linked,
        """
        device = kg.open_device("CUDA")
        card = device.runtime.card
        print(refused(lambda: card.load(b".version 8.0\\nnonsense\\0", "bad"), CompileError).replace("\\n", "|"))
        fake.capacity = 1 << 20
        print(refused(lambda: device.empty(2 << 20, kg.uint8), MemoryError))
        program, out = device.load(kernel(name="wild")), device.empty(1000, kg.float32)
        fake.failing["cuMemcpyHtoDAsync"] = 1
        print(refused(lambda: device.buffer(numbers(4)), kg.KgError))
        del fake.failing["cuMemcpyHtoDAsync"]
        program.bind([out, device.buffer(numbers())])()
        fake.memory.free(out.address)
        print(refused(device.synchronize, kg.KgError))
        print(refused(lambda: device.buffer(numbers(4)), kg.KgError))
        """,
    )
    assert "bad: Fake GPU refused it" in lines[0] and "--- log|" in lines[0] and "ptxas -arch=sm_90 bad.ptx" in lines[0]
    assert "Fake GPU has no memory left: cuMemAlloc failed: out of memory" in lines[1]
    assert lines[2] == "a copy to the card failed on Fake GPU: cuMemcpyHtoDAsync failed: invalid argument"
    assert "illegal memory access" in lines[3] and "wild" in lines[3] and "start a new process" in lines[3]
    assert lines[4] == lines[3]


def test_a_context_that_is_not_entered_or_left(linked: Linked) -> None:
    """The driver may tell of a launch where it is left, too."""
    lines = run(
        linked,
        """
        device = kg.open_device("CUDA")
        fake.failing["cuCtxPushCurrent"] = 201
        print(refused(lambda: device.buffer(numbers(4)), kg.KgError))
        fake.failing = {"cuCtxPopCurrent": 700}
        print(refused(lambda: device.buffer(numbers(4)), kg.KgError))
        print(refused(lambda: device.buffer(numbers(4)), kg.KgError))
        del fake.failing["cuCtxPopCurrent"]
        drv.Context.pop()
        """,
    )
    assert "cuCtxPushCurrent failed: invalid device context" in lines[0]
    assert "cuCtxPopCurrent failed: an illegal memory access" in lines[1] and lines[1].endswith("start a new process")
    assert lines[2] == lines[1]


def test_who_calls_the_driver(linked: Linked) -> None:
    """The setting; else PyCUDA where it has a context."""
    run(
        linked,
        """
        assert drivers.chosen() == "bindings", "PyCUDA is only imported"
        import pycuda.autoinit
        assert drivers.chosen() == "pycuda" and drivers.driver().__name__ == "kg_cuda.card.pycuda"
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
        ("fake.devices = 0", "no GPU that it knows"),
        ("fake.capability = (5, 2)", "sm_75 and newer"),
        ("fake.failing['cuInit'] = 100", "no CUDA-capable device"),
        ("fake.failing['cuDeviceGetCount'] = 999", "cuDeviceGetCount failed"),
        ("fake.failing['cuDevicePrimaryCtxRetain'] = 2", "cuDevicePrimaryCtxRetain failed: out of memory"),
    ],
)
def test_no_gpu(before: str, said: str, linked: Linked) -> None:
    lines = run(linked, "print(refused(lambda: kg.open_device('CUDA'), kg.KgError))", before)
    assert said in lines[0]


def test_what_the_libcuda_of_the_tests_does_not_do_is_named(linked: Linked) -> None:
    """Not passed over: the call fails, and says which it was."""
    lines = run(
        linked,
        """
        import pycuda.autoinit
        print(refused(lambda: drv.Context.get_limit(drv.limit.STACK_SIZE), drv.LogicError))
        """,
        said="cuCtxGetLimit was called, which the libcuda of the tests does not do",
    )
    assert lines == ["cuCtxGetLimit failed: operation not supported"]
