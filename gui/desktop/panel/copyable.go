package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/view"
)

// copyable is the room of a text, where a right click opens a menu that copies it.
type copyable struct {
	*surface
	copies view.Button
}

// copyable takes right clicks on a text that a button copies; without an ID there is none.
func (p *pen) copyable(text area, copies view.Button) {
	if copies.ID == "" {
		return
	}
	c := keep(p, copies.ID+"/text", func() *copyable {
		c := &copyable{}
		c.surface = newSurface(c, p.options)
		return c
	})
	c.copies = copies
	p.put(c.surface, text)
}

func (c *copyable) tappedSecondary(e *fyne.PointEvent) {
	c.pen.options.Popup(c.copies, e.AbsolutePosition)
}

func (c *copyable) redraw()                       {}
func (c *copyable) tapped(*fyne.PointEvent)       {}
func (c *copyable) pointed(fyne.Position, bool)   {}
func (c *copyable) typed(key *fyne.KeyEvent) bool { return false }
func (c *copyable) isDisabled() bool              { return true }
