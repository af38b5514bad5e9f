# A game from standard input: report, and what goes into the record.
set(arguments analyse - --depth 9 --engine ${SCRIPTED_ENGINE} --out ${FILE} --notation wxf)
