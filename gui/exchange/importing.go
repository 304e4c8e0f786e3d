package exchange

import (
	"context"
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/notation"
	"ninefold/gui/files"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/tasks"
	"ninefold/gui/widgets"
)

// Open imports a file as if the user had chosen it.
func (e *Exchange) Open(path string) { e.Files.ReadPath(path, e.imported) }

// Choose lets the user choose a file to import.
func (e *Exchange) Choose() { e.Files.Choose(files.Boards, e.imported) }

// Drop imports the first of the files that were dropped on the window.
func (e *Exchange) Drop(uris []fyne.URI) {
	if len(uris) > 0 && !e.Dialogs.Busy() {
		e.Files.Read(uris[0], e.imported)
	}
}

// imported takes the text of a file, from wherever it was named.
func (e *Exchange) imported(text files.Text) {
	e.importText(text.URI.Name(), text.Content, func() {
		e.cameFrom(text.URI.Name())
		if text.URI.Scheme() == "file" {
			e.Host.Session.Settings.Remember(text.URI.Path())
			e.Remembered()
		}
	})
}

// PasteText imports a text that was on the clipboard.
func (e *Exchange) PasteText(text string) {
	switch {
	case text == "":
		e.Host.Warn(locale.Text("paste.empty"))
	case len(text) > notation.MaxSize:
		e.Host.Warn(files.ErrTooLarge().Error())
	default:
		e.importText(locale.Text("paste.name"), []byte(text), func() {})
	}
}

// Example imports one of the examples.
func (e *Exchange) Example(name string) {
	e.importText(locale.Text("command.example."+name), session.ExampleText(name), func() {})
}

// largeText is the size in bytes from which on a text is read off the UI goroutine.
const largeText = 16 << 10

// importText goes on to the board or the game that a text holds, and calls taken then. A text that cannot be read changes
// nothing and is shown with what is wrong, to be mended if a person could.
func (e *Exchange) importText(name string, text []byte, taken func()) {
	read := func() reading {
		readings, err := notation.Read(text)
		return reading{readings, err}
	}
	use := func(r reading) {
		if r.err != nil {
			e.mend(name, text, r.err)
			return
		}
		e.take(name, r.readings, taken)
	}
	if len(text) < largeText {
		use(read())
		return
	}
	tasks.Run(e.Host.Tasks, context.Background(), read, use)
}

type reading struct {
	readings []notation.Reading
	err      error
}

// take goes on to what a text was read as, calls taken and says what was read. If it can be read in several ways the user
// is asked, and all that follows later.
func (e *Exchange) take(name string, readings []notation.Reading, taken func()) {
	if len(readings) > 1 {
		e.askReading(name, readings, taken)
		return
	}
	r := readings[0]
	if len(r.Grids) > 1 {
		e.askGrid(name, r, taken)
		return
	}
	e.Host.Session.Take(r)
	taken()
	e.Host.Commit()
	e.Host.Inform(e.Host.Session.News(name, r))
}

// askReading lets the user say as what a text is meant.
func (e *Exchange) askReading(name string, readings []notation.Reading, taken func()) {
	var forms []string
	for _, r := range readings {
		forms = append(forms, locale.Form(r.Form))
	}
	choice := widgets.NewChoice(forms, 0)
	e.Dialogs.Choose(locale.Text("reading.ask"), choice.Column, locale.Text("dialog.import"), locale.Text("dialog.cancel"), func(yes bool) {
		if yes {
			e.take(name, readings[choice.Chosen:choice.Chosen+1], taken)
		}
	})
}

// askGrid lets the user choose one of several Sudokus.
func (e *Exchange) askGrid(name string, r notation.Reading, taken func()) {
	list := widgets.NewList(func() int { return len(r.Grids) }, func() fyne.CanvasObject { return widget.NewLabel("") },
		func(i widget.ListItemID, row fyne.CanvasObject) {
			row.(*widget.Label).SetText(locale.Text("grid.choice", locale.Args{"Number": i + 1, "Digits": r.Grids[i].Count()}))
		})
	d := e.Dialogs.New(locale.Text("grid.choose", locale.Args{"Name": name}), list)
	d.SetButtons(widgets.NewButton(locale.Text("dialog.cancel"), d.Hide))
	list.OnSelected = func(i widget.ListItemID) {
		d.Hide()
		one := r
		one.Grids = r.Grids[i : i+1]
		e.take(name, []notation.Reading{one}, taken)
	}
	d.Resize(fyne.NewSize(380, 420))
	e.Dialogs.Show(d)
	e.Dialogs.Window.Canvas().Focus(list)
}

// mend shows what is wrong with a text and lets the user mend it, the cursor where the error is. A text that no person
// would mend is shown in part.
func (e *Exchange) mend(name string, text []byte, err error) {
	title := locale.Text("dialog.mend", locale.Args{"Name": name})
	if !mendable(text) {
		widgets.ShowUnreadable(e.Dialogs, title, text, err)
		return
	}
	widgets.TextDialog{
		Title: title, Text: string(text), Err: err, Confirm: locale.Text("dialog.import"),
		Use: func(mended string) (then func(), err error) {
			readings, err := notation.Read([]byte(mended))
			return func() { e.take(name, readings, func() {}) }, err
		},
	}.Show(e.Dialogs)
}

const (
	maxMendedLines = 400
	maxMendedLine  = 400 // bytes
)

// mendable reports whether a person could mend a text: it is text, of not too many lines, none of them too long.
func mendable(text []byte) bool {
	lines := strings.Split(string(text), "\n")
	if len(lines) > maxMendedLines || !widgets.Printable(text) {
		return false
	}
	for _, line := range lines {
		if len(line) > maxMendedLine {
			return false
		}
	}
	return true
}

// Compare asks for another program's answer to the board that is shown now.
func (e *Exchange) Compare() {
	about := e.Host.Session.Snapshot()
	with := func(answer []byte) error {
		if e.Host.Session.Snapshot() != about {
			return errors.New(locale.Text("compare.changed"))
		}
		e.Comparison.With(answer)
		return nil
	}
	widgets.TextDialog{
		Title: locale.Text("dialog.compare"), Advice: locale.Text("dialog.compareAdvice"), Confirm: locale.Text("dialog.compareDo"),
		Use: func(answer string) (then func(), err error) {
			if answer == "" {
				return nil, errors.New(locale.Text("dialog.compareAdvice"))
			}
			return nil, with([]byte(answer))
		},
		Open: func() {
			e.Files.Choose(files.Texts, func(text files.Text) {
				if err := with(text.Content); err != nil {
					e.Host.Warn(err.Error())
				}
			})
		},
	}.Show(e.Dialogs)
}
