package tester

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/judge/checker"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/scene"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/overlay"
)

func TestARightProgramIsAccepted(t *testing.T) {
	b := newBench(t)
	b.tests(command("right"))
	said := b.said().Summary
	fail.If(t, !strings.HasPrefix(said, "3 cases in ") || b.said().Share > 0 || b.draws(),
		"said %q, %d failing cases", said, len(b.rows))
	fail.Unequal(t, b.said().Counts[0].Words, "AC 3", "counted is")
	n := b.notice()
	fail.If(t, n.Title != "Accepted" || n.Words != "All 3 cases are answered correctly.", "it is said %+v", n)
	fail.If(t, b.startWords() != "Test again" || b.opened.Shown.Message != "",
		"the button says %q, the message %q", b.startWords(), b.opened.Shown.Message)
	name := filepath.Base(os.Args[0]) + " right · "
	fail.If(t, strings.HasPrefix(b.said().Summary, name), "below its own name is said %q", b.said().Summary)
	b.opened.Type(commandID, command("wrong"))
	b.opened.Events.Content.Do(crosshatchID)
	fail.Lacks(t, b.said().Summary, name+"Tic-Tac-Toe (Codeforces 907B) · 3 cases in ", "below others is said")
	b.opened.Events.Content.Do(tictactoeID)
	b.opened.Type(commandID, command("right"))
	first := b.run
	b.opened.Key(keys.Alone("F5"))
	b.await("another test", func() bool { return b.run != first && b.run.over })
	fail.If(t, b.run.Tally.Cases != 3 || b.run.test.Suite.Seed != first.test.Suite.Seed,
		"%d cases were run, drawn by %d", b.run.Tally.Cases, b.run.test.Suite.Seed)
}

// The smallest board whose answer lacks all its marks has one mark.
func TestTheSmallestFailingCaseIsFirstAndGoesOntoTheBoard(t *testing.T) {
	b := newBench(t)
	fail.If(t, b.draws(), "without a failing case a board is drawn")
	b.begins(command("wrong"))
	b.await("the first failure", func() bool { return b.run.Tally.Failed == 1 && b.run.Stage == judge.Shrinking })
	b.Refresh()
	fail.Lacks(t, b.said().Summary, "Looking for the smallest failing case · 1 of 3", "said")
	b.await("its end", func() bool { return b.run.Smallest != nil && b.run.Stage == judge.Running })
	b.Refresh()
	fail.Lacks(t, b.said().Summary, " of 3 cases · about ", "when it is found, said")
	b.await("the end", func() bool { return b.run.over })
	drawn := shown[deck.Picture](b)
	fail.If(t, !b.draws() || !strings.Contains(drawn.Headline, "expected “!”, found “.”") ||
		!strings.Contains(drawn.Words, "are legal") || len(drawn.Legend) != 1, "beside the board is said %+v", drawn)
	rows := b.rows
	fail.NowIf(t, len(rows) != 4 || rows[0].Case.Kind != judge.Shrunk || rows[1].Number != 1 || rows[3].Number != 3,
		"listed are %d cases", len(rows))
	board, _, _ := strings.Cut(string(rows[0].Case.Input), "1 1")
	fail.If(t, strings.Count(board, "x")+strings.Count(board, "o") != 1 || !b.run.Smallest.Minimal,
		"the smallest, minimal %v:\n%s", b.run.Smallest.Minimal, rows[0].Case.Input)
	said := b.said().Summary
	fail.If(t, !strings.HasPrefix(said, "3 cases in ") || b.notice().Words != "", "said is %q", said)
	called := func() string { return shown[deck.Results](b).Results[0].Words }
	fail.Unequal(t, called(), "The smallest failing case", "it is called")
	b.run.Smallest.Minimal = false
	b.Refresh()
	fail.Unequal(t, called(), "Smallest so far", "while a smaller one is looked for it is called")
	p := tictactoe.New(tictactoe.Closed)
	b.Host.Session.Game.Set(tictactoe.RulesChanged, p)
	before := b.Host.Session.Moment()
	b.opened.Events.Content.Choose(1)
	fail.If(t, b.Host.Session.Moment() != before, "a case that is looked at goes onto the board")
	b.puts(0)
	if p := b.Host.Session.Game.Position(); p.Rules() != tictactoe.Judge || b.screen.Raised != 1 {
		t.Errorf("the case is shown by the rules %v, and the window was raised %d times", p.Rules(), b.screen.Raised)
	}
	b.Host.Session.Keep(time.Time{})
	boards := b.Host.Session.Count()
	b.puts(0) // again
	b.Host.Session.Keep(time.Time{})
	text, err := b.Host.Session.Board().Text()
	fail.If(t, err != nil || string(text) != string(rows[0].Case.Input) || b.Host.Session.Count() != boards,
		"on one of %d boards is %q, %v", b.Host.Session.Count(), text, err)
	t.Cleanup(func() { language.Use(language.English) })
	for choice, ending := range map[language.Language]string{
		language.English: "wrong: failing case", // what differs comes first: lists cut the end
		language.Chinese: "wrong 出错的数据",
	} {
		language.Use(choice)
		name := scene.Title(b.Host.Session.Board().Entry())
		fail.Unless(t, strings.HasSuffix(name, ending), "it is called %q", name)
	}
	language.Use(language.English)
	marked := overlay.Board{View: view.View{Diagram: b.Host.Session.Board().Diagram()}}
	b.Comparison.Show(&marked)
	var alerts, different []int
	for i, cell := range marked.Diagram.Cells {
		if cell.Lacking {
			alerts = append(alerts, i)
		}
	}
	for _, d := range rows[0].Comparison.Differences {
		different = append(different, int(d.Cell))
	}
	fail.If(t, len(alerts) != 8 || !slices.Equal(alerts, different) || !strings.HasPrefix(b.main.Said, "Wrong answer."),
		"marked as wrong are %v, want %v; said is %q", alerts, different, b.main.Said)
	fail.Lacks(t, b.texts(), string(rows[0].Case.Input), "the case is shown as")
	b.Host.Session.Show(b.Host.Session.Last())
	b.Comparison.Advance()
	fail.If(t, b.Host.Session.Moment() != before || b.Comparison.Shown(), "the last board has the case still")
}

