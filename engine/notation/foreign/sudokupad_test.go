package foreign

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	lzstring "github.com/daku10/go-lz-string"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

func packed(t *testing.T, json string) string {
	t.Helper()
	return fail.Must(lzstring.CompressToBase64(json))(t)
}

// cellsOf returns the JSON of nine rows of cells, each digit in a form and each empty cell as empty.
func cellsOf(digit, empty string) string {
	var rows []string
	for row := range strings.FieldsSeq(puzzle) {
		var cells []string
		for _, cell := range row {
			if cell == '.' {
				cells = append(cells, empty)
			} else {
				cells = append(cells, fmt.Sprintf(digit, cell-'0'))
			}
		}
		rows = append(rows, "["+strings.Join(cells, ",")+"]")
	}
	return "[" + strings.Join(rows, ",") + "]"
}

func TestPackedSudokus(t *testing.T) {
	fpuzzles := `{"size":9,"title":"A [title], x:1","grid":` + cellsOf(`{"value":%d,"given":true}`, "{}") + `}`
	own := `{"cellSize":50,"cells":` + cellsOf(`{"value":"%d"}`, "{}") +
		`,"metadata":{"title":"It's"},"cages":[],"lines":[]}`
	short := `{cs:50,ce:` + cellsOf("{v:%d}", "") + `,metadata:{title:'a:b, [c]',t:t,f:f},re:[]}`
	code := packed(t, fpuzzles)
	escaped := strings.NewReplacer("+", "%2B", "/", "%2F", "=", "%3D").Replace(code)
	for name, src := range map[string]string{
		"f-puzzles' link":        "https://www.f-puzzles.com/?load=" + code,
		"escaped":                "https://f-puzzles.com/?load=" + escaped + "\n",
		"without https":          "f-puzzles.com/?load=" + code,
		"SudokuPad's":            "https://sudokupad.app/fpuzzles" + code,
		"shorter, with settings": "https://sudokupad.app/fpuz" + escaped + "?setting-nogrid=1",
		"an older address":       "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles" + code,
		"scl":                    "https://sudokupad.app/scl" + packed(t, own),
		"scl, shortened":         "https://sudokupad.app/scl" + packed(t, short),
		"ctc":                    "https://sudokupad.app/sudoku/ctc" + packed(t, short),
		"scf":                    "https://sudokupad.app/scf" + counting(puzzle),
		"a code":                 "fpuzzles" + code,
		"the packed puzzle":      code + "\n",
		"without its last =":     strings.TrimRight(code, "="),
		"JSON":                   fpuzzles,
		"JSON of SudokuPad":      own,
		"in a mail":              "Hi,\nhttps://sudokupad.app/scl" + packed(t, short) + " is hard!",
	} {
		sheets, notes, err := ReadPacked([]byte(src))
		fail.If(t, err != nil || len(sheets) != 1 || sheets[0].Grid != judges(t, puzzle) ||
			(len(notes) > 0) != (name == "in a mail"), "%s: %v, %v, %v", name, sheets, notes, err)
	}
}

// counting returns SudokuPad's scf for a grid.
func counting(src string) (code string) {
	const values = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
	cells := strings.ReplaceAll(strings.ReplaceAll(src, "\n", ""), ".", "0")
	for cells != "" {
		value, rest := int(cells[0]-'0'), cells[1:]
		for value < 50 && strings.HasPrefix(rest, "0") {
			value, rest = value+10, rest[1:]
		}
		code, cells = code+values[value:value+1], rest
	}
	return code
}

func TestWhatAClassicSudokuHasNotIsNamed(t *testing.T) {
	for want, src := range map[string]string{
		"antiknight, thermometer": `{"size":9,"grid":` + cellsOf(`{"value":%d,"given":true}`, "{}") +
			`,"thermometer":[{"lines":[["R1C1"]]}],"antiknight":true,"arrow":[],"diagonal+":false}`,
		"cages, lines": `{"cells":` + cellsOf(`{"value":%d}`, "{}") + `,"cages":[{"cells":[[0,0]]}],"lines":[{}]}`,
		"region":       `{"size":9,"grid":` + cellsOf(`{"value":%d,"given":true,"region":2}`, "{}") + `}`,
	} {
		_, notes, err := ReadPacked([]byte(src))
		fail.If(t, err != nil || len(notes) != 1 || notes[0] != Note{Kind: ExtrasLeftOut, Names: want},
			"%v, %v; want %s", notes, err, want)
	}
}

