package gui

import (
	"cmp"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

// whoImportsWhom lists which of the project's packages each package may import; a folder is followed by those in it.
const whoImportsWhom = `
.: engine/ command command/version gui/ . desktop/instance desktop/process desktop/window view/screen work/tasks
engine/atomicfile:
engine/command: engine/ atomicfile command/version grid judge judge/checker judge/program judge/sample judge/toolchain
  locale notation notation/record notation/text picture picture/diagram picture/drawing sudoku sudoku/generator
  sudoku/technique tictactoe tictactoe/match tictactoe/rating tictactoe/reach tictactoe/search
engine/command/version:
engine/grid:
engine/history:
engine/judge: engine/ atomicfile grid judge/checker judge/program judge/sample judge/toolchain notation/text sudoku
  tictactoe
engine/judge/checker: engine/ grid notation/text
engine/judge/program:
engine/judge/sample: engine/ grid sudoku tictactoe
engine/judge/toolchain: engine/ atomicfile judge/program notation/text
engine/locale: engine/ atomicfile grid judge judge/checker judge/program judge/toolchain notation notation/foreign
  notation/record notation/text sudoku sudoku/technique tictactoe tictactoe/match tictactoe/rating tictactoe/reach
  tictactoe/reason tictactoe/search
engine/notation: engine/ grid history notation/foreign notation/link notation/record notation/text notation/worksheet
  sudoku tictactoe
engine/notation/foreign: engine/ grid notation/record notation/text sudoku tictactoe
engine/notation/link: engine/ grid history notation/record notation/text sudoku tictactoe
engine/notation/record: engine/ grid history notation/text tictactoe
engine/notation/text: engine/ grid
engine/notation/text/texttest: engine/ notation/text
engine/notation/worksheet: engine/ grid history notation/record notation/text sudoku
engine/picture: engine/ picture/diagram picture/drawing
engine/picture/diagram: engine/ grid sudoku sudoku/technique tictactoe
engine/picture/drawing: engine/ grid picture/diagram sudoku
engine/sudoku: engine/ grid history notation/text
engine/sudoku/generator: engine/ grid sudoku sudoku/technique
engine/sudoku/technique: engine/ grid sudoku
engine/test/fail:
engine/tictactoe: engine/ grid history notation/text
engine/tictactoe/match: engine/ grid judge/program judge/toolchain notation/record notation/text tictactoe
  tictactoe/rating tictactoe/search
engine/tictactoe/puzzle: engine/ grid tictactoe tictactoe/rating tictactoe/search
engine/tictactoe/rating:
engine/tictactoe/reach: engine/ grid tictactoe
engine/tictactoe/reason: engine/ grid tictactoe tictactoe/search
engine/tictactoe/search: engine/ grid tictactoe tictactoe/search/net
engine/tictactoe/search/net: engine/ grid tictactoe
engine/tictactoe/tictactoetest: engine/ grid history tictactoe
engine/tools:
engine/tools/manual: engine/ command
engine/tools/puzzles: engine/ grid tictactoe tictactoe/puzzle tictactoe/search
engine/tools/train: engine/ grid tictactoe tictactoe/search tictactoe/search/net
gui: engine/ atomicfile command/version grid judge/program picture/drawing gui/ actions desktop/instance language
  model/session model/store places/boards places/desk places/learn places/place places/retry places/standing
  places/train view view/cards view/dialog view/icon view/keys view/scene view/screen work/exchange work/files
  work/insight work/match work/overlay work/searches work/tasks work/tester
gui/actions: engine/ notation/text gui/ language view view/deck view/dialog view/icon view/keys
gui/desktop:
gui/desktop/board: engine/ grid picture/diagram picture/drawing gui/ desktop/theme
gui/desktop/clipboard:
gui/desktop/instance: engine/ atomicfile
gui/desktop/panel: engine/ notation/text picture picture/diagram gui/ desktop/board desktop/theme language view
  view/chart view/icon
gui/desktop/process: engine/ atomicfile judge/program gui/ work/tasks
gui/desktop/theme: engine/ picture/drawing gui/ desktop/theme/font view/icon
gui/desktop/theme/font:
gui/desktop/window: engine/ grid locale picture/drawing gui/ desktop/board desktop/clipboard desktop/panel desktop/theme
  language view view/keys view/screen
gui/language: engine/ locale
gui/model:
gui/model/mail: engine/ grid history notation notation/record tictactoe gui/ model/session
gui/model/results: engine/ grid notation/record tictactoe tictactoe/search gui/ model/session
gui/model/session: engine/ atomicfile grid history notation notation/foreign notation/record notation/worksheet
  picture/diagram picture/drawing sudoku sudoku/generator sudoku/technique tictactoe tictactoe/search gui/
  model/training
gui/model/session/sessiontest: engine/ grid notation notation/text/texttest test/fail tictactoe gui/ model/session
gui/model/store: engine/ atomicfile gui/ page
gui/model/training: engine/ grid tictactoe tictactoe/rating tictactoe/search
gui/page: engine/ grid notation picture/diagram picture/drawing gui/ language view view/chart view/icon view/keys
  view/screen work/tasks
gui/page/shell: gui/ page
gui/page/worker: gui/ . page
gui/places:
gui/places/boards: engine/ grid sudoku/technique gui/ actions language model/session places/place view view/deck
  view/dialog view/icon view/keys view/scene work/overlay work/tasks
gui/places/desk: engine/ grid history sudoku sudoku/generator tictactoe gui/ actions language model/mail model/session
  places/place view view/cards view/deck view/dialog view/icon view/keys view/scene work/exchange work/insight
  work/overlay work/play work/searches work/tasks
gui/places/exercise: engine/ grid picture/diagram tictactoe gui/ model/session places/place view/scene work/tasks
gui/places/learn: engine/ grid picture/diagram tictactoe gui/ actions language model/session places/exercise view
  view/deck view/icon view/keys view/scene
gui/places/place: engine/ grid tictactoe gui/ actions language model/session view view/deck view/keys
gui/places/retry: engine/ grid picture/diagram tictactoe tictactoe/reason tictactoe/search gui/ actions language
  model/session places/exercise places/place view view/deck view/icon view/keys view/scene work/overlay work/searches
gui/places/standing: engine/ grid tictactoe tictactoe/rating tictactoe/search gui/ actions language model/results
  model/session model/training places/place view view/deck view/icon view/keys view/scene work/overlay work/tasks
gui/places/train: engine/ grid picture/diagram tictactoe tictactoe/puzzle tictactoe/search gui/ actions language
  model/training places/exercise places/place view view/deck view/icon view/keys view/scene work/overlay work/tasks
gui/view: engine/ grid locale picture/diagram gui/ language view/icon view/keys
gui/view/cards: engine/ grid history notation notation/record sudoku tictactoe tictactoe/puzzle gui/ language model/mail
  model/results model/session view view/deck view/icon view/scene work/overlay
gui/view/chart: gui/ view
gui/view/deck: gui/ language view view/icon
gui/view/dialog: engine/ locale notation/text picture/diagram gui/ language view view/deck view/icon view/keys
gui/view/icon:
gui/view/keys:
gui/view/scene: engine/ grid notation notation/record picture/diagram sudoku tictactoe tictactoe/match tictactoe/search
  gui/ language model/results model/session model/training view view/icon
gui/view/screen: engine/ grid picture/drawing gui/ view view/keys
gui/view/screen/screentest: engine/ grid picture/diagram picture/drawing gui/ language view view/keys view/screen
gui/work:
gui/work/exchange: engine/ atomicfile grid history notation notation/record notation/worksheet picture picture/diagram
  tictactoe gui/ actions desktop/theme/font language model/mail model/session view view/deck view/dialog view/icon
  view/keys view/scene view/screen work/files work/insight work/overlay work/tasks
gui/work/files: engine/ atomicfile notation notation/text gui/ language view view/deck view/dialog view/icon view/screen
  work/tasks
gui/work/insight: engine/ grid history judge/checker notation/record picture/diagram sudoku sudoku/generator
  sudoku/technique tictactoe tictactoe/match tictactoe/reach tictactoe/reason tictactoe/search gui/ language
  model/session view view/deck view/icon view/scene work/overlay work/searches work/tasks
gui/work/match: engine/ atomicfile judge/program judge/toolchain notation notation/record picture/diagram tictactoe
  tictactoe/match gui/ language model/session view view/deck view/dialog view/icon view/keys view/screen work/files
  work/overlay work/play work/tasks
gui/work/overlay: engine/ grid judge/toolchain gui/ language model/session view view/deck view/dialog work/tasks
gui/work/overlay/overlaytest: gui/ model/session view view/dialog work/overlay work/tasks
gui/work/play: engine/ atomicfile grid history judge judge/program judge/toolchain notation/record notation/text
  tictactoe tictactoe/match tictactoe/search gui/ actions language model/mail model/results model/session view view/deck
  view/dialog view/icon view/keys view/scene work/files work/overlay work/searches work/tasks
gui/work/searches: engine/ grid tictactoe tictactoe/search gui/ work/tasks
gui/work/tasks:
gui/work/tasks/taskstest: gui/ work/tasks
gui/work/tester: engine/ atomicfile judge judge/program judge/toolchain notation notation/text gui/ language
  model/session view view/deck view/dialog view/icon view/keys view/scene view/screen work/files work/insight
  work/overlay work/play work/tasks`

const (
	fynePath = "fyne.io/fyne/v2"
	fyneApp  = fynePath + "/app"
	fyneTest = fynePath + "/test"
)

// byFyne lists the packages that paint with Fyne, and the one that ends its app. All others run without a toolkit, on a
// web page and in tests.
const byFyne = " . gui/desktop/window gui/desktop/panel gui/desktop/board gui/desktop/theme gui/desktop/process "

// importsOf returns what each package imports on any system, without tests.
func importsOf(t *testing.T) map[string]map[string]bool {
	t.Helper()
	imports := map[string]map[string]bool{}
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		dir, name := filepath.ToSlash(strings.TrimPrefix(filepath.Dir(path), ".."))+"/", entry.Name()
		switch {
		case err != nil || entry.IsDir() && len(name) > 2 && name[0] == '.':
			return cmp.Or(err, fs.SkipDir)
		case !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || strings.HasPrefix(dir, "/docs/"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		of := cmp.Or(strings.Trim(dir, "/"), ".")
		if imports[of] == nil {
			imports[of] = map[string]bool{}
		}
		for _, spec := range file.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			imports[of][path] = true
		}
		return nil
	})
	fail.OnError(t, err)
	return imports
}

