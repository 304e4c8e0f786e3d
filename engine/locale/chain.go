package locale

import (
	"fmt"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
)

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
