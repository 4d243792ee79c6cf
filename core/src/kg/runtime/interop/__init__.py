"""Exchange with other libraries without copies: DLPack and array interfaces."""
