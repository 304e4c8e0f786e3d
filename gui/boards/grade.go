package boards

import (
	"slices"

	"ninefold/gui/session"
	"ninefold/gui/tasks"
)

// grading finds the grades of the Sudokus of a collection that have come into view, off the UI goroutine.
type grading struct {
	seen []*listed // to be graded, the one seen last at the end
	work tasks.Latest
}

func (l *List) grade(one *listed) {
	if l.inside == nil || one.graded {
		return
	}
	one.graded = true
	if l.seen = append(l.seen, one); len(l.seen) == 1 {
		l.gradeSeen()
	}
}

// gradeSeen grades those seen last, and then the others.
func (l *List) gradeSeen() {
	const part = 8 // those that a web page waits for at once
	some := slices.Clone(l.seen[max(0, len(l.seen)-part):])
	ctx := l.grading.work.Begin()
	tasks.Run(l.Host.Tasks, ctx, func() (grades []string) {
		for _, one := range some {
			grades = append(grades, session.GradeOf(ctx, &one.Entry))
		}
		return grades
	}, func(grades []string) {
		for i, one := range some {
			one.Grade, one.said = grades[i], nil
		}
		l.seen = slices.DeleteFunc(l.seen, func(one *listed) bool { return slices.Contains(some, one) })
		if len(l.seen) > 0 {
			l.gradeSeen()
		}
	})
}

// endGrading is called when other boards are listed.
func (l *List) endGrading() {
	l.grading.work.End()
	l.seen = nil
}
