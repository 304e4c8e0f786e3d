package tester

import (
	"errors"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
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
	strict, again                             *widgets.Check
}

func newForm(kept session.Test) *form {
	return &form{
		command:   widgets.NewField(kept.Command, locale.Text("test.command.example")),
		files:     widgets.NewField(kept.Files, locale.Text("test.files.none")),
		count:     widgets.NewField(strconv.Itoa(kept.Count), ""),
		seconds:   widgets.NewField(strconv.FormatFloat(kept.Seconds, 'g', -1, 64), ""),
		megabytes: widgets.NewField(strconv.Itoa(kept.Megabytes), ""),
		strict:    widgets.NewCheck(locale.Text("test.strict"), kept.Strict),
		again:     widgets.NewCheck(locale.Text("test.again"), false),
	}
}

// anew is the form in the language and the appearance that are set, with what is in it.
func (f *form) anew() *form {
	next := newForm(session.Test{Command: f.command.Text, Files: f.files.Text, Strict: f.strict.Checked})
	next.count.SetText(f.count.Text)
	next.seconds.SetText(f.seconds.Text)
	next.megabytes.SetText(f.megabytes.Text)
	next.again.SetChecked(f.again.Checked)
	return next
}

// read is what the form says, to be kept, and the test that it asks for. An error is for the user to read.
func (f *form) read(problem judge.Problem, seed uint64) (session.Test, plan, error) {
	kept := session.Test{Command: strings.TrimSpace(f.command.Text), Files: strings.TrimSpace(f.files.Text), Strict: f.strict.Checked}
	command, err := program.ParseCommand(kept.Command)
	if errors.Is(err, program.ErrNoCommand) {
		err = errors.New(locale.Text("test.noCommand"))
	}
	if err == nil {
		_, err = exec.LookPath(command.Args[0])
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
	var files []string
	if err == nil && kept.Files != "" {
		files, err = judge.FindTests(filepath.SplitList(kept.Files))
	}
	return kept, plan{
		command: command,
		suite:   judge.Suite{Problem: problem, Files: files, Count: kept.Count, Seed: seed},
		tester: judge.Tester{
			Problem: problem, Command: command, Jobs: runtime.NumCPU(), Strict: kept.Strict, Limits: program.Limits{
				Time: time.Duration(kept.Seconds * float64(time.Second)), Memory: int64(kept.Megabytes) << 20, Output: 1 << 20,
			},
		},
	}, err
}

func whole(text, key string, least, most int) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil || n < least || n > most {
		return 0, errors.New(locale.Text(key, locale.Args{"Least": least, "Most": most}))
	}
	return n, nil
}

func seconds(text string) (float64, error) {
	n, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if err != nil || math.IsNaN(n) || n < 0.01 || n > 600 {
		return 0, errors.New(locale.Text("test.badTime"))
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
