package scene

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"ninefold/engine/crosshatch"
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// Listed is what a list says of a board.
type Listed struct {
	Title    string
	Sentence string
	Short    string // the sentence where there is little room
	When     string
}

// InList is what a list says of a board at a time.
func InList(e *session.Entry, now time.Time) Listed {
	l := Listed{Title: locale.Words().Beginning(titleOf(e)), When: when(time.Unix(e.Used, 0).In(now.Location()), now)}
	switch {
	case e.Kind == session.CrossHatching:
		l.Sentence = sudokuSentence(e)
		if l.Short = l.Sentence; e.Judge {
			l.Sentence = listed(locale.Text("boards.judge"), l.Short)
		}
	case e.Judge:
		p := e.Shows()
		legal := p.Legal()
		l.Short = locale.Text("boards.legal", locale.Args{"Cells": locale.Amount("cells", legal.Len())})
		l.Sentence = listed(locale.Text("boards.judge"), l.Short)
	default:
		l.Sentence, l.Short = gameSentences(e)
	}
	l.Short = cmp.Or(l.Short, l.Sentence)
	return l
}

func listed(parts ...string) string { return strings.Join(parts, " · ") }

// titleOf is the name of a board: the user's, or that of who plays, or that of its file.
func titleOf(e *session.Entry) string {
	switch {
	case e.Name != "":
		return e.Name
	case e.Kind == session.CrossHatching && e.File == "" && e.Grade != "":
		return locale.Text("boards.sudoku", locale.Args{"Grade": locale.Text("short.sudokuGrade." + e.Grade)})
	case e.Kind == session.CrossHatching:
		return cmp.Or(e.File, locale.Text("short.board.crosshatch"))
	case e.Judge && e.File != "":
		return e.File
	}
	x, o := whoIs(e, tictactoe.X), whoIs(e, tictactoe.O)
	switch mail := e.Mail; {
	case mail == "X" && x != "":
		return locale.Text("boards.mail", locale.Args{"Name": x})
	case mail == "O" && o != "":
		return locale.Text("boards.mail", locale.Args{"Name": o})
	case mail != "":
		return locale.Text("boards.byMail")
	case x == "" && o == "":
		return cmp.Or(e.File, locale.Text("boards.people"))
	}
	return locale.Text("boards.players", locale.Args{"X": cmp.Or(x, "X"), "O": cmp.Or(o, "O")})
}

// whoIs is who plays a side: a name, a level, a program, or the user if the other side is one; empty if that is not
// known.
func whoIs(e *session.Entry, m tictactoe.Mark) string {
	of := [...]session.Who{e.X, e.O}[m-tictactoe.X]
	own, _, isOwn := e.Own()
	switch {
	case of.Name != "":
		return of.Name
	case of.Player.Kind == record.Computer && of.Player.Name != "":
		return locale.Text("command.level." + strings.ToLower(of.Player.Name))
	case of.Player.Kind != "" && of.Player.Name != "":
		return of.Player.Name
	case isOwn && own == m:
		return locale.Text("who.you")
	}
	return ""
}

// gameSentences say by which rules a game is played, how long it is, and who has won or is to move; and the same in
// short.
func gameSentences(e *session.Entry) (sentence, short string) {
	p := e.Shows()
	rules, moves := locale.Text("short.rules."+p.Rules().String()), locale.Amount("moves", e.Moves)
	own, _, isOwn := e.Own()
	how := ""
	switch {
	case e.Result == "1/2-1/2":
		how = locale.Text("boards.drawn")
	case e.Result != "":
		winner := tictactoe.X
		if e.Result == "0-1" {
			winner = tictactoe.O
		}
		how = locale.Text("boards.won", locale.Args{"Mark": winner.String()})
		if isOwn {
			how = locale.Text(map[bool]string{true: "boards.youWon", false: "boards.youLost"}[own == winner])
		}
	case isOwn && p.Turn() == own, e.Mail != "" && e.Mail != p.Turn().String():
		return listed(rules, moves, locale.Text("boards.yourTurn")), listed(rules, moves)
	default:
		return listed(rules, moves), ""
	}
	return listed(rules, moves, how), listed(how, moves)
}

func sudokuSentence(e *session.Entry) string {
	_, all := e.Grids()
	words := locale.Text("boards.left", locale.Args{"Open": grid.Cells - all.Count()})
	if _, wrong := all.Contradiction(); !wrong && all.Count() == grid.Cells {
		words = locale.Text("boards.solved")
	}
	if spent := e.Spent.Truncate(time.Second); spent > 0 {
		words = listed(words, ClockTime(spent))
	}
	return words
}

// ClockTime is a duration as a clock shows it: minutes and seconds, with the hours if there are any.
func ClockTime(d time.Duration) string {
	minutes, seconds := int(d.Minutes()), int(d.Seconds())%60
	if minutes < 60 {
		return fmt.Sprintf("%d:%02d", minutes, seconds)
	}
	return fmt.Sprintf("%d:%02d:%02d", minutes/60, minutes%60, seconds)
}

// when is a time in as few words as tell it: of today the clock's, of the last days the day's.
func when(t, now time.Time) string {
	day := func(t time.Time) int { return int(t.Unix()+zone(t)) / (24 * 60 * 60) }
	switch days := day(now) - day(t); {
	case days <= 0:
		return t.Format("15:04")
	case days == 1:
		return locale.Text("when.yesterday")
	case days < 7:
		return strings.Fields(locale.Text("when.days"))[t.Weekday()]
	}
	return locale.Text("when.date", locale.Args{
		"Day": t.Day(), "Month": strings.Fields(locale.Text("when.months"))[t.Month()-1],
	})
}

// Moment is a time with its day.
func Moment(t time.Time) string {
	date := locale.Text("when.date", locale.Args{
		"Day": t.Day(), "Month": strings.Fields(locale.Text("when.months"))[t.Month()-1],
	})
	return locale.Text("when.moment", locale.Args{"Date": date, "Clock": t.Format("15:04")})
}

// zone is how many seconds the time of a place is ahead of the world's.
func zone(t time.Time) int64 {
	_, offset := t.Zone()
	return int64(offset)
}

// Picture is what a list shows of a board.
func Picture(e *session.Entry) diagram.Diagram {
	if e.Kind == session.CrossHatching {
		given, all := e.Grids()
		var entered crosshatch.CellSet
		for c := range grid.Cell(grid.Cells) {
			if given.At(c) != all.At(c) {
				entered.Add(c)
			}
		}
		return diagram.OfGrid(&all, crosshatch.CellSet{}, entered)
	}
	p := e.Shows()
	return diagram.OfPosition(&p)
}

// Standing says how the user stands against a level of the computer; empty if no game with it has ended.
func Standing(s *session.Session, level string) string {
	stand, ok := s.Standings()[level]
	if !ok {
		return ""
	}
	return locale.Text("standing", locale.Args{"Won": stand.Won, "Drawn": stand.Drawn, "Lost": stand.Lost})
}
