package exchange

import (
	"errors"
	"path/filepath"
	"strings"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation"
	"ninefold/gui/session"
)

// save is a board with its text as they were when the user asked to save it. What is shown later does not matter.
type save struct {
	*Exchange
	at        session.Moment
	form      notation.Form
	text      []byte
	lacks     string // what the form leaves out; empty for nothing
	name      string // to propose for a new file
	file      string // that the board came from or was saved to; empty for none
	full      *save  // the same in the form that loses least, for another file
	overwrite bool   // what another program wrote

	before  *save         // to the same file; nil for none
	settled bool          // the user knows the outcome
	done    chan struct{} // closed when the fields below have their last values
	stamp   atomicfile.Stamp
	err     error
}

// saveIn returns a save of the board shown.
func (e *Exchange) saveIn(form notation.Form) *save {
	d, _ := e.Host.Session.Document()
	s := &save{Exchange: e, at: e.Host.Session.Moment(), form: form, file: d.Path, stamp: d.Stamp}
	s.text, s.name = e.saved(form)
	s.lacks = e.lacking("saved.without", form)
	if d.Path != "" {
		file := filepath.Base(d.Path)
		s.name = strings.TrimSuffix(file, filepath.Ext(file)) + filepath.Ext(s.name)
	}
	return s
}

// Save writes the board to the file it came from or was saved to. It asks for a file if there is none, or if that
// file's form would lose something.
func (e *Exchange) Save() {
	full := e.saveIn(e.fullest())
	d, _ := e.Host.Session.Document()
	if d.Path == "" || !e.keeps(d.Form) {
		full.as(func() {})
		return
	}
	s := e.saveIn(d.Form)
	s.full = full
	s.write()
}

// SaveAs asks for a file and writes the board to it, in the form that loses least.
func (e *Exchange) SaveAs() { e.saveAs(func() {}) }

// saveAs is SaveAs, and calls then when all is written.
func (e *Exchange) saveAs(then func()) { e.saveIn(e.fullest()).as(then) }

// as asks for a file, and calls then when the board is written there.
func (s *save) as(then func()) {
	s.Files.SaveAs(s.name, s.text, s.lacks, func(path string, stamp atomicfile.Stamp) {
		s.savedTo(s.at, session.Document{Path: path, Form: s.form, Stamp: stamp})
		then()
	})
}

// write writes the board to its file, after the saves to that file that are under way.
func (s *save) write() {
	if s.saves == nil {
		s.saves = map[string]*save{}
	}
	s.before, s.done, s.settled = s.saves[s.file], make(chan struct{}), false
	s.saves[s.file] = s
	s.Files.Write(s.file, s.text, s.lacks, s.replace, func(atomicfile.Stamp, error) { s.settle() })
}

// replace writes the file, off the UI goroutine.
func (s *save) replace(path string, text []byte) error {
	defer close(s.done)
	if s.before != nil {
		if <-s.before.done; s.before.err == nil {
			s.stamp = s.before.stamp
		}
	}
	write := s.stamp.WriteFile
	if s.overwrite {
		write = atomicfile.Overwrite
	}
	if s.err = write(path, text); s.err == nil {
		s.stamp = atomicfile.StampOf(path, text)
	}
	return s.err
}

// settle notes what was written, after the save before. If the file is read-only or was changed by another program, it
// asks what to do; of several saves the last one asks.
func (s *save) settle() {
	if s.settled {
		return
	}
	if s.settled = true; s.before != nil {
		s.before.settle()
		s.before = nil
	}
	last := s.saves[s.file] == s
	if last {
		delete(s.saves, s.file)
	}
	switch {
	case errors.Is(s.err, atomicfile.ErrChanged), errors.Is(s.err, atomicfile.ErrReadOnly):
		if last {
			s.ask()
		}
	case s.err != nil:
		s.Files.WarnUnwritten(s.err)
	default:
		s.savedTo(s.at, session.Document{Path: s.file, Form: s.form, Stamp: s.stamp})
	}
}
