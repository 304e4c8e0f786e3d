package scene

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
)

// InList describes a board for a list shown at the time now.
func InList(e *session.Entry, now time.Time) view.Board {
	of, state, short, shortest := standing(e)
	used := ""
	if e.Used != 0 { // a Sudoku of a collection may have been never shown
		used = when(time.Unix(e.Used, 0).In(now.Location()), now)
	}
	return view.Board{
		Picture: picture(e), Words: Title(e), When: used,
		Sentence: language.Dotted(append([]string{of}, state...)...), Short: short, Shortest: shortest,
	}
}

// Searched returns the words by which a board is found, folded. Of a Sudoku its grade is among them, if it is known.
func Searched(e *session.Entry) string {
	of, state, _, _ := standing(e)
	words := append([]string{Title(e), e.Name, e.File, of}, state...)
	if e.Grade != "" {
		words = append(words, GradeName(e.Grade))
	}
	return Folded(strings.Join(words, " "))
}

// Folded returns words in lower case and without accents, so that "dvorak" is found in "Dvořák".
func Folded(words string) string {
	const first, latin = 'ß',
		"ßaaaaaaæceeeeiiiidnooooo÷ouuuuyþyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳĳjjkkĸ" +
			"llllllllllnnnnnnŉŋŋooooooœœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzſ"
	plain := []rune(latin)
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Mn, r):
			return -1
		case first <= r && int(r-first) < len(plain):
			return plain[r-first]
		}
		return r
	}, strings.ToLower(words))
}

// About describes in sentences a board, its state and when it was begun.
func About(e *session.Entry, now time.Time) string {
	of, state, _, _ := standing(e)
	begun := time.Unix(e.Begun, 0).In(now.Location())
	day := Date(begun)
	switch daysBetween(begun, now) {
	case 0:
		day = language.Text("when.today")
	case 1:
		day = language.Text("when.yesterday")
	}
	words := language.Words()
	said := language.Sentences(words.Sentence(language.Listed(Title(e), of)), words.Sentence(language.Listed(state...)))
	if e.Used == 0 {
		return said
	}
	return language.Sentences(said,
		language.Text("boards.begun", language.Args{"Day": day, "Clock": begun.Format("15:04")}))
}

// InCollection returns the title of a Sudoku in the list of its collection: its number and its grade.
func InCollection(e *session.Entry) string {
	number := strconv.Itoa(e.Place.Number)
	if e.Grade == "" {
		return number
	}
	return language.Dotted(number, GradeName(e.Grade))
}

// standing returns the rules of a board, or whose text it is, or ""; its state; and two short forms of both. Of a game
// by mail whose move it is comes first.
func standing(e *session.Entry) (of string, state []string, short, shortest string) {
	if e.Judge {
		of = language.Text("boards.judge")
	}
	switch p := e.EndPosition(); {
	case e.Kind == session.CollectionKind:
		state = []string{language.Text("boards.ofSolved", language.Args{"Solved": e.Solved, "Number": e.Place.Of})}
	case e.Kind == session.CrossHatching:
		state = sudokuState(e)
	case e.Judge:
		legal := p.Legal()
		state = []string{language.Amount("legalCells", legal.Len())}
	default:
		of = language.Text("short.rules." + p.Rules().String())
		how, ended := gameState(e, &p)
		things, number, first := "moves", e.Moves, of
		if marks := setUp(e); marks > 0 {
			things, number = "marks", marks
		}
		amount := language.Amount(things, number)
		switch {
		case !ended && e.Mail == p.Turn().String():
			first = language.Text("boards.waits.short")
		case ended, e.Mail != "":
			first = how
		}
		return of, []string{amount, how}, language.Listed(first, amount), first
	}
	short = language.Listed(state...)
	return of, state, short, short
}

// setUp counts the marks of a game's position that no moves led to. It returns 0 for other games.
func setUp(e *session.Entry) int {
	if e.Moves > 0 {
		return 0
	}
	p := e.EndPosition()
	return grid.Cells - p.Count(tictactoe.Empty)
}

// Title returns the beginning of a board's title: its own name, or that of its players or file, with its number in
// the file and the number of the copy.
func Title(e *session.Entry) string {
	name := Name(nameOf(e))
	if e.Name != "" || e.Fails != "" {
		return name
	}
	if n := e.Number(); n > 0 {
		name = language.Text("boards.numbered", language.Args{"Title": name, "Number": n})
	}
	if e.Copy > 0 {
		name = language.Text("boards.copy", language.Args{"Title": name, "Number": e.Copy})
	}
	return name
}

// Name makes a name safe to show. Whoever shows it cuts it where the room ends.
func Name(words string) string {
	const most = 250 // characters; more than the name of a file has
	return text.Cut(text.SafeLine(words), most)
}

