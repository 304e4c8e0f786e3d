package panel

import (
	"strings"

	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

// A scene is the window in a state, as in the design's pictures.
type scene struct {
	name     string
	headline view.Headline
	cards    []view.Card
	sudoku   bool
}

func scenes() []scene {
	closed := deck.Rules{Name: "Closed", Sentence: "a won field is closed", Choices: []view.Choice{
		{ID: "closed", Words: "Closed", Sentence: "a won field is closed; three fields in a row win", On: true},
		{ID: "majority", Words: "Majority", Sentence: "as Closed, and else the one with more fields wins"},
		{ID: "open", Words: "Open", Sentence: "a won field can still be played in"},
		{ID: "judge", Words: "Judge", Sentence: "nobody wins; as in Codeforces 907B"},
	}}
	kinds := []view.Choice{{ID: "person", Words: "Person", On: true}, {ID: "club", Words: "Club"}}
	players := deck.Players{Players: [2]deck.Player{
		{Mark: icon.Cross, Name: "Anna", Kind: "Person", Kinds: kinds, Score: "1 field", ToMove: true},
		{Mark: icon.Ring, Name: "Ninefold", Kind: "Club", Kinds: kinds, Score: "0 fields"},
	}, Rules: closed}
	thinks := players
	thinks.Players[0].ToMove = false
	thinks.Players[1].ToMove, thinks.Players[1].Thinking = true, deck.Thinking{Words: "thinks, 3 s",
		Progress: 0.4, Offers: []view.Button{button("stop", "Stop"), button("now", "Move now")}}
	over := deck.Players{Players: players.Players}
	over.Players[0].ToMove, over.Players[0].Score = false, "3 fields"
	moves := deck.Moves{Title: "Moves", Summary: "X 1 inaccuracy · O 1 inaccuracy", Moves: gameMoves(), Current: 22}
	tally := moves
	tally.Summary = "X 3 inaccuracies, 2 mistakes, 1 blunder · O 12 inaccuracies, 10 mistakes, 11 blunders"
	foot := deck.Buttons{Buttons: []view.Button{
		button("hint", "Hint", icon.Hint), {ID: "analyse", Words: "Analyse", Icon: icon.Analyse, On: true},
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
			cards: []view.Card{waysIn(), deck.Boards{Boards: []view.Board{
				{ID: "a", Words: "Anna – Ben", Sentence: "Closed · 22 moves", When: "10:41"},
				{ID: "b", Words: "17.in", Sentence: "judge’s text", When: "yesterday"},
				{ID: "c", Words: "easy-50.sdk", Sentence: "31 open", When: "Sat"},
			}, All: "All 3 ›"}}},
		{name: "imported", headline: view.Headline{Icon: icon.Ring, Words: "O to move in field 5 (centre)",
			Sentence: toMove.Sentence}, cards: imported()},
		{name: "edit", headline: view.Headline{Icon: icon.Edit, Words: "Editing: click to place X",
			Sentence: "Drag to paint, Shift+click for the other mark, right click for more. O is to move next."},
			cards: edit()},
		{name: "over", headline: view.Headline{Icon: icon.Cross, Words: "Anna wins: fields 1, 2 and 3",
			Sentence: "21 moves, Closed rules. Nobody erred more than twice."},
			cards: []view.Card{over, deck.Moves{Title: "Moves", Moves: gameMoves()[:12]},
				deck.Buttons{Buttons: []view.Button{
					{ID: "review", Words: "Review", Icon: icon.Check, Primary: true}, button("rematch", "Rematch"),
					button("newGame", "New game…")}, More: []view.Button{button("save", "Save game…")}}}},
		{name: "sudoku", sudoku: true, headline: view.Headline{Words: "Step 1: 4 in row 1, column 1",
			Sentence: "In box 1 it is the only empty cell that the fours in row 2, row 3 and column 2 " +
				"do not cross out."}, cards: sudoku()},
		{name: "train", headline: view.Headline{Icon: icon.Cross, Words: "X to move, and to win",
			Sentence: "Exactly one move wins. Find it."}, cards: train(closed)},
		{name: "empty", headline: toMove, cards: []view.Card{players,
			deck.Value{Hint: "Analyse shows what each move is worth."},
			deck.Boards{Hint: "Boards that you play appear here."},
			deck.Moves{Title: "Moves", Hint: "The moves will stand here as they are played."}, foot}},
	}
}

// gameMoves returns the moves of a game, each with its target field and its sign, and a variation.
func gameMoves() (moves []deck.Move) {
	for i, words := range strings.Fields("1,2→2 5,5→5 4,4→1 3,2→8 8,9→6 5,3→6 7,5→5 4,3→1 1,2→2 3,4→7 4,7→1 " +
		"2,6→3 2,7→2 1,2→2 3,6→9?! 9,9→any?! 8,9→6 4,9→3 3,7→7 9,2→8 8,6→6 6,8→8") {
		words, rest, _ := strings.Cut(words, "→")
		sends := strings.TrimRight(rest, "?!")
		moves = append(moves, deck.Move{ID: i + 1, Number: i/2 + 1, Second: i%2 == 1, Words: words,
			Sends: sends, Glyph: rest[len(sends):]})
		if i == 15 {
			moves[i].Note = "Best was 9,8 → 8: X keeps the centre column."
			moves = append(moves, deck.Move{ID: 100, Number: 8, Second: true, Words: "9,8", Sends: "8", Depth: 1},
				deck.Move{ID: 101, Number: 9, Words: "7,6", Sends: "3", Depth: 1})
		}
	}
	return moves
}

func aValue() deck.Value {
	g := view.Graph{Current: 21}
	for i, v := range []float32{.62, .57, .55, .57, .55, .57, .55, .58, .55, .46, .55, .5, .55, .45, .43, .46, .55,
		.52, .55, .5, .48, .48} {
		g.Points = append(g.Points, view.Point{Value: v, Known: true, Wrong: i == 9 || i == 10, Label: "step"})
	}
	return deck.Value{Number: "X 48 %", Share: .48, Graph: g,
		Best: "9,4 9,1 8,3 5,9 6,7 9,3 9,8 8,5 6,6 7,8 1,1 2,2 3,3 4,4", Work: "4.3 M positions, depth 18, settled"}
}

func waysIn() deck.Start {
	way := func(id string, icon icon.Name, words, state string) deck.Way {
		return deck.Way{Button: view.Button{ID: id, Icon: icon, Words: words}, State: state}
	}
	return deck.Start{Ways: []deck.Way{
		way("play", icon.Play, "Play the computer", "Casual, Closed rules"),
		way("new", icon.New, "New game…", ""),
		way("open", icon.Open, "Open a board…", "drop or paste it"),
		way("test", icon.Test, "Test a solution…", ""),
		way("daily", icon.Check, "Position of the day", "unsolved · 3 days in a row"),
		way("train", icon.Train, "Train", ""),
		way("learn", icon.Learn, "Learn", ""),
	}}
}

func imported() []view.Card {
	return []view.Card{
		deck.Facts{Title: "Judge’s text", Name: "17.in", Facts: []deck.Fact{
			{Key: "Legal", Words: "7 cells, all in field 5"}, {Key: "Marks", Words: "5 X, 4 O, 72 empty"},
			{Key: "Rules", Words: "Judge: nobody wins"}}},
		deck.Verdict{Title: "Could play have made it?", Answer: view.Yes, Tag: "Yes",
			Words: "A game of 9 moves ends in it.", Buttons: []view.Button{
				button("show", "Show how"), button("edit", "Edit the board", icon.Edit)}},
		deck.Moves{Title: "Steps", Current: 7, Moves: []deck.Move{{ID: 7, Step: 1, Words: "Imported 17.in"}},
			Hint: "Click a legal cell to go on from here. Undo brings back what was shown before."},
		deck.Buttons{Buttons: []view.Button{primary("export", "Export marked board…"),
			button("compare", "Compare an answer…"), button("test", "Test a solution…", icon.Test)}},
	}
}

func edit() []view.Card {
	return []view.Card{
		deck.Tools{Tools: []view.Button{
			{ID: "x", Words: "X", Icon: icon.Cross, On: true}, button("o", "O", icon.Ring), button("erase", "Erase"),
			button("last", "Last move"), button("owner", "Field owner"), button("swap", "Swap X, O"),
		}, Links: []view.Button{
			{ID: "clear", Words: "Clear"}, {ID: "rotate", Words: "Rotate"}, {ID: "flip", Words: "Flip"}}},
		deck.Verdict{Title: "Could play have made it?", Answer: view.No, Tag: "No",
			Words: "X has 4 marks and O has 2: nobody can be two ahead.", Buttons: []view.Button{
				button("findCorrection", "What did the hare do?"), button("near", "Nearest reachable board")}},
		deck.Moves{Title: "Steps", Current: 2, Moves: []deck.Move{{ID: 1, Step: 1, Words: "Imported 17.in"},
			{ID: 2, Step: 2, Words: "X placed at 9,9"}}},
		deck.Buttons{Buttons: []view.Button{button("export", "Export marked board"), primary("done", "Done")}},
	}
}

func sudoku() []view.Card {
	return []view.Card{
		deck.Digits{On: 4, Missing: [9]int{9, 8, 8, 5, 9, 8, 8, 9, 0},
			Erase:   button("clearCell", "Clear the cell", icon.Erase),
			Buttons: []view.Button{button("pencil", "Pencil", icon.Edit), button("check", "Check", icon.Check)}},
		deck.Progress{Title: "Cross-hatching", Summary: "8 given · 1 deduced · 72 open", Share: .11,
			Clock: "1:05", Place: "3 of 12", Buttons: []view.Button{button("next", "Next")}},
		deck.Moves{Title: "Deductions", Current: 1, Moves: []deck.Move{
			{ID: 1, Step: 1, Words: "r1c1 = 4", Why: "box 1: rows 2, 3, column 2"},
			{ID: 2, Step: 2, Words: "r4c9 = 4", Why: "box 6: column 8, row 6"}}},
		deck.Buttons{Buttons: []view.Button{button("back", "Back", icon.Previous),
			primary("step", "Next deduction", icon.Step), button("all", "All", icon.Run)}},
	}
}

func train(rules deck.Rules) []view.Card {
	return []view.Card{
		deck.Puzzle{Number: "41", Of: "of 110", Rules: rules, Share: .36, Grades: []view.Choice{
			{ID: "easy", Words: "Easy", Sentence: "110 / 110"},
			{ID: "medium", Words: "Medium", Sentence: "40 / 110", On: true},
			{ID: "hard", Words: "Hard", Sentence: "2 / 110"}}},
		deck.Moves{Title: "Your line",
			Hint: "Wrong moves are refuted on the board, step by step. Your game waits: Escape brings it back."},
		deck.Buttons{Buttons: []view.Button{button("hint", "Hint", icon.Hint), button("skip", "Skip"),
			button("leave", "Back to the game")}},
	}
}

func button(id, words string, icons ...icon.Name) view.Button {
	b := view.Button{ID: id, Words: words}
	if len(icons) > 0 {
		b.Icon = icons[0]
	}
	return b
}

func primary(id, words string, icons ...icon.Name) view.Button {
	b := button(id, words, icons...)
	b.Primary = true
	return b
}

func aToolbar(sudoku bool) view.Toolbar {
	return view.Toolbar{
		Groups: [][]view.Button{
			{{ID: "new", Words: "New board", Keys: "Ctrl+N", Icon: icon.New},
				button("open", "Open…", icon.Open), button("save", "Save…", icon.Save)},
			{button("undo", "Undo", icon.Undo), {ID: "redo", Words: "Redo", Icon: icon.Redo, Disabled: true}},
			{button("first", "Go to start", icon.First), button("back", "Previous step", icon.Previous),
				{ID: "forward", Words: "Next step", Icon: icon.Next, Disabled: true},
				{ID: "last", Words: "Go to end", Icon: icon.Last, Disabled: true}},
			{button("edit", "Edit the board", icon.Edit)},
		},
		Right: []view.Button{button("palette", "Find a command", icon.Search)},
		Switch: view.Options{Look: view.AsSwitch, Choices: []view.Choice{
			{ID: "tictactoe", Words: "Tic-Tac-Toe", On: !sudoku}, {ID: "sudoku", Words: "Sudoku", On: sudoku}}},
	}
}
