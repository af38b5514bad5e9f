# A file whose name ends in no format.
set(arguments play --board never)
