package exchange

import (
	"context"
	"errors"
	"path/filepath"

	"ninefold/engine/atomicfile"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
)

// askAbout lets the user say what is to be done about a file that is not what it was, or read-only. What is chosen at
// first loses nothing.
func (e *Exchange) askAbout(d session.Document, why error) {
	ways := [...]struct {
		key string
		do  func()
	}{
		{"document.saveAs", e.SaveAs},
		{"document.show", func() { e.Open(d.Path) }},
		{"document.overwrite", func() { e.write(d, atomicfile.Overwrite) }},
	}
	var options []string
	for _, way := range ways {
		options = append(options, locale.Text(way.key))
	}
	title := "document.changed"
	if errors.Is(why, atomicfile.ErrReadOnly) {
		title = "document.readOnly"
	}
	name := locale.Args{"Name": filepath.Base(d.Path)}
	yes, no := locale.Text("dialog.continue"), locale.Text("dialog.cancel")
	e.Dialogs.ChooseAmong(locale.Text(title, name), options, yes, no, func(chosen int) { ways[chosen].do() })
}

// LookAgain offers to show the file of what is shown anew, if another program has changed it and nothing was changed
// here. It is called when the window comes to the front, and asks once about what is shown.
func (e *Exchange) LookAgain() {
	d, ok := e.unchanged()
	if !ok || d == e.offered {
		return
	}
	tasks.Run(e.Host.Tasks, context.Background(), func() error { return d.Stamp.Check(d.Path) }, func(err error) {
		if now, ok := e.unchanged(); !ok || now != d || !errors.Is(err, atomicfile.ErrChanged) {
			return
		}
		e.offered = d
		name := locale.Args{"Name": filepath.Base(d.Path)}
		yes, no := locale.Text("document.offer.do"), locale.Text("document.offer.keep")
		e.Dialogs.Ask(locale.Text("document.changed", name), locale.Text("document.offer"), yes, no, func(yes bool) {
			if yes {
				e.Open(d.Path)
			}
		})
	})
}

// unchanged is the file of what is shown, and whether there is one and nothing was changed since it was opened or
// saved. While something else is going on in the window, there is none.
func (e *Exchange) unchanged() (d session.Document, ok bool) {
	d, changed := e.Host.Session.Document()
	return d, d.Path != "" && !changed && !e.saving && !e.Host.Session.Hidden && !e.Dialogs.Busy()
}
