package panel

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/gui/view"
)

func someResults() view.Results {
	long := strings.Repeat("long", 40)
	return view.Results{Title: "Solution", Headings: []string{"Slowest", "First"}, Current: 1, Results: []view.Result{
		{ID: 0, Tag: "AC", Answer: view.Yes, Words: "right.c", Columns: []string{"0.001 s", ""}},
		{ID: 1, Tag: "WA", Answer: view.Wrong, Words: "forgets.c", Columns: []string{"0.002 s", long}},
	}}
}

func TestResultsStandInColumnsAndAreChosen(t *testing.T) {
	sc := openScreen(t, scene{cards: []view.Card{someResults()}}, fyne.NewSize(1200, 800))
	texts := sc.texts()
	for _, want := range []string{"AC", "WA", "right.c", "forgets.c", "Slowest", "0.001 s"} {
		if !slices.Contains(texts, want) {
			t.Errorf("%q is not seen in %q", want, texts)
		}
	}
	list := sc.theList()
	list.Tapped(&fyne.PointEvent{Position: fyne.NewPos(100, resultHeight/2)})
	if !slices.Equal(sc.heard.chosen, []int{0}) {
		t.Errorf("a click on the first row chooses %d", sc.heard.chosen)
	}
	words := list.rows[1].words(0)
	if !strings.HasPrefix(words, "WA, forgets.c, 0.002 s") {
		t.Errorf("a screen reader says %q", words)
	}
}

func TestTextsStandBesideEachOtherAndAreCut(t *testing.T) {
	texts := view.Texts{Texts: []view.Lines{
		{Title: "Input", Lines: []string{"abc"}},
		{Title: "Standard error", Lines: slices.Repeat([]string{strings.Repeat("word ", 40)}, 20)},
	}, All: view.Button{ID: "all", Words: "Show all"}}
	sc := openScreen(t, scene{cards: []view.Card{texts}}, fyne.NewSize(1200, 800))
	seen := sc.texts()
	if !slices.Contains(seen, ellipsis) || !slices.Contains(seen, "abc") {
		t.Errorf("seen is %q", seen)
	}
	if sc.pressable(t, "Show all").Tapped(nil); !slices.Equal(sc.heard.done, []string{"all"}) {
		t.Errorf("the link does %q", sc.heard.done)
	}
}

func TestAReportSaysWhatItHas(t *testing.T) {
	v := NewView[view.Report](&Options{})
	v.Resize(fyne.NewSize(500, 100))
	v.Set(view.Report{Counts: []view.Count{{Words: "Accepted 3", Answer: view.Yes}}, Summary: "3 cases"})
	least := v.HeightFor(500)
	for _, words := range []string{"Accepted 3", "3 cases"} {
		if !slices.Contains(v.pen.said, words) {
			t.Errorf("%q is not said in %q", words, v.pen.said)
		}
	}
	v.Set(view.Report{Busy: 3, Warning: "It is not there."})
	if !slices.Contains(v.pen.said, "It is not there.") || v.HeightFor(500) <= least {
		t.Errorf("said is %q", v.pen.said)
	}
	if n := v.pen.boxes.used; n != spinnerDots {
		t.Errorf("the spinner has %d dots", n)
	}
}
