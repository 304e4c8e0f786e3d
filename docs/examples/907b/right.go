//go:build ignore

// A solution of Codeforces 907B.
package main

import "fmt"

func main() {
	var rows [9]string
	for r := range rows {
		var a, b, c string
		fmt.Scan(&a, &b, &c)
		rows[r] = a + b + c
	}
	var row, col int
	fmt.Scan(&row, &col)
	top, left := (row-1)%3*3, (col-1)%3*3
	forced := false
	for r := top; r < top+3; r++ {
		for c := left; c < left+3; c++ {
			forced = forced || rows[r][c] == '.'
		}
	}
	for r := 0; r < 9; r++ {
		for c := 0; c < 9; c++ {
			mark := rows[r][c]
			in := top <= r && r < top+3 && left <= c && c < left+3
			if mark == '.' && (in || !forced) {
				mark = '!'
			}
			fmt.Printf("%c", mark)
			if c%3 == 2 {
				fmt.Print(" ")
			}
		}
		fmt.Println()
		if r%3 == 2 {
			fmt.Println()
		}
	}
}
