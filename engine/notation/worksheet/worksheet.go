// Package worksheet reads and writes a Sudoku with all that was done on it: every step, also on other ways, and how
// long it took. No other form of a Sudoku holds all of that.
//
// The section "Worksheets" of docs/formats.md describes the form.
package worksheet

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"time"

	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
)

// Worksheet is a Sudoku at the step shown.
type Worksheet struct {
	Game  *sudoku.Game
	Spent time.Duration // whole milliseconds
	Hints int           // parts of hints asked for
}

// File is a worksheet as JSON.
type File struct {
	Version int    `json:"ninefold,omitempty"` // in a file of its own
	Shown   int    `json:"shown,omitempty"`    // the step shown
	End     int    `json:"end,omitempty"`      // the last step of the line shown
	Spent   int64  `json:"spent,omitempty"`    // milliseconds
	Hints   int    `json:"hints,omitempty"`
	Steps   []Step `json:"steps"`
}

// FileOf returns the file of a worksheet.
func FileOf(w *Worksheet) File {
	f := File{Shown: int(w.Game.Current()), End: int(history.Last(w.Game.Line())), Spent: w.Spent.Milliseconds(),
		Hints: w.Hints}
	for id := range history.ID(w.Game.Len()) {
		parent, _ := w.Game.Parent(id)
		state := w.Game.State(id)
		f.Steps = append(f.Steps, stepOf(parent, &state))
	}
	return f
}

// mostSpent limits the time spent on a Sudoku, in milliseconds, to centuries.
const mostSpent = 1 << 43

// Worksheet returns the worksheet in a file. It fails if that cannot be one of this program.
func (f *File) Worksheet() (w Worksheet, err error) {
	within := func(n, steps int) bool { return 0 <= n && n < steps }
	if n := len(f.Steps); !within(f.Shown, n) || !within(f.End, n) || f.Spent < 0 || f.Spent > mostSpent ||
		f.Hints < 0 {
		return w, errNoStep
	}
	w = Worksheet{sudoku.NewGame(), time.Duration(f.Spent) * time.Millisecond, f.Hints}
	if first := &f.Steps[0]; first.Grid != "" {
		sheet, err := first.sheet()
		if err != nil {
			return w, err
		}
		w.Game = sudoku.GameFrom(sheet)
	} else if !reflect.DeepEqual(*first, Step{}) {
		return w, errNoStep
	}
	for i := range f.Steps[1:] {
		step := &f.Steps[1+i]
		if !within(int(step.Parent), 1+i) {
			return w, errNoStep
		}
		o, err := step.operation()
		if err != nil {
			return w, err
		}
		next, err := o.Apply(w.Game.State(step.Parent))
		if err != nil {
			return w, err
		}
		w.Game.Add(step.Parent, next)
	}
	w.Game.GoTo(history.ID(f.End))
	w.Game.GoTo(history.ID(f.Shown))
	return w, nil
}

// begin begins every worksheet.
const begin = `{"ninefold":1,`

// Begins reports whether a text, without white space before it, begins like a worksheet.
func Begins(src []byte) bool { return bytes.HasPrefix(src, []byte(begin)) }

// Append appends a worksheet, a line of JSON, and returns the extended buffer.
func Append(dst []byte, w *Worksheet) []byte {
	f := FileOf(w)
	f.Version = 1
	code, _ := json.Marshal(f)
	return append(append(dst, code...), '\n')
}

// Read reads a worksheet. The error is a *text.Error: at the place where the text is no such JSON, or where it begins
// if a step is impossible; its cause says if there are too many.
func Read(src []byte) (Worksheet, error) {
	c := text.Cursor{Text: src}
	c.Skip()
	var f File
	if err := json.Unmarshal(src, &f); err != nil {
		var syntax *json.SyntaxError
		var kind *json.UnmarshalTypeError
		offset := 0
		if errors.As(err, &syntax) {
			offset = int(syntax.Offset)
		} else if errors.As(err, &kind) {
			offset = int(kind.Offset)
		}
		c.Pos = max(c.Pos, min(offset-1, len(src)))
		return Worksheet{}, c.Unexpected("worksheetJSON")
	}
	if err := record.CheckLimit(len(f.Steps), "steps", record.MostSteps); err != nil {
		return Worksheet{}, c.ErrorAt(c.Pos, &text.Error{Cause: err})
	}
	w, err := f.Worksheet()
	if err != nil {
		return Worksheet{}, c.Unexpected("worksheetStep")
	}
	return w, nil
}
