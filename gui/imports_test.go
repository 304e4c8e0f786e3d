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
	"engine/technique":  {"engine/grid", "engine/crosshatch"},
	"engine/sudoku":     {"engine/grid", "engine/crosshatch"},
	"engine/notation": {"engine/grid", "engine/text", "engine/history", "engine/tictactoe", "engine/crosshatch",
		"engine/notation/record", "engine/notation/link", "engine/notation/foreign"},
	"engine/notation/link": {"engine/grid", "engine/text", "engine/history", "engine/tictactoe", "engine/crosshatch",
		"engine/notation/record"},
	"engine/notation/record": {"engine/grid", "engine/text", "engine/history", "engine/tictactoe"},
	"engine/notation/foreign": {"engine/grid", "engine/text", "engine/tictactoe", "engine/crosshatch",
		"engine/notation/record"},
	"engine/diagram":    {"engine/grid", "engine/tictactoe", "engine/crosshatch", "engine/technique"},
	"engine/atomicfile": {},
	"engine/locale": {"engine/atomicfile", "engine/grid", "engine/text", "engine/tictactoe",
		"engine/crosshatch", "engine/technique", "engine/notation", "engine/notation/record",
		"engine/notation/foreign", "engine/reach",
		"engine/search", "engine/checker", "engine/judge", "engine/match", "engine/program", "engine/toolchain"},
	"engine/drawing":        {"engine/grid", "engine/crosshatch", "engine/diagram"},
	"engine/picture":        {"engine/diagram", "engine/drawing"},
	"engine/reach":          {"engine/grid", "engine/tictactoe"},
	"engine/sample":         {"engine/grid", "engine/tictactoe", "engine/crosshatch"},
	"engine/search":         {"engine/grid", "engine/tictactoe", "engine/search/net"},
	"engine/search/net":     {"engine/grid", "engine/tictactoe"},
	"engine/search/horizon": {"engine/grid", "engine/tictactoe", "engine/search"},
	"engine/search/train":   {"engine/grid", "engine/tictactoe", "engine/search", "engine/search/net"},
	"engine/puzzle":         {"engine/grid", "engine/tictactoe", "engine/search"},
	"engine/puzzle/make":    {"engine/grid", "engine/tictactoe", "engine/search", "engine/puzzle"},
	"engine/program":        {},
	"engine/toolchain":      {"engine/atomicfile", "engine/text", "engine/program"},
	"engine/match": {"engine/grid", "engine/text", "engine/tictactoe", "engine/search", "engine/program",
		"engine/toolchain", "engine/notation/record"},
	"engine/checker": {"engine/grid", "engine/text"},
	"engine/judge": {"engine/grid", "engine/text", "engine/tictactoe", "engine/crosshatch", "engine/sample",
		"engine/checker", "engine/program", "engine/toolchain", "engine/atomicfile"},
	"gui/tester": {"engine/judge", "engine/notation", "engine/program", "engine/text", "engine/toolchain",
		"gui/dialog", "gui/files", "gui/icon", "gui/insight", "gui/keys", "gui/locale", "gui/overlay",
		"gui/play", "gui/scene", "gui/screen", "gui/session", "gui/tasks", "gui/view"},
	"gui/match": {"engine/diagram", "engine/match", "engine/notation", "engine/notation/record",
		"engine/program", "engine/tictactoe", "engine/toolchain", "gui/dialog", "gui/files", "gui/icon",
		"gui/keys", "gui/locale", "gui/overlay", "gui/play", "gui/screen", "gui/session", "gui/tasks",
		"gui/view"},
	"gui/tasks/taskstest":     {"gui/tasks"},
	"gui/session/sessiontest": {"engine/grid", "engine/notation", "engine/text/texttest", "gui/session"},
	"engine/text/texttest":    {"engine/text"},

	"engine/tictactoe/tictactoetest": {"engine/grid", "engine/history", "engine/tictactoe"},

	"engine/command": {"engine/grid", "engine/text", "engine/history", "engine/tictactoe", "engine/crosshatch",
		"engine/diagram", "engine/drawing", "engine/notation", "engine/picture", "engine/reach", "engine/sample",
		"engine/search", "engine/atomicfile", "engine/checker", "engine/program", "engine/toolchain", "engine/judge",
		"engine/match", "engine/notation/record", "engine/sudoku", "engine/version", "engine/locale"},

	"engine/command/manual": {"engine/command"},

	"engine/version":   {},
	"engine/arguments": {"engine/command"},
	"gui/locale":       {"engine/locale"},
	"gui/theme":        {"engine/drawing", "gui/icon", "gui/theme/font"},
	"gui/theme/font":   {},
	"gui/keys":         {},
	"gui/screen":       {"engine/drawing", "engine/grid", "gui/keys", "gui/view"},
	"gui/dialog":       {"engine/diagram", "engine/text", "gui/keys", "gui/locale", "gui/view"},

	"gui/screen/screentest": {"engine/drawing", "gui/keys", "gui/screen", "gui/view"},
	"gui/board":             {"engine/grid", "engine/diagram", "engine/drawing", "gui/theme"},
	"gui/window": {"engine/drawing", "engine/grid", "engine/locale", "gui/board", "gui/keys", "gui/panel",
		"gui/screen", "gui/theme", "gui/view"},
	"gui/boards": {"gui/dialog", "gui/keys", "gui/locale", "gui/overlay", "gui/scene", "gui/session",
		"gui/tasks", "gui/view"},
	"gui/panel": {"engine/diagram", "engine/picture", "engine/text", "gui/board", "gui/icon", "gui/locale",
		"gui/theme", "gui/view"},
	"gui/tasks": {},
	"gui/page": {"engine/diagram", "engine/drawing", "engine/grid", "engine/notation", "gui/icon", "gui/keys",
		"gui/locale", "gui/screen", "gui/tasks", "gui/view"},
	"gui/page/shell": {"gui/page"},
	"gui/instance":   {"engine/atomicfile"},
	"gui/process":    {"engine/atomicfile", "engine/program", "gui/tasks"},
	"gui/store":      {"engine/atomicfile", "gui/page"},
	"gui/files": {"engine/atomicfile", "engine/text", "engine/notation", "gui/dialog", "gui/icon", "gui/locale",
		"gui/screen", "gui/tasks", "gui/view"},
	"gui/actions": {"engine/text", "gui/dialog", "gui/icon", "gui/keys", "gui/locale", "gui/view"},
	"gui/session": {"engine/atomicfile", "engine/grid", "engine/history", "engine/tictactoe", "engine/crosshatch",
		"engine/technique", "engine/sudoku", "engine/diagram", "engine/notation", "engine/notation/record",
		"engine/notation/foreign", "engine/search"},
	"gui/scene": {"engine/grid", "engine/tictactoe", "engine/crosshatch", "engine/diagram", "engine/notation",
		"engine/notation/foreign", "engine/notation/record", "gui/locale", "gui/session"},
	"gui/view": {"engine/diagram", "engine/grid", "engine/locale", "gui/icon", "gui/keys"},
	"gui/cards": {"engine/grid", "engine/tictactoe", "engine/crosshatch", "engine/notation", "gui/locale",
		"gui/session", "gui/scene", "gui/overlay", "gui/icon", "gui/view"},
	"gui/searches": {"engine/grid", "engine/tictactoe", "engine/search", "gui/tasks"},
	"gui/insight": {"engine/grid", "engine/history", "engine/tictactoe", "engine/crosshatch", "engine/technique",
		"engine/sudoku", "engine/diagram", "engine/reach", "engine/search", "engine/checker", "engine/match",
		"engine/notation/record", "gui/locale", "gui/tasks", "gui/session", "gui/scene", "gui/searches",
		"gui/overlay", "gui/view", "gui/icon"},
	"gui/play": {"engine/grid", "engine/history", "engine/judge", "engine/match", "engine/notation/record",
		"engine/program",
		"engine/search", "engine/text", "engine/tictactoe", "engine/toolchain", "gui/actions", "gui/dialog",
		"gui/files", "gui/icon", "gui/keys", "gui/locale", "gui/overlay", "gui/scene", "gui/screen",
		"gui/searches", "gui/session", "gui/tasks", "gui/view"},
	"gui/exchange": {"engine/atomicfile", "engine/diagram", "engine/grid", "engine/notation",
		"engine/notation/record", "engine/picture", "engine/tictactoe", "gui/actions", "gui/dialog",
		"gui/files", "gui/icon", "gui/insight", "gui/keys", "gui/locale", "gui/overlay", "gui/scene",
		"gui/screen", "gui/session", "gui/tasks", "gui/theme/font", "gui/view"},
	"gui/exercise": {"engine/grid", "gui/actions", "gui/view", "gui/session", "gui/icon", "gui/keys"},
	"gui/learn": {"engine/grid", "engine/tictactoe", "engine/crosshatch", "engine/diagram", "gui/locale",
		"gui/actions", "gui/session", "gui/view", "gui/icon", "gui/keys"},
	"gui/train": {"engine/grid", "engine/tictactoe", "engine/diagram", "engine/search", "engine/puzzle",
		"gui/scene", "gui/locale", "gui/tasks", "gui/actions", "gui/session", "gui/view", "gui/overlay", "gui/icon",
		"gui/keys"},
	"gui/retry": {"engine/grid", "engine/tictactoe", "engine/diagram", "engine/search", "gui/locale", "gui/actions",
		"gui/scene", "gui/searches", "gui/session", "gui/view", "gui/overlay", "gui/icon", "gui/keys"},
	"gui": {"engine/grid", "engine/history", "engine/tictactoe", "engine/crosshatch", "engine/sudoku",
		"engine/atomicfile", "engine/diagram", "engine/program", "engine/version", "gui/locale", "gui/boards",
		"gui/dialog", "gui/keys", "gui/screen", "gui/tasks", "gui/store", "gui/files", "gui/instance", "gui/actions",
		"gui/session", "gui/scene", "gui/view", "gui/cards", "gui/searches", "gui/insight", "gui/play", "gui/exchange",
		"gui/tester", "gui/match", "gui/exercise", "gui/learn", "gui/retry", "gui/train", "gui/overlay", "gui/icon"},
	"": {"engine/arguments", "engine/version", "gui", "gui/instance", "gui/process", "gui/screen", "gui/tasks",
		"gui/window", "gui/page"},
	"gui/overlay": {"engine/grid", "gui/session", "gui/tasks", "gui/view"},
	"gui/icon":    {},
}

const (
	fynePath = "fyne.io/fyne/v2"
	fyneApp  = fynePath + "/app"
	fyneTest = fynePath + "/test"
)

// byFyne is the packages that paint with Fyne, and the one that ends its app. All others run without a toolkit: in a
// web page, and in tests.
var byFyne = []string{"", "gui/window", "gui/panel", "gui/board", "gui/theme", "gui/process"}

func TestWhoMayImportWhom(t *testing.T) {
	list, err := exec.Command("go", "list", "-tags", "ci", "-f", `{{.ImportPath}} {{join .Imports " "}}`,
		"ninefold/...").Output()
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
			case isFyne && !slices.Contains(byFyne, name):
				t.Errorf("%q imports %q: it knows no toolkit", name, path)
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
