package exchange

import (
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/files"
	"ninefold/gui/tasks/taskstest"
)

// TestALargeFileIsReadAndUnderstoodInOneGo counts the tasks off the UI goroutine, and how often the import is kept.
func TestALargeFileIsReadAndUnderstoodInOneGo(t *testing.T) {
	e, _ := linking(t)
	runner := taskstest.New()
	commits := 0
	e.Host.Tasks, e.Host.Commit, e.Remembered = runner.Runner, func() { commits++ }, func() {}
	e.Files = &files.Files{Tasks: runner.Runner, Warn: func(words string) { t.Error(words) }}
	path := filepath.Join(t.TempDir(), "large.ninefold")
	text := "{" + strings.Repeat("long ", largeText) + "} 1. 5 5  2. 4 4\n"
	texttest.Write(t, path, text)
	e.Open(path)
	runner.Next()()
	d, changed := e.Host.Session.Document()
	fail.If(t, !e.Host.Session.Game.Played() || d.Path != path || changed,
		"the document is %+v, changed %v", d, changed)
	fail.If(t, runner.Begun() != 1 || commits != 1, "%d tasks were begun, %d commits", runner.Begun(), commits)
}

func TestOnlyWhatAPersonCouldMendIsOffered(t *testing.T) {
	row := strings.Repeat("x", maxMendedLine)
	for name, test := range map[string]struct {
		text string
		want bool
	}{
		"nothing":              {"", true},
		"a board with CRLF":    {"x.. ... ...\r\n...", true},
		"as many lines as may": {strings.Repeat("\n", maxMendedLines-1), true},
		"a line too many":      {strings.Repeat("\n", maxMendedLines), false},
		"as long as may be":    {row + "\n" + row, true},
		"a line too long":      {"short\n" + row + "x\nshort", false},
		"a NUL":                {"x..\x00", false},
		"no UTF-8":             {"x..\xff", false},
		"a picture":            {"\x89PNG\r\n\x1a\n", false},
	} {
		fail.Unequal(t, mendable([]byte(test.text)), test.want, "%s: can be mended: %v", name, !test.want)
	}
}
