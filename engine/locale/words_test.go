package locale

import (
	"encoding/json"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/sudoku/technique"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestAmountsHaveTheFormOfTheirNumber(t *testing.T) {
	for things, want := range map[string][4]string{
		"marks": {"0 marks", "1 mark", "2 marks", "11 marks"}, "moves": {"0 moves", "1 move", "2 moves", "11 moves"},
		"plies": {"0 moves", "1 move", "2 moves", "11 moves"}, "cells": {"none", "one cell", "2 cells", "11 cells"},
		"blunders": {"0 blunders", "1 blunder", "2 blunders", "11 blunders"},
	} {
		for i, n := range [...]int{0, 1, 2, 11} {
			fail.Unequal(t, w.Amount(things, n), want[i], "%d %s", n, things)
		}
	}
}

func TestSentences(t *testing.T) {
	for want, all := range map[string][]string{
		"": nil, "One.": {"", "One.", ""}, "One. Two.": {"One.", "Two."},
		"One. {{.Two}} Three.": {"One.", "", "{{.Two}}", "Three."},
	} {
		fail.Unequal(t, w.Sentences(all...), want, "it")
	}
	fail.Unequal(t, WordsFor("zh").Sentences("一。", "二。"), "一。二。", "in Chinese")
}

func TestLists(t *testing.T) {
	for want, words := range map[string][]string{
		"": nil, "a": {"a"}, "a and b": {"a", "b"}, "a, b, c and d": {"a", "b", "c", "d"},
	} {
		fail.Unequal(t, w.List(words), want, "it")
	}
}

// wordsOf returns a language file: each key with the words, or the words for one and for other numbers.
func wordsOf(t *testing.T, language Language) map[string]any {
	t.Helper()
	words := map[string]any{}
	fail.OnError(t, json.Unmarshal(language.file("words/%s.json"), &words))
	return words
}

func TestTheLanguagesHaveTheSameKeysAndPlaceholders(t *testing.T) {
	placeholder, english := regexp.MustCompile(`{{[^}]*}}`), regexp.MustCompile(`[a-z]{3}`)
	ofBoth := []string{"command.language.en", "command.copyAs.actions"} // names
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
			fail.If(t, others[key] == nil, "%s lacks %q", language.Code, key)
			if text, ok := words.(string); ok && text == others[key] && !slices.Contains(ofBoth, key) {
				text = placeholder.ReplaceAllString(text, "")
				fail.If(t, english.MatchString(text), "%q is not translated to %s", key, language.Code)
			}
			fail.Differ(t, placeholders(others[key]), placeholders(words), "%q: placeholders in %s", key, language.Code)
		}
		for key := range others {
			fail.If(t, first[key] == nil, "%s lacks %q", languages[0].Code, key)
		}
	}
}

// TestEveryRuleSetHasAllWords checks that keys which end with the names of most rule sets, or of those with puzzles,
// exist for all of them.
func TestEveryRuleSetHasAllWords(t *testing.T) {
	words, stems := wordsOf(t, languages[0]), map[string]int{}
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
			fail.If(t, words[stem+rules.String()] == nil, "there are no words %q", stem+rules.String())
		}
	}
}

// TestTheSentenceOfARuleSetSaysWhatItsRowSays checks that the sentence beside a rule set's name and the row of ruleSets
// agree on who wins and what is closed.
func TestTheSentenceOfARuleSetSaysWhatItsRowSays(t *testing.T) {
	for words, has := range map[string]func(tictactoe.Rules) bool{
		"closed": tictactoe.Rules.Closes, "most": tictactoe.Rules.Counts,
		"nobody wins":        func(r tictactoe.Rules) bool { return !r.HaveWinner() },
		"in a row|as closed": func(r tictactoe.Rules) bool { return len(r.Lines()) > 0 },
	} {
		for _, rules := range tictactoe.AllRules {
			said := w.Text("newGame." + rules.String())
			fail.If(t, regexp.MustCompile("(?i)"+words).MatchString(said) != has(rules),
				"the row of %v and the words %q do not agree on %q", rules, said, words)
		}
	}
}

// TestThePagesForPlayersNameEveryRuleSet checks the list in each help page, and the table in docs/playing.md.
func TestThePagesForPlayersNameEveryRuleSet(t *testing.T) {
	playing := texttest.Read(t, "../../docs/playing.md")
	for _, rules := range tictactoe.AllRules {
		for _, l := range Languages() {
			name := "- **" + WordsFor(l.Code).Text("rules."+rules.String()) + "**"
			fail.Unless(t, strings.Contains(l.HelpPage(), name), "engine/locale/help/%s.md lacks %q", l.Code, name)
		}
		name := "\n| " + w.Text("rules."+rules.String()) + " |"
		fail.Unless(t, strings.Contains(playing, name), "docs/playing.md lacks %q", name)
	}
}

