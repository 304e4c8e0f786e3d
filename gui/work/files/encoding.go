package files

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/gogs/chardet"
)

// Decoded is a text as an encoding has it.
type Decoded struct {
	Encoding string // its name, such as Shift_JIS
	Text     []byte // in UTF-8
}

// Line returns the first line that tells an encoding from others.
func (d *Decoded) Line() string {
	for line := range strings.Lines(string(d.Text)) {
		if strings.ContainsFunc(line, func(r rune) bool { return r >= utf8.RuneSelf }) {
			return strings.TrimSpace(line)
		}
	}
	return ""
}

// Guess returns what a content that is not UTF-8 can be, the likeliest first, and whether that is sure. It returns none
// for UTF-8 and for what no known encoding has.
func Guess(content []byte) (texts []Decoded, sure bool) {
	if utf8.Valid(content) {
		return nil, false
	}
	all, _ := chardet.NewTextDetector().DetectAll(foreignWords(content))
	for _, usual := range []string{"GB18030", "Shift_JIS", "Big5", "EUC-KR", "windows-1252"} {
		all = append(all, chardet.Result{Charset: usual}) // of few words it may have no opinion
	}
	var trust []int // in percent
	for _, guess := range all {
		text, ok := decode(content, guess.Charset)
		same := func(d Decoded) bool { return bytes.Equal(d.Text, text) }
		if ok && legible(text) && !slices.ContainsFunc(texts, same) {
			texts, trust = append(texts, Decoded{guess.Charset, text}), append(trust, guess.Confidence)
		}
	}
	const enough, ahead = 60, 25
	sure = len(texts) > 0 && trust[0] >= enough && (len(texts) == 1 || trust[0]-trust[1] >= ahead)
	return texts[:min(len(texts), mostGuesses)], sure
}

// mostGuesses is how many encodings are offered.
const mostGuesses = 6

// foreignWords returns the words that are not plain ASCII, which alone tell the encoding.
func foreignWords(content []byte) []byte {
	var words [][]byte
	for word := range bytes.FieldsFuncSeq(content, func(r rune) bool { return r < '0' }) {
		if bytes.ContainsFunc(word, func(r rune) bool { return r >= utf8.RuneSelf }) {
			words = append(words, word)
		}
	}
	return bytes.Join(words, []byte(" "))
}

// legible reports whether a decoded text has no replacement and no control characters besides line ends and tabs.
func legible(text []byte) bool {
	return !bytes.ContainsFunc(text, func(r rune) bool {
		return r == utf8.RuneError || r < ' ' && !strings.ContainsRune("\r\n\t", r) || 0x7F <= r && r < 0xA0
	})
}
