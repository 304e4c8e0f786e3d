package retry

import (
	"cmp"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reason"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/places/exercise"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
)

// View shows the question and the result of a move, or the result of all questions.
func (r *Retry) View() view.View {
	q := r.question()
	if q == nil {
		last := r.questions[len(r.questions)-1].board()
		sign, status := r.result()
		return view.View{
			Diagram: last.Plain(), Icon: sign, Status: status,
			Cards: []view.Card{r.progress(), r.answers(), r.buttons()},
		}
	}
	sign := icon.OfMark(q.Learner() == tictactoe.X)
	if q.Phase == exercise.Right {
		sign = icon.Check
	}
	cards := []view.Card{r.progress()}
	if q.Rests() && (q.Phase == exercise.Told || q.tried.Verdict != search.Ungraded) {
		cards = append(cards, q.verdict())
	}
	return view.View{
		Diagram: q.board(), Icon: sign, Status: q.status(), Cards: append(cards, q.moves(), r.buttons()),
	}
}

// board draws the position shown, with the sign of the mistake where it was made. Cells are playable only if the user
// is to move.
func (q *question) board() diagram.Diagram {
	d := q.Board()
	if q.Phase == exercise.ToMove {
		made := &d.Cells[q.mistake.Grade.Played]
		made.Corner = q.mistake.Grade.Verdict.Sign()
		made.Label += language.Text("retry.label")
	}
	if q.IsRefuted() {
		d.Cells[q.tried.Played].Alert = true
	}
	return d
}

// args returns the values for a question's words.
func (q *question) args() language.Args {
	grade := q.grade()
	return language.Args{
		"Mark": q.Learner().String(), "Other": q.Learner().Other().String(),
		"Made": moves(q.mistake.Grade.Played), "MadeLost": q.mistake.Grade.LostPercent(),
		"Tried": moves(q.tried.Played), "Lost": q.tried.LostPercent(), "Best": moves(grade.Best),
		"Value":   language.Words().Value(q.tried.Value, q.Learner()),
		"Then":    language.Words().ValueOnceMade(q.tried.Value, q.Learner()),
		"Line":    moves(grade.Line[:min(len(grade.Line), mostTold)]...),
		"Highest": language.Words().Value(grade.Highest, q.Learner()),
	}
}

// mostTold is how many of the expected moves after the best one are told.
const mostTold = 6

func moves(line ...grid.Cell) string { return language.Words().Moves(line) }

// status says what to do, or what a move has led to.
func (q *question) status() language.Status {
	args := q.args()
	switch q.Phase {
	case exercise.ToMove:
		status := language.Say("retry.ask", "retry.ask.why", args)
		if q.Hints > 0 {
			status.Why = q.hint()
		}
		return status
	case exercise.Asked:
		return language.Say("retry.ask", "retry.asked", args)
	case exercise.Refuting, exercise.Refuted:
		return language.Say("retry.wrong", "retry.wrong.why", args)
	case exercise.Right:
		headline := "retry.asGood"
		if q.tried.Played == q.Line[0].Best {
			headline = "retry.right"
		}
		return language.Say(headline, "retry.goOn", args)
	}
	why := "retry.told.why"
	if len(q.grade().Line) < 2 { // nothing is expected after it
		why = "retry.told.end"
	}
	status := language.Say("retry.told", why, args)
	status.Why = language.Sentences(q.speaksFor(q.Line[0].Best), status.Why)
	return status
}

// cost says what the mistake gave away, and why.
func (q *question) cost() string {
	return language.Sentences(language.Text("retry.cost", q.args()), language.Words().WhyWrong(q.grade(), *q.before()))
}

// speaksFor says what a move does for the learner.
func (q *question) speaksFor(c grid.Cell) string {
	return language.Words().Reasons(reason.For(*q.before(), c), q.Learner())
}

// hint says where the best move leads, or which it is.
func (q *question) hint() string {
	best := q.Line[0].Best
	if q.Hints >= exercise.Seen {
		return language.Text("retry.hint", language.Args{"Row": best.Row(), "Col": best.Col()})
	}
	return scene.VagueHint(q.before(), best)
}

// verdict says what the move tried is worth and, once the question is answered, what the mistake gave away.
func (q *question) verdict() deck.Verdict {
	card := deck.Verdict{Title: language.Text("retry.tried"), Answer: view.Wrong, Tag: moves(q.tried.Played)}
	switch q.Phase {
	case exercise.Right:
		card.Answer = view.Yes
		card.Words = language.Sentences(
			language.Text("retry.keeps", q.args()), q.speaksFor(q.tried.Played), q.cost())
	case exercise.Told:
		card.Title, card.Tag, card.Words = language.Text("retry.made"), moves(q.mistake.Grade.Played), q.cost()
	default:
		card.Words = language.Sentences(
			language.Text("retry.costs", q.args()), language.Words().Refuted(q.tried, *q.before()))
	}
	return card
}

