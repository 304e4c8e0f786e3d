package insight

import (
	"slices"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reason"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/settings"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/searches"
)

// shortLook is the longest search for a hint.
const shortLook = 2 * time.Second

// Hint proposes a move when the user asks for it.
type Hint struct {
	overlay.Idle
	Host     *overlay.Host
	Searcher *searches.Searcher
	Analysis *Analysis
	Play     func(grid.Cell) // plays the cell when the user asks again
	asked    overlay.Finding[tictactoe.Position, proposal]
}

// proposal is what is known of a hint.
type proposal struct {
	thinking *searches.Search // nil if analysis had found the cell
	result   search.Result
	ready    bool // the cell is shown
	refused  bool // nobody wins by these rules, so no cell is better
}

// Can reports whether there is a move to propose.
func (h *Hint) Can() bool {
	return !h.Host.Session.Game.Ended() && !h.Analysis.Busy()
}

// Ask proposes a cell and says why, during the search with what was found so far. A cell proposed already it plays.
func (h *Hint) Ask() {
	if h.asked.On() {
		h.ask()
	} else {
		h.Host.Help(language.Text("command.hint"), h.ask)
	}
}

func (h *Hint) ask() {
	p, now := h.Host.Session.Game.Position(), h.asked.Result()
	found, known := h.Analysis.Found()
	switch {
	case now.ready:
		h.Play(now.result.Best)
		return
	case now.thinking != nil:
		if _, some := now.thinking.Found(); some {
			now.thinking.Finish()
		}
		return
	}
	ctx := h.asked.Begin(h.Host.Scope.Place(), p)
	switch {
	case !p.Rules().HaveWinner():
		now.refused = true
		h.Host.Inform(language.Text("hint.judge"))
	case known:
		h.show(found)
	default:
		limits := search.Limits{All: true, Threads: settings.Threads()}
		allowed := min(shortLook, h.Host.Session.Settings.ThinkingTime())
		now.thinking = h.Searcher.Begin(ctx, p, limits, allowed, 0, h.show)
		h.Host.Inform(language.Text("hint.looking"))
	}
}

func (h *Hint) show(r search.Result) {
	now := h.asked.Result()
	now.result, now.ready = r, true
	h.Host.Inform(h.words())
}

// Shown returns the cell proposed, and reports false if there is none.
func (h *Hint) Shown() (grid.Cell, bool) { return h.asked.Result().result.Best, h.asked.Result().ready }

// Advance removes the hint when another position is shown. What an analysis finds meanwhile takes its place, so that
// one cell is the best.
func (h *Hint) Advance() {
	now := h.asked.Result()
	found, known := h.Analysis.Found()
	switch {
	case h.asked.On() && (!h.Can() || !h.asked.Is(h.Host.Session.Game.Position())):
		h.Cancel()
	case !now.ready || !known:
	case found.Best != now.result.Best:
		h.show(found)
	default:
		now.result = found
	}
}

// Cancel removes the hint.
func (h *Hint) Cancel() bool { return h.asked.Drop() }

// Show marks the cell proposed, and says why. If nobody wins by the rules, it offers other rules instead.
func (h *Hint) Show(v *overlay.Board) {
	now := h.asked.Result()
	if now.refused && v.Verdict == nil {
		v.Verdict = &deck.Verdict{
			Title: language.Text("command.hint"), Words: language.Text("hint.judge"),
			Buttons: []view.Button{{ID: "rules.closed", Words: language.Text("hint.byClosed")}},
		}
	}
	v.Progress = max(v.Progress, now.thinking.Progress())
	if now.ready {
		scene.MarkBest(&v.Diagram, now.result.Best)
		v.Status.Why = h.words()
	}
}

// At shows the hint whichever cell is pointed at.
func (h *Hint) At(grid.Cell) (string, bool) {
	if !h.asked.Result().ready {
		return "", false
	}
	return h.words(), true
}

// words says which cell is proposed, and as much about the reason as the rules and the search tell.
func (h *Hint) words() string {
	p, r := h.asked.About(), h.asked.Result().result
	turn := p.Turn()
	args := language.Args{"Row": r.Best.Row(), "Col": r.Best.Col(), "Mark": turn.String(),
		"Value": language.Words().Value(r.Value, turn)}
	words := ""
	switch {
	case r.Value.Kind == search.Loss:
		words = language.Text("hint.losing", args)
	case r.Value.Kind.Proved():
		words = language.Text("hint.proved", args)
	case onlyOneHolds(r.Moves):
		words = language.Text("hint.only", args)
	default:
		words = language.Text("hint.best", args)
	}
	return language.Sentences(words, language.Words().Reasons(reason.For(p, r.Best), turn), language.Text("hint.again"))
}

// onlyOneHolds reports whether there are several moves and all but the first are proven to lose.
func onlyOneHolds(moves []search.Move) bool {
	return len(moves) > 1 &&
		!slices.ContainsFunc(moves[1:], func(m search.Move) bool { return m.Value.Kind != search.Loss })
}
