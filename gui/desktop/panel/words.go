package panel

import (
	"math"
	"sort"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
)

// style says how words are written.
type style struct {
	size   fyne.ThemeSizeName
	bold   bool
	colour fyne.ThemeColorName
	fixed  bool // monospaced
	align  fyne.TextAlign
}

var (
	plain       = style{size: theme.SizeText, colour: theme.ColorText}
	strong      = style{size: theme.SizeText, colour: theme.ColorText, bold: true}
	muted       = style{size: theme.SizeText, colour: theme.ColorMuted}
	mutedStrong = style{size: theme.SizeText, colour: theme.ColorMuted, bold: true}
	caption     = style{size: theme.SizeCaption, colour: theme.ColorMuted}
	small       = style{size: theme.SizeCaption, colour: theme.ColorText}
	onward      = style{size: theme.SizeCaption, colour: theme.ColorPrimary, bold: true} // leads to the next thing
	counted     = style{size: theme.SizeCaption, colour: theme.ColorText, bold: true}
	label       = style{size: theme.SizeLabel, colour: theme.ColorMuted, bold: true}
	title       = style{size: theme.SizeTitle, colour: theme.ColorText, bold: true}
	headline    = style{size: theme.SizeHeadline, colour: theme.ColorText, bold: true}
	larger      = style{size: theme.SizeHeadline, colour: theme.ColorText}
	fixed       = style{size: theme.SizeText, colour: theme.ColorText, fixed: true}
)

// in returns the style in another colour.
func (s style) in(colour fyne.ThemeColorName) style {
	s.colour = colour
	return s
}

// right returns the style with words at the right of their area.
func (s style) right() style {
	s.align = fyne.TextAlignTrailing
	return s
}

// centred returns the style with words in the middle of their area.
func (s style) centred() style {
	s.align = fyne.TextAlignCenter
	return s
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

// fit cuts words that are wider than a width, and ends them with an ellipsis.
func (s style) fit(words string, width float32) string {
	words = shorten(words)
	if s.width(words) <= width {
		return words
	}
	runes := []rune(words)
	fits := sort.Search(len(runes)-1, func(i int) bool { return s.width(string(runes[:i+1])+ellipsis) > width })
	return strings.TrimRight(string(runes[:fits]), " ,;") + ellipsis
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
			n := s.fits(word, width)
			if n == 0 {
				break
			}
			all, word = append(all, word[:n]), word[n:]
		}
		all = append(all, word)
	}
	return all
}

// fits returns how many bytes of a word fit into a width.
func (s style) fits(word string, width float32) (n int) {
	for i, r := range word {
		end := i + utf8.RuneLen(r)
		if s.width(word[:end]) > width {
			break
		}
		n = end
	}
	return n
}

// capital returns a label in capitals, in scripts that have them.
func capital(words string) string { return strings.ToUpper(words) }
