// Package sessiontest has sessions at some positions, for tests.
package sessiontest

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
)

// Imported returns a session that imported a text with one reading, and the reading.
func Imported(t testing.TB, text string) (*session.Session, notation.Reading) {
	t.Helper()
	reading, err := notation.Read([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	s := session.New()
	s.Import(reading)
	return s, reading
}

// OfSample returns a session that imported a published sample, for example tictactoe-1.in.
func OfSample(t testing.TB, name string) *session.Session {
	t.Helper()
	s, _ := Imported(t, texttest.Sample(t, name))
	return s
}

// Played returns a session with some moves made.
func Played(t testing.TB, cells ...grid.Cell) *session.Session {
	t.Helper()
	s := session.New()
	for _, c := range cells {
		if err := s.Game.Play(c); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// Ended adds ended games to a session, in which the user plays X. Each is described by a level and how it ended, for
// example "Novice won".
func Ended(t testing.TB, s *session.Session, games ...string) {
	t.Helper()
	for i, game := range games {
		level, how, _ := strings.Cut(game, " ")
		s.Begin(tictactoe.Closed, "", "")
		s.SetSides(roster.Sides{O: roster.Side{Player: roster.Computer, Level: level}})
		fail.OnError(t, s.Game.Play(grid.At(5, 5)))
		if how == "lost" {
			fail.OnError(t, s.Game.Play(grid.At(5, 6)))
		}
		s.Game.Resign()
		s.Keep(time.Unix(1_700_000_000+int64(i), 0))
	}
}

// Shelf keeps files in memory. A file of another length is another version.
type Shelf map[string][]byte

// Kept returns a shelf with all that a session keeps.
func Kept(s *session.Session) Shelf {
	settings, _, _ := strings.Cut(string(s.Index()), "\n")
	f := Shelf{session.SettingsFile: []byte(settings)}
	f.Take(s.Keep(time.Unix(1_700_000_000, 0)))
	return f
}

// Take writes and removes files.
func (f Shelf) Take(files []session.Writing) {
	for _, file := range files {
		if delete(f, file.Name); file.Text != nil {
			f[file.Name] = file.Text()
		}
	}
}

// Load returns a file's content.
func (f Shelf) Load(name string) ([]byte, error) { return f[name], nil }

// Names returns the names of the files in a folder.
func (f Shelf) Names(folder string) (names []string) {
	for name := range f {
		if strings.HasPrefix(name, folder+"/") {
			names = append(names, name)
		}
	}
	return names
}

// Version returns the length of a file.
func (f Shelf) Version(name string) string {
	if text, ok := f[name]; ok {
		return strconv.Itoa(len(text))
	}
	return ""
}
