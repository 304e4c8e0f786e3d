package panel

import (
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// A scene is what the window shows in a state, as in the pictures of the design.
type scene struct {
	name     string
	headline Headline
	cards    []Card
	sudoku   bool
}

// in gives the words of a language.
func in(l locale.Language) func(en, zh string) string {
	return func(en, zh string) string {
		if l == locale.Chinese {
			return zh
		}
		return en
	}
}

func scenes(l locale.Language) []scene {
	w := in(l)
	rules := func(name string) Rules {
		return Rules{Name: name, Sentence: w("a won field is closed", "赢下的区即封闭"), Choices: []Choice{
			{ID: "closed", Words: w("Closed", "封闭规则"), Sentence: w("a won field is closed; three fields in a row win",
				"赢下的区即封闭；三区连线者胜"), On: true},
			{ID: "majority", Words: w("Majority", "多数规则"),
				Sentence: w("as Closed, and else the one with more fields wins", "同封闭规则，否则占区多者胜")},
			{ID: "open", Words: w("Open", "开放规则"), Sentence: w("a won field can still be played in", "赢下的区仍可继续下")},
			{ID: "judge", Words: w("Judge", "原题规则"), Sentence: w("nobody wins; as in Codeforces 907B",
				"没有胜者，同 Codeforces 907B")},
		}}
	}
	closed := rules(w("Closed", "封闭规则"))
	kinds := []Choice{{ID: "person", Words: w("Person", "人"), On: true}, {ID: "club", Words: w("Club", "俱乐部")}}
	players := Players{Players: [2]Player{
		{Mark: theme.LineCross, Name: "Anna", Kind: w("Person", "人"), Kinds: kinds, Score: w("1 field", "1 个区"),
			ToMove: true},
		{Mark: theme.LineRing, Name: "Ninefold", Kind: w("Club", "俱乐部"), Kinds: kinds, Score: w("0 fields", "0 个区")},
	}, Rules: closed}
	thinks := players
	thinks.Players[0].ToMove = false
	thinks.Players[1].ToMove, thinks.Players[1].Thinking = true, Thinking{Words: w("thinks, 3 s", "思考 3 秒"),
		Progress: 0.4, Offers: []Button{
			{ID: "stop", Words: w("Stop", "停止")}, {ID: "now", Words: w("Move now", "马上下")}}}
	over := Players{Players: players.Players, Buttons: []Button{
		{ID: "review", Words: w("Review", "复盘"), Icon: theme.LineCheck, Primary: true}, {ID: "rematch",
			Words: w("Rematch", "再来一局")}, {ID: "newGame", Words: w("New game…", "新对局…")}}}
	over.Players[0].ToMove, over.Players[0].Tag, over.Players[0].Score = false, w("won", "胜"), w("3 fields", "3 个区")
	moves := Moves{Summary: w("X 1 inaccuracy · O 1 inaccuracy", "X 欠佳 1 · O 欠佳 1"), Moves: gameMoves(w), Current: 22}
	tally := value(w)
	tally.Tally = []Tally{{"?!", w("inaccuracies", "欠佳"), 1, 2}, {"?", w("mistakes", "错误"), 0, 1}, {"??",
		w("blunders", "大错"), 3, 0}}
	foot := Buttons{[]Button{
		{ID: "hint", Words: w("Hint", "提示"), Icon: theme.LineHint}, {ID: "analyse", Words: w("Analyse", "分析"),
			Icon: theme.LineAnalyse, On: true},
		{ID: "review", Words: w("Review", "复盘"), Icon: theme.LineCheck, On: true}}}
	toMove := Headline{Icon: theme.LineCross, Words: w("X to move in field 8 (bottom centre)", "轮到 X，第 8 区（中下）"),
		Sentence: w("O played row 6, column 8, the bottom centre of its field: that points to field 8, which has room.",
			"O 下在第 6 行第 8 列，即所在区的中下格，因此指向第 8 区，那里还有空格。")}
	warned := toMove
	warned.Sentence, warned.Warning, warned.Progress = w("Row 1, column 1 is not in field 8.", "第 1 行第 1 列不在第 8 区。"),
		true, 0.4
	return []scene{
		{name: "game", headline: toMove, cards: []Card{players, value(w), moves, foot}},
		{name: "thinks", headline: warned, cards: []Card{thinks, tally, moves, foot}},
		{name: "start", headline: Headline{Icon: theme.LineCross, Words: w("X to move: any cell", "轮到 X：任意一格"),
			Sentence: w("Click a cell to play, or drop a file here.", "点击一格即可下棋，也可拖入文件。")},
			cards: []Card{start(w), Boards{Boards: []Board{
				{ID: "a", Words: "Anna – Ben", Sentence: w("Closed · 22 moves", "封闭规则 · 22 步"), When: "10:41"},
				{ID: "b", Words: "17.in", Sentence: w("judge’s text", "题目格式"), When: w("yesterday", "昨天")},
				{ID: "c", Words: "easy-50.sdk", Sentence: w("31 open", "空 31 格"), When: w("Sat", "周六")},
			}, All: w("All 3 ›", "全部 3 ›")},
				Rules{w("Judge", "原题规则"), w("no winner, as in problem 907B", "没有胜者，同 907B"), closed.Choices}}},
		{name: "imported", headline: Headline{Icon: theme.LineRing, Words: w("O to move in field 5 (centre)",
			"轮到 O，第 5 区（中）"), Sentence: toMove.Sentence}, cards: imported(w)},
		{name: "edit", headline: Headline{Icon: theme.LineEdit, Words: w("Editing: click to place X", "编辑：点击放置 X"),
			Sentence: w("Drag to paint, Shift+click for the other mark, right click for more. O is to move next.",
				"拖动可连续放置。下一步轮到 O。")}, cards: edit(w)},
		{name: "over", headline: Headline{Icon: theme.LineCross, Words: w("Anna wins: fields 1, 2 and 3",
			"Anna 胜：第 1、2、3 区"), Sentence: w("21 moves under Closed. Nobody erred more than twice.", "封闭规则，21 步。")},
			cards: []Card{over, Moves{Moves: gameMoves(w)[:12]}, Buttons{[]Button{{ID: "save", Words: w("Save game…",
				"保存对局…")}, {ID: "picture", Words: w("Picture…", "图片…")}}}}},
		{name: "sudoku", sudoku: true, headline: Headline{Words: w("Step 1: 4 in row 1, column 1",
			"第 1 步：第 1 行第 1 列填 4"),
			Sentence: w("In box 1 it is the only empty cell that the fours in row 2, row 3 and column 2 "+
				"do not cross out.",
				"第 1 宫中只有这一格没有被第 2 行、第 3 行和第 2 列的 4 排除。")}, cards: sudoku(w)},
		{name: "train", headline: Headline{Icon: theme.LineCross, Words: w("X to move, and to win", "轮到 X，并能取胜"),
			Sentence: w("Exactly one move wins. Find it.", "只有一步能取胜，请找出来。")}, cards: train(w, closed)},
		{name: "empty", headline: toMove, cards: []Card{players,
			Value{Hint: w("Analyse shows what each move is worth.", "分析会显示每一步的评估。")},
			Boards{Hint: w("Boards that you play appear here.", "你下的棋盘会显示在这里。")},
			Moves{Hint: w("The moves will stand here as they are played.", "下棋后着法会显示在这里。")}, foot}},
	}
}

func gameMoves(w func(en, zh string) string) []Move {
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
			moves[i].Note = w("Best was 9,8 → 8: X keeps the centre column.", "最佳是 9,8 → 8：X 保住中列。")
			moves = append(moves, Move{ID: 100, Number: 8, Second: true, Words: "9,8", Field: 8, Depth: 1},
				Move{ID: 101, Number: 9, Words: "7,6", Field: 3, Depth: 1})
		}
	}
	return moves
}

