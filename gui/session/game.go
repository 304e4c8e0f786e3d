package session

import (
	"errors"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Game is nested noughts and crosses as a problem of the window: a game with its history, and how the user works on it.
type Game struct {
	*tictactoe.Game
	tool     Tool                        // in use while the board is edited by hand; NoTool while it is played on
	sides    map[history.ID]Sides        // who plays a game, by the step that it starts with
	tags     map[history.ID][]record.Tag // of a game's record, such as who plays, by the step that the game starts with
	forfeits map[history.ID]string       // why the side to move has lost otherwise than on the board
	typed    TypedCell
	fresh    bool
	deleted  history.ID // what was deleted last; 0 when that is not the last thing done

	documents map[history.ID]gameDocument // of games, by the steps that they start with
	changes   map[history.ID]int          // how often games have changed, likewise
	pending   []history.ID                // steps that are to be kept; some more than once
}

func newGame() *Game {
	return &Game{
		Game:  tictactoe.NewGame(tictactoe.Judge),
		sides: map[history.ID]Sides{0: {}}, tags: map[history.ID][]record.Tag{}, forfeits: map[history.ID]string{},
		documents: map[history.ID]gameDocument{}, changes: map[history.ID]int{},
	}
}

// ID is TicTacToe.
func (g *Game) ID() ProblemID { return TicTacToe }

// Fresh reports whether the step shown came about by playing: by a move or a new game, not by going through the
// history, by an edit or by an import. Then the computer goes on by itself.
func (g *Game) Fresh() bool { return g.fresh }

// turned is called after every change of what is shown.
func (g *Game) turned(fresh bool) { g.fresh, g.typed, g.deleted = fresh, TypedCell{}, 0 }

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
	set := func() { g.Game.Set(origin, p) }
	if (tictactoe.Step{Origin: origin}).Starts() {
		g.beginApart(set)
	} else {
		set()
	}
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

// Replay goes on to a new game that has the given moves, from the empty board under a rule set, and shows its start. On
// an error, a tictactoe.Illegal, nothing has changed.
func (g *Game) Replay(rules tictactoe.Rules, moves []grid.Cell) error {
	p := tictactoe.New(rules)
	for _, c := range moves {
		var err error
		if p, err = p.Play(c); err != nil {
			return err
		}
	}
	sides := g.Sides()
	g.tool = NoTool
	g.Set(tictactoe.Started, tictactoe.New(rules))
	g.setSides(sides.ByPeople())
	start := g.Current()
	for _, c := range moves {
		if err := g.Game.Play(c); err != nil {
			return err
		}
	}
	g.GoTo(start)
	return nil
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

// Restart goes on to the empty board under the same rules.
func (g *Game) Restart() {
	p := g.Position()
	g.Begin(p.Rules(), "", "")
}

// Begin goes on to a new game of the same sides under a rule set, between players of those names; "" for none. A game
// in which nothing was done yet becomes that game.
func (g *Game) Begin(rules tictactoe.Rules, x, o string) {
	sides := g.Sides()
	g.tool = NoTool
	if g.Unbegun() && len(g.Children(g.Current())) == 0 {
		g.SetState(g.Current(), tictactoe.Step{Origin: tictactoe.Started, Position: tictactoe.New(rules)})
	} else {
		g.Set(tictactoe.Started, tictactoe.New(rules))
	}
	g.SetTag(g.Current(), "X", x)
	g.SetTag(g.Current(), "O", o)
	g.setSides(sides)
	g.turned(true)
}

// Unbegun reports whether the step shown is the start of a game from the empty board.
func (g *Game) Unbegun() bool { return g.Now().Origin == tictactoe.Started }

// Played reports whether the board shown came about by play alone: since its game began from the empty board, it was
// neither imported nor edited. Whoever only changed the rules meanwhile played by those of the time.
func (g *Game) Played() bool {
	id := g.Current()
	for ; id != 0 && !g.State(id).Starts(); id, _ = g.Parent(id) {
		if g.State(id).Origin == tictactoe.Edited {
			return false
		}
	}
	return g.State(id).Origin == tictactoe.Started
}
