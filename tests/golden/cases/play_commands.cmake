# Commands, and what they do not change.
set(arguments play --board never)
