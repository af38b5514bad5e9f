set(arguments play --board never --lang zh)
