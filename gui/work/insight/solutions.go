package insight

import (
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// SolutionCount says how many solutions a Sudoku has while it is typed, and whether cross-hatching alone solves it.
type SolutionCount struct {
	overlay.Idle
	Host  *overlay.Host
	count overlay.Finding[sudoku.Grid, typed] // of the solutions of some givens
}

// typed holds the findings about the givens.
type typed struct {
	counted   bool
	solutions int  // 2 for more than one
	hatched   bool // cross-hatching alone solves the Sudoku
}

// on reports whether the user is typing a Sudoku.
func (t *SolutionCount) on() bool {
	s := t.Host.Session
	_, selecting := s.Sudoku.Selected()
	return s.Sudoku.Typing() && (selecting || s.Sudoku.CanBeginSolving())
}

// CanBegin reports whether the givens are typed that begin the Sudoku: they do not exclude each other.
func (t *SolutionCount) CanBegin() bool {
	_, answer := t.answer()
	return t.Host.Session.Sudoku.CanBeginSolving() && answer != view.Wrong
}

// Advance counts the solutions, off the UI goroutine, when the givens have changed.
func (t *SolutionCount) Advance() {
	given := t.Host.Session.Sudoku.Given()
	if !t.on() || given.Count() == 0 {
		t.count.Drop()
		return
	}
	if t.count.Follow(given) {
		return
	}
	ctx := t.count.Begin(t.Host.Scope.Place(), given)
	tasks.Run(t.Host.Tasks, ctx, func() typed {
		hatched, ok := given.Solve()
		return typed{true, generator.Count(ctx, &given, 2), ok && hatched.Count() == grid.Cells}
	}, func(found typed) {
		*t.count.Result() = found
	})
}

// Show adds the card, and says what is known. If digits on the board contradict each other, given or not, the status
// stays as it is.
func (t *SolutionCount) Show(v *overlay.Board) {
	if !t.on() {
		return
	}
	tag, answer := t.answer()
	v.Verdict = &deck.Verdict{
		Title: language.Text("typing.title"), Tag: tag, Answer: answer, Words: language.Text("typing.how"),
		Buttons: []view.Button{{ID: "beginSudoku", Primary: t.CanBegin()}, {ID: "clearTyped"}},
	}
	g, given := t.Host.Session.Sudoku.Grid(), t.count.About()
	if g != given {
		v.Verdict.Words = language.Sentences(v.Verdict.Words, language.Text("typing.alone"))
	}
	_, wrong := g.Contradiction()
	switch {
	case wrong: // the status says so
	case given.Count() == 0:
		v.Status = language.Status{Headline: language.Text("typing.empty"), Why: language.Text("typing.why.empty")}
	default:
		v.Status = language.Status{Headline: language.Plural("typing.digits", given.Count()), Why: t.why()}
	}
}

// answer says in a word how many solutions there are.
func (t *SolutionCount) answer() (tag string, answer view.Answer) {
	given, found := t.count.About(), t.count.Result()
	_, wrong := given.Contradiction()
	switch {
	case given.Count() == 0:
		return "", view.Unknown
	case wrong || found.counted && found.solutions == 0:
		return language.Text("typing.none"), view.Wrong
	case !found.counted:
		return language.Text("typing.counting"), view.Unknown
	case found.solutions == 1:
		return language.Text("typing.one"), view.Yes
	}
	return language.Text("typing.many"), view.Unknown
}

// why says it in sentences, and whether cross-hatching alone solves the Sudoku.
func (t *SolutionCount) why() string {
	found := t.count.Result()
	switch {
	case !found.counted:
		return language.Text("typing.counting")
	case found.solutions == 0:
		return language.Text("typing.why.none")
	case found.solutions > 1:
		return language.Text("typing.why.many")
	case found.hatched:
		return language.Text("typing.why.hatched")
	}
	return language.Text("typing.why.beyond")
}
