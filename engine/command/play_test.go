package command

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"ninefold/engine/match"
	"ninefold/engine/notation"
	"ninefold/engine/program"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

func TestAMatchIsTheSameForTheSameSeed(t *testing.T) {
	said := map[string]bool{}
	for range 2 {
		args := strings.Fields("play Novice casual --games 6 --seed 5 --rules open")
		status, stdout, stderr := run(nil, args...)
		fail.NowIf(t, status != exitSuccess, "status %d, %s", status, stderr)
		score, _, _ := strings.Cut(stdout, "a move") // the rest depends on the machine
		said[score[:strings.LastIndex(score, "Novice:")]] = true
		checkScore(t, stdout, "Novice against Casual, Open rules, ", 6)
	}
	fail.Unequal(t, len(said), 1, "the same seed gave %v", said)
}

func TestALevelThatPlaysByTheClock(t *testing.T) {
	args := strings.Fields("play strongest novice --games 1 --time 1us")
	status, stdout, stderr := run(nil, args...)
	fail.NowIf(t, status != exitSuccess, "status %d, %s", status, stderr)
	checkScore(t, stdout, "Strongest against Novice, Closed rules, ", 1)
}

func TestAMatchThatIsEndedGivesTheScoreSoFar(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var stdout, stderr bytes.Buffer
	status := Run(ctx, inEnglish, strings.Fields("play novice casual"), nil, &stdout, &stderr, nil)
	want := "Novice against Casual, Closed rules, 0 games: 0 wins, 0 draws, 0 losses\n" +
		"score 50.0%, 95% interval 0.0 to 100.0%\n" +
		"Elo +0, 95% interval -∞ to +∞\nNovice: no moves\nCasual: no moves\n"
	fail.If(t, status != exitFailure || stdout.String() != want || stderr.Len() > 0,
		"status %d, %q, %q, want %d, %q", status, &stdout, &stderr, exitFailure, want)
}

// checkScore checks that the games add up and that the score lies in its interval.
func checkScore(t *testing.T, said, players string, games int) {
	t.Helper()
	said, ok := strings.CutPrefix(said, players)
	var total, wins, draws, losses int
	var share, low, high float64
	said = strings.NewReplacer("games", "game", "wins", "win", "draws", "draw", "losses", "loss").Replace(said)
	_, err := fmt.Sscanf(said, "%d game: %d win, %d draw, %d loss\nscore %f%%, 95%% interval %f to %f%%\n",
		&total, &wins, &draws, &losses, &share, &low, &high)
	fail.NowIf(t, !ok || err != nil, "%q does not say who played and the score: %v", said, err)
	fail.If(t, total != games || wins+draws+losses != games || share < low || share > high || low < 0 || high > 100,
		"the score does not add up: %s", said)
}

func TestAMatchAsJSONWithRecords(t *testing.T) {
	t.Chdir(t.TempDir())
	args := strings.Fields("play novice casual --games 3 --rules majority --jobs 2 --openings 6 --json " +
		"--records games --sprt 0,50")
	status, stdout, stderr := run(nil, args...)
	fail.NowIf(t, status != exitSuccess, "status %d, %s", status, stderr)
	var report matchReport
	fail.OnError(t, json.Unmarshal([]byte(stdout), &report))
	for _, field := range []string{`"event":"end"`, `"stopped":false`, `"wallMs":`, `"logLikelihoodRatio":`} {
		fail.If(t, !strings.Contains(stdout, field) || strings.Contains(stdout, ":-0,"),
			"want %s, and no -0:\n%s", field, stdout)
	}
	fail.If(t, report.Games != 3 || report.Rules != "majority" || report.Players[1].Name != "Casual" ||
		report.SPRT.Verdict != "undecided",
		"%+v", report)
	for i, want := range []string{"Novice", "Casual", "Novice"} {
		data, err := os.ReadFile(fmt.Sprintf("games/%04d.ninefold", i+1))
		fail.OnError(t, err)
		readings, err := notation.Read(data)
		fail.If(t, err != nil || len(readings) == 0 || !strings.Contains(string(data), "[X \""+want+"\"]"),
			"game %d: %v\n%s", i+1, err, data)
	}
}

func TestARecordKeepsWhatAProgramSaid(t *testing.T) {
	for program, wants := range map[string][]string{
		"bot --level novice": {"{(0."},
		"version": {"[Termination \"X gave no move (expected ",
			"{X gave no move (expected ", "(0."},
		"bot --level novice --rules open": {"X exited (status 1: -:"},
	} {
		dir := t.TempDir()
		args := []string{"play", "cmd:" + os.Args[0] + " " + program, "novice", "--games", "1", "--openings", "0",
			"--time", "1h", "--records", dir}
		status, _, stderr := run(nil, args...)
		fail.NowIf(t, status != exitSuccess, "%s: status %d, %s", program, status, stderr)
		data, _ := os.ReadFile(dir + "/0001.ninefold")
		text := strings.Join(strings.Fields(strings.ReplaceAll(string(data), "\\n", " ")), " ")
		for _, want := range append(wants, `[XPlayer "program"] [OPlayer "computer Novice"]`) {
			fail.Unless(t, strings.Contains(text, want), "%s: the record has no %q:\n%s", program, want, data)
		}
	}
}

