"""The MSL renderer: the C family's tables in Metal's words, and the rules that its compiler refuses a kernel by."""
