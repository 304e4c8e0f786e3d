// Package language holds the language that the window speaks, and short functions that return its words.
package language

import (
	"slices"
	"sync/atomic"

	golocale "github.com/jeandeaual/go-locale"

	"ninefold/engine/locale"
	"ninefold/engine/locale/message"
)

// Language is the user's choice: the code of a language, or the system's choice among all. Whoever stores it need know
// only that it is a string.
type Language = string

// The choices that code names.
const (
	SystemLanguage Language = "system"
	English        Language = "en"
	Chinese        Language = "zh"
)

// Languages returns all choices in the order of the menu.
func Languages() []Language {
	choices := []Language{SystemLanguage}
	for _, l := range locale.Languages() {
		choices = append(choices, l.Code)
	}
	return choices
}

// Known returns the choice, or the system's if there are no words of that language.
func Known(choice Language) Language {
	if slices.Contains(Languages(), choice) {
		return choice
	}
	return SystemLanguage
}

// Spoken returns the code of the language that a choice means on this system.
func Spoken(choice Language) Language { return row(choice).Code }

// OtherNames returns the names of a language in the other ones; none for the system's choice.
func OtherNames(choice Language) string {
	if choice == SystemLanguage {
		return ""
	}
	return row(choice).Others
}

// HelpPage returns the Markdown page that explains the game, the texts and the rule sets.
func HelpPage(choice Language) string { return row(choice).HelpPage() }

// row returns the language that a choice means on this system.
func row(choice Language) locale.Language {
	all := locale.Languages()
	if i := slices.IndexFunc(all, func(l locale.Language) bool { return l.Code == choice }); i >= 0 {
		return all[i]
	}
	system, _ := golocale.GetLocale() // on an error, Closest returns the first language
	return locale.Closest(system)
}

// inUse is the language that the program speaks, a global as the locale is in C, since everything that says something
// needs it. It is the program's only mutable package variable, and only Use and UseTouched change it.
var inUse atomic.Pointer[locale.Words]

// Use sets the program's language.
func Use(choice Language) { inUse.Store(locale.WordsFor(row(choice).Code)) }

// UseTouched is Use for touch screens: no words name a key.
func UseTouched(choice Language) { inUse.Store(locale.WordsFor(row(choice).Code).Touch()) }

// Words returns the words of the language in use, before Use those of English.
func Words() *locale.Words {
	if words := inUse.Load(); words != nil {
		return words
	}
	return locale.WordsFor(English)
}

// Names holds the names of the players of X and O, for a sentence.
type Names = locale.Names

// MarkNames returns names that are the marks, for unknown players.
func MarkNames() Names { return locale.MarkNames() }

// Args are the values of a sentence's placeholders.
type Args = locale.Args

// Place can be a value in the Args of an Error.
type Place = locale.Place

// Error returns an error whose words have a key. Words().Error puts it into the language in use.
func Error(key string, args ...Args) error {
	m := message.Message{Key: key}
	if len(args) > 0 {
		m.Args = args[0]
	}
	return &message.Error{Of: m}
}

// Untested stands in a table where nothing is known.
const Untested = locale.Untested

// Status is said under the board: the state, and its reason.
type Status = locale.Status

// Say returns the status of two keys with the same placeholders.
func Say(headline, why string, args ...Args) Status {
	return Status{Headline: Text(headline, args...), Why: Text(why, args...)}
}

// Text returns the words of a key in the language in use.
func Text(key string, args ...Args) string { return Words().Text(key, args...) }

// Plural returns the words of a key in the form that n needs. They can show n as {{.N}}.
func Plural(key string, n int) string { return Words().Plural(key, n) }

// Amount returns words for n things, also none. Their key is "amount." and the things.
func Amount(things string, n int) string { return Words().Amount(things, n) }

// Some returns the words of a key, which show n as {{.N}}; empty for n = 0.
func Some(key string, n int) string {
	if n == 0 {
		return ""
	}
	return Text(key, Args{"N": n})
}

// Listed joins the parts that are not empty with commas.
func Listed(parts ...string) string { return Words().Listed(parts...) }

// Dotted joins the parts that are not empty with dots.
func Dotted(parts ...string) string { return locale.Dotted(parts...) }

// Sentences joins whole sentences, each with its full stop; empty ones are left out.
func Sentences(all ...string) string { return Words().Sentences(all...) }
