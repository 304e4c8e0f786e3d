package gui

import (
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// analysis is what is being found out about the position shown, and then about the others of the line.
type analysis struct {
	thinking *thinking // about the value of every legal cell; nil for none
	filling  *thinking // about a position of the line whose value is not known yet; nil for none
}

func (n *analysis) end() {
	n.thinking.end()
	n.filling.end()
	*n = analysis{}
}

// analysisCommands are what can be asked about a position and a game.
func analysisCommands() []*command {
	return []*command{
		{id: "hint", menu: "play", icon: theme.IconHint, playbar: true, key: fyne.KeyT, enabled: (*App).canHint, run: (*App).giveHint},
		{id: "analysis", menu: "play", icon: theme.IconAnalysis, playbar: true, key: fyne.KeyA,
			checked: func(a *App) bool { return a.session.Settings.Analysis }, run: (*App).toggleAnalysis},
		{id: "review", menu: "play", icon: theme.IconReview, playbar: true, key: fyne.KeyV, enabled: (*App).canReview,
			checked: func(a *App) bool { return a.review != nil }, run: (*App).toggleReview},
	}
}

func (a *App) toggleAnalysis() {
	on := &a.session.Settings.Analysis
	*on = !*on
	a.refresh()
	a.keep()
	if p := a.session.Noughts.Position(); *on && p.Rules() == tictactoe.Judge {
		a.inform(locale.Text("analysis.judge"))
	}
}

// analysing reports whether analysis is on and has something to look at.
func (a *App) analysing() bool {
	p := a.session.Noughts.Position()
	return a.session.Settings.Analysis && a.session.Shown == TicTacToe && !a.editing() && !a.computerThinks() &&
		p.Rules() != tictactoe.Judge
}

// engageAnalysis looks at the position shown if that is wanted.
func (a *App) engageAnalysis() {
	n := &a.analysis
	if !a.analysing() {
		n.end()
		return
	}
	if n.thinking != nil || n.filling != nil {
		return
	}
	p := a.session.Noughts.Position()
	if p.Over() {
		a.fillLine()
		return
	}
	limits := search.Limits{All: true, Threads: allThreads()}
	n.thinking = a.think(p, limits, a.session.Settings.thinkingTime(), 0, func(r search.Result) {
		a.insights.learn(p, r.Value, r.Nodes)
		a.fillLine()
		a.showThoughts()
	})
}

// quickLook is how many positions are looked at for a value in the graph alone.
const quickLook = 50_000

// fillLine finds out, roughly, what the other positions of the line are worth, one after another.
func (a *App) fillLine() {
	for _, p := range a.session.Noughts.positions() {
		if _, known := a.insights.forX(p); known || p.Over() || p.Rules() == tictactoe.Judge {
			continue
		}
		a.analysis.filling = a.think(p, search.Limits{Nodes: quickLook}, maxTime, 0, func(r search.Result) {
			a.insights.learn(p, r.Value, r.Nodes)
			a.fillLine()
			a.showThoughts()
		})
		return
	}
	a.analysis.filling = nil
}

// positions are those of the line, in its order.
func (n *noughts) positions() []tictactoe.Position {
	var positions []tictactoe.Position
	for _, id := range n.Line() {
		positions = append(positions, n.State(id).Position)
	}
	return positions
}

// endThoughts stops whatever is being thought about.
func (a *App) endThoughts() {
	a.opponent.end()
	a.analysis.end()
	a.endHint()
}

// engage starts to think about the position shown as far as that is wanted.
func (a *App) engage() {
	a.engageOpponent()
	a.engageAnalysis()
}

// thought is what is being thought about, and nil when that is nothing.
func (a *App) thought() *thinking {
	for _, t := range [...]*thinking{a.opponent.thinking, a.proposal.search(), a.analysis.thinking, a.analysis.filling} {
		if t.running() {
			return t
		}
	}
	return nil
}

// showThoughts shows what has been found out by now.
func (a *App) showThoughts() {
	a.board.Draw(a.view())
	a.showAccount()
	a.showProgress()
	a.hint(a.hinted)
}

// showProgress shows how far what is under way has come.
func (a *App) showProgress() {
	switch t := a.thought(); {
	case t != nil:
		a.progress.show(t.fraction())
	case a.review.running():
		a.progress.show(a.review.fraction())
	default:
		a.progress.show(0)
	}
}

// markValues shows on the board what every legal cell is worth to the player to move, and which is the best.
func markValues(view *diagram.Diagram, r *search.Result, turn tictactoe.Mark) {
	for _, m := range r.Moves {
		if m.Value.Kind == search.Unknown {
			continue
		}
		cell := &view.Cells[m.Cell]
		cell.Note, cell.Sign = locale.ValueNote(m.Value), signOf(m.Value)
		cell.Label += ", " + locale.Value(m.Value, turn)
	}
	view.Cells[r.Best].Marked = true
}

// account is what analysis says beside the board.
type account struct{ headline, line, work string }

// accountOf puts what was found in words.
func accountOf(r *search.Result, turn tictactoe.Mark, running bool) account {
	work := locale.Text("analysis.done", locale.Args{"Work": locale.Work(r)})
	if running {
		work = locale.Text("analysis.running", locale.Args{"Work": locale.Work(r)})
	}
	return account{
		headline: locale.Text("analysis.headline", locale.Args{"Value": locale.Value(r.Value, turn)}),
		line:     locale.Text("analysis.line", locale.Args{"Line": locale.Moves(r.Line)}),
		work:     work,
	}
}

// account is what is said beside the board of the analysis of the position shown; empty when there is none.
func (a *App) account() account {
	n := a.session.Noughts
	p := n.Position()
	switch r, ok := a.analysis.thinking.found(); {
	case ok:
		return accountOf(&r, p.Turn(), a.analysis.thinking.running())
	case a.session.Shown != TicTacToe || !a.session.Settings.Analysis || a.editing():
		return account{}
	case p.Rules() == tictactoe.Judge:
		return account{headline: locale.Text("analysis.none"), line: locale.Text("analysis.judge")}
	case p.Over():
		return account{headline: locale.Outcome(p.Outcome())}
	case a.computerThinks():
		return account{headline: locale.Text("analysis.waits")}
	}
	return account{headline: locale.Text("analysis.begins")}
}

// withAnalysis is the status with the value of the position.
func (a *App) withAnalysis(status locale.Status) locale.Status {
	r, ok := a.analysis.thinking.found()
	if !ok {
		return status
	}
	value := locale.Value(r.Value, a.analysis.thinking.position.Turn())
	return locale.Status{Headline: locale.Text("analysis.status", locale.Args{"Status": status.Headline, "Value": value}), Why: status.Why}
}

// valueAt says what a legal cell is worth, as analysis has it, and false if that is not known.
func (a *App) valueAt(c grid.Cell) (string, bool) {
	r, ok := a.analysis.thinking.found()
	if !ok {
		return "", false
	}
	p := a.session.Noughts.Position()
	for _, m := range r.Moves {
		if m.Cell == c && m.Value.Kind != search.Unknown {
			about := locale.Args{"Row": c.Row(), "Col": c.Col(), "Value": locale.Value(m.Value, p.Turn()), "Line": locale.Moves(r.Line)}
			if c == r.Best {
				return locale.Text("analysis.bestCell", about), true
			}
			return locale.Text("analysis.cell", about), true
		}
	}
	return "", false
}

// shortLook is how long is thought about a hint at most.
const shortLook = 2 * time.Second

// proposal is a cell that is proposed, or still being looked for.
type proposal struct {
	thinking *thinking // nil when analysis had found the cell already
	cell     grid.Cell
	ready    bool
}

func (h *proposal) search() *thinking {
	if h == nil {
		return nil
	}
	return h.thinking
}

// shown reports whether a cell is proposed.
func (h *proposal) shown() bool { return h != nil && h.ready }

func (a *App) endHint() {
	a.proposal.search().end()
	a.proposal = nil
}

func (a *App) canHint() bool {
	p := a.session.Noughts.Position()
	return !a.editing() && !p.Over() && !a.computerThinks()
}

// giveHint proposes a cell and says why; asked again, it plays there.
func (a *App) giveHint() {
	p := a.session.Noughts.Position()
	found, known := a.analysis.thinking.found()
	switch {
	case p.Rules() == tictactoe.Judge:
		a.inform(locale.Text("hint.judge"))
	case a.proposal.shown():
		a.tap(a.proposal.cell)
	case a.proposal != nil:
		a.proposal.thinking.hurry()
	case known:
		a.proposal = &proposal{}
		a.showHint(p, found)
	default:
		limits := search.Limits{All: true, Threads: allThreads()}
		allowed := min(shortLook, a.session.Settings.thinkingTime())
		a.proposal = &proposal{thinking: a.think(p, limits, allowed, 0, func(r search.Result) { a.showHint(p, r) })}
		a.inform(locale.Text("hint.looking"))
	}
}

// showHint shows the cell that is proposed.
func (a *App) showHint(p tictactoe.Position, r search.Result) {
	a.insights.learn(p, r.Value, r.Nodes)
	a.proposal.cell, a.proposal.ready = r.Best, true
	a.showThoughts()
	a.inform(hintInWords(p, &r))
}

// mark shows on the board which cell is proposed.
func (h *proposal) mark(view *diagram.Diagram) {
	if h.shown() {
		view.Cells[h.cell].Marked = true
		view.Cells[h.cell].Label += locale.Text("hint.label")
	}
}

// hintInWords says which cell is proposed, and why: no more than the rules and the search know.
func hintInWords(p tictactoe.Position, r *search.Result) string {
	turn := p.Turn()
	about := locale.Args{"Row": r.Best.Row(), "Col": r.Best.Col(), "Mark": turn.String(), "Value": locale.Value(r.Value, turn)}
	words := ""
	switch {
	case r.Value.Kind == search.Loss:
		words = locale.Text("hint.losing", about)
	case r.Value.Kind.Proved():
		words = locale.Text("hint.proved", about)
	case onlyOneHolds(r.Moves):
		words = locale.Text("hint.only", about)
	default:
		words = locale.Text("hint.best", about)
	}
	if next, err := p.Play(r.Best); err == nil {
		field := r.Best.Box()
		if next.Owner(field) == turn && p.Owner(field) != turn {
			words += " " + locale.Text("hint.takes", locale.Args{"Field": locale.Field(field)})
		}
	}
	return words + " " + locale.Text("hint.again")
}

// onlyOneHolds reports whether all moves but the first, of more than one, are proved to lose.
func onlyOneHolds(moves []search.Move) bool {
	for _, m := range moves[1:] {
		if m.Value.Kind != search.Loss {
			return false
		}
	}
	return len(moves) > 1
}
