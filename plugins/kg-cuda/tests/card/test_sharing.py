"""Memory of a GPU in the hands of others and theirs in ours:
DLPack and `__cuda_array_interface__`, over a libcuda that does what streams hold only when somebody waits: who forgets to wait
reads what was there before."""

from __future__ import annotations

from pathlib import Path

import pytest
from card.with_libcuda import run

#: Another library in the same context, with a stream of its own. What it writes is written when somebody waits for that stream.
OTHERS = """
    import ctypes
    import kg_array as ka
    from kg.runtime.buffers import dlpack
    from kg.plugin import parse_dtype

    device = kg.open_device("CUDA")
    runtime, card = device.runtime, device.runtime.card

    class Theirs:
        def __init__(self, values, strides=None, shape=None, where=device):
            values = np.ascontiguousarray(values)
            self.where, self.shape, self.strides = where, shape or values.shape, strides
            self.typestr, self.stream = values.dtype.str, fake.new_stream()
            self.held = where.runtime.card
            with self.held.here:
                self.address = int(self.held.cu.cuMemAlloc(max(1, values.nbytes))[1])
            data = values.tobytes()
            place = self.address
            fake.stream(self.stream).ask(lambda: fake.copied(place, len(data), lambda: data))

        def read(self):
            "What its own code would see, in the order of its stream."
            seen = []
            work = fake.stream(self.stream)
            work.ask(lambda: seen.append(fake.memory.view(self.address, self.nbytes).tobytes()))
            work.run(work.asked)
            return np.frombuffer(seen[0], self.typestr)

        @property
        def nbytes(self):
            return int(np.prod(self.shape)) * np.dtype(self.typestr).itemsize

    class Described(Theirs):
        entries = {}

        @property
        def __cuda_array_interface__(self):
            made = {"shape": self.shape, "typestr": self.typestr, "data": (self.address, False), "version": 3,
                    "strides": self.strides, "stream": self.stream, **self.entries}
            return {name: entry for name, entry in made.items() if entry != "absent"}

    class Capsuled(Theirs):
        asked = ()

        def __dlpack_device__(self):
            return 2, self.held.number

        def __dlpack__(self, *, stream=None, max_version=None):
            self.asked = stream
            theirs = fake.stream(self.stream)
            place = theirs.asked
            fake.stream(stream).ask(lambda: theirs.run(place))
            block = self.where.runtime.allocator.share(self.address, self.nbytes, self, False)
            floats = np.dtype(self.typestr)
            whole = floats.kind == "c"
            dtype = parse_dtype(f"float{4 * floats.itemsize}" if whole else floats.name)
            from kg.runtime.buffers.buffer import Buffer, Storage
            count = int(np.prod(self.shape)) * (1 + whole)
            buffer = Buffer(self.where.runtime, Storage(block), count, dtype)
            capsule = dlpack.export_tensor(buffer, self.shape, versioned=max_version is not None, is_complex=whole)
            if self.strides is not None:
                (tensor, _, _) = list(dlpack._exported.values())[-1]
                for axis, stride in enumerate(self.strides):
                    tensor.tensor.strides[axis] = stride // floats.itemsize
            return capsule

    def numbers(n=1000):
        return np.arange(n, dtype=np.float32)
"""


def shared(library: Path, body: str, before: str = "") -> list[str]:
    import textwrap

    return run(library, textwrap.dedent(OTHERS) + textwrap.dedent(body), before)


def test_their_memory_is_used_in_place_after_their_work(library: Path) -> None:
    shared(
        library,
        """
        for kind in (Described, Capsuled):
            theirs = kind(numbers())
            x = ka.asarray(theirs, device=device)
            assert x.shape == (1000,) and x.dtype is ka.float32 and x.buffer.address == theirs.address
            assert (x + x).numpy().tolist() == (numbers() * 2).tolist()
        assert theirs.asked == runtime.stream == card.stream_number
        buffer = kg.Buffer.share(runtime, Described(numbers(4)))
        assert buffer.numpy().tolist() == [0, 1, 2, 3]
        """,
    )


