package train

import (
	"strings"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/engine/puzzle"
	"ninefold/gui/actions"
	"ninefold/gui/icon"
)

// Actions returns what can be done with a puzzle, and the choice of puzzles. The keys are letters, since no text is
// typed.
func (t *Trainer) Actions() []*actions.Action {
	browses := func() bool { return t.attempt.canBrowse() }
	all := []*actions.Action{
		{ID: "train.hint", Icon: icon.Hint, Key: fyne.KeyT,
			Enabled: func() bool { return t.attempt.phase == toMove },
			Run:     t.hint},
		{ID: "train.again", Icon: icon.Undo, Key: fyne.KeyR,
			Enabled: func() bool { return t.attempt.canAgain() }, Run: t.then(func() { t.attempt.again() })},
		{ID: "train.next", Icon: icon.Next, Key: fyne.KeyN, Run: t.next},
	}
	for _, rules := range ruleSets {
		all = append(all, &actions.Action{
			ID: "train." + rules.String(), Group: "rules",
			Key:     fyne.KeyName(strings.ToUpper(rules.String()[:1])),
			Checked: func() bool { return t.rules() == rules }, Run: func() { t.want(rules, t.grade()) },
		})
	}
	for i, grade := range puzzle.Grades {
		all = append(all, &actions.Action{
			ID: "train." + grade.String(), Group: "grade",
			Key:     [...]fyne.KeyName{fyne.KeyE, fyne.KeyM, fyne.KeyH}[i],
			Checked: func() bool { return t.grade() == grade }, Run: func() { t.want(t.rules(), grade) },
		})
	}
	for _, step := range [...]struct {
		id   string
		icon icon.Name
		key  fyne.KeyName
		to   func() int
	}{
		{"first", icon.First, fyne.KeyHome, func() int { return 0 }},
		{"back", icon.Previous, fyne.KeyPageUp, func() int { return t.attempt.shown - 1 }},
		{"forward", icon.Next, fyne.KeyPageDown, func() int { return t.attempt.shown + 1 }},
		{"last", icon.Last, fyne.KeyEnd, func() int { return grid.Cells }},
	} {
		all = append(all, &actions.Action{ID: step.id, Icon: step.icon, Key: step.key, Enabled: browses, Run: func() {
			t.Choose(step.to())
		}})
	}
	return all
}

// then returns a function that changes the attempt and updates.
func (t *Trainer) then(change func()) func() {
	return func() {
		change()
		t.update()
	}
}
