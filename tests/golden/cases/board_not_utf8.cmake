# A locale that cannot show Chinese.
set(arguments board)
set(environment LANG=zh_CN.GBK)
