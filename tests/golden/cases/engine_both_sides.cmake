# An engine without levels plays both sides.
set(arguments play --side none --board never --engine ${SCRIPTED_ENGINE}
    --fen "startpos moves b2c2 b7c7 c2c6")
