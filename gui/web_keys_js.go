package gui

import (
	"strings"
	"syscall/js"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/gui/actions"
	"ninefold/gui/page"
)

// joinKeys shares the keyboard among the browser, the page's text box and the window.
func (p *webPage) joinKeys(a *App) {
	p.textBox = page.NewTextBox(
		func() { a.tasks.Post(func() { p.follow(a) }) },
		func(text string) { a.tasks.Post(func() { a.typeText(text) }) },
		func() { a.tasks.Post(func() { a.pressed(fyne.KeyBackspace) }) },
	)
	page.ListenFirst("keydown", func(event js.Value) { p.keyDown(a, key{event}) })
	page.OnPasted(func(text string) { a.tasks.Post(func() { a.pasteText(text) }) })
}

// follow gives the browser's keyboard to the page's text box while a text field has the window's.
func (p *webPage) follow(a *App) {
	if field, ok := a.textField(); ok {
		p.textBox.Focus(a.placeOf(field))
	} else {
		p.textBox.Blur()
	}
}

// textField is the text field that has the keyboard, and false for none.
func (a *App) textField() (fyne.CanvasObject, bool) {
	type entry interface {
		fyne.CanvasObject
		fyne.Tabbable
		SelectedText() string
	}
	field, ok := a.window.Canvas().Focused().(entry)
	return field, ok
}

// keyDown decides whose a key is. What is kept from Fyne is left to the browser; the rest Fyne keeps from the browser.
func (p *webPage) keyDown(a *App, k key) {
	name, unnamed := k.unnamed()
	switch {
	case k.composes(), p.textBox.Focused() && k.types(), k.pastes(), k.commands() && !a.means(k):
		k.event.Call("stopPropagation")
	case p.textBox.Focused() && p.fieldKey(a, k):
		k.event.Call("stopPropagation")
		k.event.Call("preventDefault")
	case !unnamed || k.control():
	case k.is("altKey"):
		a.tasks.Post(func() { a.table.PressShortcut(name, fyne.KeyModifierAlt) })
	default:
		a.tasks.Post(func() { a.pressed(name) })
	}
}

// fieldKey gives a text field a key that types nothing, after what was typed before, which Fyne would not wait for. It
// reports false for a key that is Fyne's all the same.
func (p *webPage) fieldKey(a *App, k key) bool {
	if k.commands() {
		a.tasks.Post(func() {
			if field, ok := a.window.Canvas().Focused().(fyne.Shortcutable); ok {
				field.TypedShortcut(k.shortcut(a.app.Clipboard()))
				p.follow(a) // a dialog that has closed takes its field along without a word
			}
		})
		return true
	}
	name, ok := fieldKeys[k.event.Get("key").String()]
	if ok {
		a.tasks.Post(func() {
			a.pressed(name)
			p.follow(a)
		})
	}
	return ok
}

// fieldKeys are keys that move and delete in a text field, or leave it, by what the browser calls them.
var fieldKeys = map[string]fyne.KeyName{
	"Backspace": fyne.KeyBackspace, "Delete": fyne.KeyDelete, "Enter": fyne.KeyReturn, "Escape": fyne.KeyEscape,
	"ArrowLeft": fyne.KeyLeft, "ArrowRight": fyne.KeyRight, "ArrowUp": fyne.KeyUp, "ArrowDown": fyne.KeyDown,
	"Home": fyne.KeyHome, "End": fyne.KeyEnd, "PageUp": fyne.KeyPageUp, "PageDown": fyne.KeyPageDown,
}

// key is a key that goes down, as the browser tells of it.
type key struct{ event js.Value }

func (k key) is(flag string) bool { return k.event.Get(flag).Bool() }

func (k key) control() bool { return k.is("ctrlKey") || k.is("metaKey") }

// composes reports whether the key is a part of a character that is being composed, or one of a phone's keyboard, which
// has no keys.
func (k key) composes() bool {
	const processed = 229
	return k.is("isComposing") || k.event.Get("keyCode").Int() == processed
}

// types reports whether the key puts a character into a text.
func (k key) types() bool {
	level3 := k.event.Call("getModifierState", "AltGraph").Bool()
	return utf8.RuneCountInString(k.event.Get("key").String()) == 1 && (!k.control() || level3)
}

// pastes reports whether the browser pastes at the key. Then it gives the text without asking.
func (k key) pastes() bool {
	return k.control() && !k.is("shiftKey") && !k.is("altKey") && k.name() == fyne.KeyV
}

// commands reports whether the key may be a command to the program or the browser.
func (k key) commands() bool {
	const f1, f12 = 112, 123
	code := k.event.Get("keyCode").Int()
	return k.modifier()&^fyne.KeyModifierShift != 0 && k.name() != "" || f1 <= code && code <= f12
}

