package foreign

import (
	"fmt"
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

// withDots returns a text in which an empty cell that is a blank, in columns or between separators, is a dot.
func withDots(src string) string {
	var all, drawn []string
	for line := range strings.SplitSeq(src+"\nThe end", "\n") {
		switch _, ok := inPlaces(line); {
		case ok || drawn != nil && isBorder(line):
			drawn = append(drawn, line)
			continue
		case !isBorder(line):
			line = dottedBetween(line)
		}
		all, drawn = append(append(all, dotted(drawn)...), line), nil
	}
	return strings.Join(all, "\n")
}

// dottedBetween returns a line in which a blank between separators, of which there are enough for a row, is a dot.
func dottedBetween(line string) string {
	for _, between := range [...]string{"\t", "|", ";", ","} {
		from, to := strings.LastIndexAny(line, "[({")+1, len(line)
		if end := strings.IndexAny(line[from:], "])}"); end >= 0 {
			to = from + end
		}
		parts := strings.Split(line[from:to], between)
		for i, part := range parts {
			if parts[i] = strings.Trim(part, "\"'* \r"); parts[i] == "" {
				parts[i] = "."
			}
		}
		if between == "|" && parts[0] == "." { // a frame
			parts = parts[1:]
			if last := len(parts) - 1; last >= 9 && parts[last] == "." {
				parts = parts[:last]
			}
		}
		if len(parts) >= 9 {
			return line[:from] + strings.Join(parts, " ") + line[to:]
		}
	}
	return line
}

// inPlaces returns a line, without the quotation marks around it, if it has only digits, blanks and
// bars that part fewer than nine cells. Of a line with tabs, each cell becomes a character.
func inPlaces(line string) (cells string, ok bool) {
	if from, to := strings.IndexByte(line, '"'), strings.LastIndexByte(line, '"'); from < to {
		line = line[from+1 : to]
	}
	if parts := strings.Split(line, "\t"); len(parts) > 1 {
		for i, part := range parts {
			parts[i] = (part + " ")[:max(1, len(part))]
		}
		line = strings.Join(parts, "")
	}
	line = strings.TrimRight(line, " \r")
	return line, strings.Trim(line, digits+"| ") == "" && strings.Count(line, "|") < 8
}

// dotted returns lines in which a cell's place tells its column, with dots for the empty cells, or else as
// dottedBetween does. A blank line may be an empty row; if it is none, or parts bands, it does not count.
func dotted(lines []string) (rows []string) {
	var all, full []string
	for _, line := range lines {
		cells, ok := inPlaces(line)
		if ok {
			all = append(all, cells)
		}
		if cells != "" && ok {
			full = append(full, cells)
		}
	}
	const most, least = grid.Cells, 71 // characters of a Sudoku on one line
	if len(full) == 1 && least <= len(full[0]) && len(full[0]) <= most {
		return []string{strings.ReplaceAll(fmt.Sprintf("%-81s", full[0]), " ", ".")}
	}
	if n := len(all); n >= 11 && all[3] == "" && all[7] == "" {
		all = slices.Concat(all[:3], all[4:7], all[8:])
	}
	if n := len(all); n%9 == 1 && all[n-1] == "" {
		all = all[:n-1] // the end of the text
	}
	if len(full)%9 == 0 {
		all = full
	}
	for nine := range slices.Chunk(all, 9) {
		placed := inColumns(nine)
		if rows = append(rows, placed...); placed == nil {
			for i, line := range lines {
				lines[i] = dottedBetween(line)
			}
			return lines
		}
	}
	return rows
}

// inColumns returns nine lines of cells that stand in every column, or in every second one if all digits do, behind the
// same margin, as rows with dots; none unless all digits find their places and none is twice in a house.
func inColumns(lines []string) (rows []string) {
	all, bar := strings.Join(lines, " \n")+" ", "| "
	if strings.Contains(strings.ReplaceAll(all, bar, ""), "|") {
		bar = "|"
	}
	lines = strings.Split(strings.ReplaceAll(all, bar, ""), "\n")
	longest, step := 0, 2
	for _, line := range lines {
		longest = max(longest, len(strings.TrimRight(line, " ")))
	}
	for _, line := range lines {
		for at, b := range line {
			if b != ' ' && (longest-at)%2 == 0 {
				step = 1
			}
		}
	}
	margin := max(0, longest-(8*step+1))
	for _, line := range lines {
		row := []byte(".........")
		for at, b := range []byte(line) {
			if b == ' ' {
				continue
			}
			c := (at - margin) / step
			if at < margin || c > 8 {
				return nil
			}
			row[c] = b
		}
		rows = append(rows, string(row))
	}
	g, err := sudoku.Parse([]byte(strings.Join(rows, "\n")))
	if err != nil || g.Conflicts() != (grid.CellSet{}) {
		return nil
	}
	return rows
}
