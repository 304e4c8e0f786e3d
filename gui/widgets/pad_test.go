package widgets

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

func TestThePadPicksDigits(t *testing.T) {
	var picked []int
	p := NewDigitPad(nil, func(digit int) { picked = append(picked, digit) }, func(string) {})
	for digit := 1; digit <= 9; digit++ {
		test.Tap(p.Digit(digit))
	}
	if !slices.Equal(picked, []int{1, 2, 3, 4, 5, 6, 7, 8, 9}) {
		t.Errorf("picked were %v", picked)
	}
}

func TestADigitSaysHowOftenItIsMissing(t *testing.T) {
	var tip string
	p := NewDigitPad(nil, func(int) {}, func(words string) { tip = words })
	p.Show(5, [9]int{0, 1, 9, 9, 9, 9, 9, 9, 9})
	for digit, want := range map[int]struct {
		words      string
		importance widget.Importance
	}{
		1: {"Every box has it.", widget.LowImportance}, 2: {"One box lacks it.", widget.MediumImportance},
		3: {"9 boxes lack it.", widget.MediumImportance}, 5: {"9 boxes lack it.", widget.HighImportance},
	} {
		b := p.digits[digit-1]
		b.MouseIn(&desktop.MouseEvent{})
		if !strings.HasSuffix(tip, want.words) || b.Importance != want.importance {
			t.Errorf("%d: says %q, importance %d", digit, tip, b.Importance)
		}
		if b.MouseOut(); tip != "" {
			t.Errorf("%d: without the pointer it says %q", digit, tip)
		}
	}
	if p.Show(0, [9]int{}); p.Digit(5).Importance != widget.LowImportance {
		t.Error("5 is still shown as picked")
	}
}

func TestAToolSaysWhatItDoesAndWhetherItIsOn(t *testing.T) {
	var tip string
	ran := 0
	tool := NewTool(ToolData{Label: "Analysis", Keys: "A", Icon: theme.IconNameInfo, Run: func() { ran++ }}, func(words string) { tip = words })
	tool.button.MouseIn(&desktop.MouseEvent{})
	if tip != "Analysis (A)" {
		t.Errorf("says %q", tip)
	}
	if tool.button.MouseOut(); tip != "" {
		t.Errorf("without the pointer it says %q", tip)
	}
	tool.Update(false, false)
	if test.Tap(tool.Button()); ran != 0 {
		t.Error("a tool that can do nothing was run")
	}
	tool.Update(true, true)
	if test.Tap(tool.Button()); ran != 1 || !tool.button.frame.Visible() || tool.button.AccessibilityLabel() == "Analysis" {
		t.Errorf("run %d times; says %q", ran, tool.button.AccessibilityLabel())
	}
	tool.Update(true, false)
	if tool.button.frame.Visible() || tool.button.AccessibilityLabel() != "Analysis" {
		t.Errorf("switched off it says %q", tool.button.AccessibilityLabel())
	}
	short := NewTool(ToolData{Label: "Rules: Open", Short: "Open"}, func(words string) { tip = words })
	short.button.MouseIn(&desktop.MouseEvent{})
	if short.Button().Text != "Open" || tip != "Rules: Open" {
		t.Errorf("a tool without an icon shows %q and says %q", short.Button().Text, tip)
	}
}

func TestAToolbarStandsInARowOrInABlock(t *testing.T) {
	tool := func() fyne.CanvasObject {
		return NewTool(ToolData{Label: "Undo", Icon: theme.IconNameInfo}, func(string) {}).Object
	}
	bar := NewBar([][]fyne.CanvasObject{{tool(), tool(), tool()}, {tool()}, {tool(), tool()}})
	for _, size := range []fyne.Size{bar.MinSize(), {Width: 2 * railSide, Height: 4 * padSide}, {Width: 4 * railSide, Height: 2 * padSide}} {
		bar.Resize(size)
		for i, o := range bar.Objects {
			if end := o.Position().Add(o.Size()); end.X > size.Width+1 || end.Y > size.Height+1 {
				t.Errorf("%v: part %d ends at %v", size, i, end)
			}
			for j, other := range bar.Objects[:i] {
				if overlap(o, other) {
					t.Errorf("%v: parts %d and %d overlap", size, j, i)
				}
			}
		}
	}
}

func TestABlockSharesItsRows(t *testing.T) {
	icon := func() fyne.CanvasObject { return NewTool(ToolData{Icon: theme.IconNameInfo}, nil).Object }
	words := func() fyne.CanvasObject { return NewTool(ToolData{Short: "Majority"}, nil).Object }
	for name, c := range map[string]struct {
		block block
		rows  float32
		gaps  float32
	}{
		"pairs":                   {block{2, [][]fyne.CanvasObject{{icon(), icon(), icon()}, {icon(), icon()}}}, 3, 1},
		"one joins those before":  {block{2, [][]fyne.CanvasObject{{icon(), icon(), icon()}, {icon()}}}, 2, 0},
		"one that has no room":    {block{2, [][]fyne.CanvasObject{{icon(), icon()}, {icon()}}}, 2, 1},
		"words":                   {block{2, [][]fyne.CanvasObject{{words(), words()}, {icon()}}}, 3, 1},
		"words in four columns":   {block{4, [][]fyne.CanvasObject{{words(), words()}, {icon()}}}, 2, 1},
		"digits in three columns": {block{3, [][]fyne.CanvasObject{{icon(), icon(), icon(), icon()}, {icon(), icon()}}}, 3, 1},
	} {
		if rows, gaps := c.block.extent(); rows != c.rows || gaps != c.gaps*theme.Padding() {
			t.Errorf("%s: %v rows and %v of gaps, want %v and %v", name, rows, gaps, c.rows, c.gaps*theme.Padding())
		}
	}
}

func TestTheProgressLineIsAsLongAsItsFraction(t *testing.T) {
	p := NewProgressLine()
	r := test.WidgetRenderer(p).(*progressRenderer)
	p.Resize(fyne.NewSize(200, progressHeight))
	for _, fraction := range []float32{0, 0.25, 1, 0} {
		if p.SetFraction(fraction); r.line.Size().Width != 200*fraction {
			t.Errorf("at %v it is %v of 200 long", fraction, r.line.Size().Width)
		}
	}
}
