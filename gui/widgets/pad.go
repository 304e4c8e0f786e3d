package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// DigitPad is the digits, to be picked, and the tools of cross-hatching.
type DigitPad struct {
	digits  [9]*digitButton
	objects []fyne.CanvasObject // the digits, then the tools
}

// NewDigitPad is a pad with the given tools. While the pointer is on a digit, tip is given what picking it does.
func NewDigitPad(tools []fyne.CanvasObject, pick func(digit int), tip func(string)) *DigitPad {
	p := &DigitPad{}
	for i := range p.digits {
		p.digits[i] = newDigitButton(i+1, func() { pick(i + 1) }, tip)
		p.objects = append(p.objects, p.digits[i])
	}
	p.objects = append(p.objects, tools...)
	return p
}

// Show tells the digit apart whose hatching is shown, 0 for none, and those that no box lacks.
func (p *DigitPad) Show(shown int, missing [9]int) {
	for i, button := range p.digits {
		button.show(i+1 == shown, missing[i])
	}
}

// Digit is the button of a digit, 1..9.
func (p *DigitPad) Digit(digit int) *widget.Button { return &p.digits[digit-1].Button }

// Objects are the digits and the tools.
func (p *DigitPad) Objects() []fyne.CanvasObject { return p.objects }

// digitButton is a digit of the pad. While the pointer is on it, tip says what it does.
type digitButton struct {
	widget.Button
	digit   int
	missing int
	tip     func(string)
}

var _ desktop.Hoverable = (*digitButton)(nil)

func newDigitButton(digit int, pick func(), tip func(string)) *digitButton {
	b := &digitButton{digit: digit, tip: tip}
	b.Text, b.OnTapped = strconv.Itoa(digit), pick
	b.ExtendBaseWidget(b)
	return b
}

func (b *digitButton) MouseIn(e *desktop.MouseEvent) {
	b.Button.MouseIn(e)
	b.tip(b.AccessibilityLabel())
}

func (b *digitButton) MouseOut() {
	b.Button.MouseOut()
	b.tip("")
}

// TypedKey presses the button by Enter, too, and leaves it by Escape.
func (b *digitButton) TypedKey(key *fyne.KeyEvent) { typedOnButton(&b.Button, key) }

func (b *digitButton) AccessibilityLabel() string {
	label := locale.Text("digit.pick", locale.Args{"Digit": b.digit})
	if b.missing == 0 {
		return locale.Sentences(label, locale.Text("digit.done"))
	}
	return locale.Sentences(label, locale.Plural("digit.missing", b.missing))
}

// show fills the button of the digit shown and leaves that of a digit that is everywhere without a ground.
func (b *digitButton) show(shown bool, missing int) {
	b.missing = missing
	importance := widget.MediumImportance
	switch {
	case shown:
		importance = widget.HighImportance
	case missing == 0:
		importance = widget.LowImportance
	}
	if b.Importance != importance {
		b.Importance = importance
		b.Refresh()
	}
}

const (
	padSide = 36 // units, of a button
	padTall = 6  // rows of the pad beside the board: three of digits, three of tools
	padFlat = 2  // rows of the pad elsewhere: the digits, the tools
)

// placeOver places the pad at the top of a column and returns what is left of that.
func (p *DigitPad) placeOver(column area) area { return p.placeRows(column, padSide) }

func (p *DigitPad) placeRows(column area, height float32) area {
	gap := theme.Padding()
	width := min(column.width, widestRow)
	placeRowOf(p.objects[:9], column.x, column.y+gap, width, height)
	placeRowOf(p.objects[9:], column.x, column.y+gap+height, width, height)
	taken := padFlat*height + 2*gap
	return area{column.x, column.y + taken, column.width, column.height - taken}
}

// placeBeside places the pad at the right of the board or below it, whichever leaves more to the board, and returns what
// is left of their common part of the window.
func (p *DigitPad) placeBeside(board area) area {
	gap := theme.Padding()
	beside := min(board.width-3*padSide-4*gap, board.height)
	below := min(board.width, board.height-padFlat*padSide-2*gap)
	if below > beside {
		width := min(board.width-2*gap, 9*1.25*padSide)
		x, y := board.x+(board.width-width)/2, board.y+board.height-padFlat*padSide-gap
		placeRow(p.objects[:9], x, y, width)
		placeRow(p.objects[9:], x, y+padSide, width)
		board.height -= padFlat*padSide + 2*gap
		return board
	}
	rest := (board.width - beside - 3*padSide - 3*gap) / 2
	x, y := board.x+rest+beside+gap, board.y+(board.height-padTall*padSide-2*gap)/2
	for i := 0; i < len(p.objects); i += 3 {
		if i == 9 {
			y += 2 * gap
		}
		placeRow(p.objects[i:min(i+3, len(p.objects))], x, y, 3*padSide)
		y += padSide
	}
	return area{board.x + rest, board.y, beside, board.height}
}

// block has three columns, as a pad of digits has.
func (p *DigitPad) block(int) block {
	return block{3, [][]fyne.CanvasObject{p.objects[:9], p.objects[9:]}}
}
