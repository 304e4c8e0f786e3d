package locale

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation/text"
)

// Words has everything that the program says in one language. It is immutable. It reads its file when that is first
// needed, since this takes longer than marking a board.
type Words struct {
	code  string // the code by which For finds it
	read  func() *vocabulary
	short bool // errors name files by the last part of an absolute path
}

// vocabulary has the words of all keys.
type vocabulary struct {
	byKey   map[string]forms
	chinese bool
}

// forms has the words of a key: for no thing and for one, nil if they are the same, and for any other number.
type forms struct {
	None, One *string
	Other     string
}

// UnmarshalJSON reads words that are the same for every number as a string.
func (f *forms) UnmarshalJSON(text []byte) error {
	if text[0] == '"' {
		return json.Unmarshal(text, &f.Other)
	}
	type both forms
	return json.Unmarshal(text, (*both)(f))
}

// Args are the values of a sentence's placeholders.
type Args = message.Args

// touch ends the keys of words for touch screens, and the codes of languages with them.
const touch = ".touch"

// spoken has the words of every language by code.
var spoken = func() map[string]*Words {
	all := map[string]*Words{}
	for _, l := range languages {
		for _, code := range [...]string{l.Code, l.Code + touch} {
			all[code] = &Words{code: code, read: sync.OnceValue(func() *vocabulary { return l.vocabulary(code) })}
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

func (l Language) vocabulary(code string) *vocabulary {
	all := &vocabulary{chinese: l.chinese}
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

// Text returns the words of a key with the values of their placeholders, or the key itself if it has no words. If there
// is a number N, the words are those for it.
func (w *Words) Text(key string, args ...Args) string {
	all := w.read()
	f, ok := all.byKey[key]
	switch {
	case !ok:
		return key
	case len(args) == 0 || args[0] == nil:
		return f.Other
	}
	words := f.Other
	switch n := args[0]["N"]; {
	case n == 0 && f.None != nil:
		words = *f.None
	case n == 1 && f.One != nil:
		words = *f.One
	}
	if all.chinese {
		return joined(w.filled(words, args[0], seam))
	}
	return w.filled(words, args[0], "")
}

// when returns the words of a key if something is so, and "" if not.
func (w *Words) when(is bool, key string, args Args) string {
	if is {
		return w.Text(key, args)
	}
	return ""
}

// Optional returns the words of a key, or "" if it has none.
func (w *Words) Optional(key string) string { return w.read().byKey[key].Other }

// Plural returns the words of a key in the form for a number, which they can show as {{.N}}.
func (w *Words) Plural(key string, n int) string { return w.Text(key, Args{"N": n}) }

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
			told = w.Say(value)
		}
		b.WriteString(seam + told + seam)
		words = after
	}
}

// Say puts a message, an error or a value of one into words. Any other value stands for itself.
func (w *Words) Say(v any) string {
	switch v := v.(type) {
	case error:
		return w.Error(v)
	case message.Worded:
		return w.Say(v.Message())
	case message.Message:
		return w.Text(v.Key, v.Args)
	case message.Amount:
		return w.Amount(v.Things, v.N)
	case message.Path:
		return w.file(string(v))
	case message.Name:
		return text.SafeLine(string(v))
	case message.List:
		return strings.Join(v, w.Text("list.comma"))
	case grid.Box:
		return w.Field(v)
	case grid.Places:
		return w.Fields(v)
	case Place:
		return w.Place(int(v))
	}
	return fmt.Sprint(v)
}

// Place is a value: one of nine places, 0..8.
type Place int

// Amount returns a number of things in the words of the key "amount.THINGS".
func (w *Words) Amount(things string, n int) string { return w.Plural("amount."+things, n) }

// Sentence appends the language's full stop to a sentence that has none. It does not capitalise.
func (w *Words) Sentence(words string) string { return words + w.Text("full.stop") }

// Sentences joins whole sentences with the language's space. It skips empty ones.
func (w *Words) Sentences(all ...string) string {
	words := ""
	for i, next := range some(all) {
		if i == 0 {
			words = next
		} else {
			words = w.Text("sentences", Args{"First": words, "Next": next})
		}
	}
	return words
}

// Chinese has no spaces between its characters, but one between them and a word in Latin letters. The value of a
// placeholder may be either, so the space beside it is decided when the sentence is made. Spaces inside the value stay
// as they are.

// seam stands in a sentence before and after the value of a placeholder.
const seam = "\ue000"

// joined returns a Chinese sentence without its seams.
func joined(sentence string) string {
	whole := ""
	for _, part := range strings.Split(sentence, seam) {
		if whole == "" || part == "" {
			whole += part
			continue
		}
		left, right := strings.TrimSuffix(whole, " "), strings.TrimPrefix(part, " ")
		before, _ := utf8.DecodeLastRuneInString(left)
		after, _ := utf8.DecodeRuneInString(right)
		switch {
		case isChinese(before) && isChinese(after):
			whole = left + right
		case unicode.Is(unicode.Han, before) && isLatin(after), isLatin(before) && unicode.Is(unicode.Han, after):
			whole = left + " " + right
		default:
			whole += part
		}
	}
	return whole
}

// isChinese reports whether a character is Chinese, or punctuation of the same width.
func isChinese(r rune) bool {
	return unicode.In(r, unicode.Han) || '\u3000' <= r && r <= '\u303f' || '\uff00' <= r && r <= '\uff60'
}

func isLatin(r rune) bool { return unicode.Is(unicode.Latin, r) }
