# Why moves are refused, in English.
set(arguments play --board never)
