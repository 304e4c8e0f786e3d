package tester

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/judge"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

func TestWhatIsWrongInTheFormIsSaidAndNothingIsStarted(t *testing.T) {
	for name, c := range map[string]struct{ id, text, said string }{
		"no program":          {commandID, " ", locale.Text("test.noCommand")},
		"an open quote":       {commandID, "'" + os.Args[0], "is not closed"},
		"no number of cases":  {countID, "many", "from 0 to 10"},
		"cases below zero":    {countID, "-1", "from 0 to 10"},
		"too many cases":      {countID, "10000001", "from 0 to 10"},
		"half a case":         {countID, "1.5", "from 0 to 10"},
		"no time":             {secondsID, "", locale.Text("test.badTime")},
		"too short a time":    {secondsID, "0.001", locale.Text("test.badTime")},
		"too long a time":     {secondsID, "601", locale.Text("test.badTime")},
		"a time that is none": {secondsID, "NaN", locale.Text("test.badTime")},
		"no memory":           {memoryID, "x", "memory limit is a whole number"},
		"too much memory":     {memoryID, "1048577", "memory limit is a whole number"},
	} {
		b := newBench(t)
		kept := b.Host.Session.Settings.Test
		b.opened.Type(commandID, command("right"))
		b.opened.Type(c.id, c.text)
		b.opened.Press(b.startWords())
		fail.If(t, b.run != nil || b.kept != 0 || b.Host.Session.Settings.Test != kept,
			"%s: a test is begun or kept", name)
		b.says(c.said)
		sheet := b.opened.Shown
		fail.If(t, sheet.Focus != c.id || sheet.Turn != 1, "%s: the keyboard is given to %q", name, sheet.Focus)
	}
}

func TestAProgramThatIsNotThereIsSaid(t *testing.T) {
	folder, err := os.Getwd()
	fail.OnError(t, err)
	for command, said := range map[string]string{
		"./no-such-program": "(the working folder is " + folder + ")", "no-such-program": "no such",
		"sol/nosuch.cpp": "no such", os.Args[0] + " right": "tests: there is no such",
	} {
		b := newBench(t)
		field := commandID
		if strings.HasPrefix(said, "tests:") {
			field = filesID
			b.opened.Type(filesID, filepath.Join(t.TempDir(), "tests"))
		}
		b.tests(command)
		if sheet := b.opened.Shown; sheet.Focus != field || sheet.Turn != 1 || b.startWords() != "Test" {
			t.Errorf("%s: the keyboard is given to %q, the button says %q", command, sheet.Focus, b.startWords())
		}
		fail.If(t, b.notice().Buttons == nil, "%s: below the error is a void", command)
		if b.says(said); b.run.Tally.Cases != 0 || b.said().Summary != "" {
			t.Errorf("%s: %d cases were run, said is %q", command, b.run.Tally.Cases, b.said().Summary)
		}
	}
}

func TestTheFormIsReadAndKept(t *testing.T) {
	folder := t.TempDir()
	f := newForm(session.Test{Count: 1000, Seconds: 2, Megabytes: 256}, judge.Crosshatch)
	f.typed[commandID] = "  " + command("right", "an argument") + " "
	f.typed[filesID] = folder
	f.typed[countID] = " 7 "
	f.typed[secondsID] = "0.5"
	f.typed[memoryID] = "64"
	f.do(strictID)
	plan, err := f.read()
	fail.OnError(t, err)
	want := session.Test{Command: command("right", "an argument"), Problem: "crosshatch", Files: folder, Count: 7,
		Seconds: 0.5, Megabytes: 64, Strict: true}
	fail.Unequal(t, plan.kept, want, "kept")
	args := plan.command.Args
	fail.If(t, len(args) != 3 || args[2] != "an argument", "the command is %q", args)
	s, limits := plan.test.Suite, plan.test.Tester.Limits
	fail.If(t, s.Problem != judge.Crosshatch || plan.test.Tester.Problem != judge.Crosshatch || s.Seed != 1 ||
		s.Count != 7 || !slices.Equal(plan.test.Paths, []string{folder}), "the cases are %+v, %q", s, plan.test.Paths)
	fail.If(t, limits.Time.Seconds() != 0.5 || limits.Memory != 64<<20 || !plan.test.Tester.Strict,
		"the limits are %+v", limits)
	again, err := newForm(plan.kept, judge.TicTacToe).read()
	fail.If(t, err != nil || again.kept != plan.kept, "read again it is %+v, %v", again.kept, err)
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