// progress says which question it is, of how many, and from which game.
func (r *Retry) progress() deck.Questions {
	card := deck.Questions{Title: language.Text("retry.title"), Current: r.shown}
	for _, q := range r.questions {
		card.Answers = append(card.Answers, q.answer())
	}
	q := r.question()
	if q == nil {
		return card
	}
	card.Summary = language.Text("retry.of", language.Args{"Number": r.shown + 1, "All": len(r.questions)})
	board := q.mistake.Board()
	card.Words = language.Text("retry.about", language.Args{
		"Game":   scene.Title(board),
		"Rules":  language.Words().Rules(q.before().Rules()),
		"Number": q.numbered(),
		"Made":   moves(q.mistake.Grade.Played),
		"Value":  language.Words().Value(q.mistake.Grade.Highest, q.Learner()),
	})
	return card
}

// result says how many moves were found, shown and skipped, with a matching icon.
func (r *Retry) result() (icon.Name, language.Status) {
	of := map[view.Answer]int{}
	for _, q := range r.questions {
		of[q.answer()]++
	}
	args := language.Args{"Found": of[view.Yes], "All": len(r.questions)}
	if of[view.Yes] == len(r.questions) {
		return icon.Check, language.Say("retry.allFound", "retry.done", args)
	}
	status := language.Say("retry.found", "retry.done", args)
	status.Headline = language.Listed(status.Headline,
		language.Some("retry.shown", of[view.Trouble]), language.Some("retry.skipped", of[view.Skipped]))
	return icon.Train, status
}

// moves lists the moves before the mistake, and those played instead.
func (q *question) moves() deck.Moves {
	card := deck.Moves{Title: language.Text("panel.moves")}
	positions := q.mistake.Before()
	for _, s := range q.Line[1:] {
		positions = append(positions, s.Position)
	}
	for i := range positions {
		card.Moves = append(card.Moves, exercise.Move(i+1, &positions[i]))
	}
	switch {
	case q.Phase == exercise.ToMove:
		card.Moves = append(card.Moves, deck.Move{
			ID: q.number(), Number: q.numbered(), Second: q.Learner() == tictactoe.O, Words: "?"})
	case q.Phase != exercise.Asked && q.Phase != exercise.Told:
		card.Moves[q.number()-1].Glyph = q.tried.Verdict.Sign()
	}
	card.Current = len(card.Moves)
	return card
}

// number returns the mistake's number among the moves of its game.
func (q *question) number() int { return len(q.mistake.Before()) + 1 }

// numbered returns the mistake's number in the list of moves.
func (q *question) numbered() int { return deck.NumberOf(q.number(), q.Learner() == tictactoe.O) }

// answers lists the mistakes with the better moves.
func (r *Retry) answers() deck.Moves {
	card := deck.Moves{Title: language.Text("panel.moves"), Current: -1}
	for i, q := range r.questions {
		step := deck.Move{
			ID: i, Step: q.numbered(), Words: moves(q.mistake.Grade.Played),
			Why: language.Text("review.bestLine", language.Args{"Line": moves(q.Line[0].Best)}),
		}
		if q.answer() == view.Yes {
			step.Glyph = "✓"
		}
		card.Moves = append(card.Moves, step)
	}
	return card
}

// buttons offers what fits the question. The way back is in the toolbar, and after the last question also on the card.
func (r *Retry) buttons() deck.Buttons {
	q := r.question()
	var all []view.Button
	switch {
	case q == nil:
		all = []view.Button{{ID: "retry.next", Words: language.Text("retry.once")}, {ID: "leave", Primary: true}}
	case q.Over():
		all = []view.Button{{ID: "retry.again"}, {ID: "retry.next", Primary: true}}
	case q.IsRefuted():
		all = []view.Button{{ID: "retry.again", Primary: true}, {ID: "retry.show"}, {ID: "retry.next"}}
	default:
		all = []view.Button{{ID: "retry.hint"}, {ID: "retry.show"},
			{ID: "retry.next", Words: language.Text("train.skip")}}
	}
	if next := &all[len(all)-1]; r.shown == len(r.questions)-1 && next.Words == "" {
		next.Words = language.Text("retry.finish")
	}
	for i := range all { // shorter, without their menu's name
		all[i].Words = cmp.Or(all[i].Words, language.Text("command."+all[i].ID))
	}
	return deck.Buttons{Buttons: all}
}
