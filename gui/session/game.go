package session

import (
	"errors"
	"strings"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// Game is nested noughts and crosses as a problem of the window: a game with its history, and how the user works on it.
type Game struct {
	*tictactoe.Game
	tool     Tool                        // in use while the board is edited by hand; NoTool while it is played on
	tags     map[history.ID][]record.Tag // of a game's record, such as who plays, by the step that the game starts with
	forfeits map[history.ID]string       // why the side to move has lost otherwise than on the board
	typed    TypedCell
	fresh    bool
	deleted  history.ID // what was deleted last; 0 when that is not the last thing done
}

func newGame() *Game {
	return &Game{Game: tictactoe.NewGame(tictactoe.Judge), tags: map[history.ID][]record.Tag{}, forfeits: map[history.ID]string{}}
}

// ID is TicTacToe.
func (g *Game) ID() ProblemID { return TicTacToe }

// Fresh reports whether the step shown came about by playing: by a move or a new game, not by going through the history,
// by an edit or by an import. Then the computer goes on by itself.
func (g *Game) Fresh() bool { return g.fresh }

// turned is called after every change of what is shown.
func (g *Game) turned(fresh bool) { g.fresh, g.typed, g.deleted = fresh, TypedCell{}, 0 }

// Diagram shows the position, or what the tool in use would do to it.
func (g *Game) Diagram() diagram.Diagram {
	p := g.Position()
	d := diagram.OfPosition(&p)
	if g.Editing() {
		g.tool.show(&d, p)
		return d
	}
	for c := range grid.Cell(grid.Cells) {
		cell := &d.Cells[c]
		cell.Label = locale.BoardCell(c, p.At(c), cell.Playable, cell.Last)
	}
	return d
}

// Status says whose turn it is and why, or who has won, by name if there is one, or what the tool in use does.
func (g *Game) Status() locale.Status {
	p := g.Position()
	status := locale.Turn(&p)
	switch why := Forfeited(g); {
	case g.Editing():
		return g.tool.status(status)
	case why != "":
		return locale.Forfeit(g.Name(p.Turn().Other()), g.Name(p.Turn()), why)
	case p.Over():
		status.Headline = locale.OutcomeFor(p.Outcome(), g.Name(p.Winner()))
	}
	return status
}

// At says what the tool in use would do to a cell, or that the cell lies in a contested field.
func (g *Game) At(c grid.Cell) (string, bool) {
	p := g.Position()
	switch {
	case g.Editing():
		words, _ := g.tool.describe(p, c)
		return words, true
	case p.Contested(c.Box()):
		return locale.Text("owners.contested", locale.Args{"Fields": locale.Field(c.Box())}), true
	}
	return "", false
}

// Reason says why a cell is legal by the statement's rules, or why it is not.
func (g *Game) Reason(c grid.Cell) string {
	p := g.Position()
	p = p.WithRules(tictactoe.Judge)
	if err := p.Check(c); err != nil {
		return locale.Refusal(&p, c, err)
	}
	return locale.Text("compare.legal", locale.Args{"Why": locale.Turn(&p).Why})
}

// Tap plays in a cell, or uses the tool there.
func (g *Game) Tap(c grid.Cell) error {
	g.typed = TypedCell{}
	if g.Editing() {
		return g.Use(g.tool, c)
	}
	return g.Play(c)
}

// Play makes a move. Its error is for the user to read and nothing has changed.
func (g *Game) Play(c grid.Cell) error {
	p := g.Position()
	if err := g.Game.Play(c); err != nil {
		return errors.New(locale.Refusal(&p, c, err))
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

// Notes is the comment on the step shown, of a long one the beginning, and whose the fields are.
func (g *Game) Notes() []string {
	p := g.Position()
	return []string{excerpt(g.Now().Comment), locale.Owners(&p)}
}

// A comment of more lines or characters than these is shown in part: its words are drawn on the UI goroutine.
const (
	shownLines      = 8
	shownCharacters = 500
)

// excerpt is the beginning of a long comment and where the rest is; a short one is given whole.
func excerpt(comment string) string {
	end, lines, characters := len(comment), 1, 0
	for i, r := range comment {
		characters++
		if r == '\n' {
			lines++
		}
		if characters > shownCharacters || lines > shownLines {
			end = i
			break
		}
	}
	if end == len(comment) {
		return comment
	}
	return locale.Text("comment.excerpt", locale.Args{"Beginning": strings.TrimSpace(comment[:end])})
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

// Positions are those of the line, in its order.
func Positions(g *Game) []tictactoe.Position {
	var positions []tictactoe.Position
	for _, id := range g.Line() {
		positions = append(positions, g.State(id).Position)
	}
	return positions
}

// Replay goes on to a new game that has the given moves, from the empty board under a rule set, and shows its start. On
// an error, a tictactoe.Illegal, nothing has changed.
func Replay(g *Game, rules tictactoe.Rules, moves []grid.Cell) error {
	p := tictactoe.New(rules)
	for _, c := range moves {
		var err error
		if p, err = p.Play(c); err != nil {
			return err
		}
	}
	g.tool = NoTool
	g.Set(tictactoe.Started, tictactoe.New(rules))
	start := g.Current()
	for _, c := range moves {
		if err := g.Game.Play(c); err != nil {
			return err
		}
	}
	g.GoTo(start)
	return nil
}

// Text is the judge's text of the position.
func (g *Game) Text() ([]byte, error) {
	p := g.Position()
	text, err := tictactoe.AppendText(nil, &p)
	if err == tictactoe.ErrNoLast {
		if p.Count(tictactoe.Empty) == grid.Cells {
			return nil, errors.New(locale.Text("export.empty"))
		}
		return nil, errors.New(locale.Text("export.noLast"))
	}
	return text, err
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

// Begin goes on to a new game under a rule set, between players of those names; "" for none. A game in which nothing was
// done yet becomes that game.
func (g *Game) Begin(rules tictactoe.Rules, x, o string) {
	g.tool = NoTool
	if Unbegun(g) && len(g.Children(g.Current())) == 0 {
		g.SetState(g.Current(), tictactoe.Step{Origin: tictactoe.Started, Position: tictactoe.New(rules)})
	} else {
		g.Set(tictactoe.Started, tictactoe.New(rules))
	}
	g.SetTag(g.Current(), "X", x)
	g.SetTag(g.Current(), "O", o)
	g.turned(true)
}

// Unbegun reports whether the step shown is the start of a game from the empty board.
func Unbegun(g *Game) bool { return g.Now().Origin == tictactoe.Started }

// Played reports whether the board shown came about by play alone: since its game began from the empty board, it was
// neither imported nor edited. Whoever only changed the rules meanwhile played by those of the time.
func Played(g *Game) bool {
	id := g.Current()
	for ; id != 0 && !g.State(id).Starts(); id, _ = g.Parent(id) {
		if g.State(id).Origin == tictactoe.Edited {
			return false
		}
	}
	return g.State(id).Origin == tictactoe.Started
}
