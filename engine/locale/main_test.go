package locale

import (
	"regexp"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// w has the English words.
var w = For("en")

// rawKey matches a key without words; uttt.ai is the name of a program.
var rawKey = regexp.MustCompile(`\b[a-z]+(\.[A-Za-z]+)+\b`)

// inEveryLanguage checks the words that say returns in each language: none is a key, and no placeholder lacks its
// value.
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
