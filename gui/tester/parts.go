package tester

import (
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/judge"
	"ninefold/engine/program"
	"ninefold/engine/text"
	"ninefold/gui/files"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/widgets"
)

// parts are what the window is made of.
type parts struct {
	start    *widgets.Button
	failure  *failure
	tags     *fyne.Container // the verdicts with how many cases had each
	bar      *widget.ProgressBar
	tally    *widgets.Paragraph
	message  *widgets.Paragraph
	list     *widgets.List
	detail   *widgets.Page
	rows     []judge.Result
	of       *run            // that the rows are of
	smallest *judge.Smallest // that is among the rows
	content  fyne.CanvasObject
}

func (t *Tester) newParts() *parts {
	p := &parts{
		start:   widgets.NewIconButton("", fynetheme.MediaPlayIcon(), t.startOrStop),
		tags:    container.New(layout.NewCustomPaddedHBoxLayout(theme.Edge)),
		bar:     widget.NewProgressBar(),
		tally:   widgets.NewParagraph(""),
		message: widgets.NewParagraph(""),
		detail:  widgets.NewPage(),
	}
	p.start.Importance = widget.HighImportance
	p.message.Importance = widget.WarningImportance
	p.message.Hide()
	p.failure = newFailure(p.detail, t.toBoard, t.save)
	p.bar.Hide()
	p.list = widgets.NewList(func() int { return len(p.rows) }, newFailureRow, func(i widget.ListItemID, row fyne.CanvasObject) {
		fillFailureRow(row, &p.rows[i])
	})
	p.list.HideSeparators = true
	p.list.OnSelected = t.choose
	f := t.form
	named := func(key string, entry, button fyne.CanvasObject) []fyne.CanvasObject {
		return []fyne.CanvasObject{widgets.NewBoldLabel(locale.Text(key)), container.NewBorder(nil, nil, nil, button, entry)}
	}
	fields := container.New(layout.NewFormLayout(), slices.Concat(
		named("test.problem", f.problem, nil),
		named("test.command", f.command, t.browse(f.command, files.Any, quoted)),
		named("test.files", f.files, t.browse(f.files, files.Tests, filepath.Dir)),
	)...)
	captioned := func(key string, entry fyne.CanvasObject) fyne.CanvasObject {
		return container.NewVBox(widgets.NewCaption(locale.Text(key)), entry)
	}
	numbers := container.NewGridWithColumns(3,
		captioned("test.count", f.count), captioned("test.time", f.seconds), captioned("test.memory", f.megabytes))
	settings := widgets.NewCard(widgets.NewColumn(fields, numbers, container.NewHBox(f.strict, f.again, layout.NewSpacer(), p.start)))
	top := widgets.NewColumn(settings, p.message, p.bar, p.tags, widgets.Flush(p.tally))
	failures := container.NewHSplit(widgets.NewCard(p.list), widgets.NewCard(p.failure.content))
	p.content = container.New(layout.NewCustomPaddedLayout(theme.Inset, theme.Inset, theme.Inset, theme.Inset),
		container.NewBorder(top, nil, nil, nil, failures))
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
	p.start.SetIcon(fynetheme.MediaPlayIcon())
	if t.running() {
		p.start.SetText(locale.Text("test.stop"))
		p.start.SetIcon(fynetheme.MediaStopIcon())
	}
	p.failure.show(t.chosen)
	if r == nil {
		p.clear()
		return
	}
	widgets.SetVisible(p.bar, r.tally.Cases > 0 && !r.over)
	p.tags.Objects = tags(&r.tally)
	p.tags.Refresh()
	p.bar.SetValue(float64(r.tally.Cases) / float64(max(1, r.total)))
	p.tally.SetText(r.words())
	p.tally.SetImportance(widget.MediumImportance)
	if r.accepted() {
		p.tally.SetImportance(widget.SuccessImportance)
	}
	if r.err != nil {
		t.sayError(r.err)
	}
	p.listFailures(r)
	p.detail.SetText("")
	if t.chosen != nil {
		p.detail.SetText(detail(t.chosen))
	}
}

