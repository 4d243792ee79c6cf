"""The worker's message format: two 4-byte lengths, JSON of the first, bytes of the second."""

from __future__ import annotations

import json
import struct
from typing import IO, Any


def send(stream: IO[bytes], words: dict[str, Any], data: bytes = b"") -> None:
    """Writes a message."""
    text = json.dumps(words).encode()
    stream.write(struct.pack("<II", len(text), len(data)) + text + data)
    stream.flush()


def receive(stream: IO[bytes]) -> tuple[dict[str, Any], bytes] | None:
    """Reads a message; None at the end."""
    head = stream.read(8)
    if len(head) < 8:
        return None
    text_length, data_length = struct.unpack("<II", head)
    text, data = stream.read(text_length), stream.read(data_length)
    return (json.loads(text), data) if (len(text), len(data)) == (text_length, data_length) else None
