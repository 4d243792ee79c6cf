"""What functions are given: arrays and numbers checked and made alike, their dtypes, their devices."""
