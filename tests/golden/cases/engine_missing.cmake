# Without an engine the game goes on for two.
set(arguments play --board never --level 3 --engine ./there-is-no-such-engine)
set(status 3)
