package tester

import (
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/diagram"
	"ninefold/engine/judge"
	"ninefold/engine/notation"
	"ninefold/gui/board"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/theme"
	"ninefold/gui/widgets"
)

// verdictColour is the colour of a verdict, which a word stands beside.
func verdictColour(v judge.Verdict) fyne.ThemeColorName {
	switch v {
	case judge.Accepted:
		return theme.ColorPlayable
	case judge.WrongAnswer:
		return theme.ColorConflict
	}
	return fynetheme.ColorNameWarning
}

// newTag is a verdict in a word, after a dot of its colour.
func newTag(v judge.Verdict, words string) fyne.CanvasObject {
	const side = 8 // units
	dot := canvas.NewRectangle(fynetheme.Color(verdictColour(v)))
	dot.CornerRadius = side / 2
	dot.SetMinSize(fyne.NewSquareSize(side))
	text := canvas.NewText(words, fynetheme.Color(fynetheme.ColorNameForeground))
	text.TextSize, text.TextStyle.Bold = fynetheme.Size(theme.SizeCaption), true
	const gap = 6 // units
	return container.New(layout.NewCustomPaddedHBoxLayout(gap), container.NewCenter(dot), text)
}

// tags are the verdicts with how many cases had each.
func tags(t *judge.Tally) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for v, n := range t.By {
		if n > 0 {
			verdict := judge.Verdict(v)
			all = append(all, newTag(verdict,
				locale.Text("test.tally", locale.Args{"Verdict": locale.Words().Verdict(verdict), "Cases": n})))
		}
	}
	return all
}

// newFailureRow is a row of the list of failing cases.
func newFailureRow() fyne.CanvasObject {
	name := widgets.NewCutLabel()
	differs := canvas.NewText("", fynetheme.Color(theme.ColorMuted))
	differs.TextSize = fynetheme.Size(theme.SizeCaption)
	right := container.New(layout.NewCustomPaddedLayout(0, 0, 0, theme.Inset), differs) // clear of the scroll bar
	return container.NewBorder(nil, nil, container.NewHBox(), right, name)
}

// fillFailureRow shows a failing case in a row: its verdict, which case it is, and in how many cells the answer
// differs.
func fillFailureRow(row fyne.CanvasObject, r *judge.Result) {
	parts := row.(*fyne.Container).Objects
	name, tag, right := parts[0].(*widgets.Label), parts[1].(*fyne.Container), parts[2].(*fyne.Container)
	name.TextStyle.Bold = r.Case.Source == judge.Shrunk
	name.SetText(capital(locale.Words().CaseName(&r.Case)))
	tag.Objects = []fyne.CanvasObject{layout.NewSpacer(), newTag(r.Verdict, r.Verdict.Short())}
	differs := right.Objects[0].(*canvas.Text)
	differs.Text = ""
	if n := len(r.Comparison.Differences); n > 0 {
		differs.Text = locale.Plural("test.cells", n)
	}
	row.Refresh()
}

// capital is words that begin with a capital, where the script has any.
func capital(words string) string {
	first, size := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(first)) + words[size:]
}

// failure draws a failing case: its board with the wrong cells, and why the first of them is wrong.
type failure struct {
	picture       *board.Board
	detail        *widgets.Page     // the case and what the program wrote
	text          fyne.CanvasObject // the detail, in a card of its own
	reason, rule  *widgets.Paragraph
	toBoard, save *widgets.Button
	content       *fyne.Container
	of            *judge.Result // that is drawn
}

const detailHeight = 132 // units: what is seen at once of a case and of what the program wrote

func newFailure(toBoard, save func()) *failure {
	const side, least = 300, 160 // units
	f := &failure{
		picture: board.NewPicture(diagram.Diagram{}), detail: widgets.NewPage(), reason: widgets.NewParagraph(""),
		rule:    widgets.NewParagraph(""),
		toBoard: widgets.NewButton(locale.Text("test.toBoard"), toBoard),
		save:    widgets.NewButton(locale.Text("test.save"), save),
	}
	f.reason.TextStyle.Bold = true
	frame := canvas.NewRectangle(nil)
	frame.SetMinSize(fyne.NewSize(side, least))
	drawn := container.NewStack(frame, f.picture)
	f.content = widgets.NewFilledColumn(drawn, drawn, widgets.Flush(f.reason), widgets.Flush(f.rule),
		widgets.NewColumns(f.toBoard, f.save))
	scroll := container.NewScroll(f.detail)
	scroll.SetMinSize(fyne.NewSize(0, detailHeight))
	f.text = widgets.NewCard(scroll)
	return f
}

// show draws a case, or nothing.
func (f *failure) show(r *judge.Result) {
	widgets.SetVisible(f.content, r != nil)
	widgets.SetVisible(f.text, r != nil)
	if r == nil || same(r, f.of) {
		return
	}
	f.of = r
	f.detail.SetText(detail(r))
	readings, err := notation.Read(r.Case.Input)
	if err != nil {
		return // a case that was run can be read
	}
	s := session.New()
	s.Import(readings[0])
	d := scene.New(s).Diagram()
	f.reason.SetText(locale.Words().Judgement(r))
	f.rule.SetText(scene.New(s).Status().Why)
	for i := range r.Comparison.Differences {
		differs := &r.Comparison.Differences[i]
		insight.Differ(&d.Cells[differs.Cell], differs)
		if i == 0 {
			f.reason.SetText(locale.Words().Difference(differs))
			f.rule.SetText(scene.New(s).Reason(differs.Cell))
		}
	}
	f.picture.Draw(d)
	f.content.Refresh() // there may be more words or fewer
}
