# What leaves the king in check or lets the kings face each other.
set(arguments play --board never --fen "3R2b2/4k4/b8/p1P5p/9/4n1C2/1n5rP/6N1B/4A4/2B1KA3 b")
