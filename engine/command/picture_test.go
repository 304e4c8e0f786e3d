package command

import (
	"encoding/xml"
	"image"
	_ "image/png"
	"os"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/picture"
	"ninefold/engine/test/fail"
)

// draw runs the command in an empty directory with the input as in.txt and returns its standard output.
func draw(t *testing.T, input string, args ...string) (stdout string) {
	t.Helper()
	texttest.Write(t, "in.txt", input)
	status, stdout, stderr := run(nil, slices.Concat([]string{"picture", "in.txt"}, args)...)
	fail.NowIf(t, status != 0 || stderr != "", "%v: status %d, %s", args, status, stderr)
	return stdout
}

func TestPictureFilesAreWhatTheirNamesSay(t *testing.T) {
	t.Chdir(t.TempDir())
	draw(t, position, "-o", "board.png", "--scale", "2")
	config, format, err := image.DecodeConfig(strings.NewReader(texttest.Read(t, "board.png")))
	fail.If(t, err != nil || format != "png" || config.Width != 2*picture.Side || config.Height != 2*picture.Side,
		"%s of %d by %d, %v", format, config.Width, config.Height, err)
	svg := draw(t, position)
	draw(t, position, "-o", "board.SVG")
	fail.Unless(t, texttest.Read(t, "board.SVG") == svg, "what is written to a file is not what standard output shows")
}

// TestPictureDescribesBothProblems reads the description of each picture, which is made of the same data as its shapes.
func TestPictureDescribesBothProblems(t *testing.T) {
	t.Chdir(t.TempDir())
	const grid = "123456789\n456789.23\n789123456\n" // a digit can be deduced
	rest := strings.Repeat(".........\n", 6)
	for _, tc := range []struct{ input, option, rows string }{
		{position, "--dark", strings.Repeat(".", 48) + "x" + strings.Repeat(".", 5) + strings.Repeat("!!!......", 3)},
		{position, "--plain", strings.Repeat(".", 48) + "x" + strings.Repeat(".", 32)},
		{grid + rest, "--dark", strings.Replace(grid, ".", "1", 1) + rest},
		{grid + rest, "--plain", grid + rest},
	} {
		var doc struct {
			Desc string `xml:"desc"`
		}
		fail.OnError(t, xml.Unmarshal([]byte(draw(t, tc.input, tc.option)), &doc))
		fail.Unequal(t, strings.Join(strings.Fields(doc.Desc), ""), strings.ReplaceAll(tc.rows, "\n", ""),
			"%s, the description", tc.option)
	}
}

// How a file is replaced is held by the tests of package atomicfile.
func TestAPictureReplacesAFileWholeOrNotAtAll(t *testing.T) {
	t.Chdir(t.TempDir())
	texttest.Write(t, "board.svg", "what was there")
	texttest.Write(t, "bad.in", "x")
	prints(t, exitFailure, "^bad.in:1:2: expected ", "picture", "bad.in", "-o", "board.svg")
	fail.Unequal(t, texttest.Read(t, "board.svg"), "what was there", "after a bad input it holds")
	draw(t, position, "-o", "board.svg")
	fail.Unless(t, strings.HasPrefix(texttest.Read(t, "board.svg"), "<svg"), "it is not replaced")
	fail.OnError(t, os.Chmod("board.svg", 0o444))
	prints(t, exitFailure, "^board.svg: it is read-only\n$", "picture", "in.txt", "-o", "board.svg")
}

func TestPictureRefusesEndlessInput(t *testing.T) {
	status, _, stderr := run(&repeat{text: "\n", left: -1}, "picture")
	fail.If(t, status != exitFailure || stderr != "-: it is too large to be one board\n",
		"status %d, %s", status, stderr)
}
