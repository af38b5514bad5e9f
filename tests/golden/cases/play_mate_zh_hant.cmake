set(arguments play --lang zh-Hant --board never)
