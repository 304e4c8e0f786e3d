package exchange

import (
	"path/filepath"
	"slices"
	"strings"

	"ninefold/engine/atomicfile"
	"ninefold/engine/notation"
	"ninefold/engine/notation/worksheet"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/scene"
)

// save is a draft on its way to a file. What is shown later does not matter.
type save struct {
	*Exchange
	draft
	board     session.Board
	at        session.Moment
	form      notation.Form
	name      string // to propose for a new file, beside the board's own if it has one
	file      string // that the board came from or was saved to; empty for none
	overwrite bool   // a read-only file
	inPlace   bool   // the file is not replaced but overwritten

	before  *save         // to the same file; nil for none
	settled bool          // the user knows the outcome
	done    chan struct{} // closed when the fields below have their last values
	stamp   atomicfile.Stamp
	err     error
}

// consent is what the user has agreed to lose in a file.
type consent struct{ file, lacks string }

// save returns a save of the board shown, in the form of its file.
func (e *Exchange) save() *save {
	d, _ := e.Host.Session.Document()
	s := &save{Exchange: e, board: e.Host.Session.Board(), at: e.Host.Session.Moment(), form: d.Form, file: d.Path,
		stamp: d.Stamp}
	s.draft, s.name = e.draft()
	if d.Path != "" {
		stem := stemOf(filepath.Base(d.Path), s.board.Entry().Number())
		s.name = filepath.Join(filepath.Dir(d.Path), stem+filepath.Ext(s.name))
	}
	return s
}

// Save writes the board to the file it came from or was saved to. It asks for a file if there is none, or if that
// file's form would lose something that the user has not agreed to.
func (e *Exchange) Save() {
	if s := e.save(); s.file != "" && s.keeps() {
		s.write()
	} else {
		s.as()
	}
}

// keeps reports whether the file's form holds all of the board, or all that the user did not agree to lose.
func (s *save) keeps() bool {
	if !s.isSudoku() {
		return s.form == notation.Record
	}
	return notation.WritesSudoku(s.form) && s.agreed(s.file, s.lacks(s.form))
}

func (s *save) agreed(file, lacks string) bool {
	return lacks == "" || s.consent == consent{file, lacks}
}

// SaveAs asks for a file and writes the board to it, in the form that the ending of its name chooses.
func (e *Exchange) SaveAs() { e.save().as() }

// as asks for a file and writes the board to it. What its form would leave out is said before, and afterwards if the
// board is listed under the file's name.
func (s *save) as() {
	form := notation.Form("")
	s.Files.SaveAs("", s.name, func(file string, use func(text []byte, lacks string)) error {
		if err := promisesOther(file); err != nil {
			return err
		}
		form = s.formOf(file)
		text, err := s.text(form)
		if err != nil {
			s.Host.Warn(scene.Error(err))
			return nil
		}
		s.agree(file, form, func() { use(text, s.without(form)) })
		return nil
	}, func(path string, stamp atomicfile.Stamp) {
		before := scene.Title(s.board.Entry())
		s.savedTo(s.at, session.Document{Path: path, Form: form, Stamp: stamp})
		if now := scene.Title(s.board.Entry()); now != before {
			s.Host.Inform(language.Sentences(language.Text("export.done", language.Args{"Name": filepath.Base(path)}),
				s.without(form), language.Text("saved.titled", language.Args{"Title": now})))
		}
	})
}

// agree calls then unless a form would leave something out of a file and the user does not agree to that.
func (s *save) agree(file string, form notation.Form, then func()) {
	lacks := s.lacks(form)
	if s.agreed(file, lacks) {
		then()
		return
	}
	about := language.Args{"Name": filepath.Base(file), "What": lacks, "Ending": filepath.Ext(s.name)}
	s.Dialogs.Ask(func() dialog.Question {
		return dialog.Question{Title: language.Text("saved.ask.title", about), Words: language.Text("saved.ask", about),
			Yes: language.Text("saved.ask.do"), No: language.Text("dialog.cancel")}
	}, func() {
		s.consent = consent{file, lacks}
		then()
	}, nil)
}

// without says what a form leaves out; empty for nothing.
func (s *save) without(form notation.Form) string {
	if lacks := s.lacks(form); lacks != "" {
		return language.Text("saved.without", language.Args{"What": lacks})
	}
	return ""
}

// write writes the board to its file, after the saves to that file that are under way.
func (s *save) write() {
	if s.saves == nil {
		s.saves = map[string]*save{}
	}
	s.before, s.done, s.settled = s.saves[s.file], make(chan struct{}), false
	s.inPlace = s.wroteInPlace == s.file
	s.saves[s.file] = s
	text, _ := s.text(s.form)
	s.Files.Write(s.file, text, s.without(s.form), s.replace, func(atomicfile.Stamp, error) { s.settle() })
}

// replace writes the file, off the UI goroutine.
func (s *save) replace(path string, text []byte) error {
	defer close(s.done)
	if s.before != nil {
		if <-s.before.done; s.before.err == nil {
			s.stamp = s.before.stamp
		}
	}
	write := s.stamp.WriteFile
	switch {
	case s.overwrite:
		write = atomicfile.Overwrite
	case s.inPlace:
		write = s.stamp.WriteInPlace
	}
	if s.err = write(path, text); s.err == nil {
		s.stamp = atomicfile.StampOf(path, text)
	}
	return s.err
}

// settle notes what was written, after the save before. If the file is read-only, was changed by another program or can
// only be written in place, it asks what to do; of several saves the last one asks.
func (s *save) settle() {
	if s.settled {
		return
	}
	if s.settled = true; s.before != nil {
		s.before.settle()
		s.before = nil
	}
	last := s.saves[s.file] == s
	if last {
		delete(s.saves, s.file)
	}
	switch conflict, asks := s.conflict(); {
	case asks && last:
		s.ask(conflict)
	case asks:
	case s.err != nil:
		s.Files.WarnUnwritten(s.err)
	default:
		s.savedTo(s.at, session.Document{Path: s.file, Form: s.form, Stamp: s.stamp})
	}
}

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
