package cards

import (
	"time"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// sudoku is a grid: the digits, how far it has come, and its steps.
func sudoku(s *session.Sudoku, v *overlay.Board) []view.Card {
	g, shown := s.Grid(), s.Digits()
	switch {
	case v.Verdict != nil && session.Typing(s):
		return []view.Card{
			*v.Verdict, view.Digits{On: shown.Shown, Missing: shown.Missing},
			view.Steps{Title: locale.Text("steps.title"), Hint: locale.Text("steps.hint")},
		}
	case untouched(s):
		return emptyGrid(shown)
	}
	digits := digitsCard(shown)
	title := locale.Text("board.sudoku")
	if s.Grade() != "" {
		title = scene.GradeName(s.Grade())
	}
	progress := view.Progress{
		Title: title, Summary: scene.Counts(scene.Sudoku{Sudoku: s}, &g), Share: share(s, &g),
	}
	cards := []view.Card{digits, progress}
	done := solved(&g)
	if done {
		cards = append(cards, view.Verdict{
			Title: locale.Text("sudoku.result"), Answer: view.Yes, Tag: locale.Text("sudoku.solved"),
			Words:   solvedWords(s),
			Buttons: []view.Button{{ID: "newSudoku", Words: locale.Text("sudoku.next"), Primary: true}},
		})
	}
	return append(cards, steps(s, v), view.Buttons{Buttons: []view.Button{
		{ID: "hint"}, {ID: "stepBack", Words: locale.Text("short.back"), Icon: icon.Previous},
		{ID: "step", Icon: icon.Step, Primary: !done},
		{ID: "run", Words: locale.Text("short.run"), Icon: icon.Run},
	}})
}

// untouched reports whether there is no grid yet.
func untouched(s *session.Sudoku) bool {
	g := s.Grid()
	return g.Count() == 0 && s.Len() == 1
}

// share is how much of what was open at first is filled, of 1.
func share(s *session.Sudoku, g *crosshatch.Grid) float32 {
	given := s.Given()
	open := grid.Cells - given.Count()
	return float32(g.Count()-given.Count()) / float32(max(1, open))
}

// solvedWords say that the grid is right and, of one that was made or read, who has filled it.
func solvedWords(s *session.Sudoku) string {
	right := locale.Text("hatch.solved")
	entered, deduced := s.EnteredCells().Len(), s.DeducedCells().Len()
	if given := s.Given(); given.Count() == 0 || entered+deduced == 0 {
		return right
	}
	if spent := s.Spent().Truncate(time.Second); spent > 0 {
		right = locale.Sentences(right, locale.Text("sudoku.took", locale.Args{"Time": scene.ClockTime(spent)}))
	}
	return locale.Sentences(right, locale.Text("sudoku.filled", locale.Args{
		"Entered": entered, "Deduced": deduced, "Hints": s.Hints(),
	}))
}

// solved reports whether every cell has a digit and no two contradict.
func solved(g *crosshatch.Grid) bool {
	_, wrong := g.Contradiction()
	return g.Count() == grid.Cells && !wrong
}

// emptyGrid is the ways to a grid, and the digits for who enters one.
func emptyGrid(shown *session.Digits) []view.Card {
	ways := view.Start{}
	for _, w := range [...]view.Way{
		{ID: "newSudoku", Icon: icon.Sudoku}, {ID: "typeSudoku", Icon: icon.Edit},
		{ID: "import", Icon: icon.Open},
		{ID: "paste", Icon: icon.Paste},
	} {
		w.Words, w.Sentence = locale.Text("start."+w.ID), locale.Text("start."+w.ID+".grid")
		ways.Ways = append(ways.Ways, w)
	}
	return []view.Card{ways, digitsCard(shown)}
}

func digitsCard(shown *session.Digits) view.Digits {
	return view.Digits{On: shown.Shown, Missing: shown.Missing, Buttons: []view.Button{
		{ID: "noting", Words: locale.Text("short.noting"), Icon: icon.Edit},
		{ID: "candidates", Words: locale.Text("short.candidates")},
		{ID: "check", Icon: icon.Check},
	}}
}

// steps is what was done, one below the other, with the reasons of deductions.
func steps(s *session.Sudoku, v *overlay.Board) view.Steps {
	card := view.Steps{Title: locale.Text("steps.title"), Current: current(v), Hint: locale.Text("steps.hint")}
	for i, row := range v.Rows {
		if row.Kind == session.StepStarted {
			continue
		}
		card.Hint = ""
		card.Steps = append(card.Steps, view.Step{
			ID: int(row.ID), Number: row.Number, Words: v.Steps[i].Words, Why: scene.Sudoku{Sudoku: s}.Why(row),
		})
	}
	return card
}
