package drawing

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestTheBoardIsSquareAtEverySizeAndBetweenPixels(t *testing.T) {
	for _, size := range [][2]float32{{480, 300}, {300, 480}, {2400, 1400}, {190, 190}, {580, 580}, {640, 640}} {
		l := LayoutIn(size[0], size[1])
		least := min(size[0], size[1])
		fail.If(t, l.Side+2*l.Thick+l.Margin > least || l.X < l.Margin+l.Thick || l.Y < l.Margin+l.Thick ||
			l.Side < least*0.8, "%v: side %v at %v, %v, margin %v", size, l.Side, l.X, l.Y, l.Margin)
		x, y := l.CellAt(grid.At(9, 9))
		fail.If(t, x+l.Cell != l.X+l.Side || y+l.Cell != l.Y+l.Side,
			"%v: the last cell ends at %v, %v, the board at %v, %v", size, x+l.Cell, y+l.Cell, l.X+l.Side, l.Y+l.Side)
		for _, length := range []float32{l.X, l.Y, l.Side, l.Cell, l.Box, l.Thin, l.Thick, l.Margin} {
			fail.Unequal(t, length, floor(length), "%v: %+v is not in whole units", size, l)
		}
	}
}

func TestWhatIsCentredLeavesWholeUnitsAtBothEnds(t *testing.T) {
	for length := float32(1); length < 200; length++ {
		for _, of := range []float32{0.1, 0.345, 0.5, 0.8} {
			part := centred(of, length)
			if rest := (length - part) / 2; rest != floor(rest) || max(part-of*length, of*length-part) > 1.5 {
				t.Errorf("%v of %v is %v", of, length, part)
			}
		}
	}
}
