package train

import (
	"fmt"
	"slices"

	"ninefold/engine/puzzle"
	"ninefold/engine/search"
	"ninefold/gui/exercise"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// cards returns cards with the puzzle, the moves of the attempt, and buttons.
func (t *Trainer) cards() []view.Card {
	cards := []view.Card{t.puzzleCard()}
	if t.attempt.phase == solved {
		cards = append(cards, view.Verdict{
			Title: locale.Text("train.start", locale.Args{"ID": t.attempt.puzzle.ID}), Answer: view.Yes,
			Tag: locale.Text("train.success"), // the line under the board says what to do next
		})
	}
	return append(cards, t.attempt.movesCard(), t.buttons())
}

// puzzleCard says which puzzle it is, and how many of each grade are solved.
func (t *Trainer) puzzleCard() view.Puzzle {
	all := t.puzzles()
	number := 1 + slices.IndexFunc(all, func(p puzzle.Puzzle) bool { return p.ID == t.attempt.puzzle.ID })
	card := view.Puzzle{
		Number: fmt.Sprint(number), Of: locale.Text("train.of", locale.Args{"All": len(all)}),
		Rules: view.Rules{Name: locale.Text("short.train." + t.rules().String())},
		Share: float32(t.solved(t.grade())) / float32(len(all)),
	}
	for _, rules := range ruleSets {
		card.Rules.Choices = append(card.Rules.Choices, view.Choice{
			ID: "train." + rules.String(), Words: locale.Text("short.train." + rules.String()),
			Sentence: locale.Text("newGame." + rules.String()), On: rules == t.rules(),
		})
	}
	for _, grade := range puzzle.Grades {
		card.Grades = append(card.Grades, view.Choice{
			ID: "train." + grade.String(), Words: locale.Text("short.train." + grade.String()), On: grade == t.grade(),
			Sentence: fmt.Sprintf("%d / %d", t.solved(grade), len(t.list(grade))),
		})
	}
	return card
}

// movesCard lists the moves of the line.
func (a *attempt) movesCard() view.Moves {
	card := view.Moves{Title: locale.Text("train.line"), Current: a.shown, Hint: locale.Text("train.lineHint")}
	for i := 1; i < len(a.line); i++ {
		move := exercise.Move(i, &a.line[i].position)
		if a.isWrong(i) {
			move.Glyph = search.Mistake.Sign()
		}
		card.Moves = append(card.Moves, move)
	}
	return card
}

// buttons offers what fits the phase, and the way back.
func (t *Trainer) buttons() view.Buttons {
	var all []view.Button
	switch t.attempt.phase {
	case refuting, refuted:
		all = []view.Button{{ID: "train.again", Primary: true}, {ID: "train.next"}}
	case solved:
		all = []view.Button{{ID: "train.again"}, {ID: "train.next", Primary: true}}
	default:
		all = []view.Button{{ID: "train.hint"}, {ID: "train.next", Words: locale.Text("train.skip")},
			{ID: "practise", Words: locale.Text("command.practise")}}
	}
	return view.Buttons{Buttons: append(all, view.Button{ID: "leave"})}
}
