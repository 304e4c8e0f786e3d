package locale

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/technique"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// wordsOf returns a language file: each key with the words, or the words for one and for other numbers.
func wordsOf(t *testing.T, language Language) map[string]any {
	t.Helper()
	words := map[string]any{}
	fail.OnError(t, json.Unmarshal(language.file("words/%s.json"), &words))
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
	first := wordsOf(t, languages[0])
	for _, language := range languages[1:] {
		others := wordsOf(t, language)
		for key, words := range first {
			other, ok := others[key]
			if !ok {
				t.Errorf("%s lacks %q", language.Code, key)
				continue
			}
			if a, b := placeholders(words), placeholders(other); !slices.Equal(a, b) {
				t.Errorf("%q: placeholders %v in %s, %v in %s", key, a, languages[0].Code, b, language.Code)
			}
		}
		for key := range others {
			_, ok := first[key]
			fail.Unless(t, ok, "%s lacks %q", languages[0].Code, key)
		}
	}
}

// TestEveryRuleSetHasAllWords checks that keys which end with the names of most rule sets, or of those with puzzles,
// exist for all of them.
func TestEveryRuleSetHasAllWords(t *testing.T) {
	words := wordsOf(t, languages[0])
	stems := map[string]int{}
	for key := range words {
		if dot := strings.LastIndexByte(key, '.'); dot >= 0 {
			if _, err := tictactoe.ParseRules(key[dot+1:]); err == nil {
				stems[key[:dot+1]]++
			}
		}
	}
	wanted := map[string][]tictactoe.Rules{
		"command.train.": tictactoe.RulesThat(tictactoe.Rules.HavePuzzles),
		"short.train.":   tictactoe.RulesThat(tictactoe.Rules.HavePuzzles),
	}
	for stem, n := range stems {
		if n > len(tictactoe.AllRules)/2 {
			wanted[stem] = tictactoe.AllRules[:]
		}
	}
	fail.If(t, len(wanted) < 8, "only %v belong to rule sets", wanted)
	for stem, all := range wanted {
		for _, rules := range all {
			_, ok := words[stem+rules.String()]
			fail.Unless(t, ok, "there are no words %q", stem+rules.String())
		}
	}
}

// For empty words the key would be shown.
func TestWordsAreThereAndHaveTheApostrophesOfPrint(t *testing.T) {
	for _, language := range Languages() {
		for key, words := range wordsOf(t, language) {
			fail.If(t, words == "", "%s: %q has no words", language.Code, key)
		}
		fail.If(t, strings.Contains(string(language.file("words/%s.json")), "'"),
			"%s: there is a typewriter's apostrophe", language.Code)
	}
}

// TestEveryKeyInTheCodeHasItsWords checks the keys that the code has as literals, whole or by their beginning.
func TestEveryKeyInTheCodeHasItsWords(t *testing.T) {
	words := wordsOf(t, languages[0])
	whole := regexp.MustCompile(`\b(?:Text|Plural|pluralWith)\("([^"]+)"[,)]`)
	files, err := goFiles("../..")
	fail.NowIf(t, err != nil || len(files) == 0, "%v, %v", files, err)
	found := 0
	for _, file := range files {
		source, err := os.ReadFile(file)
		fail.OnError(t, err)
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		for _, match := range whole.FindAllStringSubmatch(string(source), -1) {
			found++
			_, ok := words[match[1]]
			fail.Unless(t, ok, "%s says %q, which has no words", file, match[1])
		}
	}
	fail.If(t, found < 50, "only %d keys were found in the code", found)
	for b := range grid.Box(grid.Boxes) {
		name := w.Field(b)
		fail.If(t, strings.Contains(name, "place."), "field %d has no name: %q", b.Number(), name)
	}
}

// TestEveryKindHasItsWords checks the words of the engine's kinds of things whose names end a key.
func TestEveryKindHasItsWords(t *testing.T) {
	words := wordsOf(t, languages[0])
	files, err := goFiles("..")
	fail.OnError(t, err)
	stems := map[string]string{
		"Want": "want.", "Form": "form.", "Why": "reach.why.", "NoteKind": "reading.", "Source": "source.",
	}
	otherwise := []string{"sample", "file", "own", "shrunk"} // sources with words of their own
	found := 0
	for _, file := range files {
		source, err := os.ReadFile(file)
		fail.OnError(t, err)
		named := regexp.MustCompile(`\w+ +(?:text\.)?(Want|Form|Why|NoteKind|Source) += "([^"]*)"`)
		for _, match := range named.FindAllStringSubmatch(string(source), -1) {
			found++
			key := stems[match[1]] + match[2]
			fail.If(t, words[key] == nil && !slices.Contains(otherwise, match[2]), "%q has no words", key)
		}
	}
	fail.NowIf(t, found < 100, "only %d kinds were found", found)
}

// goFiles returns the sources below a folder.
func goFiles(root string) ([]string, error) {
	var files []string
	err := filepath.WalkDir(root, func(path string, _ fs.DirEntry, err error) error {
		if strings.HasSuffix(path, ".go") {
			files = append(files, path)
		}
		return err
	})
	return files, err
}

func TestEveryTechniqueHasAllWords(t *testing.T) {
	words := wordsOf(t, languages[0])
	for of := range technique.All() {
		for _, key := range [...]string{"technique." + of.String(), "technique.why." + of.String()} {
			_, ok := words[key]
			fail.Unless(t, ok, "there are no words %q", key)
		}
	}
}
