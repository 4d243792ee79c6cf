"""What a compiled kernel is: MSL that the system compiles when it is loaded, or a library that Xcode's compiler made."""

from typing import Final

from kg_gpu.images import Images

SOURCE, LIBRARY = b"kg-metal-source\n", b"kg-metal-library\n"
IMAGES: Final = Images("METAL", SOURCE, LIBRARY)
