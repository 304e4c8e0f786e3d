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
func Place(i int) string { return Text(placeKeys[i]) }

// Field is a box of nested noughts and crosses: its number and where it lies.
func Field(b grid.Box) string {
	return Text("field", Args{"Number": b.Number(), "Place": Place(int(b))})
}

// Fields is the numbers of some boxes of nested noughts and crosses.
func Fields(boxes tictactoe.Places) string {
	var numbers []int
	for b := range grid.Box(grid.Boxes) {
		if boxes.Has(int(b)) {
			numbers = append(numbers, b.Number())
		}
	}
	return PluralWith("fields", len(numbers), Args{"Numbers": joined(numbers)})
}

// Box is a box of Sudoku: its number and where it lies.
func Box(b grid.Box) string {
	return Text("house.box", Args{"Number": b.Number(), "Place": Place(int(b))})
}

// Cell is a cell by row and column, in the middle of a sentence.
func Cell(c grid.Cell) string { return Text("cell.name", at(c)) }

// CellFirst is a cell by row and column where it begins a sentence.
func CellFirst(c grid.Cell) string { return Text("cell.first", at(c)) }

func at(c grid.Cell) Args { return Args{"Row": c.Row(), "Col": c.Col()} }

// Mark is X or O, or the word for an empty cell.
func Mark(m tictactoe.Mark) string {
	if m == tictactoe.Empty {
		return Text("mark.empty")
	}
	return m.String()
}

// List joins words into one enumeration: "a, b and c".
func List(words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return Text("list", Args{"Rest": strings.Join(words[:last], Text("list.comma")), "Last": words[last]})
}

// Listed is words with commas between them.
func Listed(words []string) string { return strings.Join(words, Text("clause.comma")) }

// joined is numbers with commas between them.
func joined(numbers []int) string {
	var words []string
	for _, n := range numbers {
		words = append(words, strconv.Itoa(n))
	}
	return strings.Join(words, Text("list.comma"))
}
