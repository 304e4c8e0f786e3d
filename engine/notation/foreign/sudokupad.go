package foreign

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"regexp"
	"slices"
	"strings"

	lzstring "github.com/daku10/go-lz-string"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
)

// A link of SudokuPad or f-puzzles has a whole puzzle in it: JSON, packed by lz-string in base64. Before it stands what
// the JSON is: fpuz or fpuzzles for that of f-puzzles.com, scl or ctc for SudokuPad's own, perhaps shortened; or scf
// for 81 digits, each with the number of empty cells behind it. Any other word names a puzzle on a server. Sources: the
// scripts puzzleloader, puzzlezipper, puzzletools and fpuzzlesdecoder of https://sudokupad.app.

var (
	padLink = regexp.MustCompile(`(?i)(?:sudokupad\.(?:app|svencodes\.com)|app\.crackingthecryptic\.com|sudokupad:/)/` +
		`(?:sudoku/|puzzle/)?(?:\?puzzleid=)?([^\s?&#<>"]+)|f-puzzles\.com/\?(?:[^\s]*&)?load=([^\s&#<>"]+)`)
	beginsLink = regexp.MustCompile(`(?s)^.{0,11}(?:` + padLink.String() + `)`) // behind https://www.
	padCode    = regexp.MustCompile(`^\s*((?:(?:fpuz(?:zles)?|scl|ctc|scf)[\w+/=%-]{20,}|N4[\w+/=%-]{30,}))\s*$`)
	padFormat  = regexp.MustCompile(`(?s)^(fpuz(?:zles)?|scl|ctc|scf|)(.*)$`)
)

// BeginsPacked reports whether a text, without white space before it, begins with a link of SudokuPad or f-puzzles, or
// is a packed puzzle.
func BeginsPacked(src []byte) bool {
	return beginsLink.Match(src) || padCode.Match(src)
}

// ReadPacked reads a puzzle of SudokuPad or f-puzzles: the first link in a text, a packed puzzle, or one as JSON. A
// note names what a classic Sudoku has not and what is therefore left out. The error is a *text.Error.
func ReadPacked(src []byte) ([]sudoku.Sheet, []Note, error) {
	c := &text.Cursor{Text: src}
	c.Skip()
	code, whole := string(src[c.Pos:]), true
	if at := padLink.FindSubmatchIndex(src); at != nil {
		c.Pos = at[0]
		code = string(src[max(at[2], at[4]):max(at[3], at[5])])
		if whole = len(strings.Fields(string(src))) == 1; at[4] >= 0 {
			code = "fpuz" + code
		}
	} else if c.Peek() != '{' && !padCode.Match(src) {
		return nil, nil, c.Unexpected("packedSudoku")
	}
	s, left, ok := unpacked(strings.TrimSpace(code))
	if !ok {
		return nil, nil, c.UnexpectedWord(c.Pos, code, "packedSudoku")
	}
	var notes []Note
	if len(left) > 0 {
		notes = append(notes, Note{Kind: ExtrasLeftOut, Names: strings.Join(left, ", ")})
	}
	if !whole {
		notes = append(notes, Note{Kind: SudokuFound})
	}
	return []sudoku.Sheet{s}, notes, nil
}

// unpacked returns the Sudoku of a code, and the names of what it has besides; false if there is none.
func unpacked(code string) (s sudoku.Sheet, left []string, ok bool) {
	const longest = 20_000 // characters of a code; a short one can unpack to a thousand times its length
	parts := padFormat.FindStringSubmatch(code)
	if plain, err := url.PathUnescape(parts[2]); err == nil {
		parts[2] = plain
	}
	switch {
	case parts[1] == "scf":
		return counted(parts[2])
	case strings.HasPrefix(parts[2], "{"):
		return padSudoku(parts[2])
	case len(parts[2]) > longest:
		return s, nil, false
	}
	plain, err := lzstring.DecompressFromBase64(strings.ReplaceAll(parts[2], " ", "+"))
	if err != nil || !strings.HasPrefix(plain, "{") {
		return s, nil, false
	}
	return padSudoku(plain)
}

