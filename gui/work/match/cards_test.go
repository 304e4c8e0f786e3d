package match

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/judge/program"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/overlay/overlaytest"
	"ninefold/gui/work/tasks/taskstest"
)

// underWay returns a match after 5 of 20 games: 3 won, 1 drawn and 1 lost.
func underWay() state {
	bot := match.Program{Command: program.Command{Args: []string{"./bot"}}, Called: "bot"}
	s := state{
		plan: plan{
			Options: match.Options{Rules: tictactoe.Closed, Games: 20, Times: match.UsualTimes(100 * time.Millisecond)},
			sides: roster.Sides{X: roster.Side{Player: roster.Program, Command: "./bot"},
				O: roster.Side{Player: roster.Computer, Level: "Club"}},
			contestants: [2]match.Contestant{bot, match.Engine{Level: search.Levels[search.Club]}},
		},
		playing: 5, position: tictactoe.New(tictactoe.Closed), took: 20 * time.Second,
	}
	s.position.Push(grid.At(5, 5))
	s.result.Score = match.Score{Wins: 3, Draws: 1, Losses: 1, Pairs: [5]int{1: 1, 4: 1}}
	s.result.Moves[0], s.result.Time[0], s.result.Late[0] = 2, 74_998*time.Microsecond, 1
	for i := range 5 {
		s.games = append(s.games, game{Played: match.Played{Number: i, Game: match.Game{Winner: tictactoe.X}}})
		s.bands = append(s.bands, view.Band{Low: 0, Value: 0.5, High: 1})
	}
	return s
}

func (s *state) listed() (rows []deck.ResultRow) {
	for i := range s.games {
		rows = append(rows, s.row(i))
	}
	return rows
}

