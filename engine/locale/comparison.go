package locale

import (
	"ninefold/engine/judge/checker"
	"ninefold/engine/notation/text"
)

// Difference tells how an answer differs in a cell from the right one.
func (w *Words) Difference(d *checker.Difference) string {
	return w.Text("compare.differs", Args{
		"Row": d.Cell.Row(), "Col": d.Cell.Col(), "Want": string(d.Want), "Found": string(d.Found), "Line": d.Line,
		"Column": d.Column,
	})
}

// DifferenceRow returns a difference as a row of a list.
func (w *Words) DifferenceRow(d *checker.Difference) string {
	return w.Text("compare.row",
		Args{"Row": d.Cell.Row(), "Col": d.Cell.Col(), "Want": string(d.Want), "Found": string(d.Found)})
}

// Comparison tells everything that is wrong with an answer, or that it is right and where its white space differs.
func (w *Words) Comparison(c *checker.Comparison) string {
	if c.Right() {
		remark := ""
		if c.WhiteSpace != nil {
			remark = w.LineDifference(c.WhiteSpace)
		}
		return w.Sentences(w.Text("compare.right"), remark)
	}
	var parts []string
	add := func(wrong bool, words string) {
		if wrong {
			parts = append(parts, words)
		}
	}
	if len(c.Stray) > 0 {
		stray := Args{"Line": c.Stray[0].Number, "Text": text.SafeLine(c.Stray[0].Text), "Lines": len(c.Stray)}
		add(true, w.pluralWith("compare.stray", len(c.Stray), stray))
	}
	if c.Word != nil && c.Word.Wanted {
		add(true, w.Text("compare.wantError"))
		add(c.Word.Found != "", w.Text("compare.begins", Args{"Found": text.SafeLine(c.Word.Found)}))
	} else {
		add(c.Word != nil, w.Text("compare.foundError"))
	}
	if all := c.Differences; len(all) > 0 {
		add(true, w.Sentence(w.DifferenceRow(&all[0])))
		add(len(all) > 1, w.Plural("compare.more", len(all)-1))
		add(c.AlteredMarks() > 0, w.Plural("compare.altered", c.AlteredMarks()))
	}
	add(c.Missing > 0,
		w.pluralWith("compare.missing", c.Missing, Args{"Cells": c.Missing, "Line": c.Line, "Column": c.Column}))
	if c.Extra != nil {
		add(true, w.Extra(c.Extra))
	}
	if d := c.Parted; d != nil {
		add(true, w.Text("compare.parted",
			Args{"Line": d.Line, "Want": text.SafeLine(d.Want), "Found": text.SafeLine(d.Found)}))
	}
	if c.Other != nil {
		add(true, w.otherWord(c.Other))
	}
	add(c.Encoded, w.Text("compare.encoded"))
	add(c.RightBesides(), w.Text("compare.rightBesides"))
	return w.Sentences(parts...)
}

// otherWord tells how an answer differs from a right one that is no board.
func (w *Words) otherWord(d *checker.WordDifference) string {
	key := "compare.word"
	switch {
	case d.Found == "":
		key = "compare.word.missing"
	case d.Want == "":
		key = "compare.word.extra"
	}
	return w.Text(key, Args{"Line": d.Line, "Want": text.SafeLine(d.Want), "Found": text.SafeLine(d.Found)})
}

// Extra tells that an answer continues after the board.
func (w *Words) Extra(err *text.Error) string {
	return w.Sentences(w.Text("compare.extra"), w.Sentence(w.Error(err)))
}
