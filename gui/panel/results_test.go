package panel

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/test/fail"
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
		fail.Unless(t, slices.Contains(texts, want), "%q is not seen in %q", want, texts)
	}
	list := sc.theList()
	list.Tapped(&fyne.PointEvent{Position: fyne.NewPos(100, resultHeight/2)})
	fail.Differ(t, sc.heard.chosen, []int{0}, "a click on the first row chooses")
	if cut := list.rows[2].note; cut != strings.Repeat("long", 40) || len(list.rows) != 3 {
		t.Errorf("below the chosen one, in which it is cut, stands %q", cut)
	}
	words := list.rows[1].words(0)
	fail.Unless(t, strings.HasPrefix(words, "WA, forgets.c, 0.002 s"), "a screen reader says %q", words)
}

func TestTextsStandBesideEachOtherAndAreCut(t *testing.T) {
	texts := view.Texts{Texts: []view.Lines{
		{Title: "Input", Lines: []string{"abc"}},
		{Title: "Standard error", Lines: slices.Repeat([]string{strings.Repeat("word ", 40)}, 20)},
	}, All: view.Button{ID: "all", Words: "Show all"}}
	sc := openScreen(t, scene{cards: []view.Card{texts}}, fyne.NewSize(1200, 800))
	seen := sc.texts()
	fail.If(t, !slices.Contains(seen, ellipsis) || !slices.Contains(seen, "abc"), "seen is %q", seen)
	sc.pressable(t, "Show all").Tapped(nil)
	fail.Differ(t, sc.heard.done, []string{"all"}, "the link does")
}

func TestATagStandsBelowATitleThatLeavesItNoRoom(t *testing.T) {
	v := NewView[view.Verdict](&Options{})
	title := "THE SMALLEST FAILING CASE"
	for tag, below := range map[string]bool{"Wrong answer": false, "Memory limit exceeded": true} {
		v.Set(view.Verdict{Title: "The smallest failing case", Tag: tag})
		v.Resize(fyne.NewSize(340, v.HeightFor(340)))
		fail.Unequal(t, strings.Join(v.pen.said, "|"), tag+"|"+title, "it")
		fail.Unequal(t, v.HeightFor(340) > v.HeightFor(600), below, "%s: it is higher", tag)
	}
}

func TestCountsAreShortWhereTheSummaryHasNoRoomBehindThem(t *testing.T) {
	v := NewView[view.Report](&Options{})
	v.Set(view.Report{Summary: "1003 cases in 2.2 s", Counts: []view.Count{
		{Words: "Time limit exceeded 20", Short: "TLE 20"}, {Words: "Runtime error 3", Short: "RE 3"}}})
	for width, want := range map[float32]string{
		600: "Time limit exceeded 20|Runtime error 3|1003 cases in 2.2 s", 380: "TLE 20|RE 3|1003 cases in 2.2 s",
		200: "TLE 20|RE 3|1003 cases in 2.2 s",
	} {
		fail.Unequal(t, v.HeightFor(width) > v.HeightFor(600), (width == 200), "at %g it is higher", width)
		v.Resize(fyne.NewSize(width, 100))
		fail.Unequal(t, strings.Join(v.pen.said, "|"), want, "at %g it says", width)
	}
}

func TestAReportSaysWhatItHas(t *testing.T) {
	v := NewView[view.Report](&Options{})
	v.Resize(fyne.NewSize(500, 100))
	v.Set(view.Report{Counts: []view.Count{{Words: "Accepted 3", Answer: view.Yes}}, Summary: "3 cases"})
	for _, words := range []string{"Accepted 3", "3 cases"} {
		fail.Unless(t, slices.Contains(v.pen.said, words), "%q is not said in %q", words, v.pen.said)
	}
	v.Set(view.Report{Busy: 3})
	fail.Unequal(t, v.pen.boxes.used, spinnerDots, "the spinner has")
}

// A match may make a move before the last picture was drawn.
func TestTheBoardOfAMatchIsDrawnAtOnce(t *testing.T) {
	v := NewView[view.Picture](&Options{Post: func(func()) {}})
	v.Resize(fyne.NewSize(300, 400))
	v.Set(view.Picture{Title: "Game 1"})
	pictures := v.pen.boards.all
	fail.If(t, len(pictures) != 1 || pictures[0].Image.Image == nil, "it is not seen")
}

func TestAFootWithoutWordsHasNoRoomForThem(t *testing.T) {
	foot := foot{framed: true, Buttons: []view.Button{{ID: "open", Words: "Open"}}}
	empty := measured(foot, &Options{}, 300)
	foot.Words = "Saved."
	fail.If(t, measured(foot, &Options{}, 300) <= empty, "the words stand over the buttons")
}
