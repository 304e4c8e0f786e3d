package match

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/judge/program"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// asHelper makes this binary behave as the helper that its first argument names.
const asHelper = "NINEFOLD_TEST_HELPER"

func TestMain(m *testing.M) {
	if os.Getenv(asHelper) != "" && len(os.Args) > 1 {
		if answer, ok := helpers[os.Args[1]]; ok {
			converse(answer)
			return
		}
	}
	os.Setenv(asHelper, "1")
	os.Setenv("GORACE", "atexit_sleep_ms=0") // under the race detector the helpers would take a second to end
	os.Exit(m.Run())
}

// helpers are programs that play: their answers to the n-th question and the moves that it offers.
var helpers = map[string]func(n int, legal []string) string{
	"first": func(_ int, legal []string) string { return legal[0] },
	"talk": func(n int, legal []string) string {
		fmt.Fprintln(os.Stderr, "thinking", n)
		return legal[0] + "  I win  "
	},
	"illegal":  func(int, []string) string { return "0 0" },
	"nonsense": func(int, []string) string { return "x" },
	"end": func(n int, legal []string) string {
		fmt.Fprintln(os.Stderr, "question", n)
		if n > 1 {
			os.Exit(3)
		}
		return legal[0]
	},
	"slow": func(n int, legal []string) string { time.Sleep(5 * time.Millisecond); return legal[0] },
	"hasty": func(_ int, legal []string) string {
		fmt.Println(legal[0])
		os.Stdin.Close()
		fmt.Fprintln(os.Stderr, "closed")
		return "x"
	},
	"late": func(int, []string) string {
		os.Stdout.Close()
		time.Sleep(50 * time.Millisecond)
		fmt.Fprintln(os.Stderr, "late")
		os.Exit(3)
		return ""
	},
	"raise": func(int, []string) string {
		fmt.Fprint(os.Stderr,
			"Traceback (most recent call last):\n  File \"bot.py\", line 1\nNameError: name 'x' is not defined\n")
		os.Exit(1)
		return ""
	},
	"unended": func(_ int, legal []string) string { // what it has of its next answer comes with the first
		fmt.Print(legal[0] + "\n" + legal[1])
		time.Sleep(time.Hour)
		return ""
	},
	"hang": func(n int, legal []string) string { time.Sleep(time.Duration(n-1) * time.Hour); return legal[0] },
}

func converse(answer func(n int, legal []string) string) {
	in := bufio.NewScanner(os.Stdin)
	for n := 1; in.Scan(); n++ {
		in.Scan()
		var count int
		fmt.Sscan(in.Text(), &count)
		var legal []string
		for range count {
			in.Scan()
			legal = append(legal, in.Text())
		}
		fmt.Println(answer(n, legal))
	}
}

func helper(name string) Contestant {
	return Program{Command: program.Command{Args: []string{os.Args[0], name}}}
}

func TestProgramsPlay(t *testing.T) {
	o := Options{Rules: tictactoe.Closed, Games: 2, Openings: 2, Jobs: 2,
		Times: Times{First: Limit{Time: 10 * time.Second}, Other: Limit{Time: 10 * time.Second}}}
	var games []Played
	r, err := Run(t.Context(), o, [2]Contestant{helper("talk"), helper("first")}, func(_ Summary, p Played) {
		games = append(games, p)
	})
	fail.NowIf(t, err != nil || r.Score.Games() != 2 || r.Lost != [2][FaultKinds]Lost{}, "%+v, %v", r, err)
	for i, m := range games[0].Moves {
		remark, stderr := "", ""
		if i%2 == 0 {
			remark, stderr = "I win", fmt.Sprintf("thinking %d\n", i/2+1)
		}
		fail.If(t, m.Remark != remark || string(m.Stderr) != stderr && stderr == "",
			"move %d: %q, %q", i, m.Remark, m.Stderr)
	}
}

