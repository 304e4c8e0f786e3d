package locale

import (
	"regexp"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// w is English words.
var w = For("en")

// rawKey is what a key without words looks like; uttt.ai is the name of a program.
var rawKey = regexp.MustCompile(`\b[a-z]+(\.[A-Za-z]+)+\b`)

// inEveryLanguage says something in each language. None of it may show the key of its words, or no value where one
// belongs.
func inEveryLanguage(t *testing.T, say func(w *Words) []string) {
	t.Helper()
	for _, language := range Languages() {
		for i, said := range say(For(language.Code)) {
			raw := rawKey.MatchString(strings.ReplaceAll(said, "uttt.ai", ""))
			fail.If(t, said == "" || raw || strings.Contains(said, "<no value>") || strings.Contains(said, "{{"),
				"%s: words %d are %q", language.Code, i, said)
		}
	}
}

// checkParts fails unless a text has all of the parts.
func checkParts(t *testing.T, text string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		fail.Unless(t, strings.Contains(text, part), "%q, want %q in it", text, part)
	}
}

var bothMarks = [...]tictactoe.Mark{tictactoe.X, tictactoe.O}
