package notation

import (
	"errors"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// list is a form for lists of moves, one word a move. Tags, move numbers, comments, branches and a result may stand
// among them, as in the PGN of chess.
type list struct {
	format Format
	names  func(grid.Cell) []string // of a move; the first is how it is written, the case does not matter when read
	bare   bool                     // its program writes no tags
	closed bool                     // its program knows only Closed; otherwise the form belongs to no rules
}

var lists = [...]list{
	{format: FormatCompass, names: compassNames},
	{format: FormatAlgebraic, names: algebraicNames},
	{format: FormatBtttMoves, names: btttNames, bare: true, closed: true},
	{format: FormatReactMoves, names: reactNames, closed: true},
	{format: FormatUltimatttMoves, names: ultimatttNames, bare: true, closed: true},
}

// likelyRules are the rules to try for a list that names none, the most widespread first.
var likelyRules = [...]tictactoe.Rules{tictactoe.Closed, tictactoe.Open, tictactoe.Judge}

// read reads a list under the first rules that allow all of its moves.
func (l *list) read(src []byte) (Reading, error) {
	cells := l.cells()
	rules := likelyRules[:]
	if l.closed {
		rules = rules[:1]
	}
	var furthest error
	for _, rules := range rules {
		r := newReader(src, rules)
		r.list, r.cells = l, cells
		err := r.read()
		if err == nil {
			return l.reading(r), nil
		}
		if furthest == nil || isFurther(err, furthest) {
			furthest = err
		}
		if illegal := (*MoveError)(nil); !errors.As(err, &illegal) {
			break
		}
	}
	return Reading{}, furthest
}

func (l *list) reading(r *reader) Reading {
	if !l.closed && !r.named[rulesTag] {
		r.notes = append(r.notes, Note{Kind: RulesAssumed})
	}
	return Reading{Format: l.format, Record: r.record(), Notes: r.notes}
}

// cells maps the names of the moves, in capitals, to their cells.
func (l *list) cells() map[string]grid.Cell {
	cells := map[string]grid.Cell{}
	for c := range grid.Cell(grid.Cells) {
		for _, name := range l.names(c) {
			cells[strings.ToUpper(name)] = c
		}
	}
	return cells
}

// listWord reads a move of a list, a number of one, or the result at the end. UPGN puts # behind a move that wins.
func (r *reader) listWord() error {
	if _, ok := r.number(); ok {
		return nil
	}
	start, word := r.pos, r.word()
	if isResult(word) && len(r.lines) == 1 {
		r.pos += len(word)
		if !r.named[resultTag] {
			r.tags = append(r.tags, Tag{resultTag, word})
		}
		return r.end()
	}
	c, ok := r.cells[strings.ToUpper(strings.TrimSuffix(word, "#"))]
	switch {
	case word == "":
		return r.unexpected(text.WantMove)
	case !ok:
		return r.wrongWord(start, word, text.WantMove)
	}
	r.pos += len(word)
	return r.play(c, start)
}

func isResult(word string) bool {
	return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*"
}

// startTag reads a tag in which uttt-react says where a game starts; one of the two says only that the other is there.
func (r *reader) startTag(name string, value *cursor) error {
	if name != positionTag {
		return nil
	}
	s, err := bttt.setup(value)
	if err != nil {
		return err
	}
	p, notes := s.position()
	r.start, r.notes = &p, notes
	return nil
}

const (
	positionTag = "Position"
	setupTag    = "Setup"
)

// compassNames are like NW/C. Some write a dot for the slash, and C with a lone letter: NC.CC.
func compassNames(c grid.Cell) []string {
	points := [grid.Boxes][]string{
		{"NW"}, {"N", "NC"}, {"NE"}, {"W", "CW"}, {"C", "CC"}, {"E", "CE"}, {"SW"}, {"S", "SC"}, {"SE"},
	}
	var names []string
	for _, field := range points[c.Box()] {
		for _, place := range points[c.Place()] {
			names = append(names, field+"/"+place, field+"."+place)
		}
	}
	return names
}

// algebraicNames are like F4, rows counted from the bottom.
func algebraicNames(c grid.Cell) []string {
	return []string{string([]byte{'A' + byte(c.Col()-1), '9' - byte(c.Row()-1)})}
}

// btttNames are like B2a1, rows counted from the bottom.
func btttNames(c grid.Cell) []string {
	b, place := byte(c.Box()), byte(c.Place())
	return []string{string([]byte{'A' + b%3, '3' - b/3, 'a' + place%3, '3' - place/3})}
}

// reactNames are like B2a3, rows counted from the top.
func reactNames(c grid.Cell) []string {
	b, place := byte(c.Box()), byte(c.Place())
	return []string{string([]byte{'A' + b%3, '1' + b/3, 'a' + place%3, '1' + place/3})}
}

// ultimatttNames are like ea.
func ultimatttNames(c grid.Cell) []string {
	return []string{string([]byte{'a' + byte(c.Box()), 'a' + byte(c.Place())})}
}
