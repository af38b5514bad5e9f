set(arguments play --level-list --engine ${SCRIPTED_ENGINE})
