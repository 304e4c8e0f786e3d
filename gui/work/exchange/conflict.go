package exchange

import (
	"context"
	"errors"
	"path/filepath"
	"slices"

	"ninefold/engine/atomicfile"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
	"ninefold/gui/work/overlay"
)

// conflict is an error of a save about which the user is asked. Its keys are those of words.
type conflict struct {
	error
	title, write string
	agree        func(*save) // notes that the user wants the file written all the same
}

var conflicts = [...]conflict{
	{atomicfile.ErrChanged, "document.changed", "document.overwrite", func(s *save) { s.stamp = "" }}, // any file
	{atomicfile.ErrReadOnly, "document.readOnly", "document.overwrite", func(s *save) { s.overwrite = true }},
	{atomicfile.ErrInPlace, "document.inPlace", "document.writeInPlace", func(s *save) { s.wroteInPlace = s.file }},
}

// conflict returns that of a save, and reports false for another error or none.
func (s *save) conflict() (conflict, bool) {
	i := slices.IndexFunc(conflicts[:], func(c conflict) bool { return errors.Is(s.err, c.error) })
	if i < 0 {
		return conflict{}, false
	}
	return conflicts[i], true
}

// ask asks what to do about a file that cannot be replaced as it is. The first option loses nothing.
func (s *save) ask(about conflict) {
	name := language.Args{"Name": filepath.Base(s.file)}
	s.Dialogs.ChooseAmong(func() dialog.Question {
		return dialog.Question{Title: language.Text(about.title, name),
			Words: language.Words().Optional(about.title + ".why"),
			Yes:   language.Text("dialog.continue"), No: language.Text("dialog.cancel"),
			Options: []string{language.Text("document.saveAs"), language.Text("document.show"),
				language.Text(about.write)}}
	}, func(chosen int) {
		switch chosen {
		case 0:
			s.as()
		case 1:
			s.Open(s.file)
		default:
			about.agree(s)
			s.write()
		}
	}, nil)
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
