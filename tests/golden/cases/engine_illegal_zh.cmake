# An engine that plays what is not legal, in Chinese.
set(arguments play --board never --lang zh --level 1 --engine ${SCRIPTED_ENGINE})
