package notation

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Form names a form of text. The English name is the value itself, which is the key to its name in other languages.
type Form string

// The forms that Read knows.
const (
	Judge          Form = "judge's text"        // of one position of tictactoe
	Record         Form = "Ninefold record"     // of package record
	Grid           Form = "cross-hatching grid" // the judge's text of crosshatch
	UFEN           Form = "UFEN"
	Bttt           Form = "bttt position"
	Ultimattt      Form = "ultimattt position"
	Actions        Form = "uttt.ai actions"
	State          Form = "uttt.ai state"
	Compass        Form = "compass moves"
	Algebraic      Form = "algebraic moves"
	BtttMoves      Form = "bttt moves, rows from the bottom"
	ReactMoves     Form = "uttt-react moves, rows from the top"
	UltimatttMoves Form = "ultimattt moves"
	SudokuLines    Form = "Sudoku lines" // of 81 characters
	SudokuGrids    Form = "Sudoku grids" // with bars, pencil marks, other signs for empty cells
)

// beginning is how a text begins.
type beginning uint8

const (
	withWords  beginning = iota // not with a row of the board
	withBoard                   // with anything, also with a row of the board, most of it marks
	withSudoku                  // as a Sudoku does that is not in the judge's text
)

// row is a form with what reads it and, if the program can write it, what writes it: a position, or the moves from the
// empty board on.
type row struct {
	form    Form
	begins  beginning // as what its texts begin; it is tried on no others, so that its errors hide no better ones
	certain bool      // what can be read as this is no other form
	read    func(src []byte) (Reading, error)
	write   func(dst []byte, p *tictactoe.Position) []byte
	writes  func(dst []byte, moves []grid.Cell) []byte
}

// table is the forms, the most likely first. A text that two forms can read is asked about, in this order. A new form is
// a row here, a constant above, and a file in package foreign.
func table() []row {
	ufen, bttt := foreign.UFEN(), foreign.Bttt()
	return []row{
		{form: Judge, begins: withBoard, certain: true, read: readJudge},
		{form: Record, begins: withBoard, read: readRecord},
		{form: Grid, begins: withBoard, certain: true, read: readGrid},
		{form: SudokuLines, begins: withSudoku, read: readSudokuLines},
		{form: SudokuGrids, begins: withSudoku, read: readSudokuGrids},
		{form: UFEN, read: position(ufen.Read), write: ufen.Append},
		{form: Bttt, read: position(bttt.Read), write: bttt.Append},
		{form: Ultimattt, read: position(foreign.ReadUltimattt), write: foreign.AppendUltimattt},
		{form: Actions, read: readActions, writes: foreign.AppendActions},
		{form: State, read: position(foreign.ReadState)},
		list(Compass, foreign.Compass()),
		list(Algebraic, foreign.Algebraic()),
		list(BtttMoves, foreign.BtttMoves()),
		list(ReactMoves, foreign.ReactMoves()),
		list(UltimatttMoves, foreign.UltimatttMoves()),
	}
}

func readJudge(src []byte) (Reading, error) {
	p, err := tictactoe.Parse(src)
	if err != nil {
		return Reading{}, err
	}
	return Reading{Record: record.Record{Game: tictactoe.GameFrom(p)}}, nil
}

func readRecord(src []byte) (Reading, error) {
	r, err := record.Read(src)
	return Reading{Record: r}, err
}

func readGrid(src []byte) (Reading, error) {
	g, err := crosshatch.Parse(src)
	return Reading{Grids: []crosshatch.Grid{g}}, err
}

func readSudokuLines(src []byte) (Reading, error) {
	grids, err := foreign.ReadSudokuLines(src)
	return Reading{Grids: grids}, err
}

func readSudokuGrids(src []byte) (Reading, error) {
	grids, notes, err := foreign.ReadSudokuGrids(src)
	return Reading{Grids: grids, Notes: notes}, err
}

func readActions(src []byte) (Reading, error) {
	g, err := foreign.ReadActions(src)
	return Reading{Record: record.Record{Game: g}}, err
}

// position makes what reads a form for positions.
func position(read func([]byte) (*tictactoe.Game, []foreign.Note, error)) func([]byte) (Reading, error) {
	return func(src []byte) (Reading, error) {
		g, notes, err := read(src)
		return Reading{Record: record.Record{Game: g}, Notes: notes}, err
	}
}

// list is the row of a form for lists of moves.
func list(form Form, moves *foreign.Moves) row {
	return row{form: form, writes: moves.Append, read: func(src []byte) (Reading, error) {
		r, notes, err := moves.Read(src)
		return Reading{Record: r, Notes: notes}, err
	}}
}
