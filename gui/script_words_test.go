package gui

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/mail"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
)

// acts are what a script does with a text.
func (w *window) acts() map[string]func(string) {
	number := func(text string) int { w.t.Helper(); return fail.Must(strconv.Atoi(text))(w.t) }
	return map[string]func(string){
		"paste": w.paste, "type": w.typed, "click": w.click, "game": w.beginGame, "program": w.playProgram,
		"save": w.save, "export": w.export, "set": w.setUp,
		"press":  func(words string) { w.screen.PressIn(words) },
		"field":  func(text string) { w.entry().SetText(text) },
		"answer": func(words string) { w.paste(words + "\n\n" + w.screen.Clipboard) },
		"do":     func(id string) { w.screen.Send(screen.Do(id)) },
		"row":    func(n string) { w.chooseRow(number(n)) },
		"turn":   func(steps string) { w.screen.Send(screen.Scroll(number(steps))) },
		"goto":   func(step string) { w.screen.Send(screen.GoTo(number(step))) },
		"graph": func(step string) { // the pointer is on it, or with -1 nowhere
			n, tip := number(step), ""
			if n >= 0 {
				tip = w.graph().Points[n].Label
			}
			w.screen.Send(screen.Graph(n))
			w.screen.Send(screen.Tip(tip))
		},
		"return": func(place string) { w.screen.Send(screen.Return(place)) },
		"pick":   func(digit string) { w.screen.Send(screen.Pick(number(digit))) },
		"pass":   func(d string) { w.tasks.Clock.Advance(fail.Must(time.ParseDuration(d))(w.t)) },
		"front":  func(is string) { w.screen.Send(screen.Front(is == "true")) },
		"open":   func(name string) { w.open(w.file(name, w.named("@"+name))) },
		"write":  func(text string) { texttest.Write(w.t, w.saved, text) },
		"right":  func(cell string) { w.menu = w.screen.Program.Menu(cellOf(cell)) },
		"point": func(cell string) {
			if cell == "away" {
				w.screen.Send(screen.Point{})
			} else {
				w.screen.Send(screen.Point{Cell: cellOf(cell), Any: true})
			}
		},
		"menu": func(item string) { // of a step in the list: its ID, and the item's words
			id, words, _ := strings.Cut(item, " ")
			items := w.screen.Program.StepMenu(number(id)).Items
			i := slices.IndexFunc(items, func(item view.MenuItem) bool { return item.Words == words && !item.Disabled })
			fail.NowIf(w.t, i < 0, "the menu has %+v", items)
			w.screen.Send(screen.Do(items[i].ID))
		},
	}
}

// setUp does what no user can do at once, by a name.
func (w *window) setUp(what string) {
	w.t.Helper()
	do := map[string]func(){
		"restart": w.startAgain, "friend": w.changeUser, "list": w.list, "lost": w.lose, "threeBoards": w.beginThree,
		"collection": w.collect, "digit": w.enterDigit, "idle": w.idle, "saved": w.saveAndPlay, "settled": w.settle,
		"quit": w.quit, "many": func() { w.open(w.file("many.txt", sudokusOf(2000))) },
		"other": func() { // the other problem
			other := map[session.Kind]string{session.TicTacToe: "crosshatch", session.CrossHatching: "tictactoe"}
			w.run("board." + other[w.Session.Shown])
		},
		"mateInOne": func() { w.showPosition(tictactoetest.MateInOne()) },
		"givenAway": func() { w.showPosition(tictactoetest.GivenAway()) },
		"hint19":    func() { w.awaitHint(1, 9) },
		"posted":    w.tasks.RunPosted,
		"quote":     func() { w.screen.Clipboard = "> " + strings.ReplaceAll(w.screen.Clipboard, "\n", "\n> ") },
		"silent":    func() { w.screen.Silent = true }, // the clipboard's owner does not answer
		"noFont":    func() { w.screen.Unseen = '漢' },
		"agree": func() { // to what help costs
			w.screen.PressIn(w.screen.Top().Buttons[slices.IndexFunc(w.screen.Top().Buttons,
				func(b view.Button) bool { return b.Words != "Keep it rated" })].Words)
		},
		"close":    w.places.game.Players.Close,
		"legal":    func() { w.tapCell(w.freeCell()) },
		"solution": func() { w.tapAt(w.puzzle().Solution) },
		"tempting": func() { w.tapAt(w.puzzle().Tempting) },
	}[what]
	fail.NowIf(w.t, do == nil, "nothing is called %s", what)
	do()
}

