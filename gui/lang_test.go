package gui

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
)

// wordsOf is a language file: each key with the words, or the words for one and for other numbers.
func wordsOf(t *testing.T, language Language) map[string]any {
	t.Helper()
	data, err := languageFiles.ReadFile("lang/" + string(language) + ".json")
	if err != nil {
		t.Fatal(err)
	}
	words := map[string]any{}
	if err := json.Unmarshal(data, &words); err != nil {
		t.Fatal(err)
	}
	return words
}

func TestTheLanguagesHaveTheSameKeysAndPlaceholders(t *testing.T) {
	placeholder := regexp.MustCompile(`{{[^}]*}}`)
	placeholders := func(words any) []string {
		text, _ := json.Marshal(words)
		found := placeholder.FindAllString(string(text), -1)
		slices.Sort(found)
		return slices.Compact(found)
	}
	english, chinese := wordsOf(t, English), wordsOf(t, Chinese)
	for key, words := range english {
		other, ok := chinese[key]
		if !ok {
			t.Errorf("Chinese lacks %q", key)
			continue
		}
		if a, b := placeholders(words), placeholders(other); !slices.Equal(a, b) {
			t.Errorf("%q: placeholders %v in English, %v in Chinese", key, a, b)
		}
	}
	for key := range chinese {
		if _, ok := english[key]; !ok {
			t.Errorf("English lacks %q", key)
		}
	}
}

// TestEveryKeyInTheCodeHasItsWords finds the keys that the code names as literals, whole or by their beginning.
func TestEveryKeyInTheCodeHasItsWords(t *testing.T) {
	words := wordsOf(t, English)
	whole := regexp.MustCompile(`\b(?:say|count)\("([^"]+)"[,)]`)
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	found := 0
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		for _, match := range whole.FindAllStringSubmatch(string(source), -1) {
			found++
			if _, ok := words[match[1]]; !ok {
				t.Errorf("%s says %q, which has no words", file, match[1])
			}
		}
	}
	if found < 50 {
		t.Errorf("only %d keys were found in the code", found)
	}
	for b := range grid.Box(grid.Boxes) {
		if name := fieldName(b); strings.Contains(name, "place.") {
			t.Errorf("field %d has no name: %q", b.Number(), name)
		}
	}
}
