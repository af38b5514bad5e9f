set(arguments play --level 9 --engine ${SCRIPTED_ENGINE})
set(status 2)
