package command

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func TestCommandsSpeakTheSystemsLanguage(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, tc := range []struct {
		args         []string
		stdin        string
		stdout, said string // beginnings of the output and the errors
	}{
		{[]string{"mark"}, "x", "", "-:1:2: 应为"},
		{[]string{"mark", "gone.in"}, "", "", "gone.in: 没有这个文件"},
		{[]string{"mark", "--empty"}, "", "!!! !!! !!!", ""},
		{[]string{"reach", "--empty"}, "", "reachable\n", ""},
		{[]string{"reach"}, emptyBut + "1 1\n", "reachable\n1 1\n", ""},
		{[]string{"reach"}, strings.Replace(emptyBut, "x..", "x.x", 1) + "1 1\n", "unreachable: X ", ""},
		{[]string{"crosshatch", "--explain"}, strings.Repeat(".........\n", 9), "宫内排除", ""},
		{[]string{"check", "-", "gone.out"}, "", "", "gone.out: 没有这个文件"},
	} {
		var stdout, stderr bytes.Buffer
		Run(context.Background(), inChinese, tc.args, strings.NewReader(tc.stdin), &stdout, &stderr, nil)
		fail.If(t, !strings.HasPrefix(stdout.String(), tc.stdout) || !strings.HasPrefix(stderr.String(), tc.said),
			"%q: %.60q, %.60q", tc.args, &stdout, &stderr)
	}
}
