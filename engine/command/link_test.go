package command

import (
	"bytes"
	"context"
	"io"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func TestALinkIsReadByTheCommands(t *testing.T) {
	// The link's game has two moves and is shown at the first.
	const link = "https://example.org/ninefold/#nf1.AAECAVgDQW5uAU8DQm9iACgw.186f5cfe"
	for args, want := range map[string]string{
		"picture --plain": "... .x. ...", "mark": "... !!! ...", "reach": "5 5\n",
	} {
		var stdout bytes.Buffer
		status := Run(context.Background(), inEnglish, strings.Fields(args), strings.NewReader(link), &stdout,
			io.Discard, nil)
		fail.If(t, status != exitSuccess || !strings.Contains(stdout.String(), want),
			"%s: status %d\n%s", args, status, &stdout)
	}
	var stderr bytes.Buffer
	status := Run(context.Background(), inEnglish, []string{"picture"}, strings.NewReader(link[:50]),
		io.Discard, &stderr, nil)
	want := "-:1:51: expected the rest of the link"
	fail.If(t, status != exitFailure || !strings.HasPrefix(stderr.String(), want),
		"status %d, said %q", status, &stderr)
}