// startAgain opens the same session in another window, as a restart does, and goes on there.
func (w *window) startAgain() {
	w.t.Helper()
	again := w.restart()
	again.saved = w.saved
	*w, *again = *again, *w
}

// changeUser goes on in the window of another user, who gets what the clipboard holds, or back in the first one's.
func (w *window) changeUser() {
	if w.friend == nil {
		w.friend = openWindow(w.t)
	}
	friend := w.friend
	friend.screen.Clipboard = w.screen.Clipboard
	*w, *friend = *friend, *w
	w.friend, friend.friend = friend, nil
}

func cellOf(text string) grid.Cell { return grid.At(int(text[0]-'0'), int(text[1]-'0')) }

// values are what is seen of the window, and kept of the session.
func (w *window) values() map[string]func() string {
	count := func(n func() int) func() string { return func() string { return strconv.Itoa(n()) } }
	return map[string]func() string{
		"head": w.headline, "why": w.reason, "said": w.said, "beside": w.beside, "players": w.players,
		"verdict": w.verdict, "value": w.value, "rules": w.rules, "record": w.record, "listed": w.listed,
		"lesson": w.lesson, "rated": w.counts, "offered": w.offered, "dialog": w.screen.Texts,
		"moves": count(w.moves), "boards": count(w.Session.Count), "steps": count(w.Session.Game.Len),
		"clipboard": func() string { return w.screen.Clipboard },
		"title":     func() string { return w.screen.Shown.Title },
		"file": func() string { // "" if it is not there
			text, _ := os.ReadFile(w.saved)
			return string(text)
		},
		"recent": func() string {
			return screentest.Joined(w.recentItem().Items, "\n", func(item view.MenuItem) string { return item.Words })
		},
		"offer":    func() string { return w.screen.Shown.Headline.Offer.Words },
		"warnings": func() string { return fmt.Sprint(w.screen.Shown.Headline.Warnings) },
		"progress": func() string { return fmt.Sprint(w.progress()) },
		"quits":    func() string { return fmt.Sprint(w.screen.Quits) },
		"scale":    func() string { return fmt.Sprint(w.Session.Settings.Scale) },
		"language": func() string { return w.Session.Settings.Language },
		"board":    func() string { return string(w.Session.Shown) },
		"step":     func() string { return fmt.Sprint(w.Session.Board().Current()) },
		"last":     func() string { return textOf(w.last()) },
		"comment":  func() string { return w.Session.Game.Now().Comment },
		"opponent": func() string { return w.Session.Game.Entry().O.Player.Name },
		"glyph":    func() string { rows := w.rows(); return rows[len(rows)-1].glyph },
		"hint":     func() string { return cardOf[deck.Moves](w).Hint },
		"current":  func() string { return fmt.Sprint(w.graph().Current) },
		"preview":  func() string { return fmt.Sprint(w.screen.Shown.Diagram.Preview) },
		"progressed": func() string {
			return fmt.Sprint(cardOf[deck.Players](w).Players[1].Thinking.Progress)
		},
		"points": func() string { return fmt.Sprint(len(w.graph().Points)) },
		"puzzle": func() string { return w.puzzle().ID },
		"rows": func() string {
			return screentest.Joined(w.rows(), " ", func(r row) string {
				return strings.Repeat(">", r.depth) + r.words
			})
		},
		"glyphs": func() string {
			return screentest.Joined(w.rows(), " ", func(r row) string { return r.words + " " + r.glyph })
		},
		"field": func() string {
			if !w.dialogs.Busy() {
				return ""
			}
			return w.entry().Text
		},
		"cursor": func() string { c := w.entry().Cursor; return fmt.Sprintf("%d:%d", c.Line, c.Column) },
		"names": func() string {
			return screentest.Joined(w.fields("Name"), ",", func(f field) string { return f.Text })
		},
		"found": func() string {
			finder := screentest.Card[view.Finder](w.screen.Top())
			return finder.Rows[0].Words
		},
		"menu": func() string {
			return screentest.Joined(w.menu.Items, ", ", func(item view.MenuItem) string { return item.Words })
		},
		"stepmenu": func() string { return screentest.Words(w.screen.Program.StepMenu(0)) },
		"foot":     func() string { return w.screen.Shown.Boards.Foot },
		"tiles":    func() string { return fmt.Sprint(w.screen.Shown.Boards.Number) },
		"place":    func() string { return fmt.Sprint(w.Session.Sudoku.Place().Number) },
		"digits":   func() string { g := w.Session.Sudoku.Grid(); return fmt.Sprint(g.Count()) },
		"picked":   func() string { return fmt.Sprint(w.Session.Sudoku.Digits().Shown) },
		"chosen":   func() string { return textOf(w.selected()) },
		"spent":    func() string { return w.Session.Sudoku.Spent().String() },
		"grade":    func() string { return w.Session.Sudoku.Grade() },
		"clock":    func() string { return cardOf[deck.Progress](w).Clock },
		"alerts":   func() string { return screentest.Cells(w.screen.Shown.Diagram, alerted) },
		"best":     func() string { return screentest.Cells(w.screen.Shown.Diagram, marked) },
	}
}

