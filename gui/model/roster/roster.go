// Package roster says who plays the two sides of a game: people here or elsewhere, levels of the computer, programs.
package roster

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// Kind says what plays a side.
type Kind string

// The kinds of player.
const (
	Person   Kind = ""
	Computer Kind = "computer" // a level of the search
	Program  Kind = "program"  // a program that speaks the protocol of engine/tictactoe/match
	Mail     Kind = "mail"     // a person elsewhere, who gets links
)

// Side says who plays a side. It keeps the settings of other kinds of player, to offer them again.
type Side struct {
	Player  Kind    `json:"player,omitempty"`
	Level   string  `json:"level,omitempty"`   // name of one of search.Levels
	Command string  `json:"command,omitempty"` // the program's; only the user starts it
	Seconds float64 `json:"seconds,omitempty"` // the program's time for a move
}

// Sides says who plays each side.
type Sides struct {
	X Side `json:"x"`
	O Side `json:"o"`
}

// Side returns the side of a mark, X or O.
func (s *Sides) Side(m tictactoe.Mark) *Side {
	if m == tictactoe.X {
		return &s.X
	}
	return &s.O
}

// ByPeople returns the sides with people as players. It keeps levels and programs, to offer them again.
func (s Sides) ByPeople() Sides {
	s.X.Player, s.O.Player = Person, Person
	return s
}

// Person reports whether a person plays the side in this window.
func (s Side) Person() bool { return s.Player == Person }

// Machine reports whether the computer or a program plays the side.
func (s Side) Machine() bool { return s.Player == Computer || s.Player == Program }

// People reports whether people here play both sides.
func (s Sides) People() bool { return s.X.Person() && s.O.Person() }

// Own returns the side of the one person who plays in this window. It reports false for two people and for none.
func (s Sides) Own() (m tictactoe.Mark, alone bool) {
	if s.X.Person() {
		return tictactoe.X, !s.O.Person()
	}
	return tictactoe.O, s.O.Person()
}

// AgainstMachine reports whether a person here plays against the computer or a program.
func (s Sides) AgainstMachine() bool {
	m, alone := s.Own()
	return alone && s.Side(m.Other()).Machine()
}

// Watched reports whether people play neither side.
func (s Sides) Watched() bool { return !s.X.Person() && !s.O.Person() }

// Has reports whether a player of this kind plays a side.
func (s Sides) Has(kind Kind) bool { return s.X.Player == kind || s.O.Player == kind }

const (
	// FirstLevel is the level before the user chooses one.
	FirstLevel     = search.Beginner
	defaultSeconds = 1.0
	maxCommand     = 4096 // bytes
	// LeastSeconds and MostSeconds limit a program's time for a move.
	LeastSeconds, MostSeconds = 0.01, 600.0
)

// OwnLevel returns the level at which the computer plays this side.
func (s Side) OwnLevel() search.Level {
	for _, l := range search.Levels {
		if l.Name == s.Level {
			return l
		}
	}
	return search.Levels[FirstLevel]
}

// MoveTime returns how long a program may take for a move.
func (s Side) MoveTime() time.Duration { return time.Duration(s.moveSeconds() * float64(time.Second)) }

// moveSeconds is MoveTime in seconds.
func (s Side) moveSeconds() float64 {
	if s.Seconds >= LeastSeconds && s.Seconds <= MostSeconds {
		return s.Seconds
	}
	return defaultSeconds
}

// SecondsText returns MoveTime in seconds, as the user types it.
func (s Side) SecondsText() string { return strconv.FormatFloat(s.moveSeconds(), 'g', -1, 64) }

// ProgramName returns a program's command without folders, cut to a limit.
func (s Side) ProgramName() string { return s.NameWithin(0) }

// NameWithin returns a program's command, cut to a limit. Paths keep at most `folders` folders before their file.
func (s Side) NameWithin(folders int) string {
	const most = 40 // characters
	words := strings.Fields(s.Command)
	for i, word := range words {
		words[i] = pathEnd(strings.Trim(word, `'"`), folders)
	}
	name := []rune(strings.Join(words, " "))
	return string(name[:min(len(name), most)])
}

// pathEnd returns the end of a path: the file and at most `folders` folders.
func pathEnd(path string, folders int) string {
	end := filepath.Base(path)
	for range folders {
		if path = filepath.Dir(path); path == filepath.Dir(path) {
			break // the root, or the working directory
		}
		end = filepath.Join(filepath.Base(path), end)
	}
	return end
}

// AtLevel returns the sides with a level on both.
func (s Sides) AtLevel(l search.Level) Sides {
	s.X.Level, s.O.Level = l.Name, l.Name
	return s
}

// Plays reports whether the computer plays a side at a level. If it plays neither side, Plays reports whether it would
// play one at that level.
func (s Sides) Plays(l search.Level) bool {
	return slices.ContainsFunc([]Side{s.X, s.O}, func(side Side) bool {
		return side.OwnLevel() == l && (side.Player == Computer || !s.Has(Computer))
	})
}

// Check replaces players that cannot play by people.
func (s *Sides) Check() {
	for _, side := range [...]*Side{&s.X, &s.O} {
		known := side.Player == Person || side.Player == Mail || side.Machine()
		if !known || len(side.Command) > maxCommand || side.Player == Program && side.Command == "" {
			side.Player, side.Command = Person, ""
		}
	}
}

// Sender returns the side of the player here, who sends a game by mail; Empty if nobody plays by mail.
func (s Sides) Sender() tictactoe.Mark {
	switch Mail {
	case s.X.Player:
		return tictactoe.O
	case s.O.Player:
		return tictactoe.X
	}
	return tictactoe.Empty
}

// Recorded returns the level or program that plays a side, in a record's terms.
func (s Side) Recorded() record.Player {
	if s.Player == Program {
		return record.Player{Kind: record.Program, Name: s.ProgramName()}
	}
	return record.Player{Kind: record.Computer, Name: s.OwnLevel().Name}
}
