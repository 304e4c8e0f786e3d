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
			said := touched.pluralWith(base, 2, Args{})
			fail.If(t, words[base] == nil || said != touched.pluralWith(key, 2, Args{}),
				"%s: in the place of %v is said %q", language.Code, words[base], said)
			text, _ := json.Marshal(touch)
			fail.If(t, keys.Match(text), "%s: %s names a key: %s", language.Code, key, text)
		}
		fail.If(t, found == 0, "%s has no words for touch", language.Code)
	}
}
