package command

import (
	"bytes"
	"context"
	"regexp"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func TestARemarkSaysWhatAMoveIsWorth(t *testing.T) {
	for input, want := range map[string]string{
		"-1 -1\n2\n4 4\n0 0\n": `^(4 4|0 0) X \d+%, depth \d+, \d+ positions, line( [0-8] [0-8])+\n$`,
		"-1 -1\n1\n4 4\n":      `^4 4\n$`,
	} {
		var stdout, stderr bytes.Buffer
		args := []string{"bot", "--level", "club", "--time", "20s", "--remarks"}
		Run(context.Background(), inChinese, args, strings.NewReader(input), &stdout, &stderr, nil)
		fail.Unless(t, regexp.MustCompile(want).Match(stdout.Bytes()), "%q, want %s%s", &stdout, want, &stderr)
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
