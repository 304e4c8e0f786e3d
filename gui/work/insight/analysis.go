package insight

import (
	"context"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/settings"
	"ninefold/gui/view/deck"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/searches"
)

// Analysis finds the value of every legal cell, and then rough values of the other positions of the line.
type Analysis struct {
	overlay.Idle
	Host     *overlay.Host
	Searcher *searches.Searcher
	Busy     func() bool // the computer is thinking: the analysis leaves it the processor
	values   overlay.Finding[searchKey, analysing]
}

// analysing has the searches of an analysis, which end with it.
type analysing struct {
	thinking *searches.Search // values of the legal cells; nil for none
	filling  *searches.Search // the value of another position of the line; nil for none
}

// searchKey identifies a search. If it changes, another search starts.
type searchKey struct {
	position tictactoe.Position
	time     time.Duration
}

// On reports whether the game shown is analysed.
func (a *Analysis) On() bool { return a.Host.Session.Analysing() }

// Toggle switches analysis on or off.
func (a *Analysis) Toggle() {
	settings := &a.Host.Session.Settings
	if a.On() {
		settings.Analysis = false
		return
	}
	a.Host.Help(language.Text("command.analysis"), func() {
		settings.Analysis = true
		if p := a.Host.Session.Game.Position(); !p.Rules().HaveWinner() {
			a.Host.Inform(language.Text("analysis.judge", language.Args{"Rules": language.Words().WinnableRules()}))
		}
	})
}

// Advance analyses the position shown, if analysis is on.
func (a *Analysis) Advance() {
	s := a.Host.Session
	p := s.Game.Position()
	about := searchKey{p, s.Settings.ThinkingTime()}
	wanted := a.On() && !a.Busy() && p.Rules().HaveWinner()
	if !wanted {
		a.values.Drop()
	}
	if !wanted || a.values.Is(about) {
		return
	}
	ctx := a.values.Begin(a.Host.Scope.Place(), about)
	if p.Over() {
		a.fillLine(ctx)
		return
	}
	limits := search.Limits{All: true, Threads: settings.Threads()}
	a.values.Result().thinking = a.Searcher.Begin(ctx, p, limits, about.time, 0,
		func(search.Result) { a.fillLine(ctx) })
}

// quickLook is the node budget for a value that only the chart shows.
const quickLook = 50_000

// fillLine finds rough values for the other positions of the line, one after another.
func (a *Analysis) fillLine(ctx context.Context) {
	filling := &a.values.Result().filling
	for _, p := range a.Host.Session.Game.Positions(a.Host.Session.Game.Line()) {
		if _, known := a.Searcher.Values.ForX(p); known || p.Over() || !p.Rules().HaveWinner() {
			continue
		}
		*filling = a.Searcher.Begin(ctx, p, search.Limits{Nodes: quickLook}, settings.MaxTime, 0,
			func(search.Result) { a.fillLine(ctx) })
		return
	}
	*filling = nil
}

// Found returns what is known of the position shown, and reports false if that is nothing.
func (a *Analysis) Found() (search.Result, bool) { return a.values.Result().thinking.Found() }

// turn returns who is to move in the position analysed.
func (a *Analysis) turn() tictactoe.Mark {
	p := a.values.About().position
	return p.Turn()
}

// Show shows the value of every legal cell for the player to move, and which is the best.
func (a *Analysis) Show(v *overlay.Board) {
	v.Value = a.worth()
	now := a.values.Result()
	v.Progress = max(v.Progress, now.thinking.Progress(), now.filling.Progress())
	r, ok := a.Found()
	if !ok {
		return
	}
	turn := a.turn()
	for _, m := range r.Moves {
		if m.Value.Kind == search.Unknown {
			continue
		}
		cell := &v.Diagram.Cells[m.Cell]
		cell.Note = language.Words().ValueNote(m.Value)
		cell.Label = language.Listed(cell.Label, language.Words().Value(m.Value, turn))
	}
	v.Diagram.Cells[r.Best].Best = true
}

// worth describes the value of the position shown; nil if analysis is off.
func (a *Analysis) worth() *deck.Value {
	p := a.Host.Session.Game.Position()
	r, ok := a.Found()
	switch {
	case !a.On() || !p.Rules().HaveWinner():
		return nil
	case p.Over():
		return worthAtEnd(&p)
	case a.Busy():
		return &deck.Value{Hint: language.Text("analysis.waits")}
	case !ok:
		return &deck.Value{Hint: language.Text("analysis.begins")}
	}
	v := worthOf(r.Value, p.Turn())
	v.Best = language.Words().Moves(r.Line)
	work := "analysis.done"
	if a.values.Result().thinking.Running() {
		work = "analysis.running"
	}
	v.Work = language.Text(work, language.Args{"Work": language.Words().Work(&r)})
	return v
}

// worthAtEnd describes the value of a game that has ended as a number: who has won stands in the headline.
func worthAtEnd(p *tictactoe.Position) *deck.Value {
	shares := map[tictactoe.Mark]int{tictactoe.X: 1000, tictactoe.Empty: 500, tictactoe.O: 0}
	v := worthOf(search.Value{Kind: search.Estimate, Permille: shares[p.Winner()]}, tictactoe.X)
	v.Hint = language.Text("analysis.over")
	return v
}

// worthOf describes a value for a mark in words, with X's share.
func worthOf(value search.Value, m tictactoe.Mark) *deck.Value {
	v := &deck.Value{Number: language.Words().Value(value, m), Share: share(value)}
	if m == tictactoe.O {
		v.Share = 1 - v.Share
	}
	return v
}

// share returns a value as a share of a point, 0..1.
func share(v search.Value) float32 { return float32(v.Permille) / 1000 }

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
		args := language.Args{
			"Row": c.Row(), "Col": c.Col(), "Value": language.Words().Value(m.Value, a.turn()),
			"Line": language.Words().Moves(r.Line),
		}
		if c == r.Best {
			return language.Text("analysis.bestCell", args), true
		}
		return language.Text("analysis.cell", args), true
	}
	return "", false
}