// counted returns the Sudoku of characters that stand for a digit and ten times the number of empty cells behind it,
// and the rules behind these.
func counted(code string) (s sudoku.Sheet, left []string, ok bool) {
	const values = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
	var digits [grid.Cells]uint8
	for cell := 0; cell < grid.Cells; {
		value := -1
		if code != "" {
			value, code = strings.IndexByte(values, code[0]), code[1:]
		}
		if value < 0 {
			return s, nil, false
		}
		digits[cell] = uint8(value % 10)
		cell += 1 + value/10
	}
	if code != "" {
		left = []string{code}
	}
	return sudoku.Sheet{Grid: sudoku.FromCells(&digits)}, left, true
}

// padCell is a cell in the JSON of either program.
type padCell struct {
	Value  any   `json:"value"`
	Short  any   `json:"v"`
	Given  *bool `json:"given"` // nil in SudokuPad's: all digits are given
	Region any   `json:"region"`
	Centre []int `json:"centerPencilMarks"`
}

// padSudoku returns the Sudoku in the JSON of either program.
func padSudoku(src string) (s sudoku.Sheet, left []string, ok bool) {
	var all map[string]json.RawMessage
	if json.Unmarshal([]byte(src), &all) != nil && json.Unmarshal([]byte(lengthened(src)), &all) != nil {
		return s, nil, false
	}
	var rows [][]padCell
	for _, key := range [...]string{"grid", "cells", "ce"} {
		if all[key] != nil && json.Unmarshal(all[key], &rows) != nil {
			return s, nil, false
		}
	}
	if len(rows) != 9 || slices.ContainsFunc(rows, func(row []padCell) bool { return len(row) > 9 }) {
		return s, nil, false
	}
	for r, row := range rows {
		for i, from := range row {
			cell := grid.At(r+1, i+1)
			switch value := padDigit(from); {
			case value != 0:
				s.Grid = s.Grid.WithDigit(cell, value)
				if from.Given != nil && !*from.Given {
					s.Entered.Add(cell)
				}
			default:
				for _, mark := range from.Centre {
					if 1 <= mark && mark <= 9 {
						s.Pencil[cell] |= 1 << mark
					}
				}
			}
			if from.Region != nil {
				all["region"] = json.RawMessage("1")
			}
		}
	}
	return s, extras(all), true
}

// padDigit returns the digit of a cell, 0 for none.
func padDigit(c padCell) int {
	for _, value := range [...]any{c.Value, c.Short} {
		if digit := fmt.Sprint(value); len(digit) == 1 && strings.Contains(digits, digit) {
			return int(digit[0] - '0')
		}
	}
	return 0
}

// extras returns the names of what a puzzle has besides its digits and what is said of it, in order.
func extras(all map[string]json.RawMessage) (names []string) {
	long := map[string]string{"a": "arrows", "ca": "cages", "l": "lines", "o": "overlays", "u": "underlays"}
	known := strings.Fields(`grid cells ce size title t author ruleset rules solution metadata id cellSize cs settings
		regions re highlightConflicts duration d msgcorrect successMessage truecandidatesoptions videos vd`)
	for _, key := range slices.Sorted(maps.Keys(all)) {
		switch value := string(all[key]); {
		case slices.Contains(known, key), slices.Contains([]string{"[]", "{}", `""`, "false", "null", "0"}, value):
		case long[key] != "":
			names = append(names, long[key])
		default:
			names = append(names, key)
		}
	}
	return names
}

// lengthened undoes what SudokuPad does to JSON to shorten it: it leaves out quotation marks around names, empty
// objects in lists and the rest of true and false, and makes quotation marks single.
func lengthened(src string) string {
	if !strings.Contains(src, `"`) {
		src = strings.NewReplacer(`\'`, "'", "'", `"`).Replace(src)
	}
	for _, step := range [...]struct{ short, long string }{
		{`([,{\[])([a-zA-Z0-9]+):`, `$1"$2":`}, {`([,\[])([,\]])`, `$1{}$2`}, {`([,\[])([,\]])`, `$1{}$2`},
		{`:f([,}\]])`, ":false$1"}, {`:t([,}\]])`, ":true$1"}, {`:(#[0F]|[0-9A-Fa-f]{6})([,}\]])`, `:"$1"$2`},
	} {
		short := regexp.MustCompile(`"(?:\\.|[^"\\])*"|` + step.short)
		src = short.ReplaceAllStringFunc(src, func(part string) string {
			if part[0] == '"' {
				return part
			}
			return regexp.MustCompile(step.short).ReplaceAllString(part, step.long)
		})
	}
	return src
}