func buttonWords(all []view.Button) string {
	var words []string
	for _, b := range all {
		word := b.Words
		if b.Disabled {
			word = "(" + word + ")"
		}
		if b.Primary {
			word = "[" + word + "]"
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

func TestWhatIsShownOfAMatchUnderWay(t *testing.T) {
	s := underWay()
	sheet := s.sheet(s.listed(), 3)
	players := screentest.Card[deck.Players](sheet)
	first, second := players.Players[0], players.Players[1]
	fail.If(t, first.Name != "bot" || first.Kind != "program, 0.1 s a move · 37.5 ms used, 1 late" ||
		first.Points != "3.5" || second.Name != "Club" || second.Kind != "level" || second.Points != "1.5",
		"they play: %+v, %+v", first, second)
	score := screentest.Card[deck.Progress](sheet)
	fail.If(t, score.Title != "5 of 20 games, Closed" || score.Share != 0.7 ||
		score.Summary != "3 wins · 1 draw · 1 loss · about 60 s left", "the score is %+v", score)
	board := screentest.Card[deck.Picture](sheet)
	fail.If(t, board.Title != "Game 6" || board.Summary != "1 move", "the board is %q, %q", board.Title, board.Summary)
	trend := screentest.Card[deck.Trend](sheet)
	fail.If(t, trend.Number != "+147 Elo" || !strings.Contains(trend.Interval, " to ") || len(trend.Bands) != 5 ||
		trend.Words != "", "the trend is %+v", trend)
	list := screentest.Card[deck.Results](sheet)
	fail.If(t, len(list.Results) != 5 || list.Results[0].ID != 5 || list.Current != 3, "the list is %+v", list)
	fail.Unequal(t, buttonWords(sheet.Buttons), "Pause Stop Save the games… [Open game 3]", "the buttons")
}

// TestAGameIsChosenWhileTheMatchIsPausedOrOver: a contestant has the mark, and so the colour, that it plays on the
// board shown, since the two sides change after each game; the cell of an illegal move is framed.
func TestAGameIsChosenWhileTheMatchIsPausedOrOver(t *testing.T) {
	for _, test := range []struct {
		paused, over bool
		chosen       int
		title        string
		mark         icon.Name // of the first
	}{
		{false, false, 3, "Game 6", icon.Ring}, {true, false, 3, "Game 3", icon.Cross},
		{true, false, 2, "Game 2", icon.Ring}, {true, false, 0, "Game 6", icon.Ring}, {false, true, 3, "Game 3",
			icon.Cross},
	} {
		s := underWay()
		s.paused, s.over, s.games[2].Fault = test.paused, test.over, &match.Fault{Cell: grid.At(4, 7)}
		sheet := s.sheet(s.listed(), test.chosen)
		shown, players := screentest.Card[deck.Picture](sheet), screentest.Card[deck.Players](sheet).Players
		fail.If(t, shown.Title != test.title || shown.Board.Cells[grid.At(4, 7)].Alert != (test.title == "Game 3") ||
			players[0].Mark != test.mark || players[1].Mark == test.mark, "%+v: shown is %q, they have %s and %s", test,
			shown.Title, players[0].Mark, players[1].Mark)
	}
}

func TestWhatIsShownInOtherStates(t *testing.T) {
	for name, test := range map[string]struct {
		change           func(*state)
		summary, buttons string
	}{
		"begun": {func(s *state) { s.games, s.bands, s.result = nil, nil, match.Summary{} },
			"no game has ended", "Pause Stop (Save the games…) [(Open a game)]"},
		"compiling": {func(s *state) { s.compiling = "bot.cpp" }, "Compiling bot.cpp…", ""},
		"paused": {func(s *state) { s.paused = true }, "3 wins · 1 draw · 1 loss · paused",
			"Continue Stop Save the games… [Open game 5]"},
		"stopped": {func(s *state) { s.over = true }, "3 wins · 1 draw · 1 loss · stopped",
			"New match… Save the games… [Open game 5]"},
		"over": {func(s *state) { s.over, s.Games = true, 5 }, "3 wins · 1 draw · 1 loss", ""},
		"decided": {func(s *state) {
			s.over, s.Test, s.result.Score.Pairs = true, &match.SPRT{Elo0: 0, Elo1: 400}, [5]int{0: 50}
		}, "3 wins · 1 draw · 1 loss · decided", ""},
	} {
		s := underWay()
		test.change(&s)
		sheet := s.sheet(s.listed(), 0)
		fail.Unequal(t, screentest.Card[deck.Progress](sheet).Summary, test.summary, "%s", name)
		words := buttonWords(sheet.Buttons)
		fail.If(t, test.buttons != "" && words != test.buttons, "%s: the buttons are %s", name, words)
	}
}

func TestATestAndWhatDoesNotCountAreTold(t *testing.T) {
	s := underWay()
	s.Test = &match.SPRT{Elo0: 0, Elo1: 10}
	s.result.Ignores[0], s.result.Repeated = true, 2
	s.result.Lost[0][match.Timeout] = match.Lost{Games: 1, Game: 3, First: &match.Fault{Kind: match.Timeout,
		Limit: time.Second}}
	sheet := s.sheet(nil, 0)
	words := screentest.Card[deck.Trend](sheet).Words
	fail.Unless(t, strings.HasPrefix(words, "test of 0 against 10 Elo: undecided"), "of the test: %q", words)
	want := "1 game lost: bot timed out (limit 1 s), in game 4; bot does not heed which moves are legal: no game " +
		"began with an opening; 2 pairs like an earlier one: not in the interval"
	fail.Unequal(t, screentest.Card[deck.Passage](sheet).Words, want, "it is told")
}

func TestEachGameIsSaidByItsEnd(t *testing.T) {
	begun, won := tictactoe.New(tictactoe.Closed), tictactoe.New(tictactoe.Closed)
	begun.Push(grid.At(1, 1))
	for col := 1; col <= 9; col++ {
		won = won.WithMark(grid.At(1, col), tictactoe.X)
	}
	fault := &match.Fault{Kind: match.IllegalMove, Cell: grid.At(1, 1)}
	const illegal = " made an illegal move to row 1, column 1: the cell is occupied"
	for _, test := range []struct {
		winner tictactoe.Mark
		firstX bool
		fault  *match.Fault
		end    tictactoe.Position
		tag    string
		answer view.Answer
		why    string
	}{
		{tictactoe.X, true, fault, begun, "won", view.Neutral, "Club (O)" + illegal},
		{tictactoe.X, false, fault, begun, "lost", view.Wrong, "bot (O)" + illegal},
		{tictactoe.O, true, fault, begun, "lost", view.Wrong, "bot (X)" + illegal},
		{tictactoe.X, true, nil, won, "won", view.Neutral, "bot (X) wins: fields 1, 2 and 3"},
		{tictactoe.X, false, nil, won, "lost", view.Wrong, "Club (X) wins: fields 1, 2 and 3"},
		{tictactoe.Empty, true, nil, begun, "draw", view.Unknown, ""},
	} {
		s := underWay()
		s.games = []game{{Played: match.Played{FirstX: test.firstX, Number: 6,
			Game: match.Game{Winner: test.winner, Fault: test.fault}}, moves: 1, end: test.end}}
		row := s.row(0)
		fail.If(t, row.ID != 7 || row.Tag != test.tag || row.Answer != test.answer || row.Columns[0] != "1 move" ||
			!strings.HasPrefix(row.Words, "Game 7 · "+test.why), "%+v, want %+v", row, test)
	}
}

func TestTheTrendIsThinnedAndStretched(t *testing.T) {
	var bands []view.Band
	for range 1000 {
		bands = append(bands, view.Band{Low: 0, Value: 0.55, High: 1})
	}
	bands[999] = view.Band{Low: 0.5, Value: 0.55, High: 0.6}
	all := scaled(bands, 0.5, 0.6)
	last := all[len(all)-1]
	fail.If(t, len(all) > 120 || last.Low != 0.5 || last.High < 0.94 || last.High > 0.96 || all[0].Low != 0 ||
		all[0].High != 1, "%d, from %+v to %+v", len(all), all[0], last)
	fail.If(t, scaled(nil, 0, 1) != nil, "of nothing there is something")
}

// asProgram is the variable that makes this binary play.
const asProgram = "NINEFOLD_TEST_PLAYER"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" && len(os.Args) == 2 {
		answer(os.Args[1])
		return
	}
	os.Setenv(asProgram, "1")
	os.Setenv("GORACE", "atexit_sleep_ms=0") // with the race detector the programs would take a second to end
	os.Exit(m.Run())
}

// answer plays the first cell offered, with a remark, or ends, or never answers.
func answer(how string) {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		var count int
		in.Scan()
		fmt.Sscan(in.Text(), &count)
		var moves []string
		for range count {
			in.Scan()
			moves = append(moves, in.Text())
		}
		switch how {
		case "first":
			fmt.Println(moves[0], "the first")
		case "ends":
			return
		}
	}
}

