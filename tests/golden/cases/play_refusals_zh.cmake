# Why moves are refused, in Chinese.
set(arguments play --board never --lang zh)
