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
			Run: t.next},
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
	for _, step := range [...]struct {
		id   string
		icon icon.Name
		key  keys.Key
		to   func() int
	}{
		{"first", icon.First, keys.Home, func() int { return 0 }},
		{"back", icon.Previous, keys.PageUp, func() int { return t.attempt.Shown - 1 }},
		{"forward", icon.Next, keys.PageDown, func() int { return t.attempt.Shown + 1 }},
		{"last", icon.Last, keys.End, func() int { return grid.Cells }},
	} {
		all = append(all, &actions.Action{ID: step.id, Icon: step.icon, Keys: keys.Alone(step.key),
			Enabled: t.Rests, Run: func() { t.Choose(step.to()) }})
	}
	return all
}
