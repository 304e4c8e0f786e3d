package train

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/puzzle"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/view"
)

// View shows the puzzle, the state of the attempt, and the cards.
func (t *Trainer) View() view.View {
	a := t.attempt
	p := a.position()
	status := a.status()
	if a.phase == asked && !t.slow {
		status = t.before
	}
	sign := icon.OfMark(p.Turn() == tictactoe.X)
	if a.phase == solved {
		sign = icon.Check
	}
	return view.View{Diagram: a.board(), Icon: sign, Status: status, Cards: t.cards()}
}

// board draws the position shown. Cells are playable only if the learner is to move. A solved puzzle is framed.
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
		cell.Label = locale.Words().BoardCell(c, p.At(c), cell.Playable, cell.Last)
	}
	if a.phase == toMove && a.hints >= seen {
		cell := &d.Cells[a.line[a.shown].best]
		cell.Best, cell.Ghost = true, d.Preview
		cell.Label += locale.Text("hint.label")
	}
	d.Whole = d.Whole || a.phase == solved
	if last, ok := p.Last(); ok && a.isWrong(a.shown) {
		d.Cells[last].Alert = true
	}
	return d
}

// isWrong reports whether a wrong move led to a step of the line.
func (a *attempt) isWrong(i int) bool {
	return (a.phase == refuting || a.phase == refuted) && i == a.wrong
}

// status says what to do, or what came of it.
func (a *attempt) status() locale.Status {
	p := a.position()
	turn := locale.Words().Turn(&p, locale.ByMark())
	args := locale.Args{"Mark": a.learner().String(), "Other": a.learner().Other().String(),
		"Moves": locale.Amount("plies", a.movesLeft()), "Where": where(&p)}
	switch a.phase {
	case toMove:
		status := locale.Status{Headline: a.goal(args), Why: a.task()}
		if len(a.line) > 1 { // where more than one move may do
			status.Why = locale.Sentences(locale.Text("train.right"), turn.Why)
		}
		best := a.line[a.shown].best
		switch {
		case a.hints >= seen:
			status.Why = locale.Text("train.hint", locale.Args{"Row": best.Row(), "Col": best.Col()})
		case a.hints > 0:
			status.Why = scene.Lead(&p, best)
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

// where names the field of the next move, or says that the choice is free.
func where(p *tictactoe.Position) string {
	if field, forced := p.Forced(); forced {
		return locale.Words().Field(field)
	}
	return locale.Words().FreeChoice(p)
}

// movesLeft counts the moves of both until the learner wins or, after a wrong move, the opponent does.
func (a *attempt) movesLeft() int {
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

// task says what to find in the puzzle's position.
func (a *attempt) task() string {
	if a.puzzle.Goal == puzzle.Draw {
		return locale.Text("train.oneHolds")
	}
	return locale.Text("train.oneWins")
}

// goalKept says that a move was right.
func (a *attempt) goalKept(args locale.Args) string {
	if a.puzzle.Goal == puzzle.Draw {
		return locale.Text("train.keptDraw", args)
	}
	return locale.Text("train.keptWin", args)
}

// refutation says what a wrong move leads to, and how to see that.
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