func nameOf(e *session.Entry) string {
	switch {
	case e.Name != "":
		return e.Name
	case e.Fails != "":
		return language.Text("test.failingOf", language.Args{"Program": e.Fails})
	case e.Kind == session.CollectionKind:
		return cmp.Or(e.File, language.Text("boards.collection"))
	case e.Kind == session.CrossHatching && e.File == "" && e.Grade != "":
		return language.Text("boards.sudoku", language.Args{"Grade": GradeName(e.Grade)})
	case e.Kind == session.CrossHatching:
		return cmp.Or(e.File, language.Text("short.board.crosshatch"))
	case e.Judge:
		return cmp.Or(e.File, language.Text("boards.position"))
	}
	if name := map[string]string{"X": e.X.Name, "O": e.O.Name}[e.Mail]; name != "" {
		return language.Text("boards.mail", language.Args{"Name": name})
	}
	x, o := whoIs(e, tictactoe.X), whoIs(e, tictactoe.O)
	switch {
	case e.Mail != "": // the side may have had other players before
		return language.Text("boards.byMail")
	case x == "" && o == "" && setUp(e) > 0:
		return cmp.Or(e.File, language.Text("boards.position"))
	case x == "" && o == "":
		return cmp.Or(e.File, language.Text("boards.people"))
	}
	return language.Text("boards.players", language.Args{"X": cmp.Or(x, "X"), "O": cmp.Or(o, "O")})
}

// whoIs names a side's player: by name, level or program, or as the user if the other side is a machine; empty if
// unknown.
func whoIs(e *session.Entry, m tictactoe.Mark) string {
	of := [...]session.Who{e.X, e.O}[m-tictactoe.X]
	own, _, isOwn := e.Own()
	switch {
	case of.Name != "":
		return language.Words().Player(of.Name, of.Player)
	case of.Player.Kind == record.Computer && of.Player.Name != "":
		return language.Words().Level(of.Player.Name)
	case of.Player.Kind != "" && of.Player.Name != "":
		return of.Player.Name
	case isOwn && own == m:
		return language.Text("who.you")
	}
	return ""
}

// gameState says who has won, that it is the user's turn or the answer is awaited, or ""; and reports whether the game
// has ended.
func gameState(e *session.Entry, p *tictactoe.Position) (how string, ended bool) {
	own, isOwn := e.UserSide()
	switch {
	case e.Result == "1/2-1/2":
		return language.Text("boards.drawn"), true
	case e.Result != "":
		winner := tictactoe.X
		if e.Result == "0-1" {
			winner = tictactoe.O
		}
		switch {
		case !isOwn:
			return language.Text("boards.won", language.Args{"Mark": winner.String()}), true
		case own == winner:
			return language.Text("boards.youWon"), true
		case e.Resigned:
			return language.Text("boards.youResigned"), true
		}
		return language.Text("boards.youLost"), true
	case e.Awaited():
		return language.Text("boards.yourTurn"), false
	case e.Mail != "":
		return language.Text("boards.waits"), false
	}
	return "", false
}

// sudokuState says how many cells of a Sudoku are open, and how long the user has worked on it.
func sudokuState(e *session.Entry) []string {
	_, all := e.Grids()
	state := []string{language.Text("boards.left", language.Args{"Open": grid.Cells - all.Count()})}
	if e.IsSolved() {
		state[0] = language.Text("boards.solved")
	}
	if spent := e.Spent.Truncate(time.Second); spent > 0 {
		state = append(state, ClockTime(spent))
	}
	return state
}

// ClockTime formats a duration as minutes and seconds, with hours if there are any.
func ClockTime(d time.Duration) string {
	minutes, seconds := int(d.Minutes()), int(d.Seconds())%60
	if minutes < 60 {
		return fmt.Sprintf("%d:%02d", minutes, seconds)
	}
	return fmt.Sprintf("%d:%02d:%02d", minutes/60, minutes%60, seconds)
}

// when tells a time in few words: today's by the clock, the last days' by the weekday, others by the date.
func when(t, now time.Time) string {
	switch days := daysBetween(t, now); {
	case days <= 0:
		return t.Format("15:04")
	case days == 1:
		return language.Text("when.yesterday")
	case days < 7:
		return strings.Fields(language.Text("when.days"))[t.Weekday()]
	}
	return Date(t)
}

// Date tells a day and its month.
func Date(t time.Time) string {
	return language.Text("when.date", language.Args{
		"Day": t.Day(), "Month": strings.Fields(language.Text("when.months"))[t.Month()-1],
	})
}

// daysBetween returns how many days ago t was, by the calendar days of their time zones.
func daysBetween(t, now time.Time) int {
	day := func(t time.Time) int { return int(t.Unix()+zone(t)) / (24 * 60 * 60) }
	return day(now) - day(t)
}

// zone returns the offset of a time's zone from UTC, in seconds.
func zone(t time.Time) int64 {
	_, offset := t.Zone()
	return int64(offset)
}

func picture(e *session.Entry) diagram.Diagram {
	if e.Kind != session.TicTacToe {
		given, all := e.Grids()
		var entered grid.CellSet
		for c := range grid.Cell(grid.Cells) {
			if given.At(c) != all.At(c) {
				entered.Add(c)
			}
		}
		return diagram.OfGrid(&all, grid.CellSet{}, entered)
	}
	p := e.EndPosition()
	d := diagram.OfPosition(&p)
	if e.Result != "" {
		d = d.Plain()
	}
	return d
}

// OutcomesAgainst says how the user stands against a level of the computer; empty if no game against it has ended.
func OutcomesAgainst(s *session.Session, level string) string {
	o := s.OutcomesAgainst(level)
	if o == (session.Outcomes{}) {
		return ""
	}
	return language.Text("standing.rated", language.Args{"Won": o.Won, "Drawn": o.Drawn, "Lost": o.Lost})
}
