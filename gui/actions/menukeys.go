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
	for _, item := range menu.Items {
		if item.ChildMenu != nil {
			t.writeKeys(item.ChildMenu)
		}
		if keys[item] != "" {
			const gap = 16 // units
			item.Label += blank(gap+widest-textWidth(item.Label)) + keys[item]
		}
	}
}

// blank is spaces that are as wide as so many units, as nearly as can be: thin ones make up for what the others are too
// wide or too narrow for.
func blank(width float32) string {
	const thin, most = "\u2006", 6 // spaces
	wide, narrow := textWidth(strings.Repeat(" ", 100))/100, textWidth(strings.Repeat(thin, 100))/100
	best, off := "", width
	for thins := range most {
		rest := width - float32(thins)*narrow
		spaces := int(rest/wide + 0.5)
		if by := max(rest-float32(spaces)*wide, float32(spaces)*wide-rest); by < off {
			best, off = strings.Repeat(" ", spaces)+strings.Repeat(thin, thins), by
		}
	}
	return best
}

func textWidth(text string) float32 {
	return fyne.MeasureText(text, theme.TextSize(), fyne.TextStyle{}).Width
}
