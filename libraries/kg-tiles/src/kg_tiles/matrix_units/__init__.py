"""The Opt TC: matrix multiplies on matrix units and dot instructions, also back to back."""
