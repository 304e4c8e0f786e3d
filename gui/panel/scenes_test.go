package panel

import "ninefold/gui/icon"

// A scene is what the window shows in a state, as in the pictures of the design.
type scene struct {
	name     string
	headline Headline
	cards    []Card
	sudoku   bool
}

func scenes() []scene {
	rules := func(name string) Rules {
		return Rules{Name: name, Sentence: "a won field is closed", Choices: []Choice{
			{ID: "closed", Words: "Closed", Sentence: "a won field is closed; three fields in a row win", On: true},
			{ID: "majority", Words: "Majority", Sentence: "as Closed, and else the one with more fields wins"},
			{ID: "open", Words: "Open", Sentence: "a won field can still be played in"},
			{ID: "judge", Words: "Judge", Sentence: "nobody wins; as in Codeforces 907B"},
		}}
	}
	closed := rules("Closed")
	kinds := []Choice{{ID: "person", Words: "Person", On: true}, {ID: "club", Words: "Club"}}
	players := Players{Players: [2]Player{
		{Mark: icon.Cross, Name: "Anna", Kind: "Person", Kinds: kinds, Score: "1 field", ToMove: true},
		{Mark: icon.Ring, Name: "Ninefold", Kind: "Club", Kinds: kinds, Score: "0 fields"},
	}, Rules: closed}
	thinks := players
	thinks.Players[0].ToMove = false
	thinks.Players[1].ToMove, thinks.Players[1].Thinking = true, Thinking{Words: "thinks, 3 s",
		Progress: 0.4, Offers: []Button{
			{ID: "stop", Words: "Stop"}, {ID: "now", Words: "Move now"}}}
	over := Players{Players: players.Players, Buttons: []Button{
		{ID: "review", Words: "Review", Icon: icon.Check, Primary: true}, {ID: "rematch",
			Words: "Rematch"}, {ID: "newGame", Words: "New game…"}}}
	over.Players[0].ToMove, over.Players[0].Tag, over.Players[0].Score = false, "won", "3 fields"
	moves := Moves{Summary: "X 1 inaccuracy · O 1 inaccuracy", Moves: gameMoves(), Current: 22}
	tally := value()
	tally.Tally = []Tally{{"?!", "inaccuracies", 1, 2}, {"?", "mistakes", 0, 1}, {"??", "blunders", 3, 0}}
	foot := Buttons{[]Button{
		{ID: "hint", Words: "Hint", Icon: icon.Hint}, {ID: "analyse", Words: "Analyse",
			Icon: icon.Analyse, On: true},
		{ID: "review", Words: "Review", Icon: icon.Check, On: true}}}
	toMove := Headline{Icon: icon.Cross, Words: "X to move in field 8 (bottom centre)",
		Sentence: "O played row 6, column 8, the bottom centre of its field: that points to field 8, which has room."}
	warned := toMove
	warned.Sentence, warned.Warning, warned.Progress = "Row 1, column 1 is not in field 8.", true, 0.4
	return []scene{
		{name: "game", headline: toMove, cards: []Card{players, value(), moves, foot}},
		{name: "thinks", headline: warned, cards: []Card{thinks, tally, moves, foot}},
		{name: "start", headline: Headline{Icon: icon.Cross, Words: "X to move: any cell",
			Sentence: "Click a cell to play, or drop a file here."},
			cards: []Card{start(), Boards{Boards: []Board{
				{ID: "a", Words: "Anna – Ben", Sentence: "Closed · 22 moves", When: "10:41"},
				{ID: "b", Words: "17.in", Sentence: "judge’s text", When: "yesterday"},
				{ID: "c", Words: "easy-50.sdk", Sentence: "31 open", When: "Sat"},
			}, All: "All 3 ›"}, Rules{"Judge", "no winner, as in problem 907B", closed.Choices}}},
		{name: "imported", headline: Headline{Icon: icon.Ring, Words: "O to move in field 5 (centre)",
			Sentence: toMove.Sentence}, cards: imported()},
		{name: "edit", headline: Headline{Icon: icon.Edit, Words: "Editing: click to place X",
			Sentence: "Drag to paint, Shift+click for the other mark, right click for more. O is to move next."},
			cards: edit()},
		{name: "over", headline: Headline{Icon: icon.Cross, Words: "Anna wins: fields 1, 2 and 3",
			Sentence: "21 moves, Closed rules. Nobody erred more than twice."},
			cards: []Card{over, Moves{Moves: gameMoves()[:12]},
				Buttons{[]Button{{ID: "save", Words: "Save game…"}, {ID: "picture", Words: "Picture…"}}}}},
		{name: "sudoku", sudoku: true, headline: Headline{Words: "Step 1: 4 in row 1, column 1",
			Sentence: "In box 1 it is the only empty cell that the fours in row 2, row 3 and column 2 " +
				"do not cross out."}, cards: sudoku()},
		{name: "train", headline: Headline{Icon: icon.Cross, Words: "X to move, and to win",
			Sentence: "Exactly one move wins. Find it."}, cards: train(closed)},
		{name: "empty", headline: toMove, cards: []Card{players,
			Value{Hint: "Analyse shows what each move is worth."},
			Boards{Hint: "Boards that you play appear here."},
			Moves{Hint: "The moves will stand here as they are played."}, foot}},
	}
}

