package train

import (
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/puzzle"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	ninetheme "ninefold/gui/theme"
	"ninefold/gui/widgets"
)

// View is the puzzle, how far the attempt has come, and how many puzzles were solved.
func (t *Trainer) View() insight.View {
	a := t.attempt
	p := a.position()
	status := a.status()
	if a.phase == asked && !t.slow {
		status = t.before
	}
	return insight.View{
		Diagram: a.board(), Status: status, Notes: []string{locale.Owners(&p)}, Badge: t.badge(),
		List: &insight.List{Rows: a.rows(), Selected: a.shown, Choose: t.goTo},
	}
}

// board is the position that is shown. Where it is not the learner's turn, nothing may be played.
func (a *attempt) board() diagram.Diagram {
	p := a.position()
	d := diagram.OfPosition(&p)
	if a.phase != toMove {
		whole, boxes := d.Whole, d.Boxes
		d = d.Plain()
		if a.canBrowse() {
			d.Whole, d.Boxes = whole, boxes
		}
	}
	for c := range grid.Cell(grid.Cells) {
		cell := &d.Cells[c]
		cell.Points = cell.Points && a.phase == toMove
		cell.Label = locale.BoardCell(c, p.At(c), cell.Playable, cell.Last)
	}
	if a.phase == toMove && a.hint {
		cell := &d.Cells[a.line[a.shown].best]
		cell.Best, cell.Ghost = true, d.Preview
		cell.Label += locale.Text("hint.label")
	}
	if last, ok := p.Last(); ok && a.isWrong(a.shown) {
		d.Cells[last].Alert = true
	}
	return d
}

// isWrong reports whether a wrong move led to a step of the line.
func (a *attempt) isWrong(i int) bool {
	return (a.phase == refuting || a.phase == refuted) && i == a.wrong
}

// rows are the moves of the line, below the puzzle that they begin with.
func (a *attempt) rows() []widgets.Step {
	rows := []widgets.Step{{Words: locale.Text("train.start", locale.Args{"ID": a.puzzle.ID})}}
	for i := 1; i < len(a.line); i++ {
		p := a.line[i].position
		last, _ := p.Last()
		row := widgets.Step{Words: locale.Text("step.moved", locale.Args{
			"Move": i, "Mark": p.Turn().Other().String(), "Row": last.Row(), "Col": last.Col(), "Field": tictactoe.Target(last).Number(),
		})}
		if a.isWrong(i) {
			row.Mark, row.Importance = locale.VerdictSign(search.Mistake), widget.WarningImportance
		}
		rows = append(rows, row)
	}
	return rows
}

// status says what is to be done, or what came of it.
func (a *attempt) status() locale.Status {
	p := a.position()
	turn := locale.Turn(&p)
	args := locale.Args{"Mark": a.learner().String(), "Other": a.learner().Other().String(), "Moves": locale.Amount("plies", a.left()), "Where": where(&p)}
	switch a.phase {
	case toMove:
		status := locale.Status{Headline: a.goal(args), Why: turn.Why}
		if len(a.line) > 1 {
			status.Why = locale.Sentences(locale.Text("train.right"), turn.Why)
		}
		if a.hint {
			best := a.line[a.shown].best
			status.Why = locale.Text("train.hint", locale.Args{"Row": best.Row(), "Col": best.Col()})
		}
		return status
	case asked:
		return locale.Status{Headline: locale.Text("train.asked", args), Why: locale.Text("train.asked.why", args)}
	case replying:
		return locale.Status{Headline: a.goalKept(args), Why: locale.Text("train.replying", args)}
	case solved:
		return a.solvedStatus(args)
	}
	return a.refutation(args)
}

// where is the field in which the next move must be made, or that it may be any.
func where(p *tictactoe.Position) string {
	if field, forced := p.Forced(); forced {
		return locale.Field(field)
	}
	return locale.FreeChoice(p)
}

// left is how many moves of both are left until the learner wins or, after a wrong move, the opponent.
func (a *attempt) left() int {
	if a.phase == toMove {
		return a.line[a.shown].plies
	}
	return a.answer.Value.Plies - 1
}

// goal says who is to move, where, and to what end.
func (a *attempt) goal(args locale.Args) string {
	if a.puzzle.Goal == puzzle.Draw {
		return locale.Text("train.draw", args)
	}
	return locale.Text("train.win", args)
}

// goalKept says that a move was right.
func (a *attempt) goalKept(args locale.Args) string {
	if a.puzzle.Goal == puzzle.Draw {
		return locale.Text("train.keptDraw", args)
	}
	return locale.Text("train.keptWin", args)
}

// refutation says what a wrong move came to, and how that is seen.
func (a *attempt) refutation(args locale.Args) locale.Status {
	headline := locale.Text("train.wrongDraw", args)
	if a.answer.Value.Kind == search.Loss {
		headline = locale.Text("train.wrongLoss", args)
	}
	if a.phase == refuting {
		return locale.Status{Headline: headline, Why: locale.Text("train.refuting", args)}
	}
	return locale.Status{Headline: headline, Why: locale.Text("train.refuted", args)}
}

func (a *attempt) solvedStatus(args locale.Args) locale.Status {
	status := locale.Status{Headline: locale.Text("train.solvedDraw", args), Why: locale.Text("train.solved")}
	if a.puzzle.Goal == puzzle.Win {
		status.Headline = locale.Text("train.solvedWin", args)
	}
	if a.helped {
		status.Why = locale.Text("train.solvedHelped")
	}
	return status
}

// badge says how many puzzles of the kind were solved, and offers what is most wanted now.
func (t *Trainer) badge() widgets.BadgeData {
	rules, grade := t.rules(), t.grade()
	data := widgets.BadgeData{Icon: ninetheme.IconTrain, Words: locale.Text("train.count", locale.Args{
		"Rules": locale.Text("short.train." + rules.String()), "Grade": locale.Text("short.train." + grade.String()), "Solved": t.solved(), "All": len(t.puzzles()),
	})}
	switch t.attempt.phase {
	case refuting, refuted:
		data.Offers = widgets.Offers{"train.again", "train.next"}
	case solved:
		data.Icon, data.Offers = theme.IconNameConfirm, widgets.Offers{"train.again", "train.next"}
	default:
		data.Offers = widgets.Offers{"train.hint", "train.next"}
		if t.attempt.hint {
			data.Offers = widgets.Offers{"train.next"}
		}
	}
	return data
}
