package panel

import (
	"slices"

	"ninefold/gui/view"
)

var _ = kind(newRow)

// rowElement is nodes side by side.
type rowElement struct {
	view.Row
	parts  []element
	widths []float32 // natural, of the parts
}

func newRow(r view.Row) rowElement { return rowOf(r, elementsOf(r.Nodes)) }

func rowOf(r view.Row, parts []element) rowElement {
	e := rowElement{r, parts, make([]float32, len(parts))}
	for i, part := range parts {
		e.widths[i] = part.natural()
	}
	return e
}

func (r rowElement) natural() (width float32) {
	for i, part := range r.widths {
		if i > 0 {
			width += r.Gap
		}
		width += part
	}
	return width
}

func (r rowElement) rigid() bool { return false }

func (r rowElement) widens() int {
	if inside := widening(r.parts); inside != nil {
		return widens(r.parts[inside[0]])
	}
	return nothingWidens
}

func (r rowElement) stretches() bool {
	return slices.ContainsFunc(r.parts, func(e element) bool { f, ok := e.(fieldElement); return ok && f.stretches() })
}

func (r rowElement) lay(width float32, tab string) placed {
	widths, parts, height := r.fitted(width), make([]placed, len(r.parts)), r.Height
	for i, part := range r.parts {
		parts[i] = part.lay(widths[i], tab)
		height = max(height, parts[i].height)
	}
	inLine := func(p *pen, line area) {
		for i, part := range parts {
			cell := line.cutLeft(widths[i])
			line.cutLeft(r.Gap)
			switch {
			case stretches(r.parts[i]):
				part.draw(p, cell)
			case r.Low:
				part.draw(p, cell.cutBottom(part.height))
			default:
				part.inMiddle(p, cell)
			}
		}
	}
	return placed{height: height, inLine: inLine, draw: func(p *pen, a area) {
		if !r.stretches() {
			a = a.top(height)
		}
		inLine(p, a)
	}}
}

// fitted returns the widths of the parts in a row of a width.
func (r rowElement) fitted(width float32) []float32 {
	widths := make([]float32, len(r.parts))
	if r.Equal > 0 {
		for i := range widths {
			widths[i] = (width - float32(r.Equal-1)*r.Gap) / float32(r.Equal)
		}
		return widths
	}
	left, behind := width-float32(len(r.parts)-1)*r.Gap, len(r.parts)
	for i, part := range r.parts {
		if isSpare(part) {
			behind = i
		}
	}
	for _, now := range [...]func(i int) bool{
		func(i int) bool { return rigid(r.parts[i]) },
		func(i int) bool { return !rigid(r.parts[i]) && i > behind },
		func(i int) bool { return !rigid(r.parts[i]) && i <= behind },
	} {
		for i := range r.parts {
			if now(i) {
				widths[i] = min(max(0, left), r.widths[i])
				left -= widths[i]
			}
		}
	}
	growing := widening(r.parts)
	for _, i := range growing {
		widths[i] += max(0, left) / float32(len(growing))
	}
	return widths
}

// widening returns the indexes of the parts that share a row's spare width: its spaces and bars, or else its wide
// fields, or else its last menu.
func widening(parts []element) (all []int) {
	for want := spaceWidens; want <= menuWidens; want++ {
		for i, part := range parts {
			if widens(part) == want {
				all = append(all, i)
			}
		}
		if len(all) > 0 {
			if want == menuWidens {
				return all[len(all)-1:]
			}
			return all
		}
	}
	return nil
}
