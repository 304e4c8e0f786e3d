package panel

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

const menuCheck = 16

// menuOf returns choices, one below the other, each with its meaning.
func menuOf(choices []view.Choice) view.Column {
	const most, height = 3, 48 // lines of a meaning, and of what has one
	menu := view.Column{Inset: view.Inset{X: theme.Unit, Y: theme.Unit}}
	for _, c := range choices {
		row := view.Row{Gap: theme.Inset, Height: theme.ButtonHeight, Nodes: []view.Node{
			view.Space{Size: menuCheck}, view.Text{Words: c.Words}}}
		if c.On {
			row.Nodes[0] = view.Icon{Icon: icon.Check, Side: menuCheck, Ink: view.InkAccent}
		}
		if c.Sentence != "" {
			row.Height = height
			row.Nodes[1] = view.Column{Nodes: []view.Node{view.Text{Words: c.Words, Style: view.Strong},
				view.Text{Words: c.Sentence, Style: view.Small, Most: most}}}
		}
		menu.Nodes = append(menu.Nodes, view.Press{Look: view.AsFace, Button: view.Button{ID: c.ID, Words: c.Words,
			Full: meaning(c), On: c.On, Disabled: c.Disabled},
			Face: view.Column{Inset: view.Inset{X: theme.Inset}, Nodes: []view.Node{row}}})
	}
	return menu
}

// meaning returns a choice with its meaning, for a screen reader.
func meaning(c view.Choice) string { return language.Listed(c.Words, c.Sentence) }

// opener is a widget that opens a menu.
type opener interface {
	fyne.CanvasObject
	fyne.Focusable
}

// openMenu opens a menu of choices below a widget, if that is still in a window: what has left it may still have the
// keyboard. The arrow keys move in the menu, which scrolls if it is too high, and Escape closes it. Then the widget has
// the keyboard, also if the pointer opened the menu.
func openMenu(below opener, choices []view.Choice, options *Options) {
	c, menu := canvasOf(below), menuOf(choices)
	if c == nil {
		return
	}
	c.Focus(below)
	const least = 180 // of the menu's width
	var popUp *widget.PopUp
	inMenu := &Options{Do: func(id string) {
		popUp.Hide()
		options.Do(id)
	}}
	v := NewView(inMenu)
	scroll := newScroller(v)
	inMenu.Reveal = func(o fyne.CanvasObject) { reveal(scroll, o) }
	v.pen.keys = func(key *fyne.KeyEvent) bool {
		switch key.Name {
		case fyne.KeyEscape:
			popUp.Hide()
			options.Left()
		case fyne.KeyDown:
			c.FocusNext()
		case fyne.KeyUp:
			c.FocusPrevious()
		case fyne.KeyHome:
			v.focusFirst(c, choices, func(i int) int { return i })
		case fyne.KeyEnd:
			v.focusFirst(c, choices, func(i int) int { return len(choices) - 1 - i })
		default:
			return false
		}
		return true
	}
	v.put(framedCard(view.CardView{Content: menu}))
	popUp = widget.NewPopUp(scroll, c)
	width := min(max(least, widthOf(menu)), c.Size().Width-2*theme.Edge)
	size := fyne.NewSize(width, min(v.HeightFor(width), c.Size().Height-2*theme.Edge))
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(below)
	at.Y += below.Size().Height + theme.Unit
	at.X = max(theme.Edge, min(at.X, c.Size().Width-size.Width-theme.Edge))
	at.Y = max(theme.Edge, min(at.Y, c.Size().Height-size.Height-theme.Edge))
	popUp.ShowAtPosition(at)
	popUp.Resize(size)
	on := max(0, slices.IndexFunc(choices, func(c view.Choice) bool { return c.On && !c.Disabled }))
	v.focusFirst(c, choices, func(i int) int { return (on + i) % len(choices) })
}

// focusFirst gives the keyboard to the first choice, in an order, that can be made.
func (v *View) focusFirst(c fyne.Canvas, choices []view.Choice, order func(int) int) {
	for i := range choices {
		if at := order(i); !choices[at].Disabled {
			v.Focus(choices[at].ID, c)
			return
		}
	}
}
