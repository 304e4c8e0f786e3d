package train

import (
	"fmt"
	"slices"

	"ninefold/engine/tictactoe/puzzle"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/places/exercise"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/scene"
)

// cards returns cards with the puzzle, the moves of the attempt, and buttons.
func (t *Trainer) cards() []view.Card {
	return []view.Card{t.puzzleCard(), t.facts(), t.attempt.movesCard(), t.buttons()}
}

// facts says how the puzzle is rated, how the user is, and on how many days in a row one of the day was solved; of that
// of the day also what the user did with it.
func (t *Trainer) facts() deck.Facts {
	card := deck.Facts{Title: language.Text("train.title")}
	add := func(key, words string) {
		card.Facts = append(card.Facts, deck.Fact{Key: language.Text(key), Words: words})
	}
	change := t.attempt.change
	if t.isToday() {
		did := t.kept().On(t.day(), t.rules())
		change = did.Change
		did.Change = 0 // stands beside the rating
		add("train.today", scene.Today(did))
		add("train.after", language.Text("train.midnight"))
	}
	if streak := t.kept().Streak.On(t.day()); streak > 0 {
		add("train.streak", language.Amount("days", streak))
	}
	add("train.this", language.Text("train.rated", language.Args{"Rating": t.attempt.puzzle.Rating()}))
	add("train.you", scene.PuzzleRating(t.kept(), change))
	return card
}

// puzzleCard says which puzzle it is: that of a day, or one of a grade, and how many of each are solved.
func (t *Trainer) puzzleCard() deck.Puzzle {
	all := t.list(t.grade())
	number := 1 + slices.IndexFunc(all, func(p puzzle.Puzzle) bool { return p.ID == t.attempt.puzzle.ID })
	card := deck.Puzzle{
		Title:  language.Text("panel.puzzle"),
		Number: fmt.Sprint(number), Of: language.Text("train.of", language.Args{"All": len(all)}),
		Rules: deck.Rules{Name: language.Text("short.train." + t.rules().String())},
		Share: float32(t.solved(t.grade())) / float32(len(all)),
	}
	for _, rules := range ruleSets {
		card.Rules.Choices = append(card.Rules.Choices, view.Choice{
			ID: "train." + rules.String(), Words: language.Text("short.train." + rules.String()),
			Sentence: language.Text("newGame." + rules.String()), On: rules == t.rules(),
		})
	}
	if t.isToday() { // it is of no grade that the user chose
		card.Title, card.Number, card.Of = language.Text("command.daily"), scene.Date(t.date()), ""
		return card
	}
	for _, grade := range puzzle.Grades {
		card.Grades = append(card.Grades, view.Choice{
			ID: "train." + grade.String(), Words: language.Text("short.train." + grade.String()),
			On:       grade == t.grade(),
			Sentence: fmt.Sprintf("%d / %d", t.solved(grade), len(t.list(grade))),
		})
	}
	return card
}

func (a *attempt) movesCard() deck.Moves {
	card := deck.Moves{Title: language.Text("train.line"), Current: a.Shown}
	if !a.Over() {
		card.Hint = language.Text("train.lineHint")
	}
	for i := 1; i < len(a.Line); i++ {
		move := exercise.Move(i, &a.Line[i].Position)
		if a.IsWrong(i) {
			move.Glyph = search.Mistake.Sign()
		}
		card.Moves = append(card.Moves, move)
	}
	return card
}

// buttons has the same buttons in each phase, so that none changes its place. The one that goes on is primary.
func (t *Trainer) buttons() deck.Buttons {
	next := view.Button{ID: "train.next", Primary: t.attempt.Over()}
	if !next.Primary {
		next.Words = language.Text("train.skip")
	}
	other := view.Button{ID: "retry", Words: language.Text("command.retry")}
	if t.isToday() {
		other = view.Button{ID: "train.copy"}
	}
	return deck.Buttons{Buttons: []view.Button{
		{ID: "train.hint"}, {ID: "train.again", Primary: t.attempt.IsRefuted()}, next, other,
		{ID: "leave"},
	}}
}
