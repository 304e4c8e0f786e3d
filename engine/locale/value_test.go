package locale

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/engine/judge/program"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/engine/tictactoe/search"
)

func estimated(permille int) search.Value {
	return search.Value{Kind: search.Estimate, Permille: permille}
}

func TestValuesInWords(t *testing.T) {
	for want, v := range map[string]search.Value{
		"O wins in 3 moves":     {Kind: search.Win, Plies: 3, Exact: true},
		"O wins within 3 moves": {Kind: search.Win, Plies: 3}, "X wins in 1 move": {Kind: search.Loss, Plies: 1},
		"X wins within 8 moves": {Kind: search.Loss, Plies: 8}, "O has won": {Kind: search.Win},
		"forced draw": {Kind: search.Draw}, "O 33%": estimated(333), "O 50%": estimated(495), "not known yet": {},
	} {
		fail.Unequal(t, w.Value(v, tictactoe.O), want, "%+v", v)
	}
}

func TestValuesInAFewCharacters(t *testing.T) {
	for want, v := range map[string]search.Value{
		"64": estimated(644), "50": estimated(500), "45": estimated(451), "0": estimated(4), "100": estimated(995),
		"W7": {Kind: search.Win, Permille: 1000, Plies: 7}, "L12": {Kind: search.Loss, Plies: 12},
		"=": {Kind: search.Draw, Permille: 500},
	} {
		fail.Unequal(t, w.ValueNote(v), want, "%+v", v)
	}
}

func TestALongLineOfMovesIsCut(t *testing.T) {
	fail.Unequal(t, w.Moves([]grid.Cell{grid.At(1, 9), grid.At(3, 7)}), "1,9 3,7", "it")
	line := slices.Repeat([]grid.Cell{grid.At(5, 5)}, 12)
	whole, got := w.Moves(line), w.Moves(append(line, line...))
	fail.If(t, got != whole+" …" || w.Moves(nil) != "", "%q", got)
}

func TestAMoveSaysWhereItSends(t *testing.T) {
	p := tictactoe.New(tictactoe.Closed)
	fail.Unequal(t, w.Sends(&p), "any", "an empty board")
	p.Push(grid.At(1, 2))
	fail.Unequal(t, w.Sends(&p), "2", "after a move to the second place")
	for seed := range uint64(20) { // some end with a move to a field that has room
		p := tictactoe.New(tictactoe.Closed)
		for random := rand.New(rand.NewPCG(seed, 1)); !p.Over(); {
			p.Push(p.RandomMove(random))
		}
		fail.Unequal(t, w.Sends(&p), "", "the end of a game")
	}
}

func TestWork(t *testing.T) {
	for nodes, want := range map[int64]string{
		0: "Known without searching", 1: "1 positions, depth 7", 999: "999 positions, depth 7",
		12_345: "12.3k positions, depth 7", 345_678: "346k positions, depth 7", 1_000_000: "1.0M positions, depth 7",
		12_345_678: "12.3M positions, depth 7",
	} {
		fail.Unequal(t, w.Work(&search.Result{Nodes: nodes, Depth: 7}), want, "%d nodes", nodes)
	}
}

func TestEveryLevelHasAName(t *testing.T) {
	for _, level := range search.Levels {
		says(t, func(w *Words) string { return w.Level(level.Name) })
	}
}

func TestEveryValueHasWordsInEveryLanguage(t *testing.T) {
	for kind := search.Unknown; kind <= search.Loss; kind++ {
		for _, plies := range []int{0, 1, 5} {
			v := search.Value{Kind: kind, Plies: plies, Exact: plies == 5}
			says(t, func(w *Words) string { return w.Value(v, tictactoe.O) + " " + w.ValueNote(v) })
		}
	}
}

func TestWhatAMoveGaveAway(t *testing.T) {
	g := search.ReviewedMove{
		Played: grid.At(1, 2), Best: grid.At(3, 4), Value: estimated(304), Highest: estimated(655), Lost: 351,
		Turning: true,
	}
	before := tictactoe.New(tictactoe.Closed)
	before.Push(grid.At(5, 5))
	for verdict, said := range map[search.Judgment]string{
		search.Inaccuracy: "an inaccuracy", search.Mistake: "a mistake", search.Blunder: "a blunder",
	} {
		g.Verdict = verdict
		says(t, func(w *Words) string { return w.Grade(g, before) },
			"O 1,2 was "+said, "36%", "O 30%", "Best was 3,4", "O 66%", "turned")
	}
	for verdict, sign := range map[search.Judgment]string{
		search.Ungraded: "", search.Good: "", search.Inaccuracy: "?!", search.Mistake: "?", search.Blunder: "??",
	} {
		fail.Unequal(t, verdict.Sign(), sign, "verdict %d is written", verdict)
	}
}

