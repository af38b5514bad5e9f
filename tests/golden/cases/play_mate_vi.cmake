set(arguments play --lang vi --board never)
