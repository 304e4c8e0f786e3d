package command

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/judge/program"
	"ninefold/engine/notation"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
)

func TestAMatchThatIsEndedGivesTheScoreSoFar(t *testing.T) {
	status, stdout, stderr := runIn(ended(), inEnglish, nil, "play", "novice", "casual")
	want := "Novice against Casual, Closed rules, 0 games: 0 wins, 0 draws, 0 losses\n" +
		"no game has ended\nNovice: no moves\nCasual: no moves\n"
	fail.If(t, status != exitFailure || stdout != want || stderr != "",
		"status %d, %q, %q, want %d, %q", status, stdout, stderr, exitFailure, want)
}

// ended returns a context that has ended.
func ended() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return ctx
}

func TestAStoppedMatchGoesOn(t *testing.T) {
	t.Chdir(t.TempDir())
	const command = "play novice casual --json --seed 7 --games "
	play := func(args string) string {
		status, stdout, stderr := run(nil, strings.Fields(command+args)...)
		fail.If(t, status != exitSuccess || stderr != "", "%s: status %d, %s", args, status, stderr)
		return regexp.MustCompile(`"wallMs":[^,]*`).ReplaceAllString(stdout, "") // games that are played again differ
	}
	whole := play("6 --records whole")
	third := texttest.Read(t, "whole/0003.ninefold")
	play("3 --records stopped")
	fail.Unequal(t, play("6 --resume stopped"), whole, "the sums are")
	for number := range 6 {
		_, err := os.Stat(recordFile("stopped", number))
		fail.OnError(t, err)
	}
	before := texttest.Read(t, "stopped/0003.ninefold")
	fail.Unequal(t, play("6 --resume stopped"), whole, "of a match that has ended they are")
	fail.Unequal(t, texttest.Read(t, "stopped/0003.ninefold"), before, "a game that was played becomes")
	texttest.Write(t, "stopped/0002.ninefold", third)
	for args, want := range map[string]string{
		"--resume stopped": "^stopped/0002.ninefold: of another match: ",
		"--resume nowhere": "^nowhere/0001.ninefold: there is no such file",
	} {
		prints(t, exitFailure, want, strings.Fields(command+"6 "+args)...)
	}
	prints(t, exitUsage, "exclude each other", strings.Fields(command+"6 --resume a --records b")...)
}

func TestAMatchAsJSONWithRecords(t *testing.T) {
	t.Chdir(t.TempDir())
	args := strings.Fields("play novice casual --games 3 --rules majority --jobs 2 --openings 6 --json " +
		"--records games --sprt 0,50")
	status, stdout, stderr := run(nil, args...)
	fail.NowIf(t, status != exitSuccess, "status %d, %s", status, stderr)
	var report struct {
		Games   int
		Rules   string
		Players []struct{ Name string }
		SPRT    struct{ Verdict string }
	}
	fail.OnError(t, json.Unmarshal([]byte(stdout), &report))
	for _, field := range []string{`"event":"end"`, `"stopped":false`, `"wallMs":`, `"logLikelihoodRatio":`} {
		fail.If(t, !strings.Contains(stdout, field) || strings.Contains(stdout, ":-0,"),
			"want %s, and no -0:\n%s", field, stdout)
	}
	fail.If(t, report.Games != 3 || report.Rules != "majority" || report.Players[1].Name != "Casual" ||
		report.SPRT.Verdict != "undecided", "%+v", report)
	for i, want := range []string{"Novice", "Casual", "Novice"} {
		data := texttest.Read(t, fmt.Sprintf("games/%04d.ninefold", i+1))
		_, err := notation.Read([]byte(data))
		fail.If(t, err != nil || !strings.Contains(data, "[X \""+want+"\"]"),
			"game %d: %v\n%s", i+1, err, data)
	}
}

func TestARecordKeepsWhatAProgramSaid(t *testing.T) {
	for program, wants := range map[string][]string{
		"bot --level novice":              {"{[%emt 0:00:00."},
		"version":                         {`[Termination "X no move: `, "[%emt 0:00:00.", "] X no move: "},
		"bot --level novice --rules open": {`[Termination "X exited 1: -:`},
	} {
		dir := t.TempDir()
		args := []string{"play", "cmd:" + os.Args[0] + " " + program, "novice", "--games", "1", "--openings", "0",
			"--time", "1h", "--records", dir}
		status, _, stderr := run(nil, args...)
		fail.NowIf(t, status != exitSuccess, "%s: status %d, %s", program, status, stderr)
		data := texttest.Read(t, dir+"/0001.ninefold")
		text := strings.Join(strings.Fields(strings.ReplaceAll(data, "\\n", " ")), " ")
		for _, want := range append(wants, `[XPlayer "program"] [OPlayer "computer Novice"]`) {
			fail.Unless(t, strings.Contains(text, want), "%s: the record has no %q:\n%s", program, want, data)
		}
	}
}

