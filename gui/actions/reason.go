package actions

import (
	"slices"

	"ninefold/gui/language"
)

// Reason says why an action can do nothing now. Its words have the key "reason.REASON".
type Reason string

// OnBoard is the reason of a board's actions while an exercise or the page of all boards is shown.
const OnBoard Reason = "onBoard"

// reasons maps each reason to the menu entries, or the actions in a submenu, that have it. All others have the reason
// "otherwise".
var reasons = map[Reason][]string{
	"redo":      {"redo"},
	"undo":      {"undo"},
	"lastBoard": {"lastBoard"},
	"first":     {"first", "back", "rewind", "stepBack", "deleteBranch", "learn.previous"},
	"main":      {"makeMain"},
	"last":      {"forward", "last", "learn.next"},
	"editing":   {"tools", "clear", "swap", "rotate", "mirror"},
	"machine":   {"pause", "moveNow"},
	"over":      {"rematch"},
	"program":   {"askAgain"},
	"level":     {"goOn"},
	"resign":    {"resign"},
	"proposed":  {"nextLevel"},
	"compare":   {"endCompare"},
	"reach":     {"showGame", "endShowGame"},
	"line":      {"keepLine"},
	"moves":     {"review", "train.again"},
	"mistake":   {"mistake.before", "mistake.after"},
	"mail":      {"send", "copyLinkToSend", "saveToSend", "copyToSend"},
	"deduced":   {"step", "run"},
	"digit":     {"clearCell"},
	"solved":    {"revealCell", "revealAll"},
	"today":     {"train.copy"},
	"typed":     {"beginSudoku", "clearTyped"},
	"marked":    {"candidates"},
	"scale":     {"scale"},
}

// Reason returns why the action can do nothing. It is meaningful only while Can reports false.
func (a *Action) Reason() Reason {
	if a.blocked != "" {
		return a.blocked
	}
	for reason, entries := range reasons {
		if slices.Contains(entries, a.entry()) || slices.Contains(entries, a.ID) {
			return reason
		}
	}
	return "otherwise"
}

// String returns the reason in a few words of the user's language.
func (r Reason) String() string { return language.Text("reason." + string(r)) }

// Blocked returns a copy of the action that can do nothing, in any state, for the given reason. The copy loses a key
// without a modifier, so that another action can have it.
func (a *Action) Blocked(why Reason) *Action {
	blocked := &Action{ID: a.ID, Group: a.Group, Icon: a.Icon, blocked: why}
	if a.Keys.Modified() {
		blocked.Keys = a.Keys
	}
	return blocked
}

// At returns the actions of a place: its own, and those of the session's board in their order. One of the board's is
// replaced by one of the same ID, left out if the place has others of its group, and otherwise what outside makes of
// it.
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
			all = append(all, of[a.ID])
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