func (k key) modifier() fyne.KeyModifier {
	var m fyne.KeyModifier
	if k.control() {
		m |= fyne.KeyModifierShortcutDefault
	}
	if k.is("altKey") {
		m |= fyne.KeyModifierAlt
	}
	if k.is("shiftKey") {
		m |= fyne.KeyModifierShift
	}
	return m
}

// name is the key as Fyne calls it. A key that no command has is called as the browser does, and a modifier alone is
// nameless.
func (k key) name() fyne.KeyName {
	code := k.event.Get("keyCode").Int()
	switch name := k.event.Get("key").String(); {
	case '0' <= code && code <= '9', 'A' <= code && code <= 'Z':
		return fyne.KeyName(rune(code))
	case name == "Control", name == "Alt", name == "Shift", name == "Meta", name == "AltGraph":
		return ""
	case name == "Enter":
		return fyne.KeyReturn
	default:
		return fyne.KeyName(name)
	}
}

// shortcut is the key as a text field wants it.
func (k key) shortcut(clipboard fyne.Clipboard) fyne.Shortcut {
	pressed := desktop.CustomShortcut{KeyName: k.name(), Modifier: k.modifier()}
	switch pressed {
	case *ctrl(fyne.KeyA):
		return &fyne.ShortcutSelectAll{}
	case *ctrl(fyne.KeyC):
		return &fyne.ShortcutCopy{Clipboard: clipboard}
	case *ctrl(fyne.KeyX):
		return &fyne.ShortcutCut{Clipboard: clipboard}
	case *ctrl(fyne.KeyZ):
		return &fyne.ShortcutUndo{}
	case *ctrl(fyne.KeyY), *actions.CtrlShift(fyne.KeyZ).(*desktop.CustomShortcut):
		return &fyne.ShortcutRedo{}
	}
	return &pressed
}

// unnamed is a key to which Fyne gives no name on a web page, unless Ctrl is down; and false if it does.
func (k key) unnamed() (fyne.KeyName, bool) {
	code := k.event.Get("code").String()
	switch code {
	case "Home":
		return fyne.KeyHome, true
	case "End":
		return fyne.KeyEnd, true
	case "PageUp":
		return fyne.KeyPageUp, true
	case "PageDown":
		return fyne.KeyPageDown, true
	}
	letter, ok := strings.CutPrefix(code, "Key")
	return fyne.KeyName(letter), ok
}

// means reports whether a key is a command of the program's, or of the text field's that has the keyboard. All others stay
// the browser's.
func (a *App) means(k key) bool {
	pressed := desktop.CustomShortcut{KeyName: k.name(), Modifier: k.modifier()}
	if _, ok := a.textField(); ok {
		switch pressed {
		case *ctrl(fyne.KeyA), *ctrl(fyne.KeyX), *ctrl(fyne.KeyReturn), *ctrl(fyne.KeyBackspace):
			return true
		}
	}
	for _, action := range a.table.Actions {
		var own desktop.CustomShortcut
		switch s := action.Shortcut.(type) {
		case *desktop.CustomShortcut:
			own = *s
		case *fyne.ShortcutUndo:
			own = *ctrl(fyne.KeyZ)
		case *fyne.ShortcutRedo:
			own = *ctrl(fyne.KeyY)
		case *fyne.ShortcutCopy:
			own = *ctrl(fyne.KeyC)
		default:
			own = desktop.CustomShortcut{KeyName: action.Key}
		}
		if own == pressed {
			return true
		}
	}
	return pressed == *actions.CtrlShift(fyne.KeyZ).(*desktop.CustomShortcut)
}

func ctrl(name fyne.KeyName) *desktop.CustomShortcut {
	return actions.Ctrl(name).(*desktop.CustomShortcut)
}

// pressed is what Fyne does when a key is pressed.
func (a *App) pressed(name fyne.KeyName) {
	event := &fyne.KeyEvent{Name: name}
	if focused := a.window.Canvas().Focused(); focused != nil {
		focused.TypedKey(event)
		return
	}
	a.typedKey(event)
}

// typeText is what Fyne does when a text is typed.
func (a *App) typeText(text string) {
	field := a.window.Canvas().Focused()
	if field == nil {
		return
	}
	if isChinese(text) {
		a.page.fetchFont(a)
	}
	for _, r := range text {
		if r == '\n' {
			field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		} else {
			field.TypedRune(r)
		}
	}
}

// pasteText pastes a text that the browser has given.
func (a *App) pasteText(text string) {
	if _, ok := a.textField(); ok {
		a.window.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutPaste{Clipboard: held(text)})
		return
	}
	if !a.dialogs.Busy() {
		a.exchange.PasteText(text)
	}
}

// held is a clipboard that holds a text.
type held string

func (h held) Content() string { return string(h) }
func (held) SetContent(string) {}
