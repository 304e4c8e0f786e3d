package locale

import (
	"regexp"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func TestWhichLanguageTheSystemsSettingChooses(t *testing.T) {
	for setting, want := range map[string]string{
		"": "en", "C": "en", "POSIX": "en", "C.UTF-8": "en", "nonsense_of.a.kind": "en", "tlh": "en",
		"de_DE.UTF-8@euro": "en", "sr_RS": "en", "ja_JP.UTF-8": "en", "en_GB.UTF-8": "en", "zh": "zh", "zh_CN": "zh",
		"zh_CN.UTF-8": "zh", "zh-Hans": "zh", "zh_SG.utf8": "zh", "zh_TW.UTF-8": "zh",
	} {
		fail.Unequal(t, Closest(setting).Code, want, "%q chooses", setting)
	}
}

func TestTheVariableThatComesFirstChoosesTheLanguage(t *testing.T) {
	for _, test := range []struct {
		environment map[string]string
		want        string
	}{
		{nil, "en"},
		{map[string]string{"LANG": "zh_CN.UTF-8"}, "zh"},
		{map[string]string{"LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"}, "zh"},
		{map[string]string{"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8", "LC_ALL": "C"}, "en"},
		{map[string]string{"LANG": "zh_CN.UTF-8", "LC_ALL": ""}, "zh"},
	} {
		got := FromEnvironment(func(name string) string { return test.environment[name] })
		fail.Unequal(t, got.Code, test.want, "%v chooses", test.environment)
	}
}

// w has the English words.
var w = WordsFor("en")

// rawKey matches a key without words; uttt.ai is the name of a program.
var rawKey = regexp.MustCompile(`\b[a-z]+(\.[A-Za-z]+)+\b`)

// inEveryLanguage checks the words that say returns in each language: none is a key, and no placeholder lacks its
// value.
func inEveryLanguage(t *testing.T, say func(w *Words) []string) {
	t.Helper()
	for _, language := range Languages() {
		for i, said := range say(WordsFor(language.Code)) {
			raw := rawKey.MatchString(strings.ReplaceAll(said, "uttt.ai", ""))
			fail.If(t, said == "" || raw || strings.Contains(said, "<no value>") || strings.Contains(said, "{{"),
				"%s: words %d are %q", language.Code, i, said)
		}
	}
}

// says checks what say returns: in English it has all of the parts, and in each language its words are sound.
func says(t *testing.T, say func(w *Words) string, parts ...string) {
	t.Helper()
	checkParts(t, say(w), parts...)
	inEveryLanguage(t, func(w *Words) []string { return []string{say(w)} })
}

// errorSays does what says does, of an error.
func errorSays(t *testing.T, err error, parts ...string) {
	t.Helper()
	says(t, func(w *Words) string { return w.Error(err) }, parts...)
}

func checkParts(t *testing.T, text string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		fail.Lacks(t, text, part, "the words")
	}
}

func TestChineseHasSpacesBesideLatinWordsAlone(t *testing.T) {
	w := WordsFor("zh")
	for _, test := range []struct{ key, name, want string }{
		{"import.done", "board.txt", "已导入 board.txt。"}, {"import.done", "棋盘", "已导入棋盘。"},
		{"import.done", "我的 棋盘", "已导入我的 棋盘。"}, {"boards.mail", "Anna", "通信对局：你与 Anna"},
		{"boards.mail", "安娜", "通信对局：你与安娜"}, {"boards.mail", "", "通信对局：你与"},
		{"document.readOnly", "（副本）", "（副本）是只读的"},
	} {
		fail.Unequal(t, w.Text(test.key, Args{"Name": test.name}), test.want, "%s with %q", test.key, test.name)
	}
	fail.Unequal(t, w.Plural("amount.marks", 3), "3 枚棋子", "it")
	fail.Unequal(t, WordsFor("en").Text("import.done", Args{"Name": "棋盘"}), "Imported 棋盘.", "it")
}
