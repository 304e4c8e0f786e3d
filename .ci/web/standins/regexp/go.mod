module ninefold.invalid/regexp

go 1.24