// selected returns the one cell that is framed: selected, or under the keyboard's cursor.
func (w *window) selected() grid.Cell {
	w.t.Helper()
	c, ok := w.Session.Sudoku.Selected()
	fail.NowIf(w.t, !ok || !w.screen.Shown.Diagram.Cells[c].Selected,
		"no cell is selected, or not that which is framed")
	cursor := w.screen.Shown.Cursor
	fail.If(w.t, cursor.Any && cursor.Cell != c, "the cursor is at %v, selected is %v", cursor.Cell, c)
	return c
}

// textOf returns a cell's row and column.
func textOf(c grid.Cell) string { return fmt.Sprint(c.Row()*10 + c.Col()) }

// ofCell are what is seen of a cell, whose row and column follow: cell55.
var ofCell = map[string]func(diagram.Cell) string{
	"cell": func(c diagram.Cell) string {
		if c.Symbol == diagram.Blank || c.Digit == 0 {
			return map[diagram.Symbol]string{diagram.Cross: "X", diagram.Ring: "O"}[c.Symbol]
		}
		return fmt.Sprint(c.Digit)
	},
	"hot":   func(c diagram.Cell) string { return fmt.Sprint(c.Points) },
	"note":  func(c diagram.Cell) string { return c.Note },
	"shade": func(c diagram.Cell) string { return fmt.Sprint(c.Shade) },
	"order": func(c diagram.Cell) string { return fmt.Sprint(c.Order) },
	"ghost": func(c diagram.Cell) string { return map[diagram.Symbol]string{diagram.Cross: "X"}[c.Ghost] },
	"pencil": func(c diagram.Cell) (digits string) {
		for digit := range c.Pencil.All() {
			digits += fmt.Sprint(digit)
		}
		return digits
	},
}

// ofRow are what is seen of a row in the list of moves, whose place follows: glyph0.
var ofRow = map[string]func(row) string{
	"glyph":  func(r row) string { return r.glyph },
	"remark": func(r row) string { return r.note },
}

