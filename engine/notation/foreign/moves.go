package foreign

import (
	"errors"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe"
)

// Moves is a form of lists of moves, one word for each. It returns the names of a move: the first is written, all are
// read, in capitals or not. Tags, move numbers, comments, branches and a result may stand among them, as in PGN.
type Moves func(grid.Cell) []string

// Compass returns the form for moves by box and place: `NW/C`, also `NW.CC`.
func Compass() Moves { return compassNames }

// Algebraic returns the form for moves by column and row, a1 at the bottom left, as in the UPGN of
// github.com/markstanl/uttt-bots.
func Algebraic() Moves { return algebraicNames }

// Read reads moves under the first of the rules, the most played first, that allow all. The error is a *text.Error.
func (m Moves) Read(src []byte) (record.Record, []Note, error) {
	cells := m.cells()
	names := func(word string) (grid.Cell, bool) {
		c, ok := cells[strings.ToUpper(strings.TrimSuffix(word, "#"))] // UPGN puts # after a winning move
		return c, ok
	}
	var furthest *text.Error
	for _, rules := range tictactoe.OfferedRules() {
		game, named, err := record.ReadWords(src, rules, names)
		if err == nil {
			var notes []Note
			if !named {
				notes = append(notes, Note{Kind: RulesAssumed})
			}
			return game, notes, nil
		}
		var at *text.Error
		if !errors.As(err, &at) {
			return record.Record{}, nil, err
		}
		if furthest == nil || at.Further(furthest) {
			furthest = at
		}
		var forbidden *record.MoveError
		if !errors.As(err, &forbidden) {
			break // other rules would not help
		}
	}
	return record.Record{}, nil, furthest
}

// Append appends moves from the empty board, wrapped in lines, and returns the extended buffer.
func (m Moves) Append(dst []byte, moves []grid.Cell) []byte {
	var words []string
	for _, c := range moves {
		words = append(words, m(c)[0])
	}
	return record.AppendWrapped(dst, words)
}

// cells maps the names of the moves, in capitals, to their cells.
func (m Moves) cells() map[string]grid.Cell {
	cells := map[string]grid.Cell{}
	for c := range grid.Cell(grid.Cells) {
		for _, name := range m(c) {
			cells[strings.ToUpper(name)] = c
		}
	}
	return cells
}

// compassNames returns names like NW/C. Some programs write a dot for the slash, and C after a single letter: NC.CC.
func compassNames(c grid.Cell) []string {
	points := [grid.Boxes][]string{
		{"NW"}, {"N", "NC"}, {"NE"}, {"W", "CW"}, {"C", "CC"}, {"E", "CE"}, {"SW"}, {"S", "SC"}, {"SE"},
	}
	var names []string
	for _, box := range points[c.Box()] {
		for _, place := range points[c.Place()] {
			names = append(names, box+"/"+place, box+"."+place)
		}
	}
	return names
}

// algebraicNames returns names like F4, with rows counted from the bottom.
func algebraicNames(c grid.Cell) []string {
	return []string{string([]byte{'A' + byte(c.Col()-1), '9' - byte(c.Row()-1)})}
}
