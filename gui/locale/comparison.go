package locale

import "ninefold/engine/checker"

// Difference says how an answer differs in a cell from the right one.
func Difference(d *checker.Difference) string {
	return Text("compare.differs", Args{
		"Row": d.Cell.Row(), "Col": d.Cell.Col(), "Want": string(d.Want), "Found": string(d.Found), "Line": d.Line, "Column": d.Column,
	})
}

// DifferenceRow is a difference as a row of a list.
func DifferenceRow(d *checker.Difference) string {
	return Text("compare.row", Args{"Row": d.Cell.Row(), "Col": d.Cell.Col(), "Want": string(d.Want), "Found": string(d.Found)})
}

// Comparison says all that is wrong with an answer, or that it is right.
func Comparison(c *checker.Comparison) string {
	if c.Right() {
		return Text("compare.right")
	}
	var parts []string
	add := func(wrong bool, words string) {
		if wrong {
			parts = append(parts, words)
		}
	}
	if len(c.Stray) > 0 {
		stray := Args{"Line": c.Stray[0].Number, "Text": c.Stray[0].Text, "Lines": len(c.Stray)}
		add(true, PluralWith("compare.stray", len(c.Stray), stray))
	}
	if c.Word != nil && c.Word.Wanted {
		add(true, Text("compare.wantError"))
	} else {
		add(c.Word != nil, Text("compare.foundError"))
	}
	switch len(c.Differences) {
	case 0:
	case 1:
		add(true, Difference(&c.Differences[0]))
	default:
		add(true, Plural("compare.wrong", len(c.Differences)))
	}
	add(c.Missing > 0, PluralWith("compare.missing", c.Missing, Args{"Cells": c.Missing, "Line": c.Line, "Column": c.Column}))
	if c.Extra != nil {
		add(true, Text("compare.extra", Args{"Error": Error(c.Extra)}))
	}
	add(c.RightBesides(), Text("compare.rightBesides"))
	return Sentences(parts...)
}
