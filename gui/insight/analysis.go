package insight

import (
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// Analysis is what every legal cell is worth, and then, roughly, what the other positions of the line are worth.
type Analysis struct {
	Nothing
	host     *Host
	values   Values
	busy     func() bool // the computer is at its move, which needs all there is
	about    question
	thinking *Thinking // about every legal cell; nil for none
	filling  *Thinking // about a position of the line whose value is not known yet; nil for none
}

// question is what a search was begun for; with another one it is begun anew.
type question struct {
	position tictactoe.Position
	time     time.Duration
}

// NewAnalysis is an analysis that waits while the computer is busy, and tells values what it finds.
func NewAnalysis(host *Host, values Values, busy func() bool) *Analysis {
	return &Analysis{host: host, values: values, busy: busy}
}

// On reports whether analysis is switched on.
func (a *Analysis) On() bool { return a.host.Session.Settings.Analysis }

// Toggle switches analysis on or off.
func (a *Analysis) Toggle() {
	on := &a.host.Session.Settings.Analysis
	*on = !*on
	a.host.Commit()
	if p := a.host.Session.Game.Position(); *on && p.Rules() == tictactoe.Judge {
		a.host.Inform(locale.Text("analysis.judge"))
	}
}

// Update looks at the position shown if that is wanted.
func (a *Analysis) Update() {
	s := a.host.Session
	p := s.Game.Position()
	about := question{p, s.Settings.ThinkingTime()}
	wanted := a.On() && s.GameShown() && !a.busy() && p.Rules() != tictactoe.Judge
	if !wanted || about != a.about {
		a.stop()
	}
	a.about = about
	if !wanted || a.thinking != nil || a.filling != nil {
		return
	}
	if p.Over() {
		a.fillLine()
		return
	}
	limits := search.Limits{All: true, Threads: session.Threads()}
	a.thinking = a.host.Think(p, limits, about.time, 0, func(r search.Result) {
		a.values.Learn(p, r.Value, r.Nodes, r.Line...)
		a.fillLine()
		a.host.Render()
	})
}

func (a *Analysis) stop() {
	a.thinking.Stop()
	a.filling.Stop()
	a.thinking, a.filling = nil, nil
}

// quickLook is how many positions are looked at for a value in the chart alone.
const quickLook = 50_000

// fillLine finds out, roughly, what the other positions of the line are worth, one after another.
func (a *Analysis) fillLine() {
	for _, p := range session.Positions(a.host.Session.Game) {
		if _, known := a.values.ForX(p); known || p.Over() || p.Rules() == tictactoe.Judge {
			continue
		}
		a.filling = a.host.Think(p, search.Limits{Nodes: quickLook}, session.MaxTime, 0, func(r search.Result) {
			a.values.Learn(p, r.Value, r.Nodes, r.Line...)
			a.fillLine()
			a.host.Render()
		})
		return
	}
	a.filling = nil
}

// Found is what is known of the position shown by now, and false while that is nothing.
func (a *Analysis) Found() (search.Result, bool) { return a.thinking.Found() }

// Show marks what every legal cell is worth to the player to move, and which is the best.
func (a *Analysis) Show(v *View) {
	v.Account = a.account()
	a.thinking.ShowProgress(v)
	a.filling.ShowProgress(v)
	r, ok := a.Found()
	if !ok {
		return
	}
	turn := a.about.position.Turn()
	for _, m := range r.Moves {
		if m.Value.Kind == search.Unknown {
			continue
		}
		cell := &v.Diagram.Cells[m.Cell]
		cell.Note, cell.Sign = locale.ValueNote(m.Value), signOf(m.Value)
		cell.Label += locale.Text("clause.comma") + locale.Value(m.Value, turn)
	}
	v.Diagram.Cells[r.Best].Best = true
	v.Status.Headline = locale.Text("analysis.status", locale.Args{"Status": v.Status.Headline, "Value": locale.Value(r.Value, turn)})
}

// account is what is said beside the board of the position shown; empty when analysis is off.
func (a *Analysis) account() widgets.Account {
	p := a.host.Session.Game.Position()
	r, ok := a.Found()
	switch {
	case !a.On() || !a.host.Session.GameShown():
		return widgets.Account{}
	case p.Rules() == tictactoe.Judge:
		return widgets.Account{Headline: locale.Text("analysis.none"), Line: locale.Text("analysis.judge")}
	case p.Over():
		return widgets.Account{Headline: locale.Outcome(p.Outcome())}
	case a.busy():
		return widgets.Account{Headline: locale.Text("analysis.waits")}
	case !ok:
		return widgets.Account{Headline: locale.Text("analysis.begins")}
	}
	work := "analysis.done"
	if a.thinking.Running() {
		work = "analysis.running"
	}
	return widgets.Account{
		Headline: locale.Text("analysis.headline", locale.Args{"Value": locale.Value(r.Value, p.Turn())}),
		Line:     locale.Text("analysis.line", locale.Args{"Line": locale.Moves(r.Line)}),
		Work:     locale.Text(work, locale.Args{"Work": locale.Work(&r)}),
	}
}

// At says what a legal cell is worth.
func (a *Analysis) At(c grid.Cell) (string, bool) {
	r, ok := a.Found()
	if !ok {
		return "", false
	}
	for _, m := range r.Moves {
		if m.Cell != c || m.Value.Kind == search.Unknown {
			continue
		}
		args := locale.Args{
			"Row": c.Row(), "Col": c.Col(), "Value": locale.Value(m.Value, a.about.position.Turn()), "Line": locale.Moves(r.Line),
		}
		if c == r.Best {
			return locale.Text("analysis.bestCell", args), true
		}
		return locale.Text("analysis.cell", args), true
	}
	return "", false
}
