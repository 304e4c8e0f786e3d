package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// When this fails, Fyne keeps its menus otherwise than insides.go reads them, and a screen reader is not told of them.
func TestFynesMenusHaveTheFieldsThatAreRead(t *testing.T) {
	window := test.NewTempWindow(t, widget.NewLabel(""))
	items := []*fyne.MenuItem{fyne.NewMenuItem("a", nil), fyne.NewMenuItem("b", nil)}
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), window.Canvas(), fyne.Position{})
	content, ok := overlayContent(window.Canvas().Overlays().Top())
	if !ok {
		t.Fatal("a container over a window has no Content")
	}
	menu, ok := shownMenu(content)
	if !ok {
		t.Fatal("what shows a menu has no Menu")
	}
	menu.ActivateNext()
	for i, row := range menu.Items {
		if item, ok := rowItem(row); !ok || item != items[i] {
			t.Errorf("row %d of a menu has no Item", i)
		}
		if active := isActive(menu, row); active != (i == 0) {
			t.Errorf("activeItem of a menu is on row %d: %v", i, active)
		}
	}
}
