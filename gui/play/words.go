package play

import (
	"errors"
	"slices"
	"time"

	"fyne.io/fyne/v2/theme"

	"ninefold/engine/match"
	"ninefold/engine/tictactoe"
	"ninefold/gui/insight"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// Show says who plays, who is at a move and how far that has come.
func (p *Players) Show(v *insight.View) {
	s := p.host.Session
	if s.Shown != session.TicTacToe {
		return
	}
	v.Notes = slices.Insert(v.Notes, 0, p.describe(), p.warning())
	p.showTimes(v)
	p.offer(v)
	if !p.ToMove() || session.Forfeited(s.Game) != "" {
		return
	}
	position := s.Game.Position()
	side := p.sideToMove()
	args := locale.Args{"Mark": position.Turn().String(), "Status": v.Status.Headline, "Name": p.shortName(position.Turn()), "Command": locale.Beginning(side.Command)}
	switch {
	case p.Thinks():
		v.Status = locale.Status{Headline: locale.Text("opponent.thinks", args), Why: p.asked.why(v)}
	case !p.mayStart(*side):
		v.Status = locale.Status{Headline: locale.Text("opponent.waits", args), Why: locale.Text("program.start", args)}
	default:
		v.Status = locale.Status{Headline: locale.Text("opponent.waits", args), Why: locale.Text("opponent.goOn", args)}
	}
}

// offer offers what can be done after the end of a game, and other rules to whoever asks the computer to play by those
// under which nobody wins.
func (p *Players) offer(v *insight.View) {
	s := p.host.Session
	position := s.Game.Position()
	judge := position.Rules() == tictactoe.Judge
	switch {
	case s.Game.Editing():
	case session.Ended(s.Game) && judge:
		v.Badge = widgets.BadgeData{Icon: theme.IconNameQuestion, Words: locale.Text("offer.next"), Offers: widgets.Offers{"rematch", "newGame"}}
	case session.Ended(s.Game):
		v.Badge = widgets.BadgeData{Icon: theme.IconNameQuestion, Words: locale.Text("offer.next"), Offers: widgets.Offers{"review", "rematch", "newGame"}}
	case judge && s.Settings.Sides.Has(session.Computer):
		v.Badge = widgets.BadgeData{Icon: theme.IconNameInfo, Words: locale.Text("opponent.judge"), Offers: widgets.Offers{"newGame"}}
	}
}

// showTimes says at the end of the rows of the list how long a program took.
func (p *Players) showTimes(v *insight.View) {
	times := p.log.times()
	for i, row := range v.Rows {
		if took, ok := times[row.ID]; ok {
			v.Steps[i].Mark = locale.Text("program.took", locale.Args{"Time": shortTime(took)})
		}
	}
}

// shortTime is seconds with two figures after the point.
func shortTime(d time.Duration) string { return locale.Seconds(d.Round(10 * time.Millisecond)) }

// Busy says who is at a move, and false if nobody is.
func (p *Players) Busy() (string, bool) {
	switch {
	case !p.Thinks():
		return "", false
	case p.CanMoveNow():
		return locale.Text("opponent.busy"), true
	}
	return locale.Text("program.busy"), true
}

// warning is what a program cannot know of the board that is played on.
func (p *Players) warning() string {
	s := p.host.Session
	if start, _ := session.MovesHere(s.Game); s.Settings.Sides.Has(session.Program) && start != tictactoe.New(start.Rules()) {
		return locale.Text("program.setUp")
	}
	return ""
}

// describe says who plays; empty when that is two people without names.
func (p *Players) describe() string {
	g := p.host.Session.Game
	if p.host.Session.Settings.Sides.People() && g.Tag("X") == "" && g.Tag("O") == "" {
		return ""
	}
	return locale.Text("sides", locale.Args{"X": p.side(tictactoe.X), "O": p.side(tictactoe.O)})
}

// side says who plays a side.
func (p *Players) side(m tictactoe.Mark) string {
	settings := &p.host.Session.Settings
	side := settings.Sides.Of(m)
	how := ""
	switch level := side.OwnLevel(); {
	case side.Player == session.Program:
		how = locale.Text("side.program", locale.Args{"Program": side.ProgramName(), "Time": side.SecondsText()})
	case side.Player == session.Computer && level.Nodes == 0:
		seconds := int(settings.ThinkingTime().Seconds())
		how = locale.Text("side.timed", locale.Args{"Level": locale.Level(level), "Time": locale.Amount("seconds", seconds)})
	case side.Player == session.Computer:
		how = locale.Text("side.level", locale.Args{"Level": locale.Level(level)})
	}
	name := p.host.Session.Game.Tag(m.String())
	switch {
	case how == "" && name == "":
		return locale.Text("side.person")
	case how == "":
		return name
	case name == "":
		return how
	}
	return locale.Text("side.named", locale.Args{"Name": name, "How": how})
}

// shortName is what a side that no person plays is called in a sentence.
func (p *Players) shortName(m tictactoe.Mark) string {
	side := p.host.Session.Settings.Sides.Of(m)
	switch name := p.host.Session.Game.Tag(m.String()); {
	case name != "":
		return name
	case side.Player == session.Program:
		return side.ProgramName()
	}
	return locale.Text("opponent.name")
}

// faultWords say how a program lost; empty if it did not.
func faultWords(err error, took time.Duration) string {
	var fault *match.Fault
	if errors.As(err, &fault) {
		return locale.Fault(fault, took)
	}
	return ""
}

// troubleWords say what keeps a program from playing on, which loses no game; empty if nothing does.
func (p *Players) troubleWords(err error) string {
	var start *startError
	var other astray
	switch {
	case errors.As(err, &start):
		return locale.Error(err)
	case errors.As(err, &other):
		position := p.host.Session.Game.Position()
		mark := position.Turn()
		return locale.Text("program.astray", locale.Args{"Name": p.shortName(mark), "Mark": mark.String(), "Row": other.Row(), "Col": other.Col()})
	}
	return ""
}
