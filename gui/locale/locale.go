// Package locale is which language the window speaks, and the short forms in which the window asks for words.
package locale

import (
	"slices"
	"sync/atomic"

	golocale "github.com/jeandeaual/go-locale"

	"ninefold/engine/locale"
)

// Language is a choice of the language: the code of one, or the system's choice among all. Whoever keeps it needs to
// know no more of it than that it is a string.
type Language = string

// The choices that the code names.
const (
	SystemLanguage Language = "system"
	English        Language = "en"
	Chinese        Language = "zh"
)

// Languages returns all choices, in the order in which they are offered.
func Languages() []Language {
	choices := []Language{SystemLanguage}
	for _, l := range locale.Languages() {
		choices = append(choices, l.Code)
	}
	return choices
}

// Known is a choice, and the system's in the place of a language that there are no words of.
func Known(choice Language) Language {
	if slices.Contains(Languages(), choice) {
		return choice
	}
	return SystemLanguage
}

// Spoken is the language that a choice comes to on this system.
func Spoken(choice Language) Language { return row(choice).Code }

// HelpPage is the page, in Markdown, that explains the game, the texts and the rule sets in a language.
func HelpPage(choice Language) string { return row(choice).HelpPage() }

// row is the language that a choice comes to on this system.
func row(choice Language) locale.Language {
	all := locale.Languages()
	if i := slices.IndexFunc(all, func(l locale.Language) bool { return l.Code == choice }); i >= 0 {
		return all[i]
	}
	system, _ := golocale.GetLocale() // of a system that names none, the first language will do
	return locale.Closest(system)
}

// inUse is the language that the program speaks, as a program in C has a locale: all that is said asks for it, so it is
// the one variable of the program that changes. Use alone changes it.
var inUse atomic.Pointer[locale.Words]

// Use makes the program speak a language from now on.
func Use(choice Language) { inUse.Store(locale.For(row(choice).Code)) }

// UseTouched is Use for a screen that is touched, where no words name a key.
func UseTouched(choice Language) { inUse.Store(locale.For(row(choice).Code).Touch()) }

// Words is the words of the language in use; English before any is.
func Words() *locale.Words {
	if words := inUse.Load(); words != nil {
		return words
	}
	return locale.For(English)
}

// Names has the names of the players of X and O in a sentence.
type Names = locale.Names

// ByMark calls the players by their marks, as where nobody is known.
func ByMark() Names { return locale.ByMark() }

// Args are the values of a sentence's placeholders.
type Args = locale.Args

// Field, Box and Place stand among the Args of an Error for what is put into words with it.
type (
	Field = locale.Field
	Box   = locale.Box
	Place = locale.Place
)

// Error is an error whose words have a key. They are found when it is said, by Words().Error.
func Error(key string, args ...Args) error {
	e := &locale.KeyError{Key: key}
	if len(args) > 0 {
		e.Args = args[0]
	}
	return e
}

// Status is what is said under the board: what is the case, and why.
type Status = locale.Status

// Say is the status of two keys, both of which have the same values.
func Say(headline, why string, args ...Args) Status {
	return Status{Headline: Text(headline, args...), Why: Text(why, args...)}
}

// Text is the sentence or word of a key in the language in use.
func Text(key string, args ...Args) string { return Words().Text(key, args...) }

// Plural is the sentence of a key in the form that goes with a number, which it can show as {{.N}}.
func Plural(key string, n int) string { return Words().Plural(key, n) }

// Amount is a number of things, none included: the words have the key "amount." and the things.
func Amount(things string, n int) string { return Words().Amount(things, n) }

// Sentences joins sentences, each whole with its full stop; empty ones are left out.
func Sentences(all ...string) string { return Words().Sentences(all...) }
