package learn

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/screen/screentest"
)

// show goes to the lesson with a name.
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
	if after := c.View(); after.Status != before.Status || textOf(after) != textOf(before) {
		t.Errorf("row %d, column %d changed %q to %q", row, col, before.Status, after.Status)
	}
}

// textOf returns the judge's text that a lesson shows.
func textOf(v view.View) string { return strings.Join(screentest.Card[deck.Passage](v).Lines, "\n") }

func newTestCourse() *Course { return NewCourse(&session.Settings{}) }

func TestALessonAsksTwiceWhereTheLastMoveSends(t *testing.T) {
	c := newTestCourse()
	if d := c.View().Diagram; d.Boxes[6].Framed || d.Cells[grid.At(9, 1)].Playable || d.Cells[grid.At(9, 1)].Points {
		t.Error("what is asked for is shown")
	}
	refuses(t, c, 5, 5, "field 5 (centre)")
	refuses(t, c, 6, 4, "taken by X")
	taps(t, c, [2]int{9, 3}) // bottom right in field 7
	refuses(t, c, 9, 1, "bottom right")
	fail.NowIf(t, c.lesson.over(), "it is over after one move")
	taps(t, c, [2]int{7, 7})
	if d := c.View().Diagram; !c.lesson.over() || !d.Boxes[0].Framed {
		t.Errorf("over %v; at the end the next field is not framed", c.lesson.over())
	}
}

func TestALessonHasAFullField(t *testing.T) {
	c := newTestCourse()
	show(t, c, "full")
	refuses(t, c, 1, 1, "taken by X")
	d := c.View().Diagram
	fail.If(t, d.Whole, "what is asked for is shown")
	c.hint()
	d = c.View().Diagram
	fail.Unless(t, d.Whole, "with help the board is not framed")
	taps(t, c, [2]int{9, 9})
	fail.Unless(t, c.lesson.over(), "a free choice does not end the lesson")
}

func TestALessonReadsAndMarksTheJudgesText(t *testing.T) {
	c := newTestCourse()
	show(t, c, "mail")
	if v := c.View(); !strings.HasSuffix(textOf(v), "\n6 4") || v.Diagram.Cells[grid.At(6, 4)].Symbol != diagram.Blank {
		t.Errorf("the text is\n%s", textOf(v))
	}
	fail.Lacks(t, c.View().Status.Headline, "... x.. ...", "said")
	refuses(t, c, 4, 6, "row 4, column 6")
	taps(t, c, [2]int{6, 4})
	refuses(t, c, 5, 5, "points to field 7")
	refuses(t, c, 7, 1, "taken by X")
	taps(t, c, [2]int{7, 3}, [2]int{8, 2}, [2]int{8, 2})
	fail.NowIf(t, c.lesson.over(), "it is over before every legal cell is marked")
	taps(t, c, [2]int{9, 2})
	v := c.View()
	fail.If(t, !c.lesson.over() || !strings.Contains(textOf(v), "xo! ... ...") || strings.Contains(textOf(v), "6 4"),
		"over %v, the text is\n%s", c.lesson.over(), textOf(v))
}

func TestTheHaresLessonAcceptsAnyChangeButOfTheLastMove(t *testing.T) {
	for c := range grid.Cell(grid.Cells) {
		course := newTestCourse()
		show(t, course, "hare")
		last, _ := course.lesson.(*hare).position.Last()
		if c == last {
			refuses(t, course, c.Row(), c.Col(), "last move")
			continue
		}
		taps(t, course, [2]int{c.Row(), c.Col()})
		if v := course.View(); !v.Diagram.Cells[c].Alert || !strings.Contains(v.Status.Why, "field 5") {
			t.Fatalf("row %d, column %d: %q", c.Row(), c.Col(), v.Status)
		}
		p := course.lesson.(*hare).position
		legal := p.Legal()
		for to := range legal.ByBox() {
			taps(t, course, [2]int{to.Row(), to.Col()})
			break
		}
		fail.Unless(t, course.lesson.over(), "row %d, column %d: no move could be made", c.Row(), c.Col())
	}
}