func gameMoves() []Move {
	var moves []Move
	for i, m := range []struct {
		words string
		field int
		glyph string
	}{{"1,2", 2, ""}, {"5,5", 5, ""}, {"4,4", 1, ""}, {"3,2", 8, ""}, {"8,9", 6, ""}, {"5,3", 6, ""}, {"7,5", 5, ""},
		{"4,3", 1, ""},
		{"1,2", 2, ""}, {"3,4", 7, ""}, {"4,7", 1, ""}, {"2,6", 3, ""}, {"2,7", 2, ""}, {"1,2", 2, ""}, {"3,6", 9,
			"?!"}, {"9,9", 0, "?!"},
		{"8,9", 6, ""}, {"4,9", 3, ""}, {"3,7", 7, ""}, {"9,2", 8, ""}, {"8,6", 6, ""}, {"6,8", 8, ""}} {
		moves = append(moves, Move{ID: i + 1, Number: i/2 + 1, Second: i%2 == 1, Words: m.words, Field: m.field,
			Glyph: m.glyph})
		if i == 15 {
			moves[i].Note = "Best was 9,8 → 8: X keeps the centre column."
			moves = append(moves, Move{ID: 100, Number: 8, Second: true, Words: "9,8", Field: 8, Depth: 1},
				Move{ID: 101, Number: 9, Words: "7,6", Field: 3, Depth: 1})
		}
	}
	return moves
}

func value() Value {
	g := Graph{Current: 21}
	for i, v := range []float32{.62, .57, .55, .57, .55, .57, .55, .58, .55, .46, .55, .5, .55, .45, .43, .46, .55,
		.52, .55, .5, .48, .48} {
		g.Points = append(g.Points, Point{Value: v, Known: true, Turned: i == 9 || i == 10, Label: "step"})
	}
	return Value{Number: "X 48 %", Share: .48, Graph: g,
		Best: "9,4 9,1 8,3 5,9 6,7 9,3 9,8 8,5 6,6 7,8 1,1 2,2 3,3 4,4",
		Work: "4.3 M positions, depth 18, settled"}
}

func start() Start {
	return Start{[]Way{
		{"play", icon.Play, "Play the computer", "you begin, by the usual rules", ""},
		{"new", icon.New, "New game…", "people, levels, programs; four rule sets", "Ctrl+N"},
		{"open", icon.Open, "Open a board or a game…", "or drop it here, or paste it", "Ctrl+O"},
		{"test", icon.Test, "Test a solution…", "finds the smallest board it gets wrong", "Ctrl+T"},
		{"sudoku", icon.Sudoku, "A Sudoku", "one that cross-hatching alone solves", ""},
		{"train", icon.Train, "Train on positions", "one move wins: find it", "F8"},
		{"learn", icon.Learn, "Learn in a minute", "short boards to play", "F9"},
	}}
}

