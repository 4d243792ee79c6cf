"""Images: what is not whole, or another's, does not reach a driver."""

from __future__ import annotations

import pytest
from kg.errors import LoadError
from kg_gpu.images import Images

IMAGES = Images("SPARK", b"spark\n", b"spark-text\n")


def test_what_was_sealed_is_opened() -> None:
    assert IMAGES.opened(IMAGES.sealed(b"code"), "k") == (b"spark\n", b"code")
    assert IMAGES.opened(IMAGES.sealed(b"text", b"spark-text\n", "of one"), "k", "of one") == (b"spark-text\n", b"text")
    assert IMAGES.opened(IMAGES.sealed(b""), "k", "of one")[1] == b""  # for every device


@pytest.mark.parametrize("change", [lambda i: i[:-1], lambda i: i + b"x", lambda i: i[1:], lambda _: b"", lambda _: b"code"])
def test_what_is_not_whole_is_refused(change) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(LoadError, match=r"k: these \d+ bytes are no whole program of SPARK: compile it again"):
        IMAGES.opened(change(IMAGES.sealed(b"code", key="key")), "k", "key")


def test_what_is_anothers_is_refused() -> None:
    for key in ("", "newer"):
        with pytest.raises(LoadError, match="k: this program of SPARK is for another device or driver"):
            IMAGES.opened(IMAGES.sealed(b"code", key="older"), "k", key)
