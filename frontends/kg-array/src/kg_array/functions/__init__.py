"""Functions of whole arrays: made, shaped, searched, sorted, summed, padded, convolved."""
