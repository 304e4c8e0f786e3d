package locale

import (
	"regexp"
	"strings"
	"testing"
)

// TestWordsHaveNoTemplatesButNames checks that the words have no placeholders except those that filled knows.
func TestWordsHaveNoTemplatesButNames(t *testing.T) {
	name := regexp.MustCompile(`\{\{\.[A-Z][A-Za-z0-9]*\}\}`)
	check := func(language Language, key, words string) {
		if rest := name.ReplaceAllString(words, ""); strings.Contains(rest, "{{") || strings.Contains(rest, "}}") {
			t.Errorf("%s: %q has a template that is no name: %q", language.Code, key, words)
		}
	}
	for _, language := range Languages() {
		for key, words := range wordsOf(t, language) {
			switch words := words.(type) {
			case string:
				check(language, key, words)
			case map[string]any:
				for form, words := range words {
					check(language, key+" "+form, words.(string))
				}
			}
		}
	}
}
