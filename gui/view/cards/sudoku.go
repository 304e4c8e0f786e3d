package cards

import (
	"slices"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/sudoku"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// sudoku returns the cards of a Sudoku: the digits, its progress and its steps.
func sudokuCards(of *session.Session, v *overlay.Board) []view.Card {
	s := of.Sudoku
	g, shown := s.Grid(), s.Digits()
	switch {
	case v.Verdict != nil && s.Typing():
		return []view.Card{
			*v.Verdict, digitsCard(shown),
			deck.Moves{Title: language.Text("steps.title"), Hint: language.Text("steps.typing")},
		}
	case untouched(s):
		return emptyGrid(shown)
	}
	cards := []view.Card{digitsWithTools(shown), progress(of, &g)}
	done := s.Solved()
	if done { // no digit is left to enter
		next := language.Text("sudoku.next")
		if p, ok := of.NextPlace(); ok {
			next = language.Text("sudoku.nextOf", language.Args{"Number": p.Number, "Of": p.Of})
		}
		answer, tag := view.Yes, "sudoku.solved"
		if slices.ContainsFunc(s.Line(), func(id history.ID) bool {
			return s.State(id).Origin == sudoku.Revealed &&
				s.State(id).Cells.Len() > 1
		}) {
			answer, tag = view.Unknown, "grid.solution"
		}
		cards[0] = deck.Verdict{
			Title: language.Text("sudoku.result"), Answer: answer, Tag: language.Text(tag), Words: solvedWords(s),
			Buttons: []view.Button{{ID: "nextSudoku", Words: next, Primary: true}},
		}
	}
	more := s.CanAdvance()
	step := view.Button{ID: "step", Icon: icon.Step, Primary: more && !done && v.Wrong == 0}
	switch {
	case more && v.Wrong > 0:
		step.Words = language.Text("step.wrong")
	case v.Wrong == 0 && s.CanRevealNext():
		step.Words = language.Text("step.solution")
	}
	return append(cards, steps(s, v), deck.Buttons{Buttons: []view.Button{
		{ID: "hint"}, {ID: "stepBack", Words: language.Text("short.back"), Icon: icon.Previous}, step,
		{ID: "run", Words: language.Text("short.run"), Icon: icon.Run},
	}})
}

// progress is a card with how much of a Sudoku is filled, in what time, and its place in a collection.
func progress(of *session.Session, g *sudoku.Grid) deck.Progress {
	s := of.Sudoku
	card := deck.Progress{
		Title: language.Text("short.board.crosshatch"),
		Words: language.Listed(scene.Counts(scene.Sudoku{Sudoku: s}, g), scene.OneSolution(s.Grade())),
		Share: share(s, g),
	}
	if s.Grade() != "" {
		card.Title = scene.GradeName(s.Grade())
	}
	if of.Settings.Clock && !s.Solved() {
		card.Clock = scene.ClockTime(s.Spent())
	}
	if s.OfJudge() {
		card.Buttons = []view.Button{{ID: "test"}, short("exportSolution")}
	}
	if p := s.Place(); p.Of > 0 {
		card.Place = language.Text("sudoku.place", language.Args{"Number": p.Number, "Of": p.Of})
		if _, ok := of.NextPlace(); ok && !s.Solved() {
			card.Buttons = append(card.Buttons, short("nextSudoku"))
		}
	}
	return card
}

// untouched reports whether there is no grid yet.
func untouched(s *session.Sudoku) bool {
	g := s.Grid()
	return g.Count() == 0 && s.Len() == 1
}

// share returns how much of what was empty at first is filled, 0 to 1.
func share(s *session.Sudoku, g *sudoku.Grid) float32 {
	given := s.Given()
	open := grid.Cells - given.Count()
	return float32(g.Count()-given.Count()) / float32(max(1, open))
}

// solvedWords says who filled how many cells, and in what time. Without given digits it says only that all is right.
func solvedWords(s *session.Sudoku) string {
	by := s.Filled()
	if given := s.Given(); given.Count() == 0 || by.All().Len() == 0 {
		return language.Text("hatch.solved")
	}
	filled := language.Text("sudoku.filled",
		language.Args{"Entered": by.Entered.Len(), "Deduced": by.Deduced.Len(), "Hints": s.Hints()})
	if revealed := by.Revealed.Len(); revealed > 0 {
		filled = language.Sentences(filled, language.Text("sudoku.revealed", language.Args{"N": revealed}))
	}
	if spent := s.Spent().Truncate(time.Second); spent > 0 {
		return language.Sentences(language.Text("sudoku.took", language.Args{"Time": scene.ClockTime(spent)}), filled)
	}
	return filled
}

// emptyGrid returns the ways to get a grid, and the digits for entering one.
func emptyGrid(shown *session.Digits) []view.Card {
	ways := waysIn(view.Button{ID: "newSudoku", Icon: icon.Sudoku}, view.Button{ID: "typeSudoku", Icon: icon.Edit},
		view.Button{ID: "import", Icon: icon.Open}, view.Button{ID: "paste", Icon: icon.Paste})
	for i := range ways.Ways {
		ways.Ways[i].State = language.Text("start." + ways.Ways[i].ID + ".grid")
	}
	return []view.Card{ways, digitsWithTools(shown)}
}

func digitsCard(shown *session.Digits) deck.Digits {
	return deck.Digits{On: shown.Shown, Missing: shown.Missing, Erase: view.Button{ID: "clearCell"}}
}

// digitsWithTools returns the digits, with buttons for pencil marks and for a check.
func digitsWithTools(shown *session.Digits) deck.Digits {
	card := digitsCard(shown)
	card.Buttons = []view.Button{
		{ID: "noting", Words: language.Text("short.noting"), Icon: icon.Edit},
		short("striking"), short("candidates"), {ID: "check", Icon: icon.Check},
	}
	return card
}

// steps lists what was done, with the reasons of deductions.
func steps(s *session.Sudoku, v *overlay.Board) deck.Moves {
	card := deck.Moves{Title: language.Text("steps.title"), Current: current(v), Hint: language.Text("steps.hint")}
	beyond := 0
	for i, row := range v.Rows {
		if row.Kind == session.StepStarted {
			continue
		}
		if s.Beyond(row.ID) && !row.Undone && row.Depth == 0 {
			beyond++
		}
		card.Hint = ""
		move := listed(v, i)
		move.Step, move.Why = row.Number, scene.Sudoku{Sudoku: s}.Why(row)
		if made, ok := s.InferenceTo(row.ID); ok && i == v.Current { // below the board it may be cut
			move.Note = language.Words().DeductionReason(&made)
			if len(made.Chain) > 0 {
				move.Note += "\n" + language.Text("technique.drawn")
			}
		}
		if row.Undone {
			move.Words = language.Text("steps.undone", language.Args{"Step": move.Words})
		}
		card.Moves = append(card.Moves, move)
	}
	if beyond > 0 {
		card.Summary = language.Text("steps.beyond", language.Args{"N": beyond})
	}
	return card
}
