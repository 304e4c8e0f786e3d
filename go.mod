module ninefold

go 1.24
