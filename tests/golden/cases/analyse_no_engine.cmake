set(arguments analyse --engine ./there-is-no-such-engine)
set(status 3)
