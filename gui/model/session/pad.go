package session

import (
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Pad is what the user's hand does on a Sudoku: it selects cells, picks digits, and enters or notes them.
type Pad struct {
	game      *sudoku.Game
	picked    int       // the digit whose hatching is shown, 1..9; 0 for none
	picks     int       // counts the changes of picked, which is kept
	selected  grid.Cell // where typed digits go; valid while selecting
	selecting bool
	Input     Input // what a typed or picked digit becomes
}

// Input says what a typed or picked digit becomes in an empty cell.
type Input uint8

// What it can become.
const (
	EnterDigits Input = iota
	NoteMarks         // a pencil mark
	StrikeOut         // a crossed-out candidate
)

// Toggle switches between an input and digits.
func (p *Pad) Toggle(to Input) {
	if p.Input == to {
		to = EnterDigits
	}
	p.Input = to
}

// Tap enters the picked digit into a cell of which it is a candidate, and selects any other cell. A second tap on the
// selected cell enters the digit even so, replacing another that is no given.
func (p *Pad) Tap(c grid.Cell) error {
	now := p.game.Now()
	again, open := p.selecting && p.selected == c, now.Grid.At(c) == 0
	switch {
	case p.picked == 0:
	case p.Input != EnterDigits && open:
		p.mark(c, p.picked)
	case p.game.Typing() && (again || open):
		p.game.Type(c, p.picked)
	case now.Candidates(c).Has(p.picked), again && !p.game.Fixed(c):
		p.game.Enter(c, p.picked)
	}
	p.Select(c)
	return nil
}

// Select selects a cell, which typed digits then go into.
func (p *Pad) Select(c grid.Cell) { p.selected, p.selecting = c, true }

// Selected returns the cell that typed digits go into, and reports false if there is none.
func (p *Pad) Selected() (grid.Cell, bool) { return p.selected, p.selecting }

// Picked returns the digit whose hatching is shown; 0 for none.
func (p *Pad) Picked() int { return p.picked }

// Pick shows what a digit crosses out. The same digit again, or 0, ends that.
func (p *Pad) Pick(digit int) {
	if digit == p.picked {
		digit = 0
	}
	p.setPicked(digit)
}

func (p *Pad) setPicked(digit int) {
	if digit != p.picked {
		p.picked = digit
		p.picks++
	}
}

// Release drops the selected cell or, if there is none, the picked digit.
func (p *Pad) Release() bool {
	held := p.selecting || p.picked != 0
	if !p.selecting {
		p.setPicked(0)
	}
	p.selecting = false
	return held
}

// drop drops both.
func (p *Pad) drop() {
	p.setPicked(0)
	p.selecting = false
}

// Type enters a typed digit into the selected cell; 0 or a dot clears it. Without a selected cell it picks the digit.
// While the user types givens, the next cell is then selected.
func (p *Pad) Type(character rune, _ grid.Cell) Typed {
	if !strings.ContainsRune("0123456789.", character) {
		return Typed{}
	}
	digit := max(0, int(character-'0'))
	if p.TypesGiven() {
		return p.typeGiven(digit)
	}
	err := p.putDigit(digit)
	return Typed{Changed: err == nil, Err: err}
}

// FixedDigit is the error of changing a given digit.
type FixedDigit struct{ Cell grid.Cell }

func (*FixedDigit) Error() string { return "the digit is given" }

// putDigit handles a typed digit. On an error, a *FixedDigit, nothing changes.
func (p *Pad) putDigit(digit int) error {
	g := p.game.Grid()
	switch {
	case !p.selecting:
		p.Pick(digit)
	case p.TypesGiven():
		p.game.Type(p.selected, digit)
	case p.game.Fixed(p.selected):
		return &FixedDigit{p.selected}
	case digit == 0 && g.At(p.selected) == 0:
		p.game.Note(p.selected, 0)
	case digit != 0 && p.Input != EnterDigits:
		p.mark(p.selected, digit)
	default:
		p.game.Enter(p.selected, digit)
	}
	return nil
}

// mark toggles a pencil mark of an open cell, or whether a candidate is crossed out.
func (p *Pad) mark(c grid.Cell, digit int) {
	if p.Input == StrikeOut {
		p.game.Strike(c, digit)
	} else {
		p.game.ToggleNote(c, digit)
	}
}

// NoteDigit notes a digit in the selected cell, or takes that note away, whatever typed digits become. It does nothing
// without an open cell, or while the givens are typed.
func (p *Pad) NoteDigit(digit int) {
	if p.selecting && !p.game.Typing() {
		p.game.ToggleNote(p.selected, digit)
	}
}

// ClearCell clears the digit of the selected cell or, if it has none, its pencil marks. Its error is a *FixedDigit.
func (p *Pad) ClearCell() error { return p.putDigit(0) }

// CanClear reports whether the selected cell holds a digit or has pencil marks.
func (p *Pad) CanClear() bool {
	now := p.game.Now()
	return p.selecting && (now.Grid.At(p.selected) != 0 || now.Pencil[p.selected] != 0)
}

// ShadeCell gives the selected cell a shade, or removes it if the cell has it.
func (p *Pad) ShadeCell(shade sudoku.Shade) { p.game.Shade(p.selected, shade) }

// HasShade reports whether the selected cell has a shade.
func (p *Pad) HasShade(shade sudoku.Shade) bool {
	return p.selecting && p.game.Now().Shades[p.selected] == shade
}

// ToggleTyping starts the typing of givens at the first cell, or ends it.
func (p *Pad) ToggleTyping() {
	if p.game.Typing() {
		p.BeginSolving()
		return
	}
	p.game.Reopen()
	p.startTyping()
}

// startTyping makes typed digits given, from the first cell on.
func (p *Pad) startTyping() {
	p.Input = EnterDigits
	p.setPicked(0)
	p.Select(0)
}

// BeginSolving ends the typing: the typed digits are the givens.
func (p *Pad) BeginSolving() {
	p.game.Begin()
	p.drop()
}

// CanBeginSolving reports whether digits were typed that can be the givens.
func (p *Pad) CanBeginSolving() bool {
	g := p.game.Grid()
	return p.game.Typing() && g.Count() > 0
}

// TypesGiven reports whether a typed digit becomes a given in the selected cell.
func (p *Pad) TypesGiven() bool { return p.game.Typing() && p.selecting && p.Input == EnterDigits }

// typeGiven sets a given in the selected cell, or clears it for 0, and selects the next cell.
func (p *Pad) typeGiven(digit int) Typed {
	p.game.Type(p.selected, digit)
	p.Select(min(p.selected+1, grid.Cells-1))
	return Typed{Changed: true, Moves: true, Cell: p.selected}
}

// TypeBack selects the cell before the selected one and clears it. If the last cell is selected and filled, it clears
// that one instead.
func (p *Pad) TypeBack() Typed {
	g := p.game.Grid()
	if last := grid.Cell(grid.Cells - 1); p.selected < last || g.At(last) == 0 {
		p.Select(max(p.selected, 1) - 1)
	}
	p.game.Type(p.selected, 0)
	return Typed{Changed: true, Moves: true, Cell: p.selected}
}