func TestAReportNamesWhoLostAndWhatIsNoPair(t *testing.T) {
	timeout := &match.Fault{Kind: match.Timeout, Limit: 100 * time.Millisecond}
	exit := &match.Fault{Kind: match.Ended, End: program.Exited, Status: 3, Said: "panic: oh"}
	r := match.Summary{Ignores: [2]bool{true, false}, LeftOpening: [2]int{0, 1}, Late: [2]int{0, 2}, Unpaired: 1,
		Repeated: 2}
	r.Lost[0][match.Timeout] = match.Lost{Games: 2, First: timeout, Game: 6}
	r.Lost[1][match.Ended] = match.Lost{Games: 1, First: exit, Game: 0}
	bot := func(name string) match.Contestant {
		return match.Program{Command: program.Command{Args: []string{name}}}
	}
	times := match.Times{First: match.Limit{Time: time.Second}, Other: match.Limit{Time: 100 * time.Millisecond}}
	report := finishedMatch{match.Options{Times: times}, [2]match.Contestant{bot("./a"), bot("./b")}, r, false, true}
	var out bytes.Buffer
	report.write(&out, english)
	_, said, _ := strings.Cut(out.String(), "no game has ended\n")
	want := `the rules are those of CodinGame; --rules names others
limits: 100ms + 0s margin a move, 1s + 0s for the first
./a: no moves
2 games lost, first in game 7: ./a timed out (limit 0.1 s)
./b: no moves, 2 late
1 game lost: ./b exited (status 3: panic: oh), in game 1
./a does not heed which moves are legal: no game began with an opening
./b left the opening in 1 game
1 pair with an opening that was left: not in the interval
2 pairs like an earlier one: not in the interval
`
	fail.Unequal(t, said, want, "it says")
}

func TestAMatchShowsItsScoreSoFar(t *testing.T) {
	var screen bytes.Buffer
	p := newProgress(&screen, english)
	p.terminal = &screen
	scored, end := p.followMatch(20)
	scored <- match.Score{Wins: 1, Losses: 1}
	end()
	first, rest, _ := strings.Cut(screen.String(), "\r")
	fail.If(t, !strings.HasPrefix(first, "no game of 20 has ended, 0") ||
		!strings.HasSuffix(rest, "  \r"), "%q", &screen)
	screen.Reset()
	p.shown = time.Time{}
	p.playing(match.Score{Wins: 3, Draws: 1}, 20)
	want := regexp.MustCompile(`^4 of 20 games, .* s\. 3 wins, 1 draw, 0 losses, score 87\.5%$`)
	fail.Unless(t, want.Match(screen.Bytes()), "%q", &screen)
}

func TestNoNumberOfAMatchIsMinusZero(t *testing.T) {
	m := &finishedMatch{Options: match.Options{Test: fail.Must(match.ParseSPRT("-10,-0"))(t)}, stopped: true,
		contestants: [2]match.Contestant{match.Engine{}, match.Engine{}}}
	for _, c := range []struct {
		draws         int
		want, without string
	}{{2, `"elo":0,`, "-0"}, {0, `"stopped":true,"wins":0`, `"score"`}} {
		m.result.Score.Draws = c.draws
		var said strings.Builder
		matchEvent(m).writeLine(&said)
		fail.If(t, !strings.Contains(said.String(), c.want) || strings.Contains(said.String(), c.without), "%s", &said)
	}
	fail.Unequal(t, english.Elo(0.4995), "+0", "a difference of -0.3 is written")
}

