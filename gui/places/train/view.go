package train

import (
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/places/exercise"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
)

// View shows the puzzle, the state of the attempt, and the cards.
func (t *Trainer) View() view.View {
	a := t.attempt
	status := a.status()
	if a.Phase == exercise.Asked && !t.slow {
		status = t.before
	}
	if a.Over() && t.isToday() {
		result := language.Text("today.says", language.Args{"Result": language.Listed(t.result()...)})
		status.Why = language.Sentences(result, status.Why)
	}
	return view.View{Diagram: a.board(), Icon: a.sign(), Status: status, Cards: t.cards()}
}

// sign returns the mark of whom the headline is about, or that the puzzle is solved.
func (a *attempt) sign() icon.Name {
	if a.Over() {
		return icon.Check
	}
	loses := a.IsRefuted() && a.answer.Value.Kind == search.Loss
	return icon.OfMark((a.Learner() == tictactoe.X) != loses)
}

// board draws the position shown. Cells are playable only if the learner is to move.
func (a *attempt) board() diagram.Diagram {
	p := a.Position()
	d := a.Board()
	if a.Rests() {
		all := diagram.OfPosition(&p)
		d.Whole, d.Boxes = all.Whole, all.Boxes
	}
	if last, ok := p.Last(); ok && a.IsWrong(a.Shown) {
		d.Cells[last].Alert = true
	}
	return d
}

// status says what to do, or what the last move achieved.
func (a *attempt) status() language.Status {
	p := a.Position()
	turn := language.Words().Turn(&p, language.MarkNames())
	args := language.Args{"Mark": a.Learner().String(), "Other": a.Learner().Other().String(),
		"Moves": language.Amount("plies", a.movesLeft()), "Where": where(&p), "N": len(a.Line)/2 + 1}
	switch a.Phase {
	case exercise.ToMove:
		status := language.Say(a.by("train.win", "train.draw"), a.by("train.oneWins", "train.oneHolds"), args)
		if len(a.Line) > 1 { // more than one move may be right
			status.Why = language.Sentences(language.Text("train.right", args), turn.Why)
		}
		best := a.Best()
		switch {
		case a.Hints >= exercise.Seen:
			status.Why = language.Text("train.hint", language.Args{"Row": best.Row(), "Col": best.Col()})
		case a.Hints > 0:
			status.Why = language.Sentences(scene.VagueHint(&p, best), language.Text("train.price"))
		}
		return status
	case exercise.Asked:
		return language.Say("train.asked", "train.asked.why", args)
	case exercise.Replying:
		return language.Say(a.by("train.keptWin", "train.keptDraw"), "train.replying", args)
	case exercise.Right:
		return a.solvedStatus(args)
	}
	return a.refutation(args)
}

// where names the field of the next move, or says that the choice is free.
func where(p *tictactoe.Position) string {
	if field, forced := p.Forced(); forced {
		return language.Words().Field(field)
	}
	return language.Words().FreeChoice(p)
}

// movesLeft returns how many moves of both sides it takes until the learner wins or, after a wrong move, the opponent.
func (a *attempt) movesLeft() int {
	if a.Phase == exercise.ToMove {
		return a.Line[a.Shown].Plies
	}
	return a.answer.Value.Plies - 1
}

// by returns the one of two keys that fits the puzzle's goal.
func (a *attempt) by(win, draw string) string {
	if a.puzzle.Goal == puzzle.Draw {
		return draw
	}
	return win
}

// refutation says what a wrong move leads to, and how to see that.
func (a *attempt) refutation(args language.Args) language.Status {
	headline, why := "train.wrongDraw", "train.refuted"
	if a.answer.Value.Kind == search.Loss {
		headline = "train.wrongLoss"
		if p := a.Position(); p.Over() {
			headline = "train.wrongLost"
		}
	}
	if a.Phase == exercise.Refuting {
		why = "train.refuting"
	}
	return language.Say(headline, why, args)
}

func (a *attempt) solvedStatus(args language.Args) language.Status {
	why := "train.solved"
	if a.Seen {
		why = "train.solvedHelped"
	}
	return language.Say(a.by("train.solvedWin", "train.solvedDraw"), why, args)
}
