package tester

import (
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/judge"
	"ninefold/engine/program"
	"ninefold/gui/files"
	"ninefold/gui/locale"
	"ninefold/gui/widgets"
)

// parts are what the window is made of.
type parts struct {
	start, save *widgets.Button
	bar         *widget.ProgressBar
	tally       *widgets.Paragraph
	message     *widgets.Paragraph
	list        *widgets.List
	detail      *widget.Label
	rows        []judge.Result
	of          *run            // that the rows are of
	smallest    *judge.Smallest // that is among the rows
	content     fyne.CanvasObject
}

func (t *Tester) newParts() *parts {
	p := &parts{
		start:   widgets.NewIconButton("", theme.MediaPlayIcon(), t.startOrStop),
		save:    widgets.NewIconButton(locale.Text("test.save"), theme.DocumentSaveIcon(), t.save),
		bar:     widget.NewProgressBar(),
		tally:   widgets.NewParagraph(""),
		message: widgets.NewParagraph(""),
		detail:  widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Monospace: true}),
	}
	p.start.Importance = widget.HighImportance
	p.message.Importance = widget.WarningImportance
	p.message.Hide()
	p.list = widgets.NewList(func() int { return len(p.rows) }, func() fyne.CanvasObject {
		words := widget.NewLabel("")
		words.Truncation = fyne.TextTruncateEllipsis
		return words
	}, func(i widget.ListItemID, row fyne.CanvasObject) {
		row.(*widget.Label).SetText(locale.Judgement(&p.rows[i]))
	})
	p.list.OnSelected = t.choose
	f := t.form
	fields := widget.NewForm(
		widget.NewFormItem(locale.Text("test.command"), container.NewBorder(nil, nil, nil, t.browse(f.command, files.Any, quoted), f.command)),
		widget.NewFormItem(locale.Text("test.files"), container.NewBorder(nil, nil, nil, t.browse(f.files, files.Tests, filepath.Dir), f.files)),
	)
	captioned := func(key string, entry fyne.CanvasObject) fyne.CanvasObject {
		caption := widget.NewLabel(locale.Text(key))
		caption.SizeName = theme.SizeNameCaptionText
		return container.NewVBox(caption, entry)
	}
	numbers := container.NewGridWithColumns(3,
		captioned("test.count", f.count), captioned("test.time", f.seconds), captioned("test.memory", f.megabytes))
	buttons := container.NewHBox(p.start, p.save, layout.NewSpacer(), f.strict, f.again)
	top := container.NewVBox(fields, numbers, buttons, p.message, p.bar, p.tally)
	failures := container.NewVSplit(p.list, container.NewScroll(p.detail))
	p.content = container.NewBorder(top, nil, nil, nil, failures)
	return p
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
	p.start.SetText(locale.Text("test.start"))
	p.start.SetIcon(theme.MediaPlayIcon())
	if t.running() {
		p.start.SetText(locale.Text("test.stop"))
		p.start.SetIcon(theme.MediaStopIcon())
	}
	if r == nil {
		p.save.Disable()
		return
	}
	p.bar.SetValue(float64(r.tally.Cases) / float64(max(1, r.total)))
	p.tally.SetText(r.words())
	if r.err != nil {
		t.say(locale.Error(r.err))
	}
	p.listFailures(r)
	p.detail.SetText("")
	p.save.Disable()
	if t.chosen != nil {
		p.save.Enable()
		p.detail.SetText(detail(t.chosen))
	}
}

// listFailures lists the failing cases. When other cases come into the places of those that were listed, none is selected.
func (p *parts) listFailures(r *run) {
	rows := r.listed()
	moved := r != p.of || r.smallest != p.smallest
	if !moved && len(rows) == len(p.rows) {
		return
	}
	p.rows, p.of, p.smallest = rows, r, r.smallest
	if moved {
		p.list.UnselectAll()
	}
	p.list.Refresh()
}

// words say how far the test has come, or what it came to.
func (r *run) words() string {
	took := r.elapsed()
	args := locale.Args{
		"Done": r.tally.Cases, "Total": r.total, "Failed": r.tally.Failed, "Seconds": locale.Seconds(took),
		"Rate": int(float64(r.tally.Cases) / max(0.001, took.Seconds())), "Verdicts": locale.Verdicts(&r.tally),
		"Slowest": locale.Seconds(r.tally.Slowest.Round(time.Millisecond)), "Megabytes": r.tally.Memory >> 20,
	}
	switch {
	case !r.over && r.looking:
		return locale.Text("test.shrinking", args)
	case !r.over:
		return locale.Text("test.running", args)
	case r.tally.Failed == 0 && r.tally.Cases == r.total:
		return locale.Text("test.accepted", args)
	case r.tally.Failed == 0:
		return locale.Text("test.stopped", args)
	}
	words := locale.Text("test.failed", args)
	if r.tally.Failed >= maxFailures && r.tally.Cases < r.total {
		words = locale.Sentences(words, locale.Text("test.enough", locale.Args{"Most": maxFailures}))
	}
	if r.smallest != nil && !r.smallest.Minimal {
		words = locale.Sentences(words, locale.Text("test.notMinimal", locale.Args{"Runs": r.smallest.Runs}))
	}
	return words
}

// detail is the case and what the program wrote, cut.
func detail(r *judge.Result) string {
	const most = 2000 // bytes
	cut := func(text []byte) string {
		if len(text) > most {
			text = append(append([]byte{}, text[:most]...), "\n…"...)
		}
		return widgets.Visible(string(text))
	}
	parts := []string{string(r.Case.Input), locale.Text("test.output"), cut(r.Run.Output)}
	if len(r.Run.Stderr) > 0 {
		parts = append(parts, locale.Text("test.stderr"), cut(r.Run.Stderr))
	}
	return strings.Join(parts, "\n")
}