// TestWhoMayImportWhom fails for an import that the table does not allow, and for an allowed one that nobody has.
func TestWhoMayImportWhom(t *testing.T) {
	var rows []string
	for name, imports := range importsOf(t) {
		row, part := name+":", ""
		for _, path := range slices.Sorted(maps.Keys(imports)) {
			isFyne := path == fynePath || strings.HasPrefix(path, fynePath+"/")
			switch inHouse, ok := strings.CutPrefix(path, "ninefold/"); {
			case ok:
				folder, rest, _ := strings.Cut(inHouse+"/", "/")
				if folder != part {
					part, row = folder, row+" "+folder+"/"
				}
				row += " " + cmp.Or(strings.TrimSuffix(rest, "/"), ".")
			case isFyne && !strings.Contains(byFyne, " "+name+" "):
				t.Errorf("%q imports %q: it knows no toolkit", name, path)
			case path == fyneApp && name != ".", path == fyneTest:
				t.Errorf("%q imports %q", name, path)
			}
		}
		rows = append(rows, row)
	}
	want := strings.Split(strings.TrimSpace(strings.ReplaceAll(whoImportsWhom, "\n  ", " ")), "\n")
	for _, row := range rows {
		fail.Unless(t, slices.Contains(want, row), "not in the table is\n%s", row)
	}
	fail.If(t, len(want) != len(rows), "%d packages, but the table has %d", len(rows), len(want))
}
