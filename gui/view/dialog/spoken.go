package dialog

import (
	words "ninefold/engine/locale"
	"ninefold/gui/language"
)

// Spoken is something made of words. It is made once in each language.
type Spoken[T any] struct {
	make func() T
	in   *words.Words // the language of made; nil before
	made T
}

// Say returns what a function makes in the language in use.
func Say[T any](make func() T) Spoken[T] { return Spoken[T]{make: make} }

// Now returns it in the language in use.
func (s *Spoken[T]) Now() T {
	if in := language.Words(); s.in != in {
		s.in, s.made = in, s.make()
	}
	return s.made
}
