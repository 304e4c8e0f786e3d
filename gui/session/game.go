package session

import (
	"errors"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Game is a board of nested noughts and crosses: a game with all that belongs to it, and how the user works on it.
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
	graded  glyphs     // since the last step
}

// newGame returns a game of people on the empty board.
func newGame(rules tictactoe.Rules) *Game { return gameFrom(tictactoe.NewGame(rules)) }

// gameFrom returns a game of people with the given steps.
func gameFrom(steps *tictactoe.Game) *Game {
	g := &Game{Game: steps}
	g.kept = g.state()
	return g
}

// ID is TicTacToe.
func (g *Game) ID() ProblemID { return TicTacToe }

// Fresh reports whether playing led to the step shown: a move or a new game, not the history, an edit or an import. The
// computer then answers by itself.
func (g *Game) Fresh() bool { return g.fresh }

// turned is called after every change of what is shown.
func (g *Game) turned(fresh bool) {
	g.fresh, g.undone, g.typed, g.deleted, g.graded = fresh, false, TypedCell{}, 0, glyphs{}
}

// Diagram shows the position, or what the tool in use would change.
func (g *Game) Diagram() diagram.Diagram {
	p := g.Position()
	d := diagram.OfPosition(&p)
	if g.Editing() {
		g.tool.show(&d, p)
	}
	return d
}

// Tap plays in a cell or uses the tool there.
func (g *Game) Tap(c grid.Cell) error {
	g.typed = TypedCell{}
	if g.Editing() {
		return g.Use(g.tool, c)
	}
	return g.Play(c)
}

// Play makes a move. On an error, a *tictactoe.Refusal, nothing changes.
func (g *Game) Play(c grid.Cell) error {
	p := g.Position()
	if err := g.Game.Play(c); err != nil {
		return p.Refusal(c)
	}
	g.turned(true)
	return nil
}

// Type takes a row digit and then a column digit, which together tap that cell.
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

// Set adds a step to a position that was not played.
func (g *Game) Set(origin tictactoe.Origin, p tictactoe.Position) {
	g.Game.Set(origin, p)
	g.turned(false)
}

// Undo goes one step back, or takes back a glyph, or brings back what was just deleted.
func (g *Game) Undo() bool {
	if g.undoGlyph() {
		return true
	}
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

// Redo goes one step forward along the branch visited last, or gives back a glyph that was taken back.
func (g *Game) Redo() bool {
	if g.redoGlyph() {
		return true
	}
	ok := g.Game.Redo()
	g.turned(false)
	return ok
}

// GoTo shows a step.
func (g *Game) GoTo(id history.ID) {
	g.Game.GoTo(id)
	g.turned(false)
}

// Positions returns the positions of a line, in order.
func (g *Game) Positions(line []history.ID) []tictactoe.Position {
	var positions []tictactoe.Position
	for _, id := range line {
		positions = append(positions, g.State(id).Position)
	}
	return positions
}

// ErrEmpty says why the empty board has no judge's text.
var ErrEmpty = errors.New("the judge's text ends with the last move, and none is made")

// Text returns the judge's text of the position. Without a last move there is none: the error is ErrEmpty, or
// tictactoe.ErrNoLast if there are marks.
func (g *Game) Text() ([]byte, error) {
	p := g.Position()
	if p.Count(tictactoe.Empty) == grid.Cells {
		return nil, ErrEmpty
	}
	return tictactoe.AppendText(nil, &p)
}

// Answer marks the cells that the statement's rules allow, whatever rules are played.
func (g *Game) Answer() []byte {
	p := g.Position()
	p = p.WithRules(tictactoe.Judge)
	return tictactoe.AppendMarked(nil, &p)
}

// Unbegun reports whether the step shown is the start of a game from the empty board.
func (g *Game) Unbegun() bool { return g.Current() == 0 && g.Now().Origin == tictactoe.Started }

// Untouched reports whether the board began empty and nothing was done on it.
func (g *Game) Untouched() bool {
	return g.Unbegun() && len(g.Children(0)) == 0 && g.deleted == 0 && g.Now().Comment == "" && g.name == ""
}

// Played reports whether only moves, and changes of rules, led from the empty board to the step shown.
func (g *Game) Played() bool {
	for id := g.Current(); id != 0; id, _ = g.Parent(id) {
		if g.State(id).Origin == tictactoe.Edited {
			return false
		}
	}
	return g.State(0).Origin == tictactoe.Started
}

// CanDelete reports whether the step shown can be deleted, which is so for all but the first.
func (g *Game) CanDelete() bool { return g.Current() != 0 }

// Delete deletes the step shown with everything after it, and returns how many steps those are. Undo brings them back
// until something else is done.
func (g *Game) Delete() int {
	id := g.Current()
	steps := g.Game.Delete(id)
	g.turned(false)
	g.deleted = id
	return steps
}

// Forfeit notes why the side to move has lost otherwise than on the board, as the Termination of a record says it; ""
// takes that back. Play can go on from there.
func (g *Game) Forfeit(why string) {
	if why != g.Forfeited() {
		g.SetForfeit(g.Current(), why)
	}
}

// Forfeited returns why the side to move at the step shown has lost; empty if it has not.
func (g *Game) Forfeited() string { return g.Now().Forfeit }

// Ended reports whether the game is over at the step shown, on the board or by a forfeit.
func (g *Game) Ended() bool {
	p := g.Position()
	return p.Over() || g.Forfeited() != ""
}

// LooksBack reports whether an earlier step of a game that has ended is shown, to which Undo did not lead.
func (g *Game) LooksBack() bool {
	line := g.Line()
	return !g.undone && !g.Ended() && resultOf(g.State(line[len(line)-1])) != ""
}

func (g *Game) content() content { return content{g.Revision(), g.said} }

func (g *Game) state() state {
	return state{
		content: g.content(), noted: g.noted, shown: g.Current(), turns: g.Turns(), look: look{deleted: g.deleted},
	}
}
