package actions

import (
	"slices"

	"ninefold/gui/locale"
)

// Reason is why an action can do nothing now. Its words have the key "reason." and this.
type Reason string

// NotInExercise is the reason of what belongs to a game, while an exercise is shown.
const NotInExercise Reason = "exercise"

// reasons are those of the entries of the menus, by the words for them; that of all others is "otherwise".
var reasons = map[Reason][]string{
	"redo":    {"redo"},
	"undo":    {"undo"},
	"first":   {"first", "back", "rewind", "stepBack", "deleteBranch", "learn.previous"},
	"last":    {"forward", "last", "learn.next"},
	"editing": {"tools", "clear", "swap", "rotate", "mirror"},
	"machine": {"pause", "moveNow"},
	"over":    {"rematch"},
	"level":   {"goOn"},
	"compare": {"endCompare"},
	"reach":   {"showGame", "endShowGame"},
	"line":    {"keepLine"},
	"moves":   {"review", "train.again"},
	"mistake": {"mistake.before", "mistake.after", "mistake"},
	"mail":    {"send", "saveToSend", "copyToSend"},
	"deduced": {"step", "run"},
	"digit":   {"clearCell"},
	"typed":   {"beginSudoku", "clearTyped"},
	"marked":  {"candidates"},
}

// Reason is why the action can do nothing, while that is so.
func (a *Action) Reason() Reason {
	if a.blocked != "" {
		return a.blocked
	}
	for reason, entries := range reasons {
		if slices.Contains(entries, a.entry()) {
			return reason
		}
	}
	return "otherwise"
}

// String is the reason in a few words.
func (r Reason) String() string { return locale.Text("reason." + string(r)) }

// Blocked is the action as it stands in its place while it can do nothing, whatever the state. It has no key without a
// modifier, so that another action can have that.
func (a *Action) Blocked(why Reason) *Action {
	blocked := &Action{ID: a.ID, Group: a.Group, Icon: a.Icon, blocked: why}
	if a.Keys.Modified() {
		blocked.Keys = a.Keys
	}
	return blocked
}

// InExercise is the actions while an exercise is shown: its own, and those of a game in their places, which are blocked
// if the exercise has none of their ID. Where the exercise has actions of a group, the game's are left out.
func InExercise(game, own []*Action) []*Action {
	of := map[string]*Action{}
	groups := map[string]bool{"": false}
	for _, a := range own {
		of[a.ID] = a
		groups[a.Group] = a.Group != ""
	}
	var all []*Action
	for _, a := range game {
		switch {
		case of[a.ID] != nil:
			all = append(all, of[a.ID])
			delete(of, a.ID)
		case !groups[a.Group]:
			all = append(all, a.Blocked(NotInExercise))
		}
	}
	for _, a := range own {
		if of[a.ID] != nil {
			all = append(all, a)
		}
	}
	return all
}
