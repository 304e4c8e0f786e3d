package locale

import (
	"encoding/json"
	"strings"
	"sync"
)

// Words has everything that the program says in one language. It is immutable. It reads its file when that is first
// needed, since this takes longer than marking a board.
type Words struct {
	code  string // the code by which For finds it
	read  func() *messages
	short bool // errors name files by the last part of an absolute path
}

// messages has the words of all keys.
type messages struct {
	byKey   map[string]message
	chinese bool
}

// message has the words of a key: for one thing, and for any other number. Without a number both are the same.
type message struct{ One, Other string }

// UnmarshalJSON reads words that are the same for every number as a string.
func (m *message) UnmarshalJSON(text []byte) error {
	if text[0] == '"' {
		err := json.Unmarshal(text, &m.Other)
		m.One = m.Other
		return err
	}
	type forms message
	return json.Unmarshal(text, (*forms)(m))
}

// Args are the values of a sentence's placeholders. Errors, fields and places among them are put into words too.
type Args = map[string]any

// touch ends the keys of words for touch screens, and the codes of languages with them.
const touch = ".touch"

// spoken has the words of every language by code.
var spoken = func() map[string]*Words {
	all := map[string]*Words{}
	for _, l := range languages {
		for _, code := range [...]string{l.Code, l.Code + touch} {
			all[code] = &Words{code: code, read: sync.OnceValue(func() *messages { return l.messages(code) })}
		}
	}
	return all
}()

// WordsFor returns the words of the language with a code, English ones for an unknown code.
func WordsFor(code string) *Words {
	words, ok := spoken[code]
	if !ok {
		words = spoken[languages[0].Code]
	}
	return words
}

// Touch returns the same language for touch screens: the words of KEY.touch, which name no key on a keyboard, replace
// those of KEY.
func (w *Words) Touch() *Words { return WordsFor(strings.TrimSuffix(w.code, touch) + touch) }

func (l Language) messages(code string) *messages {
	all := &messages{chinese: l.chinese}
	if err := json.Unmarshal(l.file("words/%s.json"), &all.byKey); err != nil {
		panic(err) // cannot happen: a test reads all files
	}
	if strings.HasSuffix(code, touch) {
		for id, m := range all.byKey {
			if key, ok := strings.CutSuffix(id, touch); ok {
				all.byKey[key] = m
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
	if len(args) == 0 {
		return w.pluralWith(key, 0, nil)
	}
	return w.pluralWith(key, 0, args[0])
}

// Optional returns the words of a key, or "" if it has none.
func (w *Words) Optional(key string) string { return w.read().byKey[key].Other }

// Plural returns the words of a key in the form for a number, which they can show as {{.N}}.
func (w *Words) Plural(key string, n int) string { return w.pluralWith(key, n, Args{"N": n}) }

// pluralWith does what Plural does, with other placeholders. It returns the key itself if that has no words.
func (w *Words) pluralWith(key string, n int, args Args) string {
	all := w.read()
	m, ok := all.byKey[key]
	if !ok {
		return key
	}
	words := m.Other
	if n == 1 {
		words = m.One
	}
	if args == nil {
		return words
	}
	if all.chinese {
		return joined(w.filled(words, args, seam))
	}
	return w.filled(words, args, "")
}

// filled returns words with the values of their placeholders, for example {{.N}}, between seams. A placeholder without
// a value says so.
func (w *Words) filled(words string, args Args, seam string) string {
	var b strings.Builder
	for {
		before, rest, any := strings.Cut(words, "{{.")
		b.WriteString(before)
		if !any {
			return b.String()
		}
		name, after, _ := strings.Cut(rest, "}}")
		told := "<no value>"
		if value, known := args[name]; known {
			told = w.value(value)
		}
		b.WriteString(seam + told + seam)
		words = after
	}
}

// Amount returns a number of things in words: those of the key "amount.THINGS", or for 0 of "amount.no.THINGS" if it
// exists.
func (w *Words) Amount(things string, n int) string {
	if none := "amount.no." + things; n == 0 && w.read().byKey[none].Other != "" {
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
