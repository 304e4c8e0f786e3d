package locale

import (
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// StepReason says why a digit goes into the one cell that cross-hatching leaves it.
func StepReason(step *crosshatch.Step) string {
	box := Box(step.Box())
	if len(step.Crossings()) == 0 {
		return Text("hatch.onlyEmpty", Args{"Box": box})
	}
	return Text("hatch.onlyLeft", Args{"Box": box, "By": crossings(step.Digit, step.Crossings())})
}

// Contradictions says all that is wrong with a grid, which there must be.
func Contradictions(g *crosshatch.Grid) string {
	all := slices.Collect(g.Contradictions())
	if len(all) == 1 {
		return Contradiction(&all[0])
	}
	var broken [10]crosshatch.Houses // by digit
	for _, c := range all {
		broken[c.Digit] |= 1 << c.House
	}
	key := "error.severalTwice"
	if all[0].Fault == crosshatch.NoCandidate {
		key = "error.severalNoPlace"
	}
	var parts []string
	for digit, houses := range broken {
		if houses != 0 {
			parts = append(parts, Text(key, Args{"Digit": digit, "Houses": Houses(houses)}))
		}
	}
	return Text("error.several", Args{"Parts": Listed(parts)})
}

// Contradiction says what is wrong with a grid.
func Contradiction(c *crosshatch.Contradiction) string {
	args := Args{"Digit": c.Digit, "House": house(c.House)}
	if c.Fault == crosshatch.Twice {
		return Text("error.twice", args)
	}
	return Text("error.noPlace", args)
}

// ContradictionReason says where that shows.
func ContradictionReason(c *crosshatch.Contradiction) string {
	switch {
	case c.Fault == crosshatch.Twice:
		return Text("error.twiceAt", Args{"Digit": c.Digit, "First": Cell(c.Cells[0]), "Second": Cell(c.Cells[1])})
	case len(c.Crossings()) == 0:
		return Text("error.filled", Args{"Digit": c.Digit})
	}
	return Text("error.crossed", Args{"By": crossings(c.Digit, c.Crossings())})
}

// crossings names the lines that cross cells out, each with where the digit stands on it.
func crossings(digit int, all []crosshatch.Crossing) string {
	var names []string
	for _, c := range all {
		key := "crossing.row"
		if c.Line.Kind() == crosshatch.Column {
			key = "crossing.column"
		}
		names = append(names, Text(key, Args{"Line": c.Line.Number(), "Digit": digit, "Row": c.By.Row(), "Col": c.By.Col()}))
	}
	return List(names)
}

// Candidates is the digits that can go into a cell.
func Candidates(g *crosshatch.Grid, c grid.Cell) string {
	var digits []string
	for digit := range g.Candidates(c).All() {
		digits = append(digits, strconv.Itoa(digit))
	}
	if digits == nil {
		return Text("candidates.none")
	}
	return PluralWith("candidates", len(digits), Args{"Digits": strings.Join(digits, " ")})
}

// Open tells the open cells of a grid by how many candidates they have.
func Open(g *crosshatch.Grid) string {
	var having [10]int
	for _, candidates := range g.Open() {
		having[candidates.Len()]++
	}
	var parts []string
	for n, cells := range having {
		if cells > 0 {
			parts = append(parts, Text("open.part", Args{"Cells": cells, "Candidates": n}))
		}
	}
	return List(parts)
}

// Houses names houses, those of one kind together.
func Houses(houses crosshatch.Houses) string {
	var numbers [3][]int
	for h := range houses.All() {
		numbers[h.Kind()] = append(numbers[h.Kind()], h.Number())
	}
	var parts []string
	for kind, key := range [...]string{crosshatch.Row: "rows", crosshatch.Column: "columns", crosshatch.Box: "boxes"} {
		if n := len(numbers[kind]); n > 0 {
			parts = append(parts, PluralWith(key, n, Args{"Numbers": joined(numbers[kind])}))
		}
	}
	return List(parts)
}

func house(h crosshatch.House) string {
	switch h.Kind() {
	case crosshatch.Row:
		return Text("house.row", Args{"Number": h.Number()})
	case crosshatch.Column:
		return Text("house.column", Args{"Number": h.Number()})
	}
	return Box(h.Cell(0).Box())
}
