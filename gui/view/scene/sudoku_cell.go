package scene

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/sudoku"
	"ninefold/gui/language"
)

// cellWords describes a cell, as the diagram shows it, for a screen reader.
func cellWords(s Sudoku, g *sudoku.Grid, c grid.Cell, view *diagram.Cell) string {
	now := s.Now()
	args := language.Args{"Cell": language.Words().CellFirst(c), "Digit": g.At(c), "Picked": s.Picked(),
		"Candidates": language.Words().Candidates(now.Candidates(c))}
	var label string
	switch view.Symbol {
	case diagram.Given:
		label = language.Text("label.given", args)
	case diagram.Entered:
		label = language.Text("label.entered", args)
	case diagram.Deduced:
		label = language.Text("label.deduced", args)
	default:
		label = language.Text("label.open", args)
	}
	marks, out := view.Pencil&^view.Struck, view.Out|view.Struck
	args["Number"] = view.Number
	args["Marks"], args["Out"] = language.Words().Digits(marks), language.Words().Digits(out)
	for _, also := range [...]struct {
		so  bool
		key string
	}{
		{marks != 0, "label.pencil"}, {out != 0, "label.out"},
		{view.Shade == 1, "label.shade.1"}, {view.Shade == 2, "label.shade.2"},
		{view.Number != 0, "label.number"}, {view.Alert, "label.conflict"},
		{view.Last, "label.step"}, {view.Selected, "label.selected"},
		{view.Playable, "label.left"}, {s.Picked() != 0 && g.At(c) == 0 && !view.Playable, "label.crossed"},
	} {
		if also.so {
			label += language.Text(also.key, args)
		}
	}
	return label
}
