// Package keys names the keys of a keyboard, alone and with modifiers. A window and a web page translate theirs to
// these.
package keys

import (
	"runtime"
	"strings"
)

// Key is a key without modifiers. Letters, digits and function keys are called by what is written on them, letters in
// capitals.
type Key string

// The keys that are not called by a letter, a digit or a function key's name.
const (
	None      Key = ""
	Up        Key = "Up"
	Down      Key = "Down"
	Left      Key = "Left"
	Right     Key = "Right"
	Home      Key = "Home"
	End       Key = "End"
	PageUp    Key = "Page Up"
	PageDown  Key = "Page Down"
	Enter     Key = "Enter"
	Space     Key = "Space"
	Escape    Key = "Escape"
	Backspace Key = "Backspace"
	Delete    Key = "Delete"
	Tab       Key = "Tab"
)

// Shortcut is a key with the modifiers that are held. On a Mac, Ctrl is Cmd.
type Shortcut struct {
	Key              Key
	Ctrl, Shift, Alt bool
}

// Alone is a key without modifiers.
func Alone(k Key) Shortcut { return Shortcut{Key: k} }

// Ctrl is a key with Ctrl, or with Cmd on a Mac.
func Ctrl(k Key) Shortcut { return Shortcut{Key: k, Ctrl: true} }

// CtrlShift is a key with Ctrl and Shift, or with Cmd and Shift on a Mac.
func CtrlShift(k Key) Shortcut { return Shortcut{Key: k, Ctrl: true, Shift: true} }

// Alt is a key with Alt.
func Alt(k Key) Shortcut { return Shortcut{Key: k, Alt: true} }

// Modified reports whether the shortcut has a modifier other than Shift alone.
func (s Shortcut) Modified() bool { return s.Ctrl || s.Alt }

// Words is the shortcut as it is written, such as Ctrl+Z, or Cmd+Z on a Mac; empty for none.
func (s Shortcut) Words() string {
	if s.Key == None {
		return ""
	}
	command := "Ctrl"
	if runtime.GOOS == "darwin" {
		command = "Cmd"
	}
	var words []string
	for _, m := range [...]struct {
		held bool
		word string
	}{{s.Ctrl, command}, {s.Alt, "Alt"}, {s.Shift, "Shift"}} {
		if m.held {
			words = append(words, m.word)
		}
	}
	return strings.Join(append(words, string(s.Key)), "+")
}
