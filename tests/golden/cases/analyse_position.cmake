set(arguments analyse --moves "炮二平五 马8进7" --multipv 2 --depth 9 --engine ${SCRIPTED_ENGINE})
