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
	about sudoku.Grid // the givens whose solutions are counted
	work  tasks.Latest
	found typed
}

// typed holds the findings about the givens.
type typed struct {
	counted   bool
	solutions generator.Solutions
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
	if on := t.on() && given.Count() > 0; on && given == t.about {
		return
	} else if t.Rest(); !on {
		return
	}
	t.about = given
	ctx := t.work.Begin()
	tasks.Run(t.Host.Tasks, ctx, func() typed {
		hatched, ok := given.Solve()
		return typed{true, generator.Count(ctx, &given), ok && hatched.Count() == grid.Cells}
	}, func(found typed) {
		t.found = found
	})
}

// Rest forgets what was found.
func (t *SolutionCount) Rest() {
	t.work.End()
	t.about, t.found = sudoku.Grid{}, typed{}
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
	g := t.Host.Session.Sudoku.Grid()
	if g != t.about {
		v.Verdict.Words = language.Sentences(v.Verdict.Words, language.Text("typing.alone"))
	}
	_, wrong := g.Contradiction()
	switch {
	case wrong: // the status says so
	case t.about.Count() == 0:
		v.Status = language.Status{Headline: language.Text("typing.empty"), Why: language.Text("typing.why.empty")}
	default:
		v.Status = language.Status{Headline: language.Plural("typing.digits", t.about.Count()), Why: t.why()}
	}
}

// answer says in a word how many solutions there are.
func (t *SolutionCount) answer() (tag string, answer view.Answer) {
	_, wrong := t.about.Contradiction()
	switch {
	case t.about.Count() == 0:
		return "", view.Unknown
	case wrong || t.found.counted && t.found.solutions == generator.None:
		return language.Text("typing.none"), view.Wrong
	case !t.found.counted:
		return language.Text("typing.counting"), view.Unknown
	case t.found.solutions == generator.One:
		return language.Text("typing.one"), view.Yes
	}
	return language.Text("typing.many"), view.Unknown
}

// why says it in sentences, and whether cross-hatching alone solves the Sudoku.
func (t *SolutionCount) why() string {
	switch {
	case !t.found.counted:
		return language.Text("typing.counting")
	case t.found.solutions == generator.None:
		return language.Text("typing.why.none")
	case t.found.solutions == generator.Many:
		return language.Text("typing.why.many")
	case t.found.hatched:
		return language.Text("typing.why.hatched")
	}
	return language.Text("typing.why.beyond")
}
