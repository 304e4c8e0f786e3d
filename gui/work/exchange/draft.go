package exchange

import (
	"path/filepath"
	"slices"
	"strings"

	"ninefold/engine/notation"
	"ninefold/engine/notation/worksheet"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
)

// draft is a board as it was when the user asked to save it, to be written in any form.
type draft struct {
	sudoku worksheet.Worksheet // its Game is nil for a game of Tic-Tac-Toe

	record   []byte
	position []byte // the judge's text
	refusal  error  // why there is no such text
	bare     bool   // the game is no more than that position
}

// draft returns a draft of the board shown, and the name to propose for its file.
func (e *Exchange) draft() (d draft, name string) {
	s := e.Host.Session
	if s.Shown == session.CrossHatching {
		d.sudoku = s.Sudoku.Worksheet()
		return d, "grid.sudoku"
	}
	d.record, name = e.SavedGame()
	d.position, d.refusal = s.Game.Text()
	p := s.Game.Position()
	d.bare = s.Game.Len() == 1 && p.Rules() == tictactoe.Judge
	return d, name
}

// isSudoku reports whether the board is a Sudoku.
func (d *draft) isSudoku() bool { return d.sudoku.Game != nil }

// others are the endings of files that hold something else than a board.
var others = []string{".png", ".svg", ".jpg", ".jpeg", ".gif", ".pdf", ".csv", ".out", ".html"}

// promisesOther returns an error if a file's ending is one of others.
func promisesOther(file string) error {
	if ending := strings.ToLower(filepath.Ext(file)); slices.Contains(others, ending) {
		return language.Error("saved.ending", language.Args{"Ending": ending})
	}
	return nil
}

// formOf returns the form that the ending of a file's name chooses.
func (d *draft) formOf(file string) notation.Form {
	if d.isSudoku() {
		return notation.SudokuFormOf(file)
	}
	return notation.GameFormOf(file)
}

// text returns the text of the board in a form. It fails if the form has none of this board.
func (d *draft) text(form notation.Form) ([]byte, error) {
	switch {
	case form == notation.Worksheet:
		return worksheet.Append(nil, &d.sudoku), nil
	case d.isSudoku():
		return notation.AppendSudoku(nil, form, d.sudoku.Game), nil
	case form == notation.Judge:
		return d.position, d.refusal
	}
	return d.record, nil
}

// lacks names what a form leaves out of the board; empty for nothing.
func (d *draft) lacks(form notation.Form) string {
	switch {
	case d.isSudoku():
		return lost(notation.Losses(form, d.sudoku.Game))
	case form == notation.Judge && !d.bare:
		return language.Text("saved.game")
	}
	return ""
}

// lost names what a form leaves out of a Sudoku; empty for nothing.
func lost(losses []notation.Loss) string {
	var names []string
	for _, loss := range losses {
		if part := language.Words().Optional("saved." + string(loss)); part != "" {
			names = append(names, part)
		}
	}
	return language.Words().List(names)
}
