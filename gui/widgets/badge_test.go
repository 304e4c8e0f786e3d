package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/reach"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

func TestTheBadgeOffersWhatCanBeDone(t *testing.T) {
	var accepted []string
	b := NewBadge(func(id string) { accepted = append(accepted, id) })
	test.WidgetRenderer(b)
	b.Resize(fyne.NewSize(480, b.heightFor(480)))
	tap := func() { test.TapAt(b.offers[0], fyne.NewPos(b.offers[0].Size().Width/2, b.offers[0].Size().Height/2)) }
	b.SetData(BadgeData{Icon: theme.IconHare, Words: "Unreachable.", Offers: Offers{"hare"}})
	if !b.offers[0].Visible() || b.offers[0].Text != locale.Text("command.hare") || b.AccessibilityLabel() != "Unreachable." {
		t.Errorf("it offers %q and says %q", b.offers[0].Text, b.words.Text)
	}
	tap()
	b.SetData(BadgeData{Icon: theme.IconHare, Words: "Put back.", Offers: Offers{"showGame"}})
	tap()
	if strings.Join(accepted, " ") != "hare showGame" {
		t.Errorf("accepted were %v", accepted)
	}
	b.SetData(BadgeData{Icon: fynetheme.IconNameSearch, Words: "Looking…"})
	if b.offers[0].Visible() || b.words.Text != "Looking…" {
		t.Errorf("it still offers %q and says %q", b.offers[0].Text, b.words.Text)
	}
	if b.SetData(BadgeData{}); b.words.Text != "" {
		t.Errorf("of nothing it says %q", b.words.Text)
	}
}

func TestTheBadgeKeepsItsHeight(t *testing.T) {
	b := NewBadge(func(string) {})
	for _, width := range []float32{480, 1000} {
		empty := b.heightFor(width)
		b.SetData(BadgeData{Icon: theme.IconHare, Words: strings.Repeat("many words ", 30), Offers: Offers{"hare"}})
		if b.heightFor(width) != empty {
			t.Errorf("at %v units its height changes with its words", width)
		}
	}
}

func TestEveryReasonFitsTheBadge(t *testing.T) {
	for width, lines := range map[float32]float32{480: 2, wideEnough: 2, badgeLine: 1} {
		b := NewBadge(func(string) {})
		test.WidgetRenderer(b)
		b.Resize(fyne.NewSize(width, b.heightFor(width)))
		b.SetData(BadgeData{Icon: theme.IconHare, Words: "one line", Offers: Offers{"hare"}})
		oneLine := b.words.MinSize().Height
		line := b.heightFor(480) - b.heightFor(badgeLine)
		reason := reach.Reason{X: 38, O: 43, Mark: tictactoe.O, Box: 8, Sent: 9, Marks: 7, Tried: 99999, Boxes: 0b111110, Cells: tictactoe.CellSet{8: 0b111111}}
		for why := reach.WrongCounts; why <= reach.NoOwners; why++ {
			for _, mark := range []tictactoe.Mark{tictactoe.X, tictactoe.O} {
				reason.Why, reason.Mark = why, mark
				words := locale.Text("reach.no", locale.Args{"Reason": locale.Unreachable(reason)})
				b.SetData(BadgeData{Icon: theme.IconHare, Words: words, Offers: Offers{"hare"}})
				if more := (b.words.MinSize().Height - oneLine) / line; more > lines-0.9 {
					t.Errorf("at %v units %v lines: %q", width, more+1, b.words.Text)
				}
			}
		}
	}
}