def test_the_page(library: Path) -> None:
    """The block in docs/devices/cuda.md, with a tensor of another library."""
    page = (Path(__file__).parents[4] / "docs" / "devices" / "cuda.md").read_text().partition("## With PyTorch")[2]
    block = page.partition("```py\n")[2].partition("```")[0]
    shared(
        library,
        "tensor = Capsuled(numbers(12).reshape(3, 4))\n"
        + block
        + """
assert x.buffer.address == tensor.address == described["data"][0] and "dltensor_versioned" in repr(capsule)
expected = np.exp(numbers(12).reshape(3, 4) * 2)
np.testing.assert_allclose(y.numpy(), expected / expected.sum(-1, keepdims=True), rtol=1e-6)
""",
    )


def test_our_work_comes_before_theirs(library: Path) -> None:
    """What a kernel writes is there when their stream reads it, and nobody has waited before that."""
    shared(
        library,
        """
        for number in (None, 1, 2, fake.new_stream()):
            x = (ka.asarray(numbers(), device=device) + 1.0).realize()
            waits = fake.calls.count("cuStreamSynchronize")
            capsule = x.__dlpack__(stream=number, max_version=(1, 0))
            assert fake.calls.count("cuStreamSynchronize") == waits
            theirs, seen = fake.stream(number or 1), []
            theirs.ask(lambda: seen.append(fake.memory.view(x.buffer.address, 4000).tobytes()))
            theirs.run(theirs.asked)
            assert np.frombuffer(seen[0], np.float32).tolist() == (numbers() + 1).tolist(), number
        events = fake.calls.count("cuEventRecord")
        x.__dlpack__(stream=-1, max_version=(1, 0))
        assert fake.calls.count("cuEventRecord") == events, "-1: nobody waits"
        for wrong, error in ((0, ValueError), (-2, ValueError), (True, TypeError), ("1", TypeError)):
            assert "stream" in refused(lambda: x.__dlpack__(stream=wrong, max_version=(1, 0)), error)
        assert "the host has no streams" in refused(lambda: x.__dlpack__(stream=1, dl_device=(1, 0)), ValueError)
        assert (np.from_dlpack(x, device="cpu") == numbers() + 1).all()
        assert x.__dlpack_device__() == (2, 0)
        """,
    )


def test_what_others_are_told_of_our_memory(library: Path) -> None:
    shared(
        library,
        """
        buffer = device.buffer(numbers())
        said = buffer.__cuda_array_interface__
        assert said == {"shape": (1000,), "typestr": "<f4", "data": (buffer.address, False), "strides": None, "version": 3,
                        "stream": card.stream_number}, said
        x = ka.reshape(ka.asarray(numbers(), device=device), (10, 100))
        said = x.__cuda_array_interface__
        assert said["shape"] == (10, 100) and said["data"] == (x.buffer.address, True) and said["stream"] == card.stream_number
        z = ka.asarray(numbers(4) + 1j, device=device)
        assert (z.__cuda_array_interface__["typestr"], z.__cuda_array_interface__["shape"]) == ("<c8", (4,))
        assert ka.asarray([True], device=device).__cuda_array_interface__["typestr"] == "|b1"
        assert ka.ones((0, 3), device=device).__cuda_array_interface__["data"][0] == 0
        half = ka.ones(3, dtype=ka.bfloat16, device=device)
        assert not hasattr(half, "__cuda_array_interface__") and "DLPack" in refused(lambda: half.__cuda_array_interface__, AttributeError)
        assert ka.from_dlpack(half).dtype is ka.bfloat16
        for name in ("CPU", "CUDA:SIM"):
            elsewhere = ka.ones(3, device=name)
            assert not hasattr(elsewhere, "__cuda_array_interface__") and not hasattr(elsewhere.buffer, "__cuda_array_interface__")
        assert not hasattr(x, "__array_interface__") and not hasattr(buffer, "nonsense")
        """,
    )


