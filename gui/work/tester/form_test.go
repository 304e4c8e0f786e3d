package tester

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/judge"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/model/settings"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen/screentest"
)

func TestWhatIsWrongInTheFormIsSaidAndNothingIsStarted(t *testing.T) {
	for name, c := range map[string]struct{ id, text, said string }{
		"no program":          {commandID, " ", language.Text("test.noCommand")},
		"an open quote":       {commandID, "'" + os.Args[0], "is not closed"},
		"no number of cases":  {countID, "many", "from 0 to 10"},
		"cases below zero":    {countID, "-1", "from 0 to 10"},
		"too many cases":      {countID, "10000001", "from 0 to 10"},
		"half a case":         {countID, "1.5", "from 0 to 10"},
		"no time":             {secondsID, "", language.Text("test.badTime")},
		"too short a time":    {secondsID, "0.001", language.Text("test.badTime")},
		"too long a time":     {secondsID, "601", language.Text("test.badTime")},
		"a time that is none": {secondsID, "NaN", language.Text("test.badTime")},
		"no memory":           {memoryID, "x", "memory limit is a whole number"},
		"too much memory":     {memoryID, "1048577", "memory limit is a whole number"},
	} {
		b := newBench(t)
		kept := b.Host.Session.Settings.Test
		b.opened.Type(commandID, command("right"))
		b.opened.Type(c.id, c.text)
		b.opened.Press(b.startWords())
		fail.If(t, b.run != nil || b.Host.Session.Settings.Test != kept,
			"%s: a test is begun or kept", name)
		b.says(c.said)
		sheet := b.opened.Shown
		fail.If(t, sheet.Focus != c.id || sheet.Turn != 1, "%s: the keyboard is given to %q", name, sheet.Focus)
	}
}

func TestAProgramThatIsNotThereIsSaid(t *testing.T) {
	script := filepath.Join(t.TempDir(), "solution")
	fail.OnError(t, os.WriteFile(script, []byte("#!/no-such-interpreter\n"), 0o700))
	for command, said := range map[string]string{
		"./no-such-program": "no such file", "no-such-program": "no such", script: "Cannot start solution: ",
		"sol/nosuch.cpp": "no such", os.Args[0] + " right": "tests: there is no such",
	} {
		b, field := newBench(t), commandID
		if strings.HasPrefix(said, "tests:") {
			field = filesID
			b.opened.Type(filesID, filepath.Join(t.TempDir(), "tests"))
		}
		b.tests(command)
		if sheet := b.opened.Shown; sheet.Focus != field || sheet.Turn != 1 || b.startWords() != "Test" {
			t.Errorf("%s: the keyboard is given to %q, the button says %q", command, sheet.Focus, b.startWords())
		}
		b.failed(said)
		fail.Unequal(t, b.run.Tally.Cases, 0, "%s: cases", command)
	}
}

func TestTheFormIsReadAndKept(t *testing.T) {
	folder := t.TempDir()
	first := settings.First()
	f := newForm(first.TestOf("crosshatch"))
	f.typed[commandID] = "  " + command("right", "an argument") + " "
	usual := fail.Must(f.read())(t)
	fail.Unequal(t, usual.test.Budget, judge.SlowBudget, "while no number of cases is chosen the budget")
	f.typed[filesID] = folder
	f.typed[countID] = " 7 "
	f.typed[secondsID] = "0.5"
	f.typed[memoryID] = "64"
	f.do(strictID)
	f.do(debugID)
	plan := fail.Must(f.read())(t)
	want := settings.Test{Command: command("right", "an argument"), Problem: "crosshatch", Files: folder, Count: 7,
		Seconds: 0.5, Megabytes: 64, Strict: true, Debug: true}
	fail.Unequal(t, plan.kept, want, "kept")
	args := plan.command.Args
	fail.If(t, len(args) != 3 || args[2] != "an argument", "the command is %q", args)
	s, limits := plan.test.Suite, plan.test.Limits
	fail.If(t, s.Problem != judge.Crosshatch || s.Seed != 1 ||
		s.Count != 7 || plan.test.Budget != 0 || !slices.Equal(s.Paths, []string{folder}),
		"the cases are %+v, %q", s, s.Paths)
	fail.If(t, limits.Time.Seconds() != 0.5 || limits.Memory != 64<<20 || !plan.test.Strict,
		"the limits are %+v", limits)
	again, err := newForm(plan.kept).read()
	fail.If(t, err != nil || again.kept != plan.kept, "read again it is %+v, %v", again.kept, err)
}