func value(w func(en, zh string) string) Value {
	g := Graph{Current: 21}
	for i, v := range []float32{.62, .57, .55, .57, .55, .57, .55, .58, .55, .46, .55, .5, .55, .45, .43, .46, .55,
		.52, .55, .5, .48, .48} {
		g.Points = append(g.Points, Point{Value: v, Known: true, Turned: i == 9 || i == 10, Label: "step"})
	}
	return Value{Number: "X 48 %", Share: .48, Graph: g,
		Best: "9,4 9,1 8,3 5,9 6,7 9,3 9,8 8,5 6,6 7,8 1,1 2,2 3,3 4,4",
		Work: w("4.3 M positions, depth 18, settled", "已搜索 4300000 个局面，深 18 步")}
}

func start(w func(en, zh string) string) Start {
	return Start{[]Way{
		{"play", theme.LinePlay, w("Play the computer", "与电脑对弈"), w("you begin, by the usual rules", "你先下，按通常的规则"),
			""},
		{"new", theme.LineNew, w("New game…", "新对局…"), w("people, levels, programs; four rule sets", "人、电脑、程序；四种规则"),
			"Ctrl+N"},
		{"open", theme.LineOpen, w("Open a board or a game…", "打开局面或对局…"), w("or drop it here, or paste it",
			"也可拖入或粘贴"), "Ctrl+O"},
		{"test", theme.LineTest, w("Test a solution…", "测试题解…"), w("finds the smallest board it gets wrong",
			"找出它答错的最小局面"), "Ctrl+T"},
		{"sudoku", theme.LineSudoku, w("A Sudoku", "数独"), w("one that cross-hatching alone solves", "只用宫内排除就能解出"),
			""},
		{"train", theme.LineTrain, w("Train on positions", "局面练习"), w("one move wins: find it", "只有一步能取胜：找出来"), "F8"},
		{"learn", theme.LineLearn, w("Learn in a minute", "一分钟学会"), w("short boards to play", "下几步就会"), "F9"},
	}}
}

