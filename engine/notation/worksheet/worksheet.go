// Package worksheet reads and writes a Sudoku with all that was done on it: every step, also on other ways, and how
// long it took. No other form of a Sudoku holds all of that.
//
// The section "Worksheets" of docs/formats.md describes the form.
package worksheet

import (
	"bytes"
	"encoding/json"
	"errors"
	"time"

	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/sudoku"
)

// The expectations of a worksheet.
const (
	WantJSON text.Want = "worksheetJSON"
	WantStep text.Want = "worksheetStep"
)

// Worksheet is a Sudoku at the step shown.
type Worksheet struct {
	Game  *sudoku.Game
	Spent time.Duration // whole milliseconds
	Hints int           // parts of hints asked for
}

// file is a worksheet as JSON.
type file struct {
	Version int    `json:"ninefold"`
	Shown   int    `json:"shown,omitempty"` // the step shown
	End     int    `json:"end,omitempty"`   // the last step of the line shown
	Spent   int64  `json:"spent,omitempty"` // milliseconds
	Hints   int    `json:"hints,omitempty"`
	Steps   []Step `json:"steps"`
}

const version = 1

// begin begins every worksheet.
const begin = `{"ninefold":1,`

// Begins reports whether a text, without white space before it, begins like a worksheet.
func Begins(src []byte) bool { return bytes.HasPrefix(src, []byte(begin)) }

// Append appends a worksheet, a line of JSON, and returns the extended buffer.
func Append(dst []byte, w *Worksheet) []byte {
	code, _ := json.Marshal(file{
		Version: version, Shown: int(w.Game.Current()), End: int(history.Last(w.Game.Line())),
		Spent: w.Spent.Milliseconds(), Hints: w.Hints, Steps: StepsOf(w.Game),
	})
	return append(append(dst, code...), '\n')
}

// Read reads a worksheet. The error is a *text.Error: at the place where the text is no such JSON, or where it begins
// if a step is impossible; its cause is a *record.LimitError if there are too many.
func Read(src []byte) (Worksheet, error) {
	c := text.Cursor{Text: src}
	c.Skip()
	var f file
	if err := json.Unmarshal(src, &f); err != nil {
		var syntax *json.SyntaxError
		var kind *json.UnmarshalTypeError
		switch {
		case errors.Is(err, errNoStep):
			return Worksheet{}, c.Unexpected(WantStep)
		case errors.As(err, &syntax):
			c.Pos = max(c.Pos, min(int(syntax.Offset)-1, len(src)))
		case errors.As(err, &kind):
			c.Pos = max(c.Pos, min(int(kind.Offset)-1, len(src)))
		}
		return Worksheet{}, c.Unexpected(WantJSON)
	}
	if err := record.CheckLimit(len(f.Steps), record.Steps, record.MostSteps); err != nil {
		return Worksheet{}, c.ErrorAt(c.Pos, &text.Error{Cause: err})
	}
	g, err := GameOf(f.Steps, f.Shown, f.End)
	if err != nil || f.Spent < 0 || f.Spent > MostSpent || f.Hints < 0 {
		return Worksheet{}, c.Unexpected(WantStep)
	}
	return Worksheet{g, time.Duration(f.Spent) * time.Millisecond, f.Hints}, nil
}

// MostSpent limits the time spent on a Sudoku, in milliseconds, to centuries.
const MostSpent = 1 << 43

// StepsOf returns all steps of a Sudoku, the initial grid first.
func StepsOf(g *sudoku.Game) (steps []Step) {
	for id := range history.ID(g.Len()) {
		parent, _ := g.Parent(id)
		state := g.State(id)
		steps = append(steps, Step{headOf(parent, &state), state.Operation})
	}
	return steps
}

// GameOf returns the Sudoku with these steps, at the step shown on the line that goes on to end. It fails if that
// cannot be a Sudoku of this program.
func GameOf(steps []Step, shown, end int) (*sudoku.Game, error) {
	if !(0 <= shown && shown < len(steps) && 0 <= end && end < len(steps)) {
		return nil, errNoStep
	}
	g := sudoku.NewGame()
	switch first := &steps[0]; first.Origin {
	case sudoku.Started:
	case sudoku.Imported:
		sheet, err := first.sheet()
		if err != nil {
			return nil, err
		}
		g = sudoku.GameFrom(sheet)
	default:
		return nil, errNoStep
	}
	for i := range steps[1:] {
		step := &steps[1+i]
		if step.Parent < 0 || int(step.Parent) > i {
			return nil, errNoStep
		}
		next, err := step.Apply(g.State(step.Parent))
		if err != nil {
			return nil, err
		}
		g.Add(step.Parent, next)
	}
	g.GoTo(history.ID(end))
	g.GoTo(history.ID(shown))
	return g, nil
}
