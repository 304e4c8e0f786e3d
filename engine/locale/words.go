package locale

import (
	"encoding/json"
	"strings"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// Words has everything that the program says in one language. It is immutable. Its file is read when it is first
// needed, since that takes longer than marking a board.
type Words struct {
	code string // by which For finds it
	read func() *messages
}

// messages has the words of all keys.
type messages struct {
	byKey     map[string]*i18n.Message
	localizer *i18n.Localizer
	chinese   bool
}

// Args are the values of a sentence's placeholders.
type Args = map[string]any

// touch ends the keys of words for touch screens, and the codes of the languages there.
const touch = ".touch"

// spoken has the words of every language by code.
var spoken = func() map[string]*Words {
	all := map[string]*Words{}
	for _, l := range languages {
		for _, code := range [...]string{l.Code, l.Code + touch} {
			all[code] = &Words{code, sync.OnceValue(func() *messages { return l.messages(code) })}
		}
	}
	return all
}()

// For returns the words of the language with a code; the English ones for an unknown code.
func For(code string) *Words {
	words, ok := spoken[code]
	if !ok {
		words = spoken[languages[0].Code]
	}
	return words
}

// Touch returns the same language for touch screens, where no words name a key on a keyboard: the words of KEY.touch
// replace those of KEY.
func (w *Words) Touch() *Words { return For(strings.TrimSuffix(w.code, touch) + touch) }

// Code returns the code by which For finds these words.
func (w *Words) Code() string { return w.code }

func (l Language) messages(code string) *messages {
	bundle := i18n.NewBundle(l.tag)
	bundle.RegisterUnmarshalFunc("json", json.Unmarshal)
	file, err := bundle.ParseMessageFileBytes(l.file("words/%s.json"), l.tag.String()+".json")
	if err != nil {
		panic(err) // a test reads all
	}
	all := &messages{map[string]*i18n.Message{}, i18n.NewLocalizer(bundle, l.tag.String()), l.chinese}
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

// Below returns the words of all keys with a prefix, by the rest of the key.
func (w *Words) Below(prefix string) map[string]string {
	found := map[string]string{}
	for key, m := range w.read().byKey {
		if rest, ok := strings.CutPrefix(key, prefix); ok {
			found[rest] = m.Other
		}
	}
	return found
}

// Text returns the words of a key with the values of their placeholders, or the key itself if it has no words.
func (w *Words) Text(key string, args ...Args) string {
	config := i18n.LocalizeConfig{MessageID: key}
	if len(args) > 0 {
		config.TemplateData = args[0]
	}
	return w.localized(&config)
}

// Plural returns the words of a key in the form for a number, which they can show as {{.N}}.
func (w *Words) Plural(key string, n int) string { return w.pluralWith(key, n, Args{"N": n}) }

// pluralWith is Plural with other placeholders.
func (w *Words) pluralWith(key string, n int, args Args) string {
	return w.localized(&i18n.LocalizeConfig{MessageID: key, PluralCount: n, TemplateData: args})
}

func (w *Words) localized(config *i18n.LocalizeConfig) string {
	said := w.read()
	args, some := config.TemplateData.(Args)
	if said.chinese && some {
		config.TemplateData = withSeams(args)
	}
	words, err := said.localizer.Localize(config)
	if words == "" && err != nil {
		return config.MessageID
	}
	if said.chinese && some {
		return joined(words)
	}
	return words
}

// Amount returns a number of things in words: of the key "amount.THINGS", or of "amount.no.THINGS", if that exists, for
// 0.
func (w *Words) Amount(things string, n int) string {
	if none := "amount.no." + things; n == 0 && w.read().byKey[none] != nil {
		return w.Text(none)
	}
	return w.Plural("amount."+things, n)
}

// Sentence appends the language's full stop to a sentence that has none. It does not capitalise.
func (w *Words) Sentence(words string) string { return words + w.Text("full.stop") }

// Sentences joins whole sentences with the language's space. It skips empty ones.
func (w *Words) Sentences(all ...string) string {
	words := ""
	for _, next := range all {
		switch {
		case words == "":
			words = next
		case next != "":
			words = w.Text("sentences", Args{"First": words, "Next": next})
		}
	}
	return words
}
