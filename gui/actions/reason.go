package actions

import "ninefold/gui/locale"

// Reason is why an action can do nothing now. Its words have the key "reason." and this.
type Reason string

// The reasons that are known.
const (
	Otherwise     Reason = "otherwise" // any other
	NotInExercise Reason = "exercise"
	NothingUndone Reason = "redo"
	NothingToUndo Reason = "undo"
	FirstStep     Reason = "first"
	LastStep      Reason = "last"
	NotEditing    Reason = "editing"
	NoMachine     Reason = "machine"
	NotOver       Reason = "over"
	NoLevel       Reason = "level"
	NotCompared   Reason = "compare"
	NoGameFound   Reason = "reach"
	NoLine        Reason = "line"
	NoMoves       Reason = "moves"
	NoMistake     Reason = "mistake"
	NotByMail     Reason = "mail"
	AllDeduced    Reason = "deduced"
	NoDigit       Reason = "digit"
	NotTyped      Reason = "typed"
)

// Reason is why the action can do nothing, while that is so.
func (a *Action) Reason() Reason {
	if a.blocked != "" {
		return a.blocked
	}
	switch a.entry() {
	case "undo":
		return NothingToUndo
	case "redo":
		return NothingUndone
	case "first", "back", "rewind", "stepBack", "deleteBranch", "learn.previous":
		return FirstStep
	case "forward", "last", "learn.next":
		return LastStep
	case "tools", "clear", "swap", "rotate", "mirror":
		return NotEditing
	case "pause", "moveNow":
		return NoMachine
	case "rematch":
		return NotOver
	case "goOn":
		return NoLevel
	case "endCompare":
		return NotCompared
	case "showGame", "endShowGame":
		return NoGameFound
	case "keepLine":
		return NoLine
	case "review", "train.again":
		return NoMoves
	case "mistake.before", "mistake.after", "mistake":
		return NoMistake
	case "send", "saveToSend":
		return NotByMail
	case "step", "run":
		return AllDeduced
	case "clearCell":
		return NoDigit
	case "beginSudoku", "clearTyped":
		return NotTyped
	}
	return Otherwise
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
