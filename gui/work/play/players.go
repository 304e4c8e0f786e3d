// Package play decides who plays: people, the computer and programs. Players asks them to move. Setup has the dialogs
// that choose them.
package play

import (
	"sync"
	"time"

	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/searches"
	"ninefold/gui/work/tasks"
)

// player finds the moves of a side that no person plays. Call its methods on the UI goroutine.
type player interface {
	// ask starts to look for a move in the position shown. It calls use on the UI goroutine, but not before pace has
	// passed, so that the eye can follow.
	ask(pace time.Duration, use func(answer))
	// stop ends the search; a late answer is dropped.
	stop()
	// why says how far it has come; progress returns the share used of its time, 0..1.
	why() string
	progress() float32
}

// answer is a player's move, or the reason why there is none.
type answer struct {
	match.Move
	err error
}

// Players asks the machine to move after a move by hand and at the start of a game. After any other change, for example
// undo or an import, it waits until the user goes on. It starts a program only if the user has agreed since the window
// opened: by entering its command, beginning a game with it, or going on.
type Players struct {
	overlay.Idle
	host     *overlay.Host
	searcher *searches.Searcher
	asked    player                          // the player that thinks; nil for none
	turn     overlay.Finding[turnKey, error] // why its player cannot play, although that loses no game; nil for nothing
	programs [2]*programPlayer               // those running, for X and O; nil for none
	ending   sync.WaitGroup                  // for programs that are ending
	asking   tasks.Latest                    // the question of AskAgain
	started  map[string]bool                 // the commands that may start
}

// turnKey identifies a turn of a player. If it changes, the player is asked anew.
type turnKey struct {
	game     *session.Game
	step     history.ID
	position tictactoe.Position
	side     roster.Side
	watched  bool
	time     time.Duration // for a level limited by time; 0 for others
}

// NewPlayers returns the players of a session, none of whom is asked yet. The computer uses the searcher.
func NewPlayers(host *overlay.Host, searcher *searches.Searcher) *Players {
	return &Players{host: host, searcher: searcher, started: map[string]bool{}}
}

// ToMove reports whether it is the turn of the computer or of a program.
func (p *Players) ToMove() bool {
	return p.host.Session.Game.MachineToMove()
}

// Thinks reports whether the computer or a program is thinking.
func (p *Players) Thinks() bool { return p.asked != nil }

// CanMoveNow reports whether the thinking player can be told to move.
func (p *Players) CanMoveNow() bool {
	_, ok := p.asked.(*computerPlayer)
	return ok
}

// MoveNow makes the computer play the best move found so far.
func (p *Players) MoveNow() { p.asked.(*computerPlayer).thinking.Finish() }

// Waits reports whether a machine is to move but waits until the user goes on.
func (p *Players) Waits() bool {
	g := p.host.Session.Game
	return p.ToMove() && (!g.MachineMayMove || g.Forfeited() != "" || !p.mayStart(g.ToMove()))
}

func (p *Players) mayStart(side roster.Side) bool {
	return side.Player != roster.Program || p.started[side.Command]
}

// Toggle gives a side to the computer, or to a person if the computer has it.
func (p *Players) Toggle(m tictactoe.Mark) {
	sides := p.host.Session.Game.Sides()
	side := sides.Side(m)
	if side.Player == roster.Computer {
		side.Player = roster.Person
	} else {
		side.Player = roster.Computer
	}
	p.setSides(sides)
	if position := p.host.Session.Game.Position(); !position.Rules().HaveWinner() && !side.Person() {
		p.host.Inform(language.Text("opponent.judge"))
	}
}

// TogglePause pauses the player to move, or resumes. After a forfeit, resuming gives the side another chance.
func (p *Players) TogglePause() {
	if p.Waits() {
		p.goOn()
		g := p.host.Session.Game
		g.SetComment(g.Current(), match.CutLost(g.Now().Comment, g.Forfeited()))
		g.Forfeit("")
	} else {
		p.host.Session.Game.MachineMayMove = false
	}
}

// goOn resumes play with the present players.
func (p *Players) goOn() {
	p.host.Session.Game.MachineMayMove = true
	sides := p.host.Session.Game.Sides()
	p.allow(sides.X, sides.O)
}