func TestFailuresOfOneVerdictStandTogether(t *testing.T) {
	r := &run{results: []judge.Result{{Verdict: judge.TimeLimit}, {Verdict: judge.WrongAnswer},
		{Verdict: judge.TimeLimit}, {Verdict: judge.WrongAnswer}}}
	var verdicts []judge.Verdict
	for _, row := range r.listed() {
		verdicts = append(verdicts, row.Verdict)
	}
	fail.If(t, !slices.IsSorted(verdicts) || len(verdicts) != 4, "listed are %v", verdicts)
}

func TestTheWindowInvitesAndADroppedProgramIsTakenAndNotStarted(t *testing.T) {
	b := newBench(t)
	fail.If(t, len(b.notice().Buttons) != 1 || b.draws(), "at first there is a void")
	b.drop([]string{"/a folder/solution.cpp"})
	got := b.form.typed[commandID]
	fail.If(t, got != quoted("/a folder/solution.cpp") || b.run != nil, "taken is %q", got)
	rows := screentest.Joined(shown[deck.Form](b).Rows, ",", func(row deck.FormRow) string { return row.Words })
	fail.Unequal(t, rows, "Program,Tests,Problem,", "before the rows of the form stands")
}

func TestNothingIsStartedByOpeningTheWindow(t *testing.T) {
	b, ran := newBench(t), filepath.Join(t.TempDir(), "ran")
	b.Host.Session.Settings.Test.Command = command("right", ran)
	b.window.Close()
	b.open()
	fail.If(t, b.form.typed[commandID] != command("right", ran) || b.form.again,
		"the form has %q, repeats by itself: %v", b.form.typed[commandID], b.form.again)
	b.opened.Press("Repeat on change")
	b.seconds(3)
	fail.Unequal(t, b.run, nil, "a test was begun")
	_, err := os.Stat(ran)
	fail.If(t, err == nil, "the program was run")
}

// seconds lets the watch check the program n times.
func (b *bench) seconds(n int) {
	for range n {
		next := b.tasks.Clock.Now().Add(time.Second)
		b.await("a second", func() bool { return b.tasks.Clock.Now().After(next) })
	}
}

// changing returns a bench that has tested a right program with a file as an argument, as an interpreter has its
// script, and a function that changes the file.
func changing(t *testing.T) (b *bench, change func()) {
	script := filepath.Join(t.TempDir(), "script")
	at := time.Now().Add(time.Hour) // later than this binary, the command's other file
	change = func() {
		at = at.Add(time.Minute)
		texttest.Write(t, script, "")
		fail.OnError(t, os.Chtimes(script, at, at))
	}
	change()
	b = newBench(t)
	b.tests(command("right", "", script))
	return b, change
}

func TestAChangedProgramIsRunAgainWhenThatIsWanted(t *testing.T) {
	b, change := changing(t)
	before := b.run
	b.opened.Press("Repeat on change")
	b.seconds(2)
	fail.NowIf(t, b.run != before, "a test was begun without a change")
	b.opened.Type(commandID, command("crashes")) // nobody has started it
	b.opened.Press("Own case…")
	change()
	b.seconds(3)
	fail.Unequal(t, b.run, before, "while a case is written, which would end it, a test was begun")
	b.opened.Key(keys.Alone(keys.Escape))
	b.await("another test", func() bool { return b.run != before && b.run.over })
	if got := b.run.command.String(); got != before.command.String() || b.run.Tally.By[judge.Accepted] != 3 {
		t.Errorf("run was %q: %+v", got, b.run.Tally)
	}
	latest := b.run
	b.window.Close()
	change()
	b.seconds(2)
	fail.Unequal(t, b.run, latest, "a test was begun with the window closed")
}

