package gui

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// opponent is the computer as a player.
type opponent struct {
	thinking *thinking // about its move; nil for none
	resting  bool      // it makes no move by itself until one is made by hand, or it is told to go on
}

// Seats are the sides that the computer plays.
type Seats struct {
	X bool `json:"x"`
	O bool `json:"o"`
}

func (s Seats) has(m tictactoe.Mark) bool { return m == tictactoe.X && s.X || m == tictactoe.O && s.O }

func (s Seats) both() bool { return s.X && s.O }

const (
	defaultLevel = 2 // of search.Levels
	defaultTime  = 3 * time.Second
	maxTime      = time.Minute // no level that is limited in work needs longer
)

var thinkingTimes = [...]time.Duration{time.Second, 3 * time.Second, 10 * time.Second, 30 * time.Second, time.Minute}

// level is the level that is set.
func (s *Settings) level() search.Level {
	for _, l := range search.Levels {
		if l.Name == s.Level {
			return l
		}
	}
	return search.Levels[defaultLevel]
}

// thinkingTime is how long the strongest level thinks about a move, and the analysis about a position.
func (s *Settings) thinkingTime() time.Duration {
	if s.Seconds < 1 || s.Seconds > int(maxTime/time.Second) {
		return defaultTime
	}
	return time.Duration(s.Seconds) * time.Second
}

// effort is how much a level searches for a move.
func (s *Settings) effort(seed uint64) (search.Limits, time.Duration) {
	limits := s.level().Limits(seed)
	if limits.Nodes > 0 {
		return limits, maxTime
	}
	limits.Threads = allThreads()
	return limits, s.thinkingTime()
}

// opponentCommands are who plays what, and how well.
func opponentCommands() []*command {
	seat := func(id string, icon fyne.ThemeIconName, key fyne.KeyName, of func(*Seats) *bool) *command {
		return &command{
			id: id, menu: "play", icon: icon, playbar: true, shortcut: alt(key),
			checked: func(a *App) bool { return *of(&a.session.Settings.Computer) },
			run: func(a *App) {
				on := of(&a.session.Settings.Computer)
				*on = !*on
				a.seatsChanged()
			},
		}
	}
	commands := []*command{
		seat("computerX", theme.IconComputerX, fyne.KeyX, func(s *Seats) *bool { return &s.X }),
		seat("computerO", theme.IconComputerO, fyne.KeyO, func(s *Seats) *bool { return &s.O }),
		{id: "pause", menu: "play", icon: fynetheme.IconNameMediaPause, playbar: true, key: fyne.KeyP,
			enabled: (*App).computerToMove, checked: (*App).computerWaits, run: (*App).togglePause},
		{id: "moveNow", menu: "play", icon: fynetheme.IconNameMediaFastForward, playbar: true, key: fyne.KeyN,
			enabled: (*App).computerThinks, run: (*App).moveNow},
	}
	for _, l := range search.Levels {
		commands = append(commands, &command{
			id: "level." + strings.ToLower(l.Name), menu: "play", group: "level",
			checked: func(a *App) bool { return a.session.Settings.level() == l },
			run: func(a *App) {
				a.session.Settings.Level = l.Name
				a.thinkAnew()
			},
		})
	}
	for _, allowed := range thinkingTimes {
		commands = append(commands, &command{
			id: fmt.Sprintf("time.%d", allowed/time.Second), menu: "play", group: "time",
			checked: func(a *App) bool { return a.session.Settings.thinkingTime() == allowed },
			run: func(a *App) {
				a.session.Settings.Seconds = int(allowed / time.Second)
				a.thinkAnew()
			},
		})
	}
	return commands
}

// computerToMove reports whether it is the computer's turn.
func (a *App) computerToMove() bool {
	if a.session.Shown != TicTacToe || a.editing() {
		return false
	}
	p := a.session.Noughts.Position()
	return !p.Over() && a.session.Settings.Computer.has(p.Turn())
}

// computerThinks reports whether the computer is at its move, and computerWaits whether it is to move but at rest.
func (a *App) computerThinks() bool { return a.opponent.thinking != nil }
func (a *App) computerWaits() bool  { return a.computerToMove() && a.opponent.resting }

