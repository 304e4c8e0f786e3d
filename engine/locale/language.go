// Package locale has the words of the program in every language, independent of any screen, so that the commands and
// the window say the same.
package locale

import (
	"embed"
	"fmt"
	"strings"
)

//go:embed words/*.json help/*.md
var files embed.FS

// Language is a language of the program. It has a row in languages and the files words/CODE.json and help/CODE.md.
type Language struct {
	Code    string
	Name    string // the language's name in itself
	Others  string // its names in the other languages
	chinese bool   // it has no spaces between words
}

// languages lists the languages in the order in which they are offered. The first is used if none fits.
var languages = [...]Language{
	{Code: "en", Name: "English", Others: "英文 英语"},
	{Code: "zh", Name: "简体中文", Others: "Chinese", chinese: true},
}

// Languages returns the languages in the order in which they are offered. The caller must not change the slice.
func Languages() []Language { return languages[:] }

// Closest returns the language for a system's setting, for example zh_CN.UTF-8, zh-Hans or C.
func Closest(setting string) Language {
	end := strings.IndexAny(setting, "_-.@")
	if end < 0 {
		end = len(setting)
	}
	for _, l := range languages {
		if l.Code == setting[:end] {
			return l
		}
	}
	return languages[0]
}

// FromEnvironment returns the language that an environment's variables choose for messages, in POSIX's order.
func FromEnvironment(getenv func(string) string) Language {
	for _, variable := range [...]string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if setting := getenv(variable); setting != "" {
			return Closest(setting)
		}
	}
	return languages[0]
}

// HelpPage returns the page in Markdown that explains the game, the texts and the rule sets.
func (l Language) HelpPage() string { return string(l.file("help/%s.md")) }

func (l Language) file(name string) []byte {
	data, err := files.ReadFile(fmt.Sprintf(name, l.Code))
	if err != nil {
		panic(err) // cannot happen: a test reads all files
	}
	return data
}
