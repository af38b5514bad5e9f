set(arguments analyse "3k5/2P6/9/9/9/9/9/9/9/4K4 b")