// A player may be a source. Then the source names it.
func TestASourcePlays(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	texttest.Write(t, "bot.py",
		"import os, sys\nos.execv(os.environ['NINEFOLD'], ['ninefold', 'bot', '--level', 'novice'])\n")
	texttest.Write(t, "bad.cpp", "int main() { return }\n")
	if _, err := exec.LookPath("python3"); err == nil {
		prints(t, exitSuccess, "^bot.py against Novice, Majority rules, 2 games: .*\nscore ",
			strings.Fields("play cmd:bot.py novice --games 2 --time 20s")...)
	}
	if _, err := exec.LookPath("g++"); err == nil {
		prints(t, exitFailure, `^bad.cpp: compilation error \(C\+\+, compiled as \S+\)\n(?s:.*)bad.cpp:1:`,
			"play", "novice", "cmd:bad.cpp")
	}
}

func TestALineOfAnyLengthIsNamedAndCut(t *testing.T) {
	long := strings.Repeat("x", 3<<20)
	for input, want := range map[string]string{
		long:                    `-:1:1: expected the opponent’s last move, found "` + long[:60] + "…\"\n",
		"-1 -1\n  " + long:      `-:2:3: expected the number of legal moves, found "` + long[:60] + "…\"\n",
		"-1 -1\n1\n4 4" + long:  `-:3:1: expected a legal move, found "4 4` + long[:57] + "…\"\n",
		"-1 -1\n1\n4 4 " + long: `-:3:1: expected a legal move, found "4 4 ` + long[:56] + "…\"\n",
	} {
		status, stdout, stderr := run(strings.NewReader(input), "bot", "--level", "novice")
		fail.If(t, status != exitFailure || stdout != "" || stderr != want,
			"%.20q: status %d, %.200s%.200s, want %s", input, status, stdout, stderr, want)
	}
}

// positionEvent is a line of an analysis as JSON.
type positionEvent struct {
	Rules, Turn string
	Nodes       int
	Moves       []struct{ Row, Col int }
}

func TestJSONHasEveryLegalCellOnce(t *testing.T) {
	p := fail.Must(tictactoe.Parse([]byte(position)))(t)
	args := strings.Fields("analyse --json --time 1us --threads 2")
	status, stdout, stderr := run(strings.NewReader(position+position), args...)
	lines := strings.SplitAfter(strings.TrimSpace(stdout), "\n")
	fail.NowIf(t, status != exitSuccess || len(lines) != 2,
		"status %d, %d lines for two positions, %s", status, len(lines), stderr)
	for _, line := range lines {
		var got positionEvent
		fail.OnError(t, json.Unmarshal([]byte(line), &got))
		left := p.Legal()
		for _, m := range got.Moves {
			c := grid.At(m.Row, m.Col)
			fail.Unless(t, left.Has(c), "%d %d is not legal, or is there twice", m.Row, m.Col)
			left.Remove(c)
		}
		fail.If(t, left.Len() > 0 || got.Rules != "closed" || got.Turn != "O",
			"%d legal cells lack in %s", left.Len(), line)
	}
}

// TestAnAnalysisIsReadyBeforeItsTimeBegins starts the program anew, so that its net is not loaded yet. Loading takes at
// least the time of such a search. A busy machine may take all of it once, but not each time.
func TestAnAnalysisIsReadyBeforeItsTimeBegins(t *testing.T) {
	const least = 1024 // the positions that a search looks at however short its time is
	var got positionEvent
	for range 10 {
		cmd := exec.Command(os.Args[0], "analyse", "--json", "--time", "50ms", "--threads", "1")
		cmd.Stdin = strings.NewReader(position)
		fail.OnError(t, json.Unmarshal(fail.Must(cmd.Output())(t), &got))
		if got.Nodes > least {
			return
		}
	}
	t.Errorf("it looks at %d positions, no more than in no time", got.Nodes)
}

// After an interrupt an analysis prints the results so far, and begins no other position.
func TestAnAnalysisThatIsEndedSaysWhatIsKnown(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	stdin := readerFunc(func(p []byte) (int, error) { cancel(); return copy(p, position+position), io.EOF })
	status, stdout, stderr := runIn(ctx, inEnglish, stdin, "analyse", "--time", "1h")
	fail.If(t, status != exitFailure || strings.Count(stdout, "\n") != 9 || stderr != "",
		"status %d, %q, %s, want %d and the 9 legal cells", status, stderr, stdout, exitFailure)
}

func TestTheEmptyBoardIsAnalysed(t *testing.T) {
	prints(t, exitSuccess, `^([1-9] [1-9]  not known yet\n){81}$`, strings.Fields("analyse --empty --rules judge")...)
}
