"""Instructions: the table of those that kg uses, their bits, and as LLVM's assembler reads them."""
