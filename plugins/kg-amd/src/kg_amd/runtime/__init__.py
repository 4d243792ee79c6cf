"""The device AMD at run time."""