func TestTheFormHasTheLastTestOfTheProblemOfTheBoard(t *testing.T) {
	b := newBench(t)
	s, right, wrong := b.Host.Session, command("right"), command("wrong")
	fail.OnError(t, s.Game.Play(grid.At(5, 5)))
	reopened := func(problem judge.Problem, line, start string) {
		b.window.Close()
		b.open()
		fail.If(t, b.form.problem != problem || b.form.command() != line || b.startWords() != start,
			"the form has %s and %q; to begin, %q", b.form.problem, b.form.command(), b.startWords())
	}
	b.tests(right)
	s.Show(s.Sudoku)
	reopened(judge.Crosshatch, "", "Test")
	b.tests(wrong)
	s.Show(s.Game)
	reopened(judge.TicTacToe, right, "Test")
	s.GoHome()
	reopened(judge.Crosshatch, wrong, "Test again")
}

func TestAFileIsChosenWhereTheFieldHasOne(t *testing.T) {
	last, folder := t.TempDir(), t.TempDir()
	source, b := texttest.Write(t, filepath.Join(folder, "a solution.cpp"), ""), newBench(t)
	b.Host.Session.Settings.Folder = last
	for written, want := range map[string]string{
		"": last, quoted(source): folder, quoted("python3", source): folder, "/gone/a.cpp": last,
	} {
		b.opened.Type(commandID, written)
		b.Do(chooseID)
		b.await("the folder for "+written, func() bool {
			return strings.Contains(screentest.Words(b.opened.Top()), want)
		})
		b.opened.Escape()
	}
	b.opened.Type(filesID, folder)
	b.Do(chooseFilesID)
	b.await("the folder of tests", func() bool { return strings.Contains(screentest.Words(b.opened.Top()), folder) })
}

func TestWhichFilesAreLeftOutIsSaid(t *testing.T) {
	folder := t.TempDir()
	texttest.Write(t, filepath.Join(folder, "1.in"), texttest.Sample(t, "crosshatch-1.in"))
	texttest.Write(t, filepath.Join(folder, "2.in"), texttest.Sample(t, "tictactoe-1.in"))
	b := newBench(t)
	b.opened.Type(filesID, folder)
	b.tests(command("right"))
	b.says("A file is left out: 1.in: it is a case of the other problem.")
	fail.If(t, b.run.Tally.Cases != 4 || b.opened.Shown.Warning, "%d cases were run", b.run.Tally.Cases)
}

var ownCase = "x........\n" + strings.Repeat(".........\n", 8) + "1 1\n"

// writes types an own case into the open dialog, and presses Ctrl+Enter.
func (b *bench) writes(text string) {
	b.t.Helper()
	b.opened.TypeIn(b.opened.Top().Focus, text)
	b.opened.Key(keys.Ctrl(keys.Enter))
}

func TestAnOwnCaseIsRunAloneAndAgainByF5(t *testing.T) {
	b := newBench(t)
	b.opened.Type(commandID, command("noisy"))
	b.opened.Press("Own case…")
	b.writes("x")
	fail.NowIf(t, b.run != nil || !b.files.Dialogs.Busy(), "a case that cannot be read is run")
	t.Cleanup(func() { language.Use(language.English) })
	for _, choice := range []language.Language{language.Chinese, language.English} {
		language.Use(choice)
		b.loop.Do(func() {})
		field := screentest.Card[view.Field](b.opened.Top())
		fail.If(t, b.opened.Top().Title != language.Text("test.own.title") || field.Text != "x",
			"in another language %q has %q", b.opened.Top().Title, field.Text)
	}
	b.opened.TypeIn(b.opened.Top().Focus, ownCase)
	fail.Lacks(t, screentest.Words(b.opened.Top()), language.Text("test.own.advice"), "when that is mended it says")
	b.writes(ownCase)
	b.await("the end", func() bool { return b.run != nil && b.run.over })
	fail.NowIf(t, b.files.Dialogs.Busy() || b.run.Tally.Cases != 1 || len(b.rows) != 1 ||
		b.rows[0].Case.Kind != judge.Own, "%d cases were run, %d listed", b.run.Tally.Cases, len(b.rows))
	texts := shown[deck.Texts](b).Texts
	fail.If(t, len(texts) != 3 || !strings.HasPrefix(texts[1].Lines[0], "x!!") || texts[2].Lines[0] != "row by row",
		"beside the input stands %+v", texts)
	verdict := func() deck.ResultRow { return shown[deck.Results](b).Results[0] }
	fail.If(t, verdict().Tag != "AC" || verdict().Answer != view.Yes, "the verdict is %+v", verdict())
	first := b.run
	fail.Unequal(t, b.startWords(), "Test", "what would run all cases")
	b.opened.Type(commandID, command("wrong"))
	b.opened.Key(keys.Alone("F5"))
	b.await("the end of another", func() bool { return b.run != first && b.run.over })
	fail.If(t, b.run.Tally.Cases != 1 || verdict().Answer != view.Wrong || b.run.Smallest != nil,
		"again, %d cases, %+v", b.run.Tally.Cases, verdict())
	edit := func() view.Button { return shown[deck.Picture](b).Buttons[1] }
	b.opened.Events.Content.Do(crosshatchID)
	fail.Unless(t, edit().Disabled, "it can be edited as a case of another problem")
	b.opened.Events.Content.Do(tictactoeID)
	b.opened.Press(edit().Words)
	fail.Unless(t, strings.Contains(screentest.Words(b.opened.Top()), ownCase), "the case cannot be edited")
}

