package match

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
)

// The IDs of the buttons.
const (
	pauseID  = "pause"
	resumeID = "resume"
	stopID   = "stop"
	saveID   = "save"
	openID   = "open"
	newID    = "new"
)

// sheet shows a match. It has a row for each game; chosen is the number of the chosen game, or 0.
func (s *state) sheet(rows []deck.ResultRow, chosen int) view.Sheet {
	const least = 316 // units that the board needs
	right, fill := []view.Card{s.trend()}, view.Score
	if len(s.games) == 0 {
		fill = view.Nothing
	}
	if notes := s.notes(); len(notes) > 0 {
		right = append(right, deck.Passage{Words: strings.Join(notes, language.Text("clause.semicolon"))})
	}
	return view.Sheet{
		Cards: []view.Card{
			deck.Players{Players: [2]deck.Player{s.player(0, chosen), s.player(1, chosen)}},
			deck.Progress{
				Title: language.Text("match.title.games", language.Args{"Done": s.result.Score.Games(),
					"Total": s.Games,
					"Rules": language.Text("short.rules." + s.Rules.String())}),
				Summary: s.summary(), Share: float32(s.result.Score.Share()), Fill: fill, Tab: view.TabValue,
			},
			view.Columns{Columns: [][]view.Card{{s.board(chosen)}, append(right, games(rows, chosen))},
				Least: least, Wide: 1},
		},
		Buttons: s.buttons(chosen),
	}
}

// games lists the games, the last one first, or says what will be listed.
func games(rows []deck.ResultRow, chosen int) view.Card {
	if len(rows) == 0 {
		return deck.Notice{Icon: icon.Play, Words: language.Text("match.games.hint")}
	}
	list := deck.Results{Title: language.Text("match.list"), Results: slices.Clone(rows), Current: chosen}
	slices.Reverse(list.Results)
	return list
}

// player describes a contestant: the mark that it plays in the game on the board, name, time of its moves, and points.
func (s *state) player(i, chosen int) deck.Player {
	shown, _, _ := s.onBoard(chosen)
	side := *s.sides.Side(tictactoe.X + tictactoe.Mark(i))
	p := deck.Player{Mark: icon.OfMark(i == shown%2), Name: s.name(i), Points: s.points(i)}
	if side.Player == roster.Program {
		limit := strconv.FormatFloat(s.Times.Other.Time.Seconds(), 'g', -1, 64)
		p.Kind = language.Text("players.program", language.Args{"Time": limit})
	} else {
		p.Kind = language.Text("match.level")
	}
	if took := s.result.MoveTime(i); took > 0 {
		p.Kind = language.Dotted(p.Kind, language.Text("match.used", language.Args{"Time": milliseconds(took)}))
	}
	if late := s.result.Late[i]; late > 0 {
		p.Kind += language.Text("match.late", language.Args{"Late": late})
	}
	return p
}

// milliseconds returns a duration in milliseconds with two decimals.
func milliseconds(d time.Duration) string {
	return strconv.FormatFloat(float64(d.Round(10*time.Microsecond))/float64(time.Millisecond), 'f', -1, 64)
}

func (s *state) name(i int) string {
	if level, ok := s.contestants[i].(match.Engine); ok {
		return language.Words().Level(level.Level.Name)
	}
	return s.contestants[i].Name()
}

// points returns a contestant's points; a draw counts half.
func (s *state) points(i int) string {
	score := s.result.Score
	won := [...]int{score.Wins, score.Losses}[i]
	return strconv.FormatFloat(float64(won)+float64(score.Draws)/2, 'f', -1, 64)
}

// summary says how many games were won, drawn and lost, and how far the match is.
func (s *state) summary() string {
	tally := language.Words().Tally(s.result.Score)
	words := []string{fmt.Sprint(tally["Wins"]), fmt.Sprint(tally["Draws"]), fmt.Sprint(tally["Losses"])}
	done := s.result.Score.Games()
	if done == 0 {
		words = []string{language.Text("match.none")}
	}
	switch {
	case s.compiling != "":
		words = []string{language.Text("test.compiling", language.Args{"Source": s.compiling})}
	case s.over && s.Test != nil && s.Test.Decision(s.result.Score) != match.Undecided:
		words = append(words, language.Text("match.decided"))
	case s.over && done < s.Games:
		words = append(words, language.Text("match.stopped"))
	case s.paused:
		words = append(words, language.Text("match.paused"))
	case !s.over && done > 0:
		words = append(words, language.Text("match.left.time",
			language.Args{"Left": language.Words().TimeLeft(s.took, done, s.Games)}))
	}
	return language.Dotted(words...)
}