// command returns a side whose program plays in some way.
func command(how string) roster.Side {
	return roster.Side{Player: roster.Program, Command: program.Command{Args: []string{os.Args[0], how}}.String()}
}

func level(name string) roster.Side { return roster.Side{Player: roster.Computer, Level: name} }

// bench is a match over a session without a main window.
type bench struct {
	*Match
	t      *testing.T
	tasks  *taskstest.Tasks
	screen *screentest.Screen
	loop   screen.Loop
	opened *screentest.Window // the match's
}

// newBench returns a match with an open window, set up between two sides.
func newBench(t *testing.T, first, second roster.Side, games int) *bench {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	b := &bench{t: t, tasks: taskstest.New(), screen: screentest.New(t)}
	b.tasks.Runner.Post = b.loop.Posting(b.tasks.Runner.Post)
	host := overlaytest.New(session.New(), b.tasks.Runner).Host
	t.Cleanup(host.Builds.Close)
	set := &host.Session.Settings.Match
	set.Sides, set.Games, set.Seconds = roster.Sides{X: first, O: second}, games, 20
	b.Match = &Match{Host: host, Screen: b.loop.On(b.screen)}
	b.loop.Settle = b.Refresh
	b.open()
	t.Cleanup(func() {
		if b.window != nil {
			b.window.Close()
		}
		b.End()
		b.tasks.RunPosted()
	})
	return b
}

func (b *bench) open() { b.loop.Do(b.Open); b.opened = b.screen.Opened[0] }

// begins presses the button that starts the match.
func (b *bench) begins() {
	b.t.Helper()
	b.opened.Press("Start")
	fail.NowIf(b.t, b.run == nil, "nothing was started: %q", b.opened.Shown.Message)
}

// await runs what is posted until so is true.
func (b *bench) await(what string, so func() bool) {
	b.t.Helper()
	fail.NowIf(b.t, !b.tasks.Await(so), "%s did not come to pass: %+v", what, b.run.state())
}

// ended reports whether the match is over, and the window shows that.
func (b *bench) ended() bool {
	return b.run.state().over && strings.HasPrefix(b.words(), language.Text("match.new"))
}

func (b *bench) words() string {
	return screentest.Joined(b.opened.Shown.Buttons, " ", func(one view.Button) string { return one.Words })
}

func (b *bench) games() deck.Results { return screentest.Card[deck.Results](b.opened.Shown) }
