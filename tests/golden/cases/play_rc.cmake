# Four numbers: row column row column.
set(arguments play --coords rc)
