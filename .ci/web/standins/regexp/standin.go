// Package regexp stands in, in Fyne and in what reads Markdown for it, for that of Go's library: expressions are
// compiled when something is matched with them, and not at the page's start. Most never are.
package regexp

import (
	"io"
	"regexp"
	"sync"
)

// Regexp is an expression.
type Regexp struct{ compiled func() *regexp.Regexp }

// MustCompile is an expression, which is compiled, or panics, when it is used.
func MustCompile(expression string) *Regexp {
	return &Regexp{sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })}
}

// Match reports whether a text has a match.
func (r *Regexp) Match(text []byte) bool { return r.compiled().Match(text) }

// MatchString reports whether a text has a match.
func (r *Regexp) MatchString(text string) bool { return r.compiled().MatchString(text) }

// FindSubmatchIndex is where the first match is in a text, and its parts.
func (r *Regexp) FindSubmatchIndex(text []byte) []int { return r.compiled().FindSubmatchIndex(text) }

// FindReaderSubmatchIndex is where the first match is in what is read, and its parts.
func (r *Regexp) FindReaderSubmatchIndex(text io.RuneReader) []int {
	return r.compiled().FindReaderSubmatchIndex(text)
}
