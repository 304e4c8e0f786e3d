package foreign

import (
	"html"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/width"

	"ninefold/engine/grid"
)

var (
	percent  = regexp.MustCompile(`%[0-9A-Fa-f]{2}`)
	named    = regexp.MustCompile(`\(\d+,\s*\[`) // a number before an array, as Prolog names a puzzle
	input    = regexp.MustCompile(`(?i)<input\b[^<>]*\bvalue="?([1-9])\b[^<>]*>`)
	rowStart = regexp.MustCompile(`(?i)<tr[^>]*>\s*(<t[dh][^>]*>)?|</?(br|p|div)\b[^>]*>`)
	tag      = regexp.MustCompile(`<[^<>]*>`)
	blanks   = regexp.MustCompile(`\s*\n\s*`)
	cellTag  = regexp.MustCompile(`(?i)<t[dh][^>]*>`)
)

// legible returns a text in which what looks alike is alike: wide characters are narrow, digits are no keycaps, frames
// have bars and dashes, and escaped characters are themselves.
func legible(src string) string {
	src = percent.ReplaceAllStringFunc(src, func(code string) string {
		n, _ := strconv.ParseUint(code[1:], 16, 8) // cannot fail
		return string(byte(n))
	})
	if strings.Contains(src, "://") {
		src = strings.ReplaceAll(src, "+", " ") // a blank in a link
	}
	src = named.ReplaceAllString(written.Replace(width.Fold.String(src)), "([")
	return strings.Map(func(r rune) rune {
		switch {
		case '①' <= r && r <= '⑨':
			return '1' + r - '①'
		case unicode.IsDigit(r):
			nought := r
			for unicode.IsDigit(nought - 1) {
				nought--
			}
			return '0' + r - nought
		case unicode.Is(unicode.M, r):
			return -1
		case strings.ContainsRune("│┃║┆┇┊┋¦", r):
			return '|'
		case '─' <= r && r <= '╿':
			return '-'
		case unicode.Is(unicode.Zs, r):
			return ' '
		}
		return r
	}, src)
}

// written replaces what stands for an empty cell, a line end, or what parts the cells of a table.
var written = strings.NewReplacer(`\n`, "\n", "[ ]", " . ", " || ", " | ")

// withoutTags returns a text of HTML without its tags. The rows of a table are lines, with tabs between the cells.
func withoutTags(src string) string {
	if cellTag.MatchString(src) {
		src = rowStart.ReplaceAllString(blanks.ReplaceAllString(src, " "), "\n")
		src = cellTag.ReplaceAllString(src, "\t")
	}
	if strings.Contains(src, "<") {
		src = input.ReplaceAllString(src, "$1")
		src = html.UnescapeString(tag.ReplaceAllString(src, ""))
	}
	return src
}

// separates reports whether a character can stand between cells and in none.
func separates(r rune) bool {
	return unicode.IsSpace(r) || strings.ContainsRune("|,;:=\"'`()[]{}<>/\\&$“”‘’«»", r)
}

// isNothing reports whether a word stands for an empty cell.
func isNothing(word string) bool {
	switch strings.ToLower(word) {
	case "null", "none", "nil", "nan", "na", "undefined", "empty":
		return true
	}
	return false
}

// parted puts a word that is no cell where the words on both sides are different things.
var parted = strings.NewReplacer(":", " == ", "=", " == ", "(", " == ")

// words returns the cells of a line in which each cell has a sign: 81, or nine words, or words of nine or three
// characters, or a long word. It returns none for a line of words.
func words(line string) []string {
	var room [20]string
	all := room[:0]
	ends := func(r rune) bool { return r != '=' && separates(r) }
	for word := range strings.FieldsFuncSeq(parted.Replace(line), ends) {
		all = append(all, whole(word))
	}
	for _, size := range [...]int{grid.Cells, 1, 9, 3} {
		run := longestRun(all, func(word string) bool { return hasCells(word, size) })
		switch n := len(run); {
		case n == 0:
		case size == grid.Cells:
			return strings.Split(run[0], "")
		case size == 1 && (n >= 9 || n == len(all)):
			return slices.Clone(run)
		case size > 1 && (n*size == 9 || n*size == grid.Cells):
			return strings.Split(strings.Join(run, ""), "")
		}
	}
	const shortest = 18 // of a part of a Sudoku in one word: a time or a number of the puzzle has fewer digits
	for _, word := range all {
		if n := utf8.RuneCountInString(word); n >= shortest && hasCells(word, n) {
			return strings.Split(word, "")
		}
	}
	return nil
}

// whole returns a number without the decimals that a spreadsheet gives it.
func whole(word string) string {
	if len(word) == len("5.0") {
		return strings.TrimSuffix(word, ".0")
	}
	return word
}

// longestRun returns the most words that follow each other and have a property.
func longestRun(words []string, property func(string) bool) (longest []string) {
	from := 0
	for i, word := range words {
		if !property(word) {
			from = i + 1
		} else if i+1-from > len(longest) {
			longest = words[from : i+1]
		}
	}
	return longest
}

