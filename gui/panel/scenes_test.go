package panel

import (
	"ninefold/gui/icon"
	"ninefold/gui/view"
)

// A scene is what the window shows in a state, as in the pictures of the design.
type scene struct {
	name     string
	headline view.Headline
	cards    []view.Card
	sudoku   bool
}

func scenes() []scene {
	rules := func(name string) view.Rules {
		return view.Rules{Name: name, Sentence: "a won field is closed", Choices: []view.Choice{
			{ID: "closed", Words: "Closed", Sentence: "a won field is closed; three fields in a row win", On: true},
			{ID: "majority", Words: "Majority", Sentence: "as Closed, and else the one with more fields wins"},
			{ID: "open", Words: "Open", Sentence: "a won field can still be played in"},
			{ID: "judge", Words: "Judge", Sentence: "nobody wins; as in Codeforces 907B"},
		}}
	}
	closed := rules("Closed")
	kinds := []view.Choice{{ID: "person", Words: "Person", On: true}, {ID: "club", Words: "Club"}}
	players := view.Players{Players: [2]view.Player{
		{Mark: icon.Cross, Name: "Anna", Kind: "Person", Kinds: kinds, Score: "1 field", ToMove: true},
		{Mark: icon.Ring, Name: "Ninefold", Kind: "Club", Kinds: kinds, Score: "0 fields"},
	}, Rules: closed}
	thinks := players
	thinks.Players[0].ToMove = false
	thinks.Players[1].ToMove, thinks.Players[1].Thinking = true, view.Thinking{Words: "thinks, 3 s",
		Progress: 0.4, Offers: []view.Button{
			{ID: "stop", Words: "Stop"}, {ID: "now", Words: "Move now"}}}
	over := view.Players{Players: players.Players, Buttons: []view.Button{
		{ID: "review", Words: "Review", Icon: icon.Check, Primary: true}, {ID: "rematch",
			Words: "Rematch"}, {ID: "newGame", Words: "New game…"}}}
	over.Players[0].ToMove, over.Players[0].Tag, over.Players[0].Score = false, "won", "3 fields"
	moves := view.Moves{Title: "Moves", Summary: "X 1 inaccuracy · O 1 inaccuracy", Moves: gameMoves(), Current: 22}
	tally := moves
	tally.Summary = "X 3 inaccuracies, 2 mistakes, 1 blunder · O 12 inaccuracies, 10 mistakes, 11 blunders"
	foot := view.Buttons{Buttons: []view.Button{
		{ID: "hint", Words: "Hint", Icon: icon.Hint}, {ID: "analyse", Words: "Analyse",
			Icon: icon.Analyse, On: true},
		{ID: "review", Words: "Review", Icon: icon.Check, On: true}}}
	toMove := view.Headline{Icon: icon.Cross, Words: "X to move in field 8 (bottom centre)",
		Sentence: "O played row 6, column 8, the bottom centre of its field: that points to field 8, which has room."}
	warned := toMove
	warned.Sentence, warned.Warning, warned.Progress = "Row 1, column 1 is not in field 8.", true, 0.4
	return []scene{
		{name: "game", headline: toMove, cards: []view.Card{players, aValue(), moves, foot}},
		{name: "thinks", headline: warned, cards: []view.Card{thinks, aValue(), tally, foot}},
		{name: "start", headline: view.Headline{Icon: icon.Cross, Words: "X to move: any cell",
			Sentence: "Click a cell to play, or drop a file here."},
			cards: []view.Card{waysIn(), view.Boards{Boards: []view.Board{
				{ID: "a", Words: "Anna – Ben", Sentence: "Closed · 22 moves", When: "10:41"},
				{ID: "b", Words: "17.in", Sentence: "judge’s text", When: "yesterday"},
				{ID: "c", Words: "easy-50.sdk", Sentence: "31 open", When: "Sat"},
			}, All: "All 3 ›"}, view.Rules{Name: "Judge", Sentence: "no winner, as in problem 907B",
				Choices: closed.Choices}}},
		{name: "imported", headline: view.Headline{Icon: icon.Ring, Words: "O to move in field 5 (centre)",
			Sentence: toMove.Sentence}, cards: imported()},
		{name: "edit", headline: view.Headline{Icon: icon.Edit, Words: "Editing: click to place X",
			Sentence: "Drag to paint, Shift+click for the other mark, right click for more. O is to move next."},
			cards: edit()},
		{name: "over", headline: view.Headline{Icon: icon.Cross, Words: "Anna wins: fields 1, 2 and 3",
			Sentence: "21 moves, Closed rules. Nobody erred more than twice."},
			cards: []view.Card{over, view.Moves{Title: "Moves", Moves: gameMoves()[:12]},
				view.Buttons{Buttons: []view.Button{{ID: "save", Words: "Save game…"}, {ID: "picture",
					Words: "Picture…"}}}}},
		{name: "sudoku", sudoku: true, headline: view.Headline{Words: "Step 1: 4 in row 1, column 1",
			Sentence: "In box 1 it is the only empty cell that the fours in row 2, row 3 and column 2 " +
				"do not cross out."}, cards: sudoku()},
		{name: "train", headline: view.Headline{Icon: icon.Cross, Words: "X to move, and to win",
			Sentence: "Exactly one move wins. Find it."}, cards: train(closed)},
		{name: "empty", headline: toMove, cards: []view.Card{players,
			view.Value{Hint: "Analyse shows what each move is worth."},
			view.Boards{Hint: "Boards that you play appear here."},
			view.Moves{Title: "Moves", Hint: "The moves will stand here as they are played."}, foot}},
	}
}