// ofTile are what is seen of a tile in the list of boards, whose place follows: tile0.
var ofTile = map[string]func(view.Board) string{
	"tile":  func(b view.Board) string { return b.Short },
	"entry": func(b view.Board) string { return b.Words },
}

// facts are what can hold of an ID, a key or a state.
func (w *window) facts() map[string]func(string) bool {
	return map[string]func(string) bool{
		"can": w.can, "on": w.checked, "lit": w.isOn,
		"enabled": func(id string) bool { return !w.button(id).Disabled },
		"button":  func(id string) bool { w.action(id); _, shown := w.buttons()[id]; return shown },
		"card": func(class string) bool {
			return slices.ContainsFunc(w.cards(), func(c view.CardView) bool { return c.Class == class })
		},
		"hears": func(key string) bool { return slices.Contains(w.screen.Shown.Keys, w.shortcutOf(key)) },
		"is": func(state string) bool {
			w.t.Helper()
			holds := w.states()[state]
			fail.NowIf(w.t, holds == nil, "%s is no state", state)
			return holds()
		},
	}
}

// states are those of the window, and of the session.
func (w *window) states() map[string]func() bool {
	players, u := w.places.game.Players, w.Session.Sudoku
	return map[string]func() bool{
		"warned": w.warned, "exercising": w.exercising, "listing": w.listing, "reviewed": w.reviewed,
		"asking": w.dialogs.Busy, "thinking": players.Thinks, "due": players.ToMove,
		"waiting": players.Waits, "running": w.exchange.Review.Running, "comparing": w.exchange.Comparison.Shown,
		"reviewing": w.exchange.Review.On,
		"solved":    u.Solved, "graded": u.Graded, "looking": u.LooksBack, "typing": u.Typing,
		"variation": w.Session.Game.InVariation,
		"editing":   func() bool { return w.place == w.edit },
		"prose":     func() bool { return w.entry().Prose },            // the lines in the dialog are wrapped
		"mailed":    func() bool { return mail.Waits(w.Session.Game) }, // the other is to move
		"keyboard":  func() bool { return w.screen.OnBoard },           // the board has it
		"aiming":    func() bool { return w.screen.Shown.Cursor.Any },  // the keyboard's cursor is on a cell
	}
}

// texts are those that scripts name.
var texts = map[string]string{
	"againstNovice": "[Rules \"open\"]\n[OPlayer \"computer Novice\"]\n\n1. 5 5  2. 4 4  3. 1 1  4. 1 2\n",
	"twoSudokus":    twoSudokus,
	"twoGames":      "[X \"Ann\"]\n\n1. 5 5 *\n\n[X \"Bob\"]\n\n1. 4 4 *\n",
	"foreign":       foreign,
	"longThought":   longThought,
	"words4000":     strings.Repeat("word ", 800)[:3999],
	"words5000":     strings.Repeat("word ", 1000),
	"match": "[Rules \"majority\"]\n[OPlayer \"program\"]\n[Result \"1-0\"]\n" +
		"[Termination \"O illegal move: 5 5\"]\n\n" +
		`1. 5 5  2. 4 4 {[%emt 0:00:01.500000] I win\nthought 1\n\s\sof 2}  3. 1 1 ` +
		`{[%emt 0:00:00.000100]\n[%emt 0:00:00.000200] O illegal move: 5 5\noops}` + "\n",
	"unreachable": "xxx ... ...\nxxx ... ...\nxxx ... ...\n\n" +
		strings.Repeat("... ... ...\n... ... ...\n... ... ...\n\n", 2) + "1 1\n",
	"impossible":   "12345678." + strings.Repeat(".", 9) + "........9" + strings.Repeat(".", 54),
	"lostByNovice": strings.Replace(wonByX, `[O "Robot"]`, `[OPlayer "computer Novice"]`, 1),
}
