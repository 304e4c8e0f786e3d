package tester

import (
	"errors"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/program"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// form is what the user says about a test.
type form struct {
	command, files, count, seconds, megabytes *widgets.Field
	problem                                   *widgets.Select // one of problems
	strict, again                             *widgets.Check
}

// problems are what a program can be tested on, in the order in which they are offered.
var problems = [...]judge.Problem{judge.TicTacToe, judge.Crosshatch}

func newForm(kept session.Test, problem judge.Problem) *form {
	f := &form{
		problem: widgets.NewSelect(locale.Text("test.problem"),
			[]string{locale.Text("test.tictactoe"), locale.Text("test.crosshatch")}),
		command:   widgets.NewField(kept.Command, locale.Text("test.command.example")),
		files:     widgets.NewField(kept.Files, locale.Text("test.files.none")),
		count:     widgets.NewNumber(strconv.Itoa(kept.Count), ""),
		seconds:   widgets.NewNumber(strconv.FormatFloat(kept.Seconds, 'g', -1, 64), locale.Text("who.seconds")),
		megabytes: widgets.NewNumber(strconv.Itoa(kept.Megabytes), "MB"),
		strict:    widgets.NewCheck(locale.Text("test.strict"), kept.Strict),
		again:     widgets.NewCheck(locale.Text("test.again"), false),
	}
	f.problem.SetSelectedIndex(slices.Index(problems[:], problem))
	return f
}

// anew is the form in the language and the appearance that are set, with what is in it.
func (f *form) anew() *form {
	next := newForm(session.Test{Command: f.command.Text, Files: f.files.Text, Strict: f.strict.Checked}, f.chosen())
	next.count.SetText(f.count.Text)
	next.seconds.SetText(f.seconds.Text)
	next.megabytes.SetText(f.megabytes.Text)
	next.again.SetChecked(f.again.Checked)
	return next
}

// chosen is the problem that the program is to be tested on.
func (f *form) chosen() judge.Problem { return problems[f.problem.SelectedIndex()] }

// read is what the form says, to be kept, and the test that it asks for. An error is for the user to read.
func (f *form) read(seed uint64) (session.Test, plan, error) {
	problem := f.chosen()
	kept := session.Test{Command: strings.TrimSpace(f.command.Text), Files: strings.TrimSpace(f.files.Text),
		Strict: f.strict.Checked}
	command, err := program.ParseCommand(kept.Command)
	if errors.Is(err, program.ErrNoCommand) {
		err = locale.Error("test.noCommand")
	}
	if err == nil {
		kept.Count, err = whole(f.count.Text, "test.badCount", 0, 10_000_000)
	}
	if err == nil {
		kept.Seconds, err = seconds(f.seconds.Text)
	}
	if err == nil {
		kept.Megabytes, err = whole(f.megabytes.Text, "test.badMemory", 0, 1<<20)
	}
	return kept, plan{
		command: command,
		test: judge.Test{
			Paths: filepath.SplitList(kept.Files),
			Suite: judge.Suite{Problem: problem, Count: kept.Count, Seed: seed},
			Tester: judge.Tester{
				Problem: problem, Jobs: runtime.GOMAXPROCS(0), Strict: kept.Strict,
				Limits: judge.SolutionLimits(
					time.Duration(kept.Seconds*float64(time.Second)), int64(kept.Megabytes)<<20),
			},
		},
	}, err
}

func whole(text, key string, least, most int) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil || n < least || n > most {
		return 0, locale.Error(key, locale.Args{"Least": least, "Most": most})
	}
	return n, nil
}

func seconds(text string) (float64, error) {
	n, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if err != nil || math.IsNaN(n) || n < 0.01 || n > 600 {
		return 0, locale.Error("test.badTime")
	}
	return n, nil
}

// watched is when the files that a command names were last changed: the program, and those of its arguments that are
// files, such as the script of an interpreter.
func watched(command program.Command) time.Time {
	var latest time.Time
	for i, arg := range command.Args {
		if i == 0 {
			if path, err := exec.LookPath(arg); err == nil {
				arg = path
			}
		}
		if info, err := os.Stat(arg); err == nil && info.Mode().IsRegular() && info.ModTime().After(latest) {
			latest = info.ModTime()
		}
	}
	return latest
}
