package diagram

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

// everything returns a diagram with everything that can be shown, much of it in one cell.
func everything() Diagram {
	d := Diagram{Whole: true, Alert: Area{From: 0, To: 8, Shown: true}}
	for i := range d.Cells {
		d.Cells[i] = Cell{
			Symbol: Symbol(i % 5), Digit: i%9 + 1, Playable: i%2 == 0, Last: i%3 == 0, Marked: i%4 == 0,
			Alert: i%5 == 0, Best: i%6 == 0, Ghost: Symbol(i % 3), Order: i % 7,
			Hatch: Hatch(i % 8), Strong: Hatch(i % 4), Note: "-12", Corner: "7",
		}
	}
	for i := range d.Boxes {
		d.Boxes[i] = Box{Framed: i%2 == 0, Owner: Symbol(i % 3), Contested: i%4 == 3, InLine: i > 5, Closed: i%2 == 1}
	}
	return d
}

func TestAPlainDiagramKeepsWhatStandsOnIt(t *testing.T) {
	d := everything()
	plain := d.Plain()
	fail.If(t, plain.Whole || plain.Boxes[0].Framed || !plain.Boxes[6].InLine || plain.Boxes[1].Owner != Cross ||
		!plain.Alert.Shown,
		"the frames are %v, %v, %+v", plain.Whole, plain.Alert, plain.Boxes)
	for i := range d.Cells {
		was, is := d.Cells[i], plain.Cells[i]
		fail.NowIf(t, is.Symbol != was.Symbol || is.Digit != was.Digit || is.Last != was.Last || is.Alert != was.Alert,
			"cell %d became %+v", i, is)
		fail.NowIf(t, is.Playable || is.Hatch != 0 || is.Strong != 0 || is.Marked || is.Best || is.Ghost != Blank ||
			is.Order != 0 || is.Corner != "",
			"cell %d still shows %+v", i, is)
	}
}

func TestTheTextIsThatOfTheJudge(t *testing.T) {
	var d Diagram
	d.Cells[grid.At(6, 4)].Symbol = Cross
	d.Cells[grid.At(2, 2)].Symbol = Ring
	for place := range 9 {
		d.Cells[grid.Box(6).Cell(place)].Playable = true
	}
	d.Cells[80] = Cell{Symbol: Deduced, Digit: 9}
	const want = `... ... ...
.o. ... ...
... ... ...

... ... ...
... ... ...
... x.. ...

!!! ... ...
!!! ... ...
!!! ... ..9
`
	got := string(d.AppendText(nil))
	fail.If(t, got != want, "it is\n%s", got)
}
