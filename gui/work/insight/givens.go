package insight

import (
	"strings"

	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/model/solver"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// Givens finds the grade of a Sudoku that was imported or typed in. While it is typed, that says how many solutions it
// has, and whether cross-hatching alone solves it.
type Givens struct {
	overlay.Idle
	Host  *overlay.Host
	grade overlay.Finding[givens, *string] // of solver.Grade; nil until it is found
}

// givens identifies the given digits of a Sudoku.
type givens struct {
	of     *session.Sudoku
	digits sudoku.Grid
	typed  bool // they still are
}

// CanBegin reports whether the givens are typed that begin the Sudoku: they do not exclude each other.
func (g *Givens) CanBegin() bool {
	_, answer := g.answer()
	return g.Host.Session.Sudoku.CanBeginSolving() && answer != view.Wrong
}

// Advance grades the givens, off the UI goroutine, unless their grade is known or there are none yet.
func (g *Givens) Advance() {
	u := g.Host.Session.Sudoku
	now := givens{u, u.Given(), u.Typing()}
	if !now.typed && u.Graded() || now.typed && now.digits.Count() == 0 {
		g.grade.Drop()
		return
	}
	if g.grade.Follow(now) {
		return
	}
	ctx := g.grade.Begin(g.Host.Scope.Place(), now)
	tasks.Run(g.Host.Tasks, ctx, func() string { return solver.Grade(ctx, now.digits) }, func(grade string) {
		if *g.grade.Result() = &grade; now.typed {
			return
		}
		u.SetGrade(now.digits, grade)
		if now.digits.Count() > 0 && solver.NotUnique(grade) {
			g.Host.Inform(language.Text("solve." + grade))
		}
	})
}

// Show adds the card while the givens are typed, and says what is known. If digits on the board contradict each other,
// given or not, the status stays as it is.
func (g *Givens) Show(v *overlay.Board) {
	u, given := g.Host.Session.Sudoku, g.grade.About().digits
	if _, selecting := u.Selected(); !u.Typing() || !selecting && !u.CanBeginSolving() {
		return
	}
	tag, answer := g.answer()
	v.Verdict = &deck.Verdict{
		Title: language.Text("typing.title"), Tag: tag, Answer: answer, Words: language.Text("typing.how"),
		Buttons: []view.Button{{ID: "beginSudoku", Primary: g.CanBegin()}, {ID: "clearTyped"}},
	}
	now := u.Grid()
	if now != given {
		v.Verdict.Words = language.Sentences(v.Verdict.Words, language.Text("typing.alone"))
	}
	_, wrong := now.Contradiction()
	switch {
	case wrong: // the status says so
	case given.Count() == 0:
		v.Status = language.Status{Headline: language.Text("typing.empty"), Why: language.Text("typing.why.empty")}
	default:
		v.Status = language.Status{Headline: language.Plural("typing.digits", given.Count()), Why: g.why()}
	}
}

// answer says in a word how many solutions there are.
func (g *Givens) answer() (tag string, answer view.Answer) {
	given, grade := g.grade.About().digits, *g.grade.Result()
	_, wrong := given.Contradiction()
	switch {
	case given.Count() == 0:
		return "", view.Unknown
	case wrong || grade != nil && *grade == solver.NoSolution:
		return language.Text("typing.none"), view.Wrong
	case grade == nil:
		return language.Text("typing.counting"), view.Unknown
	case *grade == solver.SeveralSolutions:
		return language.Text("typing.many"), view.Unknown
	}
	return language.Text("typing.one"), view.Yes
}

// why says it in sentences, and whether cross-hatching alone solves the Sudoku.
func (g *Givens) why() string {
	switch grade := *g.grade.Result(); {
	case grade == nil:
		return language.Text("typing.counting")
	case *grade == solver.NoSolution:
		return language.Text("typing.why.none")
	case *grade == solver.SeveralSolutions:
		return language.Text("typing.why.many")
	case strings.HasPrefix(*grade, generator.Beyond.String()):
		return language.Text("typing.why.beyond")
	}
	return language.Text("typing.why.hatched")
}
