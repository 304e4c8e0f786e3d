package panel

import "fyne.io/fyne/v2"

// area is a rectangle to draw in, in units.
type area struct{ x, y, width, height float32 }

func areaOf(size fyne.Size) area { return area{0, 0, size.Width, size.Height} }

// inset returns the area reduced by `by` at each side.
func (a area) inset(by float32) area {
	return area{a.x + by, a.y + by, a.width - 2*by, a.height - 2*by}
}

// within returns the area reduced by `by` at the left and the right.
func (a area) within(by float32) area { return area{a.x + by, a.y, a.width - 2*by, a.height} }

// middle returns the part of the area that has the given height and lies in its middle.
func (a area) middle(height float32) area {
	return area{a.x, a.y + (a.height-height)/2, a.width, height}
}

// top returns the upper part of the area that has the given height.
func (a area) top(height float32) area { return area{a.x, a.y, a.width, height} }

// cutTop cuts the given height off the top and returns it; the rest stays.
func (a *area) cutTop(height float32) area {
	top := a.top(height)
	a.y, a.height = a.y+height, a.height-height
	return top
}

// cutBottom cuts the given height off the bottom and returns it.
func (a *area) cutBottom(height float32) area {
	a.height -= height
	return area{a.x, a.y + a.height, a.width, height}
}

// cutLeft cuts the given width off the left and returns it.
func (a *area) cutLeft(width float32) area {
	left := area{a.x, a.y, width, a.height}
	a.x, a.width = a.x+width, a.width-width
	return left
}

// cutRight cuts the given width off the right and returns it.
func (a *area) cutRight(width float32) area {
	a.width -= width
	return area{a.x + a.width, a.y, width, a.height}
}

// isEmpty reports whether a size has no room to draw in.
func isEmpty(size fyne.Size) bool { return size.Width <= 0 || size.Height <= 0 }
