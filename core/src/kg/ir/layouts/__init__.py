"""Where elements lie: linear layouts over GF(2), fragments of matrix units, tiles, memory; the record of a matrix unit."""
