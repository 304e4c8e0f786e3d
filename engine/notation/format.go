package notation

import (
	"io"
	"strings"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/engine/text"
	"ninefold/engine/tictactoe"
)

// Format names a form of text. The English name is the value itself.
type Format string

// The forms that Read knows.
const (
	FormatJudge      Format = "judge's text"
	FormatRecord     Format = "Ninefold record"
	FormatCrosshatch Format = "cross-hatching grid" // told apart, but not read
	// FormatUFEN is a position in the words of github.com/markstanl/uttt-bots: `9/9/9/9/9/9/9/1O7/X8 X 5`, the rows
	// from the top, where row 9 is, to row 1, whose turn it is, and the field to be played in, 1 to 9 row by row from the
	// bottom left, 0 for any.
	FormatUFEN Format = "UFEN"
	// FormatBttt is a position in the words of github.com/IlikeChooros/bttt and uttt-react: `8o/9/x8/9/9/9/9/9/9 o 0`,
	// field by field, whose turn it is, and the field to be played in, 0 to 8 row by row, - for any.
	FormatBttt Format = "bttt position"
	// FormatUltimattt is a position in the words of github.com/nelhage/ultimattt: `O;@........;X......../…/.........`,
	// whose turn it is, how each field stands (@ is the one to be played in, # is drawn), and the cells field by field.
	FormatUltimattt Format = "ultimattt position"
	// FormatActions is a game in the words of uttt.ai (github.com/ar-nowaczynski/utttai), in a link or without one:
	// `?actions=x40o36`, the cells 0 to 80 counted field by field.
	FormatActions Format = "uttt.ai actions"
	// FormatState is a position in the words of uttt.ai: `?state=` and 93 digits, which are the cells (1 for X, 2 for O),
	// how each field stands (3 is drawn), the turn, the field to be played in (9 for any) and the result.
	FormatState Format = "uttt.ai state"
	// FormatCompass is a list of moves by field and place: `NW/C`, also `NW.CC`.
	FormatCompass Format = "compass moves"
	// FormatAlgebraic is a list of moves by column and row, a1 at the bottom left, as in the UPGN of
	// github.com/markstanl/uttt-bots.
	FormatAlgebraic Format = "algebraic moves"
	// FormatBtttMoves is a list of moves by the columns and the rows of field and place: `B2a1`. bttt counts both rows
	// from the bottom.
	FormatBtttMoves Format = "bttt moves, rows from the bottom"
	// FormatReactMoves looks the same, but uttt-react counts both rows from the top.
	FormatReactMoves Format = "uttt-react moves, rows from the top"
	// FormatUltimatttMoves is a list of moves by field and place, each a letter a to i row by row: `ea`.
	FormatUltimatttMoves Format = "ultimattt moves"
)

// Reading is what a text was understood as.
type Reading struct {
	Format Format
	Record Record // its Game is nil for FormatCrosshatch
	Notes  []Note
}

// Note is something that the text does not say or a Position cannot hold.
type Note struct {
	Kind    NoteKind
	Cell    grid.Cell // the move that was taken for the last, with LastChosen
	Choices int       // among how many, with LastChosen
	Field   grid.Box  // with TargetLost and FieldDiffers
}

// NoteKind is what a note is about.
type NoteKind uint8

// The kinds of note.
const (
	LastChosen   NoteKind = iota // the text has no last move; one was chosen that gives its turn and target
	LastUnset                    // the text has no last move, and none was set: X is to move anywhere
	TurnLost                     // no move can have been the last, so that it is not O's turn, as the text has it
	TargetLost                   // the text has a field to be played in, but the choice is free
	FieldDiffers                 // a field is not as the text says it stands, but as its marks have it
	RulesAssumed                 // the text names no rules, and they do not follow from its form
)

// form is a form and how to read it.
type form func(src []byte) (Reading, error)

// Read reads a text of any of the forms and says as what it was understood, the most likely reading first when there
// are several. If there is none the error, a *text.Error or a *MoveError, is that of the form that understood most of
// the text. It takes time and space in proportion to the text.
func Read(src []byte) ([]Reading, error) {
	plain := strip(src)
	begin := cursor{text: plain.text}
	begin.skip()
	forms, furthest := append(boardForms(), lineForms()...), begin.unexpected(text.WantKnown)
	if startsLikeBoard(plain.text[begin.pos:]) {
		forms, furthest = boardForms(), nil
	}
	var readings []Reading
	for _, read := range forms {
		reading, err := read(plain.text)
		if err == nil {
			readings = append(readings, reading)
			if reading.Format == FormatJudge {
				break // it would be a record without tags as well
			}
		} else if furthest == nil || isFurther(err, furthest) {
			furthest = err
		}
	}
	if len(readings) == 0 {
		return nil, plain.restore(furthest)
	}
	return readings, nil
}

// boardForms reads the forms that can begin with a row of the board, the most likely first.
func boardForms() []form { return []form{readJudge, readRecord, readCrosshatch} }

// lineForms reads all others.
func lineForms() []form {
	forms := []form{ufen.read, bttt.read, readUltimattt, readActions, readState}
	for i := range lists {
		forms = append(forms, lists[i].read)
	}
	return forms
}

// startsLikeBoard reports whether the first line, blanks aside, has nine characters and most of them are marks, so that
// an error among them is one in a board.
func startsLikeBoard(src []byte) bool {
	line, _, _ := strings.Cut(string(src[:min(len(src), longestRow)]), "\n")
	row := strings.Join(strings.Fields(line), "")
	marks := 0
	for _, m := range ".xoXO" {
		marks += strings.Count(row, string(m))
	}
	return utf8.RuneCountInString(row) == 9 && marks > 4
}

// longestRow is as many bytes of a line as may be nine characters with blanks between them.
const longestRow = 100

func readJudge(src []byte) (Reading, error) {
	p, err := tictactoe.Parse(src)
	if err != nil {
		return Reading{}, err
	}
	return Reading{Format: FormatJudge, Record: Record{Game: gameFrom(p)}}, nil
}

func readCrosshatch(src []byte) (Reading, error) {
	alphabet := text.Alphabet{Want: text.WantDigit}
	for _, b := range []byte(".123456789") {
		alphabet.Codes[b] = 1
	}
	s := text.Of(src)
	var cells [grid.Cells]uint8
	err := s.Rows(&alphabet, &cells)
	if err == io.EOF {
		err = s.Unexpected(text.WantDigit)
	}
	if err == nil {
		err = s.EndText()
	}
	return Reading{Format: FormatCrosshatch}, err
}

// readingOf is the reading of a form for positions.
func readingOf(format Format, s *setup) Reading {
	p, notes := s.position()
	return Reading{Format: format, Record: Record{Game: gameFrom(p)}, Notes: notes}
}
