"""What is known of integers: intervals, divisors, and the normal form of index expressions."""
