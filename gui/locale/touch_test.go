package locale

import (
	"encoding/json"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

func TestWordsForTouchNameNoKeys(t *testing.T) {
	keys := regexp.MustCompile(`\b(Escape|Esc|F\d|Ctrl|Page Up|Page Down|Delete|press [A-Z]|[Cc]lick)\b|按 `)
	for _, language := range []Language{English, Chinese} {
		words := wordsOf(t, language)
		file, err := wordFiles.ReadFile("words/" + string(language) + ".json")
		if err != nil {
			t.Fatal(err)
		}
		var touched map[string]any
		if err := json.Unmarshal(forTouch(file), &touched); err != nil {
			t.Fatal(err)
		}
		found := 0
		for key, touch := range words {
			base, ok := strings.CutSuffix(key, ".touch")
			if !ok {
				continue
			}
			found++
			if words[base] == nil || !reflect.DeepEqual(touched[base], touch) {
				t.Errorf("%s: %s is said in the place of %v, but it is %v", language, key, words[base], touched[base])
			}
			if text, _ := json.Marshal(touch); keys.Match(text) {
				t.Errorf("%s: %s names a key: %s", language, key, text)
			}
		}
		if found == 0 {
			t.Errorf("%s has no words for touch", language)
		}
	}
}
