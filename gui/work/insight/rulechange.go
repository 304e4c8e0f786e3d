package insight

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/work/overlay"
)

// RuleChange shows, until the next change, what a switch of the rules has changed.
type RuleChange struct {
	overlay.Idle
	Host   *overlay.Host
	change overlay.Finding[session.Moment, ruleChange] // about the board after the switch
}

// ruleChange is a position before and after a switch.
type ruleChange struct{ before, after tictactoe.Position }

// Switch continues the game under other rules and shows what that changes. Before the first move it starts a game under
// those rules.
func (r *RuleChange) Switch(rules tictactoe.Rules) {
	s := r.Host.Session
	before := s.Game.Position()
	if before.Rules() == rules {
		return
	}
	change := ruleChange{before, before.WithRules(rules)}
	if s.Game.Unbegun() {
		s.Begin(rules, s.Game.Tag("X"), s.Game.Tag("O"))
	} else {
		s.Game.Set(tictactoe.RulesChanged, change.after)
	}
	r.change.Begin(r.Host.Scope.Place(), s.Moment())
	*r.change.Result() = change
	r.Host.Inform(change.describe())
}

// Advance removes the change when another board is shown.
func (r *RuleChange) Advance() { r.change.Follow(r.Host.Session.Moment()) }

// gained returns the cells that the switch makes legal, and lost those that it makes illegal.
func (r *ruleChange) gained() grid.CellSet { return r.after.Legal().Minus(r.before.Legal()) }
func (r *ruleChange) lost() grid.CellSet   { return r.before.Legal().Minus(r.after.Legal()) }

// Show marks the cells that became legal or illegal. If a cell shows a value, the mark goes to its corner.
func (r *RuleChange) Show(v *overlay.Board) {
	if !r.change.On() {
		return
	}
	note := func(c grid.Cell, note, label string) {
		cell := &v.Diagram.Cells[c]
		if cell.Note == "" {
			cell.Note = language.Text(note)
		} else {
			cell.Corner = language.Text(note)
		}
		cell.Label += language.Text(label)
	}
	gained, lost := r.change.Result().gained(), r.change.Result().lost()
	for c := range gained.ByBox() {
		note(c, "rules.note.gained", "rules.label.gained")
	}
	for c := range lost.ByBox() {
		note(c, "rules.note.lost", "rules.label.lost")
	}
}

func (r *ruleChange) describe() string {
	gained, lost := r.gained(), r.lost()
	changes := language.Text("rules.same")
	if gained.Len() > 0 || lost.Len() > 0 {
		changes = language.Text("rules.changed", language.Args{
			"Gained": language.Amount("cells", gained.Len()), "Lost": language.Amount("cells", lost.Len()),
		})
	}
	return language.Sentences(language.Text("rules.now."+r.after.Rules().String()), changes)
}
