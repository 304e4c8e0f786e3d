package boards

import (
	"slices"
	"strings"
	"unicode/utf8"

	"ninefold/engine/sudoku/technique"
	"ninefold/gui/model/session"
	"ninefold/gui/model/solver"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/tasks"
)

// grading finds the grades of the Sudokus of a collection that have come into view, off the UI goroutine. The session
// gets them when all in view are graded.
type grading struct {
	seen  []int          // indices of those to be graded, the one seen last at the end
	asked map[int]bool   // indices of those that were ever among them
	found map[int]string // grades by number, which the session does not have
	work  tasks.Latest
}

// grade finds the grade of Sudoku i of the collection listed, unless it is known.
func (l *List) grade(i int) {
	if l.inside == nil || l.boards[i].Grade != "" || l.asked[i] {
		return
	}
	if l.asked == nil {
		l.asked, l.found = map[int]bool{}, map[int]string{}
	}
	l.asked[i] = true
	if l.seen = append(l.seen, i); len(l.seen) == 1 {
		l.gradeSeen()
	}
}

// gradeFor grades all Sudokus of the collection listed if the words name a grade, and then looks for them anew.
func (l *List) gradeFor(words []string) {
	if l.inside == nil || !slices.ContainsFunc(words, namesGrade) {
		return
	}
	for i := len(l.boards) - 1; i >= 0; i-- {
		l.grade(i)
	}
}

// namesGrade reports whether a word is part of the name of a grade.
func namesGrade(word string) bool {
	if utf8.RuneCountInString(word) < 2 {
		return false
	}
	grades := []string{"easy", "medium", "hard", "beyond"}
	for t := range technique.Techniques {
		grades = append(grades, "beyond."+t.String())
	}
	return slices.ContainsFunc(grades, func(grade string) bool {
		return strings.Contains(scene.Folded(scene.GradeName(grade)), word)
	})
}

// gradeSeen grades those seen last, and then the others.
func (l *List) gradeSeen() {
	const part = 8 // those that a web page waits for at once
	some := slices.Clone(l.seen[max(0, len(l.seen)-part):])
	ungraded := make([]*session.Entry, len(some))
	for n, i := range some {
		ungraded[n] = l.boards[i]
	}
	ctx := l.grading.work.Begin()
	tasks.Run(l.Host.Tasks, ctx, func() (grades []string) {
		for _, e := range ungraded {
			given, _ := e.Grids()
			grades = append(grades, solver.Grade(ctx, given))
		}
		return grades
	}, func(grades []string) {
		for n, i := range some {
			graded := *ungraded[n]
			graded.Grade = grades[n]
			l.boards[i], l.searched[i] = &graded, ""
			if graded.ID == 0 && graded.Grade != "" { // a board keeps its own
				l.found[graded.Place.Number] = graded.Grade
			}
		}
		l.seen = slices.DeleteFunc(l.seen, func(i int) bool { return slices.Contains(some, i) })
		const each = 256 // so that the list does not move all the time
		if left := len(l.seen); l.finding.done() && l.words != "" && (left == 0 || left%each < part) {
			l.find(l.number())
		}
		if len(l.seen) > 0 {
			l.gradeSeen()
		} else {
			l.noteGrades()
		}
	})
}

func (l *List) noteGrades() {
	if len(l.found) > 0 {
		l.Host.Session.NoteGrades(l.inside, l.found)
		l.found = map[int]string{}
	}
}

// endGrading is called when other boards are listed.
func (l *List) endGrading() {
	l.noteGrades()
	l.grading.work.End()
	l.grading = grading{}
}
