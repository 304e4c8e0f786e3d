package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/text"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// Dialog is a dialog over a window: a title, content, and buttons at the right.
type Dialog struct {
	window  fyne.Window
	popUp   *widget.PopUp
	inset   *fyne.Container // the body, with room around it
	blame   *Paragraph      // beside the buttons; nil without those
	body    *fyne.Container // the content with the title above it, to which buttons come
	closed  []func()
	confirm func()            // what Enter does; nil for nothing
	leave   func()            // what Escape does; nil for closing the dialog
	scroll  *container.Scroll // what keys scroll; nil for nothing
	size    fyne.Size         // that is wanted
	sized   bool              // it has been given a size
	top     float32           // where its upper edge was then
}

// New returns a dialog without buttons.
func (d *Dialogs) New(title string, content fyne.CanvasObject) *Dialog {
	const most = 100 // characters
	heading := NewParagraph(text.Cut(title, most))
	heading.SizeName, heading.TextStyle.Bold = theme.SizeTitle, true
	body := container.New(columnLayout{dialogGap, content}, Flush(heading), content)
	inset := container.New(layout.NewCustomPaddedLayout(dialogTop, dialogTop, dialogSide, dialogSide), body)
	return &Dialog{window: d.Window, popUp: widget.NewModalPopUp(inset, d.Window.Canvas()), inset: inset, body: body}
}

// Distances in a dialog, in units.
const (
	dialogTop  = 5 * theme.Unit // above the title and below the buttons
	dialogSide = 6 * theme.Unit
	dialogGap  = 4 * theme.Unit // between the title, the content and the buttons
)

// Flush removes the room that Fyne leaves around words, so that they begin at the edge.
func Flush(words fyne.CanvasObject) *fyne.Container {
	room := -fynetheme.InnerPadding()
	return container.New(layout.NewCustomPaddedLayout(room, room, room, room), words)
}

// NewView returns a dialog that only shows something and can be closed.
func (d *Dialogs) NewView(title string, content fyne.CanvasObject) *Dialog {
	view := d.New(title, content)
	view.scroll, _ = content.(*container.Scroll)
	view.SetButtons(NewButton(locale.Text("dialog.close"), view.Hide))
	return view
}

// SetButtons sets the buttons. Enter presses the last one unless the focused control uses it.
func (d *Dialog) SetButtons(buttons ...*Button) {
	d.blame = NewParagraph("")
	d.blame.Importance, d.blame.SizeName = widget.DangerImportance, theme.SizeCaption
	words := Flush(d.blame)
	row := NewRow(words, words)
	for _, b := range buttons {
		row.Add(container.NewCenter(b))
	}
	last := buttons[len(buttons)-1]
	if len(buttons) > 1 {
		last.Importance = widget.HighImportance
	}
	d.confirm = last.OnTapped
	d.body.Objects = append(d.body.Objects[:2:2], row)
}

// Blame says beside the buttons what is wrong.
func (d *Dialog) Blame(words string) {
	d.blame.SetText(words)
	d.Resize(d.size)
}

// SetOnClosed adds a function that is called when the dialog closes.
func (d *Dialog) SetOnClosed(do func()) { d.closed = append(d.closed, do) }

// Show opens the dialog.
func (d *Dialog) Show() {
	d.popUp.Resize(d.size.Max(d.popUp.MinSize()))
	d.popUp.Show()
}

// Hide closes the dialog. It takes the keyboard away first, because the cursor of a focused field would go on blinking,
// which costs much processor time.
func (d *Dialog) Hide() {
	d.window.Canvas().Unfocus()
	d.popUp.Hide()
	for _, do := range d.closed {
		do()
	}
}

// Fit gives the dialog a width and the height that its scrolling content needs.
func (d *Dialog) Fit(width float32, content fyne.CanvasObject) {
	width = min(width, d.room().Width)
	content.Resize(fyne.NewSize(width-2*dialogSide, 0)) // lines are broken for that width
	least := d.popUp.MinSize()
	d.Resize(fyne.NewSize(width, least.Height-d.body.Objects[1].MinSize().Height+content.MinSize().Height))
}

// Resize gives the dialog a size between what it needs and what the window has room for. The upper edge stays where the
// first size put it, since Fyne would move it.
func (d *Dialog) Resize(size fyne.Size) {
	room := d.room()
	d.body.Resize(fyne.NewSize(min(size.Width, room.Width)-2*dialogSide, 0)) // lines are broken for that width
	if !d.sized {
		d.sized, d.top = true, max(0, (room.Height-size.Height)/2)
	}
	d.size = size.Min(room.SubtractWidthHeight(0, d.top)).Max(d.popUp.MinSize())
	d.popUp.Resize(d.size)
	d.inset.Layout.Layout(d.inset.Objects, d.inset.Size()) // which a pop-up that is as large as before has not done
}

// room returns the largest size that a dialog can have in its window.
func (d *Dialog) room() fyne.Size {
	const margin = 8 // units
	return d.window.Canvas().Size().SubtractWidthHeight(2*margin, 2*margin)
}
