# An engine that speaks UCCI: it offers a draw and resigns.
set(arguments play --board never --side red --engine ${SCRIPTED_ENGINE} --protocol ucci)
