package command

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"
	"unicode"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

// dangerous is the name of a file that would colour a terminal, ring its bell and begin another line.
const dangerous = "\x1b[31mred\a\nninefold: all is right.in"

// cleaned is the form of it that is printed.
const cleaned = "�[31mred��ninefold: all is right.in"

func TestNamesOfFilesDoNothingToATerminal(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile(dangerous, []byte("xo\n"), 0o644); err != nil {
		t.Skip(err) // the system has no such names
	}
	fail.OnError(t, os.Mkdir("full", 0o755))
	texttest.Write(t, "full/"+dangerous, emptyBut+"1 1\n")
	missing := dangerous + "-missing"
	itself := os.Getenv(itself)
	for _, args := range [][]string{
		{"mark", dangerous},
		{"mark", missing},
		{"crosshatch", dangerous},
		{"reach", dangerous},
		{"analyse", dangerous},
		{"picture", dangerous},
		{"picture", "--empty", "-o", missing + "/board.svg"},
		{"check", dangerous, dangerous},
		{"check", "full/" + dangerous, dangerous},
		{"check", "full/" + dangerous, missing},
		{"generate", dangerous},
		{"test", "--tests", missing, "sh"},
		{"test", "--tests", dangerous, itself, "mark"},
		{"test", "--tests", "full", "--count", "0", "--all", "--no-shrink", itself, "crosshatch"},
		{"test", "--save", dangerous, "sh"},
		{"test", "./" + missing},
		{"test", itself, "mark", dangerous},
		{"test", "--" + dangerous, "sh"},
		{"play", "--records", dangerous + "/x", "--games", "2", "novice", "novice"},
		{"help", dangerous},
		{dangerous, "and another"},
	} {
		var stdout, stderr bytes.Buffer
		Run(context.Background(), inEnglish, args, strings.NewReader(""), &stdout, &stderr, nil)
		said := stdout.String() + stderr.String()
		fail.Unless(t, strings.Contains(said, "red"), "%q: the name is not in %q", args, said)
		for line := range strings.Lines(said) {
			line = strings.TrimSuffix(line, "\n")
			fail.If(t, strings.ContainsFunc(line, unicode.IsControl) ||
				strings.HasPrefix(line, "ninefold: all is right"), "%q prints %q", args, line)
		}
	}
	var stderr bytes.Buffer
	Run(context.Background(), inEnglish, []string{"mark", dangerous}, nil, nil, &stderr, nil)
	want := cleaned + ":1:3: expected x, o or a dot (.), found the end of the line\n"
	fail.If(t, stderr.String() != want, "%q, want %q", &stderr, want)
}

// emptyBut is a board with one mark.
const emptyBut = "x........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n"