func TestProgramsLoseByTheirFaults(t *testing.T) {
	for _, c := range []struct {
		name   string
		kind   FaultKind
		detail string
	}{
		{"illegal", IllegalMove, "illegal move: 1 1"},
		{"nonsense", Nonsense, "no move: x"},
		{"end", Ended, "exited 3: question 2"},
		{"hang", Timeout, "timeout: 50ms"},
		{"unended", Timeout, "timeout: 50ms, no end of line: 0 2"},
	} {
		first := helper("first")
		times := Times{First: Limit{Time: 10 * time.Second}, Other: Limit{Time: 10 * time.Second}}
		if c.kind == Timeout {
			times.Other, first = Limit{Time: 50 * time.Millisecond}, scripted{firstLegal}
		}
		g, err := play(t.Context(), tictactoe.Closed, nil, players(t, first, helper(c.name)), times, nil)
		fail.If(t, err != nil || g.Fault == nil || g.Fault.Kind != c.kind || g.Fault.Error() != c.detail ||
			g.Winner != tictactoe.X, "%s: %+v, %v, %v", c.name, g.Fault, g.Winner, err)
		fail.Unless(t, strings.HasPrefix(c.detail, c.kind.String()), "%s is a %v", c.detail, c.kind)
		fail.If(t, c.kind == Ended && string(g.Failed.Stderr) != "question 2\n" || c.kind == Timeout &&
			g.Failed.Time < times.Other.Time, "%s: it failed with %+v", c.name, g.Failed)
	}
}

// What a program says after it has closed its output is kept, unless it takes too long to end.
func TestWhatAProgramSaysLastIsKept(t *testing.T) {
	g, err := play(t.Context(), tictactoe.Closed, nil, players(t, helper("late"), scripted{firstLegal}), Times{}, nil)
	fail.If(t, err != nil || g.Fault.End == program.Exited && string(g.Failed.Stderr) != "late\n", "%+v, %v", g, err)
}

func TestALateAnswerCountsWithinTheMargin(t *testing.T) {
	limit := Limit{time.Millisecond, 20 * time.Second}
	g, err := play(t.Context(), tictactoe.Closed, nil, players(t, helper("slow"), helper("slow")),
		Times{limit, limit}, nil)
	fail.NowIf(t, err != nil || g.Fault != nil, "%+v, %v", g.Fault, err)
	for i, m := range g.Moves {
		fail.Unless(t, m.Late, "move %d took %v of %v and is not late", i, m.Time, limit.Time)
	}
	fail.Unequal(t, WithMargin(time.Second).Margin, 100*time.Millisecond, "of a second the margin")
	fail.Unequal(t, WithMargin(100*time.Millisecond).Margin, 20*time.Millisecond, "of 100 ms the margin")
}

// players starts players for a game, and closes them after the test.
func players(t *testing.T, contestants ...Contestant) (started [2]Player) {
	t.Helper()
	for i, c := range contestants {
		started[i] = fail.Must(c.Start(tictactoe.Closed, 0, nil))(t)
		t.Cleanup(started[i].Close)
	}
	return started
}

// A program's answer counts, even if it came before the program read the question, or before it ended.
func TestAnAnswerCountsThatCameBeforeItsQuestion(t *testing.T) {
	player := players(t, helper("hasty"), scripted{firstLegal})[0].(*programPlayer)
	turn := Turn{Position: tictactoe.New(tictactoe.Closed), Limit: Limit{Time: 20 * time.Second}}
	turn.Legal = turn.Position.Legal()
	move := fail.Must(player.Move(t.Context(), turn))(t)
	said, deadline := string(move.Stderr), time.Now().Add(time.Minute)
	for ; said != "closed\n"; said += string(player.session.Stderr()) {
		fail.NowIf(t, time.Now().After(deadline), "it said %q", said)
	}
	fault := fail.As[*Fault](t, fail.ErrorOf(player.Move(t.Context(), turn)), "the second answer")
	fail.Unequal(t, fault.Kind, Nonsense, "%v, its kind", fault)
}

