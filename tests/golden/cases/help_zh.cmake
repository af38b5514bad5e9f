set(arguments play --help)
set(environment LANG=zh_CN.UTF-8)
