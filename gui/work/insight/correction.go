package insight

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reach"
	"ninefold/gui/language"
	"ninefold/gui/model/editor"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/work/tasks"
)

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
