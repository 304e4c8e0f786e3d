package foreign

import (
	"errors"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// Moves is a form of lists of moves, one word for each. Tags, move numbers, comments, branches and a result may stand
// among them, as in PGN.
type Moves struct {
	names  func(grid.Cell) []string // of a move: the first is written, all are read, in capitals or not
	bare   bool                     // its program writes no tags
	closed bool                     // its program knows Closed only; otherwise the form belongs to no rules
}

// Compass returns the form for moves by box and place: `NW/C`, also `NW.CC`.
func Compass() *Moves { return &Moves{names: compassNames} }

// Algebraic returns the form for moves by column and row, a1 at the bottom left, as in the UPGN of
// github.com/markstanl/uttt-bots.
func Algebraic() *Moves { return &Moves{names: algebraicNames} }

// BtttMoves returns the form for moves by column and row of box and place: `B2a1`. bttt counts rows from the bottom.
func BtttMoves() *Moves { return &Moves{names: btttNames, bare: true, closed: true} }

// ReactMoves is like BtttMoves, but uttt-react counts rows from the top.
func ReactMoves() *Moves { return &Moves{names: reactNames, closed: true} }

// Read reads moves under the first of the rules, the most played first, that allow all. The error is a *text.Error.
func (m *Moves) Read(src []byte) (record.Record, []Note, error) {
	var notes []Note
	dialect := record.Dialect{Tags: !m.bare, Starts: map[string]record.StartReader{
		"Setup": noStart, // says only that there is a Position
		"Position": func(c *text.Cursor) (*tictactoe.Position, error) {
			s, err := readSetup(c)
			if err != nil {
				return nil, err
			}
			var p tictactoe.Position
			p, notes = s.position()
			return &p, nil
		},
	}}
	cells := m.cells()
	dialect.Cell = func(word string) (grid.Cell, bool) {
		c, ok := cells[strings.ToUpper(strings.TrimSuffix(word, "#"))] // UPGN puts # after a winning move
		return c, ok
	}
	rules := tictactoe.OfferedRules()
	if m.closed {
		rules = []tictactoe.Rules{tictactoe.Closed}
	}
	var furthest *text.Error
	for _, dialect.Rules = range rules {
		game, named, err := dialect.Read(src)
		if err == nil {
			if !m.closed && !named {
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

func noStart(*text.Cursor) (*tictactoe.Position, error) { return nil, nil }

// Append appends moves from the empty board, wrapped in lines, and returns the extended buffer.
func (m *Moves) Append(dst []byte, moves []grid.Cell) []byte {
	var words []string
	for _, c := range moves {
		words = append(words, m.names(c)[0])
	}
	return record.AppendWrapped(dst, words)
}

// cells maps the names of the moves, in capitals, to their cells.
func (m *Moves) cells() map[string]grid.Cell {
	cells := map[string]grid.Cell{}
	for c := range grid.Cell(grid.Cells) {
		for _, name := range m.names(c) {
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

// btttNames returns names like B2a1, with rows counted from the bottom.
func btttNames(c grid.Cell) []string {
	b, place := byte(c.Box()), byte(c.Place())
	return []string{string([]byte{'A' + b%3, '3' - b/3, 'a' + place%3, '3' - place/3})}
}

// reactNames returns names like B2a3, with rows counted from the top.
func reactNames(c grid.Cell) []string {
	b, place := byte(c.Box()), byte(c.Place())
	return []string{string([]byte{'A' + b%3, '1' + b/3, 'a' + place%3, '1' + place/3})}
}