// TestTheWordsOfEveryKeyAreSound checks that words are there, as for empty ones the key would be shown; that words for
// a number have a form for the rest and one for none or one; and that apostrophes are those of print.
func TestTheWordsOfEveryKeyAreSound(t *testing.T) {
	for _, language := range Languages() {
		for key, words := range wordsOf(t, language) {
			fail.If(t, words == "", "%s: %q has no words", language.Code, key)
			forms, plural := words.(map[string]any)
			_, none := forms["none"]
			_, one := forms["one"]
			fail.If(t, plural && (forms["other"] == nil || !none && !one || len(forms) > 3),
				"%s: %q has the forms %v", language.Code, key, forms)
		}
		fail.If(t, strings.Contains(string(language.file("words/%s.json")), "'"),
			"%s: there is a typewriter's apostrophe", language.Code)
	}
}

// TestEveryKeyInTheCodeHasItsWords checks the keys that the code has as literals, whole or by their beginning.
func TestEveryKeyInTheCodeHasItsWords(t *testing.T) {
	words := wordsOf(t, languages[0])
	whole := regexp.MustCompile(`\b(?:Text\(|Plural\(|when\([^"\n]+, )"([^"]+)"[,)]`)
	files, err := goFiles("../..")
	fail.NowIf(t, err != nil || len(files) == 0, "%v, %v", files, err)
	found := 0
	for _, file := range files {
		source := texttest.Read(t, file)
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		for _, match := range whole.FindAllStringSubmatch(source, -1) {
			found++
			fail.If(t, words[match[1]] == nil, "%s says %q, which has no words", file, match[1])
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
	files := fail.Must(goFiles(".."))(t)
	stems := map[string]string{
		"Want": "want.", "Form": "form.", "ReasonKind": "reach.why.", "NoteKind": "reading.", "CaseKind": "source.",
		"FactKind": "because.", "Why": "why.",
	}
	otherwise := []string{"sample", "file", "own", "shrunk"} // sources with words of their own
	found := 0
	wanted := regexp.MustCompile(
		`\b(?:Unexpected(?:Word)?|[rR]efuse|TakeByte|Digit|readQuoted|readLines|unexpectedAt|complaint)` +
			`\((?:.*, )?"(\w+)"[,)]`)
	for _, file := range files {
		source := texttest.Read(t, file)
		for _, match := range wanted.FindAllStringSubmatch(source, -1) {
			found++
			fail.If(t, words["want."+match[1]] == nil, "nobody says that %q is wanted", match[1])
		}
		named := regexp.MustCompile(
			`\w+ +(?:text\.)?(Want|Form|ReasonKind|NoteKind|CaseKind|FactKind|Why) += "([^"]*)"`)
		for _, match := range named.FindAllStringSubmatch(source, -1) {
			found++
			key := stems[match[1]] + match[2]
			fail.If(t, words[key] == nil && !slices.Contains(otherwise, match[2]), "%q has no words", key)
		}
	}
	fail.NowIf(t, found < 140, "only %d kinds were found", found)
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
	for of := range technique.Techniques {
		for _, key := range [...]string{"technique." + of.String(), "technique.why." + of.String()} {
			fail.If(t, words[key] == nil, "there are no words %q", key)
		}
	}
}

func TestWordsForTouchNameNoKeys(t *testing.T) {
	keys := regexp.MustCompile(`\b(Escape|Esc|F\d|Ctrl|Page Up|Page Down|Delete|press [A-Z]|[Cc]lick)\b|按 `)
	for _, language := range Languages() {
		words, touched := wordsOf(t, language), WordsFor(language.Code).Touch()
		found := 0
		for key, touch := range words {
			base, ok := strings.CutSuffix(key, ".touch")
			if !ok {
				continue
			}
			found++
			said := touched.Text(base, Args{"N": 2})
			fail.If(t, words[base] == nil || said != touched.Text(key, Args{"N": 2}),
				"%s: in the place of %v is said %q", language.Code, words[base], said)
			text, _ := json.Marshal(touch)
			fail.If(t, keys.Match(text), "%s: %s names a key: %s", language.Code, key, text)
		}
		fail.If(t, found == 0, "%s has no words for touch", language.Code)
	}
}

// TestEverySentenceStandsWithAnyValues tries the words of every key with the smallest, a usual and the largest values.
func TestEverySentenceStandsWithAnyValues(t *testing.T) {
	for _, language := range Languages() {
		w := WordsFor(language.Code)
		for key, m := range w.read().byKey {
			for _, value := range []string{"0", "7", "X", "123456789012"} {
				for _, n := range []int{0, 1, 2, 1_000_000} {
					args := valuesFor(m, value)
					args["N"] = n
					words := w.Text(key, args)
					fail.Unequal(t, unsound(words), "", "%s: %s with %q: %q", language.Code, key, value, words)
				}
			}
		}
	}
}

// valuesFor returns the value for every placeholder of a message.
func valuesFor(m forms, value string) Args {
	args, words := Args{}, m.Other
	if m.None != nil {
		words += *m.None
	}
	for _, match := range placeholder.FindAllStringSubmatch(words, -1) {
		args[match[1]] = value
	}
	return args
}

var (
	leftover = regexp.MustCompile(`{{|}}|<no value>`)
	// placeholder matches a placeholder in words.
	placeholder = regexp.MustCompile(`{{\.(\w+)}}`)
	numbered    = regexp.MustCompile(`^\S+\.  `) // the beginning of a row of a list
	marks       = []rune(",;:.，；：。、")
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
