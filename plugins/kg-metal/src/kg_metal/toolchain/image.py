"""The image of a compiled kernel: MSL that the system compiles on load, or Xcode's metallib."""

from typing import Final

from kg_gpu.images import Images

SOURCE, LIBRARY = b"kg-metal-source\n", b"kg-metal-library\n"
IMAGES: Final = Images("METAL", SOURCE, LIBRARY)
