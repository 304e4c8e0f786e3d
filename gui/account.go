package gui

import (
	"strings"

	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// showSteps lists the steps of the line with what a review says of them.
func (a *App) showSteps() {
	problem := a.session.Problem()
	if a.session.Shown == TicTacToe {
		a.steps.show(a.session.Noughts.rowsWithBranches(a.review.marks()), problem.Current())
		return
	}
	var rows []stepRow
	words := problem.Steps()
	for i, id := range problem.Line() {
		rows = append(rows, stepRow{id: id, words: words[i]})
	}
	a.steps.show(rows, problem.Current())
}

// showAccount shows beside the board what is to be said of it.
func (a *App) showAccount() {
	if a.side.show(a.note(), a.account(), a.chartView()) {
		a.steps.reveal()
	}
}

// note is an account of the board, of who plays and of the review.
func (a *App) note() string {
	problem := a.session.Problem()
	if a.session.Shown != TicTacToe {
		return problem.Note()
	}
	p := a.session.Noughts.Position()
	var parts []string
	for _, part := range [...]string{problem.Note(), locale.Owners(&p), a.seatsInWords(), a.review.summary()} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, "\n")
}

// seatsInWords says which sides the computer plays, and how; empty when it plays none.
func (a *App) seatsInWords() string {
	settings := &a.session.Settings
	key := ""
	switch seats := settings.Computer; {
	case seats.both():
		key = "opponent.both"
	case seats.X:
		key = "opponent.x"
	case seats.O:
		key = "opponent.o"
	default:
		return ""
	}
	if p := a.session.Noughts.Position(); p.Rules() == tictactoe.Judge {
		return locale.Text(key) + " " + locale.Text("opponent.judge")
	}
	how := locale.Text("opponent.level", locale.Args{"Level": locale.Level(settings.level())})
	if settings.level().Nodes == 0 {
		how = locale.Text("opponent.timed", locale.Args{"Level": locale.Level(settings.level()), "Time": locale.Amount("seconds", int(settings.thinkingTime().Seconds()))})
	}
	return locale.Text(key) + " " + how
}
