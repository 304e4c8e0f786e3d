package notation

import (
	"bufio"
	"io"
	"strings"
	"testing"
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
		if got := StreamForm(in); got != tc.want {
			t.Errorf("%.40q is a %s, want a %s", tc.text, got, tc.want)
		}
		if rest, err := io.ReadAll(in); err != nil || string(rest) != tc.text {
			t.Errorf("%.40q: %d bytes are left, %v", tc.text, len(rest), err)
		}
	}
}
