package notation

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// seen is the Sudoku of all files in testdata/sudokus, sparse that of those in testdata/sparse, with empty rows.
const (
	seen   = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	sparse = "............8...6.19.652..46...8..95..3.2.1...4..3................7.52..56.4....."
)

// inRows returns a line of cells as nine rows.
func inRows(line string) (rows string) {
	for row := range slices.Chunk([]byte(line), 9) {
		rows += string(row) + "\n"
	}
	return rows
}

func TestASudokuThatAPersonSeesIsRead(t *testing.T) {
	for folder, line := range map[string]string{"sudokus": seen, "sparse": sparse} {
		want := fail.Must(sudoku.Parse([]byte(line)))(t)
		files := fail.Must(filepath.Glob("testdata/" + folder + "/*"))(t)
		fail.If(t, len(files) < 10, "only %d forms are tried", len(files))
		for _, name := range files {
			reading, err := Read([]byte(texttest.Read(t, name)))
			if err != nil || reading.Sheets == nil {
				t.Errorf("%s: %v, %v", name, reading, err)
				continue
			}
			fail.If(t, reading.Sheets[0].Grid != want, "%s: another Sudoku", name)
		}
	}
}

// TestASignForEmptyCellsIsTheOnlyOne: a digit that is missing must not hide as an empty cell.
func TestASignForEmptyCellsIsTheOnlyOne(t *testing.T) {
	rows, refused := inRows(seen), texttest.Refusal(t, Read)
	refused("a judge's grid", strings.Replace(rows, "..5\n", "0.5\n", 1), 8, 7, text.WantDigit, `"0"`)
	refused("a line", strings.Replace(seen, "6..", "6_.", 1), 1, 11, "sudokuSign", `"_"`)
	refused("noughts", strings.Replace(strings.ReplaceAll(rows, ".", "0"), "05\n", ".5\n", 1), 8, 8,
		"sudokuSign", `"."`)
	refused("between bars", strings.Replace("| "+strings.ReplaceAll(rows, "\n", " |\n| "), ".7", "_7", 1), 1, 6,
		"sudokuSign", `"_"`)
}

func TestSeveralSudokusAreReadAmongWords(t *testing.T) {
	grid, numbered := inRows(seen), ""
	for i, row := range strings.Fields(grid) {
		numbered += fmt.Sprintf("%d %s so\n", i+1, strings.Join(strings.Split(row, ""), " "))
	}
	for name, tc := range map[string]struct {
		src  string
		want int
	}{
		"numbers, words":  {numbered, 1},
		"titles":          {"Grid 01\n" + grid + "Grid 02\n" + grid + "Grid 03\n" + grid, 3},
		"remarks, titles": {"% one\n" + grid + "\n% two\n" + grid, 2},
		"numbered lines":  {"1. " + seen + "\n2. " + seen + "\n", 2},
		"0, 1 and 2":      {"Grid 01\n" + strings.Repeat("0 1 2 0 0 1 0 2 0\n", 9), 1},
		"attributes":      {"<game data=\"" + seen + "\" />\n<game data=\"" + seen + "\" />\n", 2},
	} {
		r := one(t, tc.src, SudokuGrids)
		fail.Unequal(t, len(r.Sheets), tc.want, "%s: Sudokus", name)
	}
	for name, src := range map[string]string{
		"a row is missing":   "Grid 01\n" + grid[10:] + "Grid 02\n" + grid,
		"a cell is missing":  "Grid 01\n" + grid[1:] + "Grid 02\n" + grid,
		"a row too many":     "Grid 01\n" + grid + grid[:10],
		"80 cells in one":    "1. " + seen + "\n2. " + seen[1:] + "\n",
		"two signs":          "Grid 01\n" + strings.Replace(grid, ".", "x", 1),
		"numbers":            strings.Repeat("12 5 8 44 5 6 7 8 90\n", 9),
		"noughts and dots":   "Grid 01\n" + strings.Replace(grid, ".", "0", 1),
		"another sign later": "Grid 01\n" + grid + "Grid 02\n" + strings.ReplaceAll(grid, ".", "0"),
	} {
		reading, err := Read([]byte(src))
		fail.If(t, err == nil, "%s: read as %v", name, reading)
	}
}

// What was found among other text is not the whole file, which saving would replace.
func TestASudokuAmongWordsIsNoted(t *testing.T) {
	for name, want := range map[string]int{"sdk-remarks": 0, "csv": 1, "html-line": 1, "c-array": 1} {
		r := fail.Must(Read([]byte(texttest.Read(t, "testdata/sudokus/"+name+".txt"))))(t)
		fail.If(t, len(r.Notes) != want || want > 0 && r.Notes[0].Kind != foreign.SudokuFound,
			"%s: the notes are %v", name, r.Notes)
	}
}

// TestAGameIsNeverTakenForASudoku damages texts of games, which are then read as games or not at all.
func TestAGameIsNeverTakenForASudoku(t *testing.T) {
	var games []string
	for _, e := range texttest.Examples(t) {
		if reading, err := Read([]byte(e.Text)); err == nil && reading.Sheets == nil {
			games = append(games, e.Text)
		}
	}
	random := rand.New(rand.NewPCG(14, 47))
	for range 20 {
		g := randomGame(random, "so 5 it is")
		p := g.Position()
		games = append(games, string(record.Append(nil, &record.Record{Game: g})))
		games = append(games, string(tictactoe.AppendMarked(nil, &p)))
		if text, played := AppendActions(nil, g); played {
			games = append(games, string(text))
		}
	}
	moves := ""
	for range 81 {
		moves += "5 5\n"
	}
	for _, moves := range []string{moves, strings.ReplaceAll(moves, "\n", " ")} {
		for at := range moves {
			for _, wrong := range "x1.\n 9|" {
				damaged := moves[:at] + string(wrong) + moves[at+1:]
				reading, err := Read([]byte(damaged))
				fail.If(t, err == nil && reading.Sheets != nil, "a Sudoku is seen in\n%s", damaged)
			}
		}
	}
	for _, name := range fail.Must(filepath.Glob("../*/testdata/tictactoe-*"))(t) {
		games = append(games, string(fail.Must(os.ReadFile(name))(t)))
	}
	for _, game := range games {
		for range 10 {
			at := random.IntN(len(game) + 1)
			damaged := game[:at] + string("x1.\n 9|"[random.IntN(7)]) + game[min(len(game), at+random.IntN(3)):]
			reading, err := Read([]byte(damaged))
			fail.If(t, err == nil && reading.Sheets != nil, "a Sudoku is seen in\n%s", damaged)
		}
	}
}
