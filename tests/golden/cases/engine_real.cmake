# Chuhe's own engine at its lowest level. Black has no choice, and so it is no matter how it plays.
set(arguments play --board never --level 1 --seed 1 --fen "5k3/R8/9/9/9/9/9/9/7R1/4K4 w")
