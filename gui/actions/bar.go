package actions

// menuPlan is what is in a menu. Each entry is the ID of an action or the name of a submenu, which has all the actions
// of that Group. Lines part the sections.
type menuPlan struct {
	name     string // the word has the key "menu." and this
	sections [][]string
}

// recentFiles is the entry of the submenu of the files that were opened or saved last.
const recentFiles = "recent"

// bar is the menus, with what is in them whichever board or exercise is shown. An entry that there is not then is left
// out, and so is a menu without any.
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
			{"copyText", "copyAnswer", "copyGrid", "copySolution", "copyAs", "send", "saveToSend", "copyToSend",
				"paste"},
			{"comment", "deleteBranch", "keepShown"},
		}},
		{"board", [][]string{
			{"edit", "tools"}, {"clear", "swap", "rotate", "mirror"}, {"showGame", "hare", "nearest"},
			{"sudokuGrade"},
			{"noting", "striking", "fillPencil", "clearCell", "shade"},
			{"givens", "beginSudoku", "clearTyped", "check"},
		}},
		{"play", [][]string{
			{"players", "computer", "playByMail", "playFriend", "pause", "moveNow"}, {"rules", "level", "time"},
			{"train", "learn", "grade", "lessons"},
		}},
		{"go", [][]string{
			{"home", "boards"},
			{"first", "back", "forward", "last"}, {"mistake.before", "mistake.after", "endShowGame", "goOn"},
			{"rewind", "stepBack", "step", "run"}, {"nextSudoku"},
		}},
		{"tools", [][]string{
			{"hint", "analysis", "keepLine", "review", "mistake", "glyph"},
			{"compare", "endCompare", "test", "match"},
		}},
		{"view", [][]string{{"board.tictactoe", "board.crosshatch"}, {"panel", "clock", "programLog"},
			{"candidates", "hatching"}, {"appearance", "language"}}},
		{"help", [][]string{{"help", "examples"}, {"shortcuts", "palette"}, {"about"}}},
	}
}

// before is what stands before the actions of its group in the submenu of an exercise.
func before(group string) []string {
	switch group {
	case "grade":
		return []string{"train.hint", "train.again", "train.next", "leave"}
	case "lessons":
		return []string{"learn.help", "learn.again", "learn.previous", "learn.next", "leave"}
	case "mistake":
		return []string{"leave"}
	}
	return nil
}

// of is the actions of an entry of a menu: one, or those of a submenu.
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

// entry is how an action is named in the plan of a menu.
func (a *Action) entry() string {
	if a.Group != "" {
		return a.Group
	}
	return a.ID
}
