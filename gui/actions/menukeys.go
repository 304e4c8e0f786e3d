package actions

import (
	"runtime"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// keysByMenu reports whether the menus are the system's, which write and hear shortcuts themselves. Fyne's own write
// them so faintly that they cannot be read, so there they are part of the words, and the window hears them.
func keysByMenu() bool { return runtime.GOOS == "darwin" || runtime.GOOS == "js" }

// AddShortcuts lets a window hear the shortcuts of the actions; do is given the ID of the one that is meant.
func (t *Table) AddShortcuts(to fyne.Canvas, do func(id string)) {
	if keysByMenu() {
		return
	}
	for _, a := range t.Actions {
		if a.Shortcut != nil {
			to.AddShortcut(a.Shortcut, func(fyne.Shortcut) { do(a.ID) })
		}
	}
}

// writeKeys writes the keys of a menu's actions in a column behind their words, and likewise in the menus below it.
func (t *Table) writeKeys(menu *fyne.Menu) {
	if keysByMenu() {
		return
	}
	keys := map[*fyne.MenuItem]string{}
	for a, item := range t.items {
		keys[item] = a.Keys()
	}
	var widest float32
	for _, item := range menu.Items {
		widest = max(widest, textWidth(item.Label))
	}
	space := textWidth(strings.Repeat(" ", 100)) / 100
	for _, item := range menu.Items {
		if item.ChildMenu != nil {
			t.writeKeys(item.ChildMenu)
		}
		if keys[item] != "" {
			const gap = 4 // spaces
			item.Label += strings.Repeat(" ", gap+int((widest-textWidth(item.Label))/space+0.5)) + keys[item]
		}
	}
}

func textWidth(text string) float32 {
	return fyne.MeasureText(text, theme.TextSize(), fyne.TextStyle{}).Width
}