def test_memory_stays_as_long_as_others_may_use_it(library: Path) -> None:
    """Theirs goes back when no kernel of ours uses it any more,
    and ours is used again when no stream of theirs does."""
    shared(
        library,
        """
        class Noting(Described):
            def __del__(self):
                ours = fake.stream(card.stream_number)
                ended.append(ours.done == ours.asked)

        ended = []
        x = ka.asarray(Noting(numbers()), device=device)
        y = (x + x).realize()
        fake.stream(card.stream_number).ask(lambda: None)  # a kernel that is on its way
        del x
        gc.collect()
        assert ended == [True], ended

        buffer = device.buffer(numbers())
        address, work, seen = buffer.__cuda_array_interface__["data"][0], fake.stream(fake.new_stream()), []
        work.ask(lambda: seen.append(fake.memory.view(address, 4000).tobytes()))
        device.synchronize()
        del buffer
        again = device.buffer(numbers() + 5)
        device.synchronize()
        assert again.address == address, "it is used again"
        work.run(work.asked)
        assert np.frombuffer(seen[0], np.float32).tolist() == numbers().tolist()

        x = (ka.asarray(numbers(), device=device) + 0.0).realize()
        address = x.__cuda_array_interface__["data"][0]
        x += 1.0
        x.realize()
        more = [device.buffer(numbers() * 0) for _ in range(4)]
        device.synchronize()
        assert np.frombuffer(fake.memory.view(address, 4000).tobytes(), np.float32).tolist() == numbers().tolist()
        """,
    )


def test_strides(library: Path) -> None:
    """Values of any strides are copied; only C order is used in place."""
    shared(
        library,
        """
        whole = numbers(24).reshape(4, 6)
        views = [whole.T, whole[::2, 1:], whole[:, ::3], np.broadcast_to(whole[:1], (5, 6)), whole[1:, :1]]
        for number, view in enumerate(views):
            for kind in (Described, Capsuled):
                theirs = kind(whole, view.strides, view.shape)
                theirs.address += view.ctypes.data - whole.ctypes.data
                x = ka.asarray(theirs, device=device)
                assert (x + 1.0).numpy().tolist() == (view + 1).tolist(), (number, kind)
                theirs = kind(whole, view.strides, view.shape)
                assert "C-contiguous" in refused(lambda: ka.asarray(theirs, device=device, copy=False), BufferError)
        backwards = Described(whole, (-24, -4), (4, 6))
        backwards.address += 92
        assert ka.asarray(backwards, device=device).numpy().tolist() == whole[::-1, ::-1].tolist()
        pairs = (whole[:, ::2] + 1j * whole[:, 1::2]).astype(np.complex64)
        for kind in (Described, Capsuled):
            z = ka.asarray(kind(pairs, (8, 24), (3, 4)), device=device)
            assert z.dtype is ka.complex64 and z.numpy().tolist() == pairs.T.tolist()
            assert ka.asarray(kind(pairs), device=device).numpy().tolist() == pairs.tolist()
        x = ka.asarray(Described(whole, (24, 4)), device=device, copy=False)
        assert x.shape == (4, 6) and ka.asarray(Described(whole), device=device, copy=True).numpy().tolist() == whole.tolist()
        assert ka.asarray(Described(whole, (4, 4, 4), (0, 2, 3)), device=device).shape == (0, 2, 3)
        """,
    )