func TestAProgramThatCannotPlayAtAllSaysWhy(t *testing.T) {
	o := Options{Rules: tictactoe.Closed, Games: 2}
	r, err := Run(t.Context(), o, [2]Contestant{helper("first"), helper("raise")}, nil)
	trial := fail.As[*message.Error](t, err, "%+v", r)
	fail.If(t, !strings.Contains(trial.Error(), "NameError: name 'x' is not defined") || r.Score.Games() != 0,
		"%v, %+v", trial, r)
}

// A program that ends at a later move of the trial can play, and loses its games by that.
func TestAProgramThatEndsLateInItsTrialPlays(t *testing.T) {
	o := Options{Rules: tictactoe.Closed, Games: 2, Openings: 2}
	r, err := Run(t.Context(), o, [2]Contestant{helper("first"), helper("end")}, nil)
	fail.If(t, err != nil || r.Lost[1][Ended].Games != 2 || r.Ignores != [2]bool{}, "%+v, %v", r, err)
}

// A contestant that has given no move in any of ten games will not give one.
func TestAMatchEndsEarlyIfAContestantCannotPlay(t *testing.T) {
	o := Options{Rules: tictactoe.Closed, Games: 40, Jobs: 2}
	for name, games := range map[string]int{"nonsense": enoughFaults, "illegal": 40, "nonsense later": 40} {
		asked := 0
		answer := func(turn Turn) (Move, error) {
			asked++
			switch {
			case name == "illegal":
				return Move{Cell: 200}, nil
			case name == "nonsense later" && turn.Position.Count(tictactoe.Empty) > 79:
				return firstLegal(turn)
			}
			return Move{}, &Fault{Kind: Nonsense, Answer: "x"}
		}
		o.Jobs = 1
		r, err := Run(t.Context(), o, [2]Contestant{scripted{firstLegal}, scripted{answer}}, nil)
		var trial *message.Error
		fail.If(t, r.Score.Games() != games || errors.As(err, &trial) != (games < o.Games),
			"%s: %d games, %v, want %d", name, r.Score.Games(), err, games)
		fail.If(t, trial != nil && trial.Of.Args["Games"] != games, "%s: %+v", name, trial)
	}
}

func TestAnEndOfTheContextIsNobodysFault(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	other := scripted{func(turn Turn) (Move, error) {
		if turn.Position.Count(tictactoe.Empty) <= 79 {
			cancel()
		}
		return firstLegal(turn)
	}}
	err := fail.ErrorOf(play(ctx, tictactoe.Closed, nil, players(t, other, helper("hang")), Times{}, nil))
	fail.Unequal(t, err, context.Canceled, "the error")
}

func TestAProgramThatIsNotThereEndsTheMatch(t *testing.T) {
	missing := Program{Command: program.Command{Args: []string{"./there-is-no-such-program"}}}
	_, err := Run(t.Context(), Options{Rules: tictactoe.Closed, Games: 2}, [2]Contestant{helper("first"), missing}, nil)
	fail.Lacks(t, err.Error(), "error.start", "of a missing program is said")
}

func TestCommentSaysWhatAProgramSaid(t *testing.T) {
	for want, m := range map[string]Move{
		"[%emt 0:00:00.025000]": {Time: 25 * time.Millisecond},
		"[%emt 0:00:01.500000] I win\na·b\nc": {
			Remark: "I win", Time: 3 * time.Second / 2, Stderr: []byte("a\xffb\nc\n\n")},
		"[%emt 0:00:00.000000]\n  a\n" + strings.Repeat("é", 10_000): {
			Stderr: []byte("\n  a\n" + strings.Repeat("é", 10_000))},
		"[%emt 0:00:00.000000] " + strings.Repeat("é", 1000) + "…": {Remark: strings.Repeat("é", 1001)},
	} {
		fail.Unequal(t, m.Comment(), want, "it")
	}
}

