# The way of docs/training.md in small: games from nothing, a network from the games, an engine that
# plays by it and makes games again.
#
#   cmake -D BIN=folder -D WORK=folder -D OPENINGS=file -P loop.cmake
file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK})

# run(<variable> <program> <argument>...): what it prints; anything but success is an error.
function(run output program)
  execute_process(
    COMMAND ${BIN}/${program} ${ARGN}
    WORKING_DIRECTORY ${WORK}
    OUTPUT_VARIABLE said
    ERROR_VARIABLE complained
    RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${program} ${ARGN}: exit status ${status}\n${said}${complained}")
  endif()
  set(${output} "${said}" PARENT_SCOPE)
endfunction()

# talk(<variable> <line>...): what the engine says to the lines.
function(talk output)
  list(JOIN ARGN "\n" lines)
  file(WRITE ${WORK}/talk.in "${lines}\n")
  execute_process(
    COMMAND ${BIN}/chuhe-engine
    WORKING_DIRECTORY ${WORK}
    INPUT_FILE ${WORK}/talk.in
    OUTPUT_VARIABLE said
    RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "chuhe-engine: exit status ${status}\n${said}")
  endif()
  set(${output} "${said}" PARENT_SCOPE)
endfunction()

function(expect text pattern)
  if(NOT text MATCHES "${pattern}")
    message(FATAL_ERROR "'${pattern}' is not in:\n${text}")
  endif()
endfunction()

# Games. In two goes, and in one by two threads: the same games.
set(conditions --nodes 100 --seed 7 --network <none> --openings ${OPENINGS} --longest 60)
run(said chuhe-datagen play a.games --games 10 ${conditions})
run(said chuhe-datagen play a.games --games 30 ${conditions})
expect("${said}" "goes on after 10 games")
expect("${said}" "games      30\n")
run(said chuhe-datagen play b.games --games 30 --threads 2 ${conditions})
run(a chuhe-datagen export a.games)
run(b chuhe-datagen export b.games)
if(NOT a STREQUAL b)
  message(FATAL_ERROR "other games in two goes than in one")
endif()

# Scores by more nodes; to text and back.
run(said chuhe-datagen relabel a.games c.games --nodes 200 --network <none>)
run(c chuhe-datagen export c.games)
if(a STREQUAL c)
  message(FATAL_ERROR "relabelling changed nothing")
endif()
file(WRITE ${WORK}/c.txt "${c}")
run(said chuhe-datagen import d.games c.txt)
run(d chuhe-datagen export d.games)
if(NOT c STREQUAL d)
  message(FATAL_ERROR "text and back gives other games")
endif()
run(said chuhe-datagen info c.games)
expect("${said}" "source.seed 7\n")

# Their scores foretell their results.
run(said chuhe-datagen chances a.games c.games)
expect("${said}" "points     1 / \\(1 \\+ exp\\(-score / [1-9]")

# A network, and the hand-made evaluation fitted to the same games.
run(said chuhe-train c.games a.games --out loop.nnue --hidden 32 --epochs 6 --batch 128
    --held-out 0.1 --threads 2)
expect("${said}" "epoch   6: ")
file(STRINGS ${WORK}/loop.nnue.tsv table)
list(GET table 1 first)
list(GET table 6 last)
string(REPLACE "\t" ";" first "${first}")
string(REPLACE "\t" ";" last "${last}")
list(GET first 1 first_loss)
list(GET last 1 last_loss)
if(NOT last_loss LESS first_loss)
  message(FATAL_ERROR "nothing learnt: loss ${first_loss}, then ${last_loss}")
endif()
file(READ ${WORK}/loop.nnue.svg plot)
expect("${plot}" "Loss of loop")
run(said chuhe-tune a.games --rounds 2)

# The engine plays by it, and goes on with it when the next file is none.
file(READ ${WORK}/loop.nnue start LIMIT 96 HEX)
string(SUBSTRING "${start}" 0 16 start)
if(NOT start STREQUAL "43687568654e4e0a")
  message(FATAL_ERROR "loop.nnue begins with ${start}")
endif()
talk(said "uci" "setoption name EvalFile value loop.nnue" "setoption name EvalFile value c.games"
     "position startpos moves h2e2" "eval" "go depth 5")
expect("${said}" "info string network loop \\(689->32x2->8")
expect("${said}" "c.games is not a network of Chuhe")
expect("${said}" "by network loop\n")
expect("${said}" "bestmove [a-i][0-9][a-i][0-9]")

# And the next generation begins.
run(said chuhe-datagen play e.games --games 3 --nodes 100 --longest 60 --network loop.nnue)
run(said chuhe-datagen info e.games)
expect("${said}" "network    loop\n")
