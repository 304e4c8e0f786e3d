package gui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"ninefold/gui/actions"
	"ninefold/gui/board"
	"ninefold/gui/exercise"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// parts are what the window is made of.
type parts struct {
	shown    place // what they were made for
	board    *board.Board
	status   *widgets.StatusBar
	steps    *widgets.StepList
	side     *widgets.SidePanel
	badge    *widgets.Badge
	progress *widgets.ProgressLine
	pad      *widgets.DigitPad // nil for a board without digits to pick
	editBar  *fyne.Container
	layout   *widgets.WindowLayout
	content  *fyne.Container
	rows     []session.Row // of the list of steps
	list     *insight.List // in its place; nil for none
	untidy   func()        // forgets to tidy up after the parts before these
}

// place is what the parts are made for: an exercise, or one of the session's boards.
type place struct {
	exercise exercise.Exercise // nil for none
	board    session.ProblemID
}

// place is what is to be shown.
func (a *App) place() place { return place{a.features.room.Shown(), a.session.Shown} }

// newParts makes the parts for what is shown.
func (a *App) newParts() parts {
	p := parts{
		shown: a.place(),
		board: board.New(), status: widgets.NewStatusBar(), progress: widgets.NewProgressLine(),
		badge: widgets.NewBadge(a.table.DoID), editBar: a.table.Bar(actions.EditBar),
	}
	p.badge.Hide()
	p.editBar.Hide()
	p.board.Label = locale.Text("board.label")
	p.board.OnTap, p.board.OnKey, p.board.OnRune, p.board.OnPoint = a.tap, a.typedKey, a.typedRune, a.pointed
	p.status.OnSaid = a.page.say
	p.board.OnLeave, p.board.OnMenu, p.board.OnDrag, p.board.OnScroll = a.features.line.Leave, a.cellMenu, a.drag, a.scroll
	p.steps = widgets.NewStepList(a.choose)
	chart := widgets.NewChart(a.goToStep, a.features.line.PointStep, a.tip)
	p.side = widgets.NewSidePanel(p.steps.List, chart)
	p.layout = &widgets.WindowLayout{
		Toolbar: a.table.Bar(actions.Toolbar), Board: p.board, Status: p.status, Side: p.side.Container,
		EditBar: p.editBar, Badge: p.badge, Progress: p.progress, Phone: inPage,
		Tab:    a.table.Tools(actions.StatusTab)[0],
		Beside: widgets.NewPlayBar(a.table.Groups(actions.RulesSwitch), a.table.Tools(actions.PlayBar)),
	}
	if !a.session.Away && a.session.Problem().Digits() != nil {
		p.pad = widgets.NewDigitPad(a.table.Tools(actions.DigitPad), a.pick, a.tip)
		p.layout.Beside = p.pad
	}
	p.content = container.New(p.layout, p.layout.Objects()...)
	return p
}

// layOut places the parts anew, and draws nothing anew that keeps its size.
func (p *parts) layOut() { p.layout.Layout(p.content.Objects, p.content.Size()) }

// show shows a view.
func (p *parts) show(v *insight.View) {
	p.board.Draw(v.Diagram)
	p.status.SetStatus(v.Status)
	p.progress.SetFraction(v.Progress)
	p.badge.SetData(v.Badge)
	if v.Digits != nil {
		p.pad.Show(v.Digits.Shown, v.Digits.Missing)
	}
	badge := v.Badge.Words != ""
	if p.badge.Visible() != badge || p.editBar.Visible() != v.Editing {
		widgets.SetVisible(p.badge, badge)
		widgets.SetVisible(p.editBar, v.Editing)
		p.layOut()
	}
	notes := slices.DeleteFunc(v.Notes, func(note string) bool { return note == "" })
	resized := p.side.Show(strings.Join(notes, "\n"), v.Text, v.Account, v.Chart)
	p.rows, p.list = v.Rows, v.List
	if p.list != nil {
		p.steps.Show(p.list.Rows, p.list.Selected)
	} else {
		p.steps.Show(v.Steps, v.Current)
	}
	if resized { // the current row may have gone out of view
		p.steps.Reveal()
	}
}