// onBoard returns the index of the game on the board, its position, and how it was lost, if not there: the game under
// way; after the match the game that can be opened, and during a pause the one chosen.
func (s *state) onBoard(chosen int) (number int, p tictactoe.Position, fault *match.Fault) {
	switch n := len(s.games); {
	case n > 0 && s.over, s.paused && chosen > 0:
		number = s.opened(chosen)
	case s.playing < n: // the next game has not begun
		number = n - 1
	default:
		return s.playing, s.position, nil
	}
	return number, s.games[number].end, s.games[number].Fault
}

// board shows the game on the board. The cell of an illegal move, by which the game is lost, is framed.
func (s *state) board(chosen int) deck.Picture {
	number, p, fault := s.onBoard(chosen)
	drawn := diagram.OfPosition(&p)
	if c, ok := fault.Illegal(); ok {
		drawn.Cells[c].Alert = true
	}
	return deck.Picture{
		Board: drawn, Title: language.Text("match.game", language.Args{"Number": number + 1}),
		Summary: language.Amount("moves", p.Count(tictactoe.X)+p.Count(tictactoe.O)),
	}
}

// trend shows how the difference in strength and its interval developed.
func (s *state) trend() deck.Trend {
	low, high := s.result.Score.Interval()
	t := deck.Trend{Title: language.Text("match.stronger", language.Args{"Name": s.name(0)}),
		Bands: scaled(s.bands, low, high)}
	if len(s.games) == 0 {
		return t
	}
	elo := language.Words().Elo
	t.Number = language.Text("match.number", language.Args{"Elo": elo(s.result.Score.Share())})
	t.Interval = language.Text("match.interval", language.Args{"Low": elo(low), "High": elo(high)})
	if s.Test != nil {
		t.Words = language.Words().SPRT(s.Test, s.result.Score)
	}
	return t
}

// scaled keeps at most 120 bands and stretches them so that the current interval almost reaches the foot or the top.
func scaled(bands []view.Band, low, high float64) (all []view.Band) {
	const most, least = 120, 0.02
	stretch := 0.45 / max(least, math.Abs(low-0.5), math.Abs(high-0.5))
	at := func(share float32) float32 { return min(1, max(0, 0.5+(share-0.5)*float32(stretch))) }
	step := (len(bands) + most - 1) / most
	for i := len(bands) - 1; i >= 0; i -= step {
		b := bands[i]
		all = append([]view.Band{{Low: at(b.Low), Value: at(b.Value), High: at(b.High)}}, all...)
	}
	return all
}

// notes name losses other than on the board, and games that do not count.
func (s *state) notes() []string {
	names := [2]string{s.name(0), s.name(1)}
	notes := append(language.Words().Faults(&s.result, 0, names[0]), language.Words().Faults(&s.result, 1, names[1])...)
	return append(notes, language.Words().Pairs(&s.result, names)...)
}

// row describes a game in the list: how it ended for the first contestant, and why. Names stand with their marks, since
// these change with every game.
func (s *state) row(i int) deck.ResultRow {
	g := &s.games[i]
	how := [...]struct {
		key    string
		answer view.Answer
	}{{"match.lost.one", view.Wrong}, {"match.drawn", view.Unknown}, {"match.won", view.Neutral}}[g.HalfPoints()]
	x := 0
	if !g.FirstX {
		x = 1
	}
	named := func(i int, m tictactoe.Mark) string {
		return language.Text("match.side", language.Args{"Name": s.name(i), "Mark": m.String()})
	}
	names := language.Names{X: named(x, tictactoe.X), O: named(1-x, tictactoe.O)}
	why := language.Words().Outcome(g.end.Outcome(), names)
	if g.Fault != nil {
		why = language.Words().FaultAt(g.Fault, names.Name(g.Winner.Other()), &g.end)
	}
	return deck.ResultRow{ID: g.Number + 1, Tag: language.Text(how.key), Answer: how.answer,
		Words:   language.Dotted(language.Text("match.game", language.Args{"Number": g.Number + 1}), why),
		Columns: []string{language.Amount("moves", g.moves)}}
}

// buttons returns what can be done now. The game to open is the one chosen, or the last.
func (s *state) buttons(chosen int) []view.Button {
	button := func(id string) view.Button { return view.Button{ID: id, Words: language.Text("match." + id)} }
	buttons := []view.Button{button(pauseID), button(stopID)}
	switch {
	case s.over:
		buttons = []view.Button{button(newID)}
	case s.paused:
		buttons[0] = button(resumeID)
	}
	save, open := button(saveID), view.Button{ID: openID, Words: language.Text("match.open.none"), Primary: true}
	save.Disabled, open.Disabled = len(s.games) == 0, len(s.games) == 0
	if !open.Disabled {
		open.Words = language.Text("match.open", language.Args{"Number": s.opened(chosen) + 1})
	}
	return append(buttons, save, open)
}

// opened returns the index of the game that can be opened.
func (s *state) opened(chosen int) int {
	if chosen > 0 {
		return chosen - 1
	}
	return len(s.games) - 1
}
