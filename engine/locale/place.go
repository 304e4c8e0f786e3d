package locale

import (
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// placeKeys are where the nine places of a box, and the nine boxes of the board, lie.
var placeKeys = [grid.Boxes]string{
	"place.topLeft", "place.top", "place.topRight",
	"place.left", "place.centre", "place.right",
	"place.bottomLeft", "place.bottom", "place.bottomRight",
}

// Place is where one of nine lies, such as "top left"; i is 0..8.
func (w *Words) Place(i int) string { return w.Text(placeKeys[i]) }

// Field is a box of nested noughts and crosses: its number and where it lies.
func (w *Words) Field(b grid.Box) string {
	return w.Text("field", Args{"Number": b.Number(), "Place": w.Place(int(b))})
}

// Fields is the numbers of some boxes of nested noughts and crosses.
func (w *Words) Fields(boxes tictactoe.Places) string {
	var numbers []int
	for b := range grid.Box(grid.Boxes) {
		if boxes.Has(int(b)) {
			numbers = append(numbers, b.Number())
		}
	}
	return w.pluralWith("fields", len(numbers), Args{"Numbers": w.numbers(numbers)})
}

// Box is a box of Sudoku: its number and where it lies.
func (w *Words) Box(b grid.Box) string {
	return w.Text("house.box", Args{"Number": b.Number(), "Place": w.Place(int(b))})
}

// Cell is a cell by row and column, in the middle of a sentence.
func (w *Words) Cell(c grid.Cell) string { return w.Text("cell.name", at(c)) }

// CellFirst is a cell by row and column where it begins a sentence.
func (w *Words) CellFirst(c grid.Cell) string { return w.Text("cell.first", at(c)) }

func at(c grid.Cell) Args { return Args{"Row": c.Row(), "Col": c.Col()} }

// Mark is X or O, or the word for an empty cell.
func (w *Words) Mark(m tictactoe.Mark) string {
	if m == tictactoe.Empty {
		return w.Text("mark.empty")
	}
	return m.String()
}

// List joins words into one enumeration: "a, b and c".
func (w *Words) List(words []string) string { return w.listBy("list", words) }

// listBy is List by the sentence of a key.
func (w *Words) listBy(key string, words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return w.Text(key, Args{"Rest": strings.Join(words[:last], w.Text("list.comma")), "Last": words[last]})
}

// Listed is words with commas between them.
func (w *Words) Listed(words []string) string { return strings.Join(words, w.Text("clause.comma")) }

func (w *Words) numbers(numbers []int) string {
	var words []string
	for _, n := range numbers {
		words = append(words, strconv.Itoa(n))
	}
	return w.List(words)
}
