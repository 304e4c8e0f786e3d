package panel

import "ninefold/gui/view"

var _ = kind(func(n view.Picture) pictureElement { return pictureElement{n} })

// pictureElement is a board, of a size or as large as its room.
type pictureElement struct{ view.Picture }

const leastPicture = 160 // the side of a board that becomes smaller

func (e pictureElement) natural() float32 { return e.Side }

func (e pictureElement) lay(width float32, _ string) placed {
	if e.Side > 0 {
		return placed{height: e.Side, draw: func(p *pen, a area) {
			p.picture(area{a.x, a.y, e.Side, e.Side}, e.Board, p.options.Post)
		}}
	}
	return placed{height: width, draw: func(p *pen, a area) {
		side := min(a.width, a.height)
		square := area{round(a.x + (a.width-side)/2), a.y, side, side}
		if e.Numbered {
			p.board(square, e.Board)
		} else {
			p.picture(square, e.Board, nil)
		}
	}}
}

func (e pictureElement) least(width float32) float32 {
	if e.Side > 0 {
		return e.Side
	}
	return leastPicture
}
