# The locale alone: Chinese words, simplified pieces, plain lines, for wide ones may be wide.
set(arguments board --coords rc)
set(environment LANG=zh_CN.UTF-8)