// clear takes away what the last test came to.
func (p *parts) clear() {
	p.bar.Hide()
	p.tally.SetText("")
	p.detail.SetText("")
	p.tags.RemoveAll()
	p.listFailures(nil)
}

// accepted reports whether every case was.
func (r *run) accepted() bool {
	return r.over && r.err == nil && r.tally.Failed == 0 && r.tally.Cases == r.total
}

// listFailures lists the failing cases. When other cases come into the places of those that were listed, none is selected.
func (p *parts) listFailures(r *run) {
	rows := r.listed()
	var smallest *judge.Smallest
	if r != nil {
		smallest = r.smallest
	}
	moved := r != p.of || smallest != p.smallest
	if !moved && len(rows) == len(p.rows) {
		return
	}
	p.rows, p.of, p.smallest = rows, r, smallest
	if moved {
		p.list.UnselectAll()
	}
	p.list.Refresh()
}

// words say how far the test has come, or what it came to.
func (r *run) words() string {
	took := r.elapsed()
	args := locale.Args{
		"Files": r.found, "Done": r.tally.Cases, "Total": r.total, "Failed": r.tally.Failed, "Seconds": locale.Words().Seconds(took),
		"Rate": int(float64(r.tally.Cases) / max(0.001, took.Seconds())), "Verdicts": locale.Words().Verdicts(&r.tally),
		"Slowest": locale.Words().Seconds(r.tally.Slowest.Round(time.Millisecond)), "Megabytes": r.tally.Memory >> 20,
	}
	switch {
	case !r.over && r.compiling:
		return locale.Text("test.compiling", locale.Args{"Source": text.Printable(r.command.Args[0])})
	case !r.over && r.total == 0:
		return locale.Text("test.finding", args)
	case r.total == 0, r.err != nil && r.tally.Cases == 0:
		return "" // the test files could not be found, or the program not be started
	case !r.over && r.looking:
		return locale.Text("test.shrinking", args)
	case !r.over:
		return locale.Text("test.running", args)
	case r.tally.Failed == 0 && r.tally.Cases == r.total:
		return locale.Sentences(locale.Text("test.accepted", args), locale.Words().WhiteSpace(&r.tally))
	case r.tally.Failed == 0:
		return locale.Sentences(locale.Text("test.stopped", args), locale.Words().WhiteSpace(&r.tally))
	}
	words := locale.Text("test.failed", args)
	if r.tally.Hopeless() && r.tally.Cases < r.total {
		words = locale.Sentences(words, locale.Text("test.hopeless", locale.Args{"Cases": judge.EnoughCrashes}))
	}
	if r.tally.Failed >= maxFailures && r.tally.Cases < r.total {
		words = locale.Sentences(words, locale.Text("test.enough", locale.Args{"Most": maxFailures}))
	}
	if r.smallest != nil && !r.smallest.Minimal {
		words = locale.Sentences(words, locale.Text("test.notMinimal"))
	}
	return locale.Sentences(words, locale.Words().WhiteSpace(&r.tally))
}

// detail is the case and what the program wrote, cut. If it came to no answer, why and what it wrote on standard error
// come first: that says most.
func detail(r *judge.Result) string {
	const most = 2000 // characters
	cut := func(said []byte) string { return widgets.Visible(text.Cut(string(said), most)) }
	parts := []string{cut(r.Case.Input), locale.Text("test.output"), cut(r.Run.Output)}
	var stderr []string
	if len(r.Run.Stderr) > 0 {
		stderr = []string{locale.Text("test.stderr"), cut(r.Run.Stderr)}
	}
	if r.Verdict.Answered() {
		parts = append(parts, stderr...)
	} else {
		parts = slices.Concat([]string{locale.Words().Judgement(r)}, stderr, []string{""}, parts)
	}
	return strings.Join(parts, "\n")
}
