package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

func TestTheSwitchesOfAPlayBarStandApartAndNothingOverlaps(t *testing.T) {
	buttons := func(words ...string) (row []fyne.CanvasObject) {
		for _, w := range words {
			row = append(row, widget.NewButton(w, nil))
		}
		return row
	}
	rules, grades := buttons("Open", "Closed"), buttons("Easy", "Medium", "Hard")
	bar := NewPlayBar([][]fyne.CanvasObject{rules, grades}, buttons("", "", ""))
	for name, layOut := range map[string]func(){
		"over the panel":   func() { bar.placeOver(area{0, 0, 400, 500}) },
		"above the board":  func() { bar.placeBeside(area{0, 0, 480, 600}) },
		"beside the board": func() { bar.placeBeside(area{0, 0, 480, 340}) },
		"on a phone":       func() { bar.placeRows(area{0, 0, 300, 300}, touchSide) },
	} {
		layOut()
		all := bar.Objects()
		for i, o := range all {
			for j, other := range all[:i] {
				if overlap(o, other) {
					t.Errorf("%s: buttons %d and %d overlap", name, j, i)
				}
			}
		}
		within := rules[1].Position().Subtract(rules[0].Position().Add(rules[0].Size()))
		between := grades[0].Position().Subtract(rules[1].Position().Add(rules[1].Size()))
		if max(between.X, between.Y) <= max(within.X, within.Y) {
			t.Errorf("%s: the switches are %v apart, the buttons of one %v", name, between, within)
		}
	}
}
