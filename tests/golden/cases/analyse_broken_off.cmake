# The engine ends in the middle, and again when it is started once more: what there is, is written.
set(arguments analyse - --depth 9 --engine ${SCRIPTED_ENGINE} --out ${FILE} --notation wxf)
set(status 3)
