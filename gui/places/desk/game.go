// Package desk has the places of the session's boards: home, a game, its edit mode and a Sudoku, each with who acts on
// it, what is found out about it and what can be done there.
package desk

import (
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/gui/language"
	"ninefold/gui/model/editor"
	"ninefold/gui/model/mail"
	"ninefold/gui/model/session"
	"ninefold/gui/view/cards"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/exchange"
	"ninefold/gui/work/insight"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/play"
	"ninefold/gui/work/searches"
)

// Game is the place of a game of Tic-Tac-Toe.
type Game struct {
	board
	Players *play.Players
	Setup   *play.Setup // the dialogs that choose them
	Preview *insight.Preview

	edited editor.Editor // of the game whose board was edited last

	analysis   *insight.Analysis
	chart      *insight.Chart
	hint       *insight.Hint
	line       *insight.BestLine
	review     *insight.Review
	rules      *insight.RuleChange
	reach      *insight.Reachability
	comparison *insight.Comparison
}

// NewGame returns the place of the session's game, on which searches are made by searcher.
func NewGame(host *overlay.Host, x *exchange.Exchange, searcher *searches.Searcher) *Game {
	g := &Game{Players: play.NewPlayers(host, searcher), review: x.Review, comparison: x.Comparison}
	g.Setup = &play.Setup{Files: x.Files, Players: g.Players}
	g.analysis = &insight.Analysis{Host: host, Searcher: searcher, Busy: g.Players.Thinks}
	g.hint = &insight.Hint{Host: host, Searcher: searcher, Analysis: g.analysis, Play: g.play}
	g.line = &insight.BestLine{Host: host, Values: searcher.Values, Analysis: g.analysis, Wanted: func() bool {
		_, hinted := g.hint.Shown()
		return g.analysis.On() || hinted || g.review.On()
	}}
	g.chart = &insight.Chart{Host: host, Values: searcher.Values, Review: g.review}
	g.Preview = &insight.Preview{Host: host, Chart: g.chart}
	g.rules, g.reach = &insight.RuleChange{Host: host}, &insight.Reachability{Host: host}
	g.board = board{host: host, exchange: x, scene: func() scene.Scene { return scene.Game{Game: g.game()} },
		mark: func() icon.Name { return cards.Icon(g.game()) }, cards: cards.Game,
		overlays: overlay.List{g.Players, // first: others wait while the computer thinks about its move
			g.analysis, g.chart, g.review, g.hint, g.line, g.Preview, g.rules, g.reach, g.comparison}}
	return g
}

func (g *Game) game() *session.Game { return g.host.Session.Game }

// Leave lets the players rest.
func (g *Game) Leave() { g.Players.Rest() }

// Tap plays a cell, or selects one in a comparison. Nobody but the player at move plays.
func (g *Game) Tap(c grid.Cell) error {
	if words, busy := g.Players.Busy(); busy {
		g.host.Warn(words)
		return nil
	}
	if g.comparison.Tap(c) {
		return nil
	}
	return g.game().Tap(c)
}

// play taps a cell and says what stops that.
func (g *Game) play(c grid.Cell) {
	if err := g.Tap(c); err != nil {
		g.host.Warn(scene.Error(err))
	}
}

// Point says what is to say of a cell. The best line comes and goes with its first cell.
func (g *Game) Point(c grid.Cell, on bool) (words string, changed bool) {
	return g.said(c, on), g.line.Point(c, on)
}

// Selected returns the cell selected in a comparison, and reports whether there is one.
func (g *Game) Selected() (grid.Cell, bool) { return g.comparison.Selected() }

// Type types the row and the column of a move; ! and ? grade the move shown.
func (g *Game) Type(character rune, cursor grid.Cell) (typed session.Typed) {
	switch game := g.game(); {
	case character != '!' && character != '?':
		return game.Type(character, cursor)
	case !game.Now().IsMove():
		typed.Err = language.Error("glyph.noMove")
	default:
		game.TypeGlyph(character)
		typed.Changed = true
	}
	return typed
}

// Rests reports whether the game has ended, is looked back on, reviewed or continued elsewhere.
func (g *Game) Rests() bool {
	game := g.game()
	return game.Ended() || game.LooksBack() || g.review.On() || mail.Waits(game)
}

// Release ends the topmost overlay's work, or else drops what is half typed.
func (g *Game) Release() bool {
	return g.overlays.Cancel() || g.game().Release()
}

// Choose shows a step, or a difference of a comparison. Of the step that is shown already it shows the whole
// comment, if the list has only a part.
func (g *Game) Choose(id int) {
	if g.comparison.Choose(id) {
		return
	}
	if game := g.game(); history.ID(id) == game.Current() {
		if _, more := language.Words().Remark(game.Now().Comment); more {
			g.exchange.Comment()
			return
		}
	}
	g.game().GoTo(history.ID(id))
}

// GoToStep shows step i of the line that was reviewed, or of the line shown.
func (g *Game) GoToStep(i int) {
	if line := g.review.Line(); i < len(line) {
		g.game().GoTo(line[i])
	}
}

// Do gives a side to a player, or edits a cell as an item of its menu says.
func (g *Game) Do(id string) bool {
	return g.Setup.Do(id) || g.edit(id)
}
