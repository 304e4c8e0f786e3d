package locale

import (
	"iter"
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// StepReason explains why a digit goes into the only cell that cross-hatching leaves it.
func (w *Words) StepReason(step *sudoku.Step) string {
	by := step.Crossings()
	return w.Text("hatch.only", Args{"N": len(by), "Box": w.Box(step.Box()), "By": w.crossings(step.Digit, by)})
}

// StepLines returns the reason of a step in a few words: its box, and the lines that leave one cell of it.
func (w *Words) StepLines(step *sudoku.Step) string {
	box := w.Text("boxes", Args{"N": 1, "Numbers": step.Box().Number()})
	var lines sudoku.Houses
	for _, c := range step.Crossings() {
		lines |= 1 << c.Line
	}
	return w.Text("hatch.by", Args{"N": lines.Len(), "Box": box, "Houses": w.Houses(lines)})
}

// Deduction returns a step of cross-hatching with its number and its reason.
func (w *Words) Deduction(n int, step *sudoku.Step) string {
	args := Args{"Step": n, "Digit": step.Digit, "Row": step.Cell.Row(), "Col": step.Cell.Col()}
	return w.Sentences(w.Text("hatch.deduction", args), w.StepReason(step))
}

// Contradictions tells what is wrong with a grid: of more than two contradictions, those of the first one's digit and
// how many others there are. The grid must have one.
func (w *Words) Contradictions(g *sudoku.Grid) string {
	all := slices.Collect(g.Contradictions)
	if len(all) == 1 {
		return w.Contradiction(&all[0])
	}
	var broken [10]sudoku.Houses // by digit
	for _, c := range all {
		broken[c.Digit] |= 1 << c.House
	}
	key := "error.severalTwice"
	if all[0].Fault == sudoku.NoCandidate {
		key = "error.severalNoPlace"
	}
	told := func(digit int) string {
		return w.Text(key, Args{"Digit": digit, "Houses": w.Houses(broken[digit])})
	}
	first := all[0].Digit
	parts := []string{told(first)}
	switch others := len(all) - broken[first].Len(); {
	case len(all) > 2 && others > 0:
		parts = append(parts, w.Plural("error.more", others))
	case others > 0:
		parts = append(parts, told(all[1].Digit))
	}
	return w.Text("error.several", Args{"Parts": strings.Join(parts, w.Text("clause.semicolon"))})
}

// Contradiction tells what is wrong with a grid.
func (w *Words) Contradiction(c *sudoku.Contradiction) string {
	args := Args{"Digit": c.Digit, "House": w.house(c.House)}
	if c.Fault == sudoku.Twice {
		return w.Text("error.twice", args)
	}
	return w.Text("error.noPlace", args)
}

// ContradictionReason tells where a contradiction is seen.
func (w *Words) ContradictionReason(c *sudoku.Contradiction) string {
	if c.Fault == sudoku.Twice {
		return w.Text("error.twiceAt",
			Args{"Digit": c.Digit, "First": w.Cell(c.Cells[0]), "Second": w.Cell(c.Cells[1])})
	}
	by := c.Crossings()
	return w.Text("error.crossed", Args{"N": len(by), "Digit": c.Digit, "By": w.crossings(c.Digit, by)})
}

// crossings names the lines that cross out cells, each with the place of the digit on it.
func (w *Words) crossings(digit int, all []sudoku.Crossing) string {
	return w.List(each(slices.Values(all), func(c sudoku.Crossing) string {
		return w.Text([...]string{sudoku.Row: "crossing.row", sudoku.Column: "crossing.column"}[c.Line.Kind()],
			Args{"Line": c.Line.Number(), "Digit": digit, "Row": c.By.Row(), "Col": c.By.Col()})
	}))
}

// Candidates lists the digits that can go into a cell.
func (w *Words) Candidates(digits grid.Digits) string {
	return w.Text("candidates", Args{"N": digits.Len(), "Digits": w.Digits(digits)})
}

// EmptyCells counts empty cells by their number of candidates.
func (w *Words) EmptyCells(empty iter.Seq2[grid.Cell, grid.Digits]) string {
	var having [10]int
	for _, candidates := range empty {
		having[candidates.Len()]++
	}
	var parts []string
	for n, cells := range having {
		if cells > 0 {
			parts = append(parts, w.Text("open.part", Args{"Cells": cells, "Candidates": n}))
		}
	}
	return w.List(parts)
}

// Houses names houses, grouped by kind.
func (w *Words) Houses(houses sudoku.Houses) string {
	var numbers [3][]string
	for h := range houses.All() {
		numbers[h.Kind()] = append(numbers[h.Kind()], strconv.Itoa(h.Number()))
	}
	var parts []string
	lists := false
	for kind, key := range [...]string{sudoku.Row: "rows", sudoku.Column: "columns", sudoku.Box: "boxes"} {
		if n := len(numbers[kind]); n > 0 {
			parts = append(parts, w.Text(key, Args{"N": n, "Numbers": w.List(numbers[kind])}))
			lists = lists || n > 1
		}
	}
	if lists {
		return w.listBy("list.lists", parts)
	}
	return w.List(parts)
}

func (w *Words) house(h sudoku.House) string {
	return w.Text([...]string{"house.row", "house.column", "house.box"}[h.Kind()],
		Args{"Number": h.Number(), "Place": Place(h.Number() - 1)})
}
