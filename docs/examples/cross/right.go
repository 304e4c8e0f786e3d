//go:build ignore

// A solution of QOJ 17074 (CROSS).
package main

import "fmt"

var cells [9][]byte

// cell is number i of a row, a column or a box (kind 0, 1, 2).
func cell(kind, number, i int) *byte {
	switch kind {
	case 0:
		return &cells[number][i]
	case 1:
		return &cells[i][number]
	}
	return &cells[number/3*3+i/3][number%3*3+i%3]
}

func count(kind, number int, digit byte) int {
	n := 0
	for i := 0; i < 9; i++ {
		if *cell(kind, number, i) == digit {
			n++
		}
	}
	return n
}

func solve() bool {
	for digit := byte('1'); digit <= '9'; digit++ {
		for i := 0; i < 27; i++ {
			if count(i/9, i%9, digit) > 1 {
				return false
			}
		}
	}
	for moved := true; moved; {
		moved = false
		for digit := byte('1'); digit <= '9'; digit++ {
			for box := 0; box < 9; box++ {
				if count(2, box, digit) > 0 {
					continue
				}
				var places []*byte
				for i := 0; i < 9; i++ {
					r, c := box/3*3+i/3, box%3*3+i%3
					if cells[r][c] == '.' && count(0, r, digit) == 0 && count(1, c, digit) == 0 {
						places = append(places, &cells[r][c])
					}
				}
				switch len(places) {
				case 0:
					return false
				case 1:
					*places[0], moved = digit, true
				}
			}
		}
	}
	return true
}

func main() {
	for r := range cells {
		var row string
		fmt.Scan(&row)
		cells[r] = []byte(row)
	}
	if !solve() {
		fmt.Println("ERROR")
		return
	}
	for _, row := range cells {
		fmt.Println(string(row))
	}
}
