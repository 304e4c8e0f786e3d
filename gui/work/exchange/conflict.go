package exchange

import (
	"cmp"
	"context"
	"errors"
	"path/filepath"

	"ninefold/engine/atomicfile"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
	"ninefold/gui/work/overlay"
)

// question returns the key of what to ask about the error of a save, empty for another error or none.
func (s *save) question() string {
	for err, key := range map[error]string{
		atomicfile.ErrChanged: "document.changed", atomicfile.ErrReadOnly: "document.readOnly",
		atomicfile.ErrInPlace: "document.inPlace",
	} {
		if errors.Is(s.err, err) {
			return key
		}
	}
	return ""
}

// ask asks what to do about a file that cannot be replaced as it is. The first option loses nothing.
func (s *save) ask() {
	title := s.question()
	last := map[string]string{"document.inPlace": "document.writeInPlace"}[title]
	ways := [...]struct {
		key string
		do  func()
	}{
		{"document.saveAs", s.as},
		{"document.show", func() { s.Open(s.file) }},
		{cmp.Or(last, "document.overwrite"), func() {
			switch title {
			case "document.changed":
				s.stamp = "" // which any file matches
			case "document.readOnly":
				s.overwrite = true
			default:
				s.wroteInPlace = s.file
			}
			s.write()
		}},
	}
	name := language.Args{"Name": filepath.Base(s.file)}
	s.Dialogs.ChooseAmong(func() dialog.Question {
		q := dialog.Question{Title: language.Text(title, name),
			Yes: language.Text("dialog.continue"), No: language.Text("dialog.cancel")}
		if title == "document.inPlace" {
			q.Words = language.Text("document.inPlace.why")
		}
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
	overlay.Run(e.Host, func(context.Context) error { return d.Stamp.Check(d.Path) }, func(err error) {
		if now, ok := e.unchanged(); !ok || now != d || !errors.Is(err, atomicfile.ErrChanged) {
			return
		}
		e.offered = d
		name := language.Args{"Name": filepath.Base(d.Path)}
		e.Host.Ask(func() dialog.Question {
			return dialog.Question{Title: language.Text("document.changed", name),
				Words: language.Text("document.offer"),
				Yes:   language.Text("document.offer.do"), No: language.Text("document.offer.keep")}
		}, func() { e.Open(d.Path) })
	})
}

// unchanged returns the file of the board shown. It reports false if there is none, the board was changed since it was
// opened or saved, or a dialog is open.
func (e *Exchange) unchanged() (d session.Document, ok bool) {
	d, changed := e.Host.Session.Document()
	return d, d.Path != "" && !changed && e.saves[d.Path] == nil && !e.Dialogs.Busy()
}
