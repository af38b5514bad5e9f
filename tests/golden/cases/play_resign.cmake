# Black gives up.
set(arguments play --board never)
