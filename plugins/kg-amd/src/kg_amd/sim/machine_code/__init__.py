"""Machine code of RDNA 3 and CDNA 3 as instructions:
bit fields, opcode tables as data, operands, the text that LLVM's tools print."""
