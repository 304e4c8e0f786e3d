package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// TestChineseFillsItsLines: of two sentences of which each has a space, a line ends neither there nor before a comma.
func TestChineseFillsItsLines(t *testing.T) {
	const words = "下图中 X 刚下在所在区的左下格，因此对手必须下在棋盘左下的区，那里有底色，空格中有圆点，外面有粗框围住。"
	p := NewParagraph(words)
	w := test.NewTempWindow(t, p)
	em := fyne.MeasureText("下", 14, fyne.TextStyle{}).Width
	for columns := float32(6); columns < 30; columns++ {
		w.Resize(fyne.NewSize(columns*em+16, 600))
		var lines []string
		for _, o := range test.LaidOutObjects(p) {
			if text, ok := o.(*canvas.Text); ok && text.Visible() {
				lines = append(lines, strings.ReplaceAll(text.Text, "\u200a", ""))
			}
		}
		for i, line := range lines {
			if strings.ContainsRune("，。", []rune(line)[0]) {
				t.Errorf("%v columns: line %d is %q", columns, i+1, line)
			}
			if i < len(lines)-1 && fyne.MeasureText(line, 14, fyne.TextStyle{}).Width < (columns-2.5)*em {
				t.Errorf("%v columns: line %d is only %q", columns, i+1, line)
			}
		}
	}
	if p.Words() != words || p.AccessibilityLabel() != words {
		t.Errorf("its words are %q, a screen reader says %q", p.Words(), p.AccessibilityLabel())
	}
}
