package panel

import (
	"reflect"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// Options are what the widgets call, and how they are used. What a widget has no use for may be nil.
type Options struct {
	Do     func(id string)         // something with an ID was pressed
	Choose func(id int)            // a move or a step was chosen
	Pick   func(digit int)         // a digit was picked
	GoTo   func(step int)          // a step of the graph was chosen
	Point  func(step int)          // the pointer is on a step of the graph; -1 when it leaves
	Tip    func(words string)      // what the pointer or the keyboard is on; "" for nothing
	Left   func()                  // a menu was left without a choice
	Type   func(id, text string)   // the user has typed in a field
	Browse func(address string)    // a page of the web was asked for
	Reveal func(fyne.CanvasObject) // scrolls so that what has got the keyboard is in view; nil for nothing
	Post   func(func())            // draws boards one after the other, so that many hold nothing up; nil for at once
}

func (o *Options) reveal(focused fyne.CanvasObject) {
	if o.Reveal != nil {
		o.Reveal(focused)
	}
}

// drawing is plain data that can be drawn. paint draws it in an area whose height it may use, and returns the height
// that it needs at that width.
type drawing interface {
	paint(p *pen, a area) (height float32)
}

// drawn is how data are drawn: each kind of card has its own way.
func drawn(data any) drawing {
	switch d := data.(type) {
	case nil:
		return nothing{}
	case view.Players:
		return players(d)
	case view.Rules:
		return rules(d)
	case view.Value:
		return value(d)
	case view.Score:
		return score(d)
	case view.Picture:
		return titled(d)
	case view.Trend:
		return trend(d)
	case view.Moves:
		return moves(d)
	case view.Buttons:
		return buttons(d)
	case view.Tools:
		return tools(d)
	case view.Digits:
		return digits(d)
	case view.Start:
		return start(d)
	case view.Boards:
		return boards(d)
	case view.Text:
		return text(d)
	case view.Facts:
		return facts(d)
	case view.Verdict:
		return verdict(d)
	case view.Progress:
		return progress(d)
	case view.Questions:
		return questions(d)
	case view.Puzzle:
		return puzzle(d)
	}
	return drawnElsewhere(data)
}

// drawnElsewhere is how data are drawn that are no cards of the panel beside a board: what is around it, and what is in
// dialogs and in other windows.
func drawnElsewhere(data any) drawing {
	switch d := data.(type) {
	case view.Switch:
		return segments(d)
	case view.Headline:
		return statusLine(d)
	case view.Toolbar:
		return toolbar(d)
	case view.Button:
		return barButton{d}
	case view.Results:
		return results(d)
	case view.Report:
		return report(d)
	case view.Texts:
		return texts(d)
	case view.Notice:
		return notice(d)
	case view.Form:
		return form(d)
	case view.Columns:
		return columns(d)
	case view.Finder:
		return finder(d)
	case view.Log:
		return log(d)
	case view.Prose:
		return prose(d)
	case view.Keys:
		return keySheet(d)
	case view.About:
		return about(d)
	}
	return data.(drawing)
}

// measured is the height that a drawing needs at a width.
func measured(d drawing, options *Options, width float32) float32 {
	return d.paint(&pen{options: options, measuring: true}, area{width: width})
}

// View is a widget that shows data of a kind. Equal data are not drawn again, and of other data only what differs.
type View[D any] struct {
	widget.BaseWidget
	pen   pen
	data  D
	least func() fyne.Size // the least size that it says it needs; nil for what the data need
}

// NewView is a view of no data yet.
func NewView[D any](options *Options) *View[D] {
	v := &View[D]{}
	v.pen = pen{owner: v, options: options}
	v.ExtendBaseWidget(v)
	return v
}

// Set shows data, and reports whether they are others than before.
func (v *View[D]) Set(data D) bool {
	if reflect.DeepEqual(v.data, data) {
		return false
	}
	v.data = data
	v.redraw()
	return true
}

// Shown is the data that are shown.
func (v *View[D]) Shown() D { return v.data }

// HeightFor is the height that the data need at a width.
func (v *View[D]) HeightFor(width float32) float32 {
	return measured(drawn(v.data), v.pen.options, width)
}

func (v *View[D]) redraw() {
	if isEmpty(v.Size()) {
		return
	}
	v.pen.draw(func() { drawn(v.data).paint(&v.pen, areaOf(v.Size())) })
}

// leave is called when the view is no longer in the window: the keyboard and the pointer are no longer on it.
func (v *View[D]) leave() {
	v.pen.leave(true)
}

func (v *View[D]) AccessibilityLabel() string {
	return strings.Join(v.pen.said, locale.Text("clause.comma"))
}

func (v *View[D]) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (v *View[D]) CreateRenderer() fyne.WidgetRenderer {
	least := v.least
	if least == nil {
		least = func() fyne.Size { return fyne.NewSize(0, v.HeightFor(v.Size().Width)) }
	}
	return v.pen.renderer(v.redraw, least)
}
