package gui

import (
	"strconv"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/model/training"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// boards returns what is kept of the session without its settings.
func (w *window) boards() string {
	before, after, _ := strings.Cut(whole(w.Session), `,"settings":`)
	_, after, _ = strings.Cut(after, "\n")
	return before + "\n" + after
}

// exercising reports whether an exercise stands in the window, and listing whether the page of all boards does.
func (w *window) exercising() bool { return w.place.Problem() == "" }
func (w *window) listing() bool    { return w.place == w.places.list }

// puzzle returns the puzzle shown, by the rules, grade and number on its card.
func (w *window) puzzle() puzzle.Puzzle {
	w.t.Helper()
	card, choices := cardOf[deck.Puzzle](w), w.buttons()
	for _, r := range tictactoe.AllRules {
		for _, g := range puzzle.Grades {
			if choices["train."+r.String()].On && choices["train."+g.String()].On {
				number, _ := strconv.Atoi(card.Number)
				return puzzle.Graded(r, g)[number-1]
			}
		}
	}
	w.t.Fatalf("no puzzle is shown, but\n%s", w.beside())
	return puzzle.Puzzle{}
}

func (w *window) lesson() string { return cardOf[deck.Passage](w).Title }

func (w *window) tapAt(c grid.Cell) { w.tapCell(c.Row(), c.Col()) }

func TestTrainingComesInTheGamesPlaceAndTheGameComesBackByOneClick(t *testing.T) {
	for name, leave := range map[string]func(w *window){
		"its button": func(w *window) { w.press("leave") }, "Escape": func(w *window) { w.key(keys.Escape) },
		"its key": func(w *window) { w.key("F8") }, "the board's": func(w *window) { w.run("board.tictactoe") },
		"after learning": func(w *window) { w.key("F9"); w.press("leave") },
	} {
		w := openAndDo(t, "55 46 back")
		before, headline := w.boards(), w.headline()
		w.key("F8")
		p := w.puzzle()
		fail.NowIf(t, !strings.Contains(w.headline(), p.Position.Turn().String()+" to move") || !w.checked("train") ||
			w.can("undo"), "%s: said %q", name, w.headline())
		w.tapAt(p.Solution)
		fail.If(t, w.shownAt(p.Solution.Row(), p.Solution.Col()).Symbol == 0, "%s: the move is not shown", name)
		leave(w)
		fail.If(t, w.boards() != before || w.headline() != headline || w.checked("train") || !w.can("redo") ||
			!w.screen.OnBoard, "%s: what comes back is %q, %q before", name, w.headline(), headline)
	}
}

// menuLines returns the items of each menu in a line.
func (w *window) menuLines() (places []string) {
	for _, menu := range w.screen.Shown.Menus {
		line := menu.Words + ":"
		for _, item := range menu.Items {
			line += ", " + item.Words
		}
		places = append(places, line)
	}
	return places
}

// TestTheMenusStayInTheirPlacesInAnExercise compares them with those of a game. An exercise's own items come after.
func TestTheMenusStayInTheirPlacesInAnExercise(t *testing.T) {
	w := openAndDo(t, "board.crosshatch board.tictactoe")
	game := w.menuLines()
	for _, shown := range [...]string{"board.tictactoe", "board.crosshatch"} {
		for _, id := range [...]string{"train", "learn"} {
			w.run(shown)
			w.run(id)
			own := w.menuLines()
			for i, line := range game {
				fail.NowIf(t, i >= len(own) || !strings.HasPrefix(own[i], line),
					"%s over %s: %q, in a game %q", id, shown, own, game)
			}
			for _, id := range [...]string{"new", "save", "undo", "edit", "players", "comment"} {
				fail.If(t, w.can(id), "%s can be done", id)
				fail.Unequal(t, w.action(id).Reason(), actions.OnBoard, "the reason of %s", id)
			}
			w.run("leave")
		}
	}
}

func TestNothingThatIsDoneInAnExerciseTouchesTheSession(t *testing.T) {
	w := openAndDo(t, "55")
	w.key("E") // the edit mode
	for _, id := range []string{"train", "learn"} {
		w.run(id)
		before := w.boards()
		w.screen.Send(screen.Drag([]grid.Cell{grid.At(1, 1), grid.At(1, 5)}))
		w.screen.Send(screen.Scroll(-1))
		menu, steps := w.screen.Program.Menu(grid.At(1, 1)), w.screen.Program.StepMenu(0)
		fail.If(t, len(menu.Items)+len(steps.Items) > 0, "%s: a menu of the game's cells or steps opens", id)
		for _, key := range allKeys {
			if key != keys.Escape && key != "F8" && key != "F9" {
				w.key(key)
				w.escape()
			}
		}
		w.typed("1122334455.0")
		for _, shortcut := range []string{"undo", "redo", "copyText", "new"} {
			w.table.DoID(shortcut)
		}
		fail.If(t, w.boards() != before || !w.exercising(),
			"%s: the session went from\n%s\nto\n%s", id, before, w.boards())
	}
	w.run("leave")
	fail.If(t, !shows[deck.Tools](w), "the edit mode did not come back")
}

func TestASudokuIsLeftAndComesBackLikewise(t *testing.T) {
	w := openAndDo(t, "board.crosshatch")
	w.key(keys.Up) // selects a cell
	before, shown := w.boards(), w.screen.Shown.Diagram
	w.does("F8 Right")
	fail.Unequal(t, w.said(), "", "of the puzzle it")
	w.typed("77")
	w.key("F9")
	w.typed("4")
	w.run("leave")
	fail.If(t, w.boards() != before || w.screen.Shown.Diagram != shown || w.Session.Shown != session.CrossHatching ||
		!shows[deck.Digits](w), "the Sudoku did not come back as it was")
}

func TestTheComputerWaitsWhileAnExerciseIsShown(t *testing.T) {
	w := openAndDo(t, "rules.closed")
	w.Session.SetSides(roster.Sides{O: roster.Side{Player: roster.Computer, Level: "Novice"}})
	w.tapCell(5, 5)
	fail.NowIf(t, !w.places.game.Players.Thinks(), "the computer is not at its move")
	w.run("train")
	fail.If(t, w.places.game.Players.Thinks(), "the computer goes on")
	w.tapAt(w.puzzle().Solution)
	w.await("the answer", func() bool { return len(w.rows()) > 1 || strings.HasPrefix(w.headline(), "Solved") })
	fail.Unequal(t, w.moves(), 1, "the computer has moved")
	w.run("leave")
	w.awaitMoves(2)
}

func TestWhatOpensABoardLeavesTheExercise(t *testing.T) {
	for _, id := range []string{"train", "learn"} {
		w := openWindow(t)
		w.run(id)
		w.paste(texttest.Sample(t, "tictactoe-1.in"))
		fail.If(t, w.exercising() || !w.onBoard() ||
			string(w.Session.Board().Answer()) != texttest.Sample(t, "tictactoe-1.out"),
			"%s: the board that was pasted is not shown", id)
		again := w.restart()
		fail.Unequal(t, again.position(), w.position(), "%s: after a restart", id)
		fail.If(t, again.exercising(), "%s: a restart shows it", id)
		w.run(id)
		w.run("newGame")
		w.escape()
		fail.If(t, !w.exercising(), "%s: the dialog for a new game ends it", id)
		w.answers("newGame", language.Text("newGame.begin"))
		fail.If(t, w.exercising() || w.moves() != 0, "%s: the new game is not shown", id)
		w.run(id)
		w.paste("this is no board")
		fail.If(t, !w.exercising(), "%s: a text that cannot be read ends it", id)
	}
}

func TestMistakesAreAskedAgainAfterAReview(t *testing.T) {
	w := openAt(t, tictactoetest.GivenAway())
	w.does("39 F7")
	fail.If(t, w.exercising() || !strings.HasPrefix(w.reason(), "No mistake of yours"),
		"without mistakes it says %q", w.reason())
	w.does("Escape V F7")
	fail.Lacks(t, w.reason(), "still under way", "during the review it says")
	w.await("the review", w.reviewed)
	fail.Lacks(t, w.reason(), "Reviewed. ", "after the review it says")
	before, headline := w.boards(), w.headline()
	w.key("F7")
	fail.NowIf(t, w.headline() != "X to move: better than 3,9?", "said %q", w.headline())
	w.tapCell(1, 9)
	w.await("the answer", func() bool { return w.headline() == "Right: 1,9 is the best move" })
	w.key(keys.Escape)
	fail.If(t, w.boards() != before || w.headline() != headline || w.exercising(), "what comes back is %q",
		w.headline())
}

func TestAReviewThatFoundNoMistakeSaysSo(t *testing.T) {
	w := openAt(t, tictactoetest.GivenAway())
	w.tapCell(1, 9) // wins
	w.key("V")
	w.await("the review", w.reviewed)
	w.key("F7")
	fail.Lacks(t, w.reason(), "The review found no mistake", "it says")
}

func TestARestartComesBackToTheExercise(t *testing.T) {
	w := openAndDo(t, "55 train train.next")
	p := w.puzzle()
	w.tapAt(p.Tempting)
	w.await("the answer", func() bool { return strings.HasPrefix(w.headline(), "Not that one") })
	again := w.restart()
	fail.NowIf(t, !again.exercising() || again.onBoard() || again.puzzle().ID != p.ID ||
		!again.checked("train"), "it says %q", again.headline())
	again.await("the answer", func() bool { return strings.HasPrefix(again.headline(), "Not that one") })
	again.run("leave")
	fail.Unequal(t, again.last(), grid.At(5, 5), "the game comes back with the last move")
	again = again.restart()
	fail.If(t, again.exercising(), "an exercise that was left comes back")
	again.does("learn N")
	again = again.restart()
	fail.If(t, again.lesson() != "2. Winning a field, and the game", "the lesson is %q", again.lesson())
}

func TestAnotherLanguageLeavesTheExerciseAsItIs(t *testing.T) {
	t.Cleanup(func() { language.Use(language.English) })
	w := openAndDo(t, "train")
	id := w.puzzle().ID
	w.App.shown.inform("words")
	w.run("language.zh")
	fail.If(t, w.reason() == "words", "what was said in the other language stays")
	fail.If(t, w.puzzle().ID != id || !strings.Contains(w.headline(), "轮到"), "said %q", w.headline())
}

// TestThePositionOfTheDayIsSaidAtHome: F3 shows it, also from another puzzle, and home counts the days.
func TestThePositionOfTheDayIsSaidAtHome(t *testing.T) {
	w := openAndDo(t, "train F3")
	today := puzzle.OfTheDay(tictactoe.Closed, puzzle.Day(w.tasks.Clock.Now()))
	shown := w.Session.Settings.Training.Today.Puzzle
	fail.NowIf(t, shown != today.ID, "F3 shows %s, want %s", shown, today.ID)
	w.loop.Do(func() {
		w.Session.Settings.Training.Note(puzzle.Day(w.tasks.Clock.Now()), tictactoe.Closed,
			func(did *training.Daily) { did.Solved = true })
	})
	w.does("leave home")
	w.flush()
	for _, w := range []*window{w, openWindowIn(t, w.dir)} {
		said := ""
		for _, way := range w.cards()[0].Presses() {
			if way.Button.ID == "daily" {
				said = way.Button.Full
			}
		}
		fail.Unequal(t, said, "Position of the day, solved", "home says")
	}
}
