package locale

import (
	"encoding/json"
	"strings"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// Words is what the program says, in one language. It never changes. Its file is read when something is said first,
// which takes longer than marking a board.
type Words struct {
	code string // by which For finds it
	read func() *messages
}

// messages are the words of all keys.
type messages struct {
	byKey     map[string]*i18n.Message
	localizer *i18n.Localizer
}

// Args are the values of a sentence's placeholders.
type Args = map[string]any

// touch ends the keys of words for a screen that is touched, and the codes of languages as they are spoken there.
const touch = ".touch"

// spoken are the words of every language, by code.
var spoken = func() map[string]*Words {
	all := map[string]*Words{}
	for _, l := range languages {
		for _, code := range [...]string{l.Code, l.Code + touch} {
			all[code] = &Words{code, sync.OnceValue(func() *messages { return l.messages(code) })}
		}
	}
	return all
}()

// For is the words of the language with a code; English ones of an unknown code.
func For(code string) *Words {
	words, ok := spoken[code]
	if !ok {
		words = spoken[languages[0].Code]
	}
	return words
}

// Touch is the same language as it is spoken on a screen that is touched, where no words name a key: what has the same
// key with ".touch" after it is said in their place.
func (w *Words) Touch() *Words { return For(strings.TrimSuffix(w.code, touch) + touch) }

// Code is what For finds these words by.
func (w *Words) Code() string { return w.code }

func (l Language) messages(code string) *messages {
	bundle := i18n.NewBundle(l.tag)
	bundle.RegisterUnmarshalFunc("json", json.Unmarshal)
	file, err := bundle.ParseMessageFileBytes(l.file("words/%s.json"), l.tag.String()+".json")
	if err != nil {
		panic(err) // a test reads all
	}
	all := &messages{map[string]*i18n.Message{}, i18n.NewLocalizer(bundle, l.tag.String())}
	for _, m := range file.Messages {
		all.byKey[m.ID] = m
	}
	if strings.HasSuffix(code, touch) {
		for id, m := range all.byKey {
			if key, ok := strings.CutSuffix(id, touch); ok {
				said := *m
				said.ID = key
				bundle.MustAddMessages(l.tag, &said)
			}
		}
	}
	return all
}

// Below are the words of all keys that begin with a prefix, by the rest of the key.
func (w *Words) Below(prefix string) map[string]string {
	found := map[string]string{}
	for key, m := range w.read().byKey {
		if rest, ok := strings.CutPrefix(key, prefix); ok {
			found[rest] = m.Other
		}
	}
	return found
}

// Text is the sentence or word of a key. Of a key without words, of which a test finds none, it is the key.
func (w *Words) Text(key string, args ...Args) string {
	config := i18n.LocalizeConfig{MessageID: key}
	if len(args) > 0 {
		config.TemplateData = args[0]
	}
	return w.localized(&config)
}

// Plural is the sentence of a key in the form that goes with a number, which it can show as {{.N}}.
func (w *Words) Plural(key string, n int) string { return w.pluralWith(key, n, Args{"N": n}) }

// pluralWith is the sentence of a key in the form that goes with a number, with placeholders of its own.
func (w *Words) pluralWith(key string, n int, args Args) string {
	return w.localized(&i18n.LocalizeConfig{MessageID: key, PluralCount: n, TemplateData: args})
}

func (w *Words) localized(config *i18n.LocalizeConfig) string {
	words, err := w.read().localizer.Localize(config)
	if words == "" && err != nil {
		return config.MessageID
	}
	return words
}

// Amount is a number of things: the words have the key "amount." and the things, and for none, if that is said in a way
// of its own, "amount.no." and the things.
func (w *Words) Amount(things string, n int) string {
	if none := "amount.no." + things; n == 0 && w.read().byKey[none] != nil {
		return w.Text(none)
	}
	return w.Plural("amount."+things, n)
}

// Sentence makes a sentence of words that lack their full stop.
func (w *Words) Sentence(words string) string { return words + w.Text("full.stop") }

// Sentences joins sentences, each whole with its full stop; empty ones are left out.
func (w *Words) Sentences(all ...string) string {
	words := ""
	for _, next := range all {
		switch {
		case words == "":
			words = next
		case next != "":
			words = w.Text("sentences", Args{"First": words, "Then": next})
		}
	}
	return words
}