func TestRemarkIsWhatIsSaidOfAMoveWithoutAProgramsTime(t *testing.T) {
	for comment, want := range map[string]string{
		"": "", "a good move": "a good move", "two\nlines": "two lines", " a\x00b\tc \n": "a b c", "Hmm…": "Hmm…",
		"[%emt 0:00:00.025]": "", "[%emt 0:00:01.500] I win": "I win", "[%emt 0:00:00.025]\nlogged": "logged",
		"[%emt 0:00:00.025] of 12\na\n b":                        "of 12\na\n b",
		"[%emt 0:00:00.025] I win\na\nb\nc":                      "I win\na\nb (Ctrl+M shows all)",
		"[%emt 0:00:00.025]\n" + strings.Repeat("a", 61):         strings.Repeat("a", 60) + "… (Ctrl+M shows all)",
		"Bold. [%review] It was bad.":                            "Bold. It was bad.",
		"[%emt 0:00:01.500] I win [%review] It was bad.":         "I win It was bad.",
		"[%emt 0:00:01.500] I win\nlogged [%review] It was bad.": "I win\nlogged It was bad.",
	} {
		got, more := w.Remark(comment)
		fail.If(t, got != want || more != strings.HasSuffix(want, "all)"), "%q is %q, more %v", comment, got, more)
	}
}

func TestWhatIsKnownOfAFaultIsSaidInEveryLanguage(t *testing.T) {
	for said, fault := range map[string]match.Fault{
		"X made an illegal move to row 2, column 3": {Kind: match.IllegalMove, Cell: grid.At(2, 3)},
		"X timed out (limit 0.1 s)":                 {Kind: match.Timeout, Limit: 100 * time.Millisecond},
		`X gave no move (expected a row and a column, each 0 to 8, found "I "resign" \o/")`: {
			Kind: match.Nonsense, Answer: `I "resign" \o/`},
		"X gave no move (a line of more than 64 KiB)": {Kind: match.Nonsense, Long: true},
		"X exited (status 3)":                         {Kind: match.Ended, End: program.Exited, Status: 3},
		"X exited (status 1: oh)":                     {Kind: match.Ended, End: program.Exited, Status: 1, Said: "oh"},
		"X exited (signal: killed: oh)": {
			Kind: match.Ended, End: program.Signaled, Signal: "killed", Said: "oh"},
		"X exited (signal: killed)": {Kind: match.Ended, End: program.Signaled, Signal: "killed"},
		"X closed its output":       {Kind: match.Ended, End: program.Closed},
		"X closed its output (oh)":  {Kind: match.Ended, End: program.Closed, Said: "oh"},
	} {
		says(t, func(w *Words) string { return w.Say(fault.Told("X")) }, said)
	}
	inEveryLanguage(t, func(w *Words) []string {
		words := w.Say((&match.Fault{Kind: match.Nonsense, Answer: "\x1b[31m\a \u202eno\xff"}).Told("O"))
		fail.Unless(t, strings.HasPrefix(words, "O"), "%q does not name who lost", words)
		fail.If(t, strings.ContainsFunc(words, func(r rune) bool { return r == utf8.RuneError || !unicode.IsPrint(r) }),
			"%q cannot be shown", words)
		return []string{words}
	})
}

func TestAMatchTellsTheTimeOfAMove(t *testing.T) {
	fail.Unequal(t, w.MoveTime(&match.Summary{}, 0), "no moves", "without a game it")
}

func TestWhoHasPlayedIsTold(t *testing.T) {
	for want, by := range map[string]record.Player{
		"":                               {Kind: record.Person},
		"played by the computer":         {Kind: record.Computer, Name: "another level"},
		"played by program ./bot":        {Kind: record.Program, Name: "./bot"},
		"played by a program":            {Kind: record.Program},
		"played by the computer, Novice": {Kind: record.Computer, Name: search.Levels[search.Novice].Name},
	} {
		fail.Unequal(t, w.Played(by), want, "%+v", by)
	}
}

func TestALevelWithItsOwnNameIsCalledByItsLanguage(t *testing.T) {
	level := search.Levels[search.Novice].Name
	for _, test := range []struct {
		name string
		by   record.Player
		want string
	}{
		{level, record.Player{Kind: record.Computer, Name: level}, "新手"},
		{"Anna", record.Player{Kind: record.Computer, Name: level}, "Anna"},
		{level, record.Player{Kind: record.Person}, level},
		{"Deep", record.Player{Kind: record.Computer, Name: "Deep"}, "Deep"},
	} {
		fail.Unequal(t, WordsFor("zh").Player(test.name, test.by), test.want, "%+v", test)
	}
}

func TestAFaultOfARecordIsSaidInEveryLanguage(t *testing.T) {
	p := after(t, tictactoe.New(tictactoe.Closed), 5, 5, tictactoe.X)
	inEveryLanguage(t, func(w *Words) []string {
		timeout := &match.Fault{Kind: match.Timeout, Limit: time.Second}
		fail.Unequal(t, w.Lost("O timeout: 1s", &p), w.Say(timeout.Told("O")), "it says")
		other := "Ann has gone home"
		fail.If(t, w.Lost(other, &p) != other, "another text becomes %q", w.Lost(other, &p))
		taken := w.Lost("O illegal move: 5 5", &p)
		rule := w.Text("illegal.occupied")
		fail.If(t, !strings.HasSuffix(taken, rule) || strings.Count(taken, "5") != 2, "%q does not say %q", taken, rule)
		return []string{w.Lost("O timeout: 1s", &p), taken}
	})
}

func TestTheTimeLeftIsInSecondsOrFromTwoMinutesOnInMinutes(t *testing.T) {
	for took, want := range map[time.Duration]string{
		time.Second: "3 s", 39 * time.Second: "117 s", 40 * time.Second: "2 min", 41 * time.Second: "3 min",
	} {
		fail.Unequal(t, w.TimeLeft(took, 1, 4), want, "a quarter took %v, the rest", took)
	}
}
