package locale

import "ninefold/engine/grid"

// KeyError is an error with a key of words. The words are found when it is shown, in the language of that time.
type KeyError struct {
	Key  string
	Args Args // those that are a Field, a Box or a Place are put into words with it
}

// Error returns the words in English.
func (e *KeyError) Error() string { return e.in(For(languages[0].Code)) }

func (e *KeyError) in(w *Words) string {
	args := Args{}
	for name, value := range e.Args {
		if named, ok := value.(interface{ in(*Words) string }); ok {
			value = named.in(w)
		}
		args[name] = value
	}
	return w.Text(e.Key, args)
}

// Named values for the Args of a KeyError.
type (
	Field grid.Box // a box of nested noughts and crosses
	Box   grid.Box // a box of Sudoku
	Place int      // where one of nine lies, 0..8
)

func (f Field) in(w *Words) string { return w.Field(grid.Box(f)) }
func (b Box) in(w *Words) string   { return w.Box(grid.Box(b)) }
func (p Place) in(w *Words) string { return w.Place(int(p)) }
