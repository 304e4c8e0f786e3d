package board

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/diagram"
	"ninefold/gui/theme"
)

// symbolShape is a cross, a ring or a digit, in a cell or as a box's large mark.
type symbolShape struct {
	strokes [2]*canvas.Line
	ring    *canvas.Circle
	digit   *canvas.Text
}

func newSymbolShape() *symbolShape {
	s := &symbolShape{ring: canvas.NewCircle(color.Transparent), digit: canvas.NewText("", color.Transparent)}
	for i := range s.strokes {
		s.strokes[i] = canvas.NewLine(color.Transparent)
	}
	s.digit.Alignment = fyne.TextAlignCenter
	return s
}

// appendTo places the symbol in the square of the given side and appends what draws it.
func (s *symbolShape) appendTo(objects []fyne.CanvasObject, symbol diagram.Symbol, digit int, x, y, side float32, alpha uint8) []fyne.CanvasObject {
	ink := func(name fyne.ThemeColorName) color.Color {
		return faded(fynetheme.Color(name), alpha)
	}
	switch symbol {
	case diagram.Cross:
		for i, l := range s.strokes {
			l.StrokeColor, l.StrokeWidth = ink(theme.ColorCross), side*0.17
			l.Position1, l.Position2 = fyne.NewPos(x, y), fyne.NewPos(x+side, y+side)
			if i == 1 {
				l.Position1, l.Position2 = fyne.NewPos(x+side, y), fyne.NewPos(x, y+side)
			}
			objects = append(objects, l)
		}
	case diagram.Ring:
		s.ring.StrokeColor, s.ring.StrokeWidth = ink(theme.ColorRing), side*0.17
		s.ring.Move(fyne.NewPos(x-side*0.06, y-side*0.06))
		s.ring.Resize(fyne.NewSquareSize(side * 1.12))
		objects = append(objects, s.ring)
	case diagram.Given, diagram.Deduced, diagram.Entered:
		s.digit.Text = strconv.Itoa(digit)
		s.digit.TextSize = side * 0.95
		s.digit.Color, s.digit.TextStyle = ink(theme.ColorInk), fyne.TextStyle{Bold: true}
		if symbol == diagram.Deduced {
			s.digit.Color, s.digit.TextStyle = ink(theme.ColorGiven), fyne.TextStyle{Italic: true}
		}
		if symbol == diagram.Entered {
			s.digit.TextStyle = fyne.TextStyle{}
			line := s.strokes[0]
			line.StrokeColor, line.StrokeWidth = ink(theme.ColorInk), max(1.5, side*0.05)
			line.Position1, line.Position2 = fyne.NewPos(x+side*0.2, y+side*1.05), fyne.NewPos(x+side*0.8, y+side*1.05)
			objects = append(objects, line)
		}
		height := s.digit.MinSize().Height
		s.digit.Move(fyne.NewPos(x, y+(side-height)/2))
		s.digit.Resize(fyne.NewSize(side, height))
		objects = append(objects, s.digit)
	}
	return objects
}

// faded is a colour made transparent but for alpha, 0..255.
func faded(c color.Color, alpha uint8) color.Color {
	f := color.NRGBAModel.Convert(c).(color.NRGBA)
	f.A = alpha
	return f
}

// symbolColor is the colour of X or O.
func symbolColor(s diagram.Symbol) fyne.ThemeColorName {
	if s == diagram.Ring {
		return theme.ColorRing
	}
	return theme.ColorCross
}
