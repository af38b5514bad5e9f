# Red checks until the position stands for the third time, and loses.
set(arguments play --board never --fen "4k4/9/9/9/9/9/9/9/9/R4K3 w")