func TestAReportNamesWhoLostAndWhatIsNoPair(t *testing.T) {
	timeout := &match.Fault{Kind: match.Timeout, Limit: 100 * time.Millisecond}
	exit := &match.Fault{Kind: match.Ended, End: program.Exited, Status: 3, Said: "panic: oh"}
	r := match.Result{Ignores: [2]bool{true, false}, LeftOpening: [2]int{0, 1}, Late: [2]int{0, 2}, Unpaired: 1,
		Repeated: 2}
	r.Lost[0][match.Timeout] = match.Lost{Games: 2, First: timeout, Game: 6}
	r.Lost[1][match.Ended] = match.Lost{Games: 1, First: exit, Game: 0}
	bot := func(name string) match.Contestant {
		return match.Program{Command: program.Command{Args: []string{name}}}
	}
	times := match.Times{First: match.Limit{Time: time.Second}, Other: match.Limit{Time: 100 * time.Millisecond}}
	report := played{match.Options{Times: times}, [2]match.Contestant{bot("./a"), bot("./b")}, r, false}
	var out bytes.Buffer
	report.write(&out, english)
	_, said, _ := strings.Cut(out.String(), "+∞\n")
	want := `limits: 100ms + 0s margin a move, 1s + 0s for the first
./a: no moves
2 games lost: ./a timed out (limit 0.1 s), first in game 7
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
	fail.If(t, !strings.HasPrefix(first, "0 of 20 games, 0") ||
		!strings.HasSuffix(rest, strings.Repeat(" ", len(first))+"\r"), "%q", &screen)
	screen.Reset()
	p.shown = time.Time{}
	p.playing(match.Score{Wins: 3, Draws: 1}, 20)
	said := screen.String()
	fail.If(t, !strings.HasPrefix(said, "4 of 20 games, ") ||
		!strings.HasSuffix(said, " s. 3 wins, 1 draw, 0 losses, score 87.5%"), "%q", said)
}

func TestNoNumberOfAMatchIsMinusZero(t *testing.T) {
	var stdout, stderr bytes.Buffer
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	args := strings.Fields("play novice casual --json --sprt -10,-0")
	Run(ctx, inEnglish, args, nil, &stdout, &stderr, nil)
	if said := stdout.String(); strings.Contains(said, "-0") || !strings.Contains(said, `"elo":0,`) ||
		!strings.Contains(said, `"stopped":true`) {
		t.Errorf("%s%s", said, &stderr)
	}
	fail.Unequal(t, english.Elo(0.4995), "+0", "a difference of -0.3 is written")
}

func TestASourceThatPlaysTakesNoArguments(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	texttest.Write(t, "bot.cpp", "")
	for _, program := range []string{"cmd:bot.cpp -x", "cmd:./bot.cpp 1 2"} {
		status, _, stderr := run(nil, "play", "novice", program)
		want := "ninefold play: " + program + ": a source takes no arguments\nusage: "
		fail.If(t, status != exitUsage || !strings.HasPrefix(stderr, want), "status %d, %s", status, stderr)
	}
}

func TestAProgramThatCannotStartSaysWhy(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("there is no sh")
	}
	status, stdout, stderr := run(nil, "play", "cmd:sh there-is-no-such-script", "casual")
	fail.If(t, status != exitFailure || stdout != "" ||
		!strings.HasPrefix(stderr, "ninefold: sh there-is-no-such-script exited (status ") ||
		strings.Count(stderr, "there-is-no-such-script") < 2,
		"status %d, %s%s", status, stdout, stderr)
}

// A player may be a source. Then the source names it.
func TestASourcePlays(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for name, content := range map[string]string{
		"bot.py":  "import os, sys\nos.execv(os.environ['NINEFOLD'], ['ninefold', 'bot', '--level', 'novice'])\n",
		"bad.cpp": "int main() { return }\n",
	} {
		texttest.Write(t, name, content)
	}
	var stdout, stderr bytes.Buffer
	if _, err := exec.LookPath("python3"); err == nil {
		args := strings.Fields("play cmd:bot.py novice --games 2 --time 20s")
		status := Run(context.Background(), inEnglish, args, nil, &stdout, &stderr, nil)
		fail.NowIf(t, status != exitSuccess, "status %d, %s", status, &stderr)
		checkScore(t, stdout.String(), "bot.py against Novice, Closed rules, ", 2)
	}
	if _, err := exec.LookPath("g++"); err == nil {
		stdout.Reset()
		status := Run(context.Background(), inEnglish, strings.Fields("play novice cmd:bad.cpp"), nil, &stdout,
			&stderr, nil)
		said := stderr.String()
		fail.If(t, status != exitFailure || stdout.Len() > 0 ||
			!strings.HasPrefix(said, "bad.cpp: compilation error (C++)\n") || !strings.Contains(said, "bad.cpp:1:"),
			"status %d, %s%s", status, &stdout, &stderr)
	}
}
