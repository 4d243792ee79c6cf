"""The reference interpreter of ordered programs, with checked memory and races found."""
