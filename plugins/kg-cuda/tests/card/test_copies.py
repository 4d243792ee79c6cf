"""Copies by the driver's card over a libcuda of our own:
who waits for what, in pieces, between cards, and their errors."""

from __future__ import annotations

from pathlib import Path

from card.with_libcuda import run


def test_a_write_does_not_wait(library: Path) -> None:
    """And takes the bytes as they are then: the host's array may be changed at once.
    Nothing is done before somebody reads."""
    run(
        library,
        """
        device = kg.open_device("CUDA")
        values = np.arange(1000, dtype=np.float32)
        x, out = device.buffer(values), device.empty(1000, kg.float32)
        launch = device.load(kernel()).bind([out, x])
        launch()
        values[:] = -1
        x.copyin(values)
        launch_again = device.load(kernel(name="again")).bind([device.empty(1000, kg.float32), x])
        launch_again()
        assert not {"cuStreamSynchronize", "cuEventSynchronize"} & set(fake.calls)
        assert (out.numpy() == np.arange(1000) * 2).all()
        assert fake.calls.count("cuEventSynchronize") == 1 and "cuStreamSynchronize" not in fake.calls
        """,
    )


def test_long_copies_go_in_pieces(library: Path) -> None:
    """Through pinned memory that is less than they are, there and back."""
    run(
        library,
        """
        device = kg.open_device("CUDA")
        values = np.random.default_rng(0).integers(0, 256, (40 << 20) + 77, np.uint8)
        x = device.buffer(values)
        assert fake.calls.count("cuMemHostAlloc") == 1 and fake.calls.count("cuMemcpyHtoDAsync") == 21
        assert 0 < fake.calls.count("cuEventSynchronize") < 21, "only for places that are used again"
        assert (x.numpy() == values).all()
        few = [device.buffer(np.full(3, n, np.uint8)) for n in range(200)]
        assert [b.numpy()[0] for b in few] == list(range(200))
        assert (x.view(5, 1000).numpy() == values[5:1005]).all()
        """,
    )


def test_a_read_waits_for_what_it_needs(library: Path) -> None:
    """For what was launched before it, not for what another thread launches meanwhile."""
    run(
        library,
        """
        import threading

        device = kg.open_device("CUDA")
        x, out, later = device.buffer(np.arange(1000, dtype=np.float32)), device.empty(1000, kg.float32), device.empty(1000, kg.float32)
        first, second = (device.load(kernel(name=name)).bind([to, x]) for name, to in (("first", out), ("second", later)))
        first()
        card, wait = device.runtime.card, device.runtime.card.pass_marks

        def waits(marks):
            thread = threading.Thread(target=second)
            thread.start()
            thread.join()
            return wait(marks)

        card.pass_marks = waits
        assert (out.numpy() == np.arange(1000) * 2).all()
        (stream,) = [held for held in fake.handles.values() if isinstance(held, Stream)]
        assert stream.done < stream.asked, "the second is still to come"
        assert list(card.launched) == ["second"], "and only that is named where something goes wrong"
        """,
    )


def test_an_error_is_told_by_who_reads(library: Path) -> None:
    lines = run(
        library,
        """
        device = kg.open_device("CUDA")
        program, held = device.load(kernel(name="wild")), device.buffer(np.zeros(1000, np.float32))
        words = words_of(2)
        words[:] = 1 << 40, 1 << 41
        program.card.launcher(program.kernel([0, 0]), words)(1, 1, 1)
        print(refused(held.numpy, kg.KgError))
        """,
    )
    assert "CUDA_ERROR_ILLEGAL_ADDRESS" in lines[0] and "launched since the last wait: wild" in lines[0]


def test_copies_between_cards(library: Path) -> None:
    """Do not pass through the host, and both cards keep the order:
    the one waits for what it reads, the other does not write there too early."""
    run(
        library,
        """
        one, other = kg.open_device("CUDA:0"), kg.open_device("CUDA:1")
        values = np.arange(1000, dtype=np.float32)
        x, out = one.buffer(values), one.empty(1000, kg.float32)
        there, result = other.empty(1000, kg.float32), other.empty(1000, kg.float32)
        here, final = one.load(kernel()).bind([out, x]), other.load(kernel()).bind([result, there])
        here()
        calls = len(fake.calls)
        there.copy_from(out)
        assert fake.calls[calls:].count("cuMemcpyPeerAsync") == 1
        assert not {"cuMemcpyDtoHAsync", "cuEventSynchronize", "cuStreamSynchronize"} & set(fake.calls[calls:])
        final()
        out.copyin(-values)  # after the copy
        one.synchronize()
        assert (result.numpy() == values * 4).all()
        assert fake.peers == [(0xC1, 0xC0)]
        (time,) = other.runtime.timed(lambda: there.copy_from(out))
        assert time.kind == "copy" and (there.numpy() == -values).all() and len(fake.peers) == 1
        """,
        "fake.devices = 2",
    )


def test_cards_that_do_not_reach_each_other(library: Path) -> None:
    """The driver takes the copy through the host by itself."""
    run(
        library,
        """
        one, other = kg.open_device("CUDA:0"), kg.open_device("CUDA:1")
        values = np.arange(1000, dtype=np.float32)
        there = other.empty(1000, kg.float32)
        there.copy_from(one.buffer(values))
        assert (there.numpy() == values).all() and "cuMemcpyPeerAsync" in fake.calls and not fake.peers
        """,
        "fake.devices = 2; fake.reachable = False",
    )
