package actions

import (
	"cmp"

	"ninefold/gui/language"
)

// Reason says why an action can do nothing now. Its words have the key "reason.REASON".
type Reason string

// OnBoard is the reason of a board's actions while an exercise or the page of all boards is shown.
const OnBoard Reason = "onBoard"

// Reason returns why the action can do nothing. It is meaningful only while Can reports false.
func (a *Action) Reason() Reason {
	now := Reason("")
	if a.WhyNow != nil {
		now = a.WhyNow()
	}
	return cmp.Or(a.blocked, now, a.Why, "otherwise")
}

// String returns the reason in a few words of the user's language.
func (r Reason) String() string { return language.Text("reason." + string(r)) }

// Blocked returns a copy of the action that can do nothing, in any state, for the given reason. The copy loses a key
// without a modifier, so that another action can have it.
func (a *Action) Blocked(why Reason) *Action {
	blocked := &Action{ID: a.ID, Group: a.Group, Icon: a.Icon, Menu: a.Menu, Toolbar: a.Toolbar, blocked: why}
	if a.Keys.Modified() {
		blocked.Keys = a.Keys
	}
	return blocked
}

// At returns the actions of a place: its own, and those of the session's board in their order. One of the board's is
// replaced by one of the same ID, which has its spots and its reason unless it says so itself, left out if the place
// has others of its group, and otherwise what outside makes of it.
func At(board, own []*Action, outside func(*Action) *Action) []*Action {
	of := map[string]*Action{}
	groups := map[string]bool{"": false}
	for _, a := range own {
		of[a.ID] = a
		groups[a.Group] = a.Group != ""
	}
	var all []*Action
	for _, a := range board {
		switch {
		case of[a.ID] != nil:
			own := of[a.ID]
			own.Menu, own.Toolbar = cmp.Or(own.Menu, a.Menu), cmp.Or(own.Toolbar, a.Toolbar)
			own.Bar, own.Offer, own.Why = cmp.Or(own.Bar, a.Bar), own.Offer || a.Offer, cmp.Or(own.Why, a.Why)
			all = append(all, own)
			delete(of, a.ID)
		case !groups[a.Group]:
			all = append(all, outside(a))
		}
	}
	for _, a := range own {
		if of[a.ID] != nil {
			all = append(all, a)
		}
	}
	return all
}