WRONG = (
    ({"version": 4}, "BufferError", "version 4 is not understood: kg reads up to 3"),
    ({"version": "3"}, "BufferError", "version '3' is not understood"),
    ({"mask": 1}, "BufferError", "it has a mask"),
    ({"stream": 0}, "BufferError", "stream is None or a number above 0, not 0"),
    ({"stream": "legacy"}, "BufferError", "not 'legacy'"),
    ({"data": (0, False)}, "BufferError", "its data is at address 0"),
    ({"data": 5}, "BufferError", "data is an address and whether it is read-only, not 5"),
    ({"data": "absent"}, "BufferError", "data is an address"),
    ({"data": (64, False)}, "BufferError", "memory at 0x40 is of no GPU"),
    ({"shape": [4]}, "BufferError", "shape is a tuple of integers, not [4]"),
    ({"shape": (-1,)}, "BufferError", "sizes below 0"),
    ({"shape": "absent"}, "BufferError", "shape is a tuple of integers, not None"),
    ({"strides": (4, 4)}, "BufferError", "2 strides do not fit 1 dimensions"),
    ({"strides": (0.5,)}, "BufferError", "strides is a tuple of integers"),
    ({"typestr": ">f4"}, "BufferError", "bytes in another order"),
    ({"typestr": "|V2"}, "TypeError", "no dtype for typestr '|V2'"),
    ({"typestr": "nonsense"}, "TypeError", "no dtype for typestr 'nonsense'"),
    ({"typestr": None}, "TypeError", "no dtype for typestr None"),
    ({"typestr": "<f16"}, "TypeError", "no dtype for typestr '<f16'"),
)  # fmt: skip


def test_wrong_descriptions(library: Path) -> None:
    lines = shared(
        library,
        f"""
        for entries, error in {[row[:2] for row in WRONG]!r}:
            theirs = Described(numbers(4))
            theirs.entries = entries
            print(refused(lambda: ka.asarray(theirs, device=device), {{"BufferError": BufferError, "TypeError": TypeError}}[error]))
        """,
    )
    assert len(lines) == len(WRONG)
    for line, (_, _, said) in zip(lines, WRONG, strict=True):
        assert said in line and line.startswith("__cuda_array_interface__ of a Described: ") == ("no GPU" not in line)


def test_older_descriptions_name_no_stream(library: Path) -> None:
    shared(
        library,
        """
        theirs = Described(numbers(4))  # written in the default stream, as PyCUDA does, which names none
        fake.defaults[1], fake.handles[theirs.stream] = fake.handles[theirs.stream], fake.defaults[1]
        theirs.entries = {"version": 2, "stream": "absent", "strides": "absent"}
        assert ka.asarray(theirs, device=device).numpy().tolist() == [0, 1, 2, 3]
        theirs.entries = {"data": (theirs.address, True)}
        assert "read-only" in refused(lambda: kg.Buffer.share(runtime, theirs).copyin(numbers(4)), BufferError)
        """,
    )


def test_memory_of_another_card(library: Path) -> None:
    shared(
        library,
        """
        second = kg.open_device("CUDA:1")
        theirs = Described(numbers(4), where=second)
        said = refused(lambda: ka.asarray(theirs, device=device), BufferError)
        assert "is of CUDA:1 and can't be used in place on CUDA:0" in said, said
        assert ka.asarray(theirs, device=second).numpy().tolist() == [0, 1, 2, 3]
        x = ka.from_dlpack(Capsuled(numbers(4), where=second))
        assert x.device.name.startswith("CUDA:1") and x.numpy().tolist() == [0, 1, 2, 3]
        assert "no device here" in refused(lambda: ka.from_dlpack(type("T", (Capsuled,), {"__dlpack_device__": lambda s: (2, 7)})(numbers(4))), BufferError)
        """,
        "fake.devices = 2",
    )


def test_for_another_device_it_is_copied(library: Path) -> None:
    shared(
        library,
        """
        for kind in (Described, Capsuled):
            x = ka.asarray(kind(numbers(4)), device="CPU")
            assert x.device.name.startswith("CPU") and x.numpy().tolist() == [0, 1, 2, 3]
            assert "copy=False" in refused(lambda: ka.asarray(kind(numbers(4)), device="CPU", copy=False), BufferError)
        """,
    )


def test_where_nobody_takes_it() -> None:
    """No device of this process has such memory; and what says nothing sensible is no array."""
    import kg_array as ka

    class Described:
        __strange_array_interface__ = {"shape": (1,)}

    with pytest.raises(
        BufferError,
        match="no device here takes the __strange_array_interface__",
    ):
        ka.asarray(Described(), device="REF")
