package command

import (
	"bytes"
	"context"
	"encoding/xml"
	"fmt"
	"image"
	_ "image/png"
	"io"
	"os"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/notation"
	"ninefold/engine/picture"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

// draw runs the command in an empty directory with the input as in.txt and returns its standard output.
func draw(t *testing.T, input string, args ...string) (stdout string) {
	t.Helper()
	texttest.Write(t, "in.txt", input)
	var out, messages bytes.Buffer
	status := Run(context.Background(), inEnglish, slices.Concat([]string{"picture", "in.txt"}, args), nil, &out,
		&messages, nil)
	fail.NowIf(t, status != 0 || messages.Len() > 0, "%v: status %d, %s", args, status, &messages)
	return out.String()
}

const (
	onePosition = "... ... ...\n... ... ...\n... ... ...\n... ... ...\n... ... ...\n... x.. ...\n" +
		"... ... ...\n... ... ...\n... ... ...\n6 4\n"
	oneGrid     = "4.9......\n.....4...\n.......4.\n.........\n.4.......\n.........\n.........\n.........\n.........\n"
	noPlaceGrid = "........2\n....1....\n1........\n......1..\n.........\n.........\n.........\n.......1.\n.........\n"
)

func TestPictureFilesAreWhatTheirNamesSay(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, scale := range []int{1, 2, 4} {
		if scale > 1 && testing.Short() {
			break
		}
		draw(t, onePosition, "-o", "board.png", "--scale", fmt.Sprint(scale))
		file, err := os.Open("board.png")
		fail.OnError(t, err)
		defer file.Close()
		config, format, err := image.DecodeConfig(file)
		if err != nil || format != "png" || config.Width != scale*picture.Side || config.Height != scale*picture.Side {
			t.Errorf("scale %d: %s of %d by %d, %v", scale, format, config.Width, config.Height, err)
		}
	}
	svg := draw(t, onePosition)
	draw(t, onePosition, "-o", "board.SVG")
	if written, err := os.ReadFile("board.SVG"); err != nil || string(written) != svg {
		t.Errorf("what is written to a file is not what standard output shows: %v", err)
	}
}

// TestPictureDescribesBothProblems reads the description of each picture, which is made of the same data as its shapes.
func TestPictureDescribesBothProblems(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, tc := range []struct {
		name, input string
		args        []string
		rows        string
	}{
		{"a position", onePosition, nil,
			strings.Repeat(".", 48) + "x" + strings.Repeat(".", 5) + strings.Repeat("!!!......", 3)},
		{"a plain position", onePosition, []string{"--plain"}, strings.Repeat(".", 48) + "x" + strings.Repeat(".", 32)},
		{"a grid", oneGrid, nil, strings.ReplaceAll(oneGrid, "\n", "")},
	} {
		var doc struct {
			Desc string `xml:"desc"`
		}
		fail.OnError(t, xml.Unmarshal([]byte(draw(t, tc.input, tc.args...)), &doc))
		fail.Unequal(t, strings.Join(strings.Fields(doc.Desc), ""), tc.rows, "%s is described as", tc.name)
	}
}

func TestPictureShowsWhatAGridComesTo(t *testing.T) {
	board := func(input string, plain bool) diagram.Diagram {
		b, err := readBoard(strings.NewReader(input), plain, func(taken, other notation.Form) { t.Error(taken, other) })
		fail.OnError(t, err)
		return b
	}
	symbols := func(b diagram.Diagram, s diagram.Symbol) (n int) {
		for _, c := range b.Cells {
			if c.Symbol == s {
				n++
			}
		}
		return n
	}
	const two = "123456789\n456789.23\n789123456\n"
	deducible := two + strings.Repeat(".........\n", 6)
	if b := board(deducible, false); symbols(b, diagram.Deduced) != 1 || b.Cells[15].Digit != 1 || b.Alert.Shown {
		t.Errorf("the one deduction shows as %+v", b.Cells[15])
	}
	if b := board(deducible, true); symbols(b, diagram.Deduced) != 0 || b.Cells[80].Corner != "" {
		t.Error("a plain grid shows more than what was read")
	}
	if b := board(deducible, false); b.Cells[80].Corner == "" {
		t.Error("an open cell does not say how many candidates it has")
	}
	twice := "11.......\n" + strings.Repeat(".........\n", 8)
	if b := board(twice, false); !b.Alert.Shown || !b.Cells[0].Alert || !b.Cells[1].Alert || b.Cells[2].Alert {
		t.Error("a digit that stands twice shows nothing")
	}
	hatched := 0
	b := board(noPlaceGrid, false)
	for _, c := range b.Cells {
		if c.Hatch != 0 {
			hatched++
		}
	}
	fail.If(t, !b.Alert.Shown || hatched == 0, "a box without a place for a digit shows nothing")
}

func TestAPictureReplacesAFileWholeOrNotAtAll(t *testing.T) {
	t.Chdir(t.TempDir())
	const kept = "what was there"
	fail.OnError(t, os.WriteFile("board.svg", []byte(kept), 0o640))
	texttest.Write(t, "bad.in", "x")
	status := Run(context.Background(), inEnglish, []string{"picture", "bad.in", "-o", "board.svg"}, nil, io.Discard,
		io.Discard, nil)
	fail.Unequal(t, status, exitFailure, "bad input: status")
	if content, _ := os.ReadFile("board.svg"); string(content) != kept {
		t.Errorf("bad input leaves %q", content)
	}
	fail.OnError(t, os.Symlink("board.svg", "link.svg"))
	draw(t, onePosition, "-o", "link.svg")
	if content, _ := os.ReadFile("board.svg"); !strings.HasPrefix(string(content), "<svg") {
		t.Errorf("the link's file is %.20q", content)
	}
	info, err := os.Stat("board.svg")
	fail.If(t, err != nil || info.Mode().Perm() != 0o640, "the mode became %v, %v", info.Mode(), err)
	fail.OnError(t, os.WriteFile("kept.svg", []byte(kept), 0o444))
	var messages bytes.Buffer
	status = Run(context.Background(), inEnglish, []string{"picture", "in.txt", "-o", "kept.svg"}, nil, io.Discard,
		&messages, nil)
	content, _ := os.ReadFile("kept.svg")
	fail.If(t, status != exitFailure || string(content) != kept || messages.String() != "kept.svg: it is read-only\n",
		"a read-only file: status %d, %q, it holds %.20q", status, &messages, content)
	fail.OnError(t, os.Mkdir("dir.svg", 0o755))
	status = Run(context.Background(), inEnglish, []string{"picture", "in.txt", "-o", "dir.svg"}, nil, io.Discard,
		io.Discard, nil)
	fail.Unequal(t, status, exitFailure, "a directory: status")
	entries, err := os.ReadDir(".")
	fail.OnError(t, err)
	for _, entry := range entries {
		fail.If(t, strings.HasPrefix(entry.Name(), "."), "%s is left behind", entry.Name())
	}
}

// endless is a stream of white space that does not end.
type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = '\n'
	}
	return len(p), nil
}

func TestPictureRefusesEndlessInput(t *testing.T) {
	var messages bytes.Buffer
	status := Run(context.Background(), inEnglish, []string{"picture"}, endless{}, io.Discard, &messages, nil)
	fail.If(t, status != exitFailure || messages.String() != "-: it is too large to be one board\n",
		"status %d, %s", status, &messages)
}