func imported(w func(en, zh string) string) []Card {
	return []Card{
		Facts{w("Judge’s text", "题目格式"), "17.in", []Fact{
			{w("Legal", "可下"), w("7 cells, all in field 5", "7 格，都在第 5 区")}, {w("Marks", "棋子"),
				w("5 X, 4 O, 72 empty", "X 5、O 4、空格 72")},
			{w("Rules", "规则"), w("Judge: nobody wins", "原题规则：没有胜者")}}},
		Verdict{w("Could play have made it?", "对局能走到吗？"), Yes, w("Yes", "能"), w("A game of 9 moves ends in it.",
			"9 步棋能走到此局面。"), []Button{
			{ID: "show", Words: w("Show how", "显示走法")}, {ID: "edit", Words: w("Edit the board", "编辑棋盘"),
				Icon: theme.LineEdit}}},
		Steps{Title: w("Steps", "步骤"), Current: 7, Steps: []Step{{ID: 7, Number: 1, Words: w("Imported 17.in",
			"导入 17.in")}},
			Hint: w("Click a legal cell to go on from here. Undo brings back what was shown before.",
				"点击可下的格从这里继续。撤销可回到之前的局面。")},
		Buttons{[]Button{{ID: "export", Words: w("Export marked board…", "导出标记后的棋盘…"), Primary: true}, {ID: "compare",
			Words: w("Compare an answer…", "比较答案…")},
			{ID: "test", Words: w("Test a solution…", "测试题解…"), Icon: theme.LineTest}}},
	}
}

func edit(w func(en, zh string) string) []Card {
	return []Card{
		Tools{[]Button{
			{ID: "x", Words: "X", Icon: theme.LineCross, On: true}, {ID: "o", Words: "O", Icon: theme.LineRing},
			{ID: "erase", Words: w("Erase", "擦除")},
			{ID: "last", Words: w("Last move", "最后一步")}, {ID: "owner", Words: w("Field owner", "区的归属")}, {ID: "swap",
				Words: w("Swap X, O", "交换 X、O")},
		}, []Link{{"clear", w("Clear", "清空")}, {"rotate", w("Rotate", "旋转")}, {"flip", w("Flip", "翻转")}}},
		Verdict{w("Could play have made it?", "对局能走到吗？"), No, w("No", "不能"),
			w("X has 4 marks and O has 2: nobody can be two ahead.", "X 有 4 子，O 有 2 子：不可能多两子。"), []Button{
				{ID: "hare", Words: w("What did the hare do?", "兔子改了什么？")}, {ID: "near",
					Words: w("Nearest board that could", "最近的可达局面")}}},
		Steps{Title: w("Steps", "步骤"), Current: 2, Steps: []Step{{ID: 1, Number: 1, Words: w("Imported 17.in",
			"导入 17.in")}, {ID: 2, Number: 2, Words: w("X placed at 9,9", "在 9,9 放置 X")}}},
		Buttons{[]Button{{ID: "export", Words: w("Export marked board", "导出标记后的棋盘")}, {ID: "done", Words: w("Done",
			"完成"), Primary: true}}},
	}
}