func imported() []Card {
	return []Card{
		Facts{"Judge’s text", "17.in", []Fact{
			{"Legal", "7 cells, all in field 5"}, {"Marks", "5 X, 4 O, 72 empty"},
			{"Rules", "Judge: nobody wins"}}},
		Verdict{"Could play have made it?", Yes, "Yes", "A game of 9 moves ends in it.", []Button{
			{ID: "show", Words: "Show how"}, {ID: "edit", Words: "Edit the board", Icon: icon.Edit}}},
		Steps{Title: "Steps", Current: 7, Steps: []Step{{ID: 7, Number: 1, Words: "Imported 17.in"}},
			Hint: "Click a legal cell to go on from here. Undo brings back what was shown before."},
		Buttons{[]Button{{ID: "export", Words: "Export marked board…", Primary: true}, {ID: "compare",
			Words: "Compare an answer…"},
			{ID: "test", Words: "Test a solution…", Icon: icon.Test}}},
	}
}

func edit() []Card {
	return []Card{
		Tools{[]Button{
			{ID: "x", Words: "X", Icon: icon.Cross, On: true}, {ID: "o", Words: "O", Icon: icon.Ring},
			{ID: "erase", Words: "Erase"},
			{ID: "last", Words: "Last move"}, {ID: "owner", Words: "Field owner"}, {ID: "swap", Words: "Swap X, O"},
		}, []Link{{"clear", "Clear"}, {"rotate", "Rotate"}, {"flip", "Flip"}}},
		Verdict{"Could play have made it?", No, "No", "X has 4 marks and O has 2: nobody can be two ahead.", []Button{
			{ID: "hare", Words: "What did the hare do?"}, {ID: "near", Words: "Nearest reachable board"}}},
		Steps{Title: "Steps", Current: 2, Steps: []Step{{ID: 1, Number: 1, Words: "Imported 17.in"},
			{ID: 2, Number: 2, Words: "X placed at 9,9"}}},
		Buttons{[]Button{{ID: "export", Words: "Export marked board"}, {ID: "done", Words: "Done", Primary: true}}},
	}
}

func sudoku() []Card {
	return []Card{
		Digits{4, [9]int{9, 8, 8, 5, 9, 8, 8, 9, 0}, []Button{{ID: "pencil", Words: "Pencil",
			Icon: icon.Edit}, {ID: "check", Words: "Check", Icon: icon.Check}}},
		Progress{"Cross-hatching", "8 given · 1 deduced · 72 open", .11},
		Steps{Title: "Deductions", Current: 1, Steps: []Step{
			{ID: 1, Number: 1, Words: "r1c1 = 4", Why: "box 1: rows 2, 3, column 2"},
			{ID: 2, Number: 2, Words: "r4c9 = 4", Why: "box 6: column 8, row 6"}}},
		Buttons{[]Button{{ID: "back", Words: "Back", Icon: icon.Previous}, {ID: "step",
			Words: "Next deduction", Icon: icon.Step, Primary: true},
			{ID: "all", Words: "All", Icon: icon.Run}}},
	}
}

func train(rules Rules) []Card {
	return []Card{
		Puzzle{"41", "of 110", rules, []Choice{{ID: "easy", Words: "Easy",
			Sentence: "110 / 110"}, {ID: "medium", Words: "Medium", Sentence: "40 / 110", On: true},
			{ID: "hard", Words: "Hard", Sentence: "2 / 110"}}, .36},
		Moves{Title: "Your line",
			Hint: "Wrong moves are refuted on the board, step by step. Your game waits: Escape brings it back."},
		Buttons{[]Button{{ID: "hint", Words: "Hint", Icon: icon.Hint}, {ID: "skip", Words: "Skip"},
			{ID: "leave", Words: "Back to the game"}}},
	}
}

// boards is the switch between the two boards.
func boards(sudoku bool) Switch {
	return Switch{[]Choice{{ID: "tictactoe", Words: "Tic-Tac-Toe", On: !sudoku}, {ID: "sudoku",
		Words: "Sudoku", On: sudoku}}}
}

func toolbar(sudoku bool) Toolbar {
	return Toolbar{
		Groups: [][]Button{
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
		Right:  []Button{{ID: "palette", Words: "Find a command", Icon: icon.Search}},
		Switch: boards(sudoku),
	}
}

func bottomBar() BottomBar {
	return BottomBar{[]Button{
		{ID: "new", Words: "New", Icon: icon.New}, {ID: "undo", Words: "Undo",
			Icon: icon.Undo}, {ID: "hint", Words: "Hint", Icon: icon.Hint},
		{ID: "analyse", Words: "Analyse", Icon: icon.Analyse, On: true},
		{ID: "more", Words: "More", Icon: icon.More}}}
}
