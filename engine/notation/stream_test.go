package notation

import (
	"bufio"
	"io"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func TestAStreamIsOfTheProblemThatItsFirstMarksAreOf(t *testing.T) {
	empty := strings.Repeat(".........\n", 9)
	position := "... ... ...\n... .x. ...\n"
	sudoku := "... ... ...\n... .5. ...\n"
	for _, tc := range []struct {
		text string
		want Form
	}{
		{position, Judge},
		{sudoku, Grid},
		{"\uFEFF" + sudoku, Grid},
		{"\uFEFF\r\n\t " + position, Judge},
		{empty, Grid},
		{empty + "5 5\n", Judge},
		{strings.Replace(position, "x", "Q", 1), Judge},
		{"", Judge},
		{"大1", Judge},
		{strings.Repeat("\n", 1<<20) + "1", Judge},
		{strings.Repeat(".", 1<<20) + "x", Grid},
	} {
		in := bufio.NewReader(strings.NewReader(tc.text))
		got := StreamForm(in)
		fail.If(t, got != tc.want, "%.40q is a %s, want a %s", tc.text, got, tc.want)
		rest, err := io.ReadAll(in)
		fail.If(t, err != nil || string(rest) != tc.text, "%.40q: %d bytes are left, %v", tc.text, len(rest), err)
	}
}
