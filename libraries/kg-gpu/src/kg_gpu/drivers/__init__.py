"""What cards over a vendor's driver are written with."""
