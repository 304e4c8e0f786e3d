package command

import (
	"encoding/xml"
	"fmt"
	"image"
	_ "image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/picture"
	"ninefold/engine/sample"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/engine/tictactoe"
)

// draw runs the command in an empty directory with the input as in.txt and returns its standard output.
func draw(t *testing.T, input string, args ...string) (stdout string) {
	t.Helper()
	texttest.Write(t, "in.txt", input)
	status, stdout, stderr := run(nil, slices.Concat([]string{"picture", "in.txt"}, args)...)
	fail.NowIf(t, status != 0 || stderr != "", "%v: status %d, %s", args, status, stderr)
	return stdout
}

const oneGrid = "4.9......\n.....4...\n.......4.\n.........\n.4.......\n.........\n.........\n.........\n.........\n"

func TestPictureFilesAreWhatTheirNamesSay(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, scale := range []int{1, 2, 4} {
		if scale > 1 && testing.Short() {
			break
		}
		draw(t, position, "-o", "board.png", "--scale", fmt.Sprint(scale))
		file, err := os.Open("board.png")
		fail.OnError(t, err)
		defer file.Close()
		config, format, err := image.DecodeConfig(file)
		if err != nil || format != "png" || config.Width != scale*picture.Side || config.Height != scale*picture.Side {
			t.Errorf("scale %d: %s of %d by %d, %v", scale, format, config.Width, config.Height, err)
		}
	}
	svg := draw(t, position)
	draw(t, position, "-o", "board.SVG")
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
		{"a position", position, nil,
			strings.Repeat(".", 48) + "x" + strings.Repeat(".", 5) + strings.Repeat("!!!......", 3)},
		{"a plain position", position, []string{"--plain"}, strings.Repeat(".", 48) + "x" + strings.Repeat(".", 32)},
		{"a grid", oneGrid, nil, strings.ReplaceAll(oneGrid, "\n", "")},
	} {
		var doc struct {
			Desc string `xml:"desc"`
		}
		fail.OnError(t, xml.Unmarshal([]byte(draw(t, tc.input, tc.args...)), &doc))
		fail.Unequal(t, strings.Join(strings.Fields(doc.Desc), ""), tc.rows, "%s is described as", tc.name)
	}
}

// What a contradiction shows is held by the tests of package diagram.
func TestPictureShowsWhatAGridComesTo(t *testing.T) {
	grid := "123456789\n456789.23\n789123456\n" + strings.Repeat(".........\n", 6)
	for plain, want := range map[bool]int{false: 1, true: 0} {
		other := func(taken, other notation.Form) { t.Error(taken, other) }
		b, err := readBoard(strings.NewReader(grid), plain, other)
		fail.OnError(t, err)
		deduced := 0
		for _, c := range b.Cells {
			if c.Symbol == diagram.Deduced {
				deduced += c.Digit
			}
		}
		fail.If(t, deduced != want || (b.Cells[80].Corner == "") != plain || b.Alert.Shown,
			"plain %v: deduced are %d; the last cell has the note %q", plain, deduced, b.Cells[80].Corner)
	}
}

func TestAPictureReplacesAFileWholeOrNotAtAll(t *testing.T) {
	t.Chdir(t.TempDir())
	const kept = "what was there"
	fail.OnError(t, os.WriteFile("board.svg", []byte(kept), 0o640))
	texttest.Write(t, "bad.in", "x")
	status, _, _ := run(nil, "picture", "bad.in", "-o", "board.svg")
	held := texttest.Read(t, "board.svg")
	fail.If(t, status != exitFailure || held != kept, "bad input: status %d, it leaves %q", status, held)
	fail.OnError(t, os.Symlink("board.svg", "link.svg"))
	draw(t, position, "-o", "link.svg")
	held = texttest.Read(t, "board.svg")
	fail.Unless(t, strings.HasPrefix(held, "<svg"), "the link's file is %.20q", held)
	info, err := os.Stat("board.svg")
	fail.If(t, err != nil || info.Mode().Perm() != 0o640, "the mode became %v, %v", info.Mode(), err)
	fail.OnError(t, os.WriteFile("kept.svg", []byte(kept), 0o444))
	status, _, stderr := run(nil, "picture", "in.txt", "-o", "kept.svg")
	held = texttest.Read(t, "kept.svg")
	fail.If(t, status != exitFailure || held != kept || stderr != "kept.svg: it is read-only\n",
		"a read-only file: status %d, %q, it holds %.20q", status, stderr, held)
	fail.OnError(t, os.Mkdir("dir.svg", 0o755))
	status, _, _ = run(nil, "picture", "in.txt", "-o", "dir.svg")
	fail.Unequal(t, status, exitFailure, "a directory: status")
	left, err := filepath.Glob(".*")
	fail.If(t, err != nil || len(left) > 0, "left behind are %q, %v", left, err)
}

