set(arguments --help)
set(environment LANG=vi_VN.UTF-8)