func TestTheLastLessonPlacesADigit(t *testing.T) {
	c := newTestCourse()
	show(t, c, "cross")
	if d := c.View().Diagram; d.Cells[grid.At(4, 4)].Hatch != 0 || !d.Boxes[4].Framed {
		t.Error("the box is not framed, or what is asked for is shown")
	}
	refuses(t, c, 1, 9, "box 5")
	err := c.Tap(grid.At(4, 4))
	fail.If(t, err == nil || !strings.Contains(language.Words().Error(err), "crossed out"), "a wrong cell: %v", err)
	d := c.View().Diagram
	fail.If(t, d.Cells[grid.At(4, 4)].Hatch == 0, "after a wrong cell it is not shown what is crossed out")
	typed := c.Type('7', grid.At(4, 6))
	fail.If(t, typed.Taps || typed.Err == nil || !strings.Contains(language.Words().Error(typed.Err), "4"),
		"another digit comes to %+v", typed)
	typed = c.Type('4', grid.At(4, 6))
	fail.NowIf(t, !typed.Taps || typed.Cell != grid.At(4, 6), "the digit comes to %+v", typed)
	taps(t, c, [2]int{4, 6})
	d = c.View().Diagram
	fail.If(t, !c.lesson.over() || d.Cells[grid.At(4, 6)].Symbol != diagram.Deduced ||
		d.Cells[grid.At(4, 6)].Digit != 4, "over %v, the cell is %+v", c.lesson.over(), d.Cells[grid.At(4, 6)])
}

func TestEachLessonCanBePassedByAndIsTickedWhenItWasGoneThrough(t *testing.T) {
	c := newTestCourse()
	taps(t, c, [2]int{7, 1}, [2]int{1, 1})
	steps := screentest.Card[deck.Moves](c.View()).Moves
	fail.If(t, steps[0].Glyph == "" || steps[1].Glyph != "", "%+v", steps)
	before := c.View().Diagram
	if err := c.Tap(grid.At(1, 2)); err == nil || c.View().Diagram != before { // a legal cell
		t.Error("after the lesson a click does something")
	}
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
		fail.If(t, !strings.HasPrefix(about.Title, string(rune('1'+i))) ||
			(about.Lines != nil) != (lessons[i].name == "mail"), "lesson %d is about %+v", i+1, about)
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
	show(t, c, "mail")
	taps(t, c, [2]int{6, 4})
	c.Leave()
	if v := c.View(); lessons[c.now].name != "mail" || v.Diagram.Cells[grid.At(6, 4)].Symbol != diagram.Blank {
		t.Error("the lesson goes on in the middle, or it is another")
	}
}

func TestEverythingThatIsSaidHasItsWordsInEachLanguage(t *testing.T) {
	t.Cleanup(func() { language.Use(language.English) })
	for _, choice := range []language.Language{language.English, language.Chinese} {
		language.Use(choice)
		for i := range lessons {
			c := newTestCourse()
			c.Choose(i)
			for range 100 {
				v := c.View()
				about, list := screentest.Card[deck.Passage](v), screentest.Card[deck.Moves](v)
				said := []string{v.Status.Headline, v.Status.Why, about.Title, about.Words, list.Title,
					list.Moves[i].Words}
				if err := c.Tap(grid.At(5, 9)); err != nil {
					said = append(said, language.Words().Error(err))
				}
				for cell := range v.Diagram.Cells {
					fail.NowIf(t, v.Diagram.Cells[cell].Label == "",
						"lesson %d: a cell has no words for a screen reader", i+1)
				}
				for _, words := range said {
					fail.If(t, words == "" || strings.Contains(words, "learn.") ||
						strings.Contains(words, "<no value>"), "%s, lesson %d: %q", choice, i+1, words)
				}
				if c.lesson.over() {
					break
				}
				c.hint()
				c.hint()
			}
			fail.Unless(t, c.lesson.over(), "lesson %d cannot be gone through by its help", i+1)
		}
	}
}

func TestAFieldIsWonAndThenTheGame(t *testing.T) {
	l := newWin()
	tap := func(row, col int) { t.Helper(); fail.OnError(t, l.tap(grid.At(row, col))) }
	for _, c := range []grid.Cell{grid.At(4, 5), grid.At(9, 9), grid.At(5, 5)} {
		before := l.(*win).position
		fail.If(t, l.tap(c) == nil || l.(*win).position != before,
			"row %d, column %d, which wins nothing, is taken", c.Row(), c.Col())
	}
	fail.If(t, !l.board(true).Cells[grid.At(6, 6)].Best, "the help does not show the cell that wins the field")
	tap(6, 6)
	fail.If(t, l.over() || l.status().Headline == newWin().status().Headline,
		"with the field the lesson is over, or it goes on as before")
	fail.If(t, l.tap(grid.At(9, 7)) == nil, "a cell that does not win the game is taken")
	tap(9, 9)
	p := l.(*win).position
	fail.If(t, !l.over() || p.Winner() != tictactoe.X, "the winner is %v", p.Winner())
}
