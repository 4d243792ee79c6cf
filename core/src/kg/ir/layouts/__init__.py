"""Data layouts: linear layouts over GF(2), fragments of matrix units, tiles, shared memory."""