func TestEnteredDigitsAndMarksOfAPackedSudoku(t *testing.T) {
	src := strings.Replace(cellsOf(`{"value":%d,"given":true}`, `{"centerPencilMarks":[2,7]}`), `5,"given":true`,
		`5,"given":false`, 1)
	sheets, _, err := ReadPacked([]byte(`{"size":9,"grid":` + src + `}`))
	fail.If(t, err != nil || sheets[0].Entered != grid.CellsOf(0) || sheets[0].Pencil[2] != 1<<2|1<<7, "%v, %v",
		sheets, err)
}

func TestPackedSudokusThatCannotBeRead(t *testing.T) {
	refused := texttest.Refusal(t, sheetsOf(ReadPacked))
	refused("words", "Hello", 1, 1, "packedSudoku", `"H"`)
	refused("a short link", "See\nhttps://sudokupad.app/abc123", 2, 9, "packedSudoku", `"abc123"`)
	refused("a damaged code", "https://sudokupad.app/fpuzzlesN4IgzglgXgpiBcBOANCALhNAbO8QEEA", 1, 9, "packedSudoku",
		`"fpuzzlesN4IgzglgXgpi…"`)
	refused("six by six", `{"size":6,"grid":[[{}]]}`, 1, 1, "packedSudoku", `"{\"size\":6,\"grid\":[[{…"`)
	refused("scf, too short", "https://sudokupad.app/scf0000000000000000000000", 1, 9, "packedSudoku",
		`"scf00000000000000000…"`)
}

// TestALongCodeIsNotUnpacked, since it could unpack to much more.
func TestALongCodeIsNotUnpacked(t *testing.T) {
	random, title := rand.New(rand.NewPCG(1, 2)), ""
	for range 25_000 {
		title += string(rune('a' + random.IntN(26)))
	}
	code := packed(t, `{"size":9,"title":"`+title+`","grid":`+cellsOf(`{"value":%d,"given":true}`, "{}")+`}`)
	_, _, err := ReadPacked([]byte("https://sudokupad.app/fpuz" + code))
	fail.If(t, err == nil, "a code of %d characters is read", len(code))
}

func TestOpenSudokuWithAVersion(t *testing.T) {
	for version, notes := range map[string]string{"1": "2,7,|", "2": "66|", "3": "66|", "4": "0|66|"} {
		none := map[string]string{"1": "-|", "2": "0||", "3": "0|", "4": "0|0|"}[version]
		data := ""
		for i, cell := range lined(puzzle) {
			switch {
			case i == 0:
				data += "5|" + notes + "1|"
			case cell != '.':
				data += string(cell) + "|" + none + "0|"
			default:
				data += "0|" + notes + "1|"
			}
		}
		for _, newline := range []string{"\n", "&#10;", "&#xA;"} {
			src := "<opensudoku version=\"2\">\n<game data=\"version: " + version + newline + data +
				"\" />\n</opensudoku>"
			fail.Unless(t, BeginsOpenSudoku([]byte(src)), "version %s is not recognised", version)
			sheets, _, err := ReadOpenSudoku([]byte(src))
			fail.If(t, err != nil || len(sheets) != 1 || sheets[0].Grid != judges(t, puzzle) ||
				sheets[0].Entered != grid.CellsOf(0) || sheets[0].Pencil[0] != 0 || sheets[0].Pencil[2] != 1<<2|1<<7,
				"version %s: %v, %v", version, sheets, err)
		}
	}
	refused := texttest.Refusal(t, sheetsOf(ReadOpenSudoku))
	refused("80 cells", "version: 2\n"+strings.Repeat("1|0|0|", 80), 2, 1, "openSudoku", `"1"`)
	refused("a number", "version: 2\n"+strings.Repeat("10|0|0|", 81), 2, 1, "openSudoku", `"1"`)
}

func TestOpenSudokusCellsHaveThreeOrFourFields(t *testing.T) {
	_, _, err := ReadOpenSudoku([]byte("version: 1\n" + strings.Repeat("0|1|", grid.Cells)))
	fail.As[*text.Error](t, err, "two fields")
}
