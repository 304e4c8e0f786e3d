package locale

import (
	"iter"
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Place names one of nine places, 0..8, for example "top left".
func (w *Words) Place(i int) string { return w.Text("place." + strconv.Itoa(i+1)) }

// Field names a box of nested noughts and crosses by number and place.
func (w *Words) Field(b grid.Box) string {
	return w.Text("field", Args{"Number": b.Number(), "Place": w.Place(int(b))})
}

// Fields lists boxes of nested noughts and crosses by number.
func (w *Words) Fields(boxes grid.Places) string {
	numbers := each(boxes.All(), func(b int) string { return strconv.Itoa(b + 1) })
	return w.Text("fields", Args{"N": len(numbers), "Numbers": w.List(numbers)})
}

// Box names a box of Sudoku by number and place.
func (w *Words) Box(b grid.Box) string {
	return w.Text("house.box", Args{"Number": b.Number(), "Place": w.Place(int(b))})
}

// Cell names a cell by row and column within a sentence.
func (w *Words) Cell(c grid.Cell) string { return w.Text("cell.name", at(c)) }

// CellFirst names a cell by row and column at the beginning of a sentence.
func (w *Words) CellFirst(c grid.Cell) string { return w.Text("cell.first", at(c)) }

func at(c grid.Cell) Args { return Args{"Row": c.Row(), "Col": c.Col()} }

// Mark returns X or O, or the word for an empty cell.
func (w *Words) Mark(m tictactoe.Mark) string {
	if m == tictactoe.Empty {
		return w.Text("mark.empty")
	}
	return m.String()
}

// List joins words into one enumeration: "a, b and c".
func (w *Words) List(words []string) string { return w.listBy("list", words) }

// listBy does what List does, with the words of another key.
func (w *Words) listBy(key string, words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return w.Text(key, Args{"Rest": strings.Join(words[:last], w.Text("list.comma")), "Last": words[last]})
}

// Listed joins the parts that are not empty with commas.
func (w *Words) Listed(parts ...string) string {
	return strings.Join(some(parts), w.Text("clause.comma"))
}

// Dotted joins the parts that are not empty with dots.
func Dotted(parts ...string) string { return strings.Join(some(parts), " · ") }

// some returns the parts that are not empty.
func some(parts []string) []string {
	return slices.DeleteFunc(slices.Clone(parts), func(part string) bool { return part == "" })
}

// each returns what say says of each.
func each[T any](all iter.Seq[T], say func(T) string) (words []string) {
	for one := range all {
		words = append(words, say(one))
	}
	return words
}
