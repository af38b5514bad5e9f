# The same in Chinese, without a board.
set(arguments play --lang zh --board never)
