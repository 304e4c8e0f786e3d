package session

import (
	"errors"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
)

// Game is a board of Tic-Tac-Toe: a game with all that belongs to it, and how the user works on it.
type Game struct {
	*tictactoe.Game
	Meta
	tags
	// MachineMayMove is whether a machine to move need not be told to: a move or a new game led to the step shown, not
	// the history, an edit or an import, or the user has said so. It stays so while another board is shown.
	MachineMayMove bool
	ByHand         bool // the user has just made the move shown, for either side

	sides    roster.Sides // who plays it here
	review   *Review
	typed    TypedCell
	undone   history.ID // what Undo took back with all after it, by mail or after the end until it is replaced; or 0
	hints    int        // how often the user was helped while the game went on
	posted   history.ID // the last step that was sent or came by mail, without told; 0 for none
	told     history.ID // the last answer by mail that came in words alone; 0 for none
	deleted  history.ID // the step deleted last; 0 if something else was done since
	promoted []int      // what Undo needs to take Promote back; nil if something else was done since
	replayed int        // the revision of the board as Replay made it; -1 for other boards
}

// newGame returns a game between people on the empty board.
func newGame(rules tictactoe.Rules) *Game { return gameFrom(tictactoe.NewGame(rules)) }

// gameFrom returns a game between people with the given steps.
func gameFrom(steps *tictactoe.Game) *Game {
	g := &Game{Game: steps, replayed: -1}
	g.kept = revisionOf(g)
	return g
}

// Kind returns TicTacToe.
func (*Game) Kind() Kind { return TicTacToe }

// afterStepChange is called after every change of what is shown.
func (g *Game) afterStepChange(machineMayMove bool) {
	if g.deleted != 0 || g.promoted != nil {
		g.notes++
	}
	g.MachineMayMove, g.ByHand = machineMayMove, false
	g.typed, g.deleted, g.promoted = TypedCell{}, 0, nil
	if !g.sides.Has(roster.Mail) && !g.Decided() {
		g.undone = 0
	}
}

// Diagram shows the position.
func (g *Game) Diagram() diagram.Diagram {
	p := g.Position()
	d := diagram.OfPosition(&p)
	if g.Forfeited() != "" {
		d = d.Plain()
	}
	return d
}

// Tap plays in a cell. Who goes on for a side that the computer has played cannot win against it by that.
func (g *Game) Tap(c grid.Cell) error {
	g.typed = TypedCell{}
	p := g.Position()
	if p.Legal().Has(c) && !tries(g) && g.PlayedBy(p.Turn()).Kind == record.Computer {
		g.NoteHelp() // before the move, which may decide the game
	}
	err := g.Play(c)
	g.ByHand = g.ByHand || err == nil
	return err
}

// tries reports whether a move now would only try what could have been.
func tries(g *Game) bool { return g.Rests() || g.InVariation() }

// Play makes a move. A machine answers it, unless the user tries what could have been: who looks back plays both sides.
// On an error, that of Position.Refusal, nothing changes. To make the move that was undone is to redo it: the steps
// after it are undone still. The other player's move by mail, at the end of the game, has come.
func (g *Game) Play(c grid.Cell) error {
	p, replaces, tried := g.Position(), undoneHere(g), tries(g)
	answers := g.ToMove().Player == roster.Mail && g.Current() == history.Last(g.Standing())
	if err := g.Game.Play(c); err != nil {
		return p.Refusal(c)
	}
	afterAdding(g, replaces, !tried)
	if answers {
		g.NoteCame()
	}
	return nil
}

// Type takes a row digit and then a column digit, which together tap that cell.
func (g *Game) Type(character rune, cursor grid.Cell) Typed { return g.typed.Type(character, cursor) }

// Release forgets a typed row, and reports whether there was one.
func (g *Game) Release() bool { return g.typed.Release() }

// Set adds a step to any position, for example an edited one.
func (g *Game) Set(origin tictactoe.Origin, p tictactoe.Position) {
	replaces := undoneHere(g)
	g.Game.Set(origin, p)
	afterAdding(g, replaces, false)
}

// afterAdding is called after a step was added, perhaps in the place of one that Undo took back. A move before a line's
// end starts a variation, unless it follows an undo.
func afterAdding(g *Game, replaces, machineMayMove bool) {
	g.afterStepChange(machineMayMove)
	if replaces {
		g.Place(g.Current(), 0)
		g.undone, _ = g.Next(g.Current())
	}
}

// GoTo shows a step.
func (g *Game) GoTo(id history.ID) {
	here := id == g.Current()
	g.Game.GoTo(id)
	g.afterStepChange(g.MachineMayMove && here)
}

// ErrEmpty is the error of Text on the empty board.
var ErrEmpty = errors.New("the judge's text ends with the last move, and none is made")

// Text returns the judge's text of the position. Without a last move it fails: with ErrEmpty on the empty board,
// otherwise with tictactoe.ErrNoLast.
func (g *Game) Text() ([]byte, error) {
	p := g.Position()
	if p.Count(tictactoe.Empty) == grid.Cells {
		return nil, ErrEmpty
	}
	return tictactoe.AppendText(nil, &p)
}

