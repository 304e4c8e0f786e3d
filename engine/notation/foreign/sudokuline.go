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
	src = strings.ReplaceAll(width.Fold.String(src), `\n`, "\n")
	return strings.Map(func(r rune) rune {
		switch {
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

// withoutTags returns a text of HTML without its tags. The rows of a table are lines, with tabs between the cells.
func withoutTags(src string) string {
	if cellTag.MatchString(src) {
		src = rowStart.ReplaceAllString(blanks.ReplaceAllString(src, " "), "\n")
		src = cellTag.ReplaceAllString(src, "\t")
	}
	if strings.Contains(src, "<") {
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
	switch word {
	case "null", "None", "nil", "NULL", "NaN", "nan", "NA":
		return true
	}
	return false
}

// parted puts a word that is no cell where the words on both sides are different things.
var parted = strings.NewReplacer(":", " == ", "=", " == ", "(", " == ")

// words returns the cells of a line in which each cell has a sign: 81, or nine words, or words of nine or three
// characters. It returns none for a line of words, and an empty row for a wrong number of cells in a word.
func words(line string) []string {
	var room [20]string
	all := room[:0]
	ends := func(r rune) bool { return r != '=' && separates(r) }
	for word := range strings.FieldsFuncSeq(parted.Replace(line), ends) {
		all = append(all, word)
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
	long := func(word string) bool { n := utf8.RuneCountInString(word); return n > 27 && hasCells(word, n) }
	if slices.ContainsFunc(all, long) {
		return []string{}
	}
	return nil
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
			part = strings.TrimSuffix(part, ".0")
			parts[i] = strings.Trim(strings.Join(strings.FieldsFunc(part, separates), ""), "*_")
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

// drawn returns a line that has only digits, blanks and bars.
func drawn(line string) []string {
	if strings.Trim(line, digits+"| ") != "" {
		return nil
	}
	return []string{line}
}

// columns returns the rows of lines in which a cell's place tells its column, and the cells of a Sudoku are likely: no
// digit stands twice in a row, column or box.
func columns(lines [][]string) (rows [][]string) {
	full := slices.DeleteFunc(slices.Clone(lines), func(line []string) bool { return line[0] == "" })
	if len(full)%9 == 0 {
		lines = full
	}
	for nine := range slices.Chunk(lines, 9) {
		placed, ok := inColumns(nine)
		if s, whole := sheetOf(placed); !ok || !whole || s.Grid.Conflicts().Len() > 0 {
			return [][]string{{}} // which is no Sudoku either
		}
		rows = append(rows, placed...)
	}
	return rows
}

// inColumns returns the rows of nine lines whose cells are equally far from each other, and false for other lines.
func inColumns(lines [][]string) (rows [][]string, ok bool) {
	var parts [9][]string // between bars
	rows = make([][]string, 9)
	wide := 0
	unframed := slices.ContainsFunc(lines, func(line []string) bool {
		return !strings.HasPrefix(strings.TrimLeft(line[0], " "), "|")
	})
	for i, line := range lines {
		within := line[0]
		if !unframed {
			within = strings.TrimSuffix(strings.Trim(within, " ")[1:], "|")
		}
		parts[i] = strings.Split(within, "|")
		for _, part := range parts[i] {
			wide = max(wide, len(part))
		}
	}
	each := max(1, 9/len(parts[0])) // cells in a part
	step := (wide + 1) / each
	for part := range parts[0] {
		first := 0
		for ; !fits(parts[:], rows, part, each, first, step); first++ {
			if first+(each-1)*step >= wide || step == 0 {
				return nil, false
			}
		}
	}
	return rows, true
}

// fits appends to rows the cells of one part of each line, and reports whether nothing stands outside of them. If
// something does, the rows stay as they are.
func fits(lines, rows [][]string, part, each, first, step int) bool {
	var cells [9][]string
	for i, line := range lines {
		if part >= len(line) {
			return false
		}
		for n := range each {
			at := min(first+n*step, len(line[part]))
			cells[i] = append(cells[i], strings.TrimSpace(line[part][at:min(at+1, len(line[part]))]))
		}
		if strings.Join(cells[i], "") != strings.ReplaceAll(line[part], " ", "") {
			return false
		}
	}
	for i := range rows {
		rows[i] = append(rows[i], cells[i]...)
	}
	return true
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
