package learn

import (
	"context"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reach"
	"ninefold/gui/language"
	"ninefold/gui/model/settings"
	"ninefold/gui/places/exercise"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/screen/screentest"
)

func show(t *testing.T, c *Course, name string) {
	t.Helper()
	for i := range lessons {
		if lessons[i].name == name {
			c.Choose(i)
			return
		}
	}
	t.Fatalf("no lesson %s", name)
}

// taps clicks on cells, given as row and column; all must be right.
func taps(t *testing.T, c *Course, cells ...[2]int) {
	t.Helper()
	for _, at := range cells {
		err := c.Tap(grid.At(at[0], at[1]))
		fail.NowIf(t, err != nil, "row %d, column %d: %v", at[0], at[1], err)
	}
}

// refuses clicks on a cell; it must be wrong for the given reason, and nothing may change.
func refuses(t *testing.T, c *Course, row, col int, why string) {
	t.Helper()
	before := c.View()
	err := c.Tap(grid.At(row, col))
	fail.If(t, err == nil || !strings.Contains(language.Words().Error(err), why),
		"row %d, column %d: %v, want %q in it", row, col, err, why)
	after := c.View()
	fail.If(t, after.Status != before.Status || after.Diagram != before.Diagram, "row %d, column %d changed %q to %q",
		row, col, before.Status, after.Status)
}

func newTestCourse() *Course { return NewCourse(&settings.Settings{}) }

// TestPlayCanHaveMadeEveryBoardOfALesson under the lesson's rules.
func TestPlayCanHaveMadeEveryBoardOfALesson(t *testing.T) {
	for _, l := range lessons {
		for i, task := range l.tasks {
			if task.board == "" {
				continue
			}
			verdict := reach.Decide(context.Background(), read(task.board), reach.Budget{Steps: 1_000_000})
			fail.If(t, verdict.Answer != reach.Reachable, "%s %d: %+v", l.name, i+1, verdict)
		}
	}
}

func TestAFieldIsWonAndThenTheGame(t *testing.T) {
	c := newTestCourse()
	show(t, c, "win")
	refuses(t, c, 4, 4, "no line")
	c.Change((*exercise.Attempt).Hint)()
	fail.Unless(t, c.View().Diagram.Cells[grid.At(6, 6)].Best, "the help does not show the cell that wins the field")
	taps(t, c, [2]int{6, 6})
	fail.If(t, c.over(), "with the field the lesson is over")
	refuses(t, c, 4, 7, "three in a row")
	taps(t, c, [2]int{4, 8})
	fail.If(t, !c.over() || c.attempt.Line[0].Position.Winner() != tictactoe.X, "the winner is %v",
		c.attempt.Line[0].Position.Winner())
}

// TestALessonSaysWhatLosesGames: a move that sends O where O wins a field, and a free choice given away.
func TestALessonSaysWhatLosesGames(t *testing.T) {
	c := newTestCourse()
	show(t, c, "lose")
	refuses(t, c, 2, 7, "field 4 (middle left)")
	refuses(t, c, 3, 7, "field 7")
	taps(t, c, [2]int{1, 7})
	refuses(t, c, 8, 1, "the closed field 4")
	taps(t, c, [2]int{9, 2})
	refuses(t, c, 9, 9, "wins no field")
	taps(t, c, [2]int{2, 2})
	fail.Unless(t, c.over(), "the lesson goes on")
}

func TestEachLessonCanBePassedByAndIsTickedWhenItWasGoneThrough(t *testing.T) {
	c := newTestCourse()
	taps(t, c, [2]int{7, 1}, [2]int{1, 1})
	steps := screentest.Card[deck.Moves](c.View()).Moves
	fail.If(t, steps[0].Glyph == "" || steps[1].Glyph != "", "%+v", steps)
	refuses(t, c, 1, 2, "over")
	for range len(lessons) - 1 {
		for _, a := range c.Actions() {
			if a.ID == "learn.next" && a.Can() {
				a.Run()
			}
		}
	}
	fail.If(t, c.now != len(lessons)-1 || c.done != [len(lessons)]bool{true},
		"at lesson %d, gone through %v", c.now+1, c.done)
}

func TestTheCardsOfALesson(t *testing.T) {
	c := newTestCourse()
	for i := range lessons {
		c.Choose(i)
		v := c.View()
		about := screentest.Card[deck.Passage](v)
		fail.Unless(t, strings.HasPrefix(about.Title, string(rune('1'+i))), "lesson %d is about %+v", i+1, about)
		list, first := v.Cards[0].(deck.Moves)
		fail.Unless(t, first, "lesson %d: first is %T, so the list moves with the lesson's text", i+1, v.Cards[0])
		fail.If(t, len(list.Moves) != len(lessons) || list.Current != i || list.Moves[i].ID != i,
			"lesson %d: the list is %+v", i+1, list)
		want := []view.Button{{ID: "learn.help"}, {ID: "learn.next"}, {ID: "leave"}}
		if i == len(lessons)-1 {
			want[1].ID = "train"
		}
		fail.Differ(t, screentest.Card[deck.Buttons](v).Buttons, want, "lesson %d: the buttons", i+1)
	}
	show(t, c, "full")
	taps(t, c, [2]int{9, 9})
	buttons := screentest.Card[deck.Buttons](c.View()).Buttons
	fail.Unless(t, buttons[1].Primary, "when the lesson is over the buttons are %+v", buttons)
}

func TestALessonLeftIsBegunAnew(t *testing.T) {
	c := newTestCourse()
	show(t, c, "win")
	taps(t, c, [2]int{6, 6})
	c.Leave()
	fail.If(t, lessons[c.now].name != "win" || c.task != 0, "the lesson goes on in the middle, or it is another")
}
