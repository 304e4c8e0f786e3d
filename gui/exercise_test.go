package gui

import (
	"strconv"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/gui/actions"
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

// TestThePositionOfTheDayIsSaidAtHome: F3 shows it, also from another puzzle, and home counts the days.
func TestThePositionOfTheDayIsSaidAtHome(t *testing.T) {
	w := openAndDo(t, "train F3 F8 on=train F3")
	today := puzzle.OfTheDay(tictactoe.Closed, puzzle.Day(w.tasks.Clock.Now()))
	shown := w.Session.Settings.Training.Today.Puzzle
	fail.NowIf(t, shown != today.ID || !w.checked("daily"), "F3 shows %s, want %s", shown, today.ID)
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