// Answer marks the cells that the judge's rules allow, whatever rules the game has.
func (g *Game) Answer() []byte {
	p := g.Position()
	p = p.WithRules(tictactoe.Judge)
	return tictactoe.AppendMarked(nil, &p)
}

// Untouched reports whether nothing was done on the board, which began empty or was made by Replay.
func (g *Game) Untouched() bool { return blank(g) || isReplayed(g) }

// isReplayed reports whether Replay made the board and nothing was done on it since.
func isReplayed(g *Game) bool { return g.replayed == g.edits()+g.notes }

// blank reports whether the board began empty, nothing was done on it, and nobody has sent it by mail.
func blank(g *Game) bool {
	return g.Unbegun() && len(g.Children(0)) == 0 && g.deleted == 0 && g.Now().Comment == "" && g.data.Name == "" &&
		g.Tag(record.BegunTag) == ""
}

// Delete deletes the step shown and all steps after it, and returns how many these were. Undo restores them until
// something else is done.
func (g *Game) Delete() int {
	id := g.Current()
	steps := g.Game.Delete(id)
	g.afterStepChange(false)
	g.deleted = id
	return steps
}

// CanResign reports whether a person here is to move in a game that can be won, after its last move or Undo.
func (g *Game) CanResign() bool {
	p := g.Position()
	return g.ToMove().Person() && p.Rules().HaveWinner() && g.Current() == history.Last(g.Standing()) &&
		!g.Ended() && !g.Unbegun()
}

// Resign notes that the side to move has given up the game. If that is a person here, the game ends at the step shown:
// what follows stays taken back. Who plays on from there all the same cannot turn the loss into a win that counts: it
// is as if a hint had been asked for.
func (g *Game) Resign() {
	if g.ToMove().Person() {
		g.NoteHelp()
		endHere(g)
	}
	p := g.Position()
	g.Forfeit(record.Resignation(p.Turn()))
}

// LooksBack reports whether a step before the end of its line is shown that was not reached by Undo.
func (g *Game) LooksBack() bool {
	_, more := g.Next(g.Current())
	return more && !undoneHere(g) && !g.Ended() && g.Current() != history.Last(g.Standing())
}

// Rests reports whether nobody moves before the user says so: the game has ended, a step before its end is shown, or it
// is a record as it was opened.
func (g *Game) Rests() bool {
	isRecord := g.Len() > 1 && (g.data.Source != "" || g.data.Path != "") && g.saved == g.edits()
	return g.HasEnded() || g.LooksBack() || !g.MachineMayMove && isRecord
}

func (g *Game) edits() int { return g.Revision() + g.retagged }

func (g *Game) changes() int { return g.edits() + g.Visits() + g.notes }

// Sides returns who plays the game.
func (g *Game) Sides() roster.Sides { return g.sides }

// ToMove returns who plays the side to move.
func (g *Game) ToMove() roster.Side {
	p := g.Position()
	return *g.sides.Side(p.Turn())
}

// setSides sets who plays the game. Of who begins to play by mail, all moves made have come.
func (g *Game) setSides(sides roster.Sides) {
	line, before := g.Standing(), g.sides.Sender()
	g.sides = sides
	g.notes++
	if sides.Sender() == before {
		return
	}
	g.posted = 0
	for _, id := range line {
		if mover(g, id).Player == roster.Mail {
			g.posted = id
		}
	}
}

// SetSides sets who plays the game shown, and who is offered for the next one.
func (s *Session) SetSides(sides roster.Sides) {
	s.Settings.Players = sides
	leaveByMail(s.Game, sides)
	s.Game.setSides(sides)
}

// leaveByMail drops from the tags what has moved for the people who will go on by mail, since it plays for them no
// more. That costs the rating as help does.
func leaveByMail(g *Game, sides roster.Sides) {
	if !sides.Has(roster.Mail) || g.Decided() {
		return
	}
	begins := sides.Sender() != g.sides.Sender()
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		side, played := sides.Side(m), g.PlayedBy(m) != record.Player{}
		if played && !side.Machine() && (begins || side.Player != g.sides.Side(m).Player) {
			g.NoteHelp()
			g.SetTag(record.PlayerTag(m), "")
		}
	}
}

// Grade gives the move shown a glyph, one of tictactoe.Glyphs or "" for none. It takes away the same glyph.
func (g *Game) Grade(glyph string) {
	if !g.Now().IsMove() {
		return
	}
	if glyph == g.Now().Glyph {
		glyph = ""
	}
	g.SetGlyph(g.Current(), glyph)
}

// TypeGlyph adds ! or ? to the glyph of the move shown. A third character removes the glyph.
func (g *Game) TypeGlyph(character rune) {
	glyph := g.Now().Glyph
	if len(glyph) == 2 {
		g.Grade("")
		return
	}
	g.Grade(glyph + string(character))
}
