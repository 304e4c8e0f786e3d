package play

import (
	"errors"
	"strings"
	"time"

	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/gui/language"
	"ninefold/gui/model/mail"
	"ninefold/gui/model/roster"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// Show adds the players, and what the player to move is doing. What the end of the game means among the user's games
// comes before the reason of the result.
func (p *Players) Show(v *overlay.Board) {
	s := p.host.Session
	v.Notes = append(v.Notes, p.warning(), p.nobodyWinsNote())
	v.Players = p.card()
	p.showTimes(v)
	p.showMail(v)
	v.Status.Why = language.Sentences(scene.Milestone(s), v.Status.Why)
	if _, busy := p.Busy(); busy {
		v.Diagram = v.Diagram.Inert()
	}
	if !p.ToMove() || s.Game.Forfeited() != "" {
		return
	}
	side := s.Game.ToMove()
	args := p.whoMoves()
	args["Program"] = side.ProgramName()
	switch {
	case p.Thinks():
		v.Status.Why = p.asked.why()
	case !p.mayStart(side):
		v.Status.Why = language.Text("program.start", args)
	case s.Game.LooksBack():
	default:
		v.Status.Why = language.Sentences(p.troubleWords(*p.turn.Result()), language.Text("opponent.goOn", args))
		if s.Game.InVariation() {
			v.Status.Why = language.Sentences(v.Status.Why, language.Text("back.variation"))
		}
	}
}

// nobodyWinsNote says that nobody can win, if the computer plays under such rules.
func (p *Players) nobodyWinsNote() string {
	g := p.host.Session.Game
	if position := g.Position(); position.Rules().HaveWinner() || !g.Sides().Has(roster.Computer) || g.Ended() {
		return ""
	}
	return language.Text("opponent.judge")
}

// showTimes adds to the rows what programs said of their moves and how long these took.
func (p *Players) showTimes(v *overlay.Board) {
	g := p.host.Session.Game
	for i, row := range v.Rows {
		step := &v.Steps[i]
		at := g.State(row.ID)
		said, took, timed := record.CutTime(row.Comment)
		if why := at.Forfeit; why != "" {
			step.Note = strings.Replace(step.Note, why, language.Words().Lost(why, &at.Position), 1)
			if strings.HasPrefix(said, why) {
				continue // the time is that of the move that did not come
			}
		}
		var words []string
		if e, ok := match.ParseEstimate(row.Comment, at.Position); ok {
			words = append(words, language.Text("program.estimate", language.Args{"Percent": (e.Permille + 5) / 10}))
			if e.Line != nil {
				_, said, _ := strings.Cut(step.Note, "\n")
				line := language.Words().Beginning(e.Before) + " " + language.Words().Moves(e.Line)
				step.Note = strings.TrimSuffix(line+"\n"+said, "\n")
			}
		}
		if timed && took >= leastShown {
			words = append(words, language.Text("program.took", language.Args{"Time": shortTime(took)}))
		}
		if step.Glyph == "" { // the move has no sign
			step.Glyph = language.Dotted(words...)
		}
	}
}

// leastShown is the shortest time that is not shown as none.
const leastShown = 5 * time.Millisecond

func shortTime(d time.Duration) string {
	return language.Words().Seconds(d.Round(10 * time.Millisecond))
}

// Busy says which player is to move who is not the user here. It reports false if there is none.
func (p *Players) Busy() (string, bool) {
	switch g := p.host.Session.Game; {
	case mail.Waits(g) && !g.LooksBack() && !g.InVariation():
		return language.Text("mail.busy", p.whoMoves()), true
	case g.ToMove().Player == roster.Mail && g.Forfeited() != "": // the other player has resigned
		return language.Text("mail.resigned", p.whoMoves()), true
	case !p.Thinks():
		return "", false
	case p.CanMoveNow():
		return language.Text("opponent.busy"), true
	}
	return language.Text("program.busy"), true
}

// warning says what a program cannot know about the board.
func (p *Players) warning() string {
	s := p.host.Session
	if start, _ := s.Game.MovesHere(); s.Game.Sides().Has(roster.Program) && start != tictactoe.New(start.Rules()) {
		return language.Text("program.setUp")
	}
	return ""
}

// whoMoves returns the mark and the player's name of the side to move, for a sentence.
func (p *Players) whoMoves() language.Args {
	g := scene.Game{Game: p.host.Session.Game}
	position, names := g.Position(), g.Names()
	return language.Args{"Mark": position.Turn().String(), "Name": names.Name(position.Turn())}
}

// faultOf returns how the player of a mark has lost, in a record's words; empty if it has not.
func faultOf(err error, mark tictactoe.Mark) string {
	var fault *match.Fault
	if errors.As(err, &fault) {
		return mark.String() + " " + fault.Error()
	}
	return ""
}

// troubleWords says what keeps a program from playing, without losing the game; empty for nothing.
func (p *Players) troubleWords(err error) string {
	var start *startError
	var other divergence
	switch {
	case errors.As(err, &start):
		return StartWords(start)
	case errors.As(err, &other):
		args := p.whoMoves()
		args["Row"], args["Col"] = other.Row(), other.Col()
		return language.Text("program.astray", args)
	}
	return ""
}

// showMail says what the user does in a game by mail until the answer comes, or once the game has ended.
func (p *Players) showMail(v *overlay.Board) {
	switch s := p.host.Session; {
	case mail.Waits(s.Game) && !s.Game.InVariation():
		v.Status.Why = language.Text("mail.waits", p.whoMoves())
	case s.Game.Ended() && mail.ToSend(s.Game):
		v.Status.Why = language.Sentences(v.Status.Why, language.Text("mail.tell"))
	}
}