// seatsChanged is called after a side was given to the computer or taken from it.
func (a *App) seatsChanged() {
	a.opponent.resting = false
	a.thinkAnew()
	p := a.session.Noughts.Position()
	if p.Rules() == tictactoe.Judge && a.session.Settings.Computer != (Seats{}) {
		a.inform(locale.Text("opponent.judge"))
	}
}

// thinkAnew lets whatever is being thought about be thought about anew, as the settings have it now, and keeps them.
func (a *App) thinkAnew() {
	a.endThoughts()
	a.refresh()
	a.keep()
}

func (a *App) togglePause() {
	a.opponent.resting = !a.opponent.resting
	a.refresh()
}

func (a *App) moveNow() { a.opponent.thinking.hurry() }

// rest stops the computer; it makes no move.
func (a *App) rest() { a.opponent.resting = true }

func (o *opponent) end() {
	o.thinking.end()
	o.thinking = nil
}

// pace is the least time between two moves when the computer makes one of them, so that the eye can follow.
const pace = 300 * time.Millisecond

// engageOpponent lets the computer think about its move if it is to make one.
func (a *App) engageOpponent() {
	if !a.computerToMove() || a.opponent.resting {
		a.opponent.end()
		return
	}
	if a.opponent.thinking != nil {
		return
	}
	p := a.session.Noughts.Position()
	settings := &a.session.Settings
	limits, allowed := settings.effort(rand.Uint64())
	least := pace
	if settings.Computer.both() {
		least *= 2
	}
	a.opponent.thinking = a.think(p, limits, allowed, least, func(r search.Result) {
		a.insights.learn(p, r.Value, r.Nodes)
		a.answer(r.Best)
	})
}

// answer makes the computer's move.
func (a *App) answer(c grid.Cell) {
	if err := a.session.Noughts.Tap(c); err != nil {
		a.rest()
		a.warn(err.Error())
		return
	}
	a.played()
}

// withOpponent is the status with what the computer is doing.
func (a *App) withOpponent(status locale.Status) locale.Status {
	if !a.computerToMove() {
		return status
	}
	p := a.session.Noughts.Position()
	about := locale.Args{"Mark": p.Turn().String(), "Status": status.Headline}
	if a.opponent.thinking == nil {
		return locale.Status{Headline: locale.Text("opponent.waits", about), Why: locale.Text("opponent.goOn", about)}
	}
	why := locale.Text("opponent.begins")
	if r, ok := a.opponent.thinking.found(); ok {
		why = locale.Text("opponent.sofar", locale.Args{
			"Work": locale.Work(&r), "Row": r.Best.Row(), "Col": r.Best.Col(), "Value": locale.Value(r.Value, p.Turn()),
		})
	}
	return locale.Status{Headline: locale.Text("opponent.thinks", about), Why: why + " " + locale.Text("opponent.stop")}
}

// facesComputer reports whether the user plays one side and the computer the other.
func (a *App) facesComputer() bool {
	seats := a.session.Settings.Computer
	return a.session.Shown == TicTacToe && seats.X != seats.O
}

// undo takes back the last step. A move of the computer that answered the user's is taken back with that.
func (a *App) undo() {
	if a.restoreBranch() {
		return
	}
	n := a.session.Noughts
	for a.facesComputer() && a.computerMoved() {
		before, ok := n.Parent(n.Current())
		if !ok || n.State(before).Kind != tictactoe.Moved {
			break
		}
		n.Undo()
	}
	a.back()
}

// computerMoved reports whether the step shown is a move of the computer.
func (a *App) computerMoved() bool {
	step := a.session.Noughts.Now()
	return step.Kind == tictactoe.Moved && a.session.Settings.Computer.has(step.Position.Turn().Other())
}

// redo makes the step again that was taken back. The computer's answer to it is made again with it.
func (a *App) redo() {
	problem := a.session.Problem()
	if !problem.Redo() {
		return
	}
	n := a.session.Noughts
	for a.facesComputer() && a.computerToMove() {
		next, ok := n.Next(n.Current())
		if !ok || n.State(next).Kind != tictactoe.Moved {
			break
		}
		n.Redo()
	}
	a.changed()
}

// back and forward go a single step.
func (a *App) back() {
	if a.session.Problem().Undo() {
		a.changed()
	}
}

func (a *App) forward() {
	if a.session.Problem().Redo() {
		a.changed()
	}
}
