# Bytes that are no text, and keys that leave escape sequences.
set(arguments play --board never)
