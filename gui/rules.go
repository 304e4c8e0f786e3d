package gui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// rulesCommands switch the rule set, each a command of its own.
func rulesCommands() []*command {
	keys := [...]fyne.KeyName{tictactoe.Judge: fyne.Key1, tictactoe.Open: fyne.Key2, tictactoe.Closed: fyne.Key3}
	var choices []*command
	for _, rules := range tictactoe.AllRules {
		choices = append(choices, &command{
			id: "rules." + rules.String(), menu: "play", group: "rules", playbar: true, shortcut: alt(keys[rules]),
			checked: func(a *App) bool {
				p := a.session.Noughts.Position()
				return p.Rules() == rules
			},
			run: func(a *App) { a.setRules(rules) },
		})
	}
	return choices
}

func alt(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierAlt}
}

// setRules goes on to the same board under a rule set, and shows what that changes.
func (a *App) setRules(rules tictactoe.Rules) {
	before := a.session.Noughts.Position()
	if before.Rules() == rules {
		return
	}
	after := before.WithRules(rules)
	a.session.Noughts.Set(tictactoe.RulesChanged, after)
	a.changed()
	a.switched = &ruleChange{before, after}
	a.board.Draw(a.view())
	a.inform(a.switched.inWords())
}

// ruleChange is a switch of the rule set, which is shown until the next change.
type ruleChange struct{ before, after tictactoe.Position }

// gained are the cells that the switch makes legal, and lost those that it makes illegal.
func (r *ruleChange) gained() tictactoe.CellSet { return without(r.after.Legal(), r.before.Legal()) }
func (r *ruleChange) lost() tictactoe.CellSet   { return without(r.before.Legal(), r.after.Legal()) }

// without is the members of a that are not in b.
func without(a, b tictactoe.CellSet) tictactoe.CellSet {
	for i := range a {
		a[i] &^= b[i]
	}
	return a
}

// mark shows on the board which cells became legal and which illegal, in the corner where a value stands already.
func (r *ruleChange) mark(view *diagram.Diagram) {
	gained, lost := r.gained(), r.lost()
	note := func(c grid.Cell, key string) {
		cell := &view.Cells[c]
		if cell.Note == "" {
			cell.Note = locale.Text("rules.note." + key)
		} else {
			cell.Corner = locale.Text("rules.note." + key)
		}
		cell.Label += locale.Text("rules.label." + key)
	}
	for c := range gained.All() {
		note(c, "gained")
	}
	for c := range lost.All() {
		note(c, "lost")
	}
}

// inWords says what the switch changes.
func (r *ruleChange) inWords() string {
	gained, lost := r.gained(), r.lost()
	about := locale.Args{"Gained": locale.Amount("cells", gained.Len()), "Lost": locale.Amount("cells", lost.Len())}
	changes := locale.Text("rules.changed", about)
	if gained.Len() == 0 && lost.Len() == 0 {
		changes = locale.Text("rules.same")
	}
	return locale.Text(fmt.Sprintf("rules.now.%s", r.after.Rules())) + " " + changes
}

// contestedAt says that a cell lies in a contested field, and false if it does not.
func (a *App) contestedAt(c grid.Cell) (string, bool) {
	if a.session.Shown != TicTacToe {
		return "", false
	}
	p := a.session.Noughts.Position()
	if !p.Contested(c.Box()) {
		return "", false
	}
	return locale.Text("owners.contested", locale.Args{"Fields": locale.Field(c.Box())}), true
}
