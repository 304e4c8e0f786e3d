package locale

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
)

// Technique returns the name of a technique.
func (w *Words) Technique(t technique.Technique) string { return w.Text("technique." + t.String()) }

// Finding returns what a technique has found, for example "naked pair 3 7 in row 4, columns 2 and 5". A chain is named
// by its ends, a fish by its rows and columns.
func (w *Words) Finding(d *technique.Deduction) string {
	args := Args{"Technique": w.Technique(d.Technique), "Digits": w.Digits(d.Digits), "Cells": w.CellSet(d.Cells)}
	if d.Chain == nil {
		return w.Text("technique.finding", args)
	}
	if base, cover, ok := d.Fish(); ok {
		args["Cells"] = w.Listed(w.Houses(base), w.Houses(cover))
		return w.Text("technique.finding", args)
	}
	first, last := d.Chain[0].Cell, d.Chain[len(d.Chain)-1].Cell
	args["Cells"] = w.CellSet(grid.CellsOf(first, last))
	return w.Text("technique.chain", args)
}

// FindingLines returns a finding in a few words: its technique, and the houses in which it is seen.
func (w *Words) FindingLines(d *technique.Deduction) string {
	return w.Listed(w.Technique(d.Technique), w.Houses(d.Base))
}

// DeductionReason says why a deduction beyond cross-hatching is right. What a chain
// crosses out is false because its ends are one and the same, it is a fish, or one of its ends is true.
func (w *Words) DeductionReason(d *technique.Deduction) string {
	key := "technique.why." + d.Technique.String()
	args := Args{"Digits": w.digitList(d.Digits), "Base": w.Houses(d.Base), "Cover": w.Houses(d.Cover)}
	base, cover, fish := d.Fish()
	switch last := len(d.Chain) - 1; {
	case fish:
		key, args = "technique.why.fish", Args{"Base": w.Houses(base), "Cover": w.Houses(cover)}
	case last >= 0:
		if d.Chain[0].Candidate == d.Chain[last].Candidate {
			key += ".closed"
		}
		args = w.implication(d.Chain, func(i int) bool { return i%2 != 0 }, "")
	case d.Singles != nil:
		args = w.implication(d.Singles, func(int) bool { return true }, w.contradiction(d.Dead))
	default:
		return w.Sentences(w.Text(key, args), w.exclusions(d))
	}
	args["Digits"] = w.Digits(d.Digits)
	return w.Text(key, args)
}

// exclusions says in which houses the digits stand that leave those of a deduction no other place or, if it is seen in
// its cells, that leave these no other digit.
func (w *Words) exclusions(d *technique.Deduction) string {
	by, struck := d.Exclusions()
	var houses sudoku.Houses
	for _, e := range by {
		houses |= 1 << e.Line
	}
	told, gone := "", w.CrossedOut(&struck)
	switch {
	case houses == 0:
	case d.Base == d.Cover:
		told = w.Text("technique.others", Args{"Houses": w.Houses(houses)})
	default:
		told = w.Text("technique.elsewhere", Args{"Base": w.Houses(d.Base), "Houses": w.Houses(houses)})
	}
	return w.Sentences(told, w.when(gone != "", "technique.before", Args{"Candidates": gone}))
}

// Inference returns a deduction beyond cross-hatching with its number, what it crosses out, and its reason.
func (w *Words) Inference(n int, d *technique.Deduction) string {
	found := w.Finding(d)
	if _, _, placed := d.Placed(); !placed {
		made := d.After().Operation
		found += w.Text("clause.colon") + w.CrossedOut(&made.Digits)
	}
	return w.Sentences(w.Text("hatch.inference", Args{"Step": n, "Finding": found}), w.DeductionReason(d))
}

// CrossedOut returns candidates of cells that were crossed out, in a few characters: cells that lose the same digits
// together.
func (w *Words) CrossedOut(all *[grid.Cells]grid.Digits) string {
	var parts []string
	for c, gone := range all {
		if gone == 0 || slices.Contains(all[:c], gone) {
			continue
		}
		var cells []string
		for i := range all {
			if all[i] == gone {
				cells = append(cells, shortCell(grid.Cell(i)))
			}
		}
		parts = append(parts, strings.Join(cells, w.Text("list.comma"))+" ≠ "+w.Digits(gone))
	}
	return strings.Join(parts, w.Text("clause.semicolon"))
}

// Digits returns digits with spaces between them.
func (w *Words) Digits(digits grid.Digits) string { return strings.Join(digitNames(digits), " ") }

func (w *Words) digitList(digits grid.Digits) string { return w.List(digitNames(digits)) }

func digitNames(digits grid.Digits) []string { return each(digits.All(), strconv.Itoa) }

// CellSet names cells: by a line that they share and their places in it, or else each by its row and its column.
func (w *Words) CellSet(cells grid.CellSet) string {
	if cells.Len() == 1 {
		return w.Cell(cells.First())
	}
	var across, down sudoku.Houses
	var each []string
	for c := range cells.All() {
		of := sudoku.HousesOf(c)
		across |= of & sudoku.AllRows
		down |= of & sudoku.AllColumns
		each = append(each, w.Cell(c))
	}
	if across.Len() == 1 || down.Len() == 1 {
		return w.Listed(w.Houses(across), w.Houses(down))
	}
	return w.listBy("list.lists", each)
}

// implication returns what the words need for candidates that follow one from another: the first, if it is as holds
// says, and then the others, and in the end a contradiction, if there is one.
func (w *Words) implication(links []technique.Link, holds func(i int) bool, end string) Args {
	var told []string
	for i, l := range links {
		sign := " ≠ "
		if holds(i) {
			sign = " = "
		}
		seen := w.when(l.Base != 0, "chain.by", Args{"House": w.Houses(l.Base)})
		told = append(told, shortCell(l.Cell)+sign+strconv.Itoa(l.Digit)+seen)
	}
	first, last := shortCell(links[0].Cell), shortCell(links[len(links)-1].Cell)
	return Args{"If": told[0], "Then": w.Listed(append(told[1:], end)...), "First": first,
		"Ends": w.List([]string{first, last})}
}

// contradiction tells that a cell has no digit left, or a house no place for one.
func (w *Words) contradiction(dead technique.Link) string {
	return w.Text("trial.dead", Args{"N": dead.Base.Len(), "Cell": shortCell(dead.Cell), "Digit": dead.Digit,
		"House": w.Houses(dead.Base)})
}

// shortCell names a cell as solvers do, for example "r1c5".
func shortCell(c grid.Cell) string { return fmt.Sprintf("r%dc%d", c.Row(), c.Col()) }
