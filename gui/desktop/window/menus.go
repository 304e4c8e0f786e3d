package window

import (
	"reflect"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

type menus struct {
	all      []view.Menu
	shown    []view.Menu // in the bar
	fyne     *fyne.MainMenu
	measured bool // items show their keys, which takes measuring all words; false until the window is shown
	keyed    bool // the items shown have their keys
}

const keysGap = 16 // units between the words of a menu and its keys

const quitID = "quit" // the item that ends the program

// setMenus shows menus. If their words and keys are the same as before, it only updates their states.
func (w *Window) setMenus(all []view.Menu) {
	m := &w.menus
	m.all = all
	if m.measured && !systemMenus {
		all = inBar(all, w.window.Canvas().Size().Width)
	}
	switch {
	case all == nil || reflect.DeepEqual(all, m.shown) && m.keyed == m.measured:
		return
	case m.fyne != nil && m.keyed == m.measured && sameMenus(all, m.shown):
		for i, menu := range all {
			refreshItems(m.fyne.Items[i].Items, menu.Items)
		}
		m.shown = all
		m.fyne.Refresh()
		w.passOverInBar()
		return
	}
	m.shown, m.keyed, m.fyne = all, m.measured, &fyne.MainMenu{}
	for _, menu := range all {
		m.fyne.Items = append(m.fyne.Items, fyne.NewMenu(menu.Words, w.itemsOf(menu.Items)...))
	}
	w.window.SetMainMenu(m.fyne)
	w.passOverInBar()
	if content := w.window.Content(); content != nil {
		w.window.Canvas().Refresh(content) // Fyne does not draw the new menus by itself
	}
}

// inBar returns the menus of a bar of a width. Fyne opens each below its name, also past the window's edge. So the last
// ones, if they would not fit, are submenus of one, which Fyne places in the window; where only the very last would
// not, it does without its keys if it then fits. The first stays: Fyne takes the item that ends the program from it, or
// else adds its own, which asks nothing.
func inBar(all []view.Menu, width float32) []view.Menu {
	const nameRoom = 20 // units around a name
	at, n, last := float32(0), len(all), len(all)-1
	for i, menu := range all {
		plain := slices.Clone(menu.Items)
		for i := range plain {
			plain[i].Keys = keys.Shortcut{}
		}
		switch {
		case i == 0 || n < i || at+openWidth(menu.Items) <= width:
		case i == last && at+openWidth(plain) <= width:
			all = append(slices.Clone(all[:last]), view.Menu{Words: menu.Words, Items: plain})
		default:
			n = i
		}
		at += textWidth(menu.Words) + nameRoom
	}
	if n > last {
		return all
	}
	more := view.Menu{Words: language.Text("panel.more")}
	for _, menu := range all[n:] {
		more.Items = append(more.Items, view.MenuItem{Words: menu.Words, Items: menu.Items})
	}
	return append(slices.Clone(all[:n]), more)
}

// openWidth returns the greatest width that a menu with these items has when it is open: when one of them is on.
func openWidth(items []view.MenuItem) float32 {
	const edges, arrow, check = 24, 20, 28 // units
	words, shortcuts, signs := float32(0), float32(0), float32(edges)
	for _, item := range items {
		wide := textWidth(item.Words)
		if item.Items != nil {
			wide += arrow
		}
		if item.Switch {
			signs = edges + check
		}
		if item.Keys.Key != "" {
			shortcuts = max(shortcuts, keysGap+textWidth(item.Keys.Words()))
		}
		words = max(words, wide)
	}
	return words + shortcuts + signs
}

// sameMenus reports whether menus differ at most in which items are on or disabled.
func sameMenus(a, b []view.Menu) bool {
	return slices.EqualFunc(a, b, func(a, b view.Menu) bool {
		return a.Words == b.Words && sameItems(a.Items, b.Items)
	})
}

func sameItems(a, b []view.MenuItem) bool {
	return slices.EqualFunc(a, b, func(a, b view.MenuItem) bool {
		return a.ID == b.ID && a.Words == b.Words && a.Keys == b.Keys && sameItems(a.Items, b.Items)
	})
}

func refreshItems(shown []*fyne.MenuItem, items []view.MenuItem) {
	for i, item := range items {
		shown[i].Checked, shown[i].Disabled = item.On, item.Disabled
		if shown[i].ChildMenu != nil {
			refreshItems(shown[i].ChildMenu.Items, item.Items)
		}
	}
}

// itemsOf returns the items of a menu, with their keys in a column after the words.
func (w *Window) itemsOf(items []view.MenuItem) (all []*fyne.MenuItem) {
	widest := float32(0)
	if w.menus.measured && !systemMenus {
		for _, item := range items {
			widest = max(widest, textWidth(item.Words))
		}
	}
	for _, item := range items {
		all = append(all, w.itemOf(item, widest))
	}
	return all
}

func (w *Window) itemOf(item view.MenuItem, widest float32) *fyne.MenuItem {
	if item.Words == "" {
		return fyne.NewMenuItemSeparator()
	}
	shown := fyne.NewMenuItem(item.Words, func() { w.choose(item) })
	shown.Checked, shown.Disabled, shown.IsQuit = item.On, item.Disabled, item.ID == quitID
	if item.ID == "" {
		shown.Action, shown.ChildMenu = nil, fyne.NewMenu(item.Words, w.itemsOf(item.Items)...)
	}
	switch words := item.Keys.Words(); {
	case systemMenus && item.Keys.Modified():
		shown.Shortcut = shortcutOf(item.Keys)
	case words != "" && widest > 0:
		shown.Label += blank(keysGap+widest-textWidth(item.Words)) + words
	}
	return shown
}

// passOverInBar lets the arrow keys pass over the disabled items of the bar, which Fyne has just made anew.
func (w *Window) passOverInBar() {
	canvas, _ := w.window.Canvas().(interface{ ObjectTrees() []fyne.CanvasObject })
	if canvas == nil || systemMenus {
		return
	}
	for _, tree := range canvas.ObjectTrees() {
		bar, ok := tree.(fyne.Widget)
		if !ok {
			continue
		}
		shown := w.menus.fyne.Items
		for _, o := range bar.CreateRenderer().Objects() {
			if menu, ok := o.(*widget.Menu); ok {
				passOver(menu, shown[0].Items)
				shown = shown[1:]
			}
		}
		return
	}
}

// passOver lets the arrow keys pass over the disabled items of a menu. Fyne's keys would stop at them, but pass over
// separators and all else that is no item.
func passOver(menu *widget.Menu, items []*fyne.MenuItem) {
	for i, o := range menu.Items {
		if items[i].Disabled {
			menu.Items[i] = container.NewStack(o)
		} else if of, ok := o.(interface{ Child() *widget.Menu }); ok && items[i].ChildMenu != nil {
			passOver(of.Child(), items[i].ChildMenu.Items)
		}
	}
}

// choose does what an item says. The system handles a menu's shortcut before a focused text field sees it, and even
// under a dialog. Then the field gets it or, without a field, nobody.
func (w *Window) choose(item view.MenuItem) {
	if field, ok := w.window.Canvas().Focused().(fyne.Shortcutable); ok && systemMenus && item.Keys.Modified() {
		field.TypedShortcut(withClipboard(shortcutOf(item.Keys), w.app.Clipboard()))
		return
	}
	if len(w.dialogs) == 0 {
		w.main.Send(screen.Do(item.ID))
	}
}

// withClipboard returns the shortcut in the form that a text field needs.
func withClipboard(shortcut fyne.Shortcut, clipboard fyne.Clipboard) fyne.Shortcut {
	switch shortcut.(type) {
	case *fyne.ShortcutCut:
		return &fyne.ShortcutCut{Clipboard: clipboard}
	case *fyne.ShortcutCopy:
		return &fyne.ShortcutCopy{Clipboard: clipboard}
	case *fyne.ShortcutPaste:
		return &fyne.ShortcutPaste{Clipboard: clipboard}
	}
	return shortcut
}

// blank returns spaces as nearly as wide as `width`, in units, as normal and thin ones can be.
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