func gameMoves() []view.Move {
	var moves []view.Move
	for i, m := range []struct {
		words string
		field int
		glyph string
	}{{"1,2", 2, ""}, {"5,5", 5, ""}, {"4,4", 1, ""}, {"3,2", 8, ""}, {"8,9", 6, ""}, {"5,3", 6, ""}, {"7,5", 5, ""},
		{"4,3", 1, ""},
		{"1,2", 2, ""}, {"3,4", 7, ""}, {"4,7", 1, ""}, {"2,6", 3, ""}, {"2,7", 2, ""}, {"1,2", 2, ""}, {"3,6", 9,
			"?!"}, {"9,9", 0, "?!"},
		{"8,9", 6, ""}, {"4,9", 3, ""}, {"3,7", 7, ""}, {"9,2", 8, ""}, {"8,6", 6, ""}, {"6,8", 8, ""}} {
		moves = append(moves, view.Move{ID: i + 1, Number: i/2 + 1, Second: i%2 == 1, Words: m.words, Field: m.field,
			Glyph: m.glyph})
		if i == 15 {
			moves[i].Note = "Best was 9,8 → 8: X keeps the centre column."
			moves = append(moves, view.Move{ID: 100, Number: 8, Second: true, Words: "9,8", Field: 8, Depth: 1},
				view.Move{ID: 101, Number: 9, Words: "7,6", Field: 3, Depth: 1})
		}
	}
	return moves
}

func aValue() view.Value {
	g := view.Graph{Current: 21}
	for i, v := range []float32{.62, .57, .55, .57, .55, .57, .55, .58, .55, .46, .55, .5, .55, .45, .43, .46, .55,
		.52, .55, .5, .48, .48} {
		g.Points = append(g.Points, view.Point{Value: v, Known: true, Wrong: i == 9 || i == 10, Label: "step"})
	}
	return view.Value{Number: "X 48 %", Share: .48, Graph: g,
		Best: "9,4 9,1 8,3 5,9 6,7 9,3 9,8 8,5 6,6 7,8 1,1 2,2 3,3 4,4",
		Work: "4.3 M positions, depth 18, settled"}
}

func waysIn() view.Start {
	return view.Start{Ways: []view.Way{
		{ID: "play", Icon: icon.Play, Words: "Play the computer", Sentence: "you begin, by the usual rules",
			Keys: ""},
		{ID: "new", Icon: icon.New, Words: "New game…", Sentence: "people, levels, programs; four rule sets",
			Keys: "Ctrl+N"},
		{ID: "open", Icon: icon.Open, Words: "Open a board or a game…",
			Sentence: "or drop it here, or paste it", Keys: "Ctrl+O"},
		{ID: "test", Icon: icon.Test, Words: "Test a solution…",
			Sentence: "finds the smallest board it gets wrong", Keys: "Ctrl+T"},
		{ID: "sudoku", Icon: icon.Sudoku, Words: "A Sudoku", Sentence: "one that cross-hatching alone solves",
			Keys: ""},
		{ID: "train", Icon: icon.Train, Words: "Train on positions", Sentence: "one move wins: find it", Keys: "F8"},
		{ID: "learn", Icon: icon.Learn, Words: "Learn in a minute", Sentence: "short boards to play", Keys: "F9"},
	}}
}

func imported() []view.Card {
	return []view.Card{
		view.Facts{Title: "Judge’s text", Name: "17.in", Facts: []view.Fact{
			{Key: "Legal", Words: "7 cells, all in field 5"}, {Key: "Marks", Words: "5 X, 4 O, 72 empty"},
			{Key: "Rules", Words: "Judge: nobody wins"}}},
		view.Verdict{Title: "Could play have made it?", Answer: view.Yes, Tag: "Yes",
			Words: "A game of 9 moves ends in it.", Buttons: []view.Button{
				{ID: "show", Words: "Show how"}, {ID: "edit", Words: "Edit the board", Icon: icon.Edit}}},
		view.Steps{Title: "Steps", Current: 7, Steps: []view.Step{{ID: 7, Number: 1, Words: "Imported 17.in"}},
			Hint: "Click a legal cell to go on from here. Undo brings back what was shown before."},
		view.Buttons{Buttons: []view.Button{{ID: "export", Words: "Export marked board…", Primary: true},
			{ID: "compare",
				Words: "Compare an answer…"},
			{ID: "test", Words: "Test a solution…", Icon: icon.Test}}},
	}
}

