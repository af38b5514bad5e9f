# A game against an engine: its moves, hints, a draw, undo, changing sides, its crash.
set(arguments play --board never --level 2 --engine ${SCRIPTED_ENGINE})
