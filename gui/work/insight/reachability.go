package insight

import (
	"context"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reach"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// reachLimits limits a search for a game or for a correction to some seconds.
func reachLimits() reach.Budget {
	return reach.Budget{Steps: 5_000_000, Yield: tasks.Yielder(16)} // a step takes about a microsecond
}

// patience is how long the badge keeps its last words while the next position is examined. Most answers take less, so
// the badge does not flicker.
const patience = 150 * time.Millisecond

// Reachability finds out whether play can have made an imported or edited board, and if not, how the hare may have
// changed it.
type Reachability struct {
	overlay.Idle
	Host       *overlay.Host
	about      tictactoe.Position
	work       tasks.Latest
	ctx        context.Context // of the search; nil while no position is examined
	decided    bool
	verdict    reach.Decision    // meaningful when decided
	correction *correctionSearch // nil for none
	lastSaid   *deck.Verdict     // about the last position
	way        *session.Game     // a game that leads to the position, shown by ShowGame; nil for none
	slow       bool              // the search takes so long that the user is told
}

// wanted reports whether the board was imported or edited, so that play may not be able to make it.
func (r *Reachability) wanted() bool {
	return !r.Host.Session.Game.Played()
}

// Advance starts a search for the position shown, unless one runs or is over.
func (r *Reachability) Advance() {
	p := r.Host.Session.Game.Position()
	if r.correction != nil && r.correction.ctx.Err() != nil && !r.correction.over {
		r.correction = nil
	}
	if !r.wanted() {
		r.Rest()
		return
	}
	if r.ctx != nil && r.about == p && (r.decided || r.ctx.Err() == nil) {
		return
	}
	r.lastSaid = r.said()
	r.end()
	r.about = p
	r.ctx = r.work.BeginIn(r.Host.Scope.Context())
	r.Host.Tasks.Later(r.ctx, patience, func() {
		if !r.decided {
			r.slow = true
		}
	})
	ctx := r.ctx
	decide := func() reach.Decision { return reach.Decide(ctx, p, reachLimits()) }
	tasks.Run(r.Host.Tasks, ctx, decide, func(v reach.Decision) {
		r.verdict, r.decided = v, true
	})
}

// Rest forgets the answer.
func (r *Reachability) Rest() {
	r.end()
	r.lastSaid = nil
}

// end stops the search and drops its result.
func (r *Reachability) end() {
	r.work.End()
	r.ctx, r.decided, r.slow, r.verdict, r.correction = nil, false, false, reach.Decision{}, nil
}

// Show shows the answer, and marks the cells that the hare may have changed.
func (r *Reachability) Show(v *overlay.Board) {
	if said := r.said(); said != nil {
		v.Verdict = said
	} else if r.ShowsGame() {
		v.Verdict = &deck.Verdict{
			Title: language.Text("reach.way"), Answer: view.Yes, Tag: language.Text("answer.yes"),
			Words: language.Plural("reach.game", len(r.way.Line())-1), Buttons: []view.Button{{ID: "endShowGame"}},
		}
	}
	r.correction.mark(&v.Diagram)
}

// said returns the answer or, for a short time, the answer for the last position.
func (r *Reachability) said() *deck.Verdict {
	if r.ctx != nil && (r.decided || r.slow) {
		said := r.answer()
		said.Title = language.Text("reach.question")
		return &said
	}
	return r.lastSaid
}

func (r *Reachability) unreachable() bool { return r.decided && r.verdict.Answer == reach.Unreachable }

// game returns a game that ends in the position. It reports false if none is known.
func (r *Reachability) game() ([]grid.Cell, bool) {
	return r.verdict.Game, r.decided && r.verdict.Answer == reach.Reachable && len(r.verdict.Game) > 0
}

func (r *Reachability) answer() deck.Verdict {
	switch {
	case r.correction != nil:
		return r.correction.answer()
	case !r.decided:
		return deck.Verdict{Tag: language.Text("answer.looking"), Words: language.Text("reach.looking")}
	case r.verdict.Answer == reach.Undecided:
		return deck.Verdict{Tag: language.Text("answer.unknown"), Words: language.Text("reach.undecided")}
	case r.verdict.Answer == reach.Reachable:
		v := deck.Verdict{Answer: view.Yes, Tag: language.Text("answer.yes"), Words: language.Text("reach.yes")}
		if game, ok := r.game(); ok {
			v.Words = language.Plural("reach.game", len(game))
			v.Buttons = []view.Button{{ID: "showGame", Words: language.Text("short.showGame")}}
		}
		return v
	case r.verdict.Reason.Kind == reach.NoLast:
		return deck.Verdict{Tag: language.Text("answer.unknown"), Words: language.Text("reach.noLast"),
			Buttons: []view.Button{{ID: session.SetLast.String(), Words: language.Text("command.setLast")}}}
	}
	v := deck.Verdict{
		Answer: view.No, Tag: language.Text("answer.no"),
		Words: language.Text("reach.no", language.Args{"Reason": language.Words().Unreachable(r.verdict.Reason)}),
	}
	if r.CanFindCorrection() {
		v.Buttons = []view.Button{{ID: "hare"}, {ID: "nearest"}}
	}
	return v
}

// CanShowGame reports whether a game is known that ends in the position.
func (r *Reachability) CanShowGame() bool {
	_, ok := r.game()
	return ok
}

// ShowGame goes to the start of a game that ends in the position. One Undo returns to the position.
func (r *Reachability) ShowGame() {
	game, _ := r.game()
	s := r.Host.Session
	if err := s.Replay(r.about.Rules(), game); err != nil {
		r.Host.Warn(language.Text("reach.undecided"))
		return
	}
	r.way = s.Game
	r.Host.Enter()
	r.Host.Inform(language.Plural("reach.shown", len(game)))
}

// ShowsGame reports whether the game of ShowGame is shown.
func (r *Reachability) ShowsGame() bool {
	return r.way != nil && r.Host.Session.Game == r.way
}

// EndGame goes back from the game of ShowGame to the position.
func (r *Reachability) EndGame() {
	r.way.GoTo(0)
	r.Host.Session.Undo()
	r.Host.Enter()
}
