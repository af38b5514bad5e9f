# NO_COLOR, a pipe and a terminal with colours: none of them.
set(arguments play --pieces hanzi --lines box)
set(environment LANG=C.UTF-8 TERM=xterm-256color NO_COLOR=1)
