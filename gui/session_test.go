package gui

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// playedSession has a bit of everything in its history.
func playedSession(t *testing.T) *Session {
	t.Helper()
	s := NewSession()
	n := s.Noughts
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(5, 6), grid.At(5, 7)} {
		if err := n.Tap(c); err != nil {
			t.Fatal(err)
		}
	}
	n.SetComment(n.Current(), "a remark")
	n.Undo()
	if err := n.Tap(grid.At(6, 9)); err != nil {
		t.Fatal(err)
	}
	p := n.Position()
	contested := p.WithRules(tictactoe.Open)
	for i := range 3 {
		contested = contested.With(grid.At(1, i+1), tictactoe.X).With(grid.At(2, i+1), tictactoe.O)
	}
	n.Set(tictactoe.Edited, contested.WithOwner(0, tictactoe.O))
	n.Set(tictactoe.RulesChanged, contested.WithRules(tictactoe.Closed))
	if err := n.Import([]byte(sample(t, "tictactoe-2.in"))); err != nil {
		t.Fatal(err)
	}
	n.Undo()
	s.Settings.Remember("/somewhere/a.in")
	return s
}

func TestASessionComesBackWhole(t *testing.T) {
	s := playedSession(t)
	text, err := s.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	again, err := UnmarshalSession(text)
	if err != nil {
		t.Fatal(err)
	}
	if again.Noughts.Current() != s.Noughts.Current() || again.Noughts.Len() != s.Noughts.Len() {
		t.Fatalf("step %d of %d, want %d of %d", again.Noughts.Current(), again.Noughts.Len(), s.Noughts.Current(), s.Noughts.Len())
	}
	for id := range s.Noughts.Current() {
		if got, want := again.Noughts.State(id), s.Noughts.State(id); got != want {
			t.Errorf("step %d: %+v, want %+v", id, got, want)
		}
	}
	twice, err := again.Marshal()
	if err != nil || !bytes.Equal(twice, text) {
		t.Errorf("saved again it is\n%s, %v\nwant\n%s", twice, err, text)
	}
}

func TestADamagedSessionIsRefused(t *testing.T) {
	whole, err := playedSession(t).Marshal()
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string][2]string{
		"cut off":             {string(whole[len(whole)/2:]), ""},
		"another version":     {`"version":1`, `"version":99`},
		"an illegal move":     {`"move":[5,6]`, `"move":[1,1]`},
		"no cell":             {`"move":[5,6]`, `"move":[0,6]`},
		"half a cell":         {`"move":[5,6]`, `"move":[5]`},
		"a parent to come":    {`"parents":[0,0`, `"parents":[0,7`},
		"a negative parent":   {`"parents":[0,0`, `"parents":[0,-1`},
		"a current elsewhere": {`"current":`, `"current":99`},
		"unknown rules":       {`"rules":"open"`, `"rules":"shut"`},
		"too few marks":       {`"marks":".`, `"marks":"`},
		"an empty last move":  {`"last":[7,4]`, `"last":[9,9]`},
	} {
		damaged := strings.Replace(string(whole), change[0], change[1], 1)
		if damaged == string(whole) {
			t.Errorf("%s: nothing was damaged", name)
		}
		if _, err := UnmarshalSession([]byte(damaged)); err == nil {
			t.Errorf("%s: was accepted", name)
		}
	}
}

// FuzzUnmarshalSession holds that no file makes the program panic, on reading or on showing what was read.
func FuzzUnmarshalSession(f *testing.F) {
	text, err := NewSession().Marshal()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte(`{"version":1,"shown":"crosshatch","game":{"current":0,"parents":[0],"steps":[{"position":{"rules":"judge","marks":"` +
		strings.Repeat(".", 81) + `","owners":"........."}}]},"crosshatch":{"current":2,"parents":[0,0,1],"steps":[{},` +
		`{"grid":"` + strings.Repeat(`1........\n`, 9) + `"},{"entered":[9,9,9]}],"picked":4}}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		if s, err := UnmarshalSession(text); err == nil {
			for _, p := range [...]problem{s.Noughts, s.Sudoku} {
				p.View()
				p.Status()
				p.Note()
				p.Steps()
			}
		}
	})
}

func TestTheStoreReplacesItsFileWhole(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new")
	s := newStore(dir, func(err error) { t.Error(err) })
	if text, err := s.load(); text != nil || err != nil {
		t.Errorf("before anything was saved: %q, %v", text, err)
	}
	for i := range 50 {
		s.save([]byte(strings.Repeat("x", i)))
	}
	s.save([]byte("the last"))
	s.flush()
	if text, err := s.load(); err != nil || string(text) != "the last" {
		t.Errorf("%q, %v", text, err)
	}
	entries, _ := os.ReadDir(dir)
	if len(entries) != 1 {
		t.Errorf("%v: something was left beside the session", entries)
	}
}

func TestADamagedFileIsSetAsideAndNeverOverwritten(t *testing.T) {
	dir := t.TempDir()
	s := newStore(dir, func(err error) { t.Error(err) })
	for _, text := range []string{"first", "second"} {
		if err := os.WriteFile(filepath.Join(dir, sessionName), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		aside, err := s.setAside()
		if err != nil {
			t.Fatal(err)
		}
		if kept, err := os.ReadFile(aside); err != nil || string(kept) != text {
			t.Errorf("set aside: %q, %v", kept, err)
		}
	}
}

func TestASessionThatCannotBeSavedSaysSo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	var trouble error
	s := newStore(filepath.Join(file, "below"), func(err error) { trouble = err })
	s.next = []byte("x")
	s.flush()
	if trouble == nil {
		t.Error("nothing was said")
	}
}

func TestReplacingAFileThatCannotBeReplacedLeavesItAsItWas(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "kept")
	if err := os.Mkdir(name, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := replaceFile(name, []byte("x")); err == nil {
		t.Error("a folder was replaced by a file")
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("%v: a temporary file was left", entries)
	}
	if err := replaceFile(filepath.Join(dir, "missing", "f"), nil); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("%v", err)
	}
}

func TestRecentFiles(t *testing.T) {
	var s Settings
	for _, file := range []string{"a", "b", "c", "d", "e", "f", "g", "h", "i", "b"} {
		s.Remember(file)
	}
	if got := strings.Join(s.Recent, ""); got != "bihgfedc" {
		t.Errorf("recent files %q, want the latest eight, each once", got)
	}
}