func sudoku(w func(en, zh string) string) []Card {
	return []Card{
		Digits{4, [9]int{9, 8, 8, 5, 9, 8, 8, 9, 0}, []Button{{ID: "pencil", Words: w("Pencil", "铅笔"),
			Icon: theme.LineEdit}, {ID: "check", Words: w("Check", "检查"), Icon: theme.LineCheck}}},
		Progress{w("Cross-hatching", "宫内排除"), w("8 given · 1 deduced · 72 open", "已知 8 · 推出 1 · 空格 72"), .11},
		Steps{Title: w("Deductions", "推理"), Current: 1, Steps: []Step{
			{ID: 1, Number: 1, Words: "r1c1 = 4", Why: w("box 1: rows 2, 3, column 2", "第 1 宫：第 2、3 行，第 2 列")},
			{ID: 2, Number: 2, Words: "r4c9 = 4", Why: w("box 6: column 8, row 6", "第 6 宫：第 8 列，第 6 行")}}},
		Buttons{[]Button{{ID: "back", Words: w("Back", "上一步"), Icon: theme.LinePrevious}, {ID: "step",
			Words: w("Next deduction", "下一步推理"), Icon: theme.LineStep, Primary: true}, {ID: "all", Words: w("All",
			"全部"), Icon: theme.LineRun}}},
	}
}

func train(w func(en, zh string) string, rules Rules) []Card {
	return []Card{
		Puzzle{"41", w("of 110", "共 110 题"), rules, []Choice{{ID: "easy", Words: w("Easy", "简单"),
			Sentence: "110 / 110"}, {ID: "medium", Words: w("Medium", "中等"), Sentence: "40 / 110", On: true},
			{ID: "hard", Words: w("Hard", "困难"), Sentence: "2 / 110"}}, .36},
		Moves{Title: w("Your line", "你的着法"),
			Hint: w("Wrong moves are refuted on the board, step by step. Your game waits: Escape brings it back.",
				"错误的着法会在棋盘上被逐步反驳。你的对局仍在：按 Escape 返回。")},
		Buttons{[]Button{{ID: "hint", Words: w("Hint", "提示"), Icon: theme.LineHint}, {ID: "skip", Words: w("Skip",
			"跳过")}, {ID: "leave", Words: w("Back to the game", "返回对局")}}},
	}
}

// boards is the switch between the two boards.
func boards(w func(en, zh string) string, sudoku bool) Switch {
	return Switch{[]Choice{{ID: "tictactoe", Words: w("Tic-Tac-Toe", "井字棋"), On: !sudoku}, {ID: "sudoku",
		Words: w("Sudoku", "数独"), On: sudoku}}}
}

func toolbar(w func(en, zh string) string, sudoku bool) Toolbar {
	return Toolbar{
		Groups: [][]Button{
			{{ID: "new", Words: w("New board", "新棋盘"), Keys: "Ctrl+N", Icon: theme.LineNew}, {ID: "open",
				Words: w("Open…", "打开…"), Icon: theme.LineOpen}, {ID: "save", Words: w("Save…", "保存…"),
				Icon: theme.LineSave}},
			{{ID: "undo", Words: w("Undo", "撤销"), Icon: theme.LineUndo}, {ID: "redo", Words: w("Redo", "重做"),
				Icon: theme.LineRedo, Disabled: true}},
			{{ID: "first", Words: w("Go to start", "回到开始"), Icon: theme.LineFirst}, {ID: "back",
				Words: w("Previous step", "上一步"), Icon: theme.LinePrevious},
				{ID: "forward", Words: w("Next step", "下一步"), Icon: theme.LineNext, Disabled: true}, {ID: "last",
					Words: w("Go to end", "到最后"), Icon: theme.LineLast, Disabled: true}},
			{{ID: "edit", Words: w("Edit the board", "编辑棋盘"), Icon: theme.LineEdit}},
		},
		Right:  []Button{{ID: "palette", Words: w("Find a command", "查找命令"), Icon: theme.LineSearch}},
		Switch: boards(w, sudoku),
	}
}

func bottomBar(w func(en, zh string) string) BottomBar {
	return BottomBar{[]Button{
		{ID: "new", Words: w("New", "新建"), Icon: theme.LineNew}, {ID: "undo", Words: w("Undo", "撤销"),
			Icon: theme.LineUndo}, {ID: "hint", Words: w("Hint", "提示"), Icon: theme.LineHint},
		{ID: "analyse", Words: w("Analyse", "分析"), Icon: theme.LineAnalyse, On: true}, {ID: "more", Words: w("More",
			"更多"), Icon: theme.LineMore}}}
}