// hasCells reports whether a word is a number of cells: digits and one sign, or the usual signs. A word for one cell
// may be a list.
func hasCells(word string, size int) bool {
	if size == 1 && (isList(word) || isNothing(word)) {
		return true
	}
	sign := rune(0)
	for _, r := range word {
		if '1' <= r && r <= '9' {
			continue
		}
		if strings.ContainsRune(empty, r) {
			r = '.' // the usual signs may be mixed
		}
		if sign != 0 && r != sign {
			return false
		}
		sign = r
	}
	return utf8.RuneCountInString(word) == size
}

// fields returns the cells of a line in which something parts the cells, and a cell may be a blank.
func fields(line string) []string {
	for _, between := range [...]string{"\t", "|", ";", ",", "&"} {
		parts := strings.Split(line, between)
		if between == "\t" && len(parts) > 1 && strings.Trim(line, digits+"\t ") == "" {
			parts = append(parts, make([]string, max(0, 9-len(parts)))...) // tabs at the end may be missing
		}
		if len(parts) < 9 {
			continue
		}
		last := len(parts) - 1
		parts[0] = parts[0][strings.LastIndexAny(parts[0], "[({=:")+1:]
		if end := strings.IndexAny(parts[last], "])}\\"); end >= 0 {
			parts[last] = parts[last][:end]
		}
		if last < 20 && strings.ContainsAny(parts[8], "])}") {
			parts, last = parts[:9], 8 // a comma behind a row
		}
		for i, part := range parts {
			parts[i] = strings.Trim(whole(strings.Join(strings.FieldsFunc(part, separates), "")), "*_")
			if isNothing(parts[i]) {
				parts[i] = ""
			}
		}
		if between == "|" && len(parts) > 10 && parts[0] == "" && parts[last] == "" {
			parts = parts[1:last]
		}
		return parts
	}
	return nil
}

// drawn returns a line that has only digits, blanks, bars and tabs, without the quotation marks around it. An empty
// cell between tabs becomes a blank.
func drawn(line string) []string {
	if from, to := strings.IndexByte(line, '"'), strings.LastIndexByte(line, '"'); from < to {
		line = line[from+1 : to]
	}
	if strings.Trim(line, digits+"|\t ") != "" {
		return nil
	}
	cells := strings.Split(line, "\t")
	for i, cell := range cells {
		if cell == "" && len(cells) > 1 {
			cells[i] = " "
		}
	}
	return []string{strings.Join(cells, "")}
}

// columns returns the rows of lines in which a cell's place tells its column, or of one line with all cells, if they
// are a likely Sudoku.
func columns(lines [][]string) (rows [][]string) {
	full := slices.DeleteFunc(slices.Clone(lines), func(line []string) bool { return line[0] == "" })
	if len(full) == 1 && len(full[0][0]) == grid.Cells {
		return [][]string{strings.Split(strings.ReplaceAll(full[0][0], " ", "."), "")}
	}
	if len(full)%9 == 0 {
		lines = full
	} else if last := len(lines) - 1; lines[last][0] == "" {
		lines = lines[:last] // the end of the text
	}
	for nine := range slices.Chunk(slices.Concat(lines...), 9) {
		placed := inColumns(nine)
		if placed == nil {
			return [][]string{{}} // which is no Sudoku either
		}
		rows = append(rows, placed...)
	}
	return rows
}

// inColumns returns the rows of nine lines whose cells are equally far from each other, if no digit stands twice in a
// row, column or box, and none for other lines. A bar takes no place, with or without a blank behind it, or its own.
func inColumns(lines []string) (rows [][]string) {
	const widest, farthest = 4, 12 // from a cell to the next, and from the margin
	for _, bars := range [...]*strings.Replacer{
		strings.NewReplacer("|", ""), strings.NewReplacer("| ", "", "|", ""), strings.NewReplacer("|", " "),
	} {
		for step := 1; step <= widest; step++ {
			for first := range farthest {
				rows = everyStep(lines, bars, first, step)
				if s, whole := sheetOf(rows); whole && s.Grid.Conflicts().Len() == 0 {
					return rows
				}
			}
		}
	}
	return nil
}

// everyStep returns the rows of the lines before the first in which something else stands than a cell at each step.
func everyStep(lines []string, bars *strings.Replacer, first, step int) (rows [][]string) {
	for _, line := range lines {
		line = bars.Replace(line)
		row := make([]string, 9)
		for i := range row {
			if at := first + i*step; at < len(line) {
				row[i] = strings.TrimSpace(line[at : at+1])
			}
		}
		if strings.Join(row, "") != strings.ReplaceAll(line, " ", "") {
			break
		}
		rows = append(rows, row)
	}
	return rows
}

// notesOn says whether a text has more than grids with their frames and remarks.
func notesOn(src []byte) []Note {
	for line := range strings.Lines(string(src)) {
		line = strings.TrimSpace(line)
		if !isRemark(line) && !isBorder(line) && strings.Trim(line, digits+empty+"| ") != "" {
			return []Note{{Kind: SudokuFound}}
		}
	}
	return nil
}
