package tester

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"ninefold/engine/diagram"
	"ninefold/engine/judge"
	"ninefold/engine/notation"
	"ninefold/gui/board"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/theme"
	"ninefold/gui/view"
	"ninefold/gui/widgets"
)

// failure draws a case: its board with the wrong cells, and why the first of them is wrong.
type failure struct {
	picture *board.Board
	verdict *panel.View[view.Verdict]
	content *fyne.Container
	of      *judge.Result // that is drawn
}

func newFailure(options *panel.Options) *failure {
	const side, least = 300, 160 // units
	f := &failure{picture: board.NewPicture(diagram.Diagram{}), verdict: panel.NewView[view.Verdict](options)}
	frame := canvas.NewRectangle(nil)
	frame.SetMinSize(fyne.NewSize(side, least))
	drawn := container.NewStack(frame, f.picture)
	board := container.New(layout.NewCustomPaddedLayout(theme.Inset, 0, theme.Inset, theme.Inset), drawn)
	f.content = container.NewStack(widgets.NewGround(), widgets.NewFilledColumn(board, board, f.verdict))
	return f
}

// show draws a case, or nothing.
func (f *failure) show(r *judge.Result) {
	widgets.SetVisible(f.content, r != nil)
	if r == nil || f.of != nil && same(r, f.of) {
		return
	}
	readings, err := notation.Read(r.Case.Input)
	if err != nil {
		return // a case that was run can be read
	}
	f.of = r
	s := session.New()
	s.Import(readings[0])
	shown := scene.New(s)
	d, why := shown.Diagram(), shown.Status().Why
	reason := locale.Words().Judgement(r)
	for i := range r.Comparison.Differences {
		differs := &r.Comparison.Differences[i]
		insight.Differ(&d.Cells[differs.Cell], differs)
		if i == 0 {
			reason, why = locale.Words().Difference(differs), shown.Reason(differs.Cell)
		}
	}
	f.picture.Draw(d)
	f.verdict.Set(view.Verdict{
		Title: locale.Words().CaseName(&r.Case), Answer: answerOf(r.Verdict), Tag: locale.Words().Verdict(r.Verdict),
		Words: locale.Sentences(reason, why), Legend: insight.Legend(&d),
		Buttons: []view.Button{
			{ID: doShow, Words: locale.Text("test.toBoard")}, {ID: doEdit, Words: locale.Text("test.edit")},
			{ID: doSave, Words: locale.Text("test.save")},
		},
	})
	f.content.Refresh() // there may be more words or fewer
}
