// Package play is who plays: people, and the computer.
package play

import (
	"math/rand/v2"
	"time"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// Computer is the computer as a player. After a move by hand, or a new game, it moves by itself when it is its turn; after
// anything else, such as undo or an import, it waits until it is told to go on.
type Computer struct {
	insight.Nothing
	host     *insight.Host
	values   insight.Values
	thinking *insight.Thinking // about its move; nil for none
	about    question
	seen     session.Snapshot
	paused   bool
}

// question is what a search was begun for; with another one it is begun anew.
type question struct {
	position tictactoe.Position
	seats    session.Seats
	level    search.Level
	time     time.Duration
}

// NewComputer is a computer that waits, and tells values what it finds.
func NewComputer(host *insight.Host, values insight.Values) *Computer {
	return &Computer{host: host, values: values, seen: host.Session.Snapshot(), paused: true}
}

// ToMove reports whether it is the computer's turn.
func (c *Computer) ToMove() bool { return c.host.Session.ComputerToMove() }

// Thinks reports whether the computer is at its move.
func (c *Computer) Thinks() bool { return c.thinking != nil }

// Waits reports whether the computer is to move but paused.
func (c *Computer) Waits() bool { return c.ToMove() && c.paused }

// Toggle gives a side to the computer or takes it away.
func (c *Computer) Toggle(of func(*session.Seats) *bool) {
	settings := &c.host.Session.Settings
	on := of(&settings.Computer)
	*on = !*on
	c.paused = false
	c.host.Commit()
	if p := c.host.Session.Game.Position(); p.Rules() == tictactoe.Judge && settings.Computer != (session.Seats{}) {
		c.host.Inform(locale.Text("opponent.judge"))
	}
}

// TogglePause lets the computer wait, or go on.
func (c *Computer) TogglePause() {
	c.paused = !c.paused
	c.host.Render()
}

// MoveNow lets the computer play the best it has found by now.
func (c *Computer) MoveNow() { c.thinking.Finish() }

// Cancel lets the computer wait.
func (c *Computer) Cancel() bool {
	thought := c.Thinks()
	if thought {
		c.paused = true
	}
	return thought
}

// pace is the least time between two moves when the computer makes one of them, so that the eye can follow.
const pace = 300 * time.Millisecond

// Update lets the computer think about its move if it is to make one.
func (c *Computer) Update() {
	s := c.host.Session
	if now := s.Snapshot(); now != c.seen {
		c.seen = now
		c.paused = !s.Game.Fresh()
	}
	p, settings := s.Game.Position(), &s.Settings
	about := question{p, settings.Computer, settings.OpponentLevel(), settings.ThinkingTime()}
	wanted := c.ToMove() && !c.paused
	if !wanted || about != c.about {
		c.thinking.Stop()
		c.thinking = nil
	}
	c.about = about
	if !wanted || c.thinking != nil {
		return
	}
	limits, allowed := settings.Effort(rand.Uint64())
	least := pace
	if settings.Computer.Both() {
		least *= 2
	}
	c.thinking = c.host.Think(p, limits, allowed, least, func(r search.Result) {
		c.thinking = nil
		c.values.Learn(p, r.Value, r.Nodes, r.Line...)
		if err := s.Game.Play(r.Best); err != nil {
			c.paused = true
			c.host.Render()
			c.host.Warn(err.Error())
			return
		}
		c.host.Commit()
	})
}

// Show says what the computer is doing, and which sides it plays.
func (c *Computer) Show(v *insight.View) {
	s := c.host.Session
	if s.Shown == session.TicTacToe {
		v.Notes = append(v.Notes, c.describeSeats())
	}
	c.thinking.ShowProgress(v)
	if !c.ToMove() {
		return
	}
	p := s.Game.Position()
	args := locale.Args{"Mark": p.Turn().String(), "Status": v.Status.Headline}
	if !c.Thinks() {
		v.Status = locale.Status{Headline: locale.Text("opponent.waits", args), Why: locale.Text("opponent.goOn", args)}
		return
	}
	why := locale.Text("opponent.begins")
	if r, ok := c.thinking.Found(); ok {
		why = locale.Text("opponent.sofar", locale.Args{
			"Work": locale.Work(&r), "Row": r.Best.Row(), "Col": r.Best.Col(), "Value": locale.Value(r.Value, p.Turn()),
		})
	}
	v.Status = locale.Status{Headline: locale.Text("opponent.thinks", args), Why: locale.Sentences(why, locale.Text("opponent.stop"))}
}

// describeSeats says which sides the computer plays, and how; empty when it plays none.
func (c *Computer) describeSeats() string {
	settings := &c.host.Session.Settings
	key := ""
	switch seats := settings.Computer; {
	case seats.Both():
		key = "opponent.both"
	case seats.X:
		key = "opponent.x"
	case seats.O:
		key = "opponent.o"
	default:
		return ""
	}
	if p := c.host.Session.Game.Position(); p.Rules() == tictactoe.Judge {
		return locale.Sentences(locale.Text(key), locale.Text("opponent.judge"))
	}
	level := settings.OpponentLevel()
	how := locale.Text("opponent.level", locale.Args{"Level": locale.Level(level)})
	if level.Nodes == 0 {
		seconds := int(settings.ThinkingTime().Seconds())
		how = locale.Text("opponent.timed", locale.Args{"Level": locale.Level(level), "Time": locale.Amount("seconds", seconds)})
	}
	return locale.Sentences(locale.Text(key), how)
}