func TestThatASourceIsCompiledIsSaidAndCanBeStopped(t *testing.T) {
	name, b := source(t, "endless"), newBench(t)
	b.begins(quoted(name))
	want := language.Text("test.compiling", language.Args{"Source": filepath.Base(name)})
	b.await(want, func() bool { return b.said().Summary == want && b.said().Busy > 2 })
	b.End()
	b.await("the end", func() bool { return b.run.over })
	fail.If(t, b.run.err != nil || b.said().Busy != 0, "%v; the spinner turns on: %v", b.run.err, b.said().Busy)
}

// Keys pressed before the window closed may reach it afterwards.
func TestAClosedWindowDoesNothingOnKeysThatAreStillUnderWay(t *testing.T) {
	for _, asked := range []bool{false, true} {
		for _, second := range []keys.Key{keys.Escape, keys.Enter, "F5"} {
			b := newBench(t)
			b.opened.Type(commandID, command("right"))
			if asked {
				b.files.Dialogs.Ask(func() dialog.Question { return dialog.Question{Title: "Why?"} }, func() {}, nil)
				b.opened.Key(keys.Alone(keys.Escape))
			}
			for _, key := range []keys.Key{keys.Escape, second, keys.Enter, keys.Escape} {
				b.opened.Key(keys.Alone(key))
			}
			fail.If(t, b.window != nil || b.run != nil,
				"Escape and %s: the window is open: %v, a test runs: %v", second, b.window != nil, b.run != nil)
		}
	}
}

// copied presses the button that copies the text with a title, and returns what is on the clipboard then.
func (b *bench) copied(title string) string {
	b.screen.Clipboard = ""
	b.loop.Do(func() { b.Do(copies + title) })
	b.says("Copied: " + language.Text(title))
	return b.screen.Clipboard
}

func TestEachTextShownCanBeCopied(t *testing.T) {
	b := newBench(t)
	b.opened.Key(keys.Ctrl("C"))
	fail.Unequal(t, b.screen.Clipboard, "", "without a case is copied")
	b.tests(command("wrong"))
	b.opened.Events.Content.Choose(1)
	b.opened.Key(keys.Ctrl("C"))
	first := b.rows[1]
	fail.Unequal(t, b.screen.Clipboard, string(first.Case.Input), "of the case that is drawn is copied")
	for i, want := range [...][]byte{first.Case.Input, first.Run.Output, first.Case.Answer} {
		id := shown[deck.Texts](b).Texts[i].Copy.ID
		fail.Unequal(t, b.copied(id[len(copies):]), string(want), "by %s is copied", id)
	}
	b.tests(command("crashes"))
	fail.Unequal(t, b.copied("test.errors"), "oh", "of standard error is copied")
	b.screen.Refusing = true
	b.loop.Do(func() { b.Do(copies + "test.input") })
	b.says(language.Text("page.copyRefused"))
	name := source(t, "wrong")
	b = newBench(t)
	b.tests(quoted(name))
	fail.Unequal(t, shown[deck.Passage](b).Copy.ID, copies+"test.compiler", "beside the compiler's message is")
	fail.Unequal(t, b.copied("test.compiler"), b.run.compileError().Said, "of the compiler is copied")
}

func TestTheKeysOfTheWindow(t *testing.T) {
	b := newBench(t)
	b.opened.Key(keys.Ctrl("T"))
	fail.Unequal(t, b.opened.Shown.Focus, commandID, "Ctrl+T gives the keyboard to")
	b.opened.Key(keys.Alone("F2"))
	said := screentest.Words(b.opened.Top())
	for _, k := range b.opened.Events.Keys {
		fail.Lacks(t, said, k.Words(), "the list of keys")
	}
	fail.Lacks(t, said, language.Text("test.key.copy"), "the list of keys")
	b.opened.Escape()
}
