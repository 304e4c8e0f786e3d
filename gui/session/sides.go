package session

import (
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// PlayerKind is the kind of player of a side.
type PlayerKind string

// The kinds of player.
const (
	Person   PlayerKind = ""
	Computer PlayerKind = "computer" // a level of the search
	Program  PlayerKind = "program"  // a program that speaks the protocol of engine/match
	Mail     PlayerKind = "mail"     // a person elsewhere, to whom links are sent
)

// Side says who plays a side. It remembers what other kinds of player need, to offer that again.
type Side struct {
	Player  PlayerKind `json:"player,omitempty"`
	Level   string     `json:"level,omitempty"`   // the name of one of search.Levels
	Command string     `json:"command,omitempty"` // of the program, which the user's own act alone starts
	Seconds float64    `json:"seconds,omitempty"` // that the program has for a move
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

// Sides returns who plays the game.
func (g *Game) Sides() Sides { return g.sides }

func (g *Game) setSides(sides Sides) {
	g.sides = sides
	g.noted++
}

// SetSides sets who plays the game shown, and who is offered for the next one.
func (s *Session) SetSides(sides Sides) {
	s.Settings.Players = sides
	s.Game.setSides(sides)
}

// ByPeople returns the sides with people as players. Levels and programs are remembered, to be offered again.
func (s Sides) ByPeople() Sides {
	s.X.Player, s.O.Player = Person, Person
	return s
}

// Person reports whether a person plays the side in this window.
func (s Side) Person() bool { return s.Player == Person }

// Machine reports whether the computer or a program plays the side.
func (s Side) Machine() bool { return s.Player == Computer || s.Player == Program }

// People reports whether people play both sides here.
func (s Sides) People() bool { return s.X.Person() && s.O.Person() }

// AgainstMachine reports whether a person plays one side here, and the computer or a program the other.
func (s Sides) AgainstMachine() bool {
	return s.X.Person() && s.O.Machine() || s.X.Machine() && s.O.Person()
}

// Watched reports whether people play neither side.
func (s Sides) Watched() bool { return !s.X.Person() && !s.O.Person() }

// Has reports whether a side has a player of a kind.
func (s Sides) Has(kind PlayerKind) bool { return s.X.Player == kind || s.O.Player == kind }

// UsualLevel returns the level for somebody who knows the rules.
func UsualLevel() search.Level { return search.Levels[1] }

const (
	defaultLevel   = 2 // of search.Levels
	defaultSeconds = 1.0
	// LeastSeconds and MostSeconds limit what a program may have for a move.
	LeastSeconds, MostSeconds = 0.01, 600.0
)

// OwnLevel returns the level at which the computer plays this side.
func (s Side) OwnLevel() search.Level {
	for _, l := range search.Levels {
		if l.Name == s.Level {
			return l
		}
	}
	return search.Levels[defaultLevel]
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

// SecondsText returns MoveTime in seconds, as it is typed.
func (s Side) SecondsText() string { return strconv.FormatFloat(s.moveSeconds(), 'g', -1, 64) }

// ProgramName returns a program's command without folders, shortened.
func (s Side) ProgramName() string { return s.NameWithin(0) }

// NameWithin returns a program's command in which each path has so many folders at most before its file, shortened.
func (s Side) NameWithin(folders int) string {
	const most = 40 // characters
	words := strings.Fields(s.Command)
	for i, word := range words {
		words[i] = pathEnd(strings.Trim(word, `'"`), folders)
	}
	name := []rune(strings.Join(words, " "))
	return string(name[:min(len(name), most)])
}

// pathEnd returns the end of a path: the file, with so many folders at most.
func pathEnd(path string, folders int) string {
	end := filepath.Base(path)
	for range folders {
		if path = filepath.Dir(path); path == filepath.Dir(path) {
			break // the root, or the working folder
		}
		end = filepath.Join(filepath.Base(path), end)
	}
	return end
}

// SetLevel sets the level on both sides.
func (s *Sides) SetLevel(l search.Level) { s.X.Level, s.O.Level = l.Name, l.Name }

// Plays reports whether the computer plays a side at a level. If it plays none, Plays reports whether a side would be
// played at that level.
func (s Sides) Plays(l search.Level) bool {
	for _, side := range [...]Side{s.X, s.O} {
		if side.OwnLevel() == l && (side.Player == Computer || !s.Has(Computer)) {
			return true
		}
	}
	return false
}

// check replaces players who cannot play by people.
func (s *Sides) check() {
	for _, side := range [...]*Side{&s.X, &s.O} {
		known := side.Player == Person || side.Player == Mail || side.Machine()
		if !known || len(side.Command) > maxPath || side.Player == Program && side.Command == "" {
			side.Player, side.Command = Person, ""
		}
	}
}