func edit() []view.Card {
	return []view.Card{
		view.Tools{Tools: []view.Button{
			{ID: "x", Words: "X", Icon: icon.Cross, On: true}, {ID: "o", Words: "O", Icon: icon.Ring},
			{ID: "erase", Words: "Erase"},
			{ID: "last", Words: "Last move"}, {ID: "owner", Words: "Field owner"}, {ID: "swap", Words: "Swap X, O"},
		}, Links: []view.Link{{ID: "clear", Words: "Clear"}, {ID: "rotate", Words: "Rotate"}, {ID: "flip",
			Words: "Flip"}}},
		view.Verdict{Title: "Could play have made it?", Answer: view.No, Tag: "No",
			Words: "X has 4 marks and O has 2: nobody can be two ahead.",
			Buttons: []view.Button{
				{ID: "hare", Words: "What did the hare do?"}, {ID: "near", Words: "Nearest reachable board"}}},
		view.Steps{Title: "Steps", Current: 2, Steps: []view.Step{{ID: 1, Number: 1, Words: "Imported 17.in"},
			{ID: 2, Number: 2, Words: "X placed at 9,9"}}},
		view.Buttons{Buttons: []view.Button{
			{ID: "export", Words: "Export marked board"}, {ID: "done", Words: "Done", Primary: true},
		}},
	}
}

func sudoku() []view.Card {
	return []view.Card{
		view.Digits{On: 4, Missing: [9]int{9, 8, 8, 5, 9, 8, 8, 9, 0}, Erase: view.Button{ID: "clearCell",
			Words: "Clear the cell", Icon: icon.Erase}, Buttons: []view.Button{{ID: "pencil",
			Words: "Pencil",
			Icon:  icon.Edit}, {ID: "check", Words: "Check", Icon: icon.Check}}},
		view.Progress{Title: "Cross-hatching", Summary: "8 given · 1 deduced · 72 open", Share: .11,
			Clock: "1:05", Place: "3 of 12", Buttons: []view.Button{{ID: "next", Words: "Next"}}},
		view.Steps{Title: "Deductions", Current: 1, Steps: []view.Step{
			{ID: 1, Number: 1, Words: "r1c1 = 4", Why: "box 1: rows 2, 3, column 2"},
			{ID: 2, Number: 2, Words: "r4c9 = 4", Why: "box 6: column 8, row 6"}}},
		view.Buttons{Buttons: []view.Button{{ID: "back", Words: "Back", Icon: icon.Previous}, {ID: "step",
			Words: "Next deduction", Icon: icon.Step, Primary: true},
			{ID: "all", Words: "All", Icon: icon.Run}}},
	}
}

func train(rules view.Rules) []view.Card {
	return []view.Card{
		view.Puzzle{Number: "41", Of: "of 110", Rules: rules, Grades: []view.Choice{{ID: "easy", Words: "Easy",
			Sentence: "110 / 110"}, {ID: "medium", Words: "Medium", Sentence: "40 / 110", On: true},
			{ID: "hard", Words: "Hard", Sentence: "2 / 110"}}, Share: .36},
		view.Moves{Title: "Your line",
			Hint: "Wrong moves are refuted on the board, step by step. Your game waits: Escape brings it back."},
		view.Buttons{Buttons: []view.Button{{ID: "hint", Words: "Hint", Icon: icon.Hint}, {ID: "skip", Words: "Skip"},
			{ID: "leave", Words: "Back to the game"}}},
	}
}

// boards is the switch between the two boards.
func problems(sudoku bool) view.Switch {
	return view.Switch{Choices: []view.Choice{{ID: "tictactoe", Words: "Tic-Tac-Toe", On: !sudoku}, {ID: "sudoku",
		Words: "Sudoku", On: sudoku}}}
}

func aToolbar(sudoku bool) view.Toolbar {
	return view.Toolbar{
		Groups: [][]view.Button{
			{{ID: "new", Words: "New board", Keys: "Ctrl+N", Icon: icon.New}, {ID: "open",
				Words: "Open…", Icon: icon.Open}, {ID: "save", Words: "Save…",
				Icon: icon.Save}},
			{{ID: "undo", Words: "Undo", Icon: icon.Undo}, {ID: "redo", Words: "Redo",
				Icon: icon.Redo, Disabled: true}},
			{{ID: "first", Words: "Go to start", Icon: icon.First}, {ID: "back",
				Words: "Previous step", Icon: icon.Previous},
				{ID: "forward", Words: "Next step", Icon: icon.Next, Disabled: true}, {ID: "last",
					Words: "Go to end", Icon: icon.Last, Disabled: true}},
			{{ID: "edit", Words: "Edit the board", Icon: icon.Edit}},
		},
		Right:  []view.Button{{ID: "palette", Words: "Find a command", Icon: icon.Search}},
		Switch: problems(sudoku),
	}
}
