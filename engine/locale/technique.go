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
	if d.Base == 0 {
		return w.Technique(d.Technique)
	}
	return w.Listed(w.Technique(d.Technique), w.Houses(d.Base))
}

// DeductionReason says why a deduction beyond cross-hatching is right, as seen in the state before it.
func (w *Words) DeductionReason(before *sudoku.State, d *technique.Deduction) string {
	key := "technique.why." + d.Technique.String()
	switch n := len(d.Chain); {
	case n > 0:
		return w.chainReason(key, d)
	case d.Singles != nil:
		return w.Text(key, w.trial(d))
	}
	args := Args{"Digits": w.digitList(d.Digits), "Base": w.Houses(d.Base), "Cover": w.Houses(d.Cover)}
	return w.Sentences(w.Text(key, args), w.exclusions(before, d))
}

// exclusions says in which houses the digits stand that leave those of a deduction no other place or, if it is seen in
// its cells, that leave these no other digit.
func (w *Words) exclusions(before *sudoku.State, d *technique.Deduction) string {
	by, struck := d.Exclusions(before)
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
func (w *Words) Inference(n int, before *sudoku.State, d *technique.Deduction) string {
	found := w.Finding(d)
	if _, _, placed := d.Placed(); !placed {
		made := d.After(*before).Operation
		found += w.Text("clause.colon") + w.CrossedOut(&made.Digits)
	}
	return w.Sentences(w.Text("hatch.inference", Args{"Step": n, "Finding": found}), w.DeductionReason(before, d))
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

// chainReason says why what a chain crosses out is false: its ends are one and the same, it is a fish, or one of its
// ends is true.
func (w *Words) chainReason(key string, d *technique.Deduction) string {
	first, last := d.Chain[0].Candidate, d.Chain[len(d.Chain)-1].Candidate
	if first == last {
		return w.Text(key+".closed", w.chain(d))
	}
	if base, cover, ok := d.Fish(); ok {
		return w.Text("technique.why.fish", Args{
			"Digits": w.Digits(d.Digits), "Base": w.Houses(base), "Cover": w.Houses(cover),
		})
	}
	return w.Text(key, w.chain(d))
}

// chain returns what the words for a chain need: that its first candidate is false, and what follows.
func (w *Words) chain(d *technique.Deduction) Args {
	first, last := d.Chain[0], d.Chain[len(d.Chain)-1]
	var then []string
	for i, link := range d.Chain[1:] {
		then = append(then, w.link(link.Candidate, i%2 == 0, link.Base))
	}
	return Args{
		"If": w.link(first.Candidate, false, 0), "Then": strings.Join(then, w.Text("clause.comma")),
		"Digits": w.Digits(d.Digits), "First": shortCell(first.Cell),
		"Ends": w.List([]string{shortCell(first.Cell), shortCell(last.Cell)}),
	}
}

// trial returns what the words for a trial need: what is tried, what follows, and the contradiction.
func (w *Words) trial(d *technique.Deduction) Args {
	var then []string
	for _, s := range d.Singles[1:] {
		then = append(then, w.link(s.Candidate, true, s.Base))
	}
	if d.Dead.Base == 0 {
		then = append(then, w.Text("trial.noDigit", Args{"Cell": shortCell(d.Dead.Cell)}))
	} else {
		then = append(then, w.Text("trial.noPlace", Args{"Digit": d.Dead.Digit, "House": w.Houses(d.Dead.Base)}))
	}
	tried := d.Singles[0].Candidate
	return Args{
		"If": w.link(tried, true, 0), "Then": strings.Join(then, w.Text("clause.comma")),
		"Digits": w.Digits(d.Digits), "First": shortCell(tried.Cell),
	}
}

// link returns a candidate as true or false in a few characters, with the house in which that is seen, if there is one.
func (w *Words) link(c technique.Candidate, holds bool, seen sudoku.Houses) string {
	sign := "≠"
	if holds {
		sign = "="
	}
	words := fmt.Sprint(shortCell(c.Cell), " ", sign, " ", c.Digit)
	if seen != 0 {
		words += w.Text("chain.by", Args{"House": w.Houses(seen)})
	}
	return words
}

// shortCell names a cell as solvers do, for example "r1c5".
func shortCell(c grid.Cell) string { return fmt.Sprintf("r%dc%d", c.Row(), c.Col()) }
