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

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

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

// TestWhoMayImportWhom fails for an import that testdata/imports.txt does not allow, and for an allowed one that nobody
// has. The table lists which of the project's packages each package may import; a folder is followed by those in it.
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
	allowed := texttest.Read(t, "testdata/imports.txt")
	want := strings.Split(strings.TrimSpace(strings.ReplaceAll(allowed, "\n  ", " ")), "\n")
	for _, row := range rows {
		fail.Unless(t, slices.Contains(want, row), "not in testdata/imports.txt is\n%s", row)
	}
	fail.If(t, len(want) != len(rows), "%d packages, but the table has %d", len(rows), len(want))
}