func TestWhyAGameIsLostIsAddedToACommentAndRemoved(t *testing.T) {
	failed := Move{Remark: "oh", Time: 25 * time.Millisecond, Stderr: []byte("a] b")}
	const why, added = "O no move: x", "[%emt 0:00:00.025000] O no move: x oh\na] b"
	for before, want := range map[string]string{"": added, "Bold.\nYes.": "Bold.\nYes.\n" + added} {
		got := LostComment(before, why, &failed)
		fail.Unequal(t, got, want, "after %q", before)
		fail.Unequal(t, CutLost(got, why), before, "%q, removed", got)
		fail.Unequal(t, CutLost(got, ""), got, "if nobody has lost")
		fail.Unequal(t, CutLost(before, why), before, "if it is not there")
	}
}

func TestAnswersAreRead(t *testing.T) {
	for line, want := range map[string]string{
		"0 8": "0 8|", " 8\t0  well played ": "8 0|well played", "4 4 ": "4 4|", "3 3 1 2": "3 3|1 2",
	} {
		c, remark, err := ParseAnswer(line)
		got := FormatCell(c) + "|" + remark
		fail.If(t, err != nil || got != want, "%q is %q, %v, want %q", line, got, err, want)
	}
	for _, line := range []string{"", "1", "9 0", "0 -1", "a b", "1,2", strings.Repeat("x", 999)} {
		c, _, err := ParseAnswer(line)
		fail.If(t, err == nil || len(err.Error()) > 200, "%q is %v, %v", line, c, err)
	}
}

func TestQuestionIsInTheProtocol(t *testing.T) {
	p := tictactoe.New(tictactoe.Closed)
	lines := question(&p, p.Legal())
	fail.If(t, len(lines) != 83 || lines[0] != "-1 -1" || lines[1] != "81" || lines[2] != "0 0", "%q", lines[:3])
	p.Push(0)
	fail.Unequal(t, strings.Join(question(&p, p.Legal()), "|"), "0 0|8|0 1|0 2|1 0|1 1|1 2|2 0|2 1|2 2", "it")
}

// The first move of each side has the longer limit, in a recorded game too.
func TestARecordedMoveIsLateByTheLimitOfItsTurn(t *testing.T) {
	times := Times{First: Limit{Time: time.Minute}, Other: Limit{Time: time.Second}}
	game := Played{Game: Game{Rules: tictactoe.Closed}, X: "x", O: "o", FirstX: true}
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(5, 4), grid.At(5, 1), grid.At(5, 2)} {
		game.Moves = append(game.Moves, Move{Cell: c, Time: 2 * time.Second})
	}
	kept := game.Record()
	read := fail.Must(record.Read(record.Append(nil, &kept)))(t)
	for _, programs := range []bool{true, false} { // a level's move is never late
		game.programs = [2]bool{programs, programs}
		players := fail.Must(recordedPlayers(&game, &read, times))(t)
		for i := range 4 {
			move, err := players[i%2].Move(t.Context(), Turn{})
			fail.If(t, err != nil || move.Late != (programs && i >= 2), "%v, move %d: %+v, %v", programs, i, move, err)
		}
	}
}

// A program may write more than a record can hold.
func TestARecordHoldsTheBeginningOfALongStandardError(t *testing.T) {
	m := Move{Cell: grid.At(5, 5), Stderr: bytes.Repeat([]byte("thinking\n"), 100_000)}
	game := Played{Game: Game{Rules: tictactoe.Closed, Moves: []Move{m}}, X: "x", O: "o"}
	kept := game.Record()
	read := fail.Must(record.Read(record.Append(nil, &kept)))(t)
	fail.If(t, len(m.Comment()) > 60_000 || read.Game.Len() != 2, "%d characters, %d steps", len(m.Comment()),
		read.Game.Len())
}
