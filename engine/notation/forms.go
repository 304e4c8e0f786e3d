package notation

import (
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/link"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/worksheet"
	"ninefold/engine/sudoku"
	"ninefold/engine/tictactoe"
)

// Form names a form of text. The keys of its words end with it.
type Form string

// The forms that Read recognises.
const (
	Judge       Form = "judge"  // one position of tictactoe
	Record      Form = "record" // see package record
	Link        Form = "link"   // see package link: a game or a Sudoku
	Grid        Form = "grid"   // the judge's text of crosshatch
	Worksheet   Form = "worksheet"
	Actions     Form = "actions"
	SudokuLines Form = "sudokuLines" // of 81 characters
	SudokuGrids Form = "sudokuGrids" // whatever stands around and between the cells
	Sdx         Form = "sdx"         // .sdx files
	Hodoku      Form = "hodoku"      // lines with the digits placed and the candidates deleted
	SudokuPad   Form = "sudokuPad"   // links of SudokuPad and f-puzzles, and the puzzles in them
	OpenSudoku  Form = "openSudoku"  // data with a version
)

// opening is a way in which a text can begin.
type opening uint8

const (
	withWords  opening = iota // not with a row of the board
	withBoard                 // in any way, also with a row of the board, most of it marks
	withSudoku                // like a Sudoku that is not in the judge's text
)

// row is a form with its reader and, if it is a Sudoku's and the program writes it, its writer.
type row struct {
	form        Form
	begins      opening               // how its texts begin; no others are tried
	own         func(src []byte) bool // or reports whether a text begins like this form, and so is read in no other
	last        bool                  // tried on every text that has no other form
	read        func(src []byte) (Reading, error)
	writeSudoku func(dst []byte, g *sudoku.Game) []byte
	endings     []string // of files that are saved in the form
}

// table lists the forms, the most likely first: a text that fits several is read in the first of them. A new form is a
// row here, a constant above, and a file in package foreign.
func table() []row {
	judges := []string{".in", ".txt"}
	return []row{
		{form: Judge, begins: withBoard, read: as(tictactoe.Parse, (*Reading).putPosition), endings: judges},
		{form: Record, begins: withBoard, read: as(record.Read, (*Reading).putRecord)},
		{
			form: SudokuLines, begins: withSudoku, // the judge's text may stand on a line, too
			read: sheets(foreign.ReadSudokuLines), writeSudoku: sheet(foreign.AppendSudokuLine),
			endings: []string{".sdm"},
		},
		{
			form: Grid, begins: withBoard,
			read: as(sudoku.Parse, (*Reading).putGrid), writeSudoku: sheet(appendGrid), endings: append(judges, ".sdk"),
		},
		{form: Worksheet, own: worksheet.Begins, read: as(worksheet.Read, (*Reading).putWorksheet),
			writeSudoku: appendWorksheet},
		{form: Link, own: link.Begins, read: as(link.Read, (*Reading).putLink), writeSudoku: sheet(link.AppendSheet)},
		{
			form: Sdx, begins: withSudoku,
			read: sheets(foreign.ReadSdx), writeSudoku: sheet(foreign.AppendSdx), endings: []string{".sdx"},
		},
		{
			form: Hodoku, own: foreign.BeginsHodoku,
			read: sheets(foreign.ReadHodoku), writeSudoku: sheet(foreign.AppendHodoku),
		},
		{form: Actions, read: as(foreign.ReadActions, (*Reading).putGame)},
		{form: SudokuPad, own: foreign.BeginsPacked, last: true, read: sheets(foreign.ReadPacked)},
		{form: OpenSudoku, own: foreign.BeginsOpenSudoku, read: sheets(foreign.ReadOpenSudoku)},
		{
			form: SudokuGrids, begins: withSudoku, last: true,
			read: sheets(foreign.ReadSudokuGrids), writeSudoku: sheet(foreign.AppendPencilGrid),
			endings: []string{".ss"},
		},
	}
}

// rowOf returns the row of a form. For an unknown form the row reads and writes nothing.
func rowOf(form Form) row {
	for _, row := range table() {
		if row.form == form {
			return row
		}
	}
	return row{}
}

// as turns a reader of anything into the reader of a row: put notes in a reading what was read.
func as[T any](read func(src []byte) (T, error), put func(*Reading, T)) func([]byte) (Reading, error) {
	return func(src []byte) (r Reading, err error) {
		what, err := read(src)
		if err == nil {
			put(&r, what)
		}
		return r, err
	}
}

func (r *Reading) putPosition(p tictactoe.Position) { r.Record.Game = tictactoe.GameFrom(p) }
func (r *Reading) putRecord(of record.Record)       { r.Record = of }
func (r *Reading) putGame(g *tictactoe.Game)        { r.Record.Game = g }
func (r *Reading) putGrid(g sudoku.Grid)            { r.Sheets = []sudoku.Sheet{{Grid: g}} }

func (r *Reading) putWorksheet(w worksheet.Worksheet) {
	r.Worksheet, r.Sheets = w, []sudoku.Sheet{w.Game.Sheet()}
}

func (r *Reading) putLink(c link.Content) {
	if r.Record = c.Record; c.Record.Game == nil {
		r.Sheets = []sudoku.Sheet{c.Sheet}
	}
}

func appendWorksheet(dst []byte, g *sudoku.Game) []byte {
	return worksheet.Append(dst, &worksheet.Worksheet{Game: g})
}

// sheet turns a writer of sheets into the writer of a row.
func sheet(write func([]byte, *sudoku.Sheet) []byte) func([]byte, *sudoku.Game) []byte {
	return func(dst []byte, g *sudoku.Game) []byte {
		s := g.Sheet()
		return write(dst, &s)
	}
}

// sheets turns a reader of sheets with notes into the reader of a row.
func sheets(read func([]byte) ([]sudoku.Sheet, []foreign.Note, error)) func([]byte) (Reading, error) {
	return func(src []byte) (r Reading, err error) {
		r.Sheets, r.Notes, err = read(src)
		return r, err
	}
}

func appendGrid(dst []byte, s *sudoku.Sheet) []byte { return sudoku.AppendText(dst, &s.Grid) }