func TestWhyTheAnswerIsTheWordERRORIsSaid(t *testing.T) {
	given := []byte(texttest.Sample(t, "crosshatch-3.in"))
	r := judge.Result{Verdict: judge.WrongAnswer, Case: fail.Must(judge.NewCase(judge.Crosshatch, given))(t)}
	r.Comparison = checker.Compare(given, r.Case.Answer)
	said := failure(&r, &run{}, "")[0].(deck.Picture)
	fail.Unequal(t, said.Headline, "Wrong answer", "the headline is")
	fail.Lacks(t, said.Words, "should be the one word ERROR. It begins with “1........”. Two 1s in box 1", "it says")
}

func TestAnErrorOfTheFormKeepsWhatTheLastTestCameTo(t *testing.T) {
	b := newBench(t)
	b.tests(command("wrong"))
	b.opened.Events.Content.Choose(1)
	rows, said := len(b.rows), b.said().Summary
	b.opened.Type(countID, "many")
	b.opened.Press(b.startWords())
	b.says("from 0 to 10")
	fail.If(t, len(b.rows) != rows || b.said().Summary != said || !b.draws() || !same(&b.rows[1], b.shown),
		"%d rows, %q", len(b.rows), b.said().Summary)
	wrong := b.opened.Shown.Warning
	if b.loop.Do(func() { b.files.Inform("Saved smallest.in.") }); !wrong || b.opened.Shown.Warning {
		t.Errorf("the error is a warning: %v, the news is one: %v", wrong, b.opened.Shown.Warning)
	}
}

func TestEnterTestsAnotherProgramInThePlaceOfTheOneThatIsTested(t *testing.T) {
	b := newBench(t)
	b.begins(command("sleeps"))
	first := b.run
	b.opened.Type(commandID, "")
	b.opened.Key(keys.Alone(keys.Enter))
	fail.If(t, b.run != first || first.over || b.opened.Shown.Focus != commandID, "an error ends the test")
	b.opened.Type(commandID, command("right"))
	b.opened.Key(keys.Alone(keys.Enter))
	b.await("the end of the other", func() bool { return b.run != first && b.run.over })
	fail.Unequal(t, b.run.Tally.By[judge.Accepted], 3, "tested is %+v", b.run.Tally)
}

func TestTheButtonAndTheWindowEndTheTest(t *testing.T) {
	for name, end := range map[string]func(*bench){
		"the button":  func(b *bench) { b.opened.Press(b.startWords()) },
		"Enter":       func(b *bench) { b.opened.Key(keys.Alone(keys.Enter)) },
		"closing":     func(b *bench) { b.window.Close() },
		"the program": func(b *bench) { b.End() },
	} {
		b := newBench(t)
		b.begins(command("sleeps"))
		if focused := b.opened.Shown.Focus; b.startWords() != "Stop" || focused != startID ||
			!b.button(ownID).Disabled {
			t.Errorf("the button says %q, the keyboard is on %v", b.startWords(), focused)
		}
		r := b.run
		end(b)
		b.await("the end by "+name, func() bool { return r.over })
		<-r.ended
		fail.If(t, r.err != nil || r.Tally.Cases != 0, "by %s: %v, %+v", name, r.err, r.Tally)
		fail.If(t, b.window != nil &&
			(b.startWords() != "Test again" || !strings.HasPrefix(b.notice().Words, "Stopped after 0 of 3 cases")),
			"by %s: %q, %q", name, b.startWords(), b.notice().Words)
	}
}

// A program that does not end must not hold the window up.
func TestTheWindowWaitsForNoProgram(t *testing.T) {
	b, ran := newBench(t), filepath.Join(t.TempDir(), "ran")
	stopped, ended := false, make(chan struct{})
	b.run = &run{stop: func() { stopped = true }, ended: ended, over: true}
	b.window.Close()
	fail.Unless(t, stopped, "the last test is not stopped")
	b.open()
	b.begins(command("right", ran))
	b.tasks.RunPosted()
	_, err := os.Stat(ran)
	fail.If(t, err == nil, "the program runs before the last one has ended")
	close(ended)
	b.await("the test", func() bool { return b.run.over })
	fail.Must(os.Stat(ran))(t)
}

// TestAChangedProgramIsOfferedAndNotRun: its file is looked for off the UI goroutine.
func TestAChangedProgramIsOfferedAndNotRun(t *testing.T) {
	b, change := changing(t)
	before := b.run
	b.seconds(2)
	fail.Unequal(t, b.opened.Shown.Message, "", "without a change is said")
	b.tasks.Rest()
	change()
	begun := b.tasks.Begun()
	b.tasks.Clock.Advance(time.Second)
	b.tasks.Next()() // the second has passed
	fail.If(t, b.opened.Shown.Message != "" || b.tasks.Begun() == begun, "it is looked for at once: %q",
		b.opened.Shown.Message)
	b.await("the offer", func() bool { return b.opened.Shown.Message == language.Text("test.programChanged") })
	fail.Unequal(t, b.run, before, "a test was begun")
	b.Host.Session.Settings.Language = language.Chinese
	b.loop.Do(func() {})
	fail.Unequal(t, b.opened.Shown.Message, "", "in another language is said")
}
