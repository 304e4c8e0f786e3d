package gui

import (
	"context"
	"slices"

	"fyne.io/fyne/v2/widget"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// review is the grades of the moves of a line, as far as they are found out.
type review struct {
	positions []tictactoe.Position
	grades    []search.Grade // grade i is of the move that leads to positions[i+1]
	over      bool
	stop      context.CancelFunc
}

// reviewWork is how many positions are looked at for each move.
const reviewWork = 100_000

func (r *review) running() bool { return r != nil && !r.over }

func (r *review) fraction() float32 {
	return float32(len(r.grades)) / float32(max(1, len(r.positions)-1))
}

// canReview reports whether the line has a move that can be graded.
func (a *App) canReview() bool {
	if a.session.Shown != TicTacToe || a.editing() {
		return false
	}
	n := a.session.Noughts
	for _, id := range n.Line() {
		step := n.State(id)
		if step.Kind == tictactoe.Moved && step.Position.Rules() != tictactoe.Judge {
			return true
		}
	}
	return false
}

// toggleReview grades every move of the line, or puts the grades away.
func (a *App) toggleReview() {
	if a.review != nil {
		a.endReview()
		a.refresh()
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	r := &review{positions: a.session.Noughts.positions(), stop: stop}
	a.review = r
	limits := search.Limits{Nodes: reviewWork, Threads: allThreads()}
	find(a, ctx, func() bool {
		_, err := search.Review(breathing(ctx), r.positions, limits, func(i int, g search.Grade) {
			a.post(func() {
				if ctx.Err() == nil {
					a.graded(r, i, g)
				}
			})
		})
		return err == nil
	}, func(bool) {
		stop()
		r.over = true
		a.refresh()
	})
	a.refresh()
}

// graded takes the grade of the i-th move.
func (a *App) graded(r *review, i int, g search.Grade) {
	r.grades = append(r.grades, g)
	a.insights.learn(r.positions[i], g.Highest, reviewWork)
	a.showSteps()
	a.showThoughts()
}

func (a *App) endReview() {
	if a.review != nil {
		a.review.stop()
	}
	a.review = nil
}

// endStaleReview puts the grades away when the line is no longer the one they are of.
func (a *App) endStaleReview() {
	if a.review != nil && !slices.Equal(a.review.positions, a.session.Noughts.positions()) {
		a.endReview()
	}
}

// grade is what was found out about the move that led to the i-th position, and false if nothing was.
func (r *review) grade(i int) (search.Grade, bool) {
	if r == nil || i < 1 || i > len(r.grades) || r.grades[i-1].Verdict == search.Ungraded {
		return search.Grade{}, false
	}
	return r.grades[i-1], true
}

// stepMark is what stands at the end of a row of the list of steps.
type stepMark struct {
	text       string
	importance widget.Importance
}

// marks are the marks of the rows of the line.
func (r *review) marks() []stepMark {
	if r == nil {
		return nil
	}
	marks := make([]stepMark, len(r.positions))
	for i := range marks {
		if g, ok := r.grade(i); ok {
			marks[i] = markOfGrade(g)
		}
	}
	return marks
}

func markOfGrade(g search.Grade) stepMark {
	mark := stepMark{text: locale.VerdictSign(g.Verdict)}
	switch g.Verdict {
	case search.Mistake:
		mark.importance = widget.WarningImportance
	case search.Blunder:
		mark.importance = widget.DangerImportance
	}
	if g.Turning {
		mark.text = locale.Text("review.turning") + " " + mark.text
	}
	return mark
}

// summary says how the review goes, or what it came to.
func (r *review) summary() string {
	if r == nil {
		return ""
	}
	if !r.over {
		return locale.Text("review.running", locale.Args{"Done": len(r.grades), "Of": len(r.positions) - 1})
	}
	var verdicts [3][search.Blunder + 1]int
	turned := 0
	for i, g := range r.grades {
		verdicts[r.positions[i].Turn()][g.Verdict]++
		if g.Turning {
			turned++
		}
	}
	words := ""
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		of := verdicts[m]
		words += locale.Text("review.player", locale.Args{
			"Mark": m.String(), "Inaccuracies": of[search.Inaccuracy], "Mistakes": of[search.Mistake], "Blunders": of[search.Blunder],
		}) + "\n"
	}
	return words + locale.Text("review.turns", locale.Args{"Points": locale.Amount("turnings", turned)})
}

// withReview is the status with what the move that led to the position gave away.
func (a *App) withReview(status locale.Status) locale.Status {
	n := a.session.Noughts
	if a.review == nil || a.session.Shown != TicTacToe || a.computerThinks() {
		return status
	}
	i := slices.Index(n.Line(), n.Current())
	if g, ok := a.review.grade(i); ok && g.Verdict != search.Good {
		status.Why = locale.Grade(g, a.review.positions[i-1].Turn())
	}
	return status
}

// chartView is the value over the line, when analysis or a review has something to say about it.
func (a *App) chartView() chartView {
	if a.session.Shown != TicTacToe || !a.session.Settings.Analysis && a.review == nil {
		return chartView{}
	}
	n := a.session.Noughts
	line, rows := n.Line(), n.Steps()
	view := chartView{current: slices.Index(line, n.Current())}
	any := false
	for i, id := range line {
		point := chartPoint{label: rows[i]}
		if v, ok := a.insights.forX(n.State(id).Position); ok {
			point.known, any = true, true
			point.value = float32(v.Permille) / 1000
			point.label = locale.Text("chart.step", locale.Args{"Step": rows[i], "Value": locale.Value(v, tictactoe.X)})
		}
		if g, ok := a.review.grade(i); ok {
			point.turned = g.Turning
		}
		view.points = append(view.points, point)
	}
	if !any {
		return chartView{}
	}
	return view
}

// goToStep goes to a step of the line by its number.
func (a *App) goToStep(i int) {
	line := a.session.Noughts.Line()
	if i < len(line) {
		a.goTo(line[i])
	}
}
