package command

import (
	"bufio"
	"strings"
	"testing"
)

func TestTheProblemIsToldByTheFirstCharacters(t *testing.T) {
	empty := strings.Repeat(".........\n", 9)
	for _, tc := range []struct {
		input string
		want  bool
	}{
		{position, false},
		{sudoku, true},
		{"\uFEFF" + sudoku, true},
		{"\uFEFF\r\n\t " + position, false},
		{empty, true},
		{empty + "5 5\n", false},
		{strings.Replace(sudoku, ".", "Q", 1), true},
		{strings.Replace(position, ".", "Q", 1), false},
		{strings.Replace(position, "x", "Q", 1), false},
		{"", false},
		{"大1", false},
		{strings.Repeat("\n", 1<<20) + "1", false},
		{strings.Repeat(".", 1<<20) + "x", true},
	} {
		if got := isSudoku(bufio.NewReader(strings.NewReader(tc.input))); got != tc.want {
			t.Errorf("%.40q is Sudoku: %v, want %v", tc.input, got, tc.want)
		}
	}
}
