package actions

// menuPlan lists the entries of a menu. An entry is the ID of an action, or the name of a submenu, which has all
// actions of that Group. A line separates two sections.
type menuPlan struct {
	name     string // the word has the key "menu.NAME"
	sections [][]string
}

// recentFiles is the entry for the submenu of the files opened or saved last.
const recentFiles = "recent"

// bar lists the menus for every board and exercise. Entries without an action on the board shown are left out, and so
// are menus without entries.
func bar() []menuPlan {
	return []menuPlan{
		{"file", [][]string{
			{"newGame", "playComputer", "rematch", "new"},
			{"import", recentFiles},
			{"save", "saveAs", "export"},
			{QuitID},
		}},
		{"edit", [][]string{
			{"undo", "redo"},
			{"copyText", "copyGrid", "copyAs", "send", "copyLinkToSend", "saveToSend", "copyToSend", "paste"},
			{"comment", "makeMain", "deleteBranch", "keepShown"},
		}},
		{"board", [][]string{
			{"edit", "tools"}, {"clear", "swap", "rotate", "mirror"}, {"showGame", "endShowGame"},
			{"sudokuGrade"},
			{"noting", "striking", "fillPencil", "clearCell", "shade"},
			{"givens", "beginSudoku", "clearTyped", "check"},
		}},
		{"play", [][]string{
			{"players", "computer", "playByMail", "playFriend", "pause", "moveNow", "goOn", "resign"},
			{"rules", "level", "time"},
		}},
		{"go", [][]string{
			{"home", "boards", "lastBoard"},
			{"first", "back", "forward", "last"}, {"mistake.before", "mistake.after"},
			{"rewind", "stepBack", "step", "run"}, {"nextSudoku"},
		}},
		{"tools", [][]string{
			{"hint", "revealCell", "revealAll", "analysis", "keepLine", "review", "glyph"}, {"askAgain", "match"},
		}},
		{"training", [][]string{
			{"daily", "train", "learn", "retry"}, {"standing", "standing.open"}, {"grade", "lessons", "mistake",
				"leave"},
		}},
		{"contest", [][]string{{"test", "compare", "endCompare"}, {"hare", "nearest"}, {"rules.judge"}}},
		{"view", [][]string{
			{"board.tictactoe", "board.crosshatch"}, {"clock", "candidates", "hatching"},
			{"appearance", "scale", "language"},
		}},
		{"help", [][]string{{"help", "examples"}, {"shortcuts", "palette"}, {"about"}}},
	}
}

// before returns the IDs of an exercise's actions that come first in the submenu of the group.
func before(group string) []string {
	switch group {
	case "grade":
		return []string{"train.hint", "train.again", "train.next", "train.copy"}
	case "lessons":
		return []string{"learn.help", "learn.again", "learn.previous", "learn.next"}
	}
	return nil
}

// of returns the actions of an entry of a menu: one action, or those of a submenu.
func (t *Table) of(entry string) (all []*Action) {
	for _, a := range t.Actions {
		if a.entry() == entry {
			all = append(all, a)
		}
	}
	if len(all) == 0 {
		return nil
	}
	var first []*Action
	for _, id := range before(entry) {
		if a := t.Find(id); a != nil {
			first = append(first, a)
		}
	}
	return append(first, all...)
}

// entry returns the name of an action in menuPlan.
func (a *Action) entry() string {
	if a.Group != "" {
		return a.Group
	}
	return a.ID
}
