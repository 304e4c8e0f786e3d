package session

import (
	"errors"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Game is nested noughts and crosses as a board of the window: a game with all that belongs to it, and how the user
// works on it.
type Game struct {
	*tictactoe.Game
	board
	tags    []record.Tag // such as the names of who plays
	sides   Sides        // who plays it in this window
	review  *Review
	tool    Tool // in use while the board is edited by hand; NoTool while it is played on
	typed   TypedCell
	fresh   bool
	undone  bool       // Undo led to the step shown
	deleted history.ID // what was deleted last; 0 when that is not the last thing done
}

// newGame is a game of people that begins with the empty board.
func newGame(rules tictactoe.Rules) *Game { return gameFrom(tictactoe.NewGame(rules)) }

// gameFrom is a game of people that was read or played elsewhere.
func gameFrom(steps *tictactoe.Game) *Game {
	g := &Game{Game: steps}
	g.kept = g.state()
	return g
}

// ID is TicTacToe.
func (g *Game) ID() ProblemID { return TicTacToe }

// Fresh reports whether the step shown came about by playing: by a move or a new game, not by going through the
// history, by an edit or by an import. Then the computer goes on by itself.
func (g *Game) Fresh() bool { return g.fresh }

// turned is called after every change of what is shown.
func (g *Game) turned(fresh bool) {
	g.fresh, g.undone, g.typed, g.deleted = fresh, false, TypedCell{}, 0
}

// Diagram shows the position, or what the tool in use would do to it.
func (g *Game) Diagram() diagram.Diagram {
	p := g.Position()
	d := diagram.OfPosition(&p)
	if g.Editing() {
		g.tool.show(&d, p)
	}
	return d
}

// Tap plays in a cell, or uses the tool there.
func (g *Game) Tap(c grid.Cell) error {
	g.typed = TypedCell{}
	if g.Editing() {
		return g.Use(g.tool, c)
	}
	return g.Play(c)
}

// Play makes a move. On an error, a *tictactoe.Refusal, nothing has changed.
func (g *Game) Play(c grid.Cell) error {
	p := g.Position()
	if err := g.Game.Play(c); err != nil {
		return p.Refusal(c)
	}
	g.turned(true)
	return nil
}

// Type takes a row digit, and then a column digit, which is a tap on that cell.
func (g *Game) Type(character rune, cursor grid.Cell) Typed { return g.typed.Type(character, cursor) }

// Select does nothing: the cursor itself shows where it is.
func (g *Game) Select(grid.Cell) bool { return false }

// Release forgets a typed row, or else puts the tool away.
func (g *Game) Release() bool {
	switch {
	case g.typed.Release():
	case g.Editing():
		g.tool = NoTool
	default:
		return false
	}
	return true
}

// Digits is nil: there are none to pick.
func (g *Game) Digits() *Digits { return nil }

// Set goes on to a position that was not played, which is one step.
func (g *Game) Set(origin tictactoe.Origin, p tictactoe.Position) {
	g.Game.Set(origin, p)
	g.turned(false)
}

// Undo goes one step back, or brings back what has just been deleted.
func (g *Game) Undo() bool {
	if g.deleted != 0 {
		g.Undelete(g.deleted)
		g.turned(false)
		return true
	}
	ok := g.Game.Undo()
	g.turned(false)
	g.undone = ok
	return ok
}

// CanUndo reports whether Undo would do anything.
func (g *Game) CanUndo() bool { return g.Current() != 0 || g.deleted != 0 }

// Redo goes one step on, along the branch visited last.
func (g *Game) Redo() bool {
	ok := g.Game.Redo()
	g.turned(false)
	return ok
}

// GoTo shows a step.
func (g *Game) GoTo(id history.ID) {
	g.Game.GoTo(id)
	g.turned(false)
}

// Positions are those of a line, in its order.
func (g *Game) Positions(line []history.ID) []tictactoe.Position {
	var positions []tictactoe.Position
	for _, id := range line {
		positions = append(positions, g.State(id).Position)
	}
	return positions
}

// ErrEmpty is why the empty board has no judge's text.
var ErrEmpty = errors.New("the judge's text ends with the last move, and none is made")

// Text is the judge's text of the position. A position without a last move has none: the error is ErrEmpty, or
// tictactoe.ErrNoLast if there are marks.
func (g *Game) Text() ([]byte, error) {
	p := g.Position()
	if p.Count(tictactoe.Empty) == grid.Cells {
		return nil, ErrEmpty
	}
	return tictactoe.AppendText(nil, &p)
}

// Answer marks the cells that the statement's rules allow, whatever rule set is played.
func (g *Game) Answer() []byte {
	p := g.Position()
	p = p.WithRules(tictactoe.Judge)
	return tictactoe.AppendMarked(nil, &p)
}

// FileNames are what the files of a position and of its marked board are called.
func (g *Game) FileNames() (text, answer string) { return "position.txt", "marked.txt" }

// Unbegun reports whether the step shown is the start of a game from the empty board.
func (g *Game) Unbegun() bool { return g.Current() == 0 && g.Now().Origin == tictactoe.Started }

// Untouched reports whether nothing was done yet on a board that was begun empty.
func (g *Game) Untouched() bool {
	return g.Unbegun() && len(g.Children(0)) == 0 && g.deleted == 0 && g.Now().Comment == "" && g.name == ""
}

// Played reports whether the board shown came about by play alone: since its game began from the empty board, it was
// not edited. Whoever only changed the rules meanwhile played by those of the time.
func (g *Game) Played() bool {
	for id := g.Current(); id != 0; id, _ = g.Parent(id) {
		if g.State(id).Origin == tictactoe.Edited {
			return false
		}
	}
	return g.State(0).Origin == tictactoe.Started
}

// CanDelete reports whether the step shown can be deleted: the first one cannot.
func (g *Game) CanDelete() bool { return g.Current() != 0 }

// Delete deletes the step shown with all that follows it, and returns how many steps that are. Undo brings it back
// until something else is done.
func (g *Game) Delete() int {
	id := g.Current()
	steps := g.Game.Delete(id)
	g.turned(false)
	g.deleted = id
	return steps
}

// Forfeit notes that the side to move has lost otherwise than on the board, and why, as the Termination of a record
// tells it; with "" it has not. Nobody is kept from playing on from there.
func (g *Game) Forfeit(why string) {
	if why != g.Forfeited() {
		g.SetForfeit(g.Current(), why)
	}
}

// Forfeited is why the side to move at the step shown has lost the game; empty if it has not.
func (g *Game) Forfeited() string { return g.Now().Forfeit }

// Ended reports whether the game is over at the step shown, on the board or otherwise.
func (g *Game) Ended() bool {
	p := g.Position()
	return p.Over() || g.Forfeited() != ""
}

func (g *Game) content() content { return content{g.Revision(), g.said} }

func (g *Game) state() state {
	return state{
		content: g.content(), noted: g.noted, shown: g.Current(), turns: g.Turns(), look: look{deleted: g.deleted},
	}
}
