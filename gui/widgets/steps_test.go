package widgets

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

func TestAStepIsChosenByAClickAndNotByBeingShown(t *testing.T) {
	var chosen []int
	s := NewStepList(func(i int) { chosen = append(chosen, i) })
	w := test.NewWindow(s.List)
	defer w.Close()
	w.Resize(fyne.NewSize(300, 400))
	rows := []Step{{Words: "Start"}, {Words: "1.  X 5 5"}, {Words: "2.  O 5 6"}}
	s.Show(rows, 1)
	s.Show(rows, 2)
	s.Show(rows[:2], 0)
	s.Show(rows, -1)
	if len(chosen) != 0 || !slices.Equal(s.Rows(), rows) {
		t.Errorf("showing chose %v; listed are %v", chosen, s.Rows())
	}
	s.List.Select(2)
	s.List.Select(0)
	if !slices.Equal(chosen, []int{2, 0}) {
		t.Errorf("chosen were %v", chosen)
	}
}

func TestARowShowsItsMark(t *testing.T) {
	s := NewStepList(func(int) {})
	s.Show([]Step{
		{Words: "2.  O 5 6", Mark: "??", Importance: widget.DangerImportance}, {Words: "or 2.  O 4 4", Branch: true},
	}, 0)
	row := s.List.CreateItem().(*fyne.Container)
	words, mark := row.Objects[0].(*widget.Label), row.Objects[1].(*widget.Label)
	s.List.UpdateItem(0, row)
	if words.Text != "2.  O 5 6" || mark.Text != "??" || !mark.Visible() || mark.Importance != widget.DangerImportance || words.TextStyle.Italic {
		t.Errorf("%q, %q", words.Text, mark.Text)
	}
	s.List.UpdateItem(1, row) // the same row is used again for another step
	if words.Text != "or 2.  O 4 4" || mark.Visible() || !words.TextStyle.Italic {
		t.Errorf("%q, %q", words.Text, mark.Text)
	}
}

func TestTheStepShownIsInView(t *testing.T) {
	s := NewStepList(func(int) {})
	w := test.NewWindow(s.List)
	defer w.Close()
	w.Resize(fyne.NewSize(300, 200))
	rows := make([]Step, 82)
	for _, at := range []int{81, 0, 40} {
		s.Show(rows, at)
		top := s.List.GetScrollOffset()
		height := s.List.CreateItem().MinSize().Height + 4
		if y := float32(at) * height; y+height < top || y > top+200 {
			t.Errorf("step %d is at %v, in view are %v to %v", at, y, top, top+200)
		}
	}
}
