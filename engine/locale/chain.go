package locale

import (
	"fmt"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
)

// chainKind returns the end of the key for the reason of a chain: its ends are one and the same, or one of them is
// true.
func chainKind(chain []technique.Candidate) string {
	if chain[0] == chain[len(chain)-1] {
		return ".closed"
	}
	return ""
}

// chain returns what the words for a chain need: that its first candidate is false, and what follows.
func (w *Words) chain(d *technique.Deduction) Args {
	first, last := d.Chain[0], d.Chain[len(d.Chain)-1]
	var then []string
	for i, c := range d.Chain[1:] {
		shared := sudoku.Shared(grid.CellsOf(d.Chain[i].Cell, c.Cell))
		if d.Chain[i].Cell == c.Cell {
			shared = 0
		}
		then = append(then, w.link(c, i%2 == 0, shared))
	}
	return Args{
		"If": w.link(first, false, 0), "Then": strings.Join(then, w.Text("clause.comma")),
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

// link returns a candidate as true or false in a few characters, with the first of the houses in which that is seen.
func (w *Words) link(c technique.Candidate, holds bool, seen sudoku.Houses) string {
	sign := "≠"
	if holds {
		sign = "="
	}
	words := fmt.Sprint(shortCell(c.Cell), " ", sign, " ", c.Digit)
	for h := range seen.All() {
		return words + w.Text("chain.by", Args{"House": w.Houses(1 << h)})
	}
	return words
}

// shortCell names a cell as solvers do, for example "r1c5".
func shortCell(c grid.Cell) string { return fmt.Sprintf("r%dc%d", c.Row(), c.Col()) }