// allow lets the programs of the sides start.
func (p *Players) allow(sides ...roster.Side) {
	for _, side := range sides {
		if side.Player == roster.Program {
			p.started[side.Command] = true
		}
	}
}

// Cancel pauses a player that thinks.
func (p *Players) Cancel() bool {
	thought := p.Thinks()
	if thought {
		p.host.Session.Game.MachineMayMove = false
	}
	return thought
}

// Close ends all programs and returns when they have ended.
func (p *Players) Close() {
	p.Rest()
	p.asking.End()
	p.dismiss(func(*programPlayer) bool { return true })
	p.ending.Wait()
}

// pace is the shortest time between two moves if a person makes one of them.
const pace = 300 * time.Millisecond

// Advance is called once after every change of the session. It asks the player to move, unless that is a person, and
// ends programs that no longer play.
func (p *Players) Advance() {
	s := p.host.Session
	sides := s.Game.Sides()
	about := turnKey{game: s.Game, step: s.Game.Current(), position: s.Game.Position(), side: s.Game.ToMove(),
		watched: sides.Watched()}
	if about.side.Player == roster.Computer {
		about.time = s.Settings.ThinkingTime()
	}
	wanted := p.ToMove() && !p.Waits()
	if !p.turn.Follow(about) {
		p.Rest()
		p.turn.Begin(tasks.Always(), about) // its trouble is still said when the game comes back
	}
	if !wanted {
		p.Rest()
	}
	p.dismiss(p.idle)
	if !wanted || p.asked != nil {
		return
	}
	least := pace
	if sides.Watched() {
		least *= 2
	}
	*p.turn.Result() = nil
	p.asked = p.player()
	p.asked.ask(least, p.answered)
}

// Rest stops the player that thinks. The next Advance asks it again.
func (p *Players) Rest() {
	if p.asked != nil {
		p.asked.stop()
		p.asked = nil
	}
}

// player returns the machine that plays the side to move.
func (p *Players) player() player {
	g := p.host.Session.Game
	side := g.ToMove()
	if side.Player == roster.Computer {
		return &computerPlayer{host: p.host, searcher: p.searcher, level: side.OwnLevel()}
	}
	position := g.Position()
	of := &p.programs[position.Turn()-tictactoe.X]
	if *of == nil {
		*of = &programPlayer{host: p.host, side: side, mark: position.Turn(), game: g, ending: &p.ending}
	}
	return *of
}

// idle reports whether a program no longer plays: its game is over or not shown, or its side has another player.
func (p *Players) idle(one *programPlayer) bool {
	s := p.host.Session
	position, sides := s.Game.Position(), s.Game.Sides()
	return *sides.Side(one.mark) != one.side || s.Game != one.game || position.Over() || s.Game.Forfeited() != ""
}

// dismiss ends the programs for which which is true.
func (p *Players) dismiss(which func(*programPlayer) bool) {
	for i, one := range p.programs {
		if one != nil && which(one) {
			one.stop()
			p.programs[i] = nil
		}
	}
}

// answered plays a player's move, or says why there is none.
func (p *Players) answered(a answer) {
	p.asked = nil
	g := p.host.Session.Game
	position, side := g.Position(), g.ToMove()
	mark := position.Turn()
	if trouble := p.troubleWords(a.err); trouble != "" {
		*p.turn.Result() = a.err
		g.MachineMayMove = false
		p.host.Warn(trouble)
		return
	}
	lost := faultOf(a.err, mark)
	if a.err == nil {
		g.NoteMoved(mark) // a move that ends the game counts too
		if err := g.Play(a.Cell); err != nil {
			lost = faultOf(&match.Fault{Kind: match.IllegalMove, Cell: a.Cell}, mark)
		}
	}
	if lost != "" {
		g.SetComment(g.Current(), match.LostComment(g.Now().Comment, lost, &a.Move))
		g.Forfeit(lost)
		return
	}
	if side.Player == roster.Program {
		old := g.Now().Comment
		if _, _, own := record.CutTime(old); own || old == "" {
			g.SetComment(g.Current(), a.Comment())
		}
	}
}
