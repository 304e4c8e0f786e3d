package panel

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/test/fail"
	"ninefold/gui/icon"
	"ninefold/gui/view"
)

// withPlayers opens a window with two players who have this name and kind.
func withPlayers(t *testing.T, name, kind string) *screen {
	t.Helper()
	p := view.Player{Mark: icon.Cross, Name: name, Kind: kind, Score: "3 fields", Tag: "won",
		Kinds: []view.Choice{{ID: "person", Words: "Person"}, {ID: "club", Words: "Club"}}}
	return openScreen(t, scene{cards: []view.Card{view.Players{Players: [2]view.Player{p, p}}}}, usual)
}

func TestAllOfAPlayersRowOpensTheMenu(t *testing.T) {
	for _, at := range []float32{6, 0.5, 0.98} {
		sc := withPlayers(t, "Anna", "Person")
		row := sc.pressable(t, "Anna: Person")
		fail.NowIf(t, row.Size().Width < 350 || row.Size().Height < 40, "the row is %v", row.Size())
		if at < 1 {
			at *= row.Size().Width
		}
		test.TapAt(row, fyne.NewPos(at, 10))
		fail.If(t, sc.window.Canvas().Overlays().Top() == nil, "a click at %v opens nothing", at)
	}
}

func TestNothingOfALongPlayerIsCut(t *testing.T) {
	const kind = "played by the computer, Strongest"
	for _, name := range []string{
		"Anna", "Bartholomew Featherstonehaugh", "One whose name needs more than a line of a row",
	} {
		sc := withPlayers(t, name, kind)
		var said []string
		for _, words := range sc.texts() {
			fail.If(t, strings.Contains(words, ellipsis), "%q is cut", words)
			said = append(said, words)
		}
		if all := strings.Join(said, " "); !strings.Contains(all, name) || !strings.Contains(all, kind) {
			t.Errorf("%q and %q are not said, but %q", name, kind, said)
		}
	}
}