func TestPictureRefusesEndlessInput(t *testing.T) {
	status, _, stderr := run(&repeat{text: "\n", left: -1}, "picture")
	fail.If(t, status != exitFailure || stderr != "-: it is too large to be one board\n",
		"status %d, %s", status, stderr)
}

func TestALinkIsReadByTheCommands(t *testing.T) {
	// The link's game has two moves and is shown at the first.
	const link = "https://example.org/ninefold/#nf1.AAECAVgDQW5uAU8DQm9iACgw.186f5cfe"
	for args, want := range map[string]string{
		"picture --plain": "... .x. ...", "mark": "... !!! ...", "reach": "5 5\n",
	} {
		status, stdout, _ := run(strings.NewReader(link), strings.Fields(args)...)
		fail.If(t, status != exitSuccess || !strings.Contains(stdout, want), "%s: status %d\n%s", args, status, stdout)
	}
	status, _, stderr := run(strings.NewReader(link[:50]), "picture")
	fail.If(t, status != exitFailure || !strings.HasPrefix(stderr, "-:1:51: expected the rest of the link"),
		"status %d, said %q", status, stderr)
}

func TestPositionsAreReadFromRecordsToo(t *testing.T) {
	game := tictactoe.NewGame(tictactoe.Closed)
	fail.OnError(t, game.Play(grid.At(5, 5)))
	written := string(record.Append(nil, &record.Record{Game: game}))
	for name, text := range map[string]string{"a record": written, "compass moves": "C/c"} {
		var got []tictactoe.Position
		err := readPositions(strings.NewReader(text), func(p tictactoe.Position) error {
			got = append(got, p)
			return nil
		})
		fail.If(t, err != nil || len(got) != 1 || got[0].At(grid.At(5, 5)) != tictactoe.X,
			"%s: %d positions, %v", name, len(got), err)
	}
}

func TestTheEmptyBoardIsAnalysed(t *testing.T) {
	args := strings.Fields("analyse --empty --rules judge --threads 1")
	status, stdout, _ := run(nil, args...)
	fail.NowIf(t, status != exitSuccess, "status %d", status)
	lines := strings.Count(stdout, "\n")
	fail.If(t, lines != grid.Cells, "%d lines, want one for each cell:\n%s", lines, stdout)
}

func TestGeneratedAnswersAreRight(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		const count = 50
		dir := filepath.Join(t.TempDir(), "new", "cases")
		fail.OnError(t, generate(t.Context(), dir, count, sample.Series{Seed: 3, Rules: rules}))
		files, err := filepath.Glob(filepath.Join(dir, "*"))
		fail.If(t, err != nil || len(files) != 2*count, "%d files, %v, want %d", len(files), err, 2*count)
		for number := range count {
			name := filepath.Join(dir, fmt.Sprintf("%03d", number+1))
			p, err := tictactoe.Parse([]byte(texttest.Read(t, name+".in")))
			fail.OnError(t, err)
			got, want := texttest.Read(t, name+".out"), string(tictactoe.AppendMarked(nil, &p))
			fail.Unequal(t, got, want, "%v: the answer of %s", rules, name)
		}
	}
}
