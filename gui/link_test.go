package gui

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

func TestALinkIsCopiedAndPastedAndUndone(t *testing.T) {
	w := openWindow(t)
	if w.table.Find("copyLink") != nil {
		t.Fatal("a link can be copied, but there is no page")
	}
	w.exchange.Page = "https://example.org/"
	w.build()
	w.tapCell(5, 5)
	w.tapCell(4, 4)
	link := w.copied("copyLink")
	w.run("new")
	before := w.session.Game.Current()
	w.paste(link)
	if p := w.position(); p.At(grid.At(4, 4)) != tictactoe.O || w.warned() {
		t.Fatalf("the game did not come back: said %q", w.reason())
	}
	for range 3 {
		w.run("undo")
	}
	if w.session.Game.Current() != before {
		t.Error("it cannot be undone")
	}
}

func TestADamagedLinkSaysWhereAndWhyAndChangesNothing(t *testing.T) {
	w := openWindow(t)
	w.exchange.Page = "https://example.org/"
	w.build()
	w.tapCell(5, 5)
	link, steps := w.copied("copyLink"), w.session.Game.Len()
	for damaged, want := range map[string]string{
		link[:len(link)-4]:                        locale.Text("want.linkRest"),
		link[:len(link)-1] + "~":                  locale.Text("want.linkCharacter"),
		strings.Replace(link, "nf1.", "nf2.", 1):  locale.Text("want.linkVersion"),
		strings.Replace(link, "nf1.", "nf1.A", 1): locale.Text("want.linkSum"),
	} {
		w.paste(damaged)
		said := w.dialogTexts()
		if !strings.Contains(said, want) || !strings.Contains(said, "Line 1, column ") {
			t.Errorf("%s: said %q, want %q", damaged, said, want)
		}
		w.dialogs.Close()
		if w.session.Game.Len() != steps {
			t.Errorf("%s: the game has %d steps, want %d", damaged, w.session.Game.Len(), steps)
		}
	}
}
