package session

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/notation/worksheet"
	"ninefold/engine/tictactoe"
)

// position is a position in the index.
type position struct {
	Rules  string `json:"rules"`
	Marks  string `json:"marks"`  // 81 of X, O and .
	Owners string `json:"owners"` // nine of X, O and .
	Last   []int  `json:"last,omitempty"`
}

func packPosition(p *tictactoe.Position) *position {
	file := &position{Rules: p.Rules().String()}
	owned := p.WithRules(tictactoe.Open) // Judge has no owners
	for c := range grid.Cell(grid.Cells) {
		file.Marks += p.At(c).String()
	}
	for b := range grid.Box(grid.Boxes) {
		file.Owners += owned.Owner(b).String()
	}
	if last, ok := p.Last(); ok {
		file.Last = worksheet.Place(last)
	}
	return file
}

// unpackPosition returns what packPosition packed. It reports false for what can be no position.
func unpackPosition(file *position) (p tictactoe.Position, ok bool) {
	rules, err := tictactoe.ParseRules(file.Rules)
	if err != nil || len(file.Marks) != grid.Cells || len(file.Owners) != grid.Boxes ||
		strings.Trim(file.Marks+file.Owners, marks) != "" {
		return p, false
	}
	p = tictactoe.New(rules)
	for i, letter := range file.Marks {
		p = p.WithMark(grid.Cell(i), markOf(letter))
	}
	for i, letter := range file.Owners {
		p = p.WithOwner(grid.Box(i), markOf(letter))
	}
	if file.Last == nil {
		return p, true
	}
	last, err := worksheet.Cell(file.Last)
	if err != nil {
		return p, false
	}
	return p.WithLast(last)
}

const marks = ".XO" // in the order of their values

func markOf(letter rune) tictactoe.Mark { return tictactoe.Mark(strings.IndexRune(marks, letter)) }
