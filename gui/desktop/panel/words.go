package panel

import (
	"math"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// style says how words are written.
type style struct {
	size   fyne.ThemeSizeName
	bold   bool
	colour drawing.Colour
	fixed  bool // monospaced
	align  fyne.TextAlign
}

// styles has the look of each style of texts.
var styles = [...]style{
	view.Plain:       {size: theme.SizeText, colour: drawing.Letters},
	view.Strong:      {size: theme.SizeText, colour: drawing.Letters, bold: true},
	view.Muted:       {size: theme.SizeText, colour: drawing.Aside},
	view.MutedStrong: {size: theme.SizeText, colour: drawing.Aside, bold: true},
	view.Small:       {size: theme.SizeCaption, colour: drawing.Aside},
	view.Counted:     {size: theme.SizeCaption, colour: drawing.Letters, bold: true},
	view.Label:       {size: theme.SizeLabel, colour: drawing.Aside, bold: true},
	view.Larger:      {size: theme.SizeHeadline, colour: drawing.Letters},
	view.Headed:      {size: theme.SizeHeadline, colour: drawing.Letters, bold: true},
	view.Large:       {size: theme.SizeTitle, colour: drawing.Letters, bold: true},
	view.Tagged:      {size: theme.SizeCaption, colour: drawing.Letters, bold: true},
	view.Fixed:       {size: theme.SizeText, colour: drawing.Letters, fixed: true},
}

func (s style) measure(words string) fyne.Size {
	return fyne.MeasureText(words, fynetheme.Size(s.size), s.font())
}

func (s style) font() fyne.TextStyle { return fyne.TextStyle{Bold: s.bold, Monospace: s.fixed} }

// width returns the width of words, rounded up to whole units.
func (s style) width(words string) float32 {
	return float32(math.Ceil(float64(s.measure(words).Width)))
}

func (s style) line() float32 { return float32(math.Ceil(float64(s.measure(" ").Height))) }

const (
	ellipsis  = "…"
	longest   = 600      // most characters that are measured and shown
	softBreak = "\u200a" // where locale.Breakable lets a line end
)

// fit cuts words that are wider than a width, and ends them with an ellipsis in place of punctuation and white space.
func (s style) fit(words string, width float32) string {
	words = shorten(words)
	if s.width(words) <= width {
		return words
	}
	before := func(r rune) bool { return unicode.IsPunct(r) || unicode.IsSpace(r) }
	return strings.TrimRightFunc(words[:s.fits(words, ellipsis, width)], before) + ellipsis
}

// shorten returns words on one line, cut if they are longer than anything shown.
func shorten(words string) string {
	if utf8.RuneCountInString(words) > longest {
		words = string([]rune(words)[:longest]) + ellipsis
	}
	return arrowSafe.Replace(strings.ReplaceAll(words, "\n", " "))
}

// arrowSafe removes the space after an arrow: the font of the arrow lacks it, and shows a box in its place.
var arrowSafe = strings.NewReplacer("→ ", "→")

// wrap breaks words into lines of a width, where the language allows it: at most `most` lines, the last one cut off.
func (s style) wrap(words string, width float32, most int) []string {
	if words == "" {
		return nil
	}
	var lines []string
	line := ""
	pieces := strings.Split(strings.ReplaceAll(language.Breakable(shorten(words)), " ", " "+softBreak), softBreak)
	pieces = s.narrow(pieces, width)
	for i, piece := range pieces {
		if line != "" && s.width(strings.TrimRight(line+piece, " ")) > width {
			if len(lines) == most-1 {
				return append(lines, s.fit(line+strings.Join(pieces[i:], ""), width))
			}
			lines, line = append(lines, strings.TrimRight(line, " ")), ""
		}
		line += piece
	}
	return append(lines, s.fit(strings.TrimRight(line, " "), width))
}

// narrow breaks words that are wider than a line, for example paths.
func (s style) narrow(words []string, width float32) (all []string) {
	const short = 16 // bytes of words that are never too wide
	for _, word := range words {
		for len(word) > short && s.width(word) > width {
			n := s.fits(word, "", width)
			if n == 0 {
				break
			}
			all, word = append(all, word[:n]), word[n:]
		}
		all = append(all, word)
	}
	return all
}

// fits returns how many bytes of words fit into a width, before an end.
func (s style) fits(words, end string, width float32) int {
	var at []int // where each character begins, and the last ends
	for i := range words {
		at = append(at, i)
	}
	at = append(at, len(words))
	return at[sort.Search(len(at)-1, func(i int) bool { return s.width(words[:at[i+1]]+end) > width })]
}
