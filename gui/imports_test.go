package gui

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// mayImport is which of the project's packages each package may import.
var mayImport = map[string][]string{
	"engine/grid":       {},
	"engine/history":    {},
	"engine/text":       {"engine/grid"},
	"engine/tictactoe":  {"engine/grid", "engine/text", "engine/history"},
	"engine/crosshatch": {"engine/grid", "engine/text", "engine/history"},
	"engine/notation": {"engine/grid", "engine/text", "engine/tictactoe", "engine/crosshatch",
		"engine/notation/lex", "engine/notation/record", "engine/notation/foreign"},
	"engine/notation/lex":     {"engine/text"},
	"engine/notation/record":  {"engine/grid", "engine/text", "engine/history", "engine/tictactoe", "engine/notation/lex"},
	"engine/notation/foreign": {"engine/grid", "engine/text", "engine/tictactoe", "engine/crosshatch", "engine/notation/lex", "engine/notation/record"},
	"engine/diagram":          {"engine/grid", "engine/tictactoe", "engine/crosshatch"},
	"engine/atomicfile":       {},
	"engine/picture":          {"engine/grid", "engine/diagram"},
	"engine/reach":            {"engine/grid", "engine/tictactoe"},
	"engine/search":           {"engine/grid", "engine/tictactoe", "engine/search/net"},
	"engine/search/net":       {"engine/grid", "engine/tictactoe"},
	"engine/search/train":     {"engine/grid", "engine/tictactoe", "engine/search", "engine/search/net"},
	"engine/puzzle":           {"engine/grid", "engine/text", "engine/tictactoe", "engine/notation/lex", "engine/search"},
	"engine/puzzle/make":      {"engine/grid", "engine/tictactoe", "engine/search", "engine/puzzle"},
	"engine/program":          {},
	"engine/match":            {"engine/grid", "engine/tictactoe", "engine/search", "engine/program"},
	"engine/checker":          {"engine/grid", "engine/text"},
	"engine/judge":            {"engine/grid", "engine/text", "engine/tictactoe", "engine/crosshatch", "engine/reach", "engine/checker", "engine/program", "engine/atomicfile"},
	"gui/tester":              {"engine/judge", "engine/program", "engine/notation", "gui/files", "gui/insight", "gui/locale", "gui/session", "gui/tasks", "gui/widgets"},
	"gui/tasks/taskstest":     {"gui/tasks"},
	"gui/display":             {},
	"engine/command":          {"engine/grid", "engine/text", "engine/history", "engine/tictactoe", "engine/crosshatch", "engine/diagram", "engine/notation", "engine/picture", "engine/reach", "engine/search", "engine/atomicfile", "engine/checker", "engine/program", "engine/judge", "engine/match", "engine/notation/record"},
	"gui/locale":              {"engine/atomicfile", "engine/grid", "engine/text", "engine/tictactoe", "engine/crosshatch", "engine/notation", "engine/notation/record", "engine/notation/foreign", "engine/reach", "engine/search", "engine/checker", "engine/judge", "engine/match", "engine/program"},
	"gui/theme":               {"engine/picture"},
	"gui/board":               {"engine/grid", "engine/diagram", "gui/theme"},
	"gui/widgets":             {"gui/locale", "gui/theme"},
	"gui/tasks":               {},
	"gui/page":                {},
	"gui/instance":            {},
	"gui/store":               {"engine/atomicfile", "gui/page"},
	"gui/files":               {"engine/atomicfile", "engine/notation", "gui/locale", "gui/tasks", "gui/widgets", "gui/page"},
	"gui/actions":             {"gui/locale", "gui/widgets"},
	"gui/session": {"engine/grid", "engine/history", "engine/text", "engine/tictactoe", "engine/crosshatch", "engine/diagram",
		"engine/notation", "engine/notation/record", "engine/notation/foreign", "engine/search", "gui/locale", "gui/theme"},
	"gui/insight":  {"engine/grid", "engine/history", "engine/text", "engine/tictactoe", "engine/diagram", "engine/reach", "engine/search", "gui/locale", "gui/theme", "gui/widgets", "gui/tasks", "gui/session", "engine/checker"},
	"gui/play":     {"engine/grid", "engine/history", "engine/search", "engine/tictactoe", "engine/match", "engine/program", "gui/actions", "gui/theme", "gui/files", "gui/locale", "gui/session", "gui/insight", "gui/tasks", "gui/widgets"},
	"gui/exchange": {"engine/diagram", "engine/notation", "engine/notation/record", "engine/notation/foreign", "engine/picture", "engine/tictactoe", "gui/locale", "gui/theme", "gui/widgets", "gui/tasks", "gui/files", "gui/session", "gui/insight", "gui/page", "gui/board", "gui/actions"},
	"gui/sudoku":   {"gui/actions", "gui/exchange", "gui/insight", "gui/session", "gui/theme"},
	"gui/exercise": {"engine/grid", "gui/actions", "gui/insight", "gui/session"},
	"gui/learn": {"engine/grid", "engine/tictactoe", "engine/crosshatch", "engine/diagram", "gui/locale", "gui/theme", "gui/widgets", "gui/actions",
		"gui/session", "gui/insight"},
	"gui/train": {"engine/grid", "engine/tictactoe", "engine/diagram", "engine/search", "engine/puzzle", "gui/locale", "gui/theme", "gui/widgets", "gui/tasks",
		"gui/actions", "gui/session", "gui/insight"},
	"gui": {"engine/grid", "engine/history", "engine/tictactoe", "engine/diagram", "engine/notation", "engine/picture", "engine/search", "gui/locale", "gui/theme", "gui/board", "gui/widgets", "gui/tasks", "gui/page", "gui/store", "gui/files", "gui/actions", "gui/session", "gui/insight", "gui/play", "gui/exchange", "gui/sudoku", "gui/tester", "gui/exercise", "gui/learn", "gui/train", "engine/program"},
	"":    {"engine/command", "gui", "gui/instance", "gui/tasks", "gui/display"},
}

const (
	fynePath = "fyne.io/fyne/v2"
	fyneApp  = fynePath + "/app"
	fyneTest = fynePath + "/test"
)

func TestWhoMayImportWhom(t *testing.T) {
	list, err := exec.Command("go", "list", "-tags", "ci", "-f", `{{.ImportPath}} {{join .Imports " "}}`, "ninefold/...").Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(list)), "\n")
	if len(lines) < len(mayImport) {
		t.Errorf("%d packages, but the table has %d", len(lines), len(mayImport))
	}
	for _, line := range lines {
		words := strings.Fields(line)
		name, imports := inHouse(words[0]), words[1:]
		allowed, known := mayImport[name]
		if !known {
			t.Errorf("package %q is not in the table", name)
		}
		for _, path := range imports {
			isFyne := path == fynePath || strings.HasPrefix(path, fynePath+"/")
			switch {
			case path == "ninefold" || strings.HasPrefix(path, "ninefold/"):
				if !slices.Contains(allowed, inHouse(path)) {
					t.Errorf("%q imports %q", name, path)
				}
			case isFyne && strings.HasPrefix(name, "engine/"):
				t.Errorf("%q imports %q: the engine knows no screen", name, path)
			case path == fyneApp && name != "":
				t.Errorf("%q imports %q: only main may", name, path)
			case path == fyneTest:
				t.Errorf("%q imports %q outside a test", name, path)
			}
		}
	}
}

// inHouse is a package's path below the module's.
func inHouse(path string) string {
	return strings.TrimPrefix(strings.TrimPrefix(path, "ninefold"), "/")
}
