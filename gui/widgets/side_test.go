package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
)

// somePanel is a side panel that shows all it can, and its list.
func somePanel() (*SidePanel, *StepList) {
	steps := NewStepList(func(int) {})
	return NewSidePanel(steps.List, NewChart(func(int) {}, func(int) {}, func(string) {})), steps
}

var someAccount = Account{Headline: "Value: X 60 %", Line: "Best line: 1 1", Work: "Done"}

func TestTheSidePanelKeepsItsPartsApartAndInside(t *testing.T) {
	s, steps := somePanel()
	s.Show("X owns field 1.", "xo.\n6 4", someAccount, ChartData{Points: make([]ChartPoint, 3)})
	for _, size := range []fyne.Size{{Width: 276, Height: 600}, {Width: 470, Height: 196}} {
		s.Resize(size)
		parts := s.Objects
		for i, o := range parts {
			if end := o.Position().Add(o.Size()); end.X > size.Width || end.Y > size.Height {
				t.Errorf("%v: part %d ends at %v", size, i, end)
			}
			for j, other := range parts[:i] {
				if overlap(o, other) {
					t.Errorf("%v: parts %d and %d overlap", size, j, i)
				}
			}
		}
		if list := steps.List.Size(); list.Width < 200 || list.Height < 80 {
			t.Errorf("%v: the list has %v", size, list)
		}
	}
}

func TestTheSidePanelSaysWhenItsListGetsAnotherRoom(t *testing.T) {
	s, steps := somePanel()
	s.Resize(fyne.NewSize(276, 600))
	for _, step := range []struct {
		name    string
		note    string
		account Account
		chart   ChartData
		changes bool
	}{
		{"a note", "a note", Account{}, ChartData{}, true},
		{"another", "other", Account{}, ChartData{}, false},
		{"one of two lines", "a note\nof two lines", Account{}, ChartData{}, true},
		{"an account", "a note\nof two lines", someAccount, ChartData{}, true},
		{"another account", "a note\nof two lines", Account{Headline: "Value: O 70 %"}, ChartData{}, false},
		{"a chart", "", someAccount, ChartData{Points: make([]ChartPoint, 3)}, true},
		{"nothing", "", Account{}, ChartData{}, true},
		{"nothing again", "", Account{}, ChartData{}, false},
	} {
		before := steps.List.Size()
		if got := s.Show(step.note, "", step.account, step.chart); got != step.changes {
			t.Errorf("%s: another room for the list: %v", step.name, got)
		}
		if changed := steps.List.Size() != before; changed != step.changes {
			t.Errorf("%s: the list has %v, before it had %v", step.name, steps.List.Size(), before)
		}
		if s.note.Visible() != (step.note != "") || s.found.Visible() != (step.account != Account{}) || s.chart.Visible() != (step.chart.Points != nil) {
			t.Errorf("%s: something empty is shown, or something is missing", step.name)
		}
	}
	if steps.List.Size() != s.Size() {
		t.Errorf("alone the list has %v of %v", steps.List.Size(), s.Size())
	}
}
