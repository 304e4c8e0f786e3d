package insight

import (
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
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

// correction is what a search has found for the fewest changed cells that make a position reachable by play; on the
// screen, a hare has changed them.
type correction struct {
	applies bool // it is applied as soon as it is found
	over    bool
	repair  reach.Correction // meaningful when over
}

// changes returns what the hare may have changed; nil while that is unknown.
func (r *Reachability) changes() []reach.Change { return r.correction.Result().repair.Changes }

// mark shows which cells the hare may have changed, and what they held.
func (r *Reachability) mark(d *diagram.Diagram) {
	for _, change := range r.changes() {
		cell := &d.Cells[change.Cell]
		cell.Alert = true
		cell.Note = language.Text("hare.note", language.Args{"Was": language.Words().Mark(change.Mark)})
		if change.Mark == tictactoe.Empty {
			cell.Note = language.Words().Mark(change.Mark)
		}
		cell.Label += language.Text("hare.label", language.Args{"Was": language.Words().Mark(change.Mark)})
	}
}

// corrected says what is known so far.
func (r *Reachability) corrected() deck.Verdict {
	s, changes := r.correction.Result(), r.changes()
	v := deck.Verdict{Answer: view.No, Tag: language.Text("answer.no")}
	switch {
	case !s.over:
		v.Words = language.Text("hare.looking")
	case s.repair.Answer == reach.Undecided:
		v.Words = language.Text("hare.undecided")
	case len(changes) == 0:
		v.Words = language.Text("hare.many")
	case len(changes) == 1:
		v.Words = language.Text("hare.one", language.Args{"Change": r.describe(changes[0])})
	default:
		v.Words = language.Text("hare.two",
			language.Args{"Change": r.describe(changes[0]), "Other": r.describe(changes[1])})
	}
	if len(changes) > 0 {
		v.Buttons = []view.Button{{ID: "nearest"}}
	}
	return v
}

func (r *Reachability) describe(change reach.Change) string {
	c, p := change.Cell, r.correction.About()
	return language.Text("hare.change", language.Args{
		"Row": c.Row(), "Col": c.Col(), "Was": language.Words().Mark(change.Mark),
		"Now": language.Words().Mark(p.At(c)),
	})
}

// CanFindCorrection reports whether to look for a correction. A position without a last move lacks that first.
func (r *Reachability) CanFindCorrection() bool {
	p := r.found.About()
	_, ok := p.Last()
	return ok && r.unreachable() && !r.correction.On()
}

// FindCorrection starts the search, off the UI goroutine.
func (r *Reachability) FindCorrection() {
	p := r.found.About()
	ctx := r.correction.Begin(r.Host.Scope.Place(), p)
	repair := func() reach.Correction { return reach.Repair(ctx, p, reachLimits()) }
	tasks.Run(r.Host.Tasks, ctx, repair, func(m reach.Correction) {
		s := r.correction.Result()
		if s.repair, s.over = m, true; s.applies && r.CanRepair() {
			r.repair()
		}
	})
}

// Cancel ends the search and removes its marks from the board.
func (r *Reachability) Cancel() bool { return r.correction.Drop() }

// CanRepair reports whether the nearest board that play can have made is known or can be searched for.
func (r *Reachability) CanRepair() bool {
	return r.CanFindCorrection() || r.correction.On() && (!r.correction.Result().over || len(r.changes()) > 0)
}

// Repair changes the board, in one step, to the nearest one that play can have made, as soon as that is known.
func (r *Reachability) Repair() {
	if !r.correction.On() {
		r.FindCorrection()
	}
	s := r.correction.Result()
	if s.applies = true; s.over {
		r.repair()
	}
}

func (r *Reachability) repair() {
	changes, before := r.changes(), r.found.About()
	editor.Editor{Game: r.Host.Session.Game}.Edit(func(p tictactoe.Position) tictactoe.Position {
		for _, change := range changes {
			p = p.WithMark(change.Cell, change.Mark)
		}
		return p
	})
	var words []string
	for _, change := range changes {
		words = append(words, language.Text("nearest.change", language.Args{
			"Row": change.Cell.Row(), "Col": change.Cell.Col(),
			"Was": language.Words().Mark(before.At(change.Cell)), "Now": language.Words().Mark(change.Mark),
		}))
	}
	r.Host.Inform(language.Text("nearest.shown", language.Args{"Changes": language.Words().List(words)}))
}

// At says what the hare may have done to a cell.
func (r *Reachability) At(c grid.Cell) (string, bool) {
	for _, change := range r.changes() {
		if change.Cell == c {
			return language.Text("hare.one", language.Args{"Change": r.describe(change)}), true
		}
	}
	return "", false
}
