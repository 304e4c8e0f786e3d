package command

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestJSONHasEveryLegalCellOnce(t *testing.T) {
	p, err := tictactoe.Parse([]byte(position))
	fail.OnError(t, err)
	args := strings.Fields("analyse --json --time 1us --threads 2")
	status, stdout, stderr := run(strings.NewReader(position+position), args...)
	fail.NowIf(t, status != exitSuccess, "status %d, %s", status, stderr)
	lines := strings.SplitAfter(strings.TrimSpace(stdout), "\n")
	fail.NowIf(t, len(lines) != 2, "%d lines for two positions", len(lines))
	for _, line := range lines {
		var got report
		decoder := json.NewDecoder(strings.NewReader(line))
		decoder.DisallowUnknownFields()
		fail.OnError(t, decoder.Decode(&got))
		left := p.Legal()
		for _, m := range got.Moves {
			c := grid.At(m.Row, m.Col)
			fail.Unless(t, left.Has(c), "%d %d is not legal, or is there twice", m.Row, m.Col)
			left[c.Box()] &^= 1 << c.Place()
		}
		fail.If(t, left.Len() > 0 || got.Rules != "closed" || got.Turn != "O",
			"%d legal cells lack in %s", left.Len(), line)
	}
}

// TestAnAnalysisIsReadyBeforeItsTimeBegins starts the program anew, so that its net is not loaded yet. Loading takes at
// least the time of such a search. A busy machine may take all of it once, but not each time.
func TestAnAnalysisIsReadyBeforeItsTimeBegins(t *testing.T) {
	const least = 1024 // the positions that a search looks at however short its time is
	var got report
	for range 10 {
		cmd := exec.Command(os.Args[0], "analyse", "--json", "--time", "50ms", "--threads", "1")
		cmd.Stdin = strings.NewReader(position)
		said, err := cmd.Output()
		fail.OnError(t, err)
		fail.OnError(t, json.Unmarshal(said, &got))
		if got.Nodes > least {
			return
		}
	}
	t.Errorf("it looks at %d positions, no more than in no time", got.Nodes)
}

// After an interrupt an analysis prints the results so far, and begins no other position.
func TestAnAnalysisThatIsEndedSaysWhatIsKnown(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	stdin := readerFunc(func(p []byte) (int, error) {
		cancel()
		return copy(p, position+position), io.EOF
	})
	var stdout, stderr bytes.Buffer
	status := Run(ctx, inEnglish, strings.Fields("analyse --time 1h"), stdin, &stdout, &stderr, nil)
	if lines := strings.Count(stdout.String(), "\n"); status != exitFailure || lines != 9 || stderr.Len() > 0 {
		t.Errorf("status %d, %d lines, %q, want %d and the 9 legal cells", status, lines, &stderr, exitFailure)
	}
}
