package gui

import (
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/view/keys"
)

// TestScripts plays the scripts in testdata/scripts, a file for each subject. A script begins with a line "# " and what
// it shows, and opens a window of its own; each further line is done in turn (see does). After a " | " the heading has
// parts of scripts, parted by commas: the script is played with each in the place of "$".
func TestScripts(t *testing.T) {
	files := fail.Must(filepath.Glob("testdata/scripts/*.txt"))(t)
	fail.If(t, len(files) == 0, "there are no scripts")
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			number := 0
			for _, script := range strings.Split(strings.TrimPrefix(texttest.Read(t, file), "# "), "\n# ") {
				number++
				heading, lines, _ := strings.Cut(script, "\n")
				name, variants, _ := strings.Cut(heading, " | ")
				for _, variant := range strings.Split(variants, ", ") {
					t.Run(strings.TrimSpace(name+" "+variant), func(t *testing.T) {
						playScript(t, file, number, strings.ReplaceAll(lines, "$", variant))
					})
				}
				number += strings.Count(script, "\n")
			}
		})
	}
}

// playScript does the lines of a script. The line of a file before them has the given number.
func playScript(t *testing.T, file string, number int, lines string) {
	w := openWindow(t)
	t.Cleanup(func() { language.Use(language.English) })
	defer func() {
		if t.Failed() {
			t.Logf("%s:%d", file, number)
		}
	}()
	for line := range strings.Lines(lines) {
		number++
		w.does(line)
	}
}

// does plays a script: words, one after another, each of which is done or checked. Two digits click on a cell. A word
// with a capital is a key, with what is held: Ctrl+Z. Others are
//
//	undo                  the ID of an action
//	paste:"1. 5 5"        an act with a text, one of acts
//	moves=2 said~"row 4"  what is seen: one of values or facts is equal to a text, or has it as a part
//	moves!=2 can!=undo    and is not, or has not
//	await moves=2         what comes in the end; no act follows await
//
// A text without blanks needs no quotes. A text @NAME is one of texts, or the published sample of that name. Not to be
// guessed are
//
//	hot55=false      how the analysis paints row 5, column 5: its points; others of ofCell likewise
//	remark1~"I do"   what is written beside row 1 of the list of moves, from 0; likewise all of ofRow and ofTile
//	turn:-1          the wheel is turned, by a step up
//	right:77         the other mouse button, whose menu is then seen as menu
//	front:false      another program's window is in front of this one
//	set:digit        what takes many acts, or no user can do: one of those in setUp; this one enters a right digit
func (w *window) does(script string) {
	w.t.Helper()
	left := strings.TrimSpace(scriptWord.ReplaceAllString(script, ""))
	fail.NowIf(w.t, left != "", "%s is in no pair of quotes: %s", left, script)
	awaits := false
	for _, word := range scriptWord.FindAllString(script, -1) {
		parts := scriptParts.FindStringSubmatch(word)
		fail.NowIf(w.t, awaits && (parts == nil || parts[2] == ":"), "%s cannot be awaited", word)
		switch {
		case word == "await":
			awaits = true
		case parts == nil:
			w.act(word)
		case parts[2] == ":":
			do := w.acts()[parts[1]]
			fail.NowIf(w.t, do == nil, "%s is no act", parts[1])
			do(w.named(parts[3]))
		default:
			w.sees(word, parts[1], parts[2], w.named(parts[3]), awaits)
			awaits = false
		}
	}
	fail.NowIf(w.t, awaits, "nothing is awaited at the end of %s", script)
}

var (
	scriptWord  = regexp.MustCompile(`(?:[^\s"]|"(?:[^"\\]|\\.)*")+`)
	scriptParts = regexp.MustCompile(`(?s)^([a-z]+[0-9]*)(:|!?[=~])(.*)$`)
)

// named returns the text that a script has, or names.
func (w *window) named(word string) string {
	w.t.Helper()
	if name, ok := strings.CutPrefix(word, "@"); ok {
		switch text, ok := texts[name]; {
		case name == "clipboard":
			return w.screen.Clipboard
		case ok:
			return text
		}
		return texttest.Sample(w.t, name)
	}
	if strings.HasPrefix(word, `"`) {
		return fail.Must(strconv.Unquote(word))(w.t)
	}
	return word
}

// act clicks on a cell, presses a key or does an action.
func (w *window) act(word string) {
	w.t.Helper()
	switch row, col := word[0]-'0', word[len(word)-1]-'0'; {
	case len(word) == 2 && row < 10 && col < 10:
		w.tapCell(int(row), int(col))
	case unicode.IsUpper(rune(word[0])):
		w.shortcut(w.shortcutOf(word))
	default:
		w.run(word)
	}
}

// keyNames are those of the keys, as a script writes them.
var keyNames = regexp.MustCompile(`^([A-Z0-9=+-]|F([1-9]|1[0-2])|Up|Down|Left|Right|Home|End|Page(Up|Down)|` +
	`Enter|Space|Escape|Backspace|Delete|Tab)$`)

func (w *window) shortcutOf(word string) keys.Shortcut {
	w.t.Helper()
	key, ctrl := strings.CutPrefix(word, "Ctrl+")
	key, shift := strings.CutPrefix(key, "Shift+")
	fail.NowIf(w.t, !keyNames.MatchString(key), "%s is no key", key)
	return keys.Shortcut{Key: keys.Key(strings.Replace(key, "Page", "Page ", 1)), Ctrl: ctrl, Shift: shift}
}

// sees fails unless something seen agrees with a text by an operator: = ~ != or !~.
func (w *window) sees(check, name, operator, text string, awaits bool) {
	w.t.Helper()
	now, holds := func() string { return "" }, func() bool { return false }
	if fact := w.facts()[name]; fact != nil {
		holds = func() bool { return fact(text) }
	} else {
		now = func() string { return w.valueOf(name) }
		holds = func() bool {
			return now() == text || strings.HasSuffix(operator, "~") && strings.Contains(now(), text)
		}
	}
	wanted := operator[0] != '!'
	if awaits {
		w.await(check, func() bool { return holds() == wanted })
	}
	fail.NowIf(w.t, holds() != wanted, "not %s, but %q", check, now())
}

// valueOf returns what is seen by a name.
func (w *window) valueOf(name string) string {
	w.t.Helper()
	if value := w.values()[name]; value != nil {
		return value()
	}
	if row, ok := ofRow[strings.TrimRight(name, "0123456789")]; ok {
		return row(w.rows()[name[len(name)-1]-'0'])
	}
	if tile, ok := ofTile[strings.TrimRight(name, "0123456789")]; ok {
		return tile(w.screen.Shown.Boards.At(int(name[len(name)-1] - '0')))
	}
	if of, ok := ofCell[strings.TrimRight(name, "123456789")]; ok {
		return of(w.shownAt(int(name[len(name)-2]-'0'), int(name[len(name)-1]-'0')))
	}
	w.t.Fatalf("there is no %s to be seen", name)
	return ""
}
