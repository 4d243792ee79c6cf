"""Positions of the elements of rows in order, by methods that suit other sizes and other devices."""
