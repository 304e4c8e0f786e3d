package tester

import (
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/program"
	"ninefold/gui/files"
	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/theme"
	"ninefold/gui/view"
	"ninefold/gui/widgets"
)

// What the buttons of the cards do.
const (
	doChoose = "choose"
	doShow   = "show"
	doEdit   = "edit"
	doSave   = "save"
	doAll    = "all"
)

// spinnerStep is how long the spinner stands still.
const spinnerStep = 200 * time.Millisecond

// parts are what the window is made of.
type parts struct {
	start   *widgets.Button
	report  *panel.View[view.Report]
	panel   *panel.Panel // the cases, or what stands in their place
	failure *failure
	content *fyne.Container
	height  float32 // of the report
}

func (t *Tester) newParts() *parts {
	options := &panel.Options{Do: t.do, Choose: t.choose, Tip: func(string) {}}
	p := &parts{
		start:  widgets.NewIconButton("", fynetheme.MediaPlayIcon(), t.startOrStop),
		report: panel.NewView[view.Report](options), panel: panel.New(options), failure: newFailure(options),
	}
	p.start.Importance = widget.HighImportance
	area := container.New(&fillLayout{}, p.panel, p.failure.content)
	p.content = container.New(layout.NewCustomPaddedLayout(theme.Inset, theme.Inset, theme.Inset, theme.Inset),
		widgets.NewFilledColumn(area, widgets.NewCard(t.settings(p.start)), p.report, area))
	return p
}

// fillLayout gives the right part the width that it needs, if it is seen, and the left one the rest.
type fillLayout struct{}

// leastArea is the least height of the cases.
const leastArea = 260

func (fillLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(2*objects[1].MinSize().Width, leastArea)
}

func (fillLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left := size.Width
	if right := objects[1]; right.Visible() {
		width := max(right.MinSize().Width, min(size.Width*0.44, size.Height*0.72))
		left -= width + theme.Gap
		right.Move(fyne.NewPos(left+theme.Gap, 0))
		right.Resize(fyne.NewSize(width, size.Height))
	}
	objects[0].Resize(fyne.NewSize(left, size.Height))
}

// settings is what the user says about a test, with the button that starts it.
func (t *Tester) settings(start fyne.CanvasObject) fyne.CanvasObject {
	f := t.form
	spacer := layout.NewSpacer()
	label := func(key string) fyne.CanvasObject { return widgets.NewBoldLabel(locale.Text(key)) }
	number := func(key string, field fyne.CanvasObject) fyne.CanvasObject {
		return container.NewBorder(nil, nil, widgets.NewLabel(locale.Text(key)), nil, field)
	}
	return container.New(layout.NewFormLayout(),
		label("test.command"),
		widgets.NewRow(f.command, f.command, t.browse(f.command, files.Any, quoted)),
		label("test.files"),
		widgets.NewRow(f.files, f.files, t.browse(f.files, files.Tests, filepath.Dir)),
		label("test.problem"),
		widgets.NewRow(f.problem, f.problem, number("test.count", f.count), number("test.time", f.seconds),
			number("test.memory", f.megabytes)),
		layout.NewSpacer(),
		widgets.NewRow(spacer, f.strict, f.again, spacer,
			widgets.NewButton(locale.Text("test.own"), func() { t.writeOwn(t.own) }), start),
	)
}

// browse is a button that lets the user choose a file of a kind for an entry; as is what the entry gets of its path.
func (t *Tester) browse(entry *widgets.Field, kind files.Kind, as func(path string) string) fyne.CanvasObject {
	return widgets.NewButton(locale.Text("test.choose"), func() {
		t.files.ChoosePath(kind, func(path string) { entry.SetText(as(path)) })
	})
}

// quoted is a path as it is written in a command.
func quoted(path string) string { return program.Command{Args: []string{path}}.String() }

// show shows how the test goes.
func (t *Tester) show() {
	if t.window == nil {
		return
	}
	p, r := t.parts, t.run
	words, icon := "test.start", fynetheme.MediaPlayIcon()
	switch {
	case t.running():
		words, icon = "test.stop", fynetheme.MediaStopIcon()
	case r != nil:
		words = "test.startAgain"
	}
	moved := false // something needs more room or less
	if text := locale.Text(words); text != p.start.Text {
		p.start.Icon = icon
		p.start.SetText(text)
		moved = true
	}
	t.list()
	p.report.Set(t.report())
	if height := p.report.HeightFor(p.report.Size().Width); height != p.height {
		p.height, moved = height, true
	}
	moved = moved || p.failure.content.Visible() != (t.shown != nil)
	p.failure.show(t.shown)
	p.panel.Set(t.cards())
	if moved {
		p.content.Refresh()
	}
}
