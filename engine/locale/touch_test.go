package locale

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func TestWordsForTouchNameNoKeys(t *testing.T) {
	keys := regexp.MustCompile(`\b(Escape|Esc|F\d|Ctrl|Page Up|Page Down|Delete|press [A-Z]|[Cc]lick)\b|按 `)
	for _, language := range Languages() {
		words := wordsOf(t, language)
		touched := For(language.Code).Touch()
		found := 0
		for key, touch := range words {
			base, ok := strings.CutSuffix(key, ".touch")
			if !ok {
				continue
			}
			found++
			if said := touched.pluralWith(base, 2, Args{}); words[base] == nil ||
				said != touched.pluralWith(key, 2, Args{}) {
				t.Errorf("%s: in the place of %v is said %q", language.Code, words[base], said)
			}
			if text, _ := json.Marshal(touch); keys.Match(text) {
				t.Errorf("%s: %s names a key: %s", language.Code, key, text)
			}
		}
		fail.If(t, found == 0, "%s has no words for touch", language.Code)
	}
}
