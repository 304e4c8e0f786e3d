package foreign

import (
	"html"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/width"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

var (
	nothing = regexp.MustCompile(`(?i)\b(null|none|nil|nan|undefined)\b`)
	decimal = regexp.MustCompile(`\b([1-9])\.0\b`) // as a spreadsheet writes a digit
	blanks  = regexp.MustCompile(`\s*\n\s*`)
	rowEnd  = regexp.MustCompile(`(?i)\t?\s*</?(tr|table)\b[^>]*>`)
	cellEnd = regexp.MustCompile(`(?i)</t[dh]>`)
	input   = regexp.MustCompile(`(?i)<input\b[^<>]*\bvalue="?([1-9])\b[^<>]*>`)
	tag     = regexp.MustCompile(`<[^<>]*>`)
)

// written replaces what stands for an empty cell, a line end, or what parts the cells of a table.
var written = strings.NewReplacer("\r\n", "\n", `\n`, "\n", "[ ]", " . ", " || ", " | ")

// legible returns a text in which what looks alike is alike: wide characters are narrow, frames have bars and dashes,
// escaped characters are themselves, and a table of HTML is lines with tabs behind the cells.
func legible(src string) string {
	if plain, err := url.PathUnescape(src); err == nil {
		src = plain
	}
	src = decimal.ReplaceAllString(nothing.ReplaceAllString(written.Replace(width.Fold.String(src)), "."), "$1")
	if strings.Contains(strings.ToLower(src), "<td") {
		src = cellEnd.ReplaceAllString(blanks.ReplaceAllString(src, " "), "\t")
		src = input.ReplaceAllString(rowEnd.ReplaceAllString(src, "\n"), "$1")
		src = html.UnescapeString(tag.ReplaceAllString(src, ""))
	}
	return strings.Map(func(r rune) rune {
		switch {
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

// withDotsBetween returns a line in which a blank between separators, of which there are enough for a row, is a dot.
func withDotsBetween(line string) string {
	for _, between := range [...]string{"\t", "|", ";", ","} {
		from, to := strings.LastIndexAny(line, "[({")+1, len(line)
		if end := strings.IndexAny(line[from:], "])}"); end >= 0 {
			to = from + end
		}
		parts := strings.Split(line[from:to], between)
		if between == "|" { // a frame around them, bold digits
			for i, part := range parts {
				parts[i] = strings.Trim(part, " *\r")
			}
			if parts[0] == "" {
				parts = parts[1:]
			}
			if last := len(parts) - 1; last >= 9 && parts[last] == "" {
				parts = parts[:last]
			}
		}
		if len(parts) < 9 {
			continue
		}
		for i, part := range parts {
			if strings.Trim(part, "\"' ") == "" {
				parts[i] = "."
			}
		}
		return line[:from] + strings.Join(parts, " ") + line[to:]
	}
	return line
}

// withDots returns a text in which nine lines that are columns of digits and blanks have dots for the empty cells.
func withDots(src string) string {
	var all, drawn []string
	for line := range strings.SplitSeq(src+"\nThe end", "\n") {
		if isBorder(line) {
			continue
		}
		if cells, ok := onlyDigits(line); ok {
			drawn = append(drawn, cells)
			continue
		}
		all, drawn = append(append(all, dotted(drawn)...), line), nil
	}
	return strings.Join(all, "\n")
}

// onlyDigits returns a line, without the quotation marks around it, if it has only digits, blanks and bars. Of a line
// with tabs, each cell becomes a character.
func onlyDigits(line string) (cells string, ok bool) {
	if from, to := strings.IndexByte(line, '"'), strings.LastIndexByte(line, '"'); from < to {
		line = line[from+1 : to]
	}
	if parts := strings.Split(line, "\t"); len(parts) > 1 {
		for i, part := range parts {
			parts[i] = (part + " ")[:max(1, len(part))]
		}
		line = strings.Join(parts, "")
	}
	return strings.TrimRight(line, " "), strings.Trim(line, digits+"| ") == ""
}

// dotted returns lines in which a cell's place tells its column, with dots for the empty cells, or the lines as they
// are. A blank line may be an empty row; if it is none, or parts bands, it does not count.
func dotted(lines []string) (rows []string) {
	full := slices.DeleteFunc(slices.Clone(lines), func(line string) bool { return line == "" })
	if len(full) == 1 && len(full[0]) <= grid.Cells && len(full[0]) > 70 {
		return []string{strings.ReplaceAll(full[0]+strings.Repeat(" ", grid.Cells-len(full[0])), " ", ".")}
	}
	switch {
	case len(full)%9 == 0:
		lines = full
	case len(lines) >= 11 && lines[3] == "" && lines[7] == "" && len(lines) <= 12:
		lines = slices.Concat(lines[:3], lines[4:7], lines[8:11])
	case len(lines) > 0 && lines[len(lines)-1] == "":
		lines = lines[:len(lines)-1] // the end of the text
	}
	for nine := range slices.Chunk(lines, 9) {
		placed := inColumns(nine)
		if placed == nil {
			return lines
		}
		rows = append(rows, placed...)
	}
	return rows
}

// inColumns returns nine lines of cells that stand in every column, or in every second one if all digits do, behind the
// same margin, as rows with dots; none unless all digits find their places and none is twice in a house.
func inColumns(lines []string) (rows []string) {
	bar, step, longest := "| ", 2, 0
	all := strings.Join(lines, " \n") + " "
	if strings.Contains(strings.ReplaceAll(all, bar, ""), "|") {
		bar = "|"
	}
	lines = strings.Split(strings.ReplaceAll(all, bar, ""), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
		longest = max(longest, len(lines[i]))
	}
	odd := func(at int) bool { return (longest-at)%2 == 0 }
	for _, line := range lines {
		for at := range len(line) {
			if line[at] != ' ' && odd(at) {
				step = 1
			}
		}
	}
	var digits [grid.Cells]uint8
	margin := max(0, longest-(8*step+1))
	for r, line := range lines {
		for at := range len(line) {
			c := (at - margin) / step
			switch {
			case line[at] == ' ':
			case at < margin || c > 8 || r > 8:
				return nil
			default:
				digits[9*r+c] = line[at] - '0'
			}
		}
	}
	g := sudoku.FromCells(&digits)
	if len(lines) != 9 || g.Conflicts() != (grid.CellSet{}) {
		return nil
	}
	return strings.Fields(string(sudoku.AppendText(nil, &g)))
}
