package train

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/gui/actions"
	"ninefold/gui/places/exercise"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
)

// Actions returns the actions on a puzzle, and the choice of puzzles. Their keys are letters: nobody types text here.
func (t *Trainer) Actions() []*actions.Action {
	all := []*actions.Action{
		{ID: "train.hint", Bar: 7, Menu: actions.Below("grade"), Icon: icon.Hint, Keys: keys.Alone("T"),
			Enabled: t.ToMove, Run: t.hint},
		{ID: "train.again", Bar: 8, Menu: actions.Below("grade"), Why: "moves", Icon: icon.Undo, Keys: keys.Alone("R"),
			Enabled: t.Is((*exercise.Attempt).CanAgain), Run: t.Change((*exercise.Attempt).Again)},
		{ID: "train.next", Bar: 9, Offer: true, Menu: actions.Below("grade"), Icon: icon.Next, Keys: keys.Alone("N"),
			Run: t.Next},
		{ID: "train.copy", Menu: actions.Below("grade"), Why: "today", Icon: icon.Copy, Enabled: t.hasResult,
			Run: t.copyResult},
	}
	for _, rules := range ruleSets {
		all = append(all, &actions.Action{
			ID: "train." + rules.String(), Group: "rules",
			Keys:    keys.Alone(keys.Key(strings.ToUpper(rules.String()[:1]))),
			Checked: func() bool { return t.rules() == rules }, Run: func() { t.want(rules, t.grade()) },
		})
	}
	for i, grade := range puzzle.Grades {
		all = append(all, &actions.Action{
			ID: "train." + grade.String(), Group: "grade",
			Keys:    keys.Alone([...]keys.Key{"E", "M", "H"}[i]),
			Checked: func() bool { return t.grade() == grade }, Run: func() { t.want(t.rules(), grade) },
		})
	}
	return append(all, actions.Steps(func() int { return t.attempt.Shown }, func() int { return grid.Cells },
		func(int) bool { return t.Rests() }, t.Choose)...)
}
