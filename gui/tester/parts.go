package tester

import (
	"bytes"
	"math"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
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
	bar      *bar
	tally    *canvas.Text       // how far the test has come, or what it took
	remarks  *widgets.Paragraph // why it ended early
	remarked fyne.CanvasObject  // the remarks, in line with what is above them
	message  *widgets.Paragraph // what is wrong
	notice   *notice
	said     *widgets.Page     // what the compiler said of the program
	compiler fyne.CanvasObject // that, in the place of the failing cases
	list     *widgets.List
	failures fyne.CanvasObject // the list, and the case that is drawn
	rows     []judge.Result
	of       *run // that the rows are of
	content  fyne.CanvasObject
	choosing bool // a row is selected by the window itself
	moved    bool // something has come or gone
}

func (t *Tester) newParts() *parts {
	p := &parts{
		start:   widgets.NewIconButton("", fynetheme.MediaPlayIcon(), t.startOrStop),
		tags:    container.New(layout.NewCustomPaddedHBoxLayout(theme.Edge)),
		bar:     newBar(),
		tally:   canvas.NewText("", fynetheme.Color(theme.ColorMuted)),
		remarks: widgets.NewParagraph(""),
		message: widgets.NewParagraph(""),
		failure: newFailure(t.toBoard, t.save),
		notice:  newNotice(t.browse(t.form.command, files.Any, quoted, "test.invite.choose")),
	}
	p.start.Importance = widget.HighImportance
	p.message.Importance = widget.WarningImportance
	p.message.Hide()
	p.tally.TextSize, p.tally.Alignment = fynetheme.Size(theme.SizeCaption), fyne.TextAlignTrailing
	p.remarks.SizeName = theme.SizeCaption
	p.remarked = widgets.Flush(p.remarks)
	p.list = widgets.NewList(func() int {
		return len(p.rows)
	}, newFailureRow, func(i widget.ListItemID, row fyne.CanvasObject) {
		fillFailureRow(row, &p.rows[i])
	})
	p.list.HideSeparators = true
	p.list.OnSelected = func(i widget.ListItemID) {
		if !p.choosing {
			t.choose(i)
		}
	}
	list := widgets.NewCard(p.list)
	left := widgets.NewFilledColumn(list, list, p.failure.text)
	p.failures = widgets.NewRow(left, left, widgets.NewCard(p.failure.content))
	p.said = widgets.NewPage()
	p.compiler = widgets.NewCard(container.NewScroll(p.said))
	area := container.NewStack(p.failures, p.notice.content, p.compiler)
	p.content = container.New(layout.NewCustomPaddedLayout(theme.Inset, theme.Inset, theme.Inset, theme.Inset),
		widgets.NewFilledColumn(area, widgets.NewCard(t.settings(p.start)), p.message, p.bar.content,
			widgets.NewRow(p.tally, p.tags, p.tally), p.remarked, area))
	return p
}

// settings is what the user says about a test, with the button that starts it.
func (t *Tester) settings(start fyne.CanvasObject) fyne.CanvasObject {
	f := t.form
	label := func(key string) fyne.CanvasObject { return widgets.NewBoldLabel(locale.Text(key)) }
	fields := container.New(layout.NewFormLayout(),
		label("test.command"),
		widgets.NewRow(f.command, f.command, t.browse(f.command, files.Any, quoted, "test.choose")),
		label("test.files"),
		widgets.NewRow(f.files, f.files, t.browse(f.files, files.Tests, filepath.Dir, "test.choose")),
	)
	number := func(key string, field fyne.CanvasObject) fyne.CanvasObject {
		return container.NewBorder(nil, nil, widgets.NewLabel(locale.Text(key)), nil, field)
	}
	limits := widgets.NewRow(f.problem, f.problem, number("test.count", f.count), number("test.time", f.seconds),
		number("test.memory", f.megabytes))
	return widgets.NewColumn(fields, limits, container.NewHBox(f.strict, f.again, layout.NewSpacer(), start))
}

