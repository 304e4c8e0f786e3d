package insight

import (
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reach"
	"ninefold/gui/language"
	"ninefold/gui/model/editor"
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
	found      overlay.Finding[tictactoe.Position, reached]
	correction overlay.Finding[tictactoe.Position, correction]
	way        *session.Game // a game that leads to the position, shown by ShowGame; nil for none
}

// reached is what is known of a position.
type reached struct {
	decided  bool
	verdict  reach.Decision // meaningful when decided
	slow     bool           // the search takes so long that the user is told
	lastSaid *deck.Verdict  // about the position before
}

// wanted reports whether the board was imported or edited, so that play may not be able to make it.
func (r *Reachability) wanted() bool {
	return !r.Host.Session.Game.Played()
}

// Advance starts a search for the position shown, unless one runs or is over.
func (r *Reachability) Advance() {
	p := r.Host.Session.Game.Position()
	r.correction.Follow(p)
	if !r.wanted() {
		r.found.Drop()
		return
	}
	if r.found.Is(p) {
		return
	}
	said := r.said()
	ctx := r.found.Begin(r.Host.Scope.Place(), p)
	r.found.Result().lastSaid = said
	r.Host.Tasks.Later(ctx, patience, func() { r.found.Result().slow = !r.found.Result().decided })
	decide := func() reach.Decision { return reach.Decide(ctx, p, reachLimits()) }
	tasks.Run(r.Host.Tasks, ctx, decide, func(v reach.Decision) {
		r.found.Result().verdict, r.found.Result().decided = v, true
	})
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
	r.mark(&v.Diagram)
}

// said returns the answer or, for a short time, the answer for the last position.
func (r *Reachability) said() *deck.Verdict {
	now := r.found.Result()
	if !now.decided && !now.slow {
		return now.lastSaid
	}
	said := r.answer()
	said.Title = language.Text("reach.question")
	return &said
}

func (r *Reachability) unreachable() bool {
	now := r.found.Result()
	return now.decided && now.verdict.Answer == reach.Unreachable
}

// game returns a game that ends in the position. It reports false if none is known.
func (r *Reachability) game() ([]grid.Cell, bool) {
	now := r.found.Result()
	return now.verdict.Game, now.decided && now.verdict.Answer == reach.Reachable && len(now.verdict.Game) > 0
}

func (r *Reachability) answer() deck.Verdict {
	switch now := r.found.Result(); {
	case r.correction.On():
		return r.corrected()
	case !now.decided:
		return deck.Verdict{Tag: language.Text("answer.looking"), Words: language.Text("reach.looking")}
	case now.verdict.Answer == reach.Undecided:
		return deck.Verdict{Tag: language.Text("answer.unknown"), Words: language.Text("reach.undecided")}
	case now.verdict.Answer == reach.Reachable:
		v := deck.Verdict{Answer: view.Yes, Tag: language.Text("answer.yes"), Words: language.Text("reach.yes")}
		if game, ok := r.game(); ok {
			v.Words = language.Plural("reach.game", len(game))
			v.Buttons = []view.Button{{ID: "showGame", Words: language.Text("short.showGame")}}
		}
		return v
	case now.verdict.Reason.Kind == reach.NoLast:
		return deck.Verdict{Tag: language.Text("answer.unknown"), Words: language.Text("reach.noLast"),
			Buttons: []view.Button{{ID: editor.SetLast.String(), Words: language.Text("command.setLast")}}}
	}
	v := deck.Verdict{
		Answer: view.No, Tag: language.Text("answer.no"),
		Words: language.Text("reach.no",
			language.Args{"Reason": language.Words().Say(r.found.Result().verdict.Reason)}),
	}
	if r.CanFindCorrection() {
		v.Buttons = []view.Button{{ID: "findCorrection"}, {ID: "nearest"}}
	}
	return v
}

// CanShowGame reports whether a game is known that ends in the position.
func (r *Reachability) CanShowGame() bool {
	_, ok := r.game()
	return ok
}

// ShowGame goes to the start of a game that ends in the position. The last board is the position.
func (r *Reachability) ShowGame() {
	game, _ := r.game()
	s, about := r.Host.Session, r.found.About()
	if err := s.Replay(about.Rules(), game); err != nil {
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
	r.Host.Session.Show(r.Host.Session.Last())
	r.Host.Enter()
}
