set(arguments analyse - --depth 9 --engine ${SCRIPTED_ENGINE} --lang zh)
