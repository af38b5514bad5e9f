set(arguments play --board never --lang zh --coords xy)