// browse is a button that lets the user choose a file of a kind for an entry; as is what the entry gets of its path.
func (t *Tester) browse(
	entry *widgets.Field, kind files.Kind, as func(path string) string, key string,
) fyne.CanvasObject {
	return widgets.NewButton(locale.Text(key), func() {
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
	if text := locale.Text(words); text != p.start.Text {
		p.start.Icon = icon
		p.start.SetText(text)
		p.moved = true // it may be wider
	}
	t.listFailures()
	p.failure.show(t.shown)
	p.see(p.failures, len(p.rows) > 0)
	p.see(p.compiler, false)
	p.showNotice(r)
	if r == nil {
		p.clear()
	} else {
		p.tell(r)
	}
	if r != nil && r.err != nil {
		t.sayError(r.err)
	}
	p.layOut()
}

// tell shows how far a test has come.
func (p *parts) tell(r *run) {
	if r.Tally.Cases > 0 && !r.over {
		p.bar.show(r.Tally.Cases, r.Total)
	} else {
		p.bar.hide()
	}
	p.tags.Objects = tags(&r.Tally)
	p.tags.Refresh()
	p.say(r.words())
	p.remarks.SetText(r.remarks())
	p.see(p.remarked, p.remarks.Words() != "")
}

// see shows something or hides it, which moves what is below.
func (p *parts) see(part fyne.CanvasObject, visible bool) {
	p.moved = p.moved || part.Visible() != visible
	widgets.SetVisible(part, visible)
}

// layOut puts everything into its place, if something has come or gone.
func (p *parts) layOut() {
	if p.moved {
		p.moved = false
		p.content.Refresh()
	}
}

// clear takes away what the last test came to.
func (p *parts) clear() {
	p.bar.hide()
	p.see(p.remarked, false)
	p.say("")
	p.tags.RemoveAll()
}

// say says how far the test has come.
func (p *parts) say(words string) {
	p.tally.Text = words
	p.tally.Refresh()
}

// accepted reports whether every case was.
func (r *run) accepted() bool {
	return r.over && r.err == nil && r.Tally.Failed == 0 && r.Tally.Cases == r.Total
}

// listFailures lists the failing cases and selects the one that is drawn: the first one, until the user chooses
// another.
func (t *Tester) listFailures() {
	p := t.parts
	if t.run != p.of {
		p.of, t.shown, t.picked = t.run, nil, false
	}
	p.rows = t.run.listed()
	if !t.picked && len(p.rows) > 0 {
		t.shown = &p.rows[0]
	}
	p.choosing = true
	defer func() { p.choosing = false }()
	at := slices.IndexFunc(p.rows, func(row judge.Result) bool { return same(&row, t.shown) })
	if at < 0 {
		p.list.UnselectAll()
	} else {
		p.list.Select(at)
	}
	p.list.Refresh()
}

// same reports whether two results are of one case.
func same(a, b *judge.Result) bool {
	return b != nil && a.Number == b.Number && a.Case.Source == b.Case.Source && bytes.Equal(a.Case.Input, b.Case.Input)
}

// words say how far the test has come, or what it took.
func (r *run) words() string {
	took := r.elapsed()
	args := locale.Args{
		"Files": r.Found, "Done": r.Tally.Cases, "Total": r.Total, "Seconds": locale.Words().Seconds(took),
		"Left": r.timeLeft(), "Cases": locale.Amount("cases", r.Tally.Cases),
		"Measures": locale.Words().Measures(&r.Tally),
	}
	switch {
	case !r.over && r.Stage == judge.Compiling:
		return locale.Text("test.compiling", locale.Args{"Source": text.Printable(filepath.Base(r.command.Args[0]))})
	case !r.over && r.Total == 0:
		return locale.Text("test.finding", args)
	case r.Total == 0, r.err != nil && r.Tally.Cases == 0:
		return "" // the test files could not be found, or the program not be started
	case !r.over && r.Stage == judge.Shrinking:
		return locale.Text("test.searching", args)
	case !r.over && r.Tally.Cases == 0:
		return locale.Text("test.begun", args)
	case !r.over:
		return locale.Text("test.progress", args)
	case r.Tally.Cases < r.Total && r.Tally.Failed == 0:
		return "" // the notice says it
	case r.Tally.Cases < r.Total:
		return locale.Text("test.broken", args)
	}
	return locale.Text("test.took", args)
}

// timeLeft estimates in words how long the test will go on: in seconds, or in minutes from two on. It assumes that the
// other cases take as long as those that are done.
func (r *run) timeLeft() string {
	each := r.elapsed().Seconds() / float64(max(1, r.Tally.Cases))
	seconds := each * float64(r.Total-r.Tally.Cases)
	if seconds >= 120 {
		return locale.Text("test.minutes", locale.Args{"N": int(math.Ceil(seconds / 60))})
	}
	return locale.Text("test.seconds", locale.Args{"N": int(math.Ceil(seconds))})
}

// remarks say why a test with failing cases has ended, and what else is to be known of it and of the program.
func (r *run) remarks() string {
	all := []string{locale.Words().Others(r.Program.Others)}
	if r.Start > 0 {
		all = append(all, locale.Words().Start(r.Start))
	}
	if !r.over || r.Tally.Failed == 0 {
		return locale.Sentences(all...)
	}
	if r.Ended() {
		all = append(all, locale.Text("test.hopeless", locale.Args{"Cases": judge.EnoughCrashes}))
	}
	if r.Tally.Failed >= maxFailures && r.Tally.Cases < r.Total {
		all = append(all, locale.Text("test.enough", locale.Args{"Most": maxFailures}))
	}
	if r.Smallest != nil && !r.Smallest.Minimal {
		all = append(all, locale.Text("test.notMinimal"))
	}
	return locale.Sentences(append(all, locale.Words().WhiteSpace(&r.Tally))...)
}

// detail is the case and what the program wrote, cut. If it came to no answer, what it wrote on standard error comes
// first: that says most.
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
		parts = slices.Concat(stderr, parts)
	}
	return strings.Join(parts, "\n")
}
