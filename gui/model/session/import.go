package session

import (
	"path/filepath"
	"strconv"
	"strings"

	"ninefold/engine/atomicfile"
	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/sudoku"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
)

// Import shows what was read from a text on a new board. A position in the judge's form gets the judge's rules. People
// play an imported game; if the text has a sender, that side plays by mail.
func (s *Session) Import(r notation.Reading) {
	switch {
	case r.Sheets != nil:
		read := sudokuFrom(r.Sudoku())
		read.spent, read.hints = r.Worksheet.Spent, r.Worksheet.Hints
		read.judge = r.Form == notation.Grid
		s.Show(read)
		return
	case r.Form == notation.Judge:
		s.Show(gameFrom(tictactoe.GameFrom(r.Record.Game.Position().WithRules(tictactoe.Judge))))
	default:
		s.Show(gameOf(r.Record))
	}
	s.leaveToPeople(r.Record.Sender())
}

// ShowSudoku shows a puzzle of a grade on a new board.
func (s *Session) ShowSudoku(puzzle sudoku.Grid, grade string) {
	new := sudokuFrom(sudoku.GameFrom(sudoku.Sheet{Grid: puzzle}))
	new.grade, new.graded = grade, puzzle
	s.Show(new)
}

// Replay shows the start of a new game between people, with the given moves from the empty board. The game is untouched
// until something is done on it. On an error, a tictactoe.Illegal, nothing changes.
func (s *Session) Replay(rules tictactoe.Rules, moves []grid.Cell) error {
	steps := tictactoe.NewGame(rules)
	for _, c := range moves {
		if err := steps.Play(c); err != nil {
			return err
		}
	}
	steps.GoTo(0)
	sides := s.Game.sides.ByPeople()
	s.Show(gameFrom(steps))
	s.Game.setSides(sides)
	noteReplayed(s.Game)
	return nil
}

func noteReplayed(g *Game) {
	g.replayed = g.edits() + g.notes
}

// leaveToPeople lets people play the game shown; the sender, if there is one, by mail. Sides that a level of the
// computer has played remember the level.
func (s *Session) leaveToPeople(sender tictactoe.Mark) {
	sides := s.Settings.Players.ByPeople()
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if by := s.Game.PlayedBy(m); by.Kind == record.Computer && by.Name != "" {
			sides.Side(m).Level = by.Name
		}
	}
	if sender != tictactoe.Empty {
		sides.Side(sender).Player = roster.Mail
	}
	s.Game.setSides(sides)
}

// source identifies the text of an imported board, its form, and which of the boards in it this is; empty for no text.
type source string

// sourceOf returns the source of a board in a text with a stamp. number counts from 1, or is 0 for the only board.
func sourceOf(stamp atomicfile.Stamp, form notation.Form, number int) source {
	const enough = 16 // characters, which suffice to tell texts apart
	if stamp == "" {
		return ""
	}
	return source(string(stamp[:min(enough, len(stamp))]) + " " + string(form) + " " + strconv.Itoa(number))
}

// Number returns the board's number among several of its text, from 1; 0 for the only one.
func (e *Entry) Number() int {
	number, _ := strconv.Atoi(string(e.Source[strings.LastIndexByte(string(e.Source), ' ')+1:]))
	return number
}

// Copied notes that a text of this stamp and form holds the board shown: imported, it shows the board. A board with a
// document, or as its source has it, keeps that.
func (s *Session) Copied(stamp atomicfile.Stamp, form notation.Form) {
	m, edits := s.Board().meta(), s.Board().edits()
	if m.data.Path == "" && (m.data.Source == "" || m.saved != edits) {
		m.data.Source, m.saved = sourceOf(stamp, form, 0), edits
		m.notes++
	}
}

// ImportOnce is Import for a board of a document's file or text; number is its place there, from 1, or 0 for the only
// one. If the board was imported before and is unchanged, ImportOnce shows that one, at the step of a link if it is
// one, and returns true. A changed board of the same file or text stays as it is, and the new board gets the number of
// a copy.
func (s *Session) ImportOnce(r notation.Reading, d Document, number int) (before bool) {
	from := sourceOf(d.Stamp, r.Form, number)
	file := ""
	if d.Path != "" && number == 0 {
		file = filepath.Base(d.Path)
	}
	copies := 0
	s.AddUnlisted()
	for _, e := range s.entries { // the latest change first
		isIt := from != "" && e.Source == from
		if e.Kind == CollectionKind || !isIt && (file == "" || e.File != file || e.Place.Text != "") {
			continue
		}
		if isIt && s.showUnchanged(e, d.Path) {
			if r.Form == notation.Link && r.Record.Game != nil { // a link names a step
				step, _ := s.Game.Follow(r.Record.Game)
				s.Game.GoTo(step)
			}
			return true
		}
		copies = max(copies, e.Copy, 1)
	}
	s.Import(r)
	m := s.Board().meta()
	m.data.Source, m.saved = from, s.Board().edits()
	if copies > 0 {
		m.data.Copy = copies + 1
	}
	return false
}

// showUnchanged shows the board of an entry if it is unchanged since it was imported, and from no other file than
// `path`, and reports whether it is.
func (s *Session) showUnchanged(e *Entry, path string) bool {
	b, err := s.load(e.key())
	if err != nil {
		return false
	}
	m := b.meta()
	if m.saved != b.edits() || path != "" && m.data.Path != "" && string(m.data.Path) != path {
		return false
	}
	s.Show(b)
	return true
}
