package actions

// menuPlan is what is in a menu. Each entry is the ID of an action or the name of a submenu, which has all the actions
// of that Group. Lines part the sections.
type menuPlan struct {
	name     string // the word has the key "menu." and this
	sections [][]string
}

// recentFiles is the entry of the submenu of the files that were opened or saved last.
const recentFiles = "recent"

// bar is the menus, with what is in them whichever board or exercise is shown. An entry that is not to be had then is
// left out, and so is a menu without any.
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
			{"copyText", "copyAnswer", "copyGrid", "copySolution", "copyAs", "send", "saveToSend", "paste"},
			{"comment", "deleteBranch", "keepShown"},
		}},
		{"board", [][]string{
			{"edit", "tools"}, {"clear", "swap", "rotate", "mirror"}, {"showGame", "hare", "nearest"},
			{"sudokuGrade"},
			{"noting", "fillPencil", "clearCell", "givens", "beginSudoku", "clearTyped", "check"},
			{"candidates", "hatching"},
		}},
		{"play", [][]string{
			{"leave"},
			{"players", "computer", "playByMail", "pause", "moveNow"}, {"rules", "level", "time", "grade"},
			{"train.hint", "train.again", "train.next"},
			{"learn.help", "learn.again", "learn.previous", "learn.next", "lessons"},
			{"train", "learn"},
		}},
		{"go", [][]string{
			{"home", "boards"},
			{"first", "back", "forward", "last"}, {"mistake.before", "mistake.after", "endShowGame", "goOn"},
			{"rewind", "stepBack", "step", "run"},
		}},
		{"tools", [][]string{
			{"hint", "analysis", "keepLine", "review"}, {"compare", "endCompare", "test", "programLog"},
		}},
		{"view", [][]string{{"board.tictactoe", "board.crosshatch"}, {"panel"}, {"appearance", "language"}}},
		{"help", [][]string{{"help", "examples"}, {"shortcuts", "palette"}, {"about"}}},
	}
}

// entry is how an action is named in the plan of a menu.
func (a *Action) entry() string {
	if a.Group != "" {
		return a.Group
	}
	return a.ID
}
