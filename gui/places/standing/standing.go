// Package standing is the page of how the user stands against the levels of the computer: a rating of one's own and its
// course, sums, and the games, all from the index of the boards.
package standing

import (
	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/places/place"
	"ninefold/gui/view/icon"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// Page shows how the user stands, and the end of a game on the board.
type Page struct {
	place.Still
	Host *overlay.Host
	Open func(*session.Entry) (opened bool)

	sums     *sums // nil until they are found
	work     tasks.Latest
	chosen   int // index of a game
	revision int
}

// Name returns "standing".
func (*Page) Name() string { return "standing" }

// Enter finds the sums, off the UI goroutine, and chooses the last game.
func (p *Page) Enter() {
	s, ctx := p.Host.Session, p.work.Begin()
	await := s.Await()
	p.sums = nil
	tasks.Then(p.Host.Tasks, ctx, func() func() {
		await()
		return func() {
			s.AddUnlisted()
			games := s.EndedGames()
			tasks.Run(p.Host.Tasks, ctx, func() *sums { return sumsOf(games) }, func(found *sums) {
				p.sums, p.chosen = found, len(games)-1
				p.revision++
			})
		}
	})
}

// Leave ends the work.
func (p *Page) Leave() { p.work.End() }

// Revision counts the changes of what is shown.
func (p *Page) Revision() int { return p.revision }

// games returns the games; none while they are not known.
func (p *Page) games() []*session.Entry {
	if p.sums == nil {
		return nil
	}
	return p.sums.games
}

// Actions returns the steps from game to game, and what opens one.
func (p *Page) Actions() []*actions.Action {
	shown, last := func() int { return p.chosen }, func() int { return len(p.games()) - 1 }
	can := func(to int) bool { return to != p.chosen && to >= 0 && to < len(p.games()) }
	return append(actions.Steps(shown, last, can, p.Choose),
		&actions.Action{ID: "standing.open", Menu: actions.In("training", 2, 2), Icon: icon.Open,
			Enabled: func() bool { return len(p.games()) > 0 }, Run: func() { p.Open(p.games()[p.chosen]) }})
}

// Tap says that the board shows the end of a game.
func (*Page) Tap(grid.Cell) error { return language.Error("standing.tap") }

// Type does nothing: there is nothing to type.
func (*Page) Type(rune, grid.Cell) session.Typed { return session.Typed{} }

// Release has nothing to end, so that Escape leaves the page.
func (*Page) Release() bool { return false }

// Rests reports that nobody is to move: Left and Right step, and Enter presses the filled button.
func (*Page) Rests() bool { return true }

// Scroll goes to a later game, or an earlier one if steps is negative.
func (p *Page) Scroll(steps int) { p.Choose(p.chosen + steps) }

// Choose shows the end of game i, or of the nearest that there is.
func (p *Page) Choose(i int) {
	if at := max(0, min(i, len(p.games())-1)); len(p.games()) > 0 && at != p.chosen {
		p.chosen = at
		p.revision++
	}
}
