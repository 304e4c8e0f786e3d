package panel

import "fyne.io/fyne/v2"

// area is a rectangle that is drawn in, in units.
type area struct{ x, y, width, height float32 }

func areaOf(size fyne.Size) area { return area{0, 0, size.Width, size.Height} }

// inset is the area without so much at each side.
func (a area) inset(by float32) area {
	return area{a.x + by, a.y + by, a.width - 2*by, a.height - 2*by}
}

// within is the area without so much at the left and the right.
func (a area) within(by float32) area { return area{a.x + by, a.y, a.width - 2*by, a.height} }

// middle is the part of a height in the middle of the area.
func (a area) middle(height float32) area {
	return area{a.x, a.y + (a.height-height)/2, a.width, height}
}

// cutTop takes so much from the top, and leaves the rest.
func (a *area) cutTop(height float32) area {
	top := area{a.x, a.y, a.width, height}
	a.y, a.height = a.y+height, a.height-height
	return top
}

// cutBottom takes so much from the foot.
func (a *area) cutBottom(height float32) area {
	a.height -= height
	return area{a.x, a.y + a.height, a.width, height}
}

// cutLeft takes so much from the left.
func (a *area) cutLeft(width float32) area {
	left := area{a.x, a.y, width, a.height}
	a.x, a.width = a.x+width, a.width-width
	return left
}

// cutRight takes so much from the right.
func (a *area) cutRight(width float32) area {
	a.width -= width
	return area{a.x + a.width, a.y, width, a.height}
}

// columns shares the area evenly among n columns with gaps between them.
func (a area) columns(n int, gap float32) []area {
	all := make([]area, n)
	width := (a.width - float32(n-1)*gap) / float32(n)
	for i := range all {
		all[i] = area{a.x + float32(i)*(width+gap), a.y, width, a.height}
	}
	return all
}

// isEmpty reports whether nothing can be drawn in a size.
func isEmpty(size fyne.Size) bool { return size.Width <= 0 || size.Height <= 0 }
