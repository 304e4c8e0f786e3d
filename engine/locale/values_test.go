package locale

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"ninefold/engine/test/fail"
)

// TestEverySentenceStandsWithAnyValues tries the words of every key with the smallest, a usual and the largest values.
func TestEverySentenceStandsWithAnyValues(t *testing.T) {
	for _, language := range Languages() {
		w := For(language.Code)
		for key, m := range w.read().byKey {
			for _, value := range []string{"0", "7", "X", "123456789012"} {
				for _, n := range []int{0, 1, 2, 1_000_000} {
					words := w.pluralWith(key, n, valuesFor(m, value))
					fail.Unequal(t, unsound(words), "", "%s: %s with %q: %q", language.Code, key, value, words)
				}
			}
		}
	}
}

// valuesFor returns the value for every placeholder of a message.
func valuesFor(m message, value string) Args {
	args := Args{}
	for _, match := range placeholder().FindAllStringSubmatch(m.One+m.Other, -1) {
		args[match[1]] = value
	}
	return args
}

var (
	leftover = regexp.MustCompile(`{{|}}|<no value>`)
	numbered = regexp.MustCompile(`^\S+\.  `) // the beginning of a row of a list
	marks    = []rune(",;:.，；：。、")
)

// unsound returns a fault of words, or "" for none.
func unsound(words string) string {
	switch runes := []rune(words); {
	case leftover.MatchString(words):
		return "a placeholder left"
	case strings.Contains(numbered.ReplaceAllString(strings.TrimSpace(words), ""), "  "):
		return "two spaces together"
	default:
		for i := 1; i < len(runes); i++ {
			if slices.Contains(marks, runes[i-1]) && slices.Contains(marks, runes[i]) {
				return "two marks of punctuation together"
			}
			if unicode.IsSpace(runes[i-1]) && slices.Contains(marks[4:], runes[i]) {
				return "a space before a mark of punctuation"
			}
		}
	}
	return ""
}
