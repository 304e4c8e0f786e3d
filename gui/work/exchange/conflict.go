package exchange

import (
	"errors"
	"path/filepath"

	"ninefold/engine/atomicfile"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
	"ninefold/gui/work/tasks"
)

// ask asks what to do about a file that is read-only or that another program has changed. The first option loses
// nothing.
func (s *save) ask() {
	ways := [...]struct {
		key string
		do  func()
	}{
		{"document.saveAs", s.as},
		{"document.show", func() { s.Open(s.file) }},
		{"document.overwrite", func() {
			s.overwrite = true
			s.write()
		}},
	}
	title := "document.changed"
	if errors.Is(s.err, atomicfile.ErrReadOnly) {
		title = "document.readOnly"
	}
	name := language.Args{"Name": filepath.Base(s.file)}
	s.Dialogs.ChooseAmong(func() dialog.Question {
		q := dialog.Question{Title: language.Text(title, name),
			Yes: language.Text("dialog.continue"), No: language.Text("dialog.cancel")}
		for _, way := range ways {
			q.Options = append(q.Options, language.Text(way.key))
		}
		return q
	}, func(chosen int) { ways[chosen].do() }, nil)
}

// LookAgain offers to reload the file of the board shown if another program has changed it and the user changed nothing
// here. It is called when the window comes to the front, and asks once until the board is opened or saved again.
func (e *Exchange) LookAgain() {
	d, ok := e.unchanged()
	if !ok || d == e.offered {
		return
	}
	tasks.Run(e.Host.Tasks, e.Host.Scope.Context(), func() error { return d.Stamp.Check(d.Path) }, func(err error) {
		if now, ok := e.unchanged(); !ok || now != d || !errors.Is(err, atomicfile.ErrChanged) {
			return
		}
		e.offered = d
		name := language.Args{"Name": filepath.Base(d.Path)}
		e.Dialogs.Ask(func() dialog.Question {
			return dialog.Question{Title: language.Text("document.changed", name),
				Words: language.Text("document.offer"),
				Yes:   language.Text("document.offer.do"), No: language.Text("document.offer.keep")}
		}, func() { e.Open(d.Path) }, nil)
	})
}

// unchanged returns the file of the board shown. It reports false if there is none, the board was changed since it was
// opened or saved, or a dialog is open.
func (e *Exchange) unchanged() (d session.Document, ok bool) {
	d, changed := e.Host.Session.Document()
	return d, d.Path != "" && !changed && e.saves[d.Path] == nil && !e.Dialogs.Busy()
}
