package command

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"ninefold/engine/notation"
)

func TestAMatchIsTheSameForTheSameSeed(t *testing.T) {
	said := map[string]bool{}
	for range 2 {
		var stdout, stderr bytes.Buffer
		args := strings.Fields("play Novice casual --games 6 --seed 5 --rules open")
		if status := Run(context.Background(), args, nil, &stdout, &stderr); status != exitSuccess {
			t.Fatalf("status %d, %s", status, &stderr)
		}
		score, _, _ := strings.Cut(stdout.String(), "a move") // which depends on the machine
		said[score[:strings.LastIndex(score, "Novice:")]] = true
		checkScore(t, stdout.String(), "Novice against Casual, open rules, ", 6)
	}
	if len(said) != 1 {
		t.Errorf("the same seed gave %v", said)
	}
}

func TestALevelThatPlaysByTheClock(t *testing.T) {
	var stdout, stderr bytes.Buffer
	args := strings.Fields("play strongest novice --games 1 --time 1us")
	if status := Run(context.Background(), args, nil, &stdout, &stderr); status != exitSuccess {
		t.Fatalf("status %d, %s", status, &stderr)
	}
	checkScore(t, stdout.String(), "Strongest against Novice, closed rules, ", 1)
}

func TestAMatchThatIsEndedGivesTheScoreSoFar(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var stdout, stderr bytes.Buffer
	status := Run(ctx, strings.Fields("play novice casual"), nil, &stdout, &stderr)
	want := "Novice against Casual, closed rules, 0 games: 0 wins, 0 draws, 0 losses\n" +
		"score 50.0 %, 95 % interval 0.0 to 100.0 %\n" +
		"Elo +0, 95 % interval -∞ to +∞\nNovice: no moves\nCasual: no moves\n"
	if status != exitFailure || stdout.String() != want || stderr.Len() > 0 {
		t.Errorf("status %d, %q, %q, want %d, %q", status, &stdout, &stderr, exitFailure, want)
	}
}

// checkScore holds that the games add up and that the score lies in its interval.
func checkScore(t *testing.T, said, players string, games int) {
	t.Helper()
	said, ok := strings.CutPrefix(said, players)
	var total, wins, draws, losses int
	var share, low, high float64
	said = strings.NewReplacer("games", "game", "wins", "win", "draws", "draw", "losses", "loss").Replace(said)
	_, err := fmt.Sscanf(said, "%d game: %d win, %d draw, %d loss\nscore %f %%, 95 %% interval %f to %f %%\n",
		&total, &wins, &draws, &losses, &share, &low, &high)
	if !ok || err != nil {
		t.Fatalf("%q does not say who played and the score: %v", said, err)
	}
	if total != games || wins+draws+losses != games || share < low || share > high || low < 0 || high > 100 {
		t.Errorf("the score does not add up: %s", said)
	}
}

func TestAMatchAsJSONWithRecords(t *testing.T) {
	t.Chdir(t.TempDir())
	var stdout, stderr bytes.Buffer
	args := strings.Fields("play novice casual --games 3 --rules majority --jobs 2 --openings 6 --json --records games --sprt 0,50")
	if status := Run(context.Background(), args, nil, &stdout, &stderr); status != exitSuccess {
		t.Fatalf("status %d, %s", status, &stderr)
	}
	var report matchReport
	if err := json.Unmarshal(stdout.Bytes(), &report); err != nil {
		t.Fatal(err)
	}
	if report.Games != 3 || report.Rules != "majority" || report.Players[1].Name != "Casual" || report.SPRT.Verdict != "undecided" {
		t.Errorf("%+v", report)
	}
	for i, want := range []string{"Novice", "Casual", "Novice"} {
		data, err := os.ReadFile(fmt.Sprintf("games/%04d.ninefold", i+1))
		if err != nil {
			t.Fatal(err)
		}
		readings, err := notation.Read(data)
		if err != nil || len(readings) == 0 || !strings.Contains(string(data), "[X \""+want+"\"]") {
			t.Errorf("game %d: %v\n%s", i+1, err, data)
		}
	}
}

func TestARecordKeepsWhatAProgramSaid(t *testing.T) {
	for program, wants := range map[string][]string{
		"bot --level novice": {"{(0."},
		"version":            {"[Termination \"X loses: nonsense: ", "{X loses: nonsense: ", "(0."},
		"bot --rules open --level casual --time 1": {"early end: exit status 2", "ninefold bot: --time 1"},
	} {
		dir := t.TempDir()
		var stdout, stderr bytes.Buffer
		args := []string{"play", "cmd:" + os.Args[0] + " " + program, "novice", "--games", "1", "--openings", "0", "--records", dir}
		if status := Run(context.Background(), args, nil, &stdout, &stderr); status != exitSuccess {
			t.Fatalf("%s: status %d, %s", program, status, &stderr)
		}
		data, _ := os.ReadFile(dir + "/0001.ninefold")
		text := strings.Join(strings.Fields(strings.ReplaceAll(string(data), "\\n", " ")), " ")
		for _, want := range wants {
			if !strings.Contains(text, want) {
				t.Errorf("%s: the record has no %q:\n%s", program, want, data)
			}
		}
	}
}
